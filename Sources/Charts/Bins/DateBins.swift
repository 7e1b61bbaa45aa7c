import ChartEngine
import Foundation

/// Intervals that part a range of dates.
public struct DateBins {
  /// The bounds of the bins, ascending.
  public let thresholds: [Date]

  /// Bins between given bounds.
  public nonisolated init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

  /// Bins of calendar units that cover data.
  ///
  /// - Parameters:
  ///   - data: The dates.
  ///   - desiredCount: About how many bins; nil, the default, follows from the spread of the data (Scott's rule), at most 200.
  ///   - calendar: The calendar.
  public nonisolated init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent) {
    guard let first = data.min(), let last = data.max() else {
      self.init(thresholds: [])
      return
    }
    let seconds: [Double] = data.map(\.timeIntervalSinceReferenceDate)
    let count: Int = desiredCount ?? Swift.max(1, BinRule.thresholds(data: seconds, count: nil, least: 0).count - 1)
    self.init(range: first...last, desiredCount: count, calendar: calendar)
  }

  /// Bins of calendar units that cover a range.
  public nonisolated init(
    range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent
  ) {
    let span: TimeInterval = range.upperBound.timeIntervalSince(range.lowerBound)
    guard let stride = DateTicks.stride(span: span, count: desiredCount) else {
      self.init(timeInterval: span > 0 ? span / Double(Swift.max(1, desiredCount)) : 1, range: range)
      return
    }
    self.init(unit: stride.unit, by: stride.count, range: range, calendar: calendar)
  }

  /// Bins of one length that cover a range, from its lower bound on.
  public nonisolated init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    guard timeInterval > 0, timeInterval.isFinite else {
      thresholds = [range.lowerBound, range.upperBound]
      return
    }
    let span: TimeInterval = range.upperBound.timeIntervalSince(range.lowerBound)
    let count: Int = Swift.max(1, Int(Swift.min(100_000, (span / timeInterval).rounded(.up))))
    thresholds = (0...count).map { range.lowerBound.addingTimeInterval(Double($0) * timeInterval) }
  }

  /// Bins of a calendar unit, or of several, that cover a range.
  public nonisolated init(
    unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .autoupdatingCurrent
  ) {
    let ticks = DateTicks(calendar: calendar)
    let step: Int = Swift.max(1, stride)
    let start: Date = ticks.start(of: unit, for: range.lowerBound)
    var bounds: [Date] = [start]
    while let last = bounds.last, last < range.upperBound || bounds.count < 2, bounds.count < 100_000 {
      guard let next = calendar.date(byAdding: unit, value: step * bounds.count, to: start), next > last else { break }
      bounds.append(next)
    }
    thresholds = bounds
  }

  /// The index of the bin that holds a date; that of the first or the last one for a date beyond them.
  public func index(for value: Date) -> Int { thresholds.binIndex(for: value) }
}

extension DateBins: RandomAccessCollection {
  public typealias Element = ChartBinRange<Date>
  public typealias Index = Int

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(
      thresholds[position], thresholds[position + 1], includesUpperBound: position == thresholds.count - 2)
  }
}

extension DateBins: Equatable, Sendable {}
