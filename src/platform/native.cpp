#include <SDL.h>
#include <SDL_image.h>

#include <cstdio>
#include <string>

#include "app/app.hpp"
#include "platform/native_host.hpp"
#include "ui/ui.hpp"

/// The table in a native window, for development and for who wants it.
using namespace tapete;

namespace {

struct Options {
  int width = 1100;
  int height = 760;
  float ratio = 1;         ///< device pixels a point
  std::string screenshot;  ///< draw until nothing moves, write this picture, and end
  std::string screen;      ///< the screen to begin with
  std::string record;      ///< a record to go on with
  std::string lang;
  bool dark = false;
  bool keep = true;  ///< read and write what is stored
};

constexpr const char* kUsage =
    "usage: tapete_desktop [--size WxH] [--ratio R] [--dark] [--lang es|en] [--record FILE]\n"
    "                      [--screen setup|settings|rules|glossary|about] [--screenshot FILE] [--forget]\n";

bool read_options(int argc, char** argv, Options& options) {
  for (int i = 1; i < argc; ++i) {
    const std::string_view name = argv[i];
    if (name == "--dark") {
      options.dark = true;
    } else if (name == "--forget") {
      options.keep = false;
    } else if (i + 1 == argc) {
      return false;
    } else if (name == "--size") {
      if (std::sscanf(argv[++i], "%dx%d", &options.width, &options.height) != 2) return false;
    } else if (name == "--ratio") {
      options.ratio = std::strtof(argv[++i], nullptr);
    } else if (name == "--screenshot") {
      options.screenshot = argv[++i];
    } else if (name == "--screen") {
      options.screen = argv[++i];
    } else if (name == "--record") {
      options.record = argv[++i];
    } else if (name == "--lang") {
      options.lang = argv[++i];
    } else {
      return false;
    }
  }
  return options.width >= 200 && options.height >= 200 && options.width <= 8000 && options.height <= 8000 &&
         options.ratio >= 0.5F && options.ratio <= 4;
}

void go_to(App& app, const Options& options) {
  if (!options.record.empty()) {
    std::size_t size = 0;
    void* const bytes = SDL_LoadFile(options.record.c_str(), &size);
    app.open_record(bytes == nullptr ? std::string_view{} : std::string_view{static_cast<const char*>(bytes), size});
    SDL_free(bytes);
  }
  if (options.screen == "setup") app.new_match();
  if (options.screen == "settings") app.go(Screen::settings);
  if (options.screen == "rules") app.go(Screen::rules);
  if (options.screen == "glossary") app.go(Screen::glossary);
  if (options.screen == "about") app.go(Screen::about);
}

/// A line of text is typed into the window's title: a desktop has a keyboard, and this is for names only.
void edit_line(NativeHost& host, App& app, const SDL_Event& event, SDL_Window* window) {
  auto& edit = *host.edit;
  if (event.type == SDL_TEXTINPUT) edit.text += event.text.text;
  if (event.type != SDL_TEXTINPUT && event.type != SDL_KEYDOWN) return;
  bool done = false;
  if (event.type == SDL_KEYDOWN) {
    const auto key = event.key.keysym.sym;
    if (key == SDLK_BACKSPACE)
      while (!edit.text.empty()) {
        const bool middle = (static_cast<unsigned char>(edit.text.back()) & 0xC0) == 0x80;
        edit.text.pop_back();
        if (!middle) break;
      }
    if (key == SDLK_RETURN || key == SDLK_KP_ENTER) {
      app.text_entered(edit.id, edit.text);
      done = true;
    }
    done = done || key == SDLK_ESCAPE;
  }
  SDL_SetWindowTitle(window, done ? "Tapete" : (edit.title + ": " + edit.text + "_").c_str());
  if (!done) return;
  SDL_StopTextInput();
  host.edit.reset();
}

bool save_picture(SDL_Renderer* renderer, const std::string& file) {
  int width = 0;
  int height = 0;
  SDL_GetRendererOutputSize(renderer, &width, &height);
  SDL_Surface* const picture = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888);
  if (picture == nullptr) return false;
  const bool saved =
      SDL_RenderReadPixels(renderer, nullptr, SDL_PIXELFORMAT_ARGB8888, picture->pixels, picture->pitch) == 0 &&
      IMG_SavePNG(picture, file.c_str()) == 0;
  SDL_FreeSurface(picture);
  return saved;
}

/// Until the window is closed, or the picture has been taken.
int run(SDL_Window* window, SDL_Renderer* renderer, NativeHost& host, App& app, Ui& ui, const Options& options) {
  ui.resized(options.width, options.height, options.ratio);
  while (true) {
    SDL_Event event;
    const int wait = host.wait_ms();
    bool more = wait < 0 ? SDL_WaitEvent(&event) != 0 : SDL_WaitEventTimeout(&event, wait) != 0;
    for (; more; more = SDL_PollEvent(&event) != 0) {
      if (event.type == SDL_QUIT) return 0;
      if (event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED)
        ui.resized(static_cast<int>(static_cast<float>(event.window.data1) / options.ratio),
                   static_cast<int>(static_cast<float>(event.window.data2) / options.ratio), options.ratio);
      if (event.type == SDL_WINDOWEVENT) host.request_frame();
      if (host.edit)
        edit_line(host, app, event, window);
      else
        ui.handle(event);
    }
    for (const auto& answer : host.take_answers()) app.bot_answered(answer.id, answer.text);
    if (host.take_wake()) app.tick(host.now_ms());
    if (!host.take_frame()) continue;
    ui.frame(host.now_ms());
    if (options.screenshot.empty() || !ui.settled() || host.now_ms() < 300) {
      if (!options.screenshot.empty() && host.now_ms() < 300) host.request_frame();
      continue;
    }
    return save_picture(renderer, options.screenshot) ? 0 : 1;
  }
}

}  // namespace

int main(int argc, char** argv) {
  Options options;
  if (!read_options(argc, argv, options)) {
    std::fputs(kUsage, stderr);
    return 2;
  }
  if (SDL_Init(SDL_INIT_VIDEO) != 0) {
    std::fprintf(stderr, "There is no screen to open a window on: %s\n", SDL_GetError());
    return 1;
  }
  SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
  const auto pixels = [&options](int points) { return static_cast<int>(static_cast<float>(points) * options.ratio); };
  SDL_Window* const window = SDL_CreateWindow("Tapete", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                                              pixels(options.width), pixels(options.height), SDL_WINDOW_RESIZABLE);
  SDL_Renderer* const renderer = window == nullptr ? nullptr : SDL_CreateRenderer(window, -1, 0);
  if (renderer == nullptr) {
    std::fprintf(stderr, "The window cannot be drawn on: %s\n", SDL_GetError());
    return 1;
  }
  std::string folder;
  if (options.keep) {
    char* const place = SDL_GetPrefPath("Tapete", "Tapete");
    if (place != nullptr) folder = place;
    SDL_free(place);
  }
  int status = 0;
  {
    NativeHost host{folder};
    host.dark = options.dark;
    App app{host};
    if (!options.lang.empty()) {
      Settings settings = app.settings();
      settings.lang = options.lang == "en" ? Lang::en : Lang::es;
      app.change_settings(settings);
    }
    go_to(app, options);
    Ui ui{window, renderer, app};
    status = run(window, renderer, host, app, ui, options);
  }
  SDL_DestroyRenderer(renderer);
  SDL_DestroyWindow(window);
  SDL_Quit();
  return status;
}
