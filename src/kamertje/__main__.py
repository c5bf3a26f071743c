"""`python -m kamertje` is the command `kamertje`."""

import sys

from kamertje.cli import main

if __name__ == "__main__":
    sys.exit(main())
