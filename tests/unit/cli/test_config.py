"""Each setting as an option, else from the environment, else as usual; and no password is shown."""

import json

import pytest

from kamertje.cli import main


@pytest.fixture(autouse=True)
def environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PORT", "PUBLIC_URL", "TRUSTED_PROXY", "DATABASE"):
        monkeypatch.delenv(f"KAMERTJE_{name}", raising=False)


def config(capsys: pytest.CaptureFixture[str], *options: str) -> dict[str, dict[str, object]]:
    assert main(["config", "--json", *options]) == 0
    shown: dict[str, dict[str, object]] = json.loads(capsys.readouterr().out)
    return shown


def test_an_option_before_the_environment_before_what_is_usual(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert config(capsys)["port"] == {"value": 8000, "from": "usual"}
    monkeypatch.setenv("KAMERTJE_PORT", "81")
    assert config(capsys)["port"] == {"value": 81, "from": "KAMERTJE_PORT"}
    assert config(capsys, "--port", "82")["port"] == {"value": 82, "from": "--port"}


def test_passwords_are_not_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["config", "--database", "postgresql://me:s3cret@db/rooms", "--bus", "redis://:s3cret@r"]) == 0
    told = capsys.readouterr().out
    assert "s3cret" not in told
    assert "postgresql://me:…@db/rooms" in told


@pytest.mark.parametrize(
    ("text", "value"),
    [("https://Kamertje.Example/", "https://kamertje.example"), ("http://[::1]:8000", "http://[::1]:8000")],
)
def test_a_public_address(capsys: pytest.CaptureFixture[str], text: str, value: str) -> None:
    assert config(capsys, "--public-url", text)["public_url"]["value"] == value


@pytest.mark.parametrize(
    ("option", "text"),
    [
        *(
            ("--public-url", text)
            for text in ("kamertje.example", "ftp://a", "https://a/b", "https://u@a", "https://a:x")
        ),
        *(("--trusted-proxy", text) for text in ("proxy", "10.0.0.1/8", "10.0.0.1,,")),
        *(("--metrics", text) for text in ("0", "host", "99999")),
        ("--onlookers", "-1"),
        ("--log", "xml"),
        ("--access-log", "yes"),
    ],
)
def test_what_is_no_setting(capsys: pytest.CaptureFixture[str], option: str, text: str) -> None:
    assert main(["config", option, text]) == 2
    assert text in capsys.readouterr().err


def test_what_the_environment_says_wrongly_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KAMERTJE_TRUSTED_PROXY", "proxy")
    assert main(["serve"]) == 2
    assert 'KAMERTJE_TRUSTED_PROXY: "proxy"' in capsys.readouterr().err
