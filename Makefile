# make play       set up what is needed, serve the games and open the browser (HOST=, PORT=)
# make terminal   set up what is needed and play in the terminal (GAME=, such as carnuta)
# make test       set up what is needed and run all checks and tests
# make quick      while you work: the checks, and the tests of rules and tables, in under a minute
# make lint       the checks alone
# make web        build the client for the browser, which `ludo serve` serves
# make wheel      build the package with the client in it, for people without Node
# make pictures   make the pictures of the documentation
# make help       this text

GAME   ?= kraaw
HOST   ?= 127.0.0.1
PORT   ?= 8000
VENV   := .venv
BIN    := $(VENV)/bin
PYTHON ?= $(shell for p in python3.14 python3.13 python3.12 python3.11 python3 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
PIP    := $(BIN)/pip install --quiet --quiet --disable-pip-version-check
NPM    := $(BIN)/python web/npm.py
RULES  := $(shell find src -name '*.pxd') $(patsubst %.pxd,%.py,$(shell find src -name '*.pxd'))
CLIENT := $(shell find web -name node_modules -prune -o -type f -print) \
	$(shell find src docs/rules -name '*.ftl' -o -name '*.md')
BOTH   := $(addprefix tests/,contract core games playthroughs records)
QUICK  := $(addprefix tests/,contract core games i18n store table)
BUILT  := src/ludotheque/web/index.html
# Node is needed where the client is not built, or older than what it is built from.
STALE  := $(shell test -z "$$(find $(CLIENT) -newer $(BUILT) 2>&1)" || echo yes)
NODE   := web/package.json web/package-lock.json web/npm.py
BRING  := $(NPM) install --no-save --no-audit --no-fund --loglevel=error
# What only checks the client takes longer to bring, and nobody needs it to play.
MODULES := web/node_modules/$(if $(or $(wildcard web/node_modules/.checks),\
	$(filter test lint-web test-web,$(MAKECMDGOALS))),.checks,.builds)
CORES  := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
# one more than there are cores: tests with a browser often wait for it
PYTEST := $(BIN)/pytest -n $(shell expr $(CORES) + 1)
# What is built has a Python and a JavaScript side, and what is checked, too: side by side.
MAKEFLAGS += --jobs=$(CORES)
# $(call step,number,what,command): a person sees what is going on, and how long it took.
step = @printf '[%s/6] %s …\n' $(1) '$(2)'; start=$$(date +%s); $(3) && \
	printf '[%s/6] %s: %s s\n' $(1) '$(2)' $$(($$(date +%s) - start))

comma  := ,
# $(call bring,["project"]["dependencies"]): install what pyproject.toml lists there.
bring  = $(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))$(1), \
	sep="\n")' | $(PIP) --requirement /dev/stdin

.PHONY: help play terminal web test quick lint lint-web test-rules test-web browser wheel pictures clean
.DEFAULT_GOAL := help

help:
	@sed -n 's/^# make/make/p' Makefile

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed; none was found." >&2; exit 1; }
	$(call step,1,an environment for Python,$(PYTHON) -m venv $(VENV))

# What pyproject.toml asks for to build the package is installed once, for all builds that follow.
$(VENV)/builder: pyproject.toml $(BIN)/python
	$(call step,2,what compiles the rules,$(call bring,["build-system"]["requires"]))
	@touch $@

# Compiled where there is a C compiler; the same sources run without one.
$(VENV)/compiled: setup.py $(RULES) $(VENV)/builder
	$(call step,3,the rules$(comma) compiled,$(BIN)/python setup.py --quiet build_ext --inplace)
	@touch $@

$(VENV)/needed: pyproject.toml $(BIN)/python
	$(call step,4,what the games run on,$(call bring,["project"]["dependencies"]))
	@touch $@

$(VENV)/play: pyproject.toml setup.py $(VENV)/needed | $(VENV)/compiled
	@$(PIP) --no-build-isolation --no-deps --editable .
	@touch $@

$(VENV)/dev: $(VENV)/play | $(VENV)/compiled
	$(call bring,["project"]["optional-dependencies"]["dev"])
	@touch $@

web/node_modules/.builds: $(NODE) | $(BIN)/python
	$(call step,5,what builds the client,$(BRING) --omit=dev)
	@touch $@

web/node_modules/.checks: $(NODE) | $(BIN)/python
	$(call step,5,what builds and checks the client,$(BRING))
	@touch $@

$(BUILT): $(CLIENT) | $(if $(STALE),$(MODULES))
	$(call step,6,the client,$(NPM) run build --silent -- --logLevel=error)

web: $(BUILT)

play: $(VENV)/play $(BUILT)
	$(BIN)/ludo serve --open --host $(HOST) --port $(PORT)

terminal: $(VENV)/play
	$(BIN)/ludo play $(GAME)

lint: $(VENV)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/declare_constants.py --check

lint-web: $(VENV)/dev web/node_modules/.checks
	$(BIN)/python web/make_types.py --check
	$(NPM) run check

test-web: web/node_modules/.checks
	$(NPM) test

browser: $(VENV)/dev
	$(BIN)/python -m tests.browser.provide

# All tests as compiled as this machine can; then those that run the rules once more, interpreted.
test: lint lint-web test-web $(BUILT) browser
	$(PYTEST)
	LUDOTHEQUE_PURE=1 $(PYTEST) -m "not once" $(BOTH)

# The rules compiled, on few random games; `make test` plays many, and interpreted ones.
quick: lint test-rules

test-rules: $(VENV)/dev
	$(PYTEST) -q --hypothesis-profile=quick $(QUICK)

wheel: $(VENV)/dev $(BUILT)
	$(BIN)/python -m build --wheel

pictures: $(VENV)/dev $(BUILT) browser
	$(BIN)/python -m tests.terminal.pictures
	$(BIN)/python -m tests.browser.pictures

clean:
	rm -rf $(VENV) build dist src/*.egg-info web/node_modules src/ludotheque/web
	find src -name '*.so' -delete
