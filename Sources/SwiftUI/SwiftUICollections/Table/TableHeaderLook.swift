import CoreGraphics
import DisplayList
import Foundation
import SwiftUICore

/// The header of a table apart from its titles: the lines between columns, the one below, and the arrow of the column by which
/// the rows are sorted. (Recorded on macOS 26.2: iamcgn/swiftui-web, Docs/elements/Table, "Measured".)
package struct TableHeaderLook {
  package static let height: CGFloat = 28
  /// From the beginning of a column to its title.
  package static let titleInset: CGFloat = 10
  /// From the arrow to the end of its column.
  private static let arrowInset: CGFloat = 8
  private static let arrow = CGSize(width: 7, height: 4)

  var widths: TableColumnWidths
  var sorted: (column: Int, order: SortOrder)?
  var drag: TableColumnDrag?
  var isMirrored: Bool

  func items(in size: CGSize, style: ShapeStyleContext) -> [DisplayItem] {
    func x(_ x: CGFloat, _ width: CGFloat) -> CGFloat { isMirrored ? size.width - x - width : x }
    func fill(_ rect: CGRect, _ color: Color) -> DisplayItem {
      let rect = CGRect(x: x(rect.minX, rect.width), y: rect.minY, width: rect.width, height: rect.height)
      return .fill(CGPath(rect: rect, transform: nil), .color(color.resolved(in: style.colors)), evenOdd: false)
    }
    let line: Color = .label.opacity(0.1)
    var items: [DisplayItem] = []
    for column in widths.starts.indices {
      let end: CGFloat = widths.starts[column] + widths.pitches[column]
      let isLast: Bool = column == widths.starts.count - 1
      // The last column's line is drawn where the columns end before the table's margin.
      if !isLast || end < size.width - TableColumnWidths.trailingMargin {
        items.append(fill(CGRect(x: end - 1, y: 6, width: 1, height: 16), line))
      }
    }
    items.append(fill(CGRect(x: 0, y: size.height - 1, width: size.width, height: 1), line))
    if let drag, drag.place < widths.starts.count {
      let start: CGFloat = widths.starts[drag.place]
      let edge: CGFloat = drag.place > drag.column ? start + widths.pitches[drag.place] : start
      items.append(fill(CGRect(x: edge - 2, y: 0, width: 2, height: size.height), .accentColor))
    }
    if let sorted, sorted.column < widths.starts.count { items.append(arrow(sorted, in: size, style)) }
    return items
  }

  private func arrow(
    _ sorted: (column: Int, order: SortOrder), in size: CGSize, _ style: ShapeStyleContext
  ) -> DisplayItem {
    let isLast: Bool = sorted.column == widths.starts.count - 1
    let end: CGFloat =
      widths.starts[sorted.column] + widths.pitches[sorted.column] - (isLast ? TableColumnWidths.gap : 0)
    let left: CGFloat = end - Self.arrowInset - Self.arrow.width
    let x: CGFloat = isMirrored ? size.width - left - Self.arrow.width : left
    let top: CGFloat = (size.height - Self.arrow.height) / 2
    let (tip, base): (CGFloat, CGFloat) =
      sorted.order == .forward ? (top, top + Self.arrow.height) : (top + Self.arrow.height, top)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: x, y: base))
    path.addLine(to: CGPoint(x: x + Self.arrow.width / 2, y: tip))
    path.addLine(to: CGPoint(x: x + Self.arrow.width, y: base))
    let color: Color = .secondaryLabel
    return .stroke(path, .color(color.resolved(in: style.colors)), Stroke(width: 1.5))
  }
}
