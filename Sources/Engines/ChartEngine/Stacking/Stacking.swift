/// How values at one place are put on top of each other.
package enum StackingMethod: Hashable, Sendable {
  /// Positive values upwards from zero, negative ones downwards.
  case standard
  /// Shares of the whole: each stack is 1 high.
  case normalized
  /// Each stack is centred on zero.
  case center
  /// Each value from zero.
  case unstacked
}

/// The two ends of a stacked value.
package struct StackedExtent: Hashable, Sendable {
  package var start: Double
  package var end: Double

  package init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }
}

package enum Stacking {
  /// The ends of values, stacked in their order by the key of the place where each stands.
  ///
  /// Values that are no numbers take no room. In a normalized stack the sizes add up to 1 whatever their signs; a stack whose
  /// sizes add up to nothing lies at zero.
  package static func extents<Key: Hashable>(
    of values: [Double], at keys: [Key], by method: StackingMethod
  ) -> [StackedExtent] {
    let values: [Double] = values.map { $0.isFinite ? $0 : 0 }
    guard method != .unstacked else { return values.map { StackedExtent(start: 0, end: $0) } }
    var sums: [Key: (above: Double, below: Double)] = [:]
    var extents: [StackedExtent] = []
    extents.reserveCapacity(values.count)
    for (value, key) in zip(values, keys) {
      var sum: (above: Double, below: Double) = sums[key] ?? (0, 0)
      // In a centred stack all values lie on top of each other: there is no base to fall below.
      let size: Double = method == .center ? abs(value) : value
      if size < 0 {
        extents.append(StackedExtent(start: sum.below, end: sum.below + size))
        sum.below += size
      } else {
        extents.append(StackedExtent(start: sum.above, end: sum.above + size))
        sum.above += size
      }
      sums[key] = sum
    }
    for (index, key) in zip(extents.indices, keys) {
      let sum: (above: Double, below: Double) = sums[key] ?? (0, 0)
      let total: Double = sum.above - sum.below
      if method == .normalized {
        extents[index].start = total > 0 ? extents[index].start / total : 0
        extents[index].end = total > 0 ? extents[index].end / total : 0
      } else if method == .center {
        extents[index].start -= total / 2
        extents[index].end -= total / 2
      }
    }
    return extents
  }
}
