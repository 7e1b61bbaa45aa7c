import CoreGraphics

/// A picture cut in nine, of which the corners keep their size.
package struct ImageSlices {
  private let size: CGSize
  private let top: CGFloat
  private let left: CGFloat
  private let bottom: CGFloat
  private let right: CGFloat
  /// Whether the middle is repeated, not stretched.
  package let isTiled: Bool

  /// - Parameters:
  ///   - size: of the picture, in points.
  ///   - top: how much of the picture its upper edge is, in points; so the others.
  package init(size: CGSize, top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat, isTiled: Bool) {
    self.size = size
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
    self.isTiled = isTiled
  }

  package struct Piece {
    /// In points of the picture.
    package let part: CGRect
    package let place: CGRect
    /// The size at which it is repeated, where it is.
    package let tile: CGSize
  }

  /// What is drawn in a rectangle.
  package func pieces(in rect: CGRect) -> [Piece] {
    let columns: [Stretch] = Self.stretches(
      of: size.width, left, right, from: rect.minX, length: rect.width)
    let rows: [Stretch] = Self.stretches(
      of: size.height, top, bottom, from: rect.minY, length: rect.height)
    return rows.flatMap { row in
      columns.map { column in
        Piece(
          part: CGRect(x: column.start, y: row.start, width: column.length, height: row.length),
          place: CGRect(x: column.place, y: row.place, width: column.shown, height: row.shown),
          tile: CGSize(
            width: column.isFixed ? column.shown : column.length, height: row.isFixed ? row.shown : row.length))
      }
    }
  }

  /// One of three stretches along an axis.
  private struct Stretch {
    var start: CGFloat
    var length: CGFloat
    var place: CGFloat
    var shown: CGFloat
    var isFixed: Bool
  }

  private static func stretches(
    of size: CGFloat, _ first: CGFloat, _ last: CGFloat, from: CGFloat, length: CGFloat
  ) -> [Stretch] {
    let low: CGFloat = max(0, min(first, size))
    let high: CGFloat = max(0, min(last, size - low))
    // Edges that do not fit share what there is.
    let squeeze: CGFloat = low + high > length ? length / (low + high) : 1
    let (start, end): (CGFloat, CGFloat) = (low * squeeze, high * squeeze)
    let all: [Stretch] = [
      Stretch(start: 0, length: low, place: from, shown: start, isFixed: true),
      Stretch(
        start: low, length: size - low - high, place: from + start, shown: length - start - end, isFixed: false),
      Stretch(start: size - high, length: high, place: from + length - end, shown: end, isFixed: true),
    ]
    return all.filter { $0.length > 0 && $0.shown > 0 }
  }
}
