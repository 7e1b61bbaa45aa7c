import CoreGraphics

/// How wide the columns of a table are: a value without views.
///
/// A column's *pitch* is from its beginning to that of the next: its content, the insets of its cells and the gap behind it.
/// Where the pitches that columns want fit, those that can grow share what is left; where they do not quite fit, all that are
/// not fixed give up the margins of the table; where they do not fit at all, they keep their pitches and the table scrolls.
/// (Recorded on macOS 26.2: iamcgn/swiftui-web, Docs/elements/Table, "Column widths".)
package struct TableColumnWidths: Equatable, Sendable {
  /// What is said of one column's content, in points.
  package struct Column: Equatable, Sendable {
    package var minimum: CGFloat?
    package var ideal: CGFloat?
    package var maximum: CGFloat?
    /// What a person dragged the column to.
    package var chosen: CGFloat?

    package init(minimum: CGFloat? = nil, ideal: CGFloat? = nil, maximum: CGFloat? = nil, chosen: CGFloat? = nil) {
      self.minimum = minimum
      self.ideal = ideal
      self.maximum = maximum
      self.chosen = chosen
    }

    /// A column of one width.
    package init(fixed: CGFloat) { self.init(minimum: fixed, ideal: fixed, maximum: fixed) }

    fileprivate var isFixed: Bool { maximum.map { $0 <= (minimum ?? 0) } ?? false }

    package func clamped(_ width: CGFloat) -> CGFloat {
      max(minimum ?? TableColumnWidths.minimum, min(maximum ?? .infinity, width))
    }

    fileprivate var wanted: CGFloat { clamped(chosen ?? ideal ?? TableColumnWidths.automatic) }
  }

  package static let automatic: CGFloat = 100
  package static let minimum: CGFloat = 10
  /// Before and behind a cell's content, and between two columns.
  package static let leadingInset: CGFloat = 8
  package static let trailingInset: CGFloat = 6
  package static let gap: CGFloat = 3
  package static let insets: CGFloat = leadingInset + trailingInset + gap
  /// Before the first column and behind the last one.
  package static let margin: CGFloat = 8
  package static let trailingMargin: CGFloat = 7

  /// Where each column begins, and how far it is to the next.
  package private(set) var starts: [CGFloat] = []
  package private(set) var pitches: [CGFloat] = []
  /// How wide the table is with its margins; more than it has where the columns do not fit.
  package private(set) var total: CGFloat = 0

  package init(_ columns: [Column], in width: CGFloat) {
    var pitches: [CGFloat] = columns.map { $0.wanted + Self.insets }
    let sum: CGFloat = pitches.reduce(0, +)
    let margins: CGFloat = Self.margin + Self.trailingMargin
    if sum <= width - margins {
      Self.grow(&pitches, columns, by: width - margins - sum)
    } else if sum <= width {
      Self.shrink(&pitches, columns)
    }
    self.pitches = pitches
    var start: CGFloat = Self.margin
    for pitch in pitches {
      starts.append(start)
      start += pitch
    }
    total = max(width, start)
  }

  /// To half points, ties upwards.
  private static func rounded(_ length: CGFloat) -> CGFloat { (length * 2 + 0.5).rounded(.down) / 2 }

  /// Columns that cannot grow, or not so far, pass their share on.
  private static func grow(_ pitches: inout [CGFloat], _ columns: [Column], by surplus: CGFloat) {
    var left: CGFloat = surplus
    var growing: [Int] = columns.indices.filter { columns[$0].chosen == nil && !columns[$0].isFixed }
    while !growing.isEmpty, left > 0 {
      let share: CGFloat = left / CGFloat(growing.count)
      let full: [Int] = growing.filter { room(columns[$0], pitches[$0]) <= share }
      if full.isEmpty {
        for index in growing { pitches[index] += rounded(share) }
        return
      }
      for index in full {
        let room: CGFloat = room(columns[index], pitches[index])
        pitches[index] += room
        left -= room
      }
      growing.removeAll { full.contains($0) }
    }
  }

  private static func room(_ column: Column, _ pitch: CGFloat) -> CGFloat {
    (column.maximum ?? .infinity) + insets - pitch
  }

  private static func shrink(_ pitches: inout [CGFloat], _ columns: [Column]) {
    let shrinking: [Int] = columns.indices.filter { columns[$0].chosen == nil && !columns[$0].isFixed }
    guard !shrinking.isEmpty else { return }
    let share: CGFloat = rounded((margin + trailingMargin) / CGFloat(columns.count))
    for index in shrinking { pitches[index] = max(minimum + insets, pitches[index] - share) }
  }

  /// The content of a cell, from the leading edge of the table.
  package func content(of column: Int) -> Range<CGFloat> {
    let start: CGFloat = starts[column] + Self.leadingInset
    return start..<max(start, starts[column] + pitches[column] - Self.trailingInset - Self.gap)
  }

  /// The column at an x, and the one whose trailing edge is so near that it can be dragged there.
  package func column(at x: CGFloat) -> Int? {
    starts.indices.first { x >= starts[$0] && x < starts[$0] + pitches[$0] }
  }

  package func edge(at x: CGFloat, within distance: CGFloat) -> Int? {
    starts.indices.first { abs(starts[$0] + pitches[$0] - Self.gap / 2 - x) <= distance }
  }
}
