#include "ui/canvas/cards.hpp"

#include <SDL.h>
#include <SDL_image.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string>

#include "looks/portraits.hpp"
#include "ui/canvas/pieces.hpp"

namespace tapete {
namespace {

/// Number of pixels on all sheets (64 MB) above which sheets that are not in use are dropped.
constexpr int kMostPixels = 16'000'000;

/// Part of a card that shows its suit best, in the units of the card's SVG (610 x 950).
struct Cut {
  std::string_view card;
  int x, y, w, h;
};
constexpr std::array<Cut, 4> kSymbolCuts{
    {{"o02", 145, 105, 320, 320}, {"c02", 140, 95, 330, 400}, {"e02", 118, 100, 376, 760}, {"b01", 118, 62, 380, 810}}};

/// Main colour of the red back.
constexpr Colour kBackRed{203, 42, 48};

constexpr std::string_view kClassic = "decks/spanish.svg";
constexpr std::string_view kLarge = "decks/spanish-large.svg";
constexpr std::string_view kFrenchDeck = "decks/french.svg";
constexpr std::string_view kPeople = "people.svg";
/// Milliseconds after which a deck that could not be fetched is requested again.
constexpr double kAskAgain = 3000;

/// Returns the id of a card in its deck's file. The id contains the printed number: a sota (the Spanish jack) is 10, a
/// French jack 11.
std::string card_id(Deck deck, int index) {
  const Card card = Card::from_index(index);
  const bool skips = deck == Deck::spanish && card.rank() >= 7;
  const int number = card.rank() + (skips ? 3 : 1);
  const std::string digits = std::to_string(100 + number).substr(1);  // two digits
  return suit_letter(deck, card.suit()) + digits;
}

/// Returns the nested <svg> element with this id; empty if there is none.
std::string_view nested(std::string_view deck, std::string_view id) {
  constexpr std::string_view kEnd = "</svg>";
  const auto start = deck.find("<svg id=\"" + std::string{id} + '"');
  if (start == std::string_view::npos) return {};
  return deck.substr(start, deck.find(kEnd, start) + kEnd.size() - start);
}

/// Returns the SVG of a picture with `cut` as its view box.
std::string cut_out(std::string_view svg, const Cut& cut) {
  const std::string w = std::to_string(cut.w);
  const std::string h = std::to_string(cut.h);
  return R"(<svg xmlns="http://www.w3.org/2000/svg" width=")" + w + R"(" height=")" + h + R"(" viewBox=")" +
         std::to_string(cut.x) + ' ' + std::to_string(cut.y) + ' ' + w + ' ' + h + R"(">)" +
         std::string{svg.substr(svg.find('>') + 1)};
}

/// Moves a picture so that its top left corner lies on a whole device pixel, which keeps it sharp.
Placed aligned(Placed placed, float ratio) {
  placed.center.x = std::round((placed.center.x - placed.w / 2) * ratio) / ratio + placed.w / 2;
  placed.center.y = std::round((placed.center.y - placed.h / 2) * ratio) / ratio + placed.h / 2;
  return placed;
}

/// Returns the size in pixels of the picture of a card with this width in pixels.
std::pair<int, int> picture_size(int width, float shape) {
  return {width, static_cast<int>(std::lround(static_cast<float>(width) * shape))};
}

/// Gives a card exactly the size of its picture. SDL's software renderer scales pictures of another size, and a scaled
/// picture that is redrawn in part differs from one that is redrawn as a whole.
Placed with_size_of_picture(Placed placed, float ratio) {
  constexpr float kMore = 1.0F / 64;  // of a pixel, because SDL rounds down
  const auto [w, h] = picture_size(static_cast<int>(std::lround(placed.w * ratio)), kCardShape);
  placed.w = (static_cast<float>(w) + kMore) / ratio;
  placed.h = (static_cast<float>(h) + kMore) / ratio;
  return placed;
}

/// Returns the rectangle with all edges moved to the nearest edges of device pixels.
Rect whole_pixels(Rect rect, float ratio) {
  const auto near = [ratio](float value) { return std::round(value * ratio) / ratio; };
  const Point from{near(rect.x), near(rect.y)};
  return {from.x, from.y, near(rect.right()) - from.x, near(rect.bottom()) - from.y};
}

/// Returns the colour that `back` has instead of a red of the red back, or of a blue of the French deck's blue back.
/// Returns other colours unchanged.
Colour dyed(Colour colour, Back back) {
  constexpr int kBlue = 40;  // a colour is blue if its blue exceeds its red and its green by at least this number
  constexpr int kRed = 60;   // the same for red
  const auto part = [](std::uint8_t of, double share) { return static_cast<std::uint8_t>(of * share); };
  if (back != Back::blue && colour.b >= std::max(colour.r, colour.g) + kBlue) {
    if (back == Back::red) return {colour.b, colour.r, colour.r};
    return {colour.r, part(colour.b, 0.7), part(colour.g, 0.8)};
  }
  if (back == Back::red || colour.r < std::max(colour.g, colour.b) + kRed) return colour;
  if (back == Back::blue) return {part(colour.b, 0.8), part(colour.g, 1.2), part(colour.r, 0.75)};
  return {part(colour.b, 0.4), part(colour.r, 0.5), part(colour.g, 1.2)};
}

/// Recolours every "#rrggbb" in the SVG of a back.
std::string dyed(std::string svg, Back back) {
  for (std::size_t at = 0; (at = svg.find("\"#", at)) != std::string::npos; at += 2) {
    unsigned value = 0;
    const char* const digits = svg.data() + at + 2;
    const auto [end, error] = std::from_chars(digits, svg.data() + std::min(at + 8, svg.size()), value, 16);
    if (error != std::errc{} || end != digits + 6) continue;
    const auto byte = [value](unsigned shift) { return static_cast<std::uint8_t>(value >> shift & 255U); };
    const Colour now = dyed(Colour{byte(16), byte(8), byte(0)}, back);
    constexpr std::string_view kHex = "0123456789abcdef";
    std::size_t digit = at + 2;
    for (const unsigned part : {now.r, now.g, now.b}) {
      svg[digit++] = kHex[part >> 4];
      svg[digit++] = kHex[part & 15];
    }
  }
  return svg;
}

}  // namespace

void Cards::choose(Face face, Back back, double now) {
  now_ = now;
  face_ = face;
  back_ = back;
}

int Cards::picture_of(Card card, bool up, const CardLook& look) const {
  const bool french = look.deck == Deck::french;
  if (!up) return kBacks + (french ? kFrench : 0) + static_cast<int>(look.back.value_or(back_));
  const bool large = look.design.value_or(face_) == Face::large;
  return card.index() + (french ? kFrench : large ? kLargeFaces : 0);
}

void Cards::draw(Canvas& canvas, Card card, Placed placed, const CardLook& look) {
  const bool up = look.face >= 0.5F && card.known();
  const float ratio = canvas.pixel_ratio();
  const float rest_width = look.rest_width > 0 ? look.rest_width : placed.w;
  const CachedPicture* cached = find(picture_of(card, up, look), placed.w, rest_width, ratio);
  if (placed.angle == 0) placed = with_size_of_picture(placed, ratio);
  // A card that turns over gets narrower, changes its picture, and gets wider again.
  if (card.known()) placed.w *= std::max(0.02F, std::abs(2 * look.face - 1));
  if (look.lift >= 0) canvas.card_shadow(placed, look.lift, cached != nullptr ? cached->place.shadow : Picture{});
  if (placed.angle == 0) placed = aligned(placed, ratio);
  if (cached != nullptr && cached->place.picture.texture != nullptr)
    canvas.image(cached->place.picture, placed, look.tint);
  else
    canvas.fill_placed(placed, up ? Colour{252, 246, 230} : dyed(kBackRed, look.back.value_or(back_)),
                       placed.w * 0.07F);
}

void Cards::suit_symbol(Canvas& canvas, Deck deck, int suit, Rect rect) {
  // The plate's edges, like the picture's, lie between device pixels: an edge inside a pixel looks like a hairline.
  rect = whole_pixels(rect, canvas.pixel_ratio());
  const float radius = std::min(rect.w, rect.h) * 0.22F;
  canvas.fill(rect, {252, 246, 230}, radius);
  if (deck == Deck::french)
    return draw_french_suit(canvas, suit, rect.center(), std::min(rect.w, rect.h) * 0.7F, french_ink(suit));
  const Cut& cut = kSymbolCuts[static_cast<std::size_t>(suit)];
  const float high = rect.h * 0.84F;
  const float shape = static_cast<float>(cut.w) / static_cast<float>(cut.h);
  // The size, like the position, is in whole device pixels: the picture is opaque up to its edges, and an edge inside a
  // pixel would be blended with the gap between the pictures of a sheet.
  const float ratio = canvas.pixel_ratio();
  const float width = std::round(std::min(high * shape, rect.w * 0.84F) * ratio) / ratio;
  const float height = std::round(width / shape * ratio) / ratio;
  if (const CachedPicture* cached = find(kSuitSymbols + suit, width, width, ratio))
    canvas.image(cached->place.picture, aligned({rect.center(), width, height, 0}, ratio));
}

bool Cards::wanted(Deck deck) const {
  return files_.asked(deck == Deck::french ? kFrenchDeck : face_ == Face::large ? kLarge : kClassic);
}

bool Cards::portrait(Canvas& canvas, std::string_view name, Point center, float radius) {
  const auto who = find_portrait(name);
  if (!who || !portraits_allowed_) return false;
  const CachedPicture* cached = find(kFaces + *who, 2 * radius, 2 * radius, canvas.pixel_ratio());
  if (cached == nullptr || cached->place.picture.texture == nullptr) return false;
  canvas.image(cached->place.picture, Placed{center, 2 * radius, 2 * radius, 0});
  return true;
}

const Cards::CachedPicture* Cards::find(int picture, float width, float rest_width, float pixel_ratio) {
  const Key exact{picture, static_cast<int>(std::lround(rest_width * pixel_ratio))};
  if (exact.second < 4) return nullptr;
  const bool noted = pictures_.contains(exact) || std::ranges::count(missing_, exact) > 0;
  // svg_of() searches the whole deck, so it is not called for a picture that is rendered or requested already.
  if (!noted && !svg_of(picture).empty()) missing_.push_back(exact);
  // Chooses the smallest picture that is large enough, otherwise the largest.
  const int wanted = static_cast<int>(std::lround(width * pixel_ratio));
  auto best = pictures_.lower_bound({picture, wanted});
  if (best == pictures_.end() || best->first.first != picture) {
    if (best == pictures_.begin()) return nullptr;
    --best;
    if (best->first.first != picture) return nullptr;
  }
  best->second.used = frame_;
  if (const auto rest = pictures_.find(exact); rest != pictures_.end()) rest->second.used = frame_;
  return &best->second;
}

std::string_view Cards::svg_of(int picture) {
  if (picture >= kFaces && picture < kFrench)
    return nested(files_.bytes(kPeople), kPortraits[static_cast<std::size_t>(picture - kFaces)].id);
  const bool french = picture >= kFrench && picture < kLargeFaces;
  const bool symbol = picture >= kSuitSymbols && picture < kFaces;
  const bool back = picture >= kBacks && picture < kSuitSymbols;  // the Spanish deck's back is in both of its files
  const bool large = picture >= kLargeFaces || (back && face_ == Face::large);
  const std::string_view name = french ? kFrenchDeck : large ? kLarge : kClassic;
  const std::string_view deck = files_.bytes(name);
  if (deck.empty() && now_ > asked_ + kAskAgain && files_.retry(name)) asked_ = now_;
  if (symbol) return nested(deck, kSymbolCuts[static_cast<std::size_t>(picture - kSuitSymbols)].card);
  const int card = picture % kFrench;
  if (card >= kBacks) return nested(deck, "back");
  return nested(deck, card_id(french ? Deck::french : Deck::spanish, card));
}

PictureSheets::Place Cards::make(Key key) {
  std::string svg{svg_of(key.first)};
  float shape = kCardShape;
  const int picture = key.first;
  const int back = picture % kFrench - kBacks;  // of either deck
  if (picture < kLargeFaces && back >= 0 && back < kSuitSymbols - kBacks) {
    svg = dyed(std::move(svg), static_cast<Back>(back));
  } else if (picture >= kFaces && picture < kFrench) {
    shape = 1;
  } else if (picture >= kSuitSymbols && picture < kFaces) {
    const Cut& cut = kSymbolCuts[static_cast<std::size_t>(picture - kSuitSymbols)];
    svg = cut_out(svg, cut);
    shape = static_cast<float>(cut.h) / static_cast<float>(cut.w);
  }
  SDL_RWops* bytes = SDL_RWFromConstMem(svg.data(), static_cast<int>(svg.size()));
  const auto [w, h] = picture_size(key.second, shape);
  SDL_Surface* surface = IMG_LoadSizedSVG_RW(bytes, w, h);
  SDL_RWclose(bytes);
  if (surface == nullptr) return {};
  const auto place = sheets_.add(surface);
  SDL_FreeSurface(surface);
  return place.value_or(PictureSheets::Place{});
}

bool Cards::work(double milliseconds) {
  const bool another = !missing_.empty();
  const Uint64 start = SDL_GetPerformanceCounter();
  const auto budget = static_cast<Uint64>(milliseconds / 1000 * static_cast<double>(SDL_GetPerformanceFrequency()));
  fresh_ = another;
  Uint64 spent = 0;  // time since the start
  Uint64 last = 0;   // time for the last picture; the next one is expected to take as long
  while (!missing_.empty() && spent + last <= budget) {
    const auto first = std::ranges::min_element(missing_);
    const Key key = *first;
    missing_.erase(first);
    // The file may have changed since the picture was requested. In that case find() requests the picture again.
    if (!svg_of(key.first).empty()) pictures_[key] = {make(key), frame_};
    const Uint64 now = SDL_GetPerformanceCounter() - start;
    last = now - spent;
    spent = now;
  }
  if (missing_.empty()) forget_old();
  ++frame_;
  return another;
}

void Cards::forget_old() {
  if (sheets_.pixels() <= kMostPixels) return;
  std::map<int, int> used;  // last frame that used a picture of the sheet, by sheet
  for (const auto& [key, cached] : pictures_)
    used[cached.place.sheet] = std::max(used[cached.place.sheet], cached.used);
  for (const auto& [sheet, frame] : used) {
    if (sheet < 0 || frame >= frame_ || sheets_.pixels() <= kMostPixels) continue;
    sheets_.forget(sheet);
    std::erase_if(pictures_, [gone = sheet](const auto& entry) { return entry.second.place.sheet == gone; });
  }
}

}  // namespace tapete
