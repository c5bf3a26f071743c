"""A small page of our own, so that these tests say what the server does with any page; and the real one beside it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from kamertje.server import Site, create_app, read_site
from kamertje.server.learn import CHAPTERS, CONTENTS

Client = TestClient[Litestar]

INDEX = """<!doctype html><html lang="${language}"><title>${title}</title>
<link rel="stylesheet" href="${base}/style/page.css"><script src="${base}/first.js"></script>
<meta name="description" content="${description}"><meta property="og:image" content="${origin}/preview.png">
<meta property="og:image:alt" content="${picture}"><link rel="canonical" href="${origin}/${language}/">${alternates}
<script type="importmap">${import_map}</script>${preloads}
<script type="module" src="${entry}"></script>${too_old} ${broken} ${again} ${no_script}"""
ERROR = """<!doctype html><html lang="${language}"><link rel="icon" href="${base}/static/icon.svg">
<link rel="stylesheet" href="${base}/style/error.css">
<img src="${base}/drawings/${drawing}.svg" alt=""><h1>${heading}</h1><p>${what}</p>
<a href="/${language}/">${to_board}</a>"""
LESSON = """<!doctype html><html lang="${language}"><title>${title}</title>
<link rel="stylesheet" href="${base}/style/page.css"><script src="${base}/first.js"></script>
<meta name="description" content="${description}"><link rel="canonical" href="${origin}${path}">${alternates}
<script type="importmap">${import_map}</script><script type="module" src="${entry}"></script>
${preloads}<a href="/${language}/learn"${here}>${places} ${play} ${learn}</a>
<main>${content}</main>${around} ${languages} ${no_script}"""
CLUB = """<!doctype html><html lang="${language}"><title>${title}</title><script src="${base}/first.js"></script>
<script type="importmap">${import_map}</script><script type="module" src="${entry}"></script>
${preloads}<nav>${places} ${play} ${learn} ${account_label} ${account}</nav><main>${content}</main>
${languages} ${no_script}"""
FILES = {
    "index.html": INDEX,
    "room.html": INDEX.split('<link rel="canonical"')[0] + INDEX.split("${alternates}\n")[1],
    "numbridge.html": INDEX.replace('<link rel="canonical" href="${origin}/${language}/">${alternates}', "${search}"),
    "numbridge/page.js": "import { step } from '../board/geometry.js';\nstep;\n",
    "room.js": "import { step } from './board/geometry.js';\nimport('./room/later.js');\nstep;\n",
    "room/later.js": "export const later = 1;\n",
    "error.html": ERROR,
    "lesson.html": LESSON,
    "club.html": CLUB,
    "club/page.js": "import { step } from '../board/geometry.js';\nstep;\n",
    "numbridge/halls/elsewhere.js": "export function listen() {}\n",
    "learn/boards.json": '{"pair": {"setup": "2x1 border", "boxes": 0}}',
    "learn/page.js": "import { step } from '../board/geometry.js';\nstep;\n",
    **{
        f"learn/{language}/{name}.html": f'<h1>{name} in {language}</h1><p class="lead">About {name}.</p>'
        f'<board name="pair">All of {name}, {language}.</board>'
        for language in ("en", "nl", "el")
        for name in (CONTENTS, *CHAPTERS)
    },
    "page.js": "import { render } from 'lit-html';\nimport {\n  draw as paint,\n} from './board/draw.js';\n"
    + "// words\n" * 200,
    "board/draw.js": "export { step } from './geometry.js';\nimport './geometry.js';\nexport const draw = 1;\n",
    "board/geometry.js": "const lazy = () => import('./never.js');\n/** @import {A} from './types' */\n"
    "export const step = 1;\n",
    "kernel/worker.js": "import { open } from './wasm.js';\n",
    "kernel/wasm.js": "export const open = 1;\n",
    "board/never.js": "export const never = 1;\n",
    "first.js": "document.title;\n",
    "drawings/lost.svg": "<svg>lost</svg>\n",
    "drawings/slipped.svg": "<svg>slipped</svg>\n",
    "offline/service.js": "addEventListener('fetch', () => BUILD);\n",
    "vendor/lit-html/lit-html.js": "export const t = 'lit-html';\n",
    "text/en.js": "",
    "text/nl.js": "",
    "text/el.js": "",
    "style/page.css": "p { margin: 0 }\n" * 100,
    "style/error.css": "h1 { margin: 0 }\n",
    "static/preview.png": "a picture",
    "kernel/kamertje.wasm": "\0asm",
    "static/icon.svg": "<svg/>",
    "board/board.d.ts": "export {}",
    "tests/board.test.js": "",
    "jsconfig.json": "{}",
}


@pytest.fixture
def web(tmp_path: Path) -> Path:
    for name, content in FILES.items():
        file = tmp_path / "web" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content)
    return tmp_path / "web"


@pytest.fixture(scope="session")
def real() -> Site:
    """The page that people see."""
    return read_site()


@pytest.fixture
def site(web: Path) -> Site:
    return read_site(web)


@pytest.fixture
def client(site: Site) -> Iterator[Client]:
    with TestClient(create_app(site), raise_server_exceptions=False) as client:
        client.headers.pop("accept-encoding", None)
        yield client
