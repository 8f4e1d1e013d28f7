#pragma once
#include "ui/table/layout.hpp"

namespace tapete {

/// Lays out a table with Scene::round. `layout` already contains what does not depend on that.
void lay_round(TableLayout& layout, const Scene& scene, float width, float height);

}  // namespace tapete
