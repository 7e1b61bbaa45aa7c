import ChartEngine

/// Intervals that part a range of numbers.
///
/// ```swift
/// let bins = NumberBins(data: [1.5, 2.5, 9], desiredCount: 5)
/// let index = bins.index(for: 2.5)
/// let range = bins[index]
/// ```
public struct NumberBins<Value: Comparable & Numeric> {
  /// The bounds of the bins, ascending.
  public let thresholds: [Value]

  /// Bins between given bounds.
  public nonisolated init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

  /// The index of the bin that holds a value; that of the first or the last one for a value beyond them.
  public func index(for value: Value) -> Int { thresholds.binIndex(for: value) }
}

extension Array where Element: Comparable {
  /// The index of the interval between two neighbours that holds a value. The last one holds its upper bound.
  func binIndex(for value: Element) -> Int {
    var (low, high): (Int, Int) = (0, count)
    while low < high {
      let middle: Int = (low + high) / 2
      if self[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return Swift.max(0, Swift.min(count - 2, low - 1))
  }
}

extension NumberBins: RandomAccessCollection {
  public typealias Element = ChartBinRange<Value>
  public typealias Index = Int

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      thresholds[position], thresholds[position + 1], includesUpperBound: position == thresholds.count - 2)
  }
}

extension NumberBins: Equatable {}
extension NumberBins: Sendable where Value: Sendable {}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Bins at round numbers that cover data.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - desiredCount: About how many bins; nil, the default, follows from the spread of the data (Scott's rule), at most 200.
  ///   - minimumStride: The least width of a bin.
  public nonisolated init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let numbers: [Double] = data.map { Double($0) }
    thresholds = BinRule.thresholds(data: numbers, count: desiredCount, least: Double(minimumStride)).map { Value($0) }
  }

  /// Bins at round numbers that cover a range.
  public nonisolated init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    thresholds = BinRule.thresholds(
      from: Double(range.lowerBound), to: Double(range.upperBound), count: desiredCount, least: Double(minimumStride)
    ).map { Value($0) }
  }

  /// So many bins of one width in a range.
  public nonisolated init(range: ClosedRange<Value>, count: Int) {
    let count: Int = Swift.max(1, count)
    let width: Value = (range.upperBound - range.lowerBound) / Value(count)
    thresholds = (0..<count).map { range.lowerBound + width * Value($0) } + [range.upperBound]
  }

  /// Bins of a width that cover a range.
  public nonisolated init(size: Value, range: ClosedRange<Value>) {
    thresholds = BinRule.multiples(of: Double(size), from: Double(range.lowerBound), to: Double(range.upperBound))
      .map { Value($0) }
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Bins at round numbers that cover data.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - desiredCount: About how many bins; nil, the default, follows from the spread of the data (Scott's rule), at most 200.
  ///   - minimumStride: The least width of a bin.
  public nonisolated init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let numbers: [Double] = data.map { Double($0) }
    thresholds = BinRule.thresholds(data: numbers, count: desiredCount, least: Double(Swift.max(1, minimumStride)))
      .compactMap { Value(exactly: $0.rounded()) }
  }

  /// Bins at round numbers that cover a range.
  public nonisolated init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    thresholds = BinRule.thresholds(
      from: Double(range.lowerBound), to: Double(range.upperBound), count: desiredCount,
      least: Double(Swift.max(1, minimumStride))
    ).compactMap { Value(exactly: $0.rounded()) }
  }

  /// So many bins in a range, of one width or nearly so.
  public nonisolated init(range: ClosedRange<Value>, count: Int) {
    let width: Double = Double(range.upperBound) - Double(range.lowerBound)
    let count: Int = Swift.max(1, Swift.min(count, Int(width)))
    let bounds: [Value] = (0...count).compactMap {
      Value(exactly: (Double(range.lowerBound) + width * Double($0) / Double(count)).rounded())
    }
    thresholds = bounds
  }

  /// Bins of a width that cover a range.
  public nonisolated init(size: Value, range: ClosedRange<Value>) {
    thresholds = BinRule.multiples(of: Double(size), from: Double(range.lowerBound), to: Double(range.upperBound))
      .compactMap { Value(exactly: $0.rounded()) }
  }
}
