/// The interval of a bin: it holds its lower bound, and its upper bound only where it is the last bin.
public struct ChartBinRange<Bound: Comparable> {
  /// The lower end.
  public let lowerBound: Bound
  /// The upper end.
  public let upperBound: Bound
  private let includesUpperBound: Bool

  init(_ lowerBound: Bound, _ upperBound: Bound, includesUpperBound: Bool) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
    self.includesUpperBound = includesUpperBound
  }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

extension ChartBinRange: RangeExpression {
  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    let upper: Bound =
      includesUpperBound && upperBound < collection.endIndex ? collection.index(after: upperBound) : upperBound
    return lowerBound..<upper
  }

  public func contains(_ element: Bound) -> Bool {
    element >= lowerBound && (element < upperBound || (includesUpperBound && element == upperBound))
  }
}
