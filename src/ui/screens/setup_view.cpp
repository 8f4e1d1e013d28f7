#include <algorithm>

#include "app/home_games.hpp"
#include "app/seat_names.hpp"
#include "app/strings.hpp"
#include "core/heap_sort.hpp"
#include "ui/screens/form.hpp"
#include "ui/screens/views.hpp"

/// Form of a new match, made from the game's GameInfo.
namespace tapete {
namespace {

void house_rule(Form& form, MatchSetup& setup, std::size_t index, Lang lang) {
  const HouseRule& rule = setup.game->rules[index];
  const std::string id = "rule:" + std::string{rule.key};
  if (rule.choices.empty()) {
    const int high = std::min(rule.high, setup.game->rule_limit(index, setup.players, setup.rules));
    int value = std::min(setup.rules[index], high);
    if (form.number(id, rule.label(lang), value, rule.low, high, rule.explanation(lang)))
      set_number(setup, index, value);
    return;
  }
  std::vector<std::string> labels;
  for (const Choice& choice : rule.choices) labels.emplace_back(choice.label(lang));
  form.choice(id, rule.label(lang), labels, setup.rules[index], rule.explanation(lang));
}

void game(AppContext& context, Form& form, MatchSetup& setup, Lang lang) {
  const std::string fold = "fold:game";
  FoldState& folds = context.gui.folds();
  if (form.line(fold, "Game#to play"_text(lang), game_name(setup, lang))) folds.set_open(fold, !folds.open(fold));
  if (!folds.open(fold)) return;
  std::vector<std::string> labels;
  int chosen = 0;
  const std::vector<HomeGame> games = all_games(setup);
  for (const HomeGame& each : games) {
    if (each.chosen) chosen = static_cast<int>(labels.size());
    labels.emplace_back(each.name(lang));
  }
  if (!form.choice("game", {}, labels, chosen)) return;
  const HomeGame& now = games[static_cast<std::size_t>(chosen)];
  setup = context.app.preferences().setup_for(*now.game, now.preset);
  folds.set_open(fold, false);
}

void players(Form& form, MatchSetup& setup, Lang lang) {
  std::vector<int> counts{setup.game->players.begin(), setup.game->players.end()};
  heap_sort(counts);
  std::vector<std::string> labels;
  int chosen = 0;
  for (const int count : counts) {
    if (count == setup.players) chosen = static_cast<int>(labels.size());
    labels.push_back(words::players_words(count, in_pairs(setup, count), lang));
  }
  if (counts.size() < 2) return;
  if (form.choice("players", "Players"_text(lang), labels, chosen))
    choose_players(setup, counts[static_cast<std::size_t>(chosen)]);
}

/// Draws the choice of a preset. If the present house rules match no preset, a last entry is added for them.
void presets(Form& form, MatchSetup& setup, Lang lang) {
  const std::vector<const Preset*> all = presets_for(setup);
  if (all.empty()) return;
  const Preset* const now = preset_of(setup);
  std::vector<std::string> labels;
  int chosen = 0;
  for (const Preset* preset : all) {
    if (preset == now) chosen = static_cast<int>(labels.size());
    labels.emplace_back(preset->name(lang));
  }
  if (now == nullptr) {
    chosen = static_cast<int>(labels.size());
    labels.emplace_back("Custom"_text(lang));
  }
  std::string about{now != nullptr ? now->about(lang) : std::string_view{}};
  if (about.ends_with('.')) about.pop_back();
  if (!about.empty()) about += " · ";
  about += words::length_words(setup, lang);
  if (form.choice("preset", "Rules"_text(lang), labels, chosen, about))
    choose_preset(setup, *all[static_cast<std::size_t>(chosen)]);
}

/// Draws the controls of a seat's player: the name, and whether a person plays.
void seat(AppContext& context, Form& form, MatchSetup& setup, Seat seat, Lang lang) {
  const auto index = static_cast<std::size_t>(seat);
  const std::string where =
      words::seat_words(seat, setup.players, in_pairs(setup, setup.players), setup.game->clockwise, lang);
  if (form.line("name:" + std::to_string(seat), where,
                seat_name(setup, seat, lang, context.app.preferences().settings().portrait)))
    context.app.preferences().edit_name(seat);
  if (seat == 0) return;
  int person = setup.people[index] ? 1 : 0;
  const std::vector<std::string> labels{std::string{"Computer"_text(lang)}, std::string{"Plays here"_text(lang)}};
  if (form.choice("person:" + std::to_string(seat), {}, labels, person)) setup.people[index] = person == 1;
}

/// Draws rules that exclude each other: first the choice of one, then its value.
void rule_group(Form& form, MatchSetup& setup, std::size_t first, Lang lang) {
  const auto rules = setup.game->rules;
  std::vector<std::string> labels;
  std::vector<std::size_t> members;
  int chosen = 0;
  for (std::size_t i = first; i < rules.size(); ++i) {
    if (rules[i].group != rules[first].group || !shows_rule(setup, i)) continue;
    if (setup.rules[i] != kRuleOff) chosen = static_cast<int>(members.size());
    members.push_back(i);
    labels.emplace_back(rules[i].label(lang));
  }
  if (form.choice("group:" + std::to_string(rules[first].group), "Match length"_text(lang), labels, chosen)) {
    for (std::size_t i = 0; i < rules.size(); ++i)
      if (rules[i].group == rules[first].group) setup.rules[i] = kRuleOff;
    const std::size_t now = members[static_cast<std::size_t>(chosen)];
    setup.rules[now] = rules[now].default_value;
  }
  house_rule(form, setup, members[static_cast<std::size_t>(chosen)], lang);
}

void house_rules(Form& form, MatchSetup& setup, Lang lang) {
  const auto rules = setup.game->rules;
  for (std::size_t i = 0; i < rules.size(); ++i) {
    if (!shows_rule(setup, i)) continue;
    bool first = true;
    for (std::size_t before = 0; before < i; ++before)
      first = first && (rules[before].group != rules[i].group || !shows_rule(setup, before));
    if (rules[i].group == 0)
      house_rule(form, setup, i, lang);
    else if (first)
      rule_group(form, setup, i, lang);
  }
}

void level(Form& form, MatchSetup& setup, Lang lang) {
  std::vector<std::string> labels;
  int chosen = 0;
  for (const auto name : bot_levels()) {
    if (name == setup.level) chosen = static_cast<int>(labels.size());
    labels.push_back(words::level_name(name, lang));
  }
  const Text label = setup.players == 2 ? "Opponent's level"_text : "Opponents' level"_text;
  if (form.choice("level", label(lang), labels, chosen)) setup.level = bot_levels()[static_cast<std::size_t>(chosen)];
}

void dealer_draw(Form& form, MatchSetup& setup, Lang lang) {
  std::vector<std::string> labels;
  for (const Choice& way : setup.game->dealer_draws(setup.players)) labels.emplace_back(way.label(lang));
  if (labels.size() > 1) form.choice("dealer", "Who deals first"_text(lang), labels, setup.dealer_draw);
}

}  // namespace

void draw_setup(AppContext& context) {
  const Lang lang = context.app.preferences().lang();
  MatchSetup setup = context.app.preferences().setup();
  const Rect content = draw_page_frame(context, context.say("New match"_text));
  const float touch = std::max(50.0F, context.em(54));
  const float foot = touch + 24;
  const Rect view{content.x, content.y, content.w, content.h - foot};

  Form form{context, "setup", view};
  game(context, form, setup, lang);
  players(form, setup, lang);
  presets(form, setup, lang);
  level(form, setup, lang);
  if (form.fold("fold:people", "Players and names"_text(lang))) {
    for (Seat place = 0; place < setup.players; ++place) seat(context, form, setup, place, lang);
    form.gap();
  }
  if (form.fold("fold:rules", "All rules"_text(lang))) {
    dealer_draw(form, setup, lang);
    house_rules(form, setup, lang);
    if (!has_usual_rules(setup) && form.link("button:usual", "Restore defaults"_text(lang)))
      setup.rules = default_setup(*setup.game).rules;
    if (form.link("button:share_rules", "Share these rules"_text(lang))) context.app.sharing().share_rules();
  }
  if (form.end()) context.app.preferences().change_setup(setup);

  const Rect bar{content.x, content.bottom() - foot, content.w, foot};
  context.canvas.fill(bar, context.theme().page);
  context.canvas.fill({bar.x, bar.y, bar.w, 1}, context.theme().line);
  const Rect column = text_column(context, bar);
  std::vector<GroupButton> buttons{{"button:begin", context.say("Start"_text), ButtonStyle::main}};
  if (context.app.host().connects())
    buttons.insert(buttons.begin(), {"button:friends", context.say("With friends"_text)});
  const int clicked = button_row(context.gui, {column.x, bar.y + 12, column.w, touch}, 12, buttons);
  if (clicked + 1 == static_cast<int>(buttons.size()))
    context.app.starter().begin();
  else if (clicked == 0)
    context.app.friends().open_table();
}

}  // namespace tapete
