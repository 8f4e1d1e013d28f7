#pragma once
#include "game/card_words.hpp"
#include "tricks/gift_completion.hpp"

namespace tapete {

/// The state of a hand in which seats give cards to other seats before the first trick. The seat that then holds a
/// certain card leads.
struct GiftState : TrickState<kMaxSeats, 52, 1> {
  using Base = TrickState<kMaxSeats, 52, 1>;
  std::uint8_t to = 0;          ///< each seat gives to the seat this many places after it; 0: no cards are given
  std::int8_t first = kNobody;  ///< the seat that leads the first trick
  std::array<CardSet, kMaxSeats> gift{};        ///< the cards that each seat has given
  std::array<std::uint8_t, kMaxSeats> given{};  ///< number of given cards of each seat that have not arrived

  [[nodiscard]] Seat receiver(Seat seat) const { return (seat + to) % players; }
  [[nodiscard]] Seat giver(Seat seat) const { return (seat + players - to) % players; }
  [[nodiscard]] int hand_size(Seat seat) const { return Base::hand_size(seat) - given[at(seat)]; }
  [[nodiscard]] Seat leader_of(int trick) const { return trick == 0 ? Seat{first} : Base::leader_of(trick); }
  void give(Seat seat, Card card) {
    hand[at(seat)].remove(card);
    gift[at(seat)].add(card);
  }
  friend bool operator==(const GiftState&, const GiftState&) = default;
};

/// A base class of Rules whose State is a GiftState. Each seat gives R::kGifts of the cards that were dealt to it,
/// beginning with the seat after the dealer; the cards arrive when all seats have given. The holder of
/// R::opener(config) then leads. R::directions(config) has one letter for each hand and starts again after the last
/// letter: `n` to the next seat, `b` to the seat before, `a` to the seat across, `k` for no gifts. R::unwanted(s, seat)
/// returns the card that a seat is most likely to give. `Base` provides all other members of Rules.
template <class R, class Base>
struct Gifts : GiftCompletion<R, Base> {
  template <class State, class Standing>
  static void begin(State& s, const Standing& standing) {
    Base::begin(s, standing);
    const std::string_view letters = R::directions(s.config);
    const char letter = letters[at(standing.hands) % letters.size()];
    s.to = static_cast<std::uint8_t>(letter == 'n' ? 1 : letter == 'a' ? 2 : letter == 'b' ? s.players - 1 : 0);
    if (s.to == 0) return begin_play(s);
    s.phase = TrickPhase::give;
  }
  template <class State>
  static void declarations(const State& s, Seat seat, ActionList& actions) {
    for (const Card card : s.hand[at(seat)]) actions.push_back(give_action(card));
  }
  template <class State>
  static void declare(State& s, Seat seat, Action action) {
    s.give(seat, card_of(action));
    if (++s.given[at(seat)] < R::kGifts) return;
    s.actor = static_cast<std::int8_t>(s.after(seat));
    if (seat != s.dealer) return;
    s.given.fill(0);
    for (Seat from = 0; from < s.players; ++from) s.hand[at(s.receiver(from))] |= s.gift[at(from)];
    begin_play(s);
  }

  // Knowledge of the given cards
  template <class State>
  static bool replay_auction(State& s, Seat seat, Seat actor, Action action) {
    const Card card = card_of(action);
    if (action.kind != kOwnAction || actor != s.actor) return false;
    const bool comes = s.receiver(actor) == seat;
    if (actor == seat ? !s.hand[at(seat)].has(card) : card.known() && !comes) return false;
    for (Seat other = 0; other < s.players; ++other)
      if (s.gift[at(other)].has(card) || (other != actor && s.hand[at(other)].has(card))) return false;
    if (card.known() && !cards_for<R>(s.config).has(card)) return false;
    declare(s, actor, action);
    return s.phase == TrickPhase::give ||
           s.hand[at(seat)].size() == s.each;  // the record must show the seat its new cards
  }
  template <class State>
  static Action redacted(const State& s, Action action, Seat actor, Seat seat) {
    return s.phase != TrickPhase::give && s.receiver(actor) == seat ? action : give_action(kUnknownCard);
  }
  template <class State>
  static CardSet known(const State& s, Seat seat, Seat other) {
    return seat == kNobody ? CardSet{} : s.hand[at(other)] & s.gift[at(seat)];
  }
  template <class State>
  static CardSet aside(const State& s, Seat seat) {
    return s.given[at(seat)] > 0 ? s.gift[at(seat)] : CardSet{};
  }
  template <class State>
  static int on_the_way(const State& s, Seat seat) {
    return s.given[at(seat)];
  }
  template <class State>
  static void send(State& s, Seat seat, Rng&) {
    while (s.gift[at(seat)].size() < s.given[at(seat)]) s.give(seat, R::unwanted(s, seat));
  }
  template <class State>
  static void hide(State& s, Seat seat) {
    const bool under_way = s.phase == TrickPhase::give;
    for (Seat other = 0; other < s.players; ++other)
      if (other != seat && (under_way || s.receiver(other) != seat)) s.gift[at(other)] = {};
    if (under_way || s.played_count > 0 || s.leader == kNobody) return;
    if (s.hand[at(s.leader)].has(R::opener(s.config))) return;
    s.first = s.leader = s.actor = kNobody;
  }
  template <class State>
  static bool may_lead(State& s, Seat seat, Seat actor) {
    if (s.played_count > 0 || s.leader == actor) return true;
    if (s.leader != kNobody || actor == seat) return false;
    s.first = s.leader = static_cast<std::int8_t>(actor);
    return true;
  }

  // The scene and the words
  static std::string own_name(Action action) { return "give " + card_name(R::kDeck, card_of(action)); }
  static std::optional<Action> parse_own(std::string_view verb, Splitter words, bool redacted) {
    const auto card = parse_card(R::kDeck, words.next().value_or(""));
    if (verb != "give" || !card || (!card->known() && !redacted) || words.next()) return std::nullopt;
    return give_action(*card);
  }
  template <class State>
  static Action on_card(const State& s, Card card) {
    return s.phase == TrickPhase::give ? give_action(card) : play_action(card);
  }
  static OptionKind option_kind(Action) { return OptionKind::card; }
  template <class State>
  static std::string own_label(const State&, Action action, Lang lang) {
    return fill(trick_say::kGive(lang), card_words(R::kDeck, card_of(action), lang));
  }
  template <class State>
  static MultiSelect multi_select(const State& s, Lang lang) {
    if (s.phase != TrickPhase::give) return {};
    return {R::kGifts - s.given[at(s.actor)], std::string{trick_say::kGiveThese(lang)}};
  }
  template <class State>
  static Seat came_from(const State& s, Seat seat, Card card) {
    const bool news = s.played_count < s.players && s.gift[at(s.giver(seat))].has(card);
    return news && s.to != 0 && s.phase != TrickPhase::give ? s.giver(seat) : kNobody;
  }
  /// When a seat gives its last card, announces all cards that it gives.
  template <class State>
  static Announcement announce(const State& s, Seat actor, Action action, Seat viewer, Lang lang) {
    if (s.given[at(actor)] + 1 < R::kGifts) return {actor, {}, {}};
    if (actor != viewer) return {actor, std::string{trick_say::kHasGiven(lang)}, {}};
    CardSet cards = s.gift[at(actor)];
    cards.add(card_of(action));
    return {actor, fill(trick_say::kYouGive(lang), words_of(cards, lang)), {}};
  }
  template <class State>
  static std::vector<Announcement> said_of_declaration(const State& before, const State& after, Seat viewer,
                                                       Lang lang) {
    if (viewer == kNobody || before.phase != TrickPhase::give || after.phase == TrickPhase::give) return {};
    const Seat giver = after.giver(viewer);
    return {{giver, fill(trick_say::kGivesYou(lang), words_of(after.gift[at(giver)], lang)), {}}};
  }

 private:
  static constexpr Action give_action(Card card) { return {kOwnAction, static_cast<std::uint8_t>(card.index()), 0, 0}; }
  static std::string words_of(CardSet cards, Lang lang) {
    std::vector<std::string> words;
    for (const Card card : cards) words.push_back(card_words(R::kDeck, card, lang));
    return listed(std::move(words), lang);
  }
  /// Starts the first trick, which the holder of the opener leads. In a view, the holder may be unknown.
  template <class State>
  static void begin_play(State& s) {
    Seat leader = kNobody;
    for (Seat seat = 0; seat < s.players; ++seat)
      if (s.hand[at(seat)].has(R::opener(s.config))) leader = seat;
    s.first = static_cast<std::int8_t>(leader);
    TrickFlow<R>::lead(s, leader);
  }
};

}  // namespace tapete
