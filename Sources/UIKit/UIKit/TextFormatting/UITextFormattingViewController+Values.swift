import CoreGraphics
import Foundation
import UIFoundation

extension UITextFormattingViewController {
  /// The colour of a ground behind letters.
  public struct Highlight: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The tint of the view.
    public static let `default` = Highlight(rawValue: "default")
    public static let purple = Highlight(rawValue: "purple")
    public static let pink = Highlight(rawValue: "pink")
    public static let orange = Highlight(rawValue: "orange")
    public static let mint = Highlight(rawValue: "mint")
    public static let blue = Highlight(rawValue: "blue")
  }

  /// The sides at which lines stand.
  public struct TextAlignment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let left = TextAlignment(rawValue: "left")
    public static let center = TextAlignment(rawValue: "center")
    public static let right = TextAlignment(rawValue: "right")
    public static let justified = TextAlignment(rawValue: "justified")
    /// By the language.
    public static let natural = TextAlignment(rawValue: "natural")
  }

  /// Marks before the paragraphs of a list.
  public struct TextList: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let disc = TextList(rawValue: "disc")
    public static let hyphen = TextList(rawValue: "hyphen")
    public static let decimal = TextList(rawValue: "decimal")
    /// Other marks; as a change, none.
    public static let other = TextList(rawValue: "other")
  }

  /// A change that a person wants.
  public enum ChangeValue {
    case undefined
    case setBold
    case removeBold
    case setItalic
    case removeItalic
    case setUnderline
    case removeUnderline
    case setStrikethrough
    case removeStrikethrough
    /// Another font.
    case font(UIFont)
    case increaseFontSize
    case decreaseFontSize
    /// Letters of a size in points.
    case fontPointSize(CGFloat)
    case textAlignment(TextAlignment)
    case increaseIndentation
    case decreaseIndentation
    /// Lines of a height in points.
    case lineHeightPointSize(CGFloat)
    /// Marks before paragraphs; `other` for none.
    case textList(TextList)
    case textColor(UIColor)
    /// A ground behind letters; nil for none.
    case highlight(Highlight?)
    /// A style of the program's, by its key.
    case formattingStyle(String)
  }

  /// The looks of a part of a text, as a panel shows them.
  public struct FormattingDescriptor {
    /// The fonts, each once, in the order of the text.
    public var fonts: [UIFont] = []
    /// The colours of letters, each once, in the order of the text.
    public var textColors: [UIColor] = []
    /// The height of the lines in points; 0 where paragraphs say none.
    public var lineHeight: CGFloat = 0
    /// Whether all of the text has a line under it.
    public var underlinePresent: Bool = false
    /// Whether all of the text has a line through it.
    public var strikethroughPresent: Bool = false
    public var textAlignments: Set<TextAlignment> = []
    public var textLists: Set<TextList> = []
    public var highlights: Set<Highlight> = []
    /// The style of the program's that the text has; nil for none.
    public var formattingStyleKey: String?

    public init() {}

    /// The looks of a part of a text.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - range: The part, in UTF-16 code units; what lies outside of the text is cut off. An empty part has the looks of the
    ///     character before it.
    public init(string: NSAttributedString, range: NSRange) {
      self.init()
      let all = NSRange(location: 0, length: string.length)
      var part: NSRange = NSIntersectionRange(range, all)
      if part.length == 0 {
        part = NSRange(location: max(0, min(range.location, all.length) - 1), length: min(1, all.length))
      }
      guard part.length > 0 else { return }
      var pieces: [[NSAttributedString.Key: Any]] = []
      string.enumerateAttributes(in: part, options: []) { attributes, _, _ in pieces.append(attributes) }
      read(pieces)
    }

    /// The looks of text with attributes.
    public init(attributes: [NSAttributedString.Key: Any]) {
      self.init()
      read([attributes])
    }

    private mutating func read(_ pieces: [[NSAttributedString.Key: Any]]) {
      for attributes in pieces {
        if let font = attributes[.font] as? UIFont, !fonts.contains(font) { fonts.append(font) }
        if let color = attributes[.foregroundColor] as? UIColor, !textColors.contains(color) {
          textColors.append(color)
        }
        let paragraph: NSParagraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
        lineHeight = max(lineHeight, paragraph.minimumLineHeight)
        textAlignments.insert(TextAlignment(paragraph.alignment))
        if let list = paragraph.textLists.last { textLists.insert(TextList(list)) }
        if let highlight = Highlight(attributes) { highlights.insert(highlight) }
      }
      underlinePresent = pieces.allSatisfy { ($0[.underlineStyle] as? Int ?? 0) != 0 }
      strikethroughPresent = pieces.allSatisfy { ($0[.strikethroughStyle] as? Int ?? 0) != 0 }
    }

    /// Whether all fonts have a quality.
    func hasTrait(_ trait: UIFontDescriptor.SymbolicTraits) -> Bool {
      !fonts.isEmpty && fonts.allSatisfy { $0.fontDescriptor.symbolicTraits.contains(trait) }
    }
  }
}

extension UITextFormattingViewController.TextAlignment {
  init(_ alignment: NSTextAlignment) {
    self =
      switch alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      default: .natural
      }
  }

  var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    default: .natural
    }
  }
}

extension UITextFormattingViewController.TextList {
  init(_ list: NSTextList) {
    let format: String = list.markerFormat.rawValue
    self =
      format.contains(NSTextList.MarkerFormat.disc.rawValue)
      ? .disc
      : format.contains(NSTextList.MarkerFormat.hyphen.rawValue)
        ? .hyphen : format.contains(NSTextList.MarkerFormat.decimal.rawValue) ? .decimal : .other
  }

  /// A list with these marks; nil for none.
  var list: NSTextList? {
    switch self {
    case .disc: NSTextList(markerFormat: .disc, startingItemNumber: 1)
    case .hyphen: NSTextList(markerFormat: .hyphen, startingItemNumber: 1)
    case .decimal: NSTextList(markerFormat: NSTextList.MarkerFormat("{decimal}."), startingItemNumber: 1)
    default: nil
    }
  }
}
