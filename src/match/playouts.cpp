#include "match/playouts.hpp"

#include "bots/players.hpp"
#include "match/game_list.hpp"

namespace tapete {

class PlayoutBench::Work {
 public:
  virtual ~Work() = default;
  virtual std::uint64_t play_hand(Rng& rng) = 0;
  virtual std::uint64_t play_policy_hand(Rng& rng) = 0;
  virtual std::uint64_t decide(Level level, Rng& rng) = 0;
};

template <Game G>
class PlayoutBench::WorkOf final : public Work {
 public:
  explicit WorkOf(const typename G::Config& config) : config_(config), standing_(G::opening(config)) {}

  std::uint64_t play_hand(Rng& rng) override {
    auto state = G::start(config_, standing_, G::random_deal(config_, standing_, rng));
    G::play_randomly(state, rng);
    return static_cast<std::uint64_t>(G::points(state)[0]);
  }

  std::uint64_t play_policy_hand(Rng& rng) override {
    auto state = G::start(config_, standing_, G::random_deal(config_, standing_, rng));
    G::play_by_policy(state, rng);
    return static_cast<std::uint64_t>(G::points(state)[0]);
  }

  std::uint64_t decide(Level level, Rng& rng) override {
    if (!dealt_ || G::to_act(state_) == kNobody) {
      state_ = G::start(config_, standing_, G::random_deal(config_, standing_, rng));
      let_chance_act<G>(state_, rng);
    }
    dealt_ = true;
    const Action action = choose<G>(G::view(state_, decider_of<G>(state_)), level, {}, rng);
    G::apply(state_, G::random_legal(state_, rng));
    let_chance_act<G>(state_, rng);
    return action.a;
  }

 private:
  typename G::Config config_;
  typename G::Standing standing_;
  typename G::State state_{};
  bool dealt_ = false;
};

PlayoutBench::PlayoutBench(const GameInfo& game, int players) {
  const auto values = read_rules(game, {});
  GameList::with(game.id, [&]<Game G>() { work_ = std::make_unique<WorkOf<G>>(G::configure(players, *values)); });
}
PlayoutBench::~PlayoutBench() = default;

std::uint64_t PlayoutBench::play_hand(Rng& rng) { return work_->play_hand(rng); }
std::uint64_t PlayoutBench::play_policy_hand(Rng& rng) { return work_->play_policy_hand(rng); }
std::uint64_t PlayoutBench::decide(std::string_view level, Rng& rng) { return work_->decide(*find_level(level), rng); }

}  // namespace tapete
