#include "platform/inspect.hpp"

#include <array>

#include "core/json.hpp"

namespace tapete {
namespace {

void field(JsonWriter& json, std::string_view key, float value) { json.key(key).figure(static_cast<double>(value)); }

void write(JsonWriter& json, const Rect& rect) {
  field(json, "x", rect.x);
  field(json, "y", rect.y);
  field(json, "width", rect.w);
  field(json, "height", rect.h);
}

void write_choice(JsonWriter& json, std::string_view value, std::string_view label) {
  json.begin_object();
  json.key("value").text(value);
  json.key("label").text(label);
  json.end_object();
}

void write(JsonWriter& json, const HouseRule& rule, Lang lang) {
  json.begin_object();
  json.key("key").text(rule.key);
  json.key("label").text(rule.label(lang));
  json.key("normal").text(rule.choices.empty() ? std::to_string(rule.default_value)
                                               : std::string{rule.choices.front().value});
  json.key("choices").begin_list();
  for (const Choice& choice : rule.choices) write_choice(json, choice.value, choice.label(lang));
  if (rule.choices.empty())
    for (int i = rule.low; i <= rule.high; ++i) write_choice(json, std::to_string(i), std::to_string(i));
  json.end_list();
  json.end_object();
}

void write(JsonWriter& json, const GameInfo& game, Lang lang) {
  json.begin_object();
  json.key("id").text(game.id);
  json.key("name").text(game.name(lang));
  json.key("players").begin_list();
  for (const int players : game.players) json.number(players);
  json.end_list();
  json.key("rules").begin_list();
  for (const HouseRule& rule : game.rules)
    if (!rule.hidden) write(json, rule, lang);
  json.end_list();
  json.end_object();
}

void write(JsonWriter& json, const Target& target) {
  json.begin_object();
  json.key("id").text(target.id);
  json.key("label").text(target.label);
  write(json, target.rect);
  if (target.chosen) json.key("chosen").flag(*target.chosen);
  json.key("enabled").flag(target.enabled);
  json.end_object();
}

void write(JsonWriter& json, const AccessibilityItem& item) {
  if (item.target) return write(json, *item.target);
  json.begin_object();
  json.key("text").text(item.text);
  json.key("heading").flag(item.heading);
  json.end_object();
}

void write(JsonWriter& json, const DrawnText& text) {
  json.begin_object();
  json.key("text").text(text.text);
  write(json, text.rect);
  field(json, "left", text.left);
  field(json, "wide", text.width);
  field(json, "size", text.size);
  json.key("cut").flag(text.cut);
  json.end_object();
}

template <class Item>
std::string list(const std::vector<Item>& items) {
  JsonWriter json;
  json.begin_list();
  for (const Item& item : items) write(json, item);
  json.end_list();
  return json.json();
}

}  // namespace

std::string to_json(const std::vector<Target>& targets) { return list(targets); }

std::string to_json(const std::vector<AccessibilityItem>& items) { return list(items); }

std::string to_json(const std::vector<DrawnText>& texts) { return list(texts); }

std::string to_json(std::span<const GameInfo* const> games, Lang lang) {
  JsonWriter json;
  json.begin_list();
  for (const GameInfo* game : games) write(json, *game, lang);
  json.end_list();
  return json.json();
}

std::string_view name(Screen screen) {
  static constexpr std::array<std::string_view, 14> kNames = {"home",        "setup",    "draw",    "table",   "rules",
                                                              "glossary",    "settings", "about",   "matches", "replay",
                                                              "diagnostics", "lesson",   "sayings", "player"};
  return kNames[static_cast<std::size_t>(screen)];
}

}  // namespace tapete
