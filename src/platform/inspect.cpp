#include "platform/inspect.hpp"

#include <array>

namespace tapete {
namespace {

void write_text(std::string& json, std::string_view text) {
  static constexpr std::string_view kHex = "0123456789abcdef";
  json += '"';
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      json += '\\';
      json += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      json += "\\u00";
      json += kHex[static_cast<unsigned char>(c) >> 4];
      json += kHex[c & 15];
    } else {
      json += c;
    }
  }
  json += '"';
}

void write_rect(std::string& json, const Rect& rect) {
  json += "\"x\":" + std::to_string(rect.x) + ",\"y\":" + std::to_string(rect.y);
  json += ",\"width\":" + std::to_string(rect.w) + ",\"height\":" + std::to_string(rect.h);
}

void write_choice(std::string& json, std::string_view value, std::string_view label) {
  if (json.back() == '}') json += ',';
  json += "{\"value\":";
  write_text(json, value);
  json += ",\"label\":";
  write_text(json, label);
  json += '}';
}

void write_rule(std::string& json, const HouseRule& rule, Lang lang) {
  if (json.back() == '}') json += ',';
  json += "{\"key\":";
  write_text(json, rule.key);
  json += ",\"label\":";
  write_text(json, rule.label(lang));
  json += ",\"normal\":";
  write_text(json, rule.choices.empty() ? std::to_string(rule.normal) : std::string{rule.choices.front().value});
  json += ",\"choices\":[";
  for (const Choice& choice : rule.choices) write_choice(json, choice.value, choice.label(lang));
  if (rule.choices.empty())
    for (int i = rule.low; i <= rule.high; ++i) write_choice(json, std::to_string(i), std::to_string(i));
  json += "]}";
}

void write_game(std::string& json, const GameInfo& game, Lang lang) {
  if (!json.empty()) json += ',';
  json += "{\"id\":";
  write_text(json, game.id);
  json += ",\"name\":";
  write_text(json, game.name(lang));
  json += ",\"players\":[";
  for (const int players : game.players) {
    if (json.back() != '[') json += ',';
    json += std::to_string(players);
  }
  json += "],\"rules\":[";
  for (const HouseRule& rule : game.rules) write_rule(json, rule, lang);
  json += "]}";
}

void write_target(std::string& json, const Target& target) {
  json += "{\"id\":";
  write_text(json, target.id);
  json += ",\"label\":";
  write_text(json, target.label);
  json += ',';
  write_rect(json, target.rect);
  if (target.chosen) json += *target.chosen ? ",\"chosen\":true" : ",\"chosen\":false";
  json += target.enabled ? ",\"enabled\":true}" : ",\"enabled\":false}";
}

void write_item(std::string& json, const MirrorItem& item) {
  if (item.target) return write_target(json, *item.target);
  json += "{\"text\":";
  write_text(json, item.text);
  json += item.heading ? ",\"heading\":true}" : ",\"heading\":false}";
}

void write_written(std::string& json, const Written& text) {
  json += "{\"text\":";
  write_text(json, text.text);
  json += ',';
  write_rect(json, text.rect);
  json += ",\"left\":" + std::to_string(text.left) + ",\"wide\":" + std::to_string(text.width);
  json += ",\"size\":" + std::to_string(text.size) + (text.cut ? ",\"cut\":true}" : ",\"cut\":false}");
}

template <class Item>
std::string list(const std::vector<Item>& items, void (*write)(std::string&, const Item&)) {
  std::string json = "[";
  for (const Item& item : items) {
    if (json.size() > 1) json += ',';
    write(json, item);
  }
  return json + ']';
}

}  // namespace

std::string to_json(const std::vector<Target>& targets) { return list(targets, write_target); }

std::string to_json(const std::vector<MirrorItem>& items) { return list(items, write_item); }

std::string to_json(const std::vector<Written>& texts) { return list(texts, write_written); }

std::string to_json(std::span<const GameInfo* const> games, Lang lang) {
  std::string json;
  for (const GameInfo* game : games) write_game(json, *game, lang);
  return '[' + json + ']';
}

std::string_view name(Screen screen) {
  static constexpr std::array<std::string_view, 10> kNames = {"start",    "setup",    "draw",  "table",   "rules",
                                                              "glossary", "settings", "about", "matches", "replay"};
  return kNames[static_cast<std::size_t>(screen)];
}

}  // namespace tapete
