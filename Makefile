# Everything a newcomer needs: `make play`, `make test`. Both set up what is missing, once.
PYTHON ?= python3
BIN := .venv/bin
COMPILE = $(BIN)/uv pip compile --no-config --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --strip-extras --no-header --no-annotate $(UPGRADE) pyproject.toml

.DEFAULT_GOAL := help
.PHONY: help setup play test check bench lock clean
.DELETE_ON_ERROR:

help: ## say what there is to make
	@sed -nE 's/^([a-z]+):[^#]*## (.*)/make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "  %-12s %s\n", $$1, $$2 }'

setup: .venv/.package ## make .venv and install what is locked

play: setup ## play in the terminal (GAME=ghosts_galore, or be asked)
	@$(BIN)/underhall play $(GAME)

test: check ## the checks, then every test (ARGS="-k readme" goes to pytest)
	$(BIN)/pytest -n auto $(ARGS)

check: setup ## lint, format, types, direction of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: setup ## measure, beside peers in the same run
	$(BIN)/python -m bench $(ARGS)

lock: setup ## write requirements/*.lock anew (UPGRADE=--upgrade for newer versions); needs the network
	$(BIN)/python -m pip install --quiet uv
	$(COMPILE) --extra server --extra arena --extra envs --extra dev -o requirements/dev.lock
	$(COMPILE) --extra server -c requirements/dev.lock -o requirements/run.lock

clean: ## remove .venv and everything built
	rm -rf .venv build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# The stamps: a second run finds them up to date and touches neither the network nor pip.
.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Underhall needs Python 3.11 or newer; name one with: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	$(PYTHON) -m venv .venv

.venv/.locked: requirements/dev.lock | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.lock
	@touch $@

.venv/.package: pyproject.toml .venv/.locked
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@
