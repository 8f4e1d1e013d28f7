#include "app/settings.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <type_traits>

#include "looks/portraits.hpp"

namespace tapete {
namespace {

// Names of the enumerators in stored settings
constexpr std::array<std::string_view, 3> kThemes{"automatic", "light", "dark"};
constexpr std::array<std::string_view, 3> kSpeeds{"slow", "normal", "fast"};
constexpr std::array<std::string_view, 4> kTextSizes{"normal", "large", "larger", "largest"};
constexpr std::array<std::string_view, 2> kFaces{"classic", "large"};
constexpr std::array<std::string_view, 3> kBacks{"red", "blue", "green"};
constexpr auto kPlayerPortraits = [] {
  std::array<std::string_view, kPortraits.size() + 1> names{"none"};
  for (std::size_t i = 0; i < kPortraits.size(); ++i) names[i + 1] = kPortraits[i].id;
  return names;
}();
constexpr std::array<std::string_view, 2> kTouches{"once", "twice"};
constexpr std::array<std::string_view, 4> kReviews{"off", "large", "normal", "strict"};
constexpr std::array<std::string_view, 2> kSwitches{"off", "on"};

/// Calls `visit(key, value, names)` for every setting, with the names in the order of the enumerators.
template <class AnySettings, class Visit>
void each_setting(AnySettings& settings, const Visit& visit) {
  visit("lang", settings.lang, kLangs);
  visit("theme", settings.theme, kThemes);
  visit("speed", settings.speed, kSpeeds);
  visit("text", settings.text_size, kTextSizes);
  visit("face", settings.face, kFaces);
  visit("back", settings.back, kBacks);
  visit("cloth", settings.cloth, kCloths);
  visit("likeness", settings.portrait, kPlayerPortraits);
  visit("touch", settings.touch, kTouches);
  visit("review", settings.review, kReviews);
  visit("sound", settings.sound, kSwitches);
  visit("voice", settings.voice, kSwitches);
  visit("contrast", settings.contrast, kSwitches);
  visit("still", settings.reduced_motion, kSwitches);
  // Older versions stored `help off` for players who had never chosen it; therefore the key is another one now.
  visit("help_at_table", settings.help, kSwitches);
  visit("left_handed", settings.left_handed, kSwitches);
}

}  // namespace

std::string_view portrait_name(PlayerPortrait portrait) {
  if (portrait == PlayerPortrait::none) return kNoPortrait;
  return kPortraits[static_cast<std::size_t>(portrait) - 1].name;
}

float text_factor(TextSize size) {
  constexpr std::array<float, kTextSizes.size()> kFactors{1, 1.25F, 1.5F, 2};
  return kFactors[static_cast<std::size_t>(size)];
}

std::string settings_text(const Settings& settings) {
  std::string out;
  each_setting(settings, [&out](std::string_view key, auto value, const auto& names) {
    out += std::string{key} + ' ' + std::string{names[static_cast<std::size_t>(value)]} + '\n';
  });
  return out;
}

Settings parse_settings(std::string_view text, Settings base) {
  if (text.size() > kLongestSettings) return base;
  Splitter lines{text, '\n'};
  while (const auto entry = lines.next()) {
    Splitter words{*entry, ' '};
    const auto key = words.next();
    each_setting(base, [&](std::string_view name, auto& value, const auto& names) {
      const auto found = std::find(names.begin(), names.end(), words.rest());
      if (key == name && found != names.end())
        value = static_cast<std::remove_reference_t<decltype(value)>>(found - names.begin());
    });
  }
  return base;
}

Settings rebase(const Settings& before, const Settings& after, const Settings& onto) {
  const std::string old = '\n' + settings_text(before);
  const std::string text = settings_text(after);
  std::string changed;
  Splitter lines{text, '\n'};
  while (const auto line = lines.next())
    if (old.find('\n' + std::string{*line} + '\n') == std::string::npos) changed += std::string{*line} + '\n';
  return parse_settings(changed, onto);
}

}  // namespace tapete
