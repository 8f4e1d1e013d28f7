#pragma once
#include <optional>
#include <vector>

#include "ui/canvas/geometry.hpp"

struct SDL_Renderer;
struct SDL_Surface;
struct SDL_Texture;

namespace tapete {

/// A texture or a part of one; its coordinates go from 0 to 1.
struct Picture {
  SDL_Texture* texture = nullptr;
  Point from{0, 0};
  Point to{1, 1};
};

/// Textures with many small pictures each, so that cards beside each other need one draw call. Each such sheet also
/// contains a card's shadow. Large pictures have a texture of their own.
class PictureSheets {
 public:
  struct Place {
    Picture picture;
    Picture shadow;  ///< on the same sheet; without a texture if the sheet has none
    int sheet = -1;
  };

  explicit PictureSheets(SDL_Renderer* renderer) : renderer_(renderer) {}
  ~PictureSheets();
  PictureSheets(const PictureSheets&) = delete;
  PictureSheets& operator=(const PictureSheets&) = delete;

  /// Copies a picture (RGBA32) to a sheet; nothing if the graphics card has no room for it.
  std::optional<Place> add(SDL_Surface* surface);
  /// Changes when sheets were lost, so that what was drawn with them may have been replaced.
  [[nodiscard]] int epoch() const { return epoch_; }
  /// The number of pixels of all sheets.
  [[nodiscard]] int pixels() const;
  /// Drops all pictures of a sheet. Its number is not used again until forget_all().
  void forget(int sheet);
  void forget_all();

 private:
  struct Sheet {
    SDL_Texture* texture = nullptr;
    int width = 0;
    int height = 0;
    int x = 0;    ///< the left edge of the next picture in the row
    int y = 0;    ///< the top of the row
    int row = 0;  ///< the height of the row
    Picture shadow{};
  };

  /// Creates a sheet. Returns false if that failed.
  bool open(int width, int height);
  /// Puts the picture on a sheet, row by row, with a clear rim; nothing if it does not fit.
  std::optional<Place> put(SDL_Surface* surface, std::size_t number);

  SDL_Renderer* renderer_;
  std::vector<Sheet> sheets_;
  int epoch_ = 0;
};

}  // namespace tapete
