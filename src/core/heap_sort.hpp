#pragma once
#include <algorithm>

namespace tapete {

/// Sorts like std::sort, more slowly but in a tenth of the code: std::sort takes about three kilobytes for each type,
/// which the page has to load. Use this function for rare sorts.
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
