/// Where the interval from 0 to 1 of a scale lies in the plot, in points.
package struct PositionRange: Hashable, Sendable {
  package var start: Double
  package var end: Double

  package init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }

  package func position(_ fraction: Double) -> Double { start + (end - start) * fraction }

  /// Nil for a range without length.
  package func fraction(_ position: Double) -> Double? {
    start == end ? nil : (position - start) / (end - start)
  }

  package var length: Double { abs(end - start) }
}
