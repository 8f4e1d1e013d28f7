#include "games/guinote/rules.hpp"
#include "tricks/words.hpp"

/// The scene and the texts of guiñote during a hand.
namespace tapete::guinote {

std::string malas_buenas(int points) {
  constexpr int kMalas = 50;  // points; further points are buenas
  const bool good = points > kMalas;
  const int count = good ? points - kMalas : points;
  return std::to_string(count) + (good ? " buena" : " mala") + (count == 1 ? "" : "s");
}

std::string Shown::phase_words(const State& s, const Standing&, Lang lang) {
  const std::string where{(arrastre(s) ? "Arrastre"_text : "Free play"_text)(lang)};
  return s.vueltas ? std::string{"Vueltas · "_text(lang)} + where : where;
}

SideScore Shown::score(const Config& config, const Standing& standing, const State& s, int side, Seat, Lang lang) {
  SideScore out;
  out.secret = s.config.memory && s.phase != Phase::over;
  out.points = out.secret ? std::string{"From memory"_text(lang)} : malas_buenas(total(s, side));
  out.amount = s.config.memory ? 0 : s.tally[at(side)].total();
  // The dot for a won partida appears as soon as the partida is won; a new coto begins with the next deal.
  const bool just_won = s.phase == Phase::over && partida_winner(s) == side;
  out.won = standing.partidas[at(side)] + (just_won ? 1 : 0);
  out.target = config.coto;
  out.sets_won = standing.cotos[at(side)];
  out.sets_target = config.cotos;
  const auto tell = [&](Text text, int own, int all) {
    out.spoken += (out.spoken.empty() ? "" : ", ") + fill(text(lang), std::to_string(own), std::to_string(all));
  };
  if (out.target > 1) tell("@ of @ won#partidas"_text, out.won, out.target);
  if (out.sets_target > 1) {
    tell("@ of @ cotos"_text, out.sets_won, out.sets_target);
    out.sets_name = "Cotos"_text(lang);
  }
  return out;
}

int Shown::marks(const State& s, int side) {
  int marks = 0;
  for (const auto& declaration : s.cantes)
    if (side_of(declaration.seat) == side && declaration.suit != s.trump) ++marks;
  return marks;
}

std::string Shown::refusal(const State& s, Card card, Lang lang) {
  constexpr DutyWords kWords{"You hold @: you must follow suit"_text, "You hold higher @: you must beat the trick"_text,
                             "You have no @: you must play a trump#guiñote"_text,
                             "You must play a higher trump#guiñote"_text};
  return broken_duty(s.hand[at(s.actor)], card, trick_so_far(s, s.actor), s.trump, kWords, lang);
}

TableQuestion Shown::question(const State& s, Lang lang) {
  if (s.phase == Phase::play) return {};
  const bool cantes = singable(s, s.actor) != 0;
  return {std::string{(cantes ? trick_say::kDeclareQuestion : trick_say::kSwapQuestion)(lang)}};
}

std::string Shown::own_label(const State& s, Action action, Lang lang) {
  if (kind_of(action) == Kind::swap) return fill("Swap the seven for @"_text(lang), card_words(s.turned(), lang));
  if (action.a == s.trump) return std::string{"Declare the forty"_text(lang)};
  return fill((action.b != 0 ? "20, suit hidden (@)"_text : "Declare 20 in @"_text)(lang), suit_word(action.a, lang));
}

std::string Shown::pass_label(const State& s, Lang lang) {
  const bool cantes = singable(s, s.actor) != 0;
  const bool swap = can_swap(s, s.actor);
  return std::string{(cantes && swap ? "Continue"_text : cantes ? "Do not declare"_text : "Do not swap"_text)(lang)};
}

Announcement Shown::announce(const State& s, Seat actor, Action action, Seat viewer, Lang lang) {
  const auto said = [&](const SpokenWords& saying, std::string_view value = {}) {
    return announced(actor, viewer, saying, value, lang);
  };
  if (kind_of(action) == Kind::swap)
    return said({"swaps the seven for @"_text, "You swap the seven for @"_text, "Cambio el siete"_text},
                card_words(s.turned(), lang));
  if (action.a == s.trump)
    return said({"declares the forty"_text, "You declare the forty"_text, "¡Las cuarenta!"_text});
  if (action.b != 0)
    return said({"declares twenty without naming the suit"_text, "You declare twenty without naming the suit"_text,
                 "¡Veinte!"_text});
  return announced_suit(actor, viewer,
                        {"declares twenty in @"_text, "You declare twenty in @"_text, "¡Veinte en @!"_text}, action.a,
                        lang);
}

Announcement Shown::out_said(Seat seat, Seat viewer, Lang lang) {
  return announced(seat, viewer, {"goes out"_text, "You go out"_text, "¡Me salgo!"_text}, {}, lang);
}

/// Lists the points carried from the first hand, then each trick won in this hand, then the cantes.
std::vector<CountedPart> Shown::count_aloud(const State& s, int side, Lang lang) {
  std::vector<CountedPart> parts;
  const int before = s.carried[at(side)].total();
  int amount = 0;
  const auto add = [&](int trick, const std::string& words, int points) {
    amount += points;
    std::string so_far = malas_buenas(before + amount);
    parts.push_back({trick, amount, so_far, words + ": " + so_far});
  };
  add(-1, std::string{"From the first hand"_text(lang)}, 0);
  for (int trick = 0; trick < s.tricks; ++trick) {
    if (side_of(s.winner[at(trick)]) != side) continue;
    int points = 0;
    for (int i = 0; i < s.trick_size(); ++i) points += kRanking.points_of(s.played[at(trick * s.trick_size() + i)]);
    add(trick, fill("@ from this trick"_text(lang), std::to_string(points)), points);
  }
  if (const int cantes = s.tally[at(side)].sung; cantes > 0)
    add(-1, fill("@ from cantes"_text(lang), std::to_string(cantes)), cantes);
  return parts;
}

Highlight Shown::highlight_of(const State& s, Seat actor, Action action, Lang lang) {
  if (kind_of(action) != Kind::cante) return {};
  const bool forty = action.a == s.trump;
  Highlight out{std::string{(forty ? "The forty#a cante"_text : "The twenty#a cante"_text)(lang)}, {}, {}, actor};
  if (!s.config.memory) out.points = forty ? "+40" : "+20";
  if (action.b == 0) out.cards = {Card{action.a, kRey}, Card{action.a, kSota}};
  return out;
}

Highlight Shown::highlight_of_trick(const State& s, Lang lang) {
  const Seat winner = s.winner[at(s.tricks - 1)];
  if (s.tally[at(side_of(winner))].last == 0) return {};
  return {std::string{"Ten for the last trick"_text(lang)}, '+' + std::to_string(kLastTrick), {}, winner};
}

/// Returns the picture of a won coto. The end of the match has no picture here, because the count shows it (sheet.cpp).
Highlight Shown::highlight_of_end(const Config& config, const Standing& standing, const State& s, Lang lang) {
  const Standing next = Rules::settle(config, standing, s);
  if (next.winner != kNobody || next.cotos == standing.cotos) return {};
  const int side = partida_winner(s);
  return {std::string{"Coto!"_text(lang)}, {}, {}, Seat{side}};
}

}  // namespace tapete::guinote
