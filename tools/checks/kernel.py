"""The kernel's own tests, plain and under the sanitizers, and the number that signs the engine."""

import re
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.checks.command import BIN, ROOT, output_of, run
from tools.checks.outcome import Outcome

PLAIN = ROOT / "build" / "dev"
SANITIZED = ROOT / "build" / "sanitize"
SIGNATURE = ROOT / "kernel" / "tests" / "signature.txt"


def check_kernel() -> Outcome:
    if not _build_plain():
        return Outcome(faults=["the kernel's tests do not build"])
    if not _can_sanitize():
        plain = _run_tests(PLAIN)
        plain.missing.append("a compiler with AddressSanitizer (Debian: g++)")
        return plain
    if not _build_sanitized():
        return Outcome(faults=["the kernel's tests do not build with sanitizers"])
    with ThreadPoolExecutor() as pool:
        plain, sanitized = pool.map(_run_tests, (PLAIN, SANITIZED))
    plain.faults += [f"sanitized: {fault}" for fault in sanitized.faults]
    return plain


def check_signature() -> Outcome:
    """Compares every build of the engine with the number on record."""
    if not _build_plain():
        return Outcome(faults=["the signature tool does not build"])
    recorded = int(SIGNATURE.read_text())
    engines: dict[str, list[str | Path]] = {
        "native": [PLAIN / "signature"],
        "Python": [BIN / "python", "-c", "import kamertje._kernel as k; print(k.signature())"],
        "WASM": [BIN / "node", "tools/checks/wasm_signature.mjs", "web/kernel/kamertje.wasm"],
    }
    outcome = Outcome()
    if _can_sanitize() and _build_sanitized():
        engines["sanitized"] = [SANITIZED / "signature"]
    else:
        outcome.missing.append("a compiler with AddressSanitizer (Debian: g++)")
    for name, command in engines.items():
        outcome.count += 1
        expected = recorded % 2**32 if name == "WASM" else recorded
        try:
            found = int(output_of(command))
        except (subprocess.CalledProcessError, ValueError):
            outcome.faults.append(f"{name}: no signature")
            continue
        print(f"signature {name}: {found}")
        if found != expected:
            outcome.faults.append(f"{name}: signature {found}, on record is {expected}")
    return outcome


def _run_tests(build: Path) -> Outcome:
    """doctest's last lines say how many cases ran."""
    report = build / "kernel_tests.txt"
    code = run([build / "kernel_tests", "--no-colors", f"--out={report}"])
    text = report.read_text() if report.exists() else ""
    print(text, end="")
    counted = re.search(r"test cases:\s*(\d+)\s*\|\s*(\d+) passed\s*\|\s*(\d+) failed\s*\|\s*(\d+) skipped", text)
    if counted is None:
        return Outcome(faults=["the kernel's tests gave no count"])
    ran, passed, _, skipped = map(int, counted.groups())
    outcome = Outcome(count=ran)
    if code != 0 or passed != ran or skipped != 0:
        outcome.faults.append(f"exit code {code}: {counted.group()}")
    return outcome


def _build_plain() -> bool:
    return run([BIN / "cmake", "--build", PLAIN, "--target", "kernel_checks"]) == 0


def _build_sanitized() -> bool:
    configured = run(
        [
            BIN / "cmake",
            "-S",
            ROOT,
            "-B",
            SANITIZED,
            "-G",
            "Ninja",
            "--log-level=WARNING",
            "-DKAMERTJE_PACKAGE=OFF",
            "-DKAMERTJE_TESTS=ON",
            "-DKAMERTJE_SANITIZE=ON",
            f"-DPython_EXECUTABLE={BIN / 'python'}",
        ]
    )
    return configured == 0 and run([BIN / "cmake", "--build", SANITIZED, "--target", "kernel_checks"]) == 0


def _can_sanitize() -> bool:
    """zig, which builds where no other compiler is found, brings no AddressSanitizer."""
    compiler = re.search(r"^CMAKE_CXX_COMPILER:\w+=(.*)$", (PLAIN / "CMakeCache.txt").read_text(), re.MULTILINE)
    return compiler is not None and "zig-tools" not in compiler.group(1)
