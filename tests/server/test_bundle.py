"""Many modules sent as one: the same program, and those who come later meet the same modules."""

import posixpath
import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

from kamertje.server import Site
from kamertje.server.build import PACKAGES, read_build
from kamertje.server.bundle import read_bundle
from kamertje.server.faults import IncompleteBuildError
from tests.server.conftest import FILES

SOURCES = {
    "page.js": """import { html } from 'lit-html';
import './noise.js';
import {
  count as tally,
  Counter,
} from './game/count.js';
import { later } from './game/later.js';

const counter = new Counter();
counter.add(tally);
later().then(async ({ seen }) => {
  console.log(JSON.stringify([html, counter.sum, seen === counter.all, await text('nl'), globalThis.noise]));
});

function text(language) {
  return import(`./text/${language}.js`).then(({ word }) => word);
}
""",
    "noise.js": "globalThis.noise = 'heard';\n",
    "game/count.js": """export { count } from '../numbers.js';
const all = [];
/** @import {Number} from './types' */
export class Counter {
  all = all;
  sum = 0;
  add(number) {
    all.push(number);
    this.sum += number;
  }
}
export const everything = all;
""",
    "game/later.js": """export async function later() {
  const address = new URL('./lazy.js', import.meta.url);
  return (await import('./lazy.js')).look(address.pathname.endsWith('/game/lazy.js'));
}
""",
    "game/lazy.js": """import { everything } from './count.js';
export const look = (right) => ({ seen: right ? everything : null });
""",
    "numbers.js": "export const count = 3;\n",
    "text/nl.js": "export const word = 'drie';\n",
    "vendor/lit.js": "export const html = 'lit';\n",
}
NODE = Path(".venv/bin/node")


def encoded(sources: Mapping[str, str]) -> dict[str, bytes]:
    return {path: text.encode() for path, text in sources.items()}


def test_the_bundle_does_what_the_modules_do(tmp_path: Path) -> None:
    sources = SOURCES | {"page.js": SOURCES["page.js"].replace("'lit-html'", "'./vendor/lit.js'")}
    packages = {"./vendor/lit.js": "vendor/lit.js"}
    bundle = read_bundle(encoded(sources), packages, "page.js")
    shown = run(tmp_path / "bundled", {**sources, **bundle.stubs, "page.js": bundle.text})
    assert shown == run(tmp_path / "plain", sources)
    assert shown.strip() == '["lit",3,true,"drie","heard"]'


def run(folder: Path, texts: Mapping[str, str]) -> str:
    for path, text in {**texts, "package.json": '{"type": "module"}'}.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)
    node = NODE if NODE.exists() else shutil.which("node")
    assert node is not None
    return subprocess.run([node, folder / "page.js"], check=True, capture_output=True, text=True).stdout


def test_remarks_are_not_sent_and_all_else_is() -> None:
    module = """// What it is.
/** @type {number} */
export const one = 1; // stays
/**
 * What it does.
 * @param {string} address
 */
export function open(address) {
  // why
  const found = /** @type {const} */ ('http://a/b');
  return `
    <a href="${address}">${found}</a>
  `;
}
"""
    text = read_bundle({"page.js": b"import './a.js';\n", "a.js": module.encode()}, {}, "page.js").text
    assert "What it" not in text
    assert "why" not in text
    for kept in ("const one = 1; // stays", "/** @type {const} */ ('http://a/b')", 'href="${address}"'):
        assert kept in text


def test_each_module_comes_after_those_that_it_imports() -> None:
    modules = read_bundle(encoded(SOURCES), {"lit-html": "vendor/lit.js"}, "page.js").modules
    assert modules == ("noise.js", "numbers.js", "game/count.js", "game/later.js", "page.js")


def test_an_entry_that_comes_later_gives_what_it_exports(tmp_path: Path) -> None:
    entry = "import { word } from '../text/nl.js';\nexport function said() {\n  return word;\n}\n"
    sources = {
        "page.js": "import('./late/entry.js').then(({ said }) => console.log(said()));\n",
        "late/entry.js": entry,
        "text/nl.js": SOURCES["text/nl.js"],
    }
    late = read_bundle(encoded(sources), {}, "late/entry.js").text
    assert run(tmp_path, {"page.js": sources["page.js"], "late/entry.js": late}).strip() == "drie"


def test_a_worker_finds_its_modules_beside_it() -> None:
    sources = {
        "kernel/worker.js": "import { a } from './a.js';\n",
        "kernel/a.js": "export const a = import('../b.js');\n",
    }
    assert "import('../b.js')" in read_bundle(encoded(sources), {}, "kernel/worker.js").text


@pytest.mark.parametrize(
    ("module", "named"),
    [
        ("export default 1;\n", "export default 1"),
        ("export let moves = 0;\n", "export let moves"),
        ("export * from './other.js';\n", "export \\*"),
        ("import all from './other.js';\n", "import all"),
        ("import * as all from './other.js';\n", "import \\* as all"),
        ("import { a } from './absent.js';\n", "absent.js, which is missing"),
        ("import { a } from './page.js';\n", "page.js → odd.js → page.js"),
    ],
)
def test_what_cannot_be_sent_with_others_is_refused(module: str, named: str) -> None:
    sources = {"page.js": "import './odd.js';\n", "odd.js": module, "other.js": "export const a = 1;\n"}
    with pytest.raises(IncompleteBuildError, match=named):
        read_bundle(encoded(sources), {}, "page.js")


def test_the_real_page_loses_no_module(web: Path) -> None:
    build = read_build(web)
    assert set(build.modules) == {
        "page.js",
        "board/draw.js",
        "board/geometry.js",
        "kernel/worker.js",
        "kernel/wasm.js",
    }
    assert set(build.files) >= {path for path in FILES if path.endswith((".js", ".css")) and "tests" not in path}
    assert set(PACKAGES.values()) <= set(build.files)


@pytest.mark.parametrize(
    ("entry", "others"),
    [
        ("page.js", {"room.js", "learn/page.js"}),
        ("room.js", {"page.js", "room.js", "learn/page.js"}),
        ("learn/page.js", {"page.js", "room.js", "learn/page.js"}),
        ("numbridge/page.js", {"page.js", "room.js", "learn/page.js", "numbridge/page.js"}),
        ("club/page.js", {"page.js", "room.js", "learn/page.js", "club/page.js"}),
    ],
)
def test_what_a_page_fetches_later_does_not_run_a_page(real: Site, entry: str, others: set[str]) -> None:
    files = real.build.files
    folder = posixpath.dirname(entry)
    later = re.findall(r"import\('(\.[^']+)'\)", files[entry].decode())
    waiting = {posixpath.normpath(posixpath.join(folder, path)) for path in later}
    assert waiting
    seen: set[str] = set()
    while waiting:
        path = waiting.pop()
        seen.add(path)
        found = re.findall(r"^(?:import|export)[^;]*from '(\.[^']+)'", files[path].decode(), re.MULTILINE)
        waiting |= {posixpath.normpath(posixpath.join(posixpath.dirname(path), each)) for each in found} - seen
    assert seen.isdisjoint(others)
