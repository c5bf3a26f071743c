"""Where things are kept when no folder is named."""

import os
from pathlib import Path


def usual_folder() -> Path | None:
    """The user's own folder for data, by the custom of the system; None where it cannot be written."""
    given = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    try:
        folder = (Path(given) if given else Path.home() / ".local" / "share") / "kamertje"
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):  # RuntimeError: there is no home
        return None
    return folder if os.access(folder, os.W_OK) else None
