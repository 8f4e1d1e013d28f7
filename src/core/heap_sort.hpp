#pragma once
#include <algorithm>

namespace tapete {

/// Sorts as std::sort does. For what is sorted now and then: std::sort is compiled to some three kilobytes for each
/// type that it sorts, which a page has to load, and this to a tenth of that.
template <class Range, class Less>
void heap_sort(Range& range, const Less& less) {
  std::make_heap(range.begin(), range.end(), less);
  std::sort_heap(range.begin(), range.end(), less);
}
template <class Range>
void heap_sort(Range& range) {
  heap_sort(range, [](const auto& a, const auto& b) { return a < b; });
}

}  // namespace tapete
