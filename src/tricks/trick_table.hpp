#pragma once
#include "game/card_words.hpp"
#include "tricks/trick_count.hpp"
#include "tricks/trick_gestures.hpp"
#include "tricks/trick_scene.hpp"
#include "tricks/trick_view.hpp"
#include "tricks/trick_words.hpp"

/// The scene of a trick game as one seat sees it, and the steps that show an action.
namespace tapete {

template <class R>
struct TrickTable {
  using State = typename R::State;
  using Config = typename R::Config;
  using Standing = typename R::Standing;
  using View = SeatView<R>;
  using Flow = TrickFlow<R>;

  static Scene scene(const Config& config, const Standing& standing, const View& view, Lang lang) {
    const State& s = view.state;
    Scene scene = without_zones(standing, view, lang);
    if constexpr (requires { R::add_zones(scene, config, standing, s, lang); })
      R::add_zones(scene, config, standing, s, lang);
    else
      add_zones(scene, config, standing, s, lang);
    return scene;
  }

  /// Single zones, for a game that assembles its scene itself.
  static Zone hand(const Scene& scene, const State& s, Seat seat, Lang lang) {
    Zone zone = hand_cards(scene, s, seat, lang);
    zone.open = Flow::lies_open(s, seat);
    return zone;
  }

  static Zone trick(const State& s, Lang lang) {
    Zone zone{ZoneKind::trick, kNobody, {}, 0, 0, std::string{trick_say::kTrick(lang)}};
    Seat seat = s.leader;
    for (int i = 0; i < s.in_trick; ++i, seat = s.after(seat)) {
      const Card card = s.played[at(s.played_count - s.in_trick + i)];
      zone.cards.push_back({card, seat, -1, {}, card == s.winning});
    }
    return zone;
  }

  static void add_turned(Scene& scene, Card card, Text label, Lang lang) {
    scene.zones.push_back({ZoneKind::turned, kNobody, {{card, kNobody, -1, {}}}, 0, 0, std::string{label(lang)}});
  }
  static void add_stock(Scene& scene, const State& s, Lang lang) {
    const bool turned = s.shape.turned;
    const int hidden = s.stock_size - s.drawn - (turned ? 1 : 0);
    scene.zones.push_back({ZoneKind::stock, kNobody, {}, hidden, 0, std::string{trick_say::kStock(lang)}});
    if (turned) add_turned(scene, s.turned(), R::kTurned, lang);
  }

  static Zone pile(const State& s, int side, Text label, Lang lang) {
    Zone zone{ZoneKind::pile, side, {}, 0, R::marks(s, side), std::string{label(lang)}};
    int last = -1;
    int won = 0;
    for (int i = 0; i < s.tricks; ++i) {
      if (Flow::side_of(s, s.winner[at(i)]) != side) continue;
      last = i;
      ++won;
    }
    if (last < 0) return zone;
    zone.hidden = (won - 1) * s.trick_size();
    zone.cards = TrickCount<R>::cards_of(s, last);
    return zone;
  }

  static std::vector<Step> steps(const Config& config, const Standing& standing, const State& before, Action action,
                                 Seat seat, Lang lang) {
    State after = before;
    Flow::apply(after, action);
    Teller teller{config, standing, after, seat, lang};
    tell_action(teller, before, after, action);
    if (after.out != kNobody) tell_count(teller, before, after);
    if (after.phase == TrickPhase::over) teller.end(after, R::highlight_of_end(config, standing, after, lang));
    return teller.take();
  }

 private:
  class Teller;

  static Zone hand_cards(const Scene& scene, const State& s, Seat seat, Lang lang) {
    const bool own = seat == scene.viewer;
    if (!own && !plays_from(scene, seat))
      return other_hand(seat, held(s, seen_of(s, seat)), s.hand_size(seat), trick_say::kHand(lang));
    const CardSet leaving = own && s.phase == TrickPhase::give && s.actor == seat ? R::aside(s, seat) : CardSet{};
    Zone zone = playable_hand(
        scene, seat, held(s, s.hand[at(seat)] | leaving), (own ? trick_say::kYourHand : trick_say::kHand)(lang),
        [&](Card card) { return Flow::name(R::on_card(s, card), scene.deck); },
        [&](Card card) {
          if (s.phase == TrickPhase::before_draw || s.phase == TrickPhase::window)
            return std::string{R::kDeclareFirst(lang)};
          return s.phase == TrickPhase::play && R::playable(s).has(card) ? std::string{} : R::refusal(s, card, lang);
        });
    for (SceneCard& card : zone.cards) {
      card.from = own ? R::came_from(s, seat, card.card) : seat;
      card.leaving = leaving.has(card.card);
    }
    return zone;
  }

  static std::vector<Card> held(const State& s, CardSet cards) {
    return as_held(ranking_for<R>(s.config), cards, s.trump, deck_for<R>(s.config));
  }

  /// Returns the cards of a hand that lie face up on the table.
  static CardSet seen_of(const State& s, Seat seat) {
    return Flow::lies_open(s, seat) ? s.hand[at(seat)] : s.shown[at(seat)];
  }

  static void tell_action(Teller& teller, const State& before, const State& after, Action action) {
    const Seat actor = before.actor;
    State now = before;
    if (action.kind == kPlayAction) {
      const std::string card = card_words(deck_for<R>(now.config), card_of(action), teller.lang());
      auto plays = announced_play(actor, Flow::decider(before), teller.seat(), card, teller.lang());
      plays.remark = remark_on_play<R>(before, card_of(action), teller.lang());
      put_card(now, ranking_for<R>(now.config), card_of(action));
      if (!now.trick_full()) return teller.tell(Step::Kind::played, after, plays);
      teller.tell_between(Step::Kind::trick_full, now, plays);
      Flow::collect(now);
      tell_trick(teller, now);
      return teller.tell(Step::Kind::drawn, after, {});
    }
    const auto declared = declaration(before, action, teller.seat(), teller.lang());
    if (before.phase != TrickPhase::before_draw || after.drawn == before.drawn) {
      teller.tell(Step::Kind::declared, after, declared);
      for (auto& said : R::said_of_declaration(before, after, teller.seat(), teller.lang()))
        teller.say(std::move(said));
      return teller.declared(before, actor, action);
    }
    if (action.kind != kPassAction) {
      R::declare(now, actor, action);
      teller.tell_between(Step::Kind::declared, now, declared);
      teller.declared(before, actor, action);
    }
    teller.tell(Step::Kind::drawn, after, {});
  }

  /// Adds the steps of the count after `out`, in which the side's tricks are laid open and counted one by one.
  static void tell_count(Teller& teller, const State& before, const State& after) {
    if constexpr (R::kOut) {
      const int side = Flow::side_of(after, after.out);
      int counted = -1;
      for (const CountedPart& part : R::count_aloud(after, side, teller.lang())) {
        teller.tell_between(Step::Kind::trick_full, before, {kNobody, part.words, {}});
        TrickCount<R>::show(teller.last().scene, after, side, part, counted);
        if (part.trick >= 0) counted = part.trick;
      }
      teller.tell(Step::Kind::drawn, after, {});
    }
  }

  /// Announces a trick that has just been collected.
  static void tell_trick(Teller& teller, const State& now) {
    teller.tell_between(Step::Kind::collected, now,
                        teller.said(now.leader, {trick_say::kWins, trick_say::kYouWin}, {}));
    for (auto& said : R::said_of_trick(now, teller.seat(), teller.lang())) teller.say(std::move(said));
    Step& step = teller.last();
    step.highlight = R::highlight_of_trick(now, teller.lang());
    step.gestures = gestures_of_trick<R>(now);
  }

  static Scene without_zones(const Standing& standing, const View& view, Lang lang) {
    const State& s = view.state;
    Scene scene{.viewer = view.seat, .turn = s.actor, .decider = Flow::decider(s), .dealer = s.dealer};
    scene.players = s.players;
    scene.deck = deck_for<R>(s.config);
    scene.round = R::sides(s.config) > 2;
    scene.trump = s.trump < kSuits ? s.trump : -1;
    scene.phase = R::phase_words(s, standing, lang);
    if (scene.decider != kNobody) scene.question = R::question(s, lang);
    if (!scene.viewer_decides()) scene.question.text.clear();
    if (scene.viewer_decides()) {
      for (const Action action : Flow::legal(s)) scene.options.push_back(option(s, action, lang));
      if (R::settled(view)) scene.options.push_back(rest_option(lang));
      scene.multi_select = R::multi_select(s, lang);
    }
    add_calls(scene, s, lang);
    return scene;
  }

  /// Adds the hands, the trick, the stock and the piles.
  static void add_zones(Scene& scene, const Config& config, const Standing& standing, const State& s, Lang lang) {
    for (int i = 0; i < s.players; ++i) scene.zones.push_back(hand(scene, s, (scene.first() + i) % s.players, lang));
    scene.zones.push_back(trick(s, lang));
    scene.draws = s.shape.stock;
    if (!s.stock_gone()) add_stock(scene, s, lang);
    if (s.out_of_play.known()) add_turned(scene, s.out_of_play, R::kTurned, lang);
    const int sides = R::sides(config);
    for (int i = 0; i < sides; ++i) {
      const int side = (scene.first() + i) % sides;
      scene.zones.push_back(pile(s, side, pile_label(scene, s, i == 0), lang));
      scene.score.push_back(R::score(config, standing, s, side, scene.viewer, lang));
      for (Seat seat = side; seat < s.players; seat += sides) scene.score.back().seats.push_back(seat);
    }
  }

  static Announcement declaration(const State& before, Action action, Seat seat, Lang lang) {
    if (action.kind == kPassAction) return {before.actor, {}, {}};
    if constexpr (R::kOut)
      if (action.kind == kOutAction) return R::out_said(action.a, seat, lang);
    if (action.kind != kClaimAction) return R::announce(before, before.actor, action, seat, lang);
    return announced(action.a, seat, {trick_say::kClaims, trick_say::kYouClaim, trick_say::kCallClaim}, {}, lang);
  }

  class Teller {
   public:
    /// `after` is the state after all steps.
    Teller(const Config& config, const Standing& standing, const State& after, Seat seat, Lang lang)
        : config_(config), standing_(standing), after_(after), seat_(seat), lang_(lang) {}

    [[nodiscard]] Seat seat() const { return seat_; }
    [[nodiscard]] Lang lang() const { return lang_; }
    [[nodiscard]] Announcement said(Seat seat, const SpokenWords& saying, std::string_view value) const {
      return announced(seat, seat_, saying, value, lang_);
    }
    void tell(Step::Kind kind, const State& s, Announcement said) {
      steps_.push_back({scene(config_, standing_, TrickKnowledge<R>::view(s, seat_), lang_), {}, kind});
      if (!said.text.empty()) say(std::move(said));
    }
    void say(Announcement said) { steps_.back().said.push_back(std::move(said)); }
    [[nodiscard]] Step& last() { return steps_.back(); }
    /// Adds the picture of the declaration to the last step; the players of the side nod.
    void declared(const State& before, Seat actor, Action action) {
      Step& step = last();
      step.highlight = R::highlight_of(before, actor, action, lang_);
      if (step.highlight.title.empty()) return;
      for (Seat seat = 0; seat < before.players; ++seat)
        if (Flow::side_of(before, seat) == Flow::side_of(before, actor)) step.gestures.push_back({seat, true});
    }
    /// Adds the picture of the end of the hand to the last step, or to a new step if the last one has a picture.
    void end(const State& s, const Highlight& highlight) {
      if (highlight.title.empty()) return;
      if (!last().highlight.title.empty()) tell(Step::Kind::drawn, s, {});
      last().highlight = highlight;
    }
    /// Adds the step of an intermediate state, in which no seat is to act; only calls are possible.
    void tell_between(Step::Kind kind, State s, const Announcement& said) {
      s.actor = kNobody;
      tell(kind, s, said);
      steps_.back().scene.turn = steps_.back().scene.decider = kNobody;
      steps_.back().scene.options.clear();
      add_calls(steps_.back().scene, after_, lang_);
    }
    std::vector<Step> take() { return std::move(steps_); }

   private:
    const Config& config_;
    const Standing& standing_;
    const State& after_;
    Seat seat_;
    Lang lang_;
    std::vector<Step> steps_;
  };

  static Option option(const State& s, Action action, Lang lang) {
    const Deck deck = deck_for<R>(s.config);
    std::string name = Flow::name(action, deck);
    if (action.kind == kPlayAction) return {OptionKind::card, std::move(name), card_words(deck, card_of(action), lang)};
    if constexpr (R::kClaims)
      if (action.kind == kClaimAction) return call(R::kClaimWords, std::move(name), lang);
    if constexpr (R::kOut)
      if (action.kind == kOutAction) return call(R::kOutWords, std::move(name), lang);
    if (action.kind == kPassAction) return {OptionKind::pass, std::move(name), R::pass_label(s, lang)};
    return {R::option_kind(action), std::move(name), R::own_label(s, action, lang), R::own_words(s, action, lang)};
  }

  static Option call(const CallWords& words, std::string name, Lang lang) {
    Option out{OptionKind::call, std::move(name), std::string{words.label(lang)}};
    out.confirm = {std::string{words.question(lang)}, std::string{words.stakes(lang)}, std::string{words.yes(lang)}};
    return out;
  }
  static void add_calls(Scene& scene, const State& s, Lang lang) {
    if (scene.viewer == kNobody) return;
    for (const Action action : TrickCalls<R>::out_of_turn(s, scene.viewer))
      scene.options.push_back(option(s, action, lang));
  }

  static Text pile_label(const Scene& scene, const State& s, bool own) {
    if (scene.viewer == kNobody) return trick_say::kPile;
    const bool pairs = R::sides(s.config) < s.players;
    if (own) return pairs ? trick_say::kOurPile : trick_say::kMyPile;
    return R::sides(s.config) == 2 ? trick_say::kTheirPile : trick_say::kPile;
  }
};

}  // namespace tapete
