import CoreGraphics
import TextEngine

extension DecorationStyle {
  /// The display item of a line under or through a piece of text.
  ///
  /// - Parameters:
  ///   - line: Where it stands.
  ///   - start: The left end of the text's base line, in points.
  ///   - width: How wide the text is, in points.
  ///   - size: The size of the text's font, in points.
  package func item(
    _ line: DecorationLine, from start: CGPoint, width: CGFloat, size: CGFloat, _ paint: Paint
  ) -> DisplayItem {
    let thickness: CGFloat = max(size * DecorationLine.thickness, 0.5)
    let y: CGFloat = start.y + line.top(at: size) + thickness / 2
    // More than one stroke's width goes down from the place of a line under the text, and to both sides of one through it.
    let (middle, spread): (CGFloat, CGFloat) = line == .underline ? (y + thickness, thickness) : (y, thickness)
    let path = CGMutablePath()
    func add(_ y: CGFloat) {
      path.move(to: CGPoint(x: start.x, y: y))
      path.addLine(to: CGPoint(x: start.x + width, y: y))
    }
    var stroke = Stroke(width: thickness)
    switch weight {
    case .single: add(y)
    case .thick:
      add(line == .underline ? y + thickness / 2 : y)
      stroke.width = thickness * 2
    case .double:
      add(middle - spread)
      add(middle + spread)
    }
    stroke.dash = dashes.map { $0 * thickness }
    return .stroke(path, paint, stroke)
  }
}
