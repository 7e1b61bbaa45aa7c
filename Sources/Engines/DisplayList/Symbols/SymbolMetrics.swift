import CoreGraphics
import Foundation

/// How large symbols are beside text, and how strong their layers.
package enum SymbolMetrics {
  /// What small and large symbols are, of the size beside text of the same font.
  package static let smallFactor: CGFloat = 0.8
  package static let largeFactor: CGFloat = 1.28

  /// How strong the layers of a symbol are that has one colour in several strengths.
  package static let strengths: [Double] = [1, 0.5, 0.3]

  /// The size of a symbol in points, in whole pixels; nil for a name that stands for none.
  ///
  /// Each symbol has a size of its own. It grows with the font's size, and with its weight: bold is 3 percent larger, as a line
  /// with a bold star tells (iamcgn/swiftui-web, text/inline-image).
  package static func size(of name: String, fontSize: CGFloat, weight: Int, displayScale: CGFloat) -> CGSize? {
    guard let known = shapes.shape(of: name) else { return nil }
    let factor: CGFloat = fontSize * (1 + CGFloat(weight - 400) / 10_000)
    func length(_ part: CGFloat) -> CGFloat { (part * factor * displayScale).rounded() / displayScale }
    return CGSize(width: length(known.size.width), height: length(known.size.height))
  }

  /// The size of a symbol that is redacted, whichever it is: recorded of `redacted(reason: .placeholder)`.
  package static func placeholderSize(fontSize: CGFloat) -> CGSize {
    CGSize(width: (1.18 * fontSize).rounded(), height: (1.145 * fontSize).rounded())
  }

  /// The square that a symbol is to be drawn in, as its drawing has one, so that what is drawn lies in the middle of a
  /// rectangle: with room around it as beside text, or filling it.
  package static func square(of name: String, in rect: CGRect, fills: Bool) -> CGRect {
    let shape: SymbolShape = shapes.shape(of: name) ?? .square
    let (size, bounds): (CGSize, CGRect) = (shape.size, shape.bounds)
    // The room around it, as shares of the rectangle.
    let across: CGFloat = fills ? 1 : 1 - SymbolShape.margins.width / size.width
    let down: CGFloat = fills ? 1 : 1 - SymbolShape.margins.height / size.height
    let side: CGFloat = min(rect.width * across / bounds.width, rect.height * down / bounds.height)
    return CGRect(
      x: rect.midX - bounds.midX * side, y: rect.midY - bounds.midY * side, width: side, height: side)
  }

  /// Tells where the bounds of drawings come from: the module that has the drawings says so.
  ///
  /// - Parameter finder: The bounds of what is drawn for a name, in a square of 1 by 1; nil where nothing can be drawn.
  package static func setBounds(_ finder: @escaping @Sendable (_ name: String) -> CGRect?) { shapes.setFinder(finder) }

  private static let shapes = SymbolShapes()
}

/// A symbol's size and where in its square its drawing lies.
struct SymbolShape {
  /// In parts of the font's size.
  var size: CGSize
  /// In parts of the square.
  var bounds: CGRect

  /// What of the size is room around the drawing, left and right together, and above and below. A circle is as wide as the
  /// font is high, in 1.19 times that: recorded of bullets (swift-markdown-ui) and of a mark beside text
  /// (swift-snapshot-testing).
  static let margins = CGSize(width: 0.192, height: 0.08)

  /// Where nothing is known of a drawing.
  static let square = SymbolShape(bounds: CGRect(x: 0, y: 0, width: 1, height: 1))

  /// The size that a drawing has by its bounds.
  ///
  /// The two lines that are nearest to the recorded symbols (symbols.tsv) and their drawings here: at 13 points, 7 to 16
  /// sixteenths across are 10 to 15.5 points, and 3 to 16 down are 4.5 to 15.5.
  init(bounds: CGRect, recorded: CGSize? = nil) {
    self.bounds = bounds
    size =
      recorded.map { CGSize(width: $0.width / 13, height: $0.height / 13) }
      ?? CGSize(width: 0.415 + 0.8 * bounds.width, height: 0.154 + 1.071 * bounds.height)
  }
}

/// The shapes that were asked for.
private final class SymbolShapes: @unchecked Sendable {
  private let lock = NSLock()
  private var find: (@Sendable (String) -> CGRect?)?
  private var known: [String: SymbolShape?] = [:]

  func setFinder(_ finder: @escaping @Sendable (String) -> CGRect?) {
    lock.withLock {
      find = finder
      known = [:]
    }
  }

  /// Nil for a name that the table has no drawing for.
  func shape(of name: String) -> SymbolShape? {
    lock.withLock {
      if let shape = known[name] { return shape }
      let shape: SymbolShape? = makeShape(of: name)
      known[name] = .some(shape)
      return shape
    }
  }

  private func makeShape(of name: String) -> SymbolShape? {
    guard SymbolTable.drawing(of: name) != nil else { return nil }
    let bounds: CGRect? = find?(name).flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
    return SymbolShape(
      bounds: bounds ?? SymbolShape.square.bounds, recorded: SymbolTable.symbol(named: name)?.recordedSize)
  }
}
