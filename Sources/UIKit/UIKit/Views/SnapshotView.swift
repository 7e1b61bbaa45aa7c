import CoreGraphics
import DisplayList
import UIFoundation

/// A picture of a view as it was, which is stretched to the size that it gets.
final class SnapshotView: UIView {
  private let items: [DisplayItem]
  /// The part of the picture that is shown, in the space of the view that it was taken of.
  private let part: CGRect
  /// How far the edges of the picture keep their size.
  private let caps: UIEdgeInsets

  init(_ items: [DisplayItem], part: CGRect, caps: UIEdgeInsets = .zero) {
    self.items = items
    self.part = part
    self.caps = caps
    super.init(frame: CGRect(origin: .zero, size: part.size))
    isUserInteractionEnabled = false
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override func drawContent(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), !items.isEmpty else { return }
    let across: [Span] = Span.all(from: part.width, to: bounds.width, caps.left, caps.right)
    let down: [Span] = Span.all(from: part.height, to: bounds.height, caps.top, caps.bottom)
    for row in down {
      for column in across { draw(column, row, in: context) }
    }
  }

  private func draw(_ column: Span, _ row: Span, in context: CGContext) {
    context.saveGState()
    context.clip(to: CGRect(x: column.place, y: row.place, width: column.length, height: row.length))
    context.translateBy(x: column.place, y: row.place)
    context.scaleBy(x: column.length / column.sourceLength, y: row.length / row.sourceLength)
    context.translateBy(x: -(part.minX + column.source), y: -(part.minY + row.source))
    context.draw(items)
    context.restoreGState()
  }

  /// A part of a length, and where it comes to lie.
  private struct Span {
    var source: CGFloat
    var sourceLength: CGFloat
    var place: CGFloat
    var length: CGFloat

    /// A start and an end that keep their lengths, and the middle between them that is stretched.
    static func all(from source: CGFloat, to length: CGFloat, _ start: CGFloat, _ end: CGFloat) -> [Span] {
      let (start, end): (CGFloat, CGFloat) = (max(0, start), max(0, end))
      guard start + end < min(source, length) else {
        return [Span(source: 0, sourceLength: source, place: 0, length: length)].filter(\.isSeen)
      }
      let middle = Span(
        source: start, sourceLength: source - start - end, place: start, length: length - start - end)
      return [
        Span(source: 0, sourceLength: start, place: 0, length: start), middle,
        Span(source: source - end, sourceLength: end, place: length - end, length: end),
      ].filter(\.isSeen)
    }

    private var isSeen: Bool { sourceLength > 0 && length > 0 }
  }
}

extension UIView {
  /// A view that shows what this one shows now, whatever becomes of it.
  ///
  /// - Parameter afterUpdates: Views are always taken as they are after changes.
  /// - Returns: The picture; nil for a view without a size.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    return SnapshotView(snapshotItems, part: CGRect(origin: .zero, size: bounds.size))
  }

  /// A view that shows a part of what this one shows now, and whose edges keep their size while it is stretched.
  ///
  /// - Parameters:
  ///   - rect: The part, in the view's own space.
  ///   - afterUpdates: Views are always taken as they are after changes.
  ///   - capInsets: How far the edges reach into the picture, in points.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0, bounds.width > 0, bounds.height > 0 else { return nil }
    let part: CGRect = rect.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    return SnapshotView(snapshotItems, part: part, caps: capInsets)
  }
}
