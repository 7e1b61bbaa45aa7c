@_exported import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`; the system's at 12 points where there is none.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A `UIColor`; black where there is none.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor` of what lies under the text; nothing where there is none.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// An `NSParagraphStyle`. A paragraph has that of its first character.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A number: the extra space after each character, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// A number: the extra space after each character, in points. It comes before `kern` where there are both.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// A number: how far the text stands above the base line, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A `URL`, or a string that is one: where the text leads that is pressed in a text view.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// A `UIColor` of lines under the text; that of the text where there is none.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// A `UIColor` of lines through the text; that of the text where there is none.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// A number: how thick a line along the outlines of the letters is, in parts of a hundred of the size of their font. Above 0 the
  /// letters are not filled, below 0 they are.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// A `UIColor` of lines along the outlines; that of the text where there is none.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// A number: how far letters lean to the right, as the part of their height.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// A number: 0 for letters that are never joined to one shape.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// An `NSShadow`; none where there is none.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
}
