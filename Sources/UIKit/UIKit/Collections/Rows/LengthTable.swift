import CoreGraphics

/// The heights of the rows of one section: an estimate for all, and what differs from it.
///
/// As long as every row has the estimated height nothing is kept for each row, so that a table of equal rows opens at a cost that
/// does not depend on their number. Otherwise a tree of sums (Fenwick) finds places in logarithmic time.
struct LengthTable {
  private(set) var count: Int
  private(set) var estimate: CGFloat
  /// How much each row is longer than the estimate; nan where that is not known. Empty while nothing is known.
  private var known: [CGFloat] = []
  /// The tree of sums of `known`. Empty while all known rows are as long as the estimate.
  private var sums: [CGFloat] = []

  init(count: Int, estimate: CGFloat) {
    self.count = max(0, count)
    self.estimate = estimate
  }

  /// A table whose rows come from others: nil for a row that is new.
  init(count: Int, estimate: CGFloat, lengths: (Int) -> CGFloat?) {
    self.init(count: count, estimate: estimate)
    guard count > 0 else { return }
    known = (0..<count).map { lengths($0).map { $0 - estimate } ?? .nan }
    if !known.contains(where: { !$0.isNaN }) { known = [] }
    if known.contains(where: { !$0.isNaN && $0 != 0 }) { buildSums() }
  }

  private mutating func buildSums() {
    sums = [0] + known.map { $0.isNaN ? 0 : $0 }
    for index in 1...count {
      let next: Int = index + (index & -index)
      if next <= count { sums[next] += sums[index] }
    }
  }

  var total: CGFloat { start(of: count) }

  /// Where a row begins.
  func start(of row: Int) -> CGFloat {
    let row: Int = min(max(0, row), count)
    var result: CGFloat = CGFloat(row) * estimate
    guard !sums.isEmpty else { return result }
    var index: Int = row
    while index > 0 {
      result += sums[index]
      index -= index & -index
    }
    return result
  }

  func length(of row: Int) -> CGFloat {
    guard known.indices.contains(row), !known[row].isNaN else { return estimate }
    return estimate + known[row]
  }

  /// The length of a row where that is not only estimated.
  func knownLength(of row: Int) -> CGFloat? {
    guard known.indices.contains(row), !known[row].isNaN else { return nil }
    return estimate + known[row]
  }

  /// The row that contains a place; the last one behind the end, nil where there are no rows.
  func row(at place: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    if sums.isEmpty {
      guard estimate > 0 else { return 0 }
      return min(count - 1, max(0, Int(min(CGFloat(count), (place / estimate).rounded(.down)))))
    }
    var index: Int = 0
    var rest: CGFloat = place
    var step: Int = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      let next: Int = index + step
      if next <= count {
        let length: CGFloat = CGFloat(step) * estimate + sums[next]
        if length <= rest {
          index = next
          rest -= length
        }
      }
      step >>= 1
    }
    return min(count - 1, index)
  }

  /// Notes the real length of a row and returns by how much the row is longer than it counted before.
  @discardableResult
  mutating func set(_ length: CGFloat, of row: Int) -> CGFloat {
    guard row >= 0, row < count else { return 0 }
    if known.isEmpty { known = [CGFloat](repeating: .nan, count: count) }
    let old: CGFloat = self.length(of: row)
    known[row] = length - estimate
    let difference: CGFloat = length - old
    guard difference != 0 else { return 0 }
    if sums.isEmpty { sums = [CGFloat](repeating: 0, count: count + 1) }
    var index: Int = row + 1
    while index <= count {
      sums[index] += difference
      index += index & -index
    }
    return difference
  }
}
