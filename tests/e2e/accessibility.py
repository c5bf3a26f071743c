"""The page as an assistive tool has it: the accessibility tree, read and pressed without a screen."""

import re
from typing import Any

from playwright.sync_api import Page

# What such a tool does to an element: a press that comes from no place on the screen.
PRESS = "function () { this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 })); }"


class AccessibilityTree:
    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._session.send("Accessibility.enable")
        self._session.send("DOM.enable")

    def names(self, role: str, name: re.Pattern[str]) -> list[str]:
        return [_name(node) for node in self._nodes(role) if name.search(_name(node))]

    def press(self, name: str | re.Pattern[str]) -> bool:
        """Presses the first button of that name that is not disabled; says whether there is one."""
        pattern = name if isinstance(name, re.Pattern) else re.compile(f"^{name}$")
        for node in self._nodes("button"):
            if pattern.search(_name(node)) and not _disabled(node):
                found = self._session.send("DOM.resolveNode", {"backendNodeId": node["backendDOMNodeId"]})
                call = {"objectId": found["object"]["objectId"], "functionDeclaration": PRESS}
                self._session.send("Runtime.callFunctionOn", call)
                return True
        return False

    def _nodes(self, role: str) -> list[dict[str, Any]]:
        nodes: list[dict[str, Any]] = self._session.send("Accessibility.getFullAXTree")["nodes"]
        return [node for node in nodes if not node["ignored"] and node.get("role", {}).get("value") == role]


def _name(node: dict[str, Any]) -> str:
    return str(node.get("name", {}).get("value", ""))


def _disabled(node: dict[str, Any]) -> bool:
    return any(each["name"] == "disabled" and each["value"]["value"] for each in node.get("properties", []))
