#include "app/settings.hpp"

#include <array>
#include <cstddef>

namespace tapete {
namespace {

constexpr std::array<std::string_view, 2> kLangs{"es", "en"};
constexpr std::array<std::string_view, 3> kThemes{"automatic", "light", "dark"};
constexpr std::array<std::string_view, 3> kSpeeds{"slow", "normal", "fast"};
constexpr std::array<std::string_view, 4> kTextSizes{"normal", "large", "larger", "largest"};
constexpr std::array<std::string_view, 2> kSwitches{"off", "on"};

template <class Value, std::size_t N>
std::string line(std::string_view key, Value value, const std::array<std::string_view, N>& names) {
  return std::string{key} + ' ' + std::string{names[static_cast<std::size_t>(value)]} + '\n';
}

template <class Value, std::size_t N>
void read(std::string_view text, Value& value, const std::array<std::string_view, N>& names) {
  for (std::size_t i = 0; i < N; ++i)
    if (names[i] == text) value = static_cast<Value>(i);
}

}  // namespace

std::string settings_text(const Settings& settings) {
  return line("lang", settings.lang, kLangs) + line("theme", settings.theme, kThemes) +
         line("speed", settings.speed, kSpeeds) + line("text", settings.text_size, kTextSizes) +
         line("sound", settings.sound, kSwitches) + line("voice", settings.voice, kSwitches) +
         line("contrast", settings.contrast, kSwitches) + line("still", settings.still, kSwitches) +
         line("left_handed", settings.left_handed, kSwitches);
}

Settings parse_settings(std::string_view text, Settings base) {
  Splitter lines{text, '\n'};
  while (const auto entry = lines.next()) {
    Splitter words{*entry, ' '};
    const auto key = words.next();
    if (key == "lang") read(words.rest(), base.lang, kLangs);
    if (key == "theme") read(words.rest(), base.theme, kThemes);
    if (key == "speed") read(words.rest(), base.speed, kSpeeds);
    if (key == "text") read(words.rest(), base.text_size, kTextSizes);
    if (key == "sound") read(words.rest(), base.sound, kSwitches);
    if (key == "voice") read(words.rest(), base.voice, kSwitches);
    if (key == "contrast") read(words.rest(), base.contrast, kSwitches);
    if (key == "still") read(words.rest(), base.still, kSwitches);
    if (key == "left_handed") read(words.rest(), base.left_handed, kSwitches);
  }
  return base;
}

}  // namespace tapete
