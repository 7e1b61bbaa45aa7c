@_exported import CoreGraphics
@_exported import Foundation

/// Where the lines of a paragraph stand.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// As `natural`: spaces keep their width.
  case justified = 3
  /// By the direction of the writing.
  case natural = 4
}

/// What becomes of a line that is too long.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  /// As `byWordWrapping`, which breaks within words that fill a line by themselves.
  case byCharWrapping = 1
  /// It goes on beyond the edge.
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

/// The rules of a paragraph, which cannot be changed.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let mark = AttributeValueMark()
  final var rules = ParagraphRules()

  public override init() {}

  /// The rules of text that names none.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The direction of writing of a language, such as "ar"; nil for that of the program.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = Locale.Language(identifier: languageName ?? Locale.current.identifier)
    return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// By the direction of the writing, where nothing else is said.
  open var alignment: NSTextAlignment { rules.alignment }
  /// Between words, where nothing else is said.
  open var lineBreakMode: NSLineBreakMode { rules.lineBreakMode }
  /// How lines end where several ends are possible; none, the default, for as late as possible.
  open var lineBreakStrategy: LineBreakStrategy { rules.lineBreakStrategy }
  /// The extra space between lines, in points.
  open var lineSpacing: CGFloat { rules.lineSpacing }
  /// The extra space after the paragraph, in points.
  open var paragraphSpacing: CGFloat { rules.paragraphSpacing }
  /// The extra space before the paragraph, in points; none before the first one of a text. 0 by default.
  open var paragraphSpacingBefore: CGFloat { rules.paragraphSpacingBefore }
  /// The distance of the first line from the leading edge, in points. 0 by default.
  open var firstLineHeadIndent: CGFloat { rules.firstLineHeadIndent }
  /// The distance of the other lines from the leading edge, in points. 0 by default.
  open var headIndent: CGFloat { rules.headIndent }
  /// Where lines end: above 0 at this distance from the leading edge, otherwise at this distance from the trailing one, in
  /// points. 0 by default.
  open var tailIndent: CGFloat { rules.tailIndent }
  /// The least height of a line, in points; 0, the default, for none.
  open var minimumLineHeight: CGFloat { rules.minimumLineHeight }
  /// The greatest height of a line, in points; 0, the default, for none. Letters that are higher stand out above.
  open var maximumLineHeight: CGFloat { rules.maximumLineHeight }
  /// By how much the height of a line is multiplied, before its limits hold; 0, the default, for 1.
  open var lineHeightMultiple: CGFloat { rules.lineHeightMultiple }
  /// The direction of the paragraph; by its letters, as by default, for `natural`.
  open var baseWritingDirection: NSWritingDirection { rules.baseWritingDirection }
  /// How early words are broken, from 0 to 1. Kept as it was set: there are no dictionaries for it.
  open var hyphenationFactor: Float { rules.hyphenationFactor }
  /// Whether words are broken as the system does it. Kept as it was set.
  open var usesDefaultHyphenation: Bool { rules.usesDefaultHyphenation }
  /// Whether letters may move closer together before a line is cut. False by default.
  open var allowsDefaultTighteningForTruncation: Bool { rules.allowsTightening }
  /// Where text goes on behind tabs, in the order of their places. Twelve by default, each 28 points behind the one before.
  open var tabStops: [NSTextTab]! { rules.tabStops ?? NSTextTab.usual }
  /// The distance of further stops behind the last one, in points; 0, the default, for none.
  open var defaultTabInterval: CGFloat { rules.defaultTabInterval }
  /// The lists of which the paragraph is an item, the outermost first. None by default.
  open var textLists: [NSTextList] { rules.textLists }

  private func filled<Style: NSParagraphStyle>(_ style: Style) -> Style {
    style.rules = rules
    return style
  }

  open func copy(with zone: NSZone? = nil) -> Any { filled(NSParagraphStyle()) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(NSMutableParagraphStyle()) }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.rules == rules }
  open override var hash: Int { rules.hashValue }
}

extension NSParagraphStyle {
  /// How the ends of lines are chosen where several are possible.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The second of two lines has several words where that is possible.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean words stay whole.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// As the labels of the system do it.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}

/// The values of a paragraph style.
struct ParagraphRules: Hashable {
  var alignment: NSTextAlignment = .natural
  var lineBreakMode: NSLineBreakMode = .byWordWrapping
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var baseWritingDirection: NSWritingDirection = .natural
  var hyphenationFactor: Float = 0
  var usesDefaultHyphenation: Bool = false
  var allowsTightening: Bool = false
  /// Nil for the usual ones.
  var tabStops: [NSTextTab]?
  var defaultTabInterval: CGFloat = 0
  var textLists: [NSTextList] = []

  /// A length that lines can have.
  static func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
}

/// The direction in which a text is written.
public enum NSWritingDirection: Int, Sendable {
  /// By the letters of the text.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
