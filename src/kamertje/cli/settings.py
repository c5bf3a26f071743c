"""How a server is to run: each setting as an option, else from the environment, else as it usually is."""

import argparse
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from ipaddress import ip_network
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from kamertje.cli.addresses import read_bus, read_database
from kamertje.cli.faults import BadInput
from kamertje.dots import quoted

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True, slots=True)
class Option:
    """read: raises BadInput. usual: its value where nobody says anything."""

    name: str
    read: Callable[[str], Any]
    usual: Any
    metavar: str
    help: str

    @property
    def variable(self) -> str:
        return f"KAMERTJE_{self.key.upper()}"

    @property
    def key(self) -> str:
        return self.name.replace("-", "_")


@dataclass(frozen=True, slots=True)
class Setting:
    """origin: "--port", "KAMERTJE_PORT" or "usual"."""

    option: Option
    value: Any
    origin: str

    @property
    def shown(self) -> str | int | None:
        """Without passwords."""
        if isinstance(self.value, int):
            return self.value
        if self.value is None or self.value == ():
            return None
        if isinstance(self.value, tuple):
            return ("," if self.option.name == "trusted-proxy" else ":").join(map(str, self.value))
        return re.sub(r"(?<=://)([^/@]*):[^/@]*@", r"\1:…@", str(self.value))


def add_settings(command: argparse.ArgumentParser) -> None:
    for option in SETTINGS:
        usual = "" if option.usual in (None, "", ()) else f" ({option.usual})"
        command.add_argument(
            f"--{option.name}",
            type=option.read,
            metavar=option.metavar,
            help=f"{option.help}{usual}; {option.variable}",
        )


def effective(arguments: argparse.Namespace, environment: Mapping[str, str]) -> Iterator[Setting]:
    """Every setting as it holds. Raises BadInput for what the environment says wrongly."""
    for option in SETTINGS:
        typed = getattr(arguments, option.key)
        if typed is not None:
            yield Setting(option, typed, f"--{option.name}")
        elif environment.get(option.variable):
            try:
                value = option.read(environment[option.variable])
            except BadInput as fault:
                raise BadInput(f"{option.variable}: {fault}") from None
            yield Setting(option, value, option.variable)
        else:
            yield Setting(option, option.usual, "usual")


def _number(what: str, least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if re.fullmatch(r"[0-9]{1,9}", text, re.ASCII) is None or not least <= int(text) <= most:
            raise BadInput(f"{quoted(text)} is not a {what}: a whole number from {least} to {most}.")
        return int(text)

    return read


def _word(what: str, *words: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in words:
            raise BadInput(f"{quoted(text)} is not a {what}: choose {', '.join(words)}.")
        return text

    return read


def _host(text: str) -> str:
    if not text or text != text.strip() or not text.isprintable():
        raise BadInput(f"{quoted(text)} is not a host.")
    return text


def _folder(text: str) -> "Path":
    from pathlib import Path  # 5 ms that few commands need

    if not text or "\0" in text:
        raise BadInput(f"{quoted(text)} is not a folder.")
    return Path(text)


def _public(text: str) -> str:
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    named = re.fullmatch(r"[a-z0-9.-]+|\[[0-9a-f:]+\]", parts.netloc.lower().removesuffix(f":{port}"))
    rest = parts.path.removeprefix("/") + parts.query + parts.fragment
    if parts.scheme not in {"http", "https"} or not named or rest:
        raise BadInput(f'{quoted(text)} is not an address like "https://kamertje.example", without a path.')
    return f"{parts.scheme}://{parts.netloc.lower()}"


def _proxies(text: str) -> tuple[str, ...]:
    try:
        return tuple(str(ip_network(each.strip())) for each in text.split(","))
    except ValueError:
        raise BadInput(f'{quoted(text)} is not an address or a network like "10.0.0.0/8", nor several.') from None


def _place(text: str) -> tuple[str, int]:
    host, colon, port = text.rpartition(":")
    host = host.removeprefix("[").removesuffix("]")
    return _host(host) if colon else "127.0.0.1", _number("port", 1, 65535)(port)


SETTINGS: Final = (
    Option("host", _host, "127.0.0.1", "HOST", "address to listen on"),
    Option("port", _number("port", 0, 65535), 8000, "PORT", "port, 0 for any free one"),
    Option("data", _folder, None, "DIR", "folder for what is kept"),
    Option("database", read_database, None, "URL", "postgresql://… with the rooms, instead of a file"),
    Option("bus", read_bus, None, "URL", "redis://… that tells processes of each other"),
    Option("public-url", _public, "", "URL", "address under which readers come, without a path"),
    Option("trusted-proxy", _proxies, (), "ADDRESS", "proxies that may say for whom they ask, by commas"),
    Option("onlookers", _number("number of onlookers", 0, 10_000), 100, "N", "most who look on in one room"),
    Option("metrics", _place, None, "[HOST:]PORT", "where metrics are to be had"),
    Option("log", _word("form of the log", "text", "json"), "text", "FORM", "form of the log: text, json"),
    Option("access-log", _word("choice", "on", "off"), "off", "on|off", "log each request"),
)
