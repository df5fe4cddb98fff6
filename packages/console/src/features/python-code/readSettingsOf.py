"""Prints what pydantic-settings reads for the class `Settings` of each part of the corpus, as JSON."""

import json
import os
import sys
import types
from pathlib import Path

from pydantic import ValidationError
from pydantic_settings import EnvSettingsSource, SettingsError

PRELUDE = """
import pydantic, pydantic_settings, typing
from dataclasses import dataclass
from datetime import date, timedelta
from enum import Enum
from pathlib import Path
from typing import *
from pydantic import *
from pydantic_settings import *
"""

PROBES = ["text", "true", "7", "-7", "1.5", "[]", "{}", "null", "https://example.com", " 7 ", "Yes", "inf", ""]


def is_rejected(settings, key, field, names, probe):
    """Whether the field has an error when its first variable has this value."""
    os.environ.clear()
    os.environ[names[0]] = probe
    try:
        settings()
    except SettingsError:
        return True
    except ValidationError as error:
        keys = [key, field.alias, names[0]]
        return any(
            each["loc"][0] in keys or str(each["loc"][0]).lower() in names
            for each in error.errors()
            if each["type"] != "missing"
        )
    return False


def describe(source):
    # A module, in which pydantic finds names that are written as strings.
    module = sys.modules["corpus"] = types.ModuleType("corpus")
    exec(PRELUDE, module.__dict__)
    exec(source, module.__dict__)
    settings = module.Settings
    env = EnvSettingsSource(settings)
    fields = []
    for key, field in settings.model_fields.items():
        names = list(dict.fromkeys(name for _, name, _ in env._extract_field_info(field, key)))
        rejected = [probe for probe in PROBES if is_rejected(settings, key, field, names, probe)]
        fields.append({"names": names, "isRequired": field.is_required(), "rejects": rejected})
    return fields


corpus = Path(sys.argv[1]).read_text(encoding="utf-8").split("# ---\n")
print(json.dumps([describe(source) for source in corpus], ensure_ascii=False, indent=1))
