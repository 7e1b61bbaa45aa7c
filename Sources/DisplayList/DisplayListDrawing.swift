import CoreGraphics

/// A context's backend that can replay display lists.
package protocol DisplayListDrawing: CGContextBackend {
  /// Draws the list in the current coordinates.
  func draw(_ list: DisplayList)
}

extension CGContext {
  /// Draws a list of the given size upright, its lower left corner at the origin.
  ///
  /// A list's y points down and a page's up, so the coordinates are flipped for it and put back.
  package func draw(_ list: DisplayList, size: CGSize) {
    guard let drawing = backend as? DisplayListDrawing else { return }
    saveGState()
    translateBy(x: 0, y: size.height)
    scaleBy(x: 1, y: -1)
    drawing.draw(list)
    restoreGState()
  }
}
