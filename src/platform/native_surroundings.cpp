#include "platform/native_surroundings.hpp"

#include <SDL.h>

#include <string>

namespace tapete {

Lang NativeSurroundings::language() const {
  SDL_Locale* const locales = SDL_GetPreferredLocales();
  const std::string first = locales != nullptr && locales->language != nullptr ? locales->language : "es";
  SDL_free(locales);
  return find_lang(first).value_or(Lang::es);
}

}  // namespace tapete
