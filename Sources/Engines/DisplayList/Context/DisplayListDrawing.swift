import CoreGraphics

/// A context's backend that can replay display lists.
package protocol DisplayListDrawing: CGContextBackend {
  /// Draws the list in the current coordinates.
  ///
  /// - Parameter rasterizationScale: the pixels per point of what a file of shapes and text cannot hold as such.
  func draw(_ list: DisplayList, rasterizationScale: CGFloat)
  /// Draws pieces of one list, each of which belongs to a part of a tagged file.
  func draw(_ pieces: [OwnedItems], rasterizationScale: CGFloat)
}

extension DisplayListDrawing {
  /// Where there are no parts.
  package func draw(_ pieces: [OwnedItems], rasterizationScale: CGFloat) {
    draw(DisplayList(pieces.flatMap(\.items)), rasterizationScale: rasterizationScale)
  }
}

/// What is drawn for a part of a tagged PDF file.
package struct OwnedItems {
  /// Nil for decoration.
  package var owner: PDFStructureElement?
  package var items: [DisplayItem]

  package init(owner: PDFStructureElement?, items: [DisplayItem]) {
    self.owner = owner
    self.items = items
  }
}

extension CGContext {
  /// Draws a list of the given size upright, its lower left corner at the origin.
  ///
  /// A list's y points down and a page's up, so the coordinates are flipped for it and put back.
  package func draw(_ list: DisplayList, size: CGSize, rasterizationScale: CGFloat = 1) {
    guard let drawing = backend as? DisplayListDrawing else { return }
    saveGState()
    translateBy(x: 0, y: size.height)
    scaleBy(x: 1, y: -1)
    drawing.draw(list, rasterizationScale: rasterizationScale)
    restoreGState()
  }

  /// Draws items in the current coordinates, which stand upright where y points down, with the context's opacity, blend
  /// mode and shadow.
  package func draw(_ items: [DisplayItem]) {
    draw(.other(ItemsDrawing(items: items)))
  }
}

/// Items as a context draws them.
struct ItemsDrawing: CGOtherDrawing {
  var items: [DisplayItem]
}
