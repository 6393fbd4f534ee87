"""What Python's own reader makes of TOML: each line of standard input is a text, each of standard output its values with
their kinds, or null for what is no TOML."""

import datetime
import json
import sys
import tomllib


def told(value):
    if isinstance(value, dict):
        return {"table": [[key, told(item)] for key, item in sorted(value.items())]}
    if isinstance(value, list):
        return {"array": [told(item) for item in value]}
    if isinstance(value, bool):
        return {"boolean": value}
    if isinstance(value, (int, float)):
        return {"number": repr(float(value))}
    if isinstance(value, str):
        return {"string": value}
    assert isinstance(value, (datetime.date, datetime.time, datetime.datetime))
    return {"date": True}


for line in sys.stdin:
    try:
        print(json.dumps(told(tomllib.loads(json.loads(line)))))
    except (tomllib.TOMLDecodeError, RecursionError, OverflowError):
        print("null")
