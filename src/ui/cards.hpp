#pragma once
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "app/files.hpp"
#include "app/settings.hpp"
#include "core/card.hpp"
#include "ui/canvas.hpp"

namespace tapete {

/// The pictures of the cards, drawn from their SVG at exactly the size shown. What is not there yet is drawn from the
/// nearest other size, and made in the next frames, a few at a time, so that no frame is held up. A deck is a file (see
/// tools/deck/bundle.py), fetched when its cards are wanted for the first time; until then they are blank.
class Cards {
 public:
  Cards(SDL_Renderer* renderer, Files& files) : renderer_(renderer), files_(files) {}
  ~Cards();
  Cards(const Cards&) = delete;
  Cards& operator=(const Cards&) = delete;

  /// From now on the cards have this face. `now` as Host::now_ms.
  void choose(Face face, double now);
  /// `face` is 1 for a card face up, 0 face down, and in between for one that is being turned over. `rest_width` is the
  /// width at which it will lie still, in points.
  void draw(Canvas& canvas, Card card, Placed placed, float face, float rest_width, Colour tint = {255, 255, 255});
  void draw(Canvas& canvas, Card card, const Placed& placed) { draw(canvas, card, placed, 1, placed.w); }
  /// The sign of a suit on a small plaque.
  void sign(Canvas& canvas, int suit, Rect rect);
  /// Makes missing pictures until `milliseconds` have gone by; true if some were missing, so that another frame is due.
  bool work(double milliseconds);
  /// The last work() made pictures that have not been shown yet.
  [[nodiscard]] bool fresh() const { return fresh_; }

 private:
  static constexpr int kBack = 64;
  static constexpr int kSigns = 65;
  using Key = std::pair<int, int>;  ///< picture and width in pixels
  struct Picture {
    SDL_Texture* texture = nullptr;
    int pixels = 0;
    int used = 0;  ///< number of the frame
  };

  /// The SVG of a picture; empty while its deck is not there.
  [[nodiscard]] std::string_view svg_of(int picture);
  SDL_Texture* find(int picture, float width, float rest_width, float pixel_ratio);
  SDL_Texture* make(Key key);
  void forget_all();
  void forget_old();

  SDL_Renderer* renderer_;
  Files& files_;
  double now_ = 0;
  double asked_ = 0;  ///< when a deck was last asked for
  Face face_{};
  std::map<Key, Picture> pictures_;
  std::set<Key> missing_;
  int frame_ = 0;
  bool fresh_ = false;
};

}  // namespace tapete
