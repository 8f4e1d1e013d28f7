#pragma once
#include "ui/canvas/theme.hpp"

struct SDL_Renderer;
struct SDL_Texture;

namespace tapete {

/// Picture of the table's cloth in the light of a lamp. It is painted only when its size or colour changes, because
/// drawing its three layers in every frame would take longer than the rest of the frame on machines without a graphics
/// card.
class ClothPicture {
 public:
  explicit ClothPicture(SDL_Renderer* renderer);
  ~ClothPicture();
  ClothPicture(const ClothPicture&) = delete;
  ClothPicture& operator=(const ClothPicture&) = delete;

  /// Returns the cloth for a window of this size in pixels; nullptr if the renderer cannot draw into a texture.
  SDL_Texture* painted(int width, int height, const Theme& theme);
  /// Drops the painted texture, because its contents are lost.
  void forget();
  /// Returns a number that changes whenever the picture was lost or replaced.
  [[nodiscard]] int epoch() const { return epoch_; }

 private:
  void paint() const;

  SDL_Renderer* renderer_;
  SDL_Texture* light_;  ///< the light of the lamp
  SDL_Texture* felt_;   ///< a tile of fine grain
  SDL_Texture* painted_ = nullptr;
  int width_ = 0;
  int height_ = 0;
  int epoch_ = 0;
  Colour dark_;
  Colour lit_;
};

}  // namespace tapete
