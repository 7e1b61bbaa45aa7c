import CoreGraphics
import DisplayList
@_exported import Foundation

/// How a string is measured and drawn in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rectangle holds as many lines as there are, from its upper left corner. Without it the string is one line, whose
  /// base line begins at the rectangle's origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines are as far apart as fonts say, as they are without it: no font here has a leading of its own.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}

/// What is told of a string that was measured or drawn.
open class NSStringDrawingContext: NSObject {
  /// The rectangle that the string took, in points.
  open internal(set) var totalBounds: CGRect = .zero
}

extension NSAttributedString {
  /// The size of the lines, in points, without breaking any. It is not rounded to pixels.
  public func size() -> CGSize { ShapedString(self, width: nil).size }

  /// The rectangle that the string takes, in points and not rounded to pixels.
  ///
  /// - Parameter size: where lines are broken. Lines beyond its height are counted as well.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let placed = PlacedString(self, in: CGRect(origin: .zero, size: size), options)
    context?.totalBounds = placed.bounds
    return placed.bounds
  }

  /// Draws the lines in the current context, without breaking any.
  ///
  /// - Parameter point: the upper left corner of the first line.
  public func draw(at point: CGPoint) {
    guard let context = GraphicsStack.context(for: "draw(at:) of a string") else { return }
    context.draw(ShapedString(self, width: nil).items(at: point))
  }

  /// Draws the lines in the current context, broken at the rectangle's width and cut off where it ends.
  public func draw(in rect: CGRect) {
    guard let context = GraphicsStack.context(for: "draw(in:) of a string") else { return }
    let rect: CGRect = rect.standardized
    guard rect.width > 0, rect.height > 0, rect.isDrawable else { return }
    context.saveGState()
    context.clip(to: rect)
    context.draw(PlacedString(self, in: rect, .usesLineFragmentOrigin).items)
    context.restoreGState()
  }

  /// Draws the string in the current context as the options say. Nothing is cut off.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    guard let target = GraphicsStack.context(for: "draw(with:) of a string") else { return }
    let placed = PlacedString(self, in: rect.standardized, options)
    context?.totalBounds = placed.bounds
    target.draw(placed.items)
  }
}

/// A string in its place.
private struct PlacedString {
  let items: [DisplayItem]
  let bounds: CGRect

  init(_ string: NSAttributedString, in rect: CGRect, _ options: NSStringDrawingOptions) {
    guard rect.minX.isFinite, rect.minY.isFinite else {
      (items, bounds) = ([], .zero)
      return
    }
    // No width is no limit, as with a size of zero.
    let width: CGFloat? = rect.width > 0 && rect.width < 1e6 ? rect.width : nil
    if options.contains(.usesLineFragmentOrigin) {
      let shaped = ShapedString(string, width: width)
      items = shaped.items(at: rect.origin, width: width)
      bounds = CGRect(origin: rect.origin, size: shaped.size)
    } else {
      let shaped = ShapedString(string, width: nil)
      let top = CGPoint(x: rect.minX, y: rect.minY - shaped.firstBaseline)
      items = shaped.items(at: top)
      bounds = CGRect(origin: top, size: shaped.size)
    }
  }
}
