#pragma once
#include <array>
#include <optional>
#include <string_view>

namespace tapete {

/// A player with a drawn face: the default name, and the name of the file in assets/people.
struct Portrait {
  std::string_view name;
  std::string_view id;
  bool woman;
};
inline constexpr std::array<Portrait, 12> kPortraits{{{"Pilar", "pilar", true},
                                                      {"Fermín", "fermin", false},
                                                      {"Carmen", "carmen", true},
                                                      {"Joaquín", "joaquin", false},
                                                      {"Blanca", "blanca", true},
                                                      {"Tomás", "tomas", false},
                                                      {"Lola", "lola", true},
                                                      {"Inés", "ines", true},
                                                      {"Mateo", "mateo", false},
                                                      {"Rosa", "rosa", true},
                                                      {"Julián", "julian", false},
                                                      {"Amparo", "amparo", true}}};

/// Stands for the name of a portrait where a player has none and is shown by the first letter of the own name.
inline constexpr std::string_view kNoPortrait = "-";

/// Returns the index in kPortraits of the player with that name, or no value.
constexpr std::optional<int> find_portrait(std::string_view name) {
  for (std::size_t i = 0; i < kPortraits.size(); ++i)
    if (kPortraits[i].name == name) return static_cast<int>(i);
  return std::nullopt;
}

}  // namespace tapete
