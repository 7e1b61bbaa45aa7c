import CoreGraphics
import Foundation
import UIFoundation

/// The lines of a piece of a text, which can be drawn by themselves.
open class NSTextLayoutFragment: NSObject {
  /// How far the layout of a fragment is.
  public enum State: UInt, Sendable {
    case none = 0
    case estimatedUsageBounds = 1
    case calculatedUsageBounds = 2
    case layoutAvailable = 3
  }

  /// - Parameters:
  ///   - textElement: The piece of the text.
  ///   - rangeInElement: The part of the text; nil for all of the piece.
  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    self.textElement = textElement
    given = rangeInElement
    super.init()
  }

  private let given: NSTextRange?
  /// The manager whose layout the fragment is a part of.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The piece of the text.
  public let textElement: NSTextElement?
  /// The lines, below each other.
  open private(set) var textLineFragments: [NSTextLineFragment] = []
  /// Where the fragment is, in the space of the container.
  open private(set) var layoutFragmentFrame: CGRect = .zero
  /// How far the layout is.
  open private(set) var state: State = .none
  /// The characters, in UTF-16 code units of the text.
  private(set) var units = NSRange(location: 0, length: 0)

  /// The part of the text.
  open var rangeInElement: NSTextRange { given ?? textElement?.elementRange ?? NSTextRange(units) }

  /// The room before and behind the lines, above and below them: none.
  open var leadingPadding: CGFloat { 0 }
  open var trailingPadding: CGFloat { 0 }
  open var topMargin: CGFloat { 0 }
  open var bottomMargin: CGFloat { 0 }

  /// Where the fragment draws, in its own space: an override that draws more gives a larger rectangle.
  open var renderingSurfaceBounds: CGRect { CGRect(origin: .zero, size: layoutFragmentFrame.size) }

  /// Draws the lines. Overrides draw behind or before them.
  ///
  /// - Parameters:
  ///   - point: Where the upper left corner of the fragment goes.
  ///   - context: The context.
  open func draw(at point: CGPoint, in context: CGContext) {
    guard let manager = textLayoutManager, state == .layoutAvailable else { return }
    let origin = CGPoint(x: point.x - layoutFragmentFrame.minX, y: point.y - layoutFragmentFrame.minY)
    UIGraphicsPushContext(context)
    manager.engine.drawBackground(forGlyphRange: units, at: origin)
    manager.engine.drawGlyphs(forGlyphRange: units, at: origin)
    UIGraphicsPopContext()
  }

  /// The layout is made anew when it is asked for next.
  open func invalidateLayout() {
    state = .none
    textLayoutManager?.invalidateLayout(for: rangeInElement)
  }

  /// Lays the piece out.
  final func lay(_ units: NSRange, in manager: NSTextLayoutManager) {
    textLayoutManager = manager
    self.units = units
    textLineFragments = []
    let engine: LayoutEngine = manager.engine
    let padding: CGFloat = manager.textContainer?.lineFragmentPadding ?? 0
    var lines: [(rect: CGRect, used: CGRect, range: NSRange, base: CGFloat)] = []
    if units.length > 0 {
      engine.enumerateLineFragments(forGlyphRange: units) { rect, used, _, range, _ in
        lines.append((rect, used.insetBy(dx: padding, dy: 0), range, engine.location(forGlyphAt: range.location).y))
      }
    } else if engine.extraLineFragmentRect != .zero {
      let rect: CGRect = engine.extraLineFragmentRect
      lines = [(rect, CGRect(x: rect.minX + padding, y: rect.minY, width: 0, height: rect.height), units, rect.height)]
    }
    guard let first = lines.first else { return }
    layoutFragmentFrame = lines.dropFirst().reduce(first.used) { $0.union($1.used) }
    // An empty line counts with its height.
    let top: CGFloat = lines.map(\.rect.minY).min() ?? 0
    layoutFragmentFrame.origin.y = top
    layoutFragmentFrame.size.height = (lines.map(\.rect.maxY).max() ?? top) - top
    let text: NSAttributedString = engine.textStorage?.snapshot ?? NSAttributedString(string: "")
    textLineFragments = lines.map { line in
      let range: NSRange = line.range.intersection(NSRange(location: 0, length: text.length)) ?? NSRange()
      return NSTextLineFragment(
        text: text.attributedSubstring(from: range), start: line.range.location, engine: engine,
        bounds: CGRect(
          x: line.used.minX - layoutFragmentFrame.minX, y: line.rect.minY - top, width: line.used.width,
          height: line.rect.height), base: line.base, left: line.used.minX)
    }
    state = .layoutAvailable
  }

  /// The characters of a line, in UTF-16 code units of the text.
  final func units(of line: NSTextLineFragment) -> NSRange {
    NSRange(location: line.start, length: line.characterRange.length)
  }
}

/// One line of a fragment.
open class NSTextLineFragment: NSObject {
  /// The characters of the line.
  public let attributedString: NSAttributedString
  /// Where the characters are in `attributedString`: all of it.
  public let characterRange: NSRange
  /// Where the line is, in the space of its fragment.
  public let typographicBounds: CGRect
  /// Where the base line begins, from the upper left corner of the line.
  public let glyphOrigin: CGPoint
  /// The first character, in UTF-16 code units of the text.
  let start: Int
  private let engine: LayoutEngine
  private let left: CGFloat

  init(text: NSAttributedString, start: Int, engine: LayoutEngine, bounds: CGRect, base: CGFloat, left: CGFloat) {
    attributedString = text
    characterRange = NSRange(location: 0, length: text.length)
    self.start = start
    self.engine = engine
    typographicBounds = bounds
    glyphOrigin = CGPoint(x: 0, y: base)
    self.left = left
    super.init()
  }

  /// Whether an insertion at a place would stand at the end of the line, which is the last one.
  func endsAt(_ place: Int) -> Bool {
    place == start + characterRange.length && place == engine.numberOfGlyphs
      && !(attributedString.string.last?.isNewline ?? false)
  }

  /// Where a character begins on the base line, from the upper left corner of the line; the end of the line for its length.
  open func locationForCharacter(at index: Int) -> CGPoint {
    guard characterRange.length > 0, index >= 0 else { return glyphOrigin }
    guard index < characterRange.length else { return CGPoint(x: typographicBounds.width, y: glyphOrigin.y) }
    return CGPoint(x: engine.location(forGlyphAt: start + index).x - left, y: glyphOrigin.y)
  }

  /// The character at a point of the line, or the nearest one.
  open func characterIndex(for point: CGPoint) -> Int { found(point).index }

  /// Which part of the character at a point lies before the point, from 0 to 1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat { found(point).part }

  private func found(_ point: CGPoint) -> (index: Int, part: CGFloat) {
    guard characterRange.length > 0, let container = engine.textContainers.first else { return (0, 0) }
    let rect: CGRect = engine.lineFragmentRect(forGlyphAt: start, effectiveRange: nil)
    var part: CGFloat = 0
    let index: Int = engine.glyphIndex(
      for: CGPoint(x: point.x + left, y: rect.midY), in: container, fractionOfDistanceThroughGlyph: &part)
    return (min(max(0, index - start), characterRange.length - 1), part)
  }

  /// Draws the line.
  ///
  /// - Parameters:
  ///   - point: Where the upper left corner of the line goes.
  ///   - context: The context.
  open func draw(at point: CGPoint, in context: CGContext) {
    guard characterRange.length > 0 else { return }
    let rect: CGRect = engine.lineFragmentRect(forGlyphAt: start, effectiveRange: nil)
    let origin = CGPoint(x: point.x - left, y: point.y - rect.minY)
    let units = NSRange(location: start, length: characterRange.length)
    UIGraphicsPushContext(context)
    engine.drawBackground(forGlyphRange: units, at: origin)
    engine.drawGlyphs(forGlyphRange: units, at: origin)
    UIGraphicsPopContext()
  }
}

/// What is selected in a text, as programs keep it in a layout manager.
open class NSTextSelection: NSObject {
  /// What a selection grows by.
  public enum Granularity: Int, Sendable {
    case character = 0
    case word = 1
    case paragraph = 2
    case line = 3
    case sentence = 4
  }

  /// The side of a line break on which an insertion point stands.
  public enum Affinity: Int, Sendable {
    /// At the end of the line before.
    case upstream = 0
    /// At the beginning of the line behind.
    case downstream = 1
  }

  /// - Parameters:
  ///   - ranges: The parts of the text, an empty one for an insertion point.
  ///   - affinity: The side of a line break.
  ///   - granularity: What the selection grows by.
  public init(_ ranges: [NSTextRange], affinity: Affinity = .downstream, granularity: Granularity = .character) {
    textRanges = ranges
    self.affinity = affinity
    self.granularity = granularity
    super.init()
  }

  /// A selection of one part.
  public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
    self.init([range], affinity: affinity, granularity: granularity)
  }

  /// An insertion point.
  public convenience init(_ location: any NSTextLocation, affinity: Affinity = .downstream) {
    self.init([NSTextRange(location: location)], affinity: affinity)
  }

  /// The parts of the text.
  public let textRanges: [NSTextRange]
  public let affinity: Affinity
  public let granularity: Granularity
  /// Whether the selection comes from a step that goes on, such as a drag. False by default.
  open var isTransient: Bool { false }
  /// How far from the beginning of the line the selection began, in points.
  open var anchorPositionOffset: CGFloat = 0
  /// Whether the parts follow each other in the text. True by default.
  open var isLogical: Bool = true
  /// The attributes of text that is written next.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]

  /// The same selection of other parts.
  open func textSelection(with textRanges: [NSTextRange]) -> NSTextSelection {
    let other = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
    other.anchorPositionOffset = anchorPositionOffset
    other.isLogical = isLogical
    other.typingAttributes = typingAttributes
    return other
  }
}
