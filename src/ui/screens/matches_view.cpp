#include <algorithm>

#include "app/strings.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/screens/views.hpp"

/// Screen with the stored matches in three lists: in progress, finished, and statistics.
namespace tapete {
namespace {

std::string people(const Entry& entry) {
  std::string out;
  for (const Player& player : entry.players)
    if (!player.human()) out += (out.empty() ? "" : ", ") + player.name;
  return out;
}

class MatchesView {
 public:
  explicit MatchesView(AppContext& context) : context_(context), app_(context.app) {}

  void draw() {
    const Rect content = draw_page_frame(context_, context_.say("My matches"_text));
    const Rect column = text_column(context_, content);
    const std::vector<std::string> labels{std::string{context_.say("In progress#a list"_text)},
                                          std::string{context_.say("Finished"_text)},
                                          std::string{context_.say("Summary"_text)}};
    const float tabs = segments_height(context_.gui, column.w, labels);
    column_ = {column.x, 0, column.w, 0};
    const auto choose = [&](float y) {
      const Rect row{column.x, y + context_.em(12), column.w, tabs};
      if (const auto list = segments(context_.gui, row, "list", labels, static_cast<int>(app_.library().match_list())))
        app_.library().choose_list(static_cast<MatchList>(*list));
      return row.bottom() + context_.em(10);
    };
    const float foot = bar_height() + 24;
    // If a large text or a low window leaves too little room for the list, all of the screen scrolls.
    constexpr float kLeastList = 0.6F;  // least share of the height
    const bool low = content.h - tabs - context_.em(22) - foot < kLeastList * content.h;
    const float top = low ? content.y : choose(content.y);
    view_ = {content.x, top, content.w, content.bottom() - (low ? 0 : foot) - top};
    const float start = begin_list();
    if (low) y_ = choose(start);
    lists();
    if (low) bar({content.x, y_, content.w, foot}, column);
    context_.gui.end_scroll(y_ + (low ? foot : context_.em(6)) - start);
    if (!low) bar({content.x, content.bottom() - foot, content.w, foot}, column);
    if (pending_) pending_();
  }

 private:
  [[nodiscard]] float bar_height() const { return std::max(46.0F, context_.em(space::kTouch)); }

  /// Begins the scroll area of the chosen list. Returns the y coordinate of its top.
  float begin_list() {
    const std::string id = "matches:" + std::to_string(static_cast<int>(app_.library().match_list()));
    const float top = context_.gui.begin_scroll(id, view_, true);
    y_ = top + context_.em(4);
    return top;
  }

  void lists() {
    const MatchList list = app_.library().match_list();
    if (list == MatchList::summary) {
      if (app_.library().summary().empty()) nothing("Play a hand and your results will appear here."_text);
      for (const Statistics& each : app_.library().summary())
        y_ += draw_summary(context_, each, {column_.x, y_}, column_.w);
    } else {
      const auto& entries =
          list == MatchList::done ? app_.library().archive().done() : app_.library().archive().under_way();
      if (entries.empty())
        nothing(list == MatchList::done ? "No finished matches yet."_text : "No matches in progress."_text);
      choose_columns(column_.w - 2 * context_.em(14));
      for (const Entry& entry : entries) card(entry);
    }
  }

  void nothing(Text text) {
    if (!app_.library().archive().complete()) return;
    y_ += context_.em(20);
    y_ += context_.canvas.paragraph(context_.say(text), {column_.x, y_}, column_.w,
                                    {context_.em(type::kLead), context_.theme().quiet});
  }

  void card(const Entry& entry) {
    const float touch = bar_height();
    const float pad = context_.em(14);
    const float line = context_.em(27);
    const float below = columns_ == 2 ? 2 * touch + 8 : touch;
    const Rect rect{column_.x, y_, column_.w, 2 * pad + 3 * line + context_.em(6) + below};
    y_ = rect.bottom() + context_.em(12);
    // Entries far out of sight are not drawn.
    if (rect.bottom() < view_.y - view_.h || rect.y > view_.bottom() + view_.h) return;
    const Theme& theme = context_.theme();
    Canvas& canvas = context_.canvas;
    canvas.fill(rect, theme.panel, space::kRadius);
    canvas.outline(rect, theme.line, space::kRadius);
    const Rect in = rect.inset(pad);
    const auto at = [&](int row) { return Rect{in.x, in.y + static_cast<float>(row) * line, in.w, line}; };
    const std::string_view game =
        entry.game == nullptr ? context_.say("Unreadable"_text) : std::string_view{entry.name};
    context_.text(game, at(0), type::kLead, theme.ink, Font::bold);
    const float taken = canvas.text_width(game, context_.em(type::kLead), Font::bold) + context_.em(12);
    const float result = entry.digest.over ? context_.em(90) : 0;
    context_.text(entry.variant, {in.x + taken, in.y, in.w - taken - result, line}, type::kBody, theme.quiet);
    if (entry.digest.over)
      context_.text(context_.say(entry.digest.won ? "Won"_text : "Lost"_text), at(0), type::kBody,
                    entry.digest.won ? theme.accent : theme.quiet, Font::bold, Align::right);
    const std::string score = result_words(entry);
    const float room = score.empty() ? 0 : canvas.text_width(score, context_.em(type::kBody), Font::bold) + 12;
    context_.text(score, at(1), type::kBody, theme.ink, Font::bold, Align::right);
    context_.text(people(entry), {in.x, in.y + line, in.w - room, line}, type::kBody, theme.ink);
    context_.text(words::date_words(entry.date, app_.preferences().lang()), {in.x, in.y + 2 * line, in.w * 0.5F, line},
                  type::kSmall, theme.quiet);
    context_.text(standing(entry), {in.x + in.w * 0.5F, in.y + 2 * line, in.w * 0.5F, line}, type::kSmall, theme.quiet,
                  Align::right);
    buttons(entry, {in.x, in.bottom() - below, in.w, below});
  }

  /// Returns the result of a finished match, such as "2 to 1"; empty for other matches.
  [[nodiscard]] std::string result_words(const Entry& entry) const {
    if (!entry.digest.over) return {};
    const auto result = final_result(entry);
    return result ? fill(context_.say("@ to @"_text), number_words(result->own), number_words(result->best))
                  : std::string{};
  }

  [[nodiscard]] std::string standing(const Entry& entry) const {
    const Digest& digest = entry.digest;
    if (digest.left_out > 0) return std::string{context_.say("Opens in part"_text)};
    const auto counted = [this](Text what, int own, int other) {
      return std::string{context_.say(what)} + ' ' +
             fill(context_.say("@ to @"_text), number_words(own), number_words(other));
    };
    if (!digest.levels.empty() && !digest.over)
      if (const auto [won, lost] = digest.levels.front(); won + lost > 0)
        return counted(entry.game->levels.front().name, won, lost);
    // One hand needs no number if it was the whole match.
    if (digest.played == 0 || (digest.over && digest.played == 1)) return {};
    return words::hands_words(digest.played, *entry.game, app_.preferences().lang());
  }

  /// Chooses the number of columns for the buttons of a match.
  void choose_columns(float width) {
    columns_ = under_way() ? 4 : 3;
    std::vector<std::string_view> labels;
    for (const Text& label : {"Continue"_text, "Watch"_text, "Share"_text, "Delete"_text}) {
      labels.push_back(context_.say(label));
      const float least = context_.canvas.text_width(labels.back(), context_.em(type::kBody), Font::bold) + 20;
      if (under_way() && least > Rect{0, 0, width, 0}.part(0, 4, 8).w) columns_ = 2;
    }
    const Rect cell = Grid::across({0, 0, width, 0}, columns_, bar_height(), 8).at(0);
    label_size_ = shared_label_size(context_.gui, cell, labels);
  }
  [[nodiscard]] bool under_way() const { return app_.library().match_list() == MatchList::under_way; }

  /// Draws the buttons of a match. Their action runs at the end of draw(), because it may change the list.
  void buttons(const Entry& entry, Rect row) {
    const std::string key = entry.key;
    const Grid grid = Grid::across(row, columns_, bar_height(), 8);
    int index = 0;
    const auto press = [&](std::string_view id, Text label, ButtonStyle style) {
      return button(context_.gui, grid.at(index++), std::string{id} + key, context_.say(label), style, label_size_);
    };
    const bool readable = entry.game != nullptr;
    const bool goes_on = readable && under_way() && entry.digest.left_out == 0;
    // If several people play at this screen, a watched match would show the hand of one of them to the others.
    const bool watchable = readable && (!goes_on || std::ranges::count_if(entry.players, &Player::human) == 1);
    if (goes_on && press("go_on:", "Continue"_text, ButtonStyle::main))
      pending_ = [this, key] { app_.opener().go_on(key); };
    if (watchable && press("watch:", "Watch"_text, goes_on ? ButtonStyle::soft : ButtonStyle::main))
      pending_ = [this, key] { app_.opener().watch(key); };
    if (press("send:", "Share"_text, ButtonStyle::soft)) pending_ = [this, key] { app_.sharing().share_match(key); };
    if (press("delete:", "Delete"_text, ButtonStyle::soft))
      pending_ = [this, key] { app_.library().delete_match(key); };
  }

  /// Draws the buttons that save everything to a file and open such a file.
  void bar(Rect rect, const Rect& column) {
    context_.canvas.fill(rect, context_.theme().page);
    context_.canvas.fill({rect.x, rect.y, rect.w, 1}, context_.theme().line);
    const int clicked = button_row(context_.gui, {column.x, rect.y + 12, column.w, bar_height()}, 10,
                                   {{"button:backup", context_.say("Save a backup"_text)},
                                    {"button:open_file", context_.say("Open a file"_text)}});
    if (clicked == 0) app_.backups().save();
    if (clicked == 1) app_.host().open_file();
  }

  AppContext& context_;
  App& app_;
  Rect view_;
  Rect column_;
  float y_ = 0;
  int columns_ = 3;       ///< of the buttons of a match
  float label_size_ = 0;  ///< of the buttons of a match
  std::function<void()> pending_;
};

}  // namespace

void draw_matches(AppContext& context) { MatchesView{context}.draw(); }

}  // namespace tapete
