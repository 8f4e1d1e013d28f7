#include "games/guinote/strings.hpp"

namespace tapete::guinote {

std::string malas_buenas(int points, Lang) {
  constexpr int kMalas = 50;
  const bool good = points > kMalas;
  const int count = good ? points - kMalas : points;
  return std::to_string(count) + (good ? " buena" : " mala") + (count == 1 ? "" : "s");
}

}  // namespace tapete::guinote
