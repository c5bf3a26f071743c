// Prints the number that signs the engine.
#include "kamertje/signature.hpp"

#include <cinttypes>
#include <cstdio>

int main() { std::printf("%" PRIu64 "\n", kamertje::signature()); }
