#pragma once
#include <array>
#include <optional>
#include <string_view>

namespace tapete {

/// A player with a drawn face: the default name, and the name of the file in assets/people.
struct Portrait {
  std::string_view name;
  std::string_view id;
};
inline constexpr std::array<Portrait, 12> kPortraits{{{"Pilar", "pilar"},
                                                      {"Fermín", "fermin"},
                                                      {"Carmen", "carmen"},
                                                      {"Joaquín", "joaquin"},
                                                      {"Blanca", "blanca"},
                                                      {"Tomás", "tomas"},
                                                      {"Lola", "lola"},
                                                      {"Inés", "ines"},
                                                      {"Mateo", "mateo"},
                                                      {"Rosa", "rosa"},
                                                      {"Julián", "julian"},
                                                      {"Amparo", "amparo"}}};

/// Returns the index in kPortraits of the player with that name, or no value.
constexpr std::optional<int> find_portrait(std::string_view name) {
  for (std::size_t i = 0; i < kPortraits.size(); ++i)
    if (kPortraits[i].name == name) return static_cast<int>(i);
  return std::nullopt;
}

}  // namespace tapete
