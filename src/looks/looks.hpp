#pragma once
#include <array>
#include <string_view>

/// How the table and its cards can look. The player chooses, the application stores, and the canvas draws it.
namespace tapete {

enum class Face : unsigned char { classic, large };    ///< of the Spanish deck: `large` has large indices
enum class Back : unsigned char { red, blue, green };  ///< colour of the cards' backs
enum class Cloth : unsigned char { green, blue, wine, grey };
/// The names of the cloths, in the storage and in the page's address.
inline constexpr std::array<std::string_view, 4> kCloths{"green", "blue", "wine", "grey"};

}  // namespace tapete
