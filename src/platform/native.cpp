#include <SDL.h>
#include <SDL_image.h>

#include <cstdio>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "platform/inspect.hpp"
#include "platform/native_host.hpp"
#include "ui/ui.hpp"

/// The program with a native window, which can also take screenshots of every screen.
using namespace tapete;

namespace {

constexpr std::string_view kUsage =
    "tapete_desktop [--size WxH] [--ratio N] [--lang CODE] [--theme light|dark] [--text normal|large|larger|largest]\n"
    "               [--contrast on] [--left_handed on] [--face large] [--record FILE] [--friends FILE]\n"
    "               [--click TARGET,TARGET...] [--still] [--screenshot FILE.png] [--inspect FILE.json] [--after MS]\n"
    "With --inspect alone nothing is painted, which is much quicker.\n"
    "--friends shows a record as the table of people at other screens.\n";

struct Options {
  int width = 1200;
  int height = 800;
  float ratio = 1;  ///< device pixels per point
  std::string settings;
  std::string record;
  std::string friends;  ///< file with the record of a match with people at other screens
  std::vector<std::string> clicks;
  std::string screenshot;
  std::string inspect;  ///< file for a description of the screenshot: screen, targets and texts
  double after = 0;     ///< earliest time of the screenshot, in milliseconds
  bool still = false;   ///< whether nothing moves and the clock jumps to the next tick

  /// Returns whether the program runs without a user and ends once it has written the requested files.
  [[nodiscard]] bool scripted() const { return !screenshot.empty() || !inspect.empty(); }
  /// Returns whether the window is painted. A window that is not painted has only a single pixel.
  [[nodiscard]] bool painted() const { return !screenshot.empty() || inspect.empty(); }
};

bool parse(int count, char** words, Options& options) {
  for (int i = 1; i < count; ++i) {
    const std::string_view word = words[i];
    if (word == "--still") {
      options.still = true;
      continue;
    }
    if (++i == count) return false;
    const std::string value = words[i];
    if (word == "--size") {
      if (std::sscanf(value.c_str(), "%dx%d", &options.width, &options.height) != 2) return false;
    } else if (word == "--ratio") {
      options.ratio = std::strtof(value.c_str(), nullptr);
    } else if (word == "--lang" || word == "--theme" || word == "--text" || word == "--speed" || word == "--contrast" ||
               word == "--face" || word == "--left_handed") {
      options.settings += std::string{word.substr(2)} + ' ' + value + '\n';
    } else if (word == "--record") {
      options.record = value;
    } else if (word == "--friends") {
      options.friends = value;
    } else if (word == "--click") {
      Splitter ids{value, ','};
      while (const auto id = ids.next()) options.clicks.emplace_back(*id);
    } else if (word == "--screenshot") {
      options.screenshot = value;
    } else if (word == "--inspect") {
      options.inspect = value;
    } else if (word == "--after") {
      options.after = std::strtod(value.c_str(), nullptr);
    } else {
      return false;
    }
  }
  return true;
}

bool save_picture(SDL_Renderer* renderer, const std::string& file) {
  int width = 0;
  int height = 0;
  SDL_GetRendererOutputSize(renderer, &width, &height);
  SDL_Surface* surface = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGBA32);
  const bool done =
      SDL_RenderReadPixels(renderer, nullptr, SDL_PIXELFORMAT_RGBA32, surface->pixels, surface->pitch) == 0 &&
      IMG_SavePNG(surface, file.c_str()) == 0;
  SDL_FreeSurface(surface);
  return done;
}

/// Milliseconds that pass after each scripted click, so that speech bubbles disappear as they do for a person.
constexpr double kClickPause = 3000;

/// Result of Program::run() if all data have been deleted, so that the program must restart.
constexpr int kAgain = -1;

class Program {
 public:
  Program(const Options& options, SDL_Window* window, SDL_Renderer* renderer, NativeHost& host)
      : options_(options), renderer_(renderer), host_(host), app_(host), ui_(window, renderer, app_) {
    host_.on_edit = [this](int id, std::string_view title, std::string_view value) { ui_.edit_line(id, title, value); };
    app_.preferences().change_settings(parse_settings(options.settings, app_.preferences().settings()));
    host_.mute(options.scripted());
    resize();
    if (!options.friends.empty())
      app_.friends().heard("match " + std::string(kIdLength, '0') + " host 1 1 " +
                           read_file(options.friends).value_or(""));
    if (!options.record.empty()) app_.opener().open_record(read_file(options.record).value_or(""));
  }

  int run() {
    while (true) {
      if (!take_events()) return 0;
      host_.answer(app_);
      if (host_.afresh()) return kAgain;
      if (host_.take_tick()) app_.tick(host_.now_ms());
      if (host_.take_frame()) ui_.frame(host_.now_ms());
      if ((options_.still ? ui_.drawn() : ui_.settled()) && !host_.has_answers() && !next_click() &&
          options_.scripted() && host_.now_ms() >= options_.after)
        return take_down();
    }
  }

 private:
  /// Waits for events and handles them. Returns false if the user closes the window.
  bool take_events() {
    SDL_Event event;
    // For a screenshot the clock jumps to the next tick, so that no animation is half done.
    if (options_.still && !host_.thinking()) host_.pass_time();
    if (SDL_WaitEventTimeout(&event, waiting_time()) == 0) return true;
    do {
      if (event.type == SDL_QUIT) return false;
      if (event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED) resize();
      if (event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_EXPOSED) host_.request_frame();
      ui_.handle(event);
    } while (SDL_PollEvent(&event) != 0);
    return true;
  }

  [[nodiscard]] int waiting_time() const {
    const int wait = host_.wait_time();
    const bool scripted = options_.scripted() || clicked_ < options_.clicks.size();
    return scripted && (wait < 0 || wait > 10) ? 10 : wait;
  }

  void resize() {
    int width = options_.width;
    int height = options_.height;
    if (options_.painted()) {
      SDL_GetRendererOutputSize(renderer_, &width, &height);
      width = static_cast<int>(static_cast<float>(width) / options_.ratio);
      height = static_cast<int>(static_cast<float>(height) / options_.ratio);
    }
    ui_.resized(static_cast<float>(width), static_cast<float>(height), options_.ratio);
  }

  /// Clicks the next target of --click, or scrolls to it if it is not visible. Returns false if all have been clicked.
  bool next_click() {
    if (clicked_ == options_.clicks.size()) return false;
    const std::string& wanted = options_.clicks[clicked_];
    for (const Target& target : ui_.targets()) {
      if (!target.enabled || (target.id != wanted && !(wanted.back() == ':' && target.id.starts_with(wanted))))
        continue;
      ui_.activate(target.id);
      ++clicked_;
      if (options_.still) host_.pass(kClickPause);
      ui_.frame(host_.now_ms());
      return true;
    }
    ui_.focus(wanted, false);  // scrolls the target into view if necessary
    return true;
  }

  /// Writes the requested files. Draws the frame again for the screenshot, because the pixels may no longer be readable
  /// once the frame has been presented.
  int take_down() {
    ui_.frame(host_.now_ms());
    if (!options_.inspect.empty()) {
      std::ofstream file{options_.inspect, std::ios::binary};
      file << "{\"screen\":\"" << name(app_.navigation().screen()) << "\",\"targets\":" << to_json(ui_.targets())
           << ",\"texts\":" << to_json(ui_.texts()) << "}\n";
      if (!file.flush()) return 1;
    }
    return !options_.painted() || save_picture(renderer_, options_.screenshot) ? 0 : 1;
  }

  const Options& options_;
  SDL_Renderer* renderer_;
  NativeHost& host_;
  App app_;
  Ui ui_;
  std::size_t clicked_ = 0;
};

int run(const Options& options) {
  // A scripted program starts without stored data, and stores nothing.
  std::string folder;
  if (!options.scripted()) {
    char* const found = SDL_GetPrefPath("", "tapete");
    if (found != nullptr) folder = found;
    SDL_free(found);
  }
  SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
  const auto pixels = [&options](int points) {
    return options.painted() ? static_cast<int>(static_cast<float>(points) * options.ratio) : 1;
  };
  SDL_Window* window = SDL_CreateWindow("Tapete", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, pixels(options.width),
                                        pixels(options.height), SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
  SDL_Renderer* renderer = window == nullptr ? nullptr : SDL_CreateRenderer(window, -1, 0);
  if (renderer == nullptr) {
    std::fprintf(stderr, "%s\n", SDL_GetError());
    return 1;
  }
  SDL_SetWindowMinimumSize(window, pixels(320), pixels(320));
  int status = kAgain;
  while (status == kAgain) {
    NativeHost host{folder, options.still};
    host.on_notice = [window](std::string_view text) {
      SDL_SetWindowTitle(window, text.empty() ? "Tapete" : std::string{text}.c_str());
    };
    Program program{options, window, renderer, host};
    status = program.run();
  }
  SDL_DestroyRenderer(renderer);
  SDL_DestroyWindow(window);
  return status;
}

}  // namespace

int main(int count, char** words) {
  Options options;
  if (!parse(count, words, options)) {
    std::fprintf(stderr, "%s", kUsage.data());
    return 2;
  }
  if (SDL_Init(SDL_INIT_VIDEO) != 0) {
    std::fprintf(stderr, "%s\n", SDL_GetError());
    return 1;
  }
  const int status = run(options);
  SDL_Quit();
  return status;
}
