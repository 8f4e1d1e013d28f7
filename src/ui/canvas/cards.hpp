#pragma once
#include <map>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/card.hpp"
#include "looks/looks.hpp"
#include "ui/canvas/canvas.hpp"
#include "ui/canvas/picture_sheets.hpp"

namespace tapete {

/// Files that contain pictures, such as the cards of a deck. Each file is fetched when it is first needed.
class PictureFiles {
 public:
  virtual ~PictureFiles() = default;
  /// Returns the bytes of the file; empty until the file has arrived. The bytes stay valid.
  virtual std::string_view bytes(std::string_view name) = 0;
  /// Returns whether the file has been requested.
  [[nodiscard]] virtual bool asked(std::string_view name) const = 0;
  /// Requests a file again if it could not be fetched. Returns whether the file was requested again.
  virtual bool retry(std::string_view name) = 0;
};

/// Appearance of a card.
struct CardLook {
  float face = 1;        ///< 1: face up; 0: face down; values between: turning over
  float rest_width = 0;  ///< width in points at the end of the card's movement; 0: the present width
  Colour tint{255, 255, 255};
  float lift = kFlat;  ///< height over the table, about 0 to 1, for the shadow
  Deck deck{};
  std::optional<Face> design{};  ///< design of the face, if not the chosen one; only for the Spanish deck
  std::optional<Back> back{};    ///< colour of the back, if not the chosen one; only for the Spanish deck

  static constexpr float kFlat = -1;  ///< value of `lift` for a card without a shadow
};

/// Cache of the pictures of cards and portraits, rendered from SVG at exactly the size in which they are shown. Until a
/// picture is ready, another size of it is drawn; missing pictures are rendered a few per frame, so that no frame is
/// delayed. A deck is one file (see tools/deck/bundle.py), which is fetched when its cards are first needed; until the
/// file arrives, the cards are blank.
class Cards {
 public:
  Cards(SDL_Renderer* renderer, PictureFiles& files) : sheets_(renderer), files_(files) {}

  /// Sets the face and the back of the cards. `now` is the host's clock in milliseconds.
  void choose(Face face, Back back, double now);
  void draw(Canvas& canvas, Card card, Placed placed, const CardLook& look = {});
  /// Draws a suit symbol on a small light plate.
  void suit_symbol(Canvas& canvas, Deck deck, int suit, Rect rect);
  /// Returns whether the file of this deck has been requested, which happens when one of its cards is first drawn.
  [[nodiscard]] bool wanted(Deck deck) const;
  /// Allows portraits to be fetched. Until this call they do not delay the files that are needed to play.
  void allow_portraits() { portraits_allowed_ = true; }
  /// Draws the portrait with this name as a disc. Returns false if there is none or it is not ready.
  bool portrait(Canvas& canvas, std::string_view name, Point center, float radius);
  /// Renders at least one missing picture, and further ones as long as the next is expected to fit into `milliseconds`.
  /// Returns true if some were missing, so that another frame is needed.
  bool work(double milliseconds);
  /// Returns a number that changes whenever pictures that were drawn may have been replaced.
  [[nodiscard]] int epoch() const { return sheets_.epoch(); }
  /// Returns whether the last work() rendered pictures that have not been shown yet.
  [[nodiscard]] bool fresh() const { return fresh_; }

 private:
  // The number of a Spanish card's picture is Card::index(). All numbers of the French deck are higher by kFrench, and
  // those of the Spanish cards with large numbers by kLargeFaces.
  static constexpr int kBacks = 64;        ///< number of the card back with the first colour
  static constexpr int kSuitSymbols = 67;  ///< number of the first suit symbol
  static constexpr int kFaces = 71;        ///< number of the first portrait
  static constexpr int kFrench = 128;      ///< number of the French deck's first picture
  static constexpr int kLargeFaces = 256;  ///< number of the first card with large numbers
  using Key = std::pair<int, int>;         ///< number of a picture, and its width in device pixels
  struct CachedPicture {
    PictureSheets::Place place;
    int used = 0;  ///< number of the frame in which the picture was last used
  };

  /// Returns the number of a card's picture, or of its back unless it is face `up`.
  [[nodiscard]] int picture_of(Card card, bool up, const CardLook& look) const;
  /// Returns the SVG of a picture; empty while its deck is not loaded.
  [[nodiscard]] std::string_view svg_of(int picture);
  /// Returns the rendered picture whose width fits `width` best, or nullptr if none is rendered yet. Requests a picture
  /// with exactly the width `rest_width`. Both widths are in points.
  const CachedPicture* find(int picture, float width, float rest_width, float pixel_ratio);
  /// Renders a picture. The result has no texture if that failed.
  PictureSheets::Place make(Key key);
  void forget_old();

  PictureSheets sheets_;
  PictureFiles& files_;
  double now_ = 0;
  double asked_ = 0;  ///< time of the last repeated request for a deck
  Face face_{};
  Back back_{};
  std::map<Key, CachedPicture> pictures_;
  std::vector<Key> missing_;
  bool portraits_allowed_ = false;
  int frame_ = 0;
  bool fresh_ = false;
};

}  // namespace tapete
