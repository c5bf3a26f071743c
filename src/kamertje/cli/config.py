"""`kamertje config`: the settings that `kamertje serve` would run with, and where each comes from."""

import argparse
import json
import os

from kamertje.cli.settings import effective


def run(arguments: argparse.Namespace) -> int:
    settings = list(effective(arguments, os.environ))
    if arguments.json:
        print(json.dumps({each.option.key: {"value": each.shown, "from": each.origin} for each in settings}))
        return 0
    for each in settings:
        value = "-" if each.shown in (None, "") else each.shown
        print(f"{each.option.name:<14} {value!s:<28} {each.origin}")
    return 0
