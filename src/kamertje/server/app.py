"""The one place where the server's parts are wired together."""

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException

from kamertje.server.errors import error_handler
from kamertje.server.pages import asset, health, manifest, preview, robots, service_worker, shell, sitemap
from kamertje.server.policy import add_headers
from kamertje.server.site import Site


def create_app(site: Site) -> Litestar:
    answer = error_handler(site)
    return Litestar(
        [shell, asset, service_worker, manifest, preview, robots, sitemap, health],
        dependencies={"site": Provide(lambda: site, sync_to_thread=False, use_cache=True)},
        exception_handlers={HTTPException: answer, Exception: answer},
        before_send=[add_headers(site.policy)],
        openapi_config=None,
        logging_config=None,
    )
