// All that the kernel needs of a C and C++ library: memory, three copies, and a trap. Nothing is imported.
#include <cstddef>
#include <cstdint>
#include <new>

extern "C" unsigned char __heap_base;  // where the linker's own data end

namespace {

// A block of memory starts with this header and is a multiple of it, so that every block suits every type.
struct alignas(64) Block {
  std::size_t size;  // header included
  Block* next;       // the next free block, by address
};

Block* free_blocks = nullptr;
std::uintptr_t heap_end = 0;

void release(Block* block) {
  Block** link = &free_blocks;
  Block* before = nullptr;
  for (; *link != nullptr && *link < block; link = &before->next) before = *link;
  block->next = *link;
  *link = block;
  const auto join_next = [](Block* first) {
    if (reinterpret_cast<std::uintptr_t>(first) + first->size != reinterpret_cast<std::uintptr_t>(first->next)) return;
    first->size += first->next->size;
    first->next = first->next->next;
  };
  join_next(block);
  if (before != nullptr) join_next(before);
}

// Whole pages, at least as many as asked for, become one free block; false when the memory may not grow.
bool grow(std::size_t size) {
  constexpr std::size_t page = 65536;
  const bool first = heap_end == 0;
  if (first) heap_end = (reinterpret_cast<std::uintptr_t>(&__heap_base) + 63) & ~std::uintptr_t{63};
  const std::size_t held = __builtin_wasm_memory_size(0) * page;
  const std::size_t room = first ? held - heap_end : 0;
  const std::size_t pages = size > room ? (size - room + page - 1) / page : 0;
  if (pages > 65536 - held / page || __builtin_wasm_memory_grow(0, pages) == SIZE_MAX) return false;
  auto* block = reinterpret_cast<Block*>(heap_end);
  block->size = (held + pages * page - heap_end) & ~std::size_t{63};
  heap_end += block->size;
  if (block->size > 0) release(block);
  return true;
}

void* take(std::size_t bytes) {
  if (bytes > SIZE_MAX - 2 * sizeof(Block)) return nullptr;
  const std::size_t size = (bytes + 2 * sizeof(Block) - 1) / sizeof(Block) * sizeof(Block);
  do {
    for (Block** link = &free_blocks; *link != nullptr; link = &(*link)->next) {
      Block* block = *link;
      if (block->size < size) continue;
      if (block->size > size) {
        auto* rest = reinterpret_cast<Block*>(reinterpret_cast<std::uintptr_t>(block) + size);
        *rest = {block->size - size, block->next};
        *link = rest;
        block->size = size;
      } else {
        *link = block->next;
      }
      return block + 1;
    }
  } while (grow(size));
  return nullptr;
}

void* take_or_trap(std::size_t bytes) {
  void* memory = take(bytes);
  if (memory == nullptr) __builtin_trap();
  return memory;
}

void give_back(void* memory) {
  if (memory != nullptr) release(static_cast<Block*>(memory) - 1);
}

}  // namespace

const std::nothrow_t std::nothrow{};

// What libc++ calls where it would throw.
void std::__libcpp_verbose_abort(const char*, ...) noexcept { __builtin_trap(); }

void* operator new(std::size_t bytes) { return take_or_trap(bytes); }
void* operator new[](std::size_t bytes) { return take_or_trap(bytes); }
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept { return take(bytes); }
void* operator new[](std::size_t bytes, const std::nothrow_t&) noexcept { return take(bytes); }
void* operator new(std::size_t bytes, std::align_val_t) { return take_or_trap(bytes); }
void operator delete(void* memory) noexcept { give_back(memory); }
void operator delete[](void* memory) noexcept { give_back(memory); }
void operator delete(void* memory, std::size_t) noexcept { give_back(memory); }
void operator delete[](void* memory, std::size_t) noexcept { give_back(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { give_back(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { give_back(memory); }

extern "C" {

void abort() { __builtin_trap(); }

// The builtins are single instructions, since the target has bulk memory.
void* memcpy(void* to, const void* from, std::size_t bytes) { return __builtin_memcpy(to, from, bytes); }
void* memmove(void* to, const void* from, std::size_t bytes) { return __builtin_memmove(to, from, bytes); }
void* memset(void* to, int value, std::size_t bytes) { return __builtin_memset(to, value, bytes); }

int memcmp(const void* one, const void* other, std::size_t bytes) {
  const auto* left = static_cast<const unsigned char*>(one);
  const auto* right = static_cast<const unsigned char*>(other);
  for (std::size_t place = 0; place < bytes; ++place)
    if (left[place] != right[place]) return left[place] - right[place];
  return 0;
}

void* memchr(const void* memory, int value, std::size_t bytes) {
  const auto* letters = static_cast<const unsigned char*>(memory);
  for (std::size_t place = 0; place < bytes; ++place)
    if (letters[place] == static_cast<unsigned char>(value)) return const_cast<unsigned char*>(letters + place);
  return nullptr;
}

// Without the builtin, lest the loop be taken for a call of what it is.
__attribute__((no_builtin("strlen"))) std::size_t strlen(const char* text) {
  std::size_t length = 0;
  while (text[length] != '\0') ++length;
  return length;
}

}  // extern "C"
