"""`python -m underhall` is the `underhall` command."""

import sys

from underhall.cli import main

sys.exit(main())
