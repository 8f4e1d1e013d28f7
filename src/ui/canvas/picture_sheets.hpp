#pragma once
#include <optional>
#include <vector>

#include "ui/canvas/geometry.hpp"

struct SDL_Renderer;
struct SDL_Surface;
struct SDL_Texture;

namespace tapete {

/// A texture, or a part of one; its corners go from 0 to 1.
struct Picture {
  SDL_Texture* texture = nullptr;
  Point from{0, 0};
  Point to{1, 1};
};

/// Textures that hold many small pictures each, so that cards beside each other are drawn in one go. Each such sheet
/// holds a card's shadow too. What is large has a texture of its own.
class PictureSheets {
 public:
  struct Place {
    Picture picture;
    Picture shadow;  ///< on the same sheet; no texture where it has none
    int sheet = -1;
  };

  explicit PictureSheets(SDL_Renderer* renderer) : renderer_(renderer) {}
  ~PictureSheets();
  PictureSheets(const PictureSheets&) = delete;
  PictureSheets& operator=(const PictureSheets&) = delete;

  /// Copies a picture (RGBA32); nothing if there is no room for it on the graphics card.
  std::optional<Place> add(SDL_Surface* surface);
  /// Another number after sheets were lost: what was drawn with them may have been replaced.
  [[nodiscard]] int epoch() const { return epoch_; }
  /// Of all sheets.
  [[nodiscard]] int pixels() const;
  /// All pictures on it are lost; its number is not used again until forget_all().
  void forget(int sheet);
  void forget_all();

 private:
  struct Sheet {
    SDL_Texture* texture = nullptr;
    int width = 0;
    int height = 0;
    int x = 0;    ///< where the next picture of the row comes
    int y = 0;    ///< of the row
    int row = 0;  ///< height of the row
    Picture shadow{};
  };

  /// Opens a sheet; false if it cannot be had.
  bool open(int width, int height);
  /// Puts the picture on a sheet, row after row, with a clear rim around it; nothing if it does not fit.
  std::optional<Place> put(SDL_Surface* surface, std::size_t number);

  SDL_Renderer* renderer_;
  std::vector<Sheet> sheets_;
  int epoch_ = 0;
};

}  // namespace tapete
