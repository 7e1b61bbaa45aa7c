/// Counts of the work that layout did: the measure of G2 in tests and CI.
package struct LayoutEvents: Equatable, Sendable {
  /// Sizes that an algorithm worked out.
  package var measuresComputed: Int = 0
  /// Sizes answered from a cache.
  package var measuresFromCache: Int = 0
  /// Times that an algorithm placed its children for `placements(in:proposal:)`.
  package var placementsComputed: Int = 0
  /// Calls of `revalidate()`.
  package var revalidations: Int = 0

  package init() {}

  /// The counts since the start or the last reset; layout runs on the main actor only.
  package nonisolated(unsafe) static var current: LayoutEvents = LayoutEvents()

  /// The counts of what `body` does.
  package static func counting(_ body: () throws -> Void) rethrows -> LayoutEvents {
    let outer: LayoutEvents = current
    current = LayoutEvents()
    defer {
      var sum: LayoutEvents = outer
      sum.measuresComputed += current.measuresComputed
      sum.measuresFromCache += current.measuresFromCache
      sum.placementsComputed += current.placementsComputed
      sum.revalidations += current.revalidations
      current = sum
    }
    try body()
    return current
  }
}
