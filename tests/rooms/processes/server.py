"""A server in a process of its own, which can be killed and started again at the same address."""

import subprocess
import sys
from pathlib import Path
from typing import Self

from tests.rooms.services import free_port


class Server:
    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._options = options
        self._process: subprocess.Popen[str] | None = None
        data.mkdir(parents=True, exist_ok=True)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_fault: object) -> None:
        self.kill()

    def start(self, *more: str) -> None:
        command = [sys.executable, "-m", "tests.rooms.processes.launch", str(self.port), str(self.data)]
        with (self.data / "errors.txt").open("a") as errors:
            self._process = subprocess.Popen(
                [*command, *self._options, *more], stdout=subprocess.PIPE, stderr=errors, text=True
            )
        assert self._process.stdout is not None
        assert self._process.stdout.readline().startswith(self.address)

    def complaints(self) -> str:
        """What it has written to its log."""
        return (self.data / "errors.txt").read_text()

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self.wait()

    def stop(self) -> None:
        """As it is told by the system to end."""
        assert self._process is not None
        self._process.terminate()
        self.wait()

    def wait(self) -> int:
        assert self._process is not None
        assert self._process.stdout is not None
        status = self._process.wait(30)
        self._process.stdout.close()
        return status
