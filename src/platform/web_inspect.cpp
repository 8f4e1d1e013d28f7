#include "platform/web_inspect.hpp"

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

}  // namespace

std::string to_json(const std::vector<Target>& targets) {
  std::string json = "[";
  for (const Target& target : targets) {
    if (json.size() > 1) json += ',';
    json += "{\"id\":";
    write_text(json, target.id);
    json += ",\"label\":";
    write_text(json, target.label);
    json += ',';
    write_rect(json, target.rect);
    json += target.enabled ? ",\"enabled\":true}" : ",\"enabled\":false}";
  }
  return json + ']';
}

std::string_view name(Screen screen) {
  static constexpr std::array<std::string_view, 10> kNames = {"start",    "setup",    "draw",  "table",   "rules",
                                                              "glossary", "settings", "about", "matches", "replay"};
  return kNames[static_cast<std::size_t>(screen)];
}

}  // namespace tapete
