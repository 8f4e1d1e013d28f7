#pragma once
#include <cstddef>
#include <string>
#include <string_view>

#include "app/changed.hpp"
#include "app/choices.hpp"
#include "app/copies.hpp"
#include "app/doctor.hpp"
#include "app/messages.hpp"
#include "app/trail.hpp"

namespace tapete {

/// The page of the settings that tells how things stand here, what it offers, and the reminder of a copy.
class Upkeep {
 public:
  Upkeep(Host& host, const Choices& choices, Messages& messages, Doctor& doctor, Copies& copies, Trail& trail,
         const Changed& changed)
      : host_(host),
        choices_(choices),
        messages_(messages),
        doctor_(doctor),
        copies_(copies),
        trail_(trail),
        changed_(changed) {}

  /// To that page.
  void open();
  /// How many matches are stored, as of the last count_matches().
  [[nodiscard]] std::size_t match_count() const { return matches_; }
  void count_matches();
  /// "0.1.0", and the build where there are many.
  [[nodiscard]] std::string version() const;

  /// Asks the surroundings to keep what is stored.
  void ask_to_keep();
  /// The answer to Storage::look_at_storage.
  void storage_seen(const Keeping& keeping);
  /// After a hand. True if the player is asked to make a copy first: then what was wanted is to be pressed again.
  bool reminds();
  /// Asks twice, then forgets everything and begins anew.
  void start_afresh();
  /// Storage::start_afresh could not delete what is stored.
  void afresh_failed();
  /// Something went wrong around the app, in the words of those who noticed.
  void page_failed(std::string_view what);

 private:
  Host& host_;
  const Choices& choices_;
  Messages& messages_;
  Doctor& doctor_;
  Copies& copies_;
  Trail& trail_;
  const Changed& changed_;
  std::size_t matches_ = 0;
  bool asked_to_keep_ = false;  ///< and there is no answer yet
};

}  // namespace tapete
