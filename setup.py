"""Compiles every module that has a `.pxd` beside it; without a C compiler the sources run."""

from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

SOURCES = sorted(path.with_suffix(".py") for path in Path("src").rglob("*.pxd"))


def module_name(path: Path) -> str:
    """Return the dotted name of a module of ours."""
    return ".".join(path.with_suffix("").relative_to("src").parts)


setup(
    ext_modules=cythonize(
        [Extension(module_name(path), [str(path)], optional=True) for path in SOURCES],
        build_dir="build/cython",
        language_level=3,
        compiler_directives={
            "annotation_typing": False,  # annotations are for mypy, the C types are in the .pxd
            "infer_types": True,
            "boundscheck": False,
            "wraparound": False,
            "cdivision": True,
        },
    )
)
