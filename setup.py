"""Compiles every module that has a `.pxd` beside it; without a C compiler the sources run."""

import os
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError

SOURCES = sorted(path.with_suffix(".py") for path in Path("src").rglob("*.pxd"))
FLAGS = ["-g0"]  # nobody debugs the C, and describing it takes a quarter of the time


class CompileIfPossible(build_ext):  # type: ignore[misc] # setuptools has no types here
    """Compiles all modules or none: compiled and interpreted rules do not fit together."""

    def finalize_options(self) -> None:
        """Let as many compilers run as there are cores."""
        super().finalize_options()
        self.parallel = os.cpu_count()

    def build_extensions(self) -> None:
        """Build everything; if anything could not be built, take away the rest."""
        drop_what_is_compiled_no_more()
        if self.compiler.compiler_type == "unix" and "CFLAGS" not in os.environ:
            self.compiler.compiler_so += FLAGS
        super().build_extensions()
        built = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if not all(path.exists() for path in built):
            self.announce("no compiled rules: the same sources will run interpreted", level=3)
            here = [Path("src", self.get_ext_filename(each.name)) for each in self.extensions]
            for path in built + here:
                path.unlink(missing_ok=True)

    def build_extension(self, extension: Extension) -> None:
        """Build one module; a compiler that is not there is a failure like any other."""
        here = Path("src", self.get_ext_filename(extension.name))
        if is_up_to_date(here, extension):
            there = Path(self.get_ext_fullpath(extension.name))
            there.parent.mkdir(parents=True, exist_ok=True)
            self.copy_file(str(here), str(there))
            return
        try:
            super().build_extension(extension)
        except OSError as error:
            raise CompileError(str(error)) from error


def is_up_to_date(built: Path, extension: Extension) -> bool:
    """Say whether a module was compiled in its place since Cython wrote its C source.

    Without this, pip would compile all modules for a change to one of them.
    """
    source = Path(extension.sources[0])
    return built.exists() and built.stat().st_mtime >= source.stat().st_mtime


def drop_what_is_compiled_no_more() -> None:
    """Remove what was compiled from sources that now run as they are: Python would prefer it."""
    for suffix in ("so", "pyd"):
        for path in Path("src").rglob(f"*.{suffix}"):
            if not path.with_name(path.name.partition(".")[0] + ".pxd").exists():
                path.unlink()


def module_name(path: Path) -> str:
    """Return the dotted name of a module of ours."""
    return ".".join(path.with_suffix("").relative_to("src").parts)


def translate() -> list[Extension]:
    """Translate to C what has changed, on all cores, and return all modules."""
    modules: list[Extension] = cythonize(
        [Extension(module_name(path), [str(path)]) for path in SOURCES],
        build_dir="build/cython",
        nthreads=os.cpu_count() or 1,
        quiet=True,
        language_level=3,
        compiler_directives={
            "annotation_typing": False,  # annotations are for mypy, the C types are in the .pxd
            "infer_types": True,
            "boundscheck": False,
            "wraparound": False,
            "cdivision": True,
            "auto_pickle": False,  # nothing compiled is ever pickled, and its C takes time
        },
    )
    for module in modules:
        module.optional = True  # here, because cythonize makes extensions of its own
    return modules


if __name__ == "__main__":  # and not in the processes that translate
    setup(cmdclass={"build_ext": CompileIfPossible}, ext_modules=translate())
