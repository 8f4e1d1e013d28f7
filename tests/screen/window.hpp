#pragma once
#include <catch_amalgamated.hpp>

#include <SDL.h>

namespace tapete::test {

/// A hidden window with a software renderer.
struct Window {
  Window() {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy");
    REQUIRE(SDL_Init(SDL_INIT_VIDEO) == 0);
    window = SDL_CreateWindow("", 0, 0, kWidth, kHeight, SDL_WINDOW_HIDDEN);
    renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
    REQUIRE(renderer != nullptr);
  }
  ~Window() {
    SDL_DestroyRenderer(renderer);
    SDL_DestroyWindow(window);
    SDL_Quit();
  }
  Window(const Window&) = delete;
  Window& operator=(const Window&) = delete;

  static constexpr int kWidth = 390;
  static constexpr int kHeight = 844;
  SDL_Window* window;
  SDL_Renderer* renderer;
};

}  // namespace tapete::test
