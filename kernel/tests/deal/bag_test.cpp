#include "kamertje/deal/bag.hpp"

#include <algorithm>

#include "doctest.h"

namespace kamertje::tests {
namespace {

deal::Key counting() {
  deal::Key key{};
  for (uint8_t byte = 0; byte < 32; ++byte) key[byte] = byte;
  return key;
}

}  // namespace

TEST_CASE("ChaCha20 as in RFC 8439, section 2.3.2") {
  const deal::Block expected{0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033,
                             0x9aaa2204, 0x4e6cd4c3, 0x466482d2, 0x09aa9f07, 0x05d7c214, 0xa2028bd9,
                             0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2};
  CHECK(deal::chacha20(counting(), 1, {0x09000000, 0x4a000000, 0}) == expected);
}

TEST_CASE("ChaCha20 with nothing but zeros, RFC 8439, appendix A.1") {
  const deal::Block block = deal::chacha20({}, 0, {});
  CHECK(block[0] == 0xade0b876);
  CHECK(block[15] == 0x8665eeb2);
  CHECK(deal::bag_number({}, 0, 1000) == 0xade0b876 % 1000);
}

TEST_CASE("numbers from the bag lie below the bound and come up alike") {
  constexpr uint32_t bound = 51;
  constexpr uint32_t draws = 51000;
  int32_t counts[bound]{};
  for (uint32_t index = 0; index < draws; ++index) ++counts[deal::bag_number(counting(), index, bound)];
  double chi_square = 0;
  for (const int32_t count : counts) chi_square += (count - 1000.0) * (count - 1000.0) / 1000.0;
  CHECK(chi_square < 86.7);  // 50 degrees of freedom: above it once in a thousand keys
  CHECK(deal::bag_number(counting(), 7, 1) == 0);
}

TEST_CASE("a word that would favour some numbers is passed over") {
  constexpr uint32_t bound = (1U << 31) + 1;  // nearly every second word is too low
  bool passed_over = false;
  for (uint32_t index = 0; index < 64; ++index) {
    const deal::Block block = deal::chacha20(counting(), index, {});
    const auto* fair = std::find_if(block.begin(), block.end(), [](uint32_t word) { return word >= bound - 2; });
    REQUIRE(fair != block.end());
    CHECK(deal::bag_number(counting(), index, bound) == *fair % bound);
    passed_over = passed_over || fair != block.begin();
  }
  CHECK(passed_over);
}

}  // namespace kamertje::tests
