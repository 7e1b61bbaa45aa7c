import CoreGraphics

/// The rule by which siblings are put in reading order (behaviours 297 to 302, 636).
package struct AccessibilityOrder: Hashable, Sendable {
  /// Frames whose tops differ by less than this many points stand on one line.
  package var lineTolerance: CGFloat
  /// Lines are read from the right.
  package var isRightToLeft: Bool

  package init(lineTolerance: CGFloat, isRightToLeft: Bool = false) {
    self.lineTolerance = lineTolerance
    self.isRightToLeft = isRightToLeft
  }

  package static let phone: AccessibilityOrder = AccessibilityOrder(lineTolerance: 8)
  package static let desktop: AccessibilityOrder = AccessibilityOrder(lineTolerance: 13)

  struct Item {
    var frame: CGRect
    var priority: Double
  }

  /// The indices of `items` in reading order.
  ///
  /// Comparing pairs "by top unless closer than the tolerance" is not transitive, so the rule is stated on lines, which
  /// makes the result depend on nothing but the frames: items of one priority are sorted by their tops; the topmost
  /// opens a line, which takes every item whose top is less than the tolerance below that of the line's first; the
  /// next one opens the next line. Within a line items go from the leading edge; equal ones go by top, then in the
  /// order of the source. Frames that are not finite come last.
  func sorted(_ items: [Item]) -> [Int] {
    var indices: [Int] = Array(items.indices)
    let keys: [Key] = items.indices.map { key(of: items[$0], index: $0) }
    indices.sort { keys[$0].precedes(keys[$1]) }
    var start: Int = 0
    while start < indices.count {
      let first: Key = keys[indices[start]]
      var end: Int = start + 1
      while end < indices.count {
        let next: Key = keys[indices[end]]
        guard next.priority == first.priority, next.top - first.top < lineTolerance else { break }
        end += 1
      }
      if end - start > 1 {
        indices[start..<end].sort { keys[$0].precedesInLine(keys[$1]) }
      }
      start = end
    }
    return indices
  }

  private func key(of item: Item, index: Int) -> Key {
    let edge: CGFloat = isRightToLeft ? -item.frame.maxX : item.frame.minX
    let top: CGFloat = item.frame.minY
    let isFinite: Bool = edge.isFinite && top.isFinite
    let last: CGFloat = .greatestFiniteMagnitude
    let priority: Double = item.priority.isNaN ? 0 : item.priority
    return Key(
      priority: priority, top: isFinite ? Self.rounded(top) : last, leading: isFinite ? Self.rounded(edge) : last,
      index: index)
  }

  /// To a fraction of a point that nobody sees: how sums were rounded must not decide, for they are added up in another
  /// order in a fresh build (G1).
  private static func rounded(_ length: CGFloat) -> CGFloat { (length * 256).rounded() / 256 }

  private struct Key {
    var priority: Double
    var top: CGFloat
    var leading: CGFloat
    var index: Int

    func precedes(_ other: Key) -> Bool {
      if priority != other.priority { return priority > other.priority }
      if top != other.top { return top < other.top }
      return precedesInLine(other)
    }

    func precedesInLine(_ other: Key) -> Bool {
      if leading != other.leading { return leading < other.leading }
      if top != other.top { return top < other.top }
      return index < other.index
    }
  }
}
