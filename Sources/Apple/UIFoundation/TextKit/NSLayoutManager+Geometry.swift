import CoreGraphics
@_exported import Foundation

extension NSLayoutManager {
  /// The container of a character; nil for one that has no room.
  public func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
    guard let found = line(of: glyphIndex) else { return nil }
    effectiveRange?.pointee = layouts[found.container].range
    return textContainers[found.container]
  }

  /// The rectangle around all lines in a container, in its space.
  public func usedRect(for container: NSTextContainer) -> CGRect {
    guard let layout = layout(of: container) else { return .zero }
    let rect: CGRect = layout.lines.reduce(CGRect.null) { $0.union($1.used) }
    return rect.isNull ? .zero : rect
  }

  /// The rectangle around characters in a container, in its space; that of a part of each line that they are in.
  public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    guard let layout = layout(of: container) else { return .zero }
    let rect: CGRect = layout.lines.compactMap { $0.rect(of: glyphRange) }.reduce(CGRect.null) { $0.union($1) }
    return rect.isNull ? .zero : rect
  }

  /// The rectangle of the line of a character, as wide as the container.
  public func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let found = line(of: glyphIndex) else { return .zero }
    effectiveRange?.pointee = found.line.range
    return found.line.rect
  }

  /// The rectangle of the characters of a line, with the padding of the container.
  public func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let found = line(of: glyphIndex) else { return .zero }
    effectiveRange?.pointee = found.line.range
    return found.line.used
  }

  /// Where a character begins on its base line, from the upper left corner of its line.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = line(of: glyphIndex)?.line else { return .zero }
    let cell: ContainerLayout.Cell? = line.cells.first { NSLocationInRange(glyphIndex, $0.range) }
    return CGPoint(x: cell?.x ?? line.used.maxX, y: line.baseline - line.rect.minY)
  }

  /// The rectangle of the empty line behind the end of a paragraph at the end of the text; zero where there is none.
  public var extraLineFragmentRect: CGRect { extraLine?.rect ?? .zero }
  public var extraLineFragmentUsedRect: CGRect { extraLine?.used ?? .zero }

  private var extraLine: ContainerLayout.Line? {
    guard let line = layouts.last?.lines.last, line.range.length == 0, numberOfGlyphs > 0 else { return nil }
    return line
  }

  /// The character at a point of a container, or the nearest one.
  ///
  /// - Parameter partialFraction: Gets which part of the character lies before the point, from 0 to 1.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>? = nil
  ) -> Int {
    partialFraction?.pointee = 0
    guard let layout = layout(of: container), let first = layout.lines.first else { return 0 }
    let line: ContainerLayout.Line = layout.lines.last { $0.rect.minY <= point.y } ?? first
    let cell: ContainerLayout.Cell? =
      line.cells.first { point.x >= $0.x && point.x < $0.x + $0.width }
      ?? line.cells.min { abs($0.x + $0.width / 2 - point.x) < abs($1.x + $1.width / 2 - point.x) }
    guard let cell else { return line.range.location }
    if cell.width > 0 { partialFraction?.pointee = min(max((point.x - cell.x) / cell.width, 0), 1) }
    return cell.range.location
  }

  /// The character at a point of a container, or the nearest one.
  ///
  /// - Parameter partialFraction: Gets how far the point is on the way to the next place for an insertion, from 0 to 1.
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }

  /// Calls a closure with each line that has characters of a range: its rectangle, the rectangle of its characters, its container
  /// and its range, until the closure sets the last argument to true.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for (index, layout) in layouts.enumerated() {
      for line in layout.lines where (glyphRange.intersection(line.range)?.length ?? 0) > 0 {
        block(line.rect, line.used, textContainers[index], line.range, &stop)
        if stop.boolValue { return }
      }
    }
  }

  /// Calls a closure with the rectangles that characters of a range take in a container, one for each line.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for line in layout(of: textContainer)?.lines ?? [] {
      guard let rect = line.rect(of: glyphRange) else { continue }
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }
}
