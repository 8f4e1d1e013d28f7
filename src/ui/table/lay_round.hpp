#pragma once
#include "ui/table/layout.hpp"

namespace tapete {

/// Everything for a table with Scene::round; `layout` holds what does not depend on it.
void lay_round(TableLayout& layout, const Scene& scene, float width, float height);

}  // namespace tapete
