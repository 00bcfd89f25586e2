PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILE := $(VENV)/lock/bin/uv pip compile --quiet --upgrade --universal --generate-hashes \
	--python-version 3.11 --custom-compile-command "make lock"
# Many tests wait: for a browser, a server or a show.
WORKERS := $(shell $(PYTHON) -c 'import os; print(3 * (os.cpu_count() or 1) // 2)')
# Tests write thousands of small databases and sync them: in memory, where there are 4 GB for it.
MEMORY := $(shell test -w /dev/shm && df -Pk /dev/shm | awk 'NR == 2 && $$4 > 4000000 {print $$6}')
PARALLEL = $(MAKE) --no-print-directory --output-sync
# Python keeps compiled modules in .venv, even where the environment forbids them beside the sources,
# because the tests start hundreds of programs.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/$(VENV)/bytecode
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
NPM = $(BIN)/python tools/node.py npm
HOUSE := src/samewave/packs/house
DECK := $(HOUSE)/built/manifest.json
PAGE := src/samewave/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/public -type f) $(wildcard web/*.ts web/*.mjs web/*.js web/*.html)

QUICK := $(addprefix tests/,core compatibility samegame laws history bots cli test_arrows.py \
	test_bounds.py test_caches.py test_cli.py test_golden.py test_rules_table.py test_sentences.py)
COMPILED := $(addprefix tests/,core compatibility laws test_golden.py test_move_cost.py \
	$(addprefix server/test_,entry_limits.py limits.py play.py store.py table_clock.py websocket.py))
# Thousands of games, in a program that Numba first compiles.
SLOW := tests/compatibility/test_tracks.py

.DEFAULT_GOAL := help
.PHONY: help setup play wheel compiled trywheel trycompiled network quick quick-page quick-tests test test-python test-page measure simulate fuzz attack check check-style check-types check-page format shots bench lighthouse golden docs associations lexicon lock clean

help: ## Show what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

# Playing needs the packages of requirements/play.txt, the deck and the page, and no more.
play: $(VENV)/play-ready ## Open tables for this machine and the phones on its network
	@$(MAKE) --no-print-directory --jobs=2 $(DECK) $(PAGE)
	@SAMEWAVE_HOST=$${SAMEWAVE_HOST-0.0.0.0} $(BIN)/samewave serve

$(VENV)/play-ready: requirements/play.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Samewave needs Python 3.11 or newer")'
	@echo "Installing Samewave into $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) install --no-compile --no-cache-dir --require-hashes -r requirements/play.txt
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(DECK): $(wildcard $(HOUSE)/images/*.svg) $(HOUSE)/pack.toml | $(VENV)/play-ready
	@$(BIN)/samewave pack build
	@touch $@

$(PAGE): web/package-lock.json $(PAGE_SOURCES) | $(VENV)/play-ready
	@$(BIN)/python tools/node.py page

wheel: $(VENV)/play-ready $(DECK) $(PAGE) ## Build the wheel into dist/, with the page and the pictures
	$(BIN)/python -m hatchling build -t wheel

# mypy brings mypyc; a C compiler must be on the machine.
compiled: $(VENV)/play-ready $(DECK) $(PAGE) ## Build a wheel for this machine in which the path of a move is compiled
	$(PIP) install --require-hashes -r requirements/compiled.txt
	SAMEWAVE_COMPILE=1 $(BIN)/python -m hatchling build -t wheel

setup: $(VENV)/ready $(VENV)/web-ready $(DECK) $(PAGE) ## Make .venv, the deck and the page: all that playing and testing need

$(VENV)/ready: $(VENV)/play-ready requirements/dev.txt
	@echo "Installing the tools for checks and tests ..."
	@$(PIP) install --no-compile --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/web-ready: $(VENV)/ready web/package-lock.json
	@$(BIN)/python tools/node.py packages
	@touch $@

check: setup ## Lint and check types
	@$(PARALLEL) --jobs=2 check-style check-types check-page

check-style:
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/codespell
	$(BIN)/python -m tools.prose

check-types:
	$(BIN)/mypy

check-page:
	$(NPM) --prefix web run --silent all

# Types come from mypy's cache, so that only what changed is checked again.
quick: $(VENV)/web-ready ## Run lint, types and the tests of rules, laws and units: about a minute
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@$(PARALLEL) --jobs=2 check-types quick-page quick-tests

quick-page:
	$(NPM) --prefix web run --silent test

quick-tests:
	$(BIN)/pytest -q -n auto --dist worksteal $(QUICK) $(addprefix --ignore=,$(SLOW))

# The longest run first, and the checks one after another beside them.
test: setup ## Run all checks and tests
	@$(BIN)/python -m tests.web.chromium > /dev/null
	@echo "Checking and testing; each part shows its results when it is done ..."
	@$(PARALLEL) --jobs=3 test-page test-python check-style check-types check-page

test-python test-page quick-tests: export TMPDIR := $(or $(TMPDIR),$(MEMORY),/tmp)

test-python:
	$(BIN)/pytest -n $(WORKERS) --dist worksteal --ignore=tests/web

test-page:
	$(BIN)/pytest -n $(WORKERS) --dist worksteal tests/web

measure: setup ## Measure time and memory where a limit must hold; needs an idle machine
	$(BIN)/pytest -m measures

simulate: $(VENV)/ready ## Simulate a cluster: SEEDS=1000 so many runs, SEED=7 one of them
	SEED=$(SEED) SEEDS=$(or $(SEEDS),100) PYTHONHASHSEED=0 $(BIN)/python -m tests.simulation

fuzz: $(VENV)/ready ## Send damaged input to every decoder: MINUTES=60, or one by TARGET and SEED
	TARGET="$(TARGET)" SEED=$(SEED) MINUTES=$(MINUTES) $(BIN)/python -m tests.fuzz

attack: setup ## Attack a started server that has 512 MB, while people play at it
	$(BIN)/python -m tests.attack

trywheel: setup wheel ## Install the wheel as a user without Node and without root, and play a game
	$(BIN)/python -m tests.install dist/*-any.whl

trycompiled: setup compiled ## Run the tests of rules, laws and updates with the compiled wheel
	$(PIP) install --no-deps --upgrade --target $(VENV)/compiled dist/*-cp*.whl
	PYTHONPATH=$(VENV)/compiled $(BIN)/pytest -q -n auto --dist worksteal $(COMPILED) $(addprefix --ignore=,$(SLOW))

network: setup ## Join make play from another network namespace and play a round (as root)
	$(BIN)/python -m tests.network

format: setup ## Format the code
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NPM) --prefix web run --silent format

shots: setup ## Photograph every screen, by day and by night, into shots/
	$(BIN)/python -m tests.web.shots

lexicon: $(VENV)/ready tools/wordnet/node_modules $(VENV)/meaning/ready ## Compile the dictionaries by which clues are judged, and the synonyms bots know
	$(BIN)/python -m tools.lexicon
	PYTHONPATH=src $(VENV)/meaning/bin/python -m tools.synonyms

tools/wordnet/node_modules: tools/wordnet/package-lock.json
	$(NPM) --prefix tools/wordnet ci --loglevel=error

golden: setup ## Write the golden playthroughs anew
	$(BIN)/python -m tests.golden

docs: setup ## Write the generated parts of the docs and the client's types anew
	$(BIN)/python -m tests.protocol
	$(BIN)/python -m tests.generated

bench: $(VENV)/bench-ready measure ## Measure, against others where there are any
	$(BIN)/python -m bench

$(VENV)/bench-ready: $(VENV)/ready requirements/bench.txt bench/peers/package-lock.json
	$(PIP) install --require-hashes -r requirements/bench.txt
	$(BIN)/python -m bench.peers
	touch $@

lighthouse: setup $(VENV)/lighthouse-ready ## Measure the page: Lighthouse, bytes, frames
	$(BIN)/python -m bench.page

$(VENV)/lighthouse-ready: $(VENV)/ready bench/page/package-lock.json
	$(NPM) --prefix bench/page ci --loglevel=error
	touch $@

associations: $(VENV)/meaning/ready ## Learn anew which images answer which themes
	PYTHONPATH=src $(VENV)/meaning/bin/python -m tools.associate

$(VENV)/meaning/ready: requirements/meaning.txt
	$(PYTHON) -m venv $(VENV)/meaning
	$(VENV)/meaning/bin/python -m pip --disable-pip-version-check --quiet install \
		--no-deps --require-hashes -r requirements/meaning.txt
	touch $@

lock: ## Pin the newest versions of what we depend on
	$(PYTHON) -m venv $(VENV)/lock
	$(VENV)/lock/bin/python -m pip --disable-pip-version-check --quiet install uv
	$(COMPILE) --group dev -o requirements/dev.txt pyproject.toml
	$(COMPILE) --group install -c requirements/dev.txt -o requirements/play.txt pyproject.toml
	$(COMPILE) --group node -c requirements/dev.txt -o requirements/node.txt
	$(COMPILE) --group compiled -c requirements/dev.txt -o requirements/compiled.txt
	$(COMPILE) --extra nodes --extra push -c requirements/dev.txt -o requirements/nodes.txt pyproject.toml
	$(COMPILE) --group bench -c requirements/dev.txt -o requirements/bench.txt
	$(COMPILE) --no-deps -c requirements/dev.txt -o requirements/meaning.txt requirements/meaning.in

clean: ## Remove what was made
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis bench/peers/node_modules bench/page/node_modules web/node_modules $(HOUSE)/built $(dir $(PAGE)) shots
