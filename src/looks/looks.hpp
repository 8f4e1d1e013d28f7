#pragma once
#include <array>
#include <string_view>

/// The looks of the table and its cards. The player chooses them, the application stores them, and the canvas draws
/// them.
namespace tapete {

enum class Face : unsigned char { classic, large };    ///< of the Spanish deck; `large` has large corner indices
enum class Back : unsigned char { red, blue, green };  ///< colour of the backs of the cards
enum class Cloth : unsigned char { green, blue, wine, grey };
/// The names of the cloths in the storage and in the page's address.
inline constexpr std::array<std::string_view, 4> kCloths{"green", "blue", "wine", "grey"};

}  // namespace tapete
