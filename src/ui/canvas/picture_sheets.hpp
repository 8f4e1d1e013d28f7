#pragma once
#include <optional>
#include <vector>

#include "ui/canvas/geometry.hpp"

struct SDL_Renderer;
struct SDL_Surface;
struct SDL_Texture;

namespace tapete {

/// A texture, or the part of a texture between the corners `from` and `to`. Texture coordinates go from 0 to 1.
struct Picture {
  SDL_Texture* texture = nullptr;
  Point from{0, 0};
  Point to{1, 1};
};

/// Texture atlases ("sheets") of small pictures, so that neighbouring cards need one draw call. Each sheet also
/// contains a card's shadow. A large picture has a texture for itself.
class PictureSheets {
 public:
  struct Place {
    Picture picture;
    Picture shadow;  ///< shadow of a card, on the same sheet; no texture if the sheet has no shadow
    int sheet = -1;
  };

  explicit PictureSheets(SDL_Renderer* renderer) : renderer_(renderer) {}
  ~PictureSheets();
  PictureSheets(const PictureSheets&) = delete;
  PictureSheets& operator=(const PictureSheets&) = delete;

  /// Copies a picture (RGBA32) to a sheet. Returns no value if the graphics card has no memory for it.
  std::optional<Place> add(SDL_Surface* surface);
  /// Returns a number that changes whenever a sheet is dropped. Pictures that were drawn from it may be replaced.
  [[nodiscard]] int epoch() const { return epoch_; }
  /// Returns the number of pixels of all sheets.
  [[nodiscard]] int pixels() const;
  /// Drops all pictures of a sheet. The sheet's number is not used again until forget_all().
  void forget(int sheet);
  void forget_all();

 private:
  struct Sheet {
    SDL_Texture* texture = nullptr;
    int width = 0;
    int height = 0;
    int x = 0;    ///< left edge of the next picture in the row
    int y = 0;    ///< top of the row
    int row = 0;  ///< height of the row
    Picture shadow{};
  };

  /// Creates a sheet. Returns false if its texture could not be created.
  bool open(int width, int height);
  /// Copies the picture to the next free position of a sheet, with a transparent rim. Sheets are filled row by row.
  /// Returns no value if the picture does not fit.
  std::optional<Place> put(SDL_Surface* surface, std::size_t number);

  SDL_Renderer* renderer_;
  std::vector<Sheet> sheets_;
  int epoch_ = 0;
};

}  // namespace tapete
