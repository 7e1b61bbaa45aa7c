import CoreGraphics
import Foundation
import FoundationGaps
import UIFoundation

/// Draws a part of a text that is dragged, and says where its lines are.
@MainActor @preconcurrency
open class UITextDragPreviewRenderer: NSObject {
  /// - Parameters:
  ///   - layoutManager: Has the text.
  ///   - range: The part, in UTF-16 code units.
  ///   - unifyRects: Whether the first and the last line are as wide as those between.
  public init(layoutManager: NSLayoutManager, range: NSRange, unifyRects: Bool) {
    self.layoutManager = layoutManager
    self.range = range
    super.init()
    measure(unifyRects)
  }

  public convenience init(layoutManager: NSLayoutManager, range: NSRange) {
    self.init(layoutManager: layoutManager, range: range, unifyRects: false)
  }

  /// Has the text.
  public let layoutManager: NSLayoutManager
  private let range: NSRange
  /// The rectangles of the first line, of the lines between, and of the last line, in the space of the text's container. Those of
  /// lines that are not there are empty.
  open private(set) var firstLineRect: CGRect = .zero
  open private(set) var bodyRect: CGRect = .zero
  open private(set) var lastLineRect: CGRect = .zero

  private var whole: CGRect { firstLineRect.union(bodyRect.isEmpty ? firstLineRect : bodyRect).union(lastRect) }
  private var lastRect: CGRect { lastLineRect.isEmpty ? firstLineRect : lastLineRect }

  private func measure(_ unifies: Bool) {
    let glyphs: NSRange = layoutManager.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
    guard glyphs.length > 0,
      let container = layoutManager.textContainer(forGlyphAt: glyphs.location, effectiveRange: nil)
    else { return }
    var lines: [CGRect] = []
    let none = NSRange(location: NSNotFound, length: 0)
    layoutManager.enumerateEnclosingRects(forGlyphRange: glyphs, withinSelectedGlyphRange: none, in: container) {
      rect, _ in lines.append(rect)
    }
    guard let first = lines.first else { return }
    firstLineRect = first
    if lines.count > 1, let last = lines.last { lastLineRect = last }
    let between: [CGRect] = lines.count > 2 ? Array(lines[1..<lines.count - 1]) : []
    bodyRect = between.dropFirst().reduce(between.first ?? .zero) { $0.union($1) }
    guard unifies, lines.count > 1 else { return }
    let all: CGRect = whole
    for path in [\UITextDragPreviewRenderer.firstLineRect, \.bodyRect, \.lastLineRect]
    where !self[keyPath: path].isEmpty {
      self[keyPath: path].origin.x = all.minX
      self[keyPath: path].size.width = all.width
    }
  }

  /// The text of the part, without a ground. It begins at the upper left corner of all lines.
  open var image: UIImage {
    let all: CGRect = whole
    let size = CGSize(width: max(1, ceil(all.width)), height: max(1, ceil(all.height)))
    let glyphs: NSRange = layoutManager.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
    return UIGraphicsImageRenderer(size: size).image { [self] _ in
      if glyphs.length > 0 {
        layoutManager.drawGlyphs(forGlyphRange: glyphs, at: CGPoint(x: -all.minX, y: -all.minY))
      }
    }
  }

  /// Moves rectangles of lines into a space in which the text's container has another place.
  ///
  /// - Parameters:
  ///   - firstLineRect: The rectangle of the first line.
  ///   - bodyRect: That of the lines between.
  ///   - lastLineRect: That of the last line.
  ///   - origin: The place of the container.
  open func adjustFirstLineRect(
    _ firstLineRect: UnsafeMutablePointer<CGRect>, bodyRect: UnsafeMutablePointer<CGRect>,
    lastLineRect: UnsafeMutablePointer<CGRect>, textOrigin origin: CGPoint
  ) {
    for rect in [firstLineRect, bodyRect, lastLineRect] where !rect.pointee.isEmpty {
      rect.pointee = rect.pointee.offsetBy(dx: origin.x, dy: origin.y)
    }
  }
}
