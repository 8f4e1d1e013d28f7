#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// One page's side of a match with guests, as a service of a Worker: requests and replies are texts. In this way the
/// code that handles lines of strangers runs apart from the page. docs/online.md specifies the requests and replies.
namespace tapete::online {

class MatchService {
 public:
  virtual ~MatchService() = default;

  /// Opens a service. `setup` is the text that a page stores: a line `host MATCH SECRET SEATS` or
  /// `guest SEAT SECRET NAME`, for a host the lines of the header, an empty line, and the lines of a log. Returns
  /// nullptr if the text is not valid.
  static std::unique_ptr<MatchService> open(std::string_view setup);

  /// Handles a request, and returns the replies to it and to everything that has happened. `now` is in milliseconds of
  /// a clock that never goes back. Ignores a request that is not valid.
  std::vector<std::string> handle(std::string_view request, double now);

 protected:
  using Replies = std::vector<std::string>;
  virtual void take(std::string_view what, std::string_view rest, double now) = 0;
  /// Adds the replies about everything that has changed since the last call.
  virtual void report(Replies& out, double now) = 0;
  /// Adds a reply `log LINE` for each line of the log that has not been reported.
  void report_log(const std::vector<std::string>& log, Replies& out);
  /// Applies a line of a stored log to the table of the service. Returns false if the line cannot be applied.
  template <class Table>
  bool redo_at(Table& table, std::string_view line) {
    const bool done = table.redo(line);
    logged_ = table.log().size();
    return done;
  }

 private:
  std::size_t logged_ = 0;  ///< number of lines of the log that have been reported
};

}  // namespace tapete::online
