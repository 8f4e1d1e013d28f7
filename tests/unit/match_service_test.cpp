// The service of a match with guests: host and guest exchange texts, as the Workers of two pages do.
#include <catch_amalgamated.hpp>

#include <algorithm>
#include <deque>
#include <map>

#include "core/sha256.hpp"
#include "match/table.hpp"
#include "online/match_service.hpp"

namespace tapete {
namespace {

using online::MatchService;

/// A page: its service, the log that it would store, and the last reply of each kind.
struct Page {
  explicit Page(std::string text) : setup(std::move(text)), service(MatchService::open(setup + "\n\n")) {
    REQUIRE(service != nullptr);
  }

  std::string setup;
  std::unique_ptr<MatchService> service;
  std::vector<std::string> log;
  std::map<std::string, std::string> last;
};

/// A host at seat 0 and a guest at each other seat.
class TablePages {
 public:
  explicit TablePages(const std::string& game, int players) {
    std::string guests;
    for (int seat = 1; seat < players; ++seat) guests += (seat > 1 ? "," : "") + std::to_string(seat);
    pages_.emplace_back("host " + std::string(32, 'a') + ' ' + sha256("host") + ' ' + guests + "\ntapete 1\ngame " +
                        game + "\nplayers " + std::to_string(players) + "\nseat 0 human Ana");
    for (int seat = 1; seat < players; ++seat)
      pages_.emplace_back("guest " + std::to_string(seat) + ' ' + sha256("guest" + std::to_string(seat)) + " Guest " +
                          std::to_string(seat));
    for (int seat = 1; seat < players; ++seat) connect(seat);
  }

  void connect(int seat) {
    ask(0, "connected " + std::to_string(seat));
    ask(seat, "connected");
  }
  /// Reopens a page with its stored log.
  void reopen(int page) {
    Page& one = at(page);
    std::string text = one.setup + "\n\n";
    for (const std::string& line : one.log) text += line + '\n';
    one.service = MatchService::open(text);
    REQUIRE(one.service != nullptr);
    ask(page, "tick");
  }

  /// Lets five seconds pass for all pages that have not lost their connection.
  void wait(int pages) {
    now_ += 5000;
    for (int page = 0; page < pages; ++page) ask(page, "tick");
  }

  /// Loses all lines to the host from now on.
  void silence_host() { silent_ = true; }

  /// Passes a request to the service of a page, and carries all lines that follow from it, in order.
  void ask(int page, const std::string& request) {
    std::deque<std::pair<int, std::string>> waiting{{page, request}};
    for (; !waiting.empty(); waiting.pop_front()) {
      const auto [to, text] = waiting.front();
      now_ += 50;
      const auto replies = at(to).service->handle(text, now_);
      const auto sends = [](const std::string& reply) { return first_word(reply) == "send"; };
      const auto logs = [](const std::string& reply) { return first_word(reply) == "log"; };
      CHECK(std::none_of(std::find_if(replies.begin(), replies.end(), sends), replies.end(), logs));
      for (const std::string& reply : replies) take(to, reply, waiting);
    }
  }

  /// Returns the match that a page shows: its record, and whether the page may act.
  [[nodiscard]] Record record(int page) {
    const std::string& reply = at(page).last["match"];
    return parse_record(reply.substr(reply.find("tapete"))).value();
  }
  [[nodiscard]] std::unique_ptr<Table> table(int page) { return std::move(*replay(record(page))); }
  [[nodiscard]] bool may_act(int page) { return at(page).last["match"].find(" guest 1 ") != std::string::npos; }
  [[nodiscard]] Page& at(int page) { return pages_[static_cast<std::size_t>(page)]; }

 private:
  void take(int page, const std::string& reply, std::deque<std::pair<int, std::string>>& waiting) {
    const std::string what{first_word(reply)};
    const std::string rest = reply.substr(std::min(reply.size(), what.size() + 1));
    if (what == "send" && page == 0) {
      const std::string to{first_word(rest)};
      waiting.emplace_back(std::stoi(to), "line " + rest.substr(to.size() + 1));
    } else if (what == "send") {
      if (!silent_) waiting.emplace_back(0, "line " + std::to_string(page) + ' ' + rest.substr(2));
    } else if (what == "log") {
      at(page).log.push_back(rest);
    } else {
      at(page).last[what.substr(0, what.find('\n'))] = reply;
    }
  }

  std::vector<Page> pages_;
  double now_ = 0;
  bool silent_ = false;
};

TEST_CASE("services of host and guests play the first hand of every game", "[online]") {
  for (const GameInfo* game : games()) {
    const int players = game->players.front();
    INFO(game->id);
    TablePages pages{std::string{game->id}, players};
    pages.ask(0, "begin");
    pages.ask(0, "deal");
    Rng rng{1};
    for (int i = 0; i < 400 && pages.table(0)->in_hand(); ++i) {
      const auto table = pages.table(0);
      const int page = table->turn().decider;
      const auto legal = table->legal();
      const std::string& action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
      if (page > 0) {
        INFO(record_text(pages.record(0).header, pages.table(0)->events()));
        REQUIRE(pages.may_act(page));
        CHECK(pages.table(page)->legal() == legal);
      }
      pages.ask(page, page == 0 ? "do 0 " + action : "do " + action);
    }
    REQUIRE_FALSE(pages.table(0)->in_hand());
    for (int page = 1; page < players; ++page) CHECK(pages.table(page)->events() == pages.table(0)->events());
  }
}

TEST_CASE("a guest's match marks the people at other screens as friends", "[online]") {
  TablePages pages{"guinote", 4};
  pages.ask(0, "begin");
  pages.ask(0, "deal");
  const auto seats = [&pages](int page) {
    std::string out;
    for (const auto& [key, text] : pages.record(page).header.free)
      if (key == "seat") out += text + '\n';
    return out;
  };
  CHECK(seats(0) == "0 human Ana\n1 friend Guest 1\n2 friend Guest 2\n3 friend Guest 3\n");
  CHECK(seats(2) == "0 friend Ana\n1 friend Guest 1\n2 human Guest 2\n3 friend Guest 3\n");
}

TEST_CASE("a guest may act again after the host has refused an action", "[online]") {
  TablePages pages{"guinote", 2};
  pages.ask(0, "begin");
  pages.ask(0, "deal");
  if (pages.table(0)->turn().decider == 0) pages.ask(0, "do 0 " + pages.table(0)->legal().front());
  REQUIRE(pages.may_act(1));
  pages.ask(1, "do play 9x");
  CHECK(pages.at(1).last.contains("refused"));
  CHECK(pages.may_act(1));
  pages.ask(1, "do " + pages.table(1)->legal().front());
  CHECK(pages.table(0)->redacted(1).size() == 3 - (pages.table(0)->events()[1].starts_with("0") ? 0U : 1U));
}

TEST_CASE("services continue from their logs", "[online]") {
  TablePages pages{"guinote", 2};
  pages.ask(0, "begin");
  pages.ask(0, "deal");
  const auto before = pages.table(0)->events();
  const auto known = pages.table(1)->redacted(1);
  pages.reopen(0);
  pages.reopen(1);
  pages.connect(1);
  CHECK(pages.table(0)->events() == before);
  CHECK(pages.table(1)->redacted(1) == known);
  const bool host = pages.table(0)->turn().decider == 0;
  const std::string action = pages.table(0)->legal().front();
  pages.ask(host ? 0 : 1, (host ? "do 0 " : "do ") + action);
  CHECK(pages.table(1)->redacted(1).size() == known.size() + 1);
  CHECK(pages.table(0)->events().size() == before.size() + 1);
}

/// A table of guinote for four whose guest at seat 3 has lost its connection in the middle of a hand.
TablePages without_last() {
  TablePages pages{"guinote", 4};
  pages.ask(0, "begin");
  pages.ask(0, "deal");
  pages.wait(4);
  pages.wait(4);
  pages.ask(0, "lost 3");
  pages.wait(3);
  return pages;
}

TEST_CASE("services ask the guests about a bot, and report their answers to the host", "[online]") {
  TablePages pages = without_last();
  CHECK_FALSE(pages.at(0).last.contains("votes"));
  pages.ask(0, "bot 3");
  CHECK(pages.at(0).last["votes"] == "votes\n3 1:none 2:none");
  CHECK(pages.at(1).last["asked"] == "asked 3");
  pages.ask(1, "agree 3");
  pages.ask(2, "wait 3");
  CHECK(pages.at(1).last["asked"] == "asked");
  CHECK(pages.at(0).last["votes"] == "votes\n3 1:agree 2:wait");
  pages.ask(0, "bot 3");
  CHECK(pages.at(2).last["asked"] == "asked 3");
  pages.ask(2, "agree 3");
  CHECK(pages.at(0).last["votes"] == "votes");
  CHECK(pages.at(0).last["seats"].ends_with("3 bot Guest 3"));
}

TEST_CASE("a guest's service reports a silent host at the host's seat", "[online]") {
  TablePages pages{"guinote", 4};
  pages.ask(0, "begin");
  pages.ask(0, "deal");
  pages.wait(4);
  pages.silence_host();
  for (int beat = 0; beat < 6; ++beat) pages.wait(4);
  CHECK(pages.at(1).last["missing"] == "missing 0:away");
}

TEST_CASE("a guest's service reports who is missing, and who is back", "[online]") {
  TablePages pages = without_last();
  CHECK(pages.at(1).last["missing"] == "missing 3:away");
  pages.ask(0, "bot 3");
  pages.ask(1, "agree 3");
  pages.ask(2, "agree 3");
  CHECK(pages.at(1).last["missing"] == "missing 3:bot");
  pages.connect(3);
  pages.wait(4);
  CHECK(pages.at(1).last["missing"] == "missing");
}

TEST_CASE("a service reports that the deal needs a guest who is missing", "[online]") {
  TablePages pages{"guinote", 4};
  pages.ask(0, "begin");
  pages.ask(0, "lost 3");
  pages.ask(0, "deal");
  CHECK(pages.at(0).last["votes"] == "votes\n3 sealed");
  pages.ask(0, "bot 3");
  CHECK(pages.at(0).last["votes"] == "votes\n3 sealed");
  CHECK_FALSE(pages.at(1).last.contains("asked"));
  pages.connect(3);
  CHECK(pages.at(0).last["votes"] == "votes");
}

TEST_CASE("a service refuses setups that are not valid, and ignores such requests", "[online]") {
  for (const std::string text :
       {"", "host", "guest 1 x Ana", "host a b 1\ntapete 1\ngame guinote\nplayers 4", "other\n\n"})
    CHECK(MatchService::open(text) == nullptr);
  TablePages pages{"guinote", 2};
  for (const std::string request : {"", "do", "do x", "do 9 play", "line", "line 1", "line x y", "bot 1", "say 99",
                                    "agree", "agree 9", "wait 1", "what"}) {
    pages.ask(0, request);
    pages.ask(1, request);
  }
  pages.ask(0, "begin");
  pages.ask(0, "deal");
  CHECK(pages.table(1)->in_hand());
}

}  // namespace
}  // namespace tapete
