#pragma once
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "app/files.hpp"
#include "app/settings.hpp"
#include "core/card.hpp"
#include "ui/canvas/canvas.hpp"
#include "ui/canvas/picture_sheets.hpp"

namespace tapete {

/// How a card is shown.
struct CardLook {
  float face = 1;        ///< 1 face up, 0 face down, in between while it is turned over
  float rest_width = 0;  ///< the width at which it will lie still, in points; 0 is the width that it has
  Colour tint{255, 255, 255};
  float lift = kFlat;  ///< its height over the table, about 0 to 1, for its shadow
  Deck deck{};         ///< what it is a card of

  static constexpr float kFlat = -1;  ///< it casts none
};

/// The pictures of the cards, drawn from their SVG at exactly the size shown. What is not there yet is drawn from the
/// nearest other size, and made in the next frames, a few at a time, so that no frame is held up. A deck is a file (see
/// tools/deck/bundle.py), fetched when its cards are wanted for the first time; until then they are blank.
class Cards {
 public:
  Cards(SDL_Renderer* renderer, Files& files) : sheets_(renderer), files_(files) {}

  /// From now on the cards have this face and this back. `now` as Machine::now_ms.
  void choose(Face face, Back back, double now);
  void draw(Canvas& canvas, Card card, Placed placed, const CardLook& look = {});
  /// The sign of a suit on a small plaque.
  void sign(Canvas& canvas, Deck deck, int suit, Rect rect);
  /// Whether cards of this deck have been wanted, so that its file is there or on its way.
  [[nodiscard]] bool wanted(Deck deck) const;
  /// From now on faces may be fetched: what is needed to play has come.
  void let_faces_come() { faces_may_come_ = true; }
  /// The drawn face of whoever is called so, as a disc; false if there is none, or not yet.
  bool portrait(Canvas& canvas, std::string_view name, Point center, float radius);
  /// Makes missing pictures until `milliseconds` have gone by; true if some were missing, so that another frame is due.
  bool work(double milliseconds);
  [[nodiscard]] int epoch() const { return sheets_.epoch(); }
  /// The last work() made pictures that have not been shown yet.
  [[nodiscard]] bool fresh() const { return fresh_; }

 private:
  static constexpr int kBack = 64;
  static constexpr int kSigns = 65;
  static constexpr int kFaces = 70;
  static constexpr int kFrench = 128;  ///< cards of this deck follow, and their back
  using Key = std::pair<int, int>;     ///< picture and width in pixels
  struct Made {
    PictureSheets::Place place;
    int used = 0;  ///< number of the frame
  };

  /// The SVG of a picture; empty while its deck is not there.
  [[nodiscard]] std::string_view svg_of(int picture);
  /// The one made for this width, or the nearest to it; null if there is none.
  const Made* find(int picture, float width, float rest_width, float pixel_ratio);
  /// Without a texture if it cannot be had.
  PictureSheets::Place make(Key key);
  void forget_all();
  void forget_old();

  PictureSheets sheets_;
  Files& files_;
  double now_ = 0;
  double asked_ = 0;  ///< when a deck was last asked for
  Face face_{};
  Back back_{};
  std::map<Key, Made> pictures_;
  std::set<Key> missing_;
  bool faces_may_come_ = false;
  int frame_ = 0;
  bool fresh_ = false;
};

}  // namespace tapete
