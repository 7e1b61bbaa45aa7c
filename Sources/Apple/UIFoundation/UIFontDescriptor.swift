import CoreGraphics
@_exported import Foundation
import TextEngine

/// What is known of a font before it is made.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// Qualities that a font may have.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The character of the system's face.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  package let choice: FontDescriptor

  package init(_ choice: FontDescriptor) { self.choice = choice }

  /// What a text style is at the current traits' size of text.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// What a text style is at the size of text of traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The size in points.
  open var pointSize: CGFloat { choice.size }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if choice.isItalic { traits.insert(.traitItalic) }
    if choice.weight >= 600 { traits.insert(.traitBold) }
    if choice.design == .monospaced { traits.insert(.traitMonoSpace) }
    if choice.stretch > 1 { traits.insert(.traitExpanded) }
    if choice.stretch < 1 { traits.insert(.traitCondensed) }
    if choice.leadingAdjustment < 0 { traits.insert(.traitTightLeading) }
    if choice.leadingAdjustment > 0 { traits.insert(.traitLooseLeading) }
    return traits
  }

  /// The same font with these qualities and no others.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var choice: FontDescriptor = self.choice
    choice.isItalic = symbolicTraits.contains(.traitItalic)
    let isBold: Bool = choice.weight >= 600
    if symbolicTraits.contains(.traitBold) != isBold { choice.weight = isBold ? 400 : 700 }
    if symbolicTraits.contains(.traitMonoSpace) {
      choice.design = .monospaced
    } else if choice.design == .monospaced {
      choice.design = .standard
    }
    // As wide as `Font.Width.expanded` and `condensed`.
    choice.stretch =
      symbolicTraits.contains(.traitExpanded) ? 1.12 : symbolicTraits.contains(.traitCondensed) ? 0.88 : 1
    choice.leadingAdjustment =
      symbolicTraits.contains(.traitTightLeading) ? -2 : symbolicTraits.contains(.traitLooseLeading) ? 2 : 0
    return UIFontDescriptor(choice)
  }

  /// The same font in another of the system's designs; nil for a design that is none.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var choice: FontDescriptor = self.choice
    switch design {
    case .default: choice.design = .standard
    case .rounded: choice.design = .rounded
    case .serif: choice.design = .serif
    case .monospaced: choice.design = .monospaced
    default: return nil
    }
    return UIFontDescriptor(choice)
  }

  /// The same font at another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(choice.resized(to: newPointSize)) }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.choice == choice }
  open override var hash: Int { choice.hashValue }
}
