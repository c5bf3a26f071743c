"""The build before, for pages still open: kept in the data folder, whole or not at all."""

from pathlib import Path

import pytest
from litestar.testing import TestClient

from kamertje.server import Site, create_app, read_site
from kamertje.server.keeping import Keeping


def deploy(web: Path, data: Path, text: str) -> Site:
    """A process that starts with another page."""
    (web / "style" / "page.css").write_text(f"/* {text} */")
    return read_site(web, Keeping(data))


def style(site: Site, version: str) -> str | None:
    body = site.asset(version, "style/page.css")
    return None if body is None else body.forms["identity"].decode()


def test_a_process_serves_the_build_before_too(web: Path, tmp_path: Path) -> None:
    first, second, third = (deploy(web, tmp_path / "data", text) for text in ("first", "second", "third"))
    assert style(third, third.build.version) == "/* third */"
    assert style(third, second.build.version) == "/* second */"
    assert style(third, first.build.version) is None
    with TestClient(create_app(third)) as client:
        answer = client.get(f"{second.build.base}/page.js", headers={"accept-encoding": "br"})
        assert answer.headers["content-encoding"] == "br"
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert client.get(f"{first.build.base}/page.js").status_code == 404


def test_a_process_of_before_serves_the_build_to_come(web: Path, tmp_path: Path) -> None:
    old = deploy(web, tmp_path, "old")
    new = deploy(web, tmp_path, "new")
    assert style(old, new.build.version) == "/* new */"


def test_starting_the_same_build_again_drops_nothing(web: Path, tmp_path: Path) -> None:
    first = deploy(web, tmp_path, "first")
    second, _, _ = (deploy(web, tmp_path, "second") for _ in range(3))
    assert style(second, first.build.version) == "/* first */"
    back = deploy(web, tmp_path, "first")
    assert style(back, second.build.version) == "/* second */"
    assert sorted(each.stem for each in tmp_path.glob("*.zip")) == sorted([first.build.version, second.build.version])


def test_without_a_folder_there_is_this_build_alone(web: Path) -> None:
    site = read_site(web)
    assert style(site, "0123456789abcdef") is None


@pytest.mark.parametrize("version", ["..", "../../etc", "0123456789abcdeX", "", "0123456789ABCDEF"])
def test_what_is_no_version_is_looked_for_nowhere(web: Path, tmp_path: Path, version: str) -> None:
    assert style(deploy(web, tmp_path, "a"), version) is None


def test_a_broken_archive_is_said_and_left(web: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    old, new = deploy(web, tmp_path, "old"), deploy(web, tmp_path, "new")
    archive = tmp_path / f"{old.build.version}.zip"
    archive.write_bytes(archive.read_bytes()[:300])
    assert style(new, old.build.version) is None
    assert "cannot be read" in caplog.text
    assert style(new, new.build.version) == "/* new */"


def test_a_folder_that_cannot_be_written_is_said_and_the_page_is_served(
    web: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    site = deploy(web, tmp_path / "data", "served")
    assert style(site, site.build.version) == "/* served */"
    assert "not kept" in caplog.text
