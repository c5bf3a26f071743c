// One number that names the engine: the nodes of a fixed set of searches, equal on every compiler, CPU and in WASM.
#pragma once

#include <cstdint>

namespace kamertje {

uint64_t signature();

}  // namespace kamertje
