#include <algorithm>

#include "app/seat_names.hpp"
#include "app/strings.hpp"
#include "looks/portraits.hpp"
#include "ui/screens/form.hpp"
#include "ui/screens/views.hpp"
#include "ui/table/layout.hpp"

/// Settings screen, and the question about the player before the first match.
namespace tapete {
namespace {

/// Draws the choice of the language and, if the language has a dialect with other card names, the choice of card names.
void draw_languages(Form& form, Settings& settings, Lang lang) {
  std::vector<Lang> languages;
  std::vector<std::string> names;
  for (std::size_t i = 0; i < kLangs.size(); ++i) {
    const auto each = static_cast<Lang>(i);
    if (base_of(each) != each) continue;
    languages.push_back(each);
    names.emplace_back("English#the name of this language"_text(each));
  }
  const Lang base = base_of(settings.lang);
  int index = static_cast<int>(std::ranges::find(languages, base) - languages.begin());
  if (form.choice("lang", "Language"_text(lang), names, index))
    settings.lang = languages[static_cast<std::size_t>(index)];
  const auto dialect = dialect_of(base);
  if (!dialect) return;
  int spanish = settings.lang == *dialect ? 1 : 0;
  if (form.choice("card_names", "Card names"_text(lang),
                  {std::string{"English"_text(lang)}, std::string{"Spanish"_text(lang)}}, spanish))
    settings.lang = spanish == 1 ? *dialect : base;
}

/// Draws a setting that is a choice among a few values.
template <class Value>
void draw_choice(Form& form, Lang lang, std::string_view id, Text label, std::initializer_list<Text> texts,
                 Value& value, std::string_view explanation = {}) {
  std::vector<std::string> names;
  for (const Text& text : texts) names.emplace_back(text(lang));
  int index = static_cast<int>(value);
  if (form.choice(id, label(lang), names, index, explanation)) value = static_cast<Value>(index);
}

/// Draws a setting that is on or off.
void draw_switch(Form& form, Lang lang, std::string_view id, Text label, Switch& value) {
  bool on = value == Switch::on;
  if (form.toggle(id, label(lang), on)) value = on ? Switch::on : Switch::off;
}

/// Draws the settings for eyes and ears. `is_limited`: the text at the table is smaller than chosen.
void draw_senses(Form& form, Settings& settings, Lang lang, bool is_limited) {
  form.heading("Seeing and hearing"_text(lang));
  int size = static_cast<int>(settings.text_size);
  const std::string_view limited =
      is_limited ? "At the table, text grows as far as the cards leave room."_text(lang) : std::string_view{};
  if (form.choice("text", "Text size"_text(lang), {"100 %", "125 %", "150 %", "200 %"}, size, limited))
    settings.text_size = static_cast<TextSize>(size);
  draw_choice(form, lang, "theme", "Colours"_text, {"Automatic"_text, "Light"_text, "Dark"_text}, settings.theme);
  draw_switch(form, lang, "contrast", "High contrast"_text, settings.contrast);
  draw_switch(form, lang, "sound", "Sounds"_text, settings.sound);
  draw_switch(form, lang, "voice", "Spoken calls"_text, settings.voice);
}

/// Draws the settings that change how a match is played.
void draw_play(Form& form, Settings& settings, Lang lang) {
  form.heading("While you play"_text(lang));
  draw_switch(form, lang, "help", "Help at the table"_text, settings.help);
  draw_choice(form, lang, "review", "Show mistakes after each hand"_text,
              {"None"_text, "Major"_text, "Normal"_text, "All"_text}, settings.review,
              "Which mistakes are offered for review."_text(lang));
  draw_choice(form, lang, "touch", "To play a card"_text, {"Single click or tap"_text, "Double click or tap"_text},
              settings.touch);
  draw_choice(form, lang, "speed", "Game speed"_text, {"Slow"_text, "Normal"_text, "Fast"_text}, settings.speed);
  draw_switch(form, lang, "still", "Reduce motion"_text, settings.reduced_motion);
  draw_switch(form, lang, "left_handed", "Left-handed"_text, settings.left_handed);
}

/// Draws two cards of the Spanish deck in this design.
void draw_design(const AppContext& context, Face design, Rect area) {
  const float w = std::min(area.h / kCardShape, area.w / 2 - 3);
  int place = -1;
  for (const Card card : {Card{0, 6}, Card{1, 9}}) {
    const Point center{area.center().x + static_cast<float>(place) * (w / 2 + 3), area.center().y};
    context.cards.draw(context.canvas, card, {center, w, w * kCardShape, 0}, {.design = design});
    place = 1;
  }
}

/// Draws a table with this cloth: lighter in the middle, as in the light of the lamp.
void draw_cloth(const AppContext& context, Cloth cloth, Rect area) {
  const Settings& settings = context.app.preferences().settings();
  const Theme table = theme({.dark = context.app.preferences().dark(), .cloth = cloth});
  context.canvas.fill(area, table.cloth_light, space::kRadius);
  context.canvas.outline(area.inset(1), table.cloth_dark, space::kRadius, 3);
  const float w = area.h * 0.5F;
  context.cards.draw(context.canvas, {}, {area.center(), w, w * kCardShape, 0}, {.back = settings.back});
}

/// Draws the choices of the deck, the card backs and the cloth.
void draw_looks(const AppContext& context, Form& form, Settings& settings) {
  const auto choose = [&](std::string_view id, Text label, std::initializer_list<Text> texts, auto& value, float height,
                          const auto& draw) {
    std::vector<std::string> names;
    for (const Text& text : texts) names.emplace_back(context.say(text));
    int index = static_cast<int>(value);
    using Value = std::remove_reference_t<decltype(value)>;
    if (form.pictures(id, context.say(label), names, index, height,
                      [&draw](int i, Rect area) { draw(static_cast<Value>(i), area); }))
      value = static_cast<Value>(index);
  };
  choose("face", "Spanish cards"_text, {"Classic"_text, "Large numbers"_text}, settings.face, context.em(100),
         [&](Face face, Rect area) { draw_design(context, face, area); });
  choose("back", "Card backs"_text, {"Red"_text, "Blue"_text, "Green"_text}, settings.back, context.em(88),
         [&](Back back, Rect area) {
           const float w = std::min(area.h / kCardShape, area.w);
           context.cards.draw(context.canvas, {}, {area.center(), w, w * kCardShape, 0}, {.back = back});
         });
  choose("cloth", "Table colour"_text, {"Green"_text, "Blue"_text, "Wine red"_text, "Grey"_text}, settings.cloth,
         context.em(56), [&](Cloth cloth, Rect area) { draw_cloth(context, cloth, area); });
}

std::string own_name(const AppContext& context) {
  const Preferences& preferences = context.app.preferences();
  return seat_name(preferences.setup(), 0, preferences.lang(), preferences.settings().portrait);
}

/// Draws the player's name, and the choice of the avatar: one of the portraits, or the first letter of the name.
void draw_person(const AppContext& context, Form& form, Settings& settings, Lang lang) {
  if (form.line("name:0", "Your name"_text(lang), own_name(context))) context.app.preferences().edit_name(0);
  std::vector<std::string> faces{own_name(context)};
  for (const Portrait& portrait : kPortraits) faces.emplace_back(portrait.name);
  int index = static_cast<int>(settings.portrait);
  if (form.faces("likeness", "Your portrait"_text(lang), faces, index))
    settings.portrait = static_cast<PlayerPortrait>(index);
}

}  // namespace

void draw_settings(AppContext& context) {
  context.cards.allow_portraits();
  Settings settings = context.app.preferences().settings();
  const Rect content = draw_page_frame(context, context.say("Settings"_text));
  const float touch = std::max(46.0F, context.em(space::kTouch));
  const float wide = context.canvas.text_width(context.say("Licences"_text), context.em(type::kBody)) + 28;
  const Rect corner{content.right() - wide - 8, content.y / 2 - touch / 2, wide, touch};
  const float title = context.canvas.text_width(context.say("Settings"_text), context.em(type::kTitle), Font::bold);
  const bool room = touch + title + 40 < corner.x;
  bool about = room && button(context.gui, corner, "button:about", context.say("Licences"_text), ButtonStyle::quiet);
  Form form{context, "settings", content};
  const Lang lang = context.app.preferences().lang();
  const Rect window = context.canvas.window();
  draw_languages(form, settings, lang);
  draw_senses(form, settings, lang, context.em(1) > largest_em(window.w, window.h));
  draw_play(form, settings, lang);
  form.heading(context.say("Cards and table"_text));
  draw_looks(context, form, settings);
  form.heading(context.say("The player"_text));
  draw_person(context, form, settings, lang);
  form.heading(context.say("On this device"_text));
  const bool diagnostics = form.link("button:diagnostics", context.say("Storage and backups"_text));
  about = (!room && form.link("button:about", context.say("Licences"_text))) || about;
  if (form.end() && !diagnostics && !about) context.app.preferences().change_settings(settings);
  if (about) context.app.navigation().go(Screen::about);
  if (diagnostics) context.app.storage_health().open();
}

void draw_player(AppContext& context) {
  context.cards.allow_portraits();
  Settings settings = context.app.preferences().settings();
  const Rect content = draw_page_frame(context, context.say("Who is playing?"_text));
  const float touch = std::max(50.0F, context.em(54));
  const float foot = touch + 24;
  Form form{context, "player", {content.x, content.y, content.w, content.h - foot}};
  form.note(context.say("You can change this at any time in the settings."_text));
  draw_person(context, form, settings, context.app.preferences().lang());
  if (form.end()) context.app.preferences().change_settings(settings);
  const Rect bar{content.x, content.bottom() - foot, content.w, foot};
  context.canvas.fill({bar.x, bar.y, bar.w, 1}, context.theme().line);
  const Rect column = text_column(context, bar);
  if (button(context.gui, {column.x, bar.y + 12, column.w, touch}, "button:sit_down", context.say("Play"_text),
             ButtonStyle::main))
    context.app.starter().sit_down();
}

}  // namespace tapete
