import CoreGraphics
import SwiftUICore

/// The way from an anchor to the lines that can be seen.
package struct LazyWalk {
  package let count: Int
  private let spacing: CGFloat
  private let seen: ClosedRange<CGFloat>
  private let measure: (Int) -> CGFloat
  private var extents: [Int: CGFloat] = [:]

  /// The first and the last line that are there, where the first begins and the last ends.
  package private(set) var first: Int = 0
  package private(set) var last: Int = 0
  package private(set) var start: CGFloat = 0
  package private(set) var end: CGFloat = 0
  package private(set) var stride: CGFloat = 0
  private var starts: [CGFloat] = []

  package init(lines: Int, spacing: CGFloat, seen: ClosedRange<CGFloat>, measure: @escaping (Int) -> CGFloat) {
    count = lines
    self.spacing = spacing
    self.seen = seen
    self.measure = measure
  }

  private mutating func extent(_ line: Int) -> CGFloat {
    if let known = extents[line] { return known }
    let extent: CGFloat = measure(line)
    extents[line] = extent
    return extent
  }

  /// How long all lines are, where those that begin within `length` from the beginning stand for the others.
  package mutating func estimate(within length: CGFloat) -> CGFloat {
    var end: CGFloat = 0
    var line: Int = 0
    while line < count, end < length {
      end += extent(line) + spacing
      line += 1
    }
    return max(0, end * CGFloat(count) / CGFloat(max(1, line)) - spacing)
  }

  /// Starts at the anchor, at the beginning where there is none, or by estimate where what is seen is far from both.
  ///
  /// - Parameter total: how long the container counts as now.
  /// - Parameter estimate: how long the container counts as by its first lines, where it goes by them.
  package mutating func begin(
    at anchor: (line: Int, values: LazyDriver.Anchor)?, total: CGFloat, estimate: CGFloat?
  ) {
    let length: CGFloat = max(1, seen.upperBound - seen.lowerBound)
    let from: CGFloat = anchor?.values.start ?? 0
    let to: CGFloat = anchor?.values.end ?? 2 * length
    if seen.lowerBound <= to + length, seen.upperBound >= from - length {
      first = min(anchor?.line ?? 0, count - 1)
      start = from
    } else if anchor != nil, seen.upperBound >= total - 0.5 {
      // The end of the content stays where it is.
      first = count
      start = total + spacing
    } else {
      let average: CGFloat? = estimate.map { ($0 + spacing) / CGFloat(count) }
      stride = max(1, anchor?.values.stride ?? average ?? extent(0) + spacing)
      first = Int(max(0, min(CGFloat(count - 1), seen.lowerBound / stride)))
      start = CGFloat(first) * stride
    }
  }

  /// Goes to the first line that is seen, then on to the last.
  package mutating func run(limit: Int) {
    var steps: Int = 0
    while first > 0, first == count || start > seen.lowerBound, steps < limit {
      first -= 1
      start -= extent(first) + spacing
      steps += 1
    }
    while first < count - 1, isPassed(first), steps < limit {
      start += extent(first) + spacing
      first += 1
      steps += 1
    }
    last = first
    var position: CGFloat = start
    starts = [position]
    while last < count - 1, steps < limit {
      let next: CGFloat = position + extent(last) + spacing
      guard next < seen.upperBound else { break }
      position = next
      starts.append(position)
      last += 1
      steps += 1
    }
    end = position + extent(last)
    stride = max(1, (end - start + spacing) / CGFloat(last - first + 1))
  }

  /// Whether a line that begins at `start` ends before what is seen. One without extent may still get one.
  private mutating func isPassed(_ line: Int) -> Bool {
    let extent: CGFloat = extent(line)
    return extent > 0 ? start + extent <= seen.lowerBound : start < seen.lowerBound
  }

  /// How far everything has to move: the first line stands at the beginning, and before others there is room for those
  /// that come first.
  package var correction: CGFloat? {
    if first == 0 { return start == 0 ? nil : -start }
    return start <= max(0, spacing) ? CGFloat(first) * stride - start : nil
  }

  /// Where a line that is there begins.
  package func start(ofLine line: Int) -> CGFloat { starts[line - first] + start - starts[0] }

  package mutating func shift(by distance: CGFloat) {
    start += distance
    end += distance
  }

  /// Whether something of a line can be seen.
  package func isSeen(_ line: Int) -> Bool {
    guard line >= first, line <= last else { return false }
    let lower: CGFloat = starts[line - first]
    let upper: CGFloat = lower + (extents[line] ?? 0)
    return lower < seen.upperBound && upper > seen.lowerBound
      || lower == upper && lower >= seen.lowerBound && lower <= seen.upperBound
  }
}
