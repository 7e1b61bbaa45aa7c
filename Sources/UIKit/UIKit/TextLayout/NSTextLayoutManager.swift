import CoreGraphics
import Foundation
import UIFoundation

/// Makes the fragments of a layout.
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
  /// The fragment for a piece of the text at a place. By default the usual one; a program may give one of a class of its own, which
  /// draws something more.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment
}

extension NSTextLayoutManagerDelegate {
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment { NSTextLayoutFragment(textElement: textElement, range: nil) }
}

/// Lays the pieces of a text out in a container, one fragment for each, below each other.
open class NSTextLayoutManager: NSObject {
  /// How fragments are looked at.
  public struct FragmentEnumerationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// From the end to the beginning.
    public static let reverse = FragmentEnumerationOptions(rawValue: 1 << 0)
    /// The size of each fragment is to be estimated: it is always known.
    public static let estimatesSize = FragmentEnumerationOptions(rawValue: 1 << 1)
    /// Fragments are laid out first: they always are.
    public static let ensuresLayout = FragmentEnumerationOptions(rawValue: 1 << 2)
    /// An empty fragment behind the sign that ends the last paragraph counts too: it always does.
    public static let ensuresExtraLineFragment = FragmentEnumerationOptions(rawValue: 1 << 3)
  }

  /// What rectangles of a part of a text are about.
  public enum SegmentType: Int, Sendable {
    /// The characters.
    case standard = 0
    /// A selection: also the empty part of a line behind the sign that ends a paragraph.
    case selection = 1
    /// Something drawn behind the characters.
    case highlight = 2
  }

  /// How rectangles of a part of a text are looked at.
  public struct SegmentOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The rectangles come without their parts of the text.
    public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
  }

  public override init() {
    engine = LayoutEngine()
    super.init()
    engine.owner = self
  }

  /// - Parameter engine: Lays the text of a text view out.
  init(_ engine: LayoutEngine) {
    self.engine = engine
    super.init()
    engine.owner = self
  }

  /// Lays the text storage out, as it does for those who ask for lines.
  let engine: LayoutEngine
  /// The fragments by where they begin; nil where they have to be made anew.
  private var made: (layouts: Int, fragments: [NSTextLayoutFragment])?

  open weak var delegate: (any NSTextLayoutManagerDelegate)? { didSet { made = nil } }
  /// The text.
  open private(set) weak var textContentManager: NSTextContentManager?
  /// The rectangle into which lines are put; nil, as at first, for none, where there are no fragments.
  open var textContainer: NSTextContainer? {
    get { engine.textContainers.first }
    set {
      guard newValue !== textContainer else { return }
      while !engine.textContainers.isEmpty { engine.removeTextContainer(at: 0) }
      if let newValue { engine.addTextContainer(newValue) }
      made = nil
    }
  }
  /// Whether lines are as far apart as fonts say: they always are.
  open var usesFontLeading: Bool = true
  /// What is selected, for programs that keep it here: nothing at first.
  open var textSelections: [NSTextSelection] = []

  func take(_ manager: NSTextContentManager?) {
    let old: NSTextStorage? = textContentManager?.storage
    textContentManager = manager
    storageDidChange(from: old)
  }

  func storageDidChange(from old: NSTextStorage?) {
    made = nil
    let new: NSTextStorage? = textContentManager?.storage
    guard old !== new else { return }
    if !engine.isOfView { old?.removeLayoutManager(engine) }
    new?.addLayoutManager(engine)
  }

  // MARK: Fragments

  private var fragments: [NSTextLayoutFragment] {
    guard let textContentManager, textContainer != nil else { return [] }
    let count: Int = engine.version
    if let made, made.layouts == count { return made.fragments }
    var fragments: [NSTextLayoutFragment] = []
    let range: NSRange = textContainer.map { engine.glyphRange(for: $0) } ?? NSRange(location: 0, length: 0)
    textContentManager.enumerateTextElements(from: nil, options: []) { element in
      guard let part = element.elementRange, let units = part.units(in: .max) else { return true }
      // A container with a limit does not show all.
      guard units.location < range.upperBound || units.length == 0 && units.location == range.upperBound else {
        return false
      }
      let fragment: NSTextLayoutFragment =
        delegate?.textLayoutManager(self, textLayoutFragmentFor: part.location, in: element)
        ?? NSTextLayoutFragment(textElement: element, range: nil)
      fragment.lay(units, in: self)
      if !fragment.textLineFragments.isEmpty { fragments.append(fragment) }
      return true
    }
    made = (count, fragments)
    return fragments
  }

  /// All of the text.
  open var documentRange: NSTextRange {
    textContentManager?.documentRange ?? NSTextRange(NSRange(location: 0, length: 0))
  }

  /// Calls a closure with one fragment after the other, until it says false.
  ///
  /// - Parameters:
  ///   - textLocation: A place in the first fragment; nil for the first of all, or for the last.
  ///   - options: Whether the way leads backwards.
  ///   - block: Gets a fragment, and says whether to go on.
  /// - Returns: Where the last fragment ends that the closure got, or begins where the way leads backwards; nil for none.
  @discardableResult
  open func enumerateTextLayoutFragments(
    from textLocation: (any NSTextLocation)?, options: FragmentEnumerationOptions = [],
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? {
    let all: [NSTextLayoutFragment] = fragments
    let place: Int? = (textLocation as? TextStoragePlace)?.offset
    let isBackwards: Bool = options.contains(.reverse)
    let way: [NSTextLayoutFragment] =
      isBackwards
      ? all.reversed().filter { fragment in place.map { fragment.units.location < $0 } ?? true }
      : Array(all.drop { fragment in place.map { fragment.units.upperBound <= $0 && fragment !== all.last } ?? false })
    var last: (any NSTextLocation)?
    for fragment in way {
      last = TextStoragePlace(isBackwards ? fragment.units.location : fragment.units.upperBound)
      guard block(fragment) else { break }
    }
    return last
  }

  /// The fragment at a point of the container; nil where there is none.
  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
    fragments.first { $0.layoutFragmentFrame.minY <= position.y && position.y < $0.layoutFragmentFrame.maxY }
  }

  /// The fragment with the character behind a place, the last one for the end of the text; nil where there is none.
  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
    guard let place = (location as? TextStoragePlace)?.offset else { return nil }
    let all: [NSTextLayoutFragment] = fragments
    return all.first { NSLocationInRange(place, $0.units) } ?? all.last { $0.units.upperBound == place }
  }

  /// The rectangle around all lines, in the space of the container.
  open var usageBoundsForTextContainer: CGRect { textContainer.map { engine.usedRect(for: $0) } ?? .zero }

  /// Lays a part of the text out: all of it is laid out when somebody asks where something is.
  open func ensureLayout(for range: NSTextRange) { _ = fragments }
  /// Lays the text in a rectangle of the container out.
  open func ensureLayout(for bounds: CGRect) { _ = fragments }

  /// Lays the text out anew when it is asked for next.
  open func invalidateLayout(for range: NSTextRange) {
    made = nil
    engine.invalidateLayout(forCharacterRange: range.units(in: .max) ?? NSRange(), actualCharacterRange: nil)
  }

  // MARK: Parts of lines

  /// Calls a closure with the rectangles of a part of the text, one for each line, until it says false.
  ///
  /// - Parameters:
  ///   - textRange: The part.
  ///   - type: What the rectangles are about.
  ///   - options: Whether the parts of the text are wanted.
  ///   - block: Gets the part of the text in a line, its rectangle in the space of the container, how far its base line is from the
  ///     upper edge of that, and the container; says whether to go on.
  open func enumerateTextSegments(
    in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {
    guard let container = textContainer, let part = textRange.units(in: engine.numberOfGlyphs) else { return }
    for fragment in fragments {
      for line in fragment.textLineFragments {
        let own: NSRange = fragment.units(of: line)
        let common: NSRange? = own.intersection(part)
        let isEmptyHere: Bool =
          part.length == 0 && (NSLocationInRange(part.location, own) || line.endsAt(part.location))
        guard let found = common ?? (isEmptyHere ? part : nil), found.length > 0 || isEmptyHere else { continue }
        let frame: CGRect = fragment.layoutFragmentFrame
        let bounds: CGRect = line.typographicBounds
        var rect: CGRect =
          found.length > 0
          ? engine.boundingRect(forGlyphRange: found, in: container)
          : CGRect(
            x: frame.minX + line.locationForCharacter(at: found.location - line.start).x, y: 0, width: 0, height: 0)
        rect.origin.y = frame.minY + bounds.minY
        rect.size.height = bounds.height
        if type == .selection, found.upperBound == own.upperBound, part.upperBound > own.upperBound {
          rect.size.width = max(rect.width, container.size.width - rect.minX)
        }
        let range: NSTextRange? = options.contains(.rangeNotRequired) ? nil : NSTextRange(found)
        guard block(range, rect, line.glyphOrigin.y, container) else { return }
        if isEmptyHere { return }
      }
    }
  }

  /// Puts a text in the place of a part.
  open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
    replaceContents(in: range, with: [NSTextParagraph(attributedString: attributedString)])
  }

  /// Puts pieces in the place of a part.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
    textContentManager?.replaceContents(in: range, with: textElements)
  }
}

/// A layout manager that counts how often the text has to be laid out anew.
final class LayoutEngine: NSLayoutManager {
  weak var owner: NSTextLayoutManager?
  /// Whether the manager is a text view's.
  var isOfView: Bool = false
  private var seen: (text: NSAttributedString, size: CGSize, padding: CGFloat, lines: Int)?
  private var count: Int = 0

  /// Another number than before says that lines may be others.
  var version: Int {
    let container: NSTextContainer? = textContainers.first
    let text: NSAttributedString = textStorage?.snapshot ?? NSAttributedString(string: "")
    let (size, padding, lines): (CGSize, CGFloat, Int) = (
      container?.size ?? .zero, container?.lineFragmentPadding ?? 0, container?.maximumNumberOfLines ?? 0
    )
    if let seen, seen.size == size, seen.padding == padding, seen.lines == lines, seen.text.isEqual(to: text) {
      return count
    }
    seen = (text, size, padding, lines)
    count += 1
    return count
  }
}

extension NSTextContainer {
  /// The manager that lays fragments out in the container; nil where another kind does.
  public var textLayoutManager: NSTextLayoutManager? { (layoutManager as? LayoutEngine)?.owner }
}
