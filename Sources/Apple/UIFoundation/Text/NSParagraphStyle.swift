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
  fileprivate struct Rules: Hashable {
    var alignment: NSTextAlignment = .natural
    var lineBreakMode: NSLineBreakMode = .byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
  }

  fileprivate var rules = Rules()

  public override init() {}

  /// The rules of text that names none.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// By the direction of the writing, where nothing else is said.
  open var alignment: NSTextAlignment { rules.alignment }
  /// Between words, where nothing else is said.
  open var lineBreakMode: NSLineBreakMode { rules.lineBreakMode }
  /// The extra space between lines, in points.
  open var lineSpacing: CGFloat { rules.lineSpacing }
  /// The extra space after the paragraph, in points.
  open var paragraphSpacing: CGFloat { rules.paragraphSpacing }

  fileprivate func filled<Style: NSParagraphStyle>(_ style: Style) -> Style {
    style.rules = rules
    return style
  }

  open func copy(with zone: NSZone? = nil) -> Any { filled(NSParagraphStyle()) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(NSMutableParagraphStyle()) }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.rules == rules }
  open override var hash: Int { rules.hashValue }
}

/// The rules of a paragraph, which can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { rules.alignment }
    set { rules.alignment = newValue }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { rules.lineBreakMode }
    set { rules.lineBreakMode = newValue }
  }

  open override var lineSpacing: CGFloat {
    get { rules.lineSpacing }
    set { rules.lineSpacing = max(0, newValue) }
  }

  open override var paragraphSpacing: CGFloat {
    get { rules.paragraphSpacing }
    set { rules.paragraphSpacing = max(0, newValue) }
  }

  /// Takes the rules of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { rules = obj.rules }
}

/// The direction in which a text is written.
public enum NSWritingDirection: Int, Sendable {
  /// By the letters of the text.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
