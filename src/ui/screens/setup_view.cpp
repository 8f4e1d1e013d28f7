#include <algorithm>

#include "app/strings.hpp"
#include "ui/screens/form.hpp"
#include "ui/screens/page_frame.hpp"
#include "ui/screens/views.hpp"

/// The form of a new match, made from what the game says of itself; and the settings.
namespace tapete {
namespace {

void house_rule(Form& form, MatchSetup& setup, std::size_t index, Lang lang) {
  const HouseRule& rule = setup.game->rules[index];
  const std::string id = "rule:" + std::string{rule.key};
  if (rule.choices.empty()) {
    form.number(id, rule.label(lang), setup.rules[index], rule.low, rule.high);
    return;
  }
  std::vector<std::string> labels;
  for (const Choice& choice : rule.choices) labels.emplace_back(choice.label(lang));
  form.choice(id, rule.label(lang), labels, setup.rules[index]);
}

void game(const App& app, Form& form, MatchSetup& setup, Lang lang) {
  std::vector<std::string> labels;
  int chosen = 0;
  for (const GameInfo* each : games()) {
    if (each == setup.game) chosen = static_cast<int>(labels.size());
    labels.emplace_back(each->name(lang));
  }
  if (labels.size() > 1 && form.choice("game", "Game"_text(lang), labels, chosen))
    setup = app.setup_for(*games()[static_cast<std::size_t>(chosen)]);
  if (const auto tagline = setup.game->tagline(lang); !tagline.empty()) form.note(tagline);
}

void players(Form& form, MatchSetup& setup, Lang lang) {
  std::vector<std::string> labels;
  int chosen = 0;
  for (const int count : setup.game->players) {
    if (count == setup.players) chosen = static_cast<int>(labels.size());
    labels.push_back(words::players_words(count, in_pairs(setup, count), lang));
  }
  if (!form.choice("players", "Players"_text(lang), labels, chosen)) return;
  setup.players = setup.game->players[static_cast<std::size_t>(chosen)];
  setup.dealer_draw = 0;
}

/// Who sits there: a name, and whether a person plays.
void seat(Stage& stage, Form& form, MatchSetup& setup, Seat seat, Lang lang) {
  const auto index = static_cast<std::size_t>(seat);
  const std::string where = words::seat_words(seat, setup.players, in_pairs(setup, setup.players), lang);
  if (form.line("name:" + std::to_string(seat), where, seat_name(setup, seat, lang))) stage.app.edit_name(seat);
  if (seat == 0) return;
  int person = setup.people[index] ? 1 : 0;
  const std::vector<std::string> labels{std::string{"Played by the program"_text(lang)},
                                        std::string{"Plays here"_text(lang)}};
  if (form.choice("person:" + std::to_string(seat), {}, labels, person)) setup.people[index] = person == 1;
}

/// Numbers that shut each other out: first which of them holds, then the number.
void rule_group(Form& form, MatchSetup& setup, std::size_t first, Lang lang) {
  const auto rules = setup.game->rules;
  std::vector<std::string> labels;
  std::vector<std::size_t> members;
  int chosen = 0;
  for (std::size_t i = first; i < rules.size(); ++i) {
    if (rules[i].group != rules[first].group) continue;
    if (setup.rules[i] != kRuleOff) chosen = static_cast<int>(members.size());
    members.push_back(i);
    labels.emplace_back(rules[i].label(lang));
  }
  if (form.choice("group:" + std::to_string(rules[first].group), "When the match ends"_text(lang), labels, chosen)) {
    for (const std::size_t i : members) setup.rules[i] = kRuleOff;
    const std::size_t now = members[static_cast<std::size_t>(chosen)];
    setup.rules[now] = rules[now].normal;
  }
  house_rule(form, setup, members[static_cast<std::size_t>(chosen)], lang);
}

void house_rules(Form& form, MatchSetup& setup, Lang lang) {
  const auto rules = setup.game->rules;
  for (std::size_t i = 0; i < rules.size(); ++i) {
    bool first = true;
    for (std::size_t before = 0; before < i; ++before)
      first = first && (rules[i].group == 0 || rules[before].group != rules[i].group);
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
  if (form.choice("level", "Level of the others"_text(lang), labels, chosen))
    setup.level = bot_levels()[static_cast<std::size_t>(chosen)];
}

void dealer_draw(Form& form, MatchSetup& setup, Lang lang) {
  std::vector<std::string> labels;
  for (const Choice& way : setup.game->dealer_draws(setup.players)) labels.emplace_back(way.label(lang));
  if (labels.size() > 1) form.choice("dealer", "Who deals first"_text(lang), labels, setup.dealer_draw);
}

}  // namespace

void draw_setup(Stage& stage) {
  const Lang lang = stage.app.lang();
  MatchSetup setup = stage.app.setup();
  const Rect content = draw_page_frame(stage, stage.say("New match"_text));
  const float touch = std::max(50.0F, stage.em(54));
  const float foot = touch + 24;
  const Rect view{content.x, content.y, content.w, content.h - foot};

  Form form{stage, "setup", view};
  game(stage.app, form, setup, lang);
  players(form, setup, lang);
  form.heading("At the table"_text(lang));
  for (Seat place = 0; place < setup.players; ++place) seat(stage, form, setup, place, lang);
  form.gap();
  level(form, setup, lang);
  dealer_draw(form, setup, lang);
  form.heading("House rules"_text(lang));
  form.note("If in doubt, leave them as they are."_text(lang));
  house_rules(form, setup, lang);
  if (!has_usual_rules(setup) && form.link("button:usual", "Back to the usual"_text(lang)))
    setup.rules = usual_setup(*setup.game).rules;
  if (form.link("button:share_rules", "Send these rules"_text(lang))) stage.app.share_rules();
  if (form.end()) stage.app.change_setup(setup);

  const Rect bar{content.x, content.bottom() - foot, content.w, foot};
  stage.canvas.fill(bar, stage.theme().page);
  stage.canvas.fill({bar.x, bar.y, bar.w, 1}, stage.theme().line);
  const Rect column = text_column(stage, bar);
  if (button(stage.gui, {column.x, bar.y + 12, column.w, touch}, "button:begin", stage.say("Start"_text), Look::main))
    stage.app.begin();
}

namespace {

/// Settings that are one of a few.
void draw_choices(Form& form, Settings& settings, Lang lang) {
  const auto labels = [lang](std::initializer_list<Text> texts) {
    std::vector<std::string> out;
    for (const Text& text : texts) out.emplace_back(text(lang));
    return out;
  };
  const auto choose = [&form, lang](std::string_view id, Text label, const std::vector<std::string>& names,
                                    auto& value) {
    int index = static_cast<int>(value);
    if (form.choice(id, label(lang), names, index))
      value = static_cast<std::remove_reference_t<decltype(value)>>(index);
  };
  std::vector<std::string> languages;
  for (std::size_t i = 0; i < kLangs.size(); ++i)
    languages.emplace_back("English#the name of this language"_text(static_cast<Lang>(i)));
  choose("lang", "Language"_text, languages, settings.lang);
  choose("theme", "Colours"_text, labels({"Automatic"_text, "Light"_text, "Dark"_text}), settings.theme);
  choose("speed", "Pace of the table"_text, labels({"Slow"_text, "Normal"_text, "Fast"_text}), settings.speed);
  choose("text", "Text size"_text, {"100 %", "125 %", "150 %", "200 %"}, settings.text_size);
  choose("face", "Cards#the deck"_text, labels({"Classic"_text, "Large numbers"_text}), settings.face);
}

/// Settings that are on or off.
void draw_switches(Form& form, Settings& settings, Lang lang) {
  const auto toggle = [&form, lang](std::string_view id, Text label, Switch& value) {
    bool on = value == Switch::on;
    if (form.toggle(id, label(lang), on)) value = on ? Switch::on : Switch::off;
  };
  toggle("sound", "Sounds"_text, settings.sound);
  toggle("voice", "Calls said aloud"_text, settings.voice);
  toggle("contrast", "More contrast"_text, settings.contrast);
  toggle("still", "No movement"_text, settings.still);
  toggle("left_handed", "Left-handed"_text, settings.left_handed);
}

}  // namespace

void draw_settings(Stage& stage) {
  Settings settings = stage.app.settings();
  const Rect content = draw_page_frame(stage, stage.say("Settings"_text));
  const float touch = std::max(46.0F, stage.em(space::kTouch));
  const float wide = stage.canvas.text_width(stage.say("Licences"_text), stage.em(type::kBody)) + 28;
  const Rect corner{content.right() - wide - 8, content.y / 2 - touch / 2, wide, touch};
  if (button(stage.gui, corner, "button:about", stage.say("Licences"_text), Look::quiet)) stage.app.go(Screen::about);
  Form form{stage, "settings", content};
  draw_choices(form, settings, stage.app.lang());
  draw_switches(form, settings, stage.app.lang());
  form.gap();
  const bool doctor = form.link("button:doctor", stage.say("Is all well?"_text));
  if (form.end() && !doctor) stage.app.change_settings(settings);
  if (doctor) stage.app.open_doctor();
}

}  // namespace tapete
