#include "app/seat_names.hpp"

#include <algorithm>
#include <utility>

#include "app/strings.hpp"
#include "core/utf8.hpp"
#include "looks/portraits.hpp"

namespace tapete {
namespace {

/// Filter that keeps the visible characters of a name, up to a number of bytes. Blanks of any kind, and `#`, which
/// starts a comment, become a space. Zero-width joiners stay only between characters from kFirstJoined on, because the
/// Latin script does not need them.
class NameReader {
 public:
  std::string read(std::string_view text, std::size_t longest) && {
    while (!text.empty()) {
      const auto [c, length] = first_code_point(text);
      const std::string_view bytes = text.substr(0, length);
      text.remove_prefix(std::max<std::size_t>(length, 1));
      if (is_joiner(c)) {
        joiner_ = last_ < kFirstJoined ? std::string_view{} : bytes;
      } else if (is_blank(c) || c == '#') {
        space_ = true;
      } else if (!is_unseen(c)) {
        if (!take(c, bytes, longest)) break;
      }
    }
    return std::move(out_);
  }

 private:
  static constexpr char32_t kFirstJoined = 0x590;  // start of the Hebrew block

  /// Appends a character. Returns false if the name would become too long.
  bool take(char32_t c, std::string_view bytes, std::size_t longest) {
    std::string piece;
    if (space_ && !out_.empty())
      piece = ' ';
    else if (!space_ && c >= kFirstJoined)
      piece = joiner_;
    piece += bytes;
    if (out_.size() + piece.size() > longest) return false;
    out_ += piece;
    space_ = false;
    joiner_ = {};
    last_ = c;
    return true;
  }

  std::string out_;
  std::string_view joiner_;
  bool space_ = false;
  char32_t last_ = 0;
};

}  // namespace

std::string clean_name(std::string_view text, std::size_t longest) { return NameReader{}.read(text, longest); }

std::string seat_name(const MatchSetup& setup, Seat seat, Lang lang, PlayerPortrait own) {
  const std::string& name = setup.names[static_cast<std::size_t>(seat)];
  if (!name.empty()) return name;
  Seat free = 0;
  for (const Portrait& portrait : kPortraits)
    if (seat > 0 && portrait.name != portrait_name(own) &&
        std::ranges::find(setup.names, portrait.name) == setup.names.end() && ++free == seat)
      return std::string{portrait.name};
  // With several people at the screen, "You" would be ambiguous.
  const bool several = std::count(setup.people.begin(), setup.people.begin() + setup.players, true) > 1;
  return several ? std::string{"Player 1"_text(lang)} : words::default_name(0, lang);
}

bool is_default_own_name(std::string_view name) {
  for (std::size_t lang = 0; lang < kLangs.size(); ++lang)
    if (name == words::default_name(0, static_cast<Lang>(lang)) || name == "Player 1"_text(static_cast<Lang>(lang)))
      return true;
  return false;
}

void translate_own_name(std::vector<Player>& players, Lang lang) {
  const auto people = std::ranges::count_if(players, &Player::human);
  for (Player& player : players)
    if (player.human() && is_default_own_name(player.name))
      player.name = people > 1 ? std::string{"Player 1"_text(lang)} : words::default_name(0, lang);
}

}  // namespace tapete
