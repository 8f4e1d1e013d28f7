#include "platform/inspect.hpp"

#include <array>

#include "core/json.hpp"

namespace tapete {
namespace {

void field(JsonWriter& json, std::string_view key, std::string_view value) {
  json.key(key);
  json.text(value);
}

void field(JsonWriter& json, std::string_view key, float value) {
  json.key(key);
  json.figure(static_cast<double>(value));
}

void flag(JsonWriter& json, std::string_view key, bool value) {
  json.key(key);
  json.flag(value);
}

void write(JsonWriter& json, const Rect& rect) {
  field(json, "x", rect.x);
  field(json, "y", rect.y);
  field(json, "width", rect.w);
  field(json, "height", rect.h);
}

void write_choice(JsonWriter& json, std::string_view value, std::string_view label) {
  json.begin_object();
  field(json, "value", value);
  field(json, "label", label);
  json.end_object();
}

void write(JsonWriter& json, const HouseRule& rule, Lang lang) {
  json.begin_object();
  field(json, "key", rule.key);
  field(json, "label", rule.label(lang));
  field(json, "normal", rule.choices.empty() ? std::to_string(rule.normal) : std::string{rule.choices.front().value});
  json.key("choices");
  json.begin_list();
  for (const Choice& choice : rule.choices) write_choice(json, choice.value, choice.label(lang));
  if (rule.choices.empty())
    for (int i = rule.low; i <= rule.high; ++i) write_choice(json, std::to_string(i), std::to_string(i));
  json.end_list();
  json.end_object();
}

void write(JsonWriter& json, const GameInfo& game, Lang lang) {
  json.begin_object();
  field(json, "id", game.id);
  field(json, "name", game.name(lang));
  json.key("players");
  json.begin_list();
  for (const int players : game.players) json.number(players);
  json.end_list();
  json.key("rules");
  json.begin_list();
  for (const HouseRule& rule : game.rules) write(json, rule, lang);
  json.end_list();
  json.end_object();
}

void write(JsonWriter& json, const Target& target) {
  json.begin_object();
  field(json, "id", target.id);
  field(json, "label", target.label);
  write(json, target.rect);
  if (target.chosen) flag(json, "chosen", *target.chosen);
  flag(json, "enabled", target.enabled);
  json.end_object();
}

void write(JsonWriter& json, const MirrorItem& item) {
  if (item.target) return write(json, *item.target);
  json.begin_object();
  field(json, "text", item.text);
  flag(json, "heading", item.heading);
  json.end_object();
}

void write(JsonWriter& json, const Written& text) {
  json.begin_object();
  field(json, "text", text.text);
  write(json, text.rect);
  field(json, "left", text.left);
  field(json, "wide", text.width);
  field(json, "size", text.size);
  flag(json, "cut", text.cut);
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

std::string to_json(const std::vector<MirrorItem>& items) { return list(items); }

std::string to_json(const std::vector<Written>& texts) { return list(texts); }

std::string to_json(std::span<const GameInfo* const> games, Lang lang) {
  JsonWriter json;
  json.begin_list();
  for (const GameInfo* game : games) write(json, *game, lang);
  json.end_list();
  return json.json();
}

std::string_view name(Screen screen) {
  static constexpr std::array<std::string_view, 13> kNames = {"start",    "setup",    "draw",   "table",   "rules",
                                                              "glossary", "settings", "about",  "matches", "replay",
                                                              "doctor",   "lesson",   "sayings"};
  return kNames[static_cast<std::size_t>(screen)];
}

}  // namespace tapete
