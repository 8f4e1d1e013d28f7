#include <malloc.h>

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <SDL.h>
#include <emscripten.h>
#include <emscripten/html5.h>

#include "app/app.hpp"
#include "assets/embedded.hpp"
#include "match/games.hpp"
#include "platform/inspect.hpp"
#include "platform/web_host.hpp"
#include "ui/ui.hpp"

/// The page's module. There is no main loop: main() sets everything up and returns. After that the page calls the
/// functions below: when a frame was requested, when a tick is due, and when an answer arrives.
using namespace tapete;

// in shell/tapete.lib.js
extern "C" {
void page_started();
bool page_has_webgl();
bool page_is_loaded(const char* game);
void page_show_look(bool dark, bool strong_contrast, double text_factor);
}

namespace {

/// Objects that live as long as the page.
struct Page {
  Host& host = web_host();
  App app{host};
  SDL_Window* window = nullptr;
  SDL_Renderer* renderer = nullptr;
  std::unique_ptr<Ui> ui;
  int frames = 0;
};

Page* g_page = nullptr;

std::string g_text;  ///< the last text returned to the page, which copies it at once

std::string_view font_file(bool bold) { return embedded(bold ? "fonts/bold.ttf" : "fonts/regular.ttf"); }

bool open_renderer(Page& page) {
  page.renderer =
      SDL_CreateRenderer(page.window, -1, page_has_webgl() ? SDL_RENDERER_ACCELERATED : SDL_RENDERER_SOFTWARE);
  if (page.renderer == nullptr) return false;
  constexpr bool kKeepsPixels = true;  // see shell/canvas.js
  page.ui = std::make_unique<Ui>(page.window, page.renderer, page.app, kKeepsPixels, "tapete_page_late.wasm");
  return true;
}

/// Requests a frame for each input, because any input may change the picture. A sentinel event is not an input: SDL
/// creates one with each poll.
int on_event(void* page, SDL_Event* event) {
  if (event->type != SDL_POLLSENTINEL) static_cast<Page*>(page)->host.request_frame();
  return 0;
}

bool open_window(Page& page) {
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return false;
  // The page lays out the canvas and reports its size with page_resized().
  page.window = SDL_CreateWindow("Tapete", 0, 0, 320, 240, SDL_WINDOW_ALLOW_HIGHDPI);
  if (page.window == nullptr) return false;
  // Removes SDL's `beforeunload` handler, which has no effect except that it keeps the page out of the back-forward
  // cache of some browsers. These browsers would reload the page when the user comes back.
  emscripten_set_beforeunload_callback(nullptr, nullptr);
  SDL_AddEventWatch(on_event, &page);
  return true;
}

}  // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE void page_frame() {
  SDL_Event event;
  while (SDL_PollEvent(&event) != 0) g_page->ui->handle(event);
  g_page->ui->frame(g_page->host.now_ms());
  const Preferences& preferences = g_page->app.preferences();
  page_show_look(preferences.dark(), preferences.strong_contrast(), text_factor(preferences.settings().text_size));
  ++g_page->frames;
}

EMSCRIPTEN_KEEPALIVE void page_tick() { g_page->app.tick(g_page->host.now_ms()); }

/// Sets the size in CSS pixels, and the number of device pixels per CSS pixel.
EMSCRIPTEN_KEEPALIVE void page_resized(int width, int height, double ratio) {
  SDL_SetWindowSize(g_page->window, width, height);
  g_page->ui->resized(static_cast<float>(width), static_cast<float>(height), static_cast<float>(ratio));
}

/// Creates the renderer again. The browser has restored a lost WebGL context, but not its contents.
EMSCRIPTEN_KEEPALIVE void page_context_restored() {
  g_page->ui.reset();
  SDL_DestroyRenderer(g_page->renderer);
  open_renderer(*g_page);
}

EMSCRIPTEN_KEEPALIVE void page_preferences_changed() { g_page->app.host().request_frame(); }

EMSCRIPTEN_KEEPALIVE void page_bot_answered(int id, const char* text) { g_page->app.bot_answered(id, text); }

EMSCRIPTEN_KEEPALIVE void page_game_answered(const char* game, bool loaded) { g_page->app.game_answered(game, loaded); }

EMSCRIPTEN_KEEPALIVE void page_judge_answered(int id, const char* text) { g_page->app.judge_answered(id, text); }

/// Receives a file; `bytes` is null if it cannot be fetched.
EMSCRIPTEN_KEEPALIVE void page_fetched(const char* name, const char* bytes, int size) {
  g_page->app.pages().fetched(
      name, bytes == nullptr ? std::nullopt : std::optional{std::string_view{bytes, static_cast<std::size_t>(size)}});
}

EMSCRIPTEN_KEEPALIVE void page_text_entered(int id, const char* text) { g_page->app.text_entered(id, text); }

EMSCRIPTEN_KEEPALIVE void page_text_copied(bool done) { g_page->app.messages().text_copied(done); }

EMSCRIPTEN_KEEPALIVE void page_update_waits() { g_page->app.update_ready(); }

EMSCRIPTEN_KEEPALIVE void page_update_takes_long() { g_page->app.update_takes_long(); }

EMSCRIPTEN_KEEPALIVE void page_new_match() { g_page->app.starter().new_match(); }

EMSCRIPTEN_KEEPALIVE const char* page_wish(const char* parameters) {
  g_text = g_page->app.preferences().wish(parameters);
  return g_text.c_str();
}

/// Returns all games with their house rules as JSON, for the page on which a club chooses its game and rules.
EMSCRIPTEN_KEEPALIVE const char* page_games() {
  g_text = to_json(games(), g_page->app.preferences().lang());
  return g_text.c_str();
}

EMSCRIPTEN_KEEPALIVE void page_stored(int receipt, int what) { g_page->app.stored(receipt, static_cast<Stored>(what)); }

EMSCRIPTEN_KEEPALIVE void page_storage_opened() { g_page->app.storage_opened(); }

EMSCRIPTEN_KEEPALIVE void page_archive_opened(int what) {
  g_page->app.library().archive_opened(static_cast<Stored>(what));
}

EMSCRIPTEN_KEEPALIVE void page_file_saved(bool whole) { g_page->app.backups().saved(whole); }

EMSCRIPTEN_KEEPALIVE void page_file_opened(const char* text) { g_page->app.library().file_opened(text); }

/// `why` is a PayloadFault.
EMSCRIPTEN_KEEPALIVE void page_file_refused(int why) { g_page->app.backups().refuse(static_cast<PayloadFault>(why)); }

EMSCRIPTEN_KEEPALIVE void page_link_too_long() { g_page->app.sharing().link_too_long(); }

EMSCRIPTEN_KEEPALIVE void page_storage_seen(bool lasts, bool framed, bool forgets, double used, double quota) {
  g_page->app.storage_health().storage_seen({lasts, framed, forgets, used, quota});
}

EMSCRIPTEN_KEEPALIVE void page_afresh_failed() { g_page->app.storage_health().afresh_failed(); }

EMSCRIPTEN_KEEPALIVE void page_failed(const char* what) { g_page->app.storage_health().page_failed(what); }

EMSCRIPTEN_KEEPALIVE void page_part_missing(const char* name) { g_page->app.storage_health().part_missing(name); }

EMSCRIPTEN_KEEPALIVE void page_open_link(const char* text) { g_page->app.sharing().open_link(text); }

EMSCRIPTEN_KEEPALIVE void page_friends_heard(const char* reply) { g_page->app.friends().heard(reply); }

EMSCRIPTEN_KEEPALIVE void page_back() { g_page->ui->back(); }

EMSCRIPTEN_KEEPALIVE const char* page_shown_record() {
  const LocalSource* const local = g_page->app.match().local();
  g_text = local != nullptr ? local->shown_record() : record_at_table(g_page->app.match());
  return g_text.c_str();
}

EMSCRIPTEN_KEEPALIVE void page_open_record(const char* text) { g_page->app.opener().open_record(text); }

EMSCRIPTEN_KEEPALIVE const char* page_record() {
  g_text = record_at_table(g_page->app.match());
  return g_text.c_str();
}

EMSCRIPTEN_KEEPALIVE const char* page_targets() {
  g_text = to_json(g_page->ui->targets());
  return g_text.c_str();
}

EMSCRIPTEN_KEEPALIVE const char* page_mirror() {
  g_text = to_json(g_page->ui->accessibility_tree());
  return g_text.c_str();
}

/// Returns the name of the screen that page_mirror() describes.
EMSCRIPTEN_KEEPALIVE const char* page_drawn_screen() {
  g_text = name(g_page->ui->drawn_screen());
  return g_text.c_str();
}

EMSCRIPTEN_KEEPALIVE const char* page_focus_id() { return g_page->ui->focus_id().c_str(); }

EMSCRIPTEN_KEEPALIVE void page_focus(const char* id, bool visible) { g_page->ui->focus(id, visible); }

/// Returns whether something at this place, in CSS pixels, can scroll by `dy` with the wheel or a finger.
EMSCRIPTEN_KEEPALIVE bool page_scrolls(float x, float y, float dy) { return g_page->ui->scrolls({x, y}, dy); }

EMSCRIPTEN_KEEPALIVE void page_activate(const char* id) { g_page->ui->activate(id); }

/// `what` is an Ask.
EMSCRIPTEN_KEEPALIVE void page_hear(int what) {
  g_page->host.announce(tell_at_table(g_page->app.match(), static_cast<Ask>(what)));
}

/// Returns the labels of the buttons for page_hear(), one per line.
EMSCRIPTEN_KEEPALIVE const char* page_hear_labels() {
  const Lang lang = g_page->app.preferences().lang();
  g_text.clear();
  for (const Text& text : {"Hear my cards"_text, "Hear the table"_text, "Hear the points"_text})
    g_text += std::string{text(lang)} + '\n';
  return g_text.c_str();
}

EMSCRIPTEN_KEEPALIVE const char* page_screen() {
  g_text = name(g_page->app.navigation().screen());
  return g_text.c_str();
}

/// Returns the text of the message or question on the screen; empty if there is none.
EMSCRIPTEN_KEEPALIVE const char* page_message() {
  const auto& dialog = g_page->app.messages().dialog();
  g_text = dialog ? dialog->title + '\n' + dialog->text : std::string{};
  return g_text.c_str();
}

/// Returns whether the app waits until the code of a game is loaded.
EMSCRIPTEN_KEEPALIVE bool page_waits() { return g_page->app.waits_for_game(); }

EMSCRIPTEN_KEEPALIVE bool page_settled() { return g_page->ui->settled(); }

/// Returns the number of heap bytes that are in use.
EMSCRIPTEN_KEEPALIVE int page_heap() { return static_cast<int>(mallinfo().uordblks); }

/// Returns the file of the bold or regular font.
EMSCRIPTEN_KEEPALIVE const char* page_font(bool bold) { return font_file(bold).data(); }
/// Returns the number of bytes of that file.
EMSCRIPTEN_KEEPALIVE int page_font_bytes(bool bold) { return static_cast<int>(font_file(bold).size()); }

EMSCRIPTEN_KEEPALIVE int page_frames() { return g_page->frames; }
}

int main() {
  replace_loaded_test([](const GameInfo& game) { return page_is_loaded(std::string{game.id}.c_str()); });
  static Page page;
  g_page = &page;
  if (!open_window(page) || !open_renderer(page)) return 1;
  page_started();
  return 0;
}
