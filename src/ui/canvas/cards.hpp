#pragma once
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "core/card.hpp"
#include "looks/looks.hpp"
#include "ui/canvas/canvas.hpp"
#include "ui/canvas/picture_sheets.hpp"

namespace tapete {

/// The files that contain the pictures, such as a deck. Each is fetched when it is first needed.
class PictureFiles {
 public:
  virtual ~PictureFiles() = default;
  /// The bytes of the file; empty until it has arrived. They stay valid.
  virtual std::string_view bytes(std::string_view name) = 0;
  /// Whether the file has been asked for.
  [[nodiscard]] virtual bool asked(std::string_view name) const = 0;
  /// Asks again for a file that could not be fetched. Returns false if there is no need to.
  virtual bool retry(std::string_view name) = 0;
};

/// How a card is drawn.
struct CardLook {
  float face = 1;        ///< 1: face up; 0: face down; between: while it turns over
  float rest_width = 0;  ///< the width that it will have when it rests, in points; 0: the present width
  Colour tint{255, 255, 255};
  float lift = kFlat;  ///< its height over the table for its shadow, about 0 to 1
  Deck deck{};         ///< the deck of the card

  static constexpr float kFlat = -1;  ///< casts no shadow
};

/// The pictures of the cards, rendered from SVG at exactly the size in which they are shown. A picture that is not
/// ready yet is drawn from the nearest other size, and rendered in one of the next frames, a few at a time, so that no
/// frame is delayed. A deck is one file (see tools/deck/bundle.py), which is fetched when its cards are first needed;
/// until then they are blank.
class Cards {
 public:
  Cards(SDL_Renderer* renderer, PictureFiles& files) : sheets_(renderer), files_(files) {}

  /// Sets the face and the back of the cards. `now` is ClockAndEntropy::now_ms().
  void choose(Face face, Back back, double now);
  void draw(Canvas& canvas, Card card, Placed placed, const CardLook& look = {});
  /// Draws the sign of a suit on a small plaque.
  void sign(Canvas& canvas, Deck deck, int suit, Rect rect);
  /// Whether a card of this deck has been drawn, so that its file is loaded or on its way.
  [[nodiscard]] bool wanted(Deck deck) const;
  /// Allows portraits to be fetched, because everything needed to play has been.
  void let_faces_come() { faces_may_come_ = true; }
  /// Draws the portrait of the player with this name as a disc. Returns false if there is none, or not yet.
  bool portrait(Canvas& canvas, std::string_view name, Point center, float radius);
  /// Renders missing pictures for at most `milliseconds`. Returns true if some were missing, so that another frame is
  /// needed.
  bool work(double milliseconds);
  [[nodiscard]] int epoch() const { return sheets_.epoch(); }
  /// Whether the last work() has rendered pictures that have not been shown yet.
  [[nodiscard]] bool fresh() const { return fresh_; }

 private:
  static constexpr int kBack = 64;
  static constexpr int kSigns = 65;
  static constexpr int kFaces = 70;
  static constexpr int kFrench = 128;  ///< the pictures of the French deck start here
  using Key = std::pair<int, int>;     ///< picture and width in device pixels
  struct Made {
    PictureSheets::Place place;
    int used = 0;  ///< number of the frame in which it was last used
  };

  /// The SVG of a picture; empty while its deck is not loaded.
  [[nodiscard]] std::string_view svg_of(int picture);
  /// The picture of this width, or the nearest to it; nullptr if there is none.
  const Made* find(int picture, float width, float rest_width, float pixel_ratio);
  /// Renders a picture. Without a texture if that failed.
  PictureSheets::Place make(Key key);
  void forget_all();
  void forget_old();

  PictureSheets sheets_;
  PictureFiles& files_;
  double now_ = 0;
  double asked_ = 0;  ///< when a deck was last requested
  Face face_{};
  Back back_{};
  std::map<Key, Made> pictures_;
  std::vector<Key> missing_;
  bool faces_may_come_ = false;
  int frame_ = 0;
  bool fresh_ = false;
};

}  // namespace tapete
