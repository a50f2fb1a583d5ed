# make play       set up what is needed, serve the games and open the browser (HOST=, PORT=)
# make terminal   set up what is needed and play in the terminal (GAME=, such as carnuta)
# make test       set up what is needed and run all checks and tests
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
PIP    := $(BIN)/pip install --quiet --disable-pip-version-check
NPM    := $(BIN)/python web/npm.py
RULES  := $(shell find src -name '*.pxd') $(patsubst %.pxd,%.py,$(shell find src -name '*.pxd'))
CLIENT := $(shell find web -name node_modules -prune -o -type f -print) \
	$(shell find src docs/rules -name '*.ftl' -o -name '*.md')
BOTH   := $(addprefix tests/,contract core games playthroughs records)
BUILT  := src/ludotheque/web/index.html
# one more than there are cores: tests with a browser often wait for it
PYTEST  = $(BIN)/pytest -n $$($(BIN)/python -c 'import os; print(os.cpu_count() + 1)')

.PHONY: help play terminal web test lint lint-web test-web browser wheel pictures clean
.DEFAULT_GOAL := help

help:
	@sed -n 's/^# make/make/p' Makefile

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed; none was found." >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

# Compiled where there is a C compiler; the same sources run without one.
$(VENV)/play: pyproject.toml setup.py $(RULES) $(BIN)/python
	$(PIP) --editable .
	@touch $@

$(VENV)/dev: pyproject.toml setup.py $(RULES) $(BIN)/python
	$(PIP) --editable '.[dev]'
	@touch $(VENV)/play $@

web/node_modules/.ready: web/package.json web/package-lock.json web/npm.py | $(BIN)/python
	$(NPM) install --no-save --no-audit --no-fund
	@touch $@

$(BUILT): web/node_modules/.ready $(CLIENT)
	$(NPM) run build

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

lint-web: $(VENV)/dev web/node_modules/.ready
	$(BIN)/python web/make_types.py --check
	$(NPM) run check

test-web: web/node_modules/.ready
	$(NPM) test

browser: $(VENV)/dev
	$(BIN)/python -m tests.browser.provide

# All tests as compiled as this machine can; then those that run the rules once more, interpreted.
test: lint lint-web test-web $(BUILT) browser
	$(PYTEST)
	LUDOTHEQUE_PURE=1 $(PYTEST) -m "not once" $(BOTH)

wheel: $(VENV)/dev $(BUILT)
	$(BIN)/python -m build --wheel

pictures: $(VENV)/dev $(BUILT) browser
	$(BIN)/python -m tests.terminal.pictures
	$(BIN)/python -m tests.browser.pictures

clean:
	rm -rf $(VENV) build dist src/*.egg-info web/node_modules src/ludotheque/web
	find src -name '*.so' -delete
