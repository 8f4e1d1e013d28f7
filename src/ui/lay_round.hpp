#pragma once
#include "ui/layout.hpp"

namespace tapete {

/// Three or more play at this table, each alone.
bool is_round(const Scene& scene);
/// Everything for such a table; `layout` holds what does not depend on it.
void lay_round(TableLayout& layout, const Scene& scene, float width, float height);

}  // namespace tapete
