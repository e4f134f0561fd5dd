# Everything a newcomer needs: `make play`, `make test`. Both set up what is missing, once.
PYTHON ?= python3
BIN := .venv/bin
FAST := build/fast/venv/bin
PAGE := src/underhall/server/page/index.html
QUICK := tests/core tests/ghosts_galore tests/mountain_king tests/caverna tests/test_front_door.py
# Servers, browsers and other processes are waited for: four tests at a time keep two cores busy.
WORKERS = $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) * 2)')
INSTALL = sh -c '[ "$$(id -u)" = 0 ] || S=sudo; $$S apt-get update -qq && $$S env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$$0"'
TWO_AT_A_TIME = +@$(MAKE) --no-print-directory --jobs=2 --output-sync=target
COMPILE = $(BIN)/uv pip compile --no-config --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --strip-extras --no-header --no-annotate $(UPGRADE) pyproject.toml

# A run that keeps no compiled files compiles every test again, in every process.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup play terminal quick types units test check python_checks page_types page_style page_tests fast test-fast soak bench screens walk docs art lock clean system
.DELETE_ON_ERROR:

help: ## list the targets
	@sed -nE 's/^([a-z-]+):[^#]*## (.*)/make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "  %-14s %s\n", $$1, $$2 }'

setup: .venv/.package ## make .venv and install what is locked

play: setup $(PAGE) ## start the table and open it in the browser (ARGS="--port 9000 --no-browser")
	@$(BIN)/underhall serve $(ARGS)

terminal: setup ## play in the terminal instead (GAME=ghosts_galore, or be asked)
	@$(BIN)/underhall play $(GAME)

quick: setup ## for daily use, under 90 seconds on two quiet cores: Python's types, units and rules
	$(BIN)/ruff check
	+@$(MAKE) --no-print-directory --jobs=2 types units

types:
	$(BIN)/mypy

units:
	$(BIN)/pytest -n auto --dist worksteal --ignore-glob='*/test_conformance.py' $(ARGS) $(QUICK)

test: setup web/node_modules/.locked system ## the checks, then every test, under 15 minutes on two quiet cores (ARGS="-k readme" goes to pytest)
	$(TWO_AT_A_TIME) page_style page_tests page_types python_checks
	$(BIN)/pytest -n $(WORKERS) --dist worksteal $(ARGS)

check: setup web/node_modules/.locked ## lint, format, types, direction of imports
	$(TWO_AT_A_TIME) page_style page_types python_checks

python_checks: types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports

page_types:
	cd web && npm run --silent check

page_style:
	cd web && npm run --silent lint

page_tests: $(PAGE)
	cd web && npm run --silent test

fast: ## compile the engines for this machine into build/fast, if it has a C compiler
	@if command -v $(firstword $(CC)) >/dev/null; then $(MAKE) --no-print-directory build/fast/.installed && \
		echo "$$($(FAST)/underhall --version): $(FAST)/underhall"; \
		else echo "There is no C compiler here ($(CC)): the engines stay in pure Python, which needs none."; fi

test-fast: fast system ## the golden digests and all tests of what is not a page, with the compiled engines
	@if [ ! -x $(FAST)/python ]; then exit 0; fi; set -ex; export UNDERHALL_ENGINES=compiled; \
		$(FAST)/python -m tests.digests; \
		$(FAST)/python -m pytest -n $(WORKERS) --dist worksteal --ignore=tests/browser --ignore=tests/docs \
			--ignore=tests/test_package.py --ignore=tests/test_site.py --ignore=tests/test_changes.py $(ARGS)

soak: setup ## kill servers and stop PostgreSQL 300 times each while people play (KILLS=…); an hour
	UNDERHALL_KILLS=$(or $(KILLS),300) $(BIN)/pytest -s -o timeout=7200 tests/server/faults/test_kills.py

bench: setup system $(PAGE) ## measure, alongside peers in the same run; after `make fast` the compiled engines too
	@set +e; set -x; $(BIN)/python -m bench $(ARGS); met=$$?; \
		if [ -z "$(ARGS)" ] && [ -x $(FAST)/python ]; then $(FAST)/python -m bench --section engines || met=$$?; fi; exit $$met

screens: setup system $(PAGE) ## write pictures of every screen to build/screens, or to FOLDER=…
	$(BIN)/python -m tests.browser.screens $(or $(FOLDER),build/screens)

walk: setup system $(PAGE) ## play each game in a browser by pointer, by touch and by keyboard, and count the clicks
	$(BIN)/python -m tests.browser.walking

art: setup system web/node_modules/.locked ## rebuild the page's pictures from their sources in web/art
	$(BIN)/python web/art/bake.py $(ARGS)

docs: setup ## build the site for readers into build/site: guide, reference, rules
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

lock: setup ## write requirements/*.lock again (UPGRADE=--upgrade for newer versions); needs the network
	$(BIN)/python -m pip install --quiet uv
	$(COMPILE) --extra server --extra arena --extra ray --extra dev -o requirements/dev.lock
	$(COMPILE) --extra server -c requirements/dev.lock -o requirements/run.lock

system: ## a browser and PostgreSQL for the tests, from the system's packages, if they are missing
	@command -v chromium-headless-shell chromium chromium-browser google-chrome >/dev/null || \
		$(INSTALL) chromium-headless-shell || $(INSTALL) chromium
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || $(INSTALL) postgresql

clean: ## remove .venv and everything built
	rm -rf .venv build dist web/node_modules src/underhall/server/page .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
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

# The compiled engines have an environment of their own, which borrows all other packages. Nothing compiled lies in src.
build/fast/.installed: .venv/.package hatch_build.py $(shell find src/underhall fast -name '*.py') | $(PAGE)
	rm -rf build/fast/venv build/fast/*.whl
	UNDERHALL_FAST=1 $(BIN)/python -m hatchling build -t wheel -d build/fast
	$(BIN)/python -m venv --without-pip build/fast/venv
	$(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))' \
		> "$$($(FAST)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/borrowed.pth"
	$(BIN)/python -m pip --python $(FAST)/python install --quiet --disable-pip-version-check --no-deps build/fast/*.whl
	@touch $@

web/node_modules/.locked: web/package-lock.json
	@node -e 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)' || \
		{ echo "Underhall's page needs Node 20 or newer"; exit 1; }
	@# Not `npm ci`: it refuses a lock that lists the compiler's binary for one platform only.
	cd web && npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE): web/node_modules/.locked $(shell find web/src web/art web/public web/plugins web/index.html web/vite.config.ts src/underhall/locales -type f 2>/dev/null)
	cd web && npm run --silent build -- --logLevel warn
	@touch $@
