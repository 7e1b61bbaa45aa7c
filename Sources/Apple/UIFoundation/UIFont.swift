import CoreGraphics
@_exported import Foundation
import TextEngine

/// A font with every choice made.
///
/// The system's faces are those that views are drawn in; lengths are those of the line boxes that views are laid out by.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let mark = AttributeValueMark()
  package let choice: FontDescriptor
  /// How the font follows the size of text in views that adjust theirs; nil for fonts of a fixed size.
  package let scaling: TextScaling?

  package init(_ choice: FontDescriptor, scaling: TextScaling? = nil) {
    self.choice = choice
    self.scaling = scaling
  }

  /// A font of the program's by the name of a face or family; nil when there is none.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = NamedFaces.face(named: fontName) else { return nil }
    var choice = FontDescriptor(size: Self.legal(fontSize), weight: face.weight)
    choice.family = fontName
    choice.isItalic = face.isItalic
    self.init(choice)
  }

  /// A font as described; a size of 0 keeps that of the description.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var choice: FontDescriptor = descriptor.choice
    if pointSize > 0 { choice.size = Self.legal(pointSize) }
    self.init(choice)
  }

  private convenience init(size: CGFloat, weight: UIFont.Weight, change: (inout FontDescriptor) -> Void = { _ in }) {
    var choice = FontDescriptor(size: Self.legal(size), weight: weight.face)
    change(&choice)
    self.init(choice)
  }

  /// A size of nothing or less means that of the system, as on Apple's systems.
  private static func legal(_ size: CGFloat) -> CGFloat { size.isFinite && size > 0 ? size : systemFontSize }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular) { $0.isItalic = true }
  }

  /// All letters are of one width.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight) { $0.design = .monospaced }
  }

  /// All digits are of one width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight) { $0.hasMonospacedDigits = true }
  }

  /// The font of a text style at the current traits' size of text.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the size of text of traits, the current ones where they specify none.
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size: CGFloat = style.name.phoneSizes[UITraitCollection.textStep(traitCollection)]
    let weight: UIFont.Weight = style == .headline ? .semibold : .regular
    let standard: CGFloat = style.name.phoneSizes[TextStyleName.defaultStep]
    return UIFont(
      FontDescriptor(size: size, weight: weight.face), scaling: TextScaling(style: style.name, standardSize: standard))
  }

  /// The size of labels, in points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of buttons, in points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of text that names none, in points.
  open class var systemFontSize: CGFloat { 14 }
  /// The size of small text, in points.
  open class var smallSystemFontSize: CGFloat { 12 }

  /// The size in points.
  open var pointSize: CGFloat { choice.size }
  /// What stands above the base line, in points.
  open var ascender: CGFloat { face.map { $0.ascent * pointSize } ?? FontDescriptor.ascentRatio * pointSize }
  /// What hangs below the base line, in points, negative.
  open var descender: CGFloat { -(face.map { $0.descent * pointSize } ?? FontDescriptor.descentRatio * pointSize) }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { ascender - descender }
  /// The distance between lines beside their heights: none.
  open var leading: CGFloat { 0 }
  /// The height of capitals, in points: that of the system's face.
  open var capHeight: CGFloat { FontDescriptor.capHeightRatio * pointSize }
  /// The height of small letters, in points: that of the system's face (1078 of 2048 units).
  open var xHeight: CGFloat { 1078.0 / 2048 * pointSize }

  private var face: NamedFace? { choice.family.flatMap(NamedFaces.face) }

  /// The name of the family, of the one that stands for the system's where none was named.
  open var familyName: String {
    if let face { return face.family }
    switch choice.design {
    case .standard, .rounded: return "Inter"
    case .serif: return "DejaVu Serif"
    case .monospaced: return "DejaVu Sans Mono"
    }
  }

  /// The name by which the font was asked for, or that of its family.
  open var fontName: String { choice.family ?? familyName }

  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(choice) }

  /// The same font at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(choice.resized(to: Self.legal(fontSize))) }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.choice == choice }
  open override var hash: Int { choice.hashValue }
  open override var description: String { "UIFont(\(fontName), \(pointSize) points, weight \(choice.weight))" }
}

extension FontDescriptor {
  func resized(to size: CGFloat) -> FontDescriptor {
    var copy: FontDescriptor = self
    copy.size = size
    return copy
  }
}

extension UITraitCollection {
  /// The step of the size of text that traits specify, or else the current ones.
  package static func textStep(_ traits: UITraitCollection?) -> Int {
    traits?.preferredContentSizeCategory.step ?? current.preferredContentSizeCategory.step ?? TextStyleName.defaultStep
  }
}
