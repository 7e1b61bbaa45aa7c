import SwiftUICore
import TextEngine
import UIFoundation

/// The font of Core Text, which is UIKit's: on Apple's systems the one stands for the other.
public typealias CTFont = UIFont

extension Font {
  /// A font with every choice made; the size of text does not change it any more.
  public init(_ font: CTFont) {
    let choice = font.choice
    var result: Font
    if let family = choice.family {
      result = .custom(family, fixedSize: choice.size)
    } else {
      result = .system(size: choice.size, weight: Weight(value: choice.weight), design: Self.design(of: choice.design))
    }
    if choice.isItalic { result = result.italic() }
    if choice.hasMonospacedDigits { result = result.monospacedDigit() }
    // Six tenths of the value is what a width adds to the letters.
    if choice.stretch != 1 { result = result.width(Width((choice.stretch - 1) / 0.6)) }
    if choice.leadingAdjustment != 0 { result = result.leading(choice.leadingAdjustment < 0 ? .tight : .loose) }
    self = result
  }

  private static func design(of design: FontDescriptor.Design) -> Design {
    switch design {
    case .standard: .default
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}

extension DynamicTypeSize {
  /// The size of UIKit's name; nil for one that is none of the twelve.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let step = uiSizeCategory.step else { return nil }
    self = Self.allCases[step]
  }
}

extension UIContentSizeCategory {
  /// The name of a size in UIKit.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    let names: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
      .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    self = dynamicTypeSize.map { names[$0.rawValue] } ?? .unspecified
  }
}

extension ColorScheme {
  /// Light or dark; nil where it is not specified.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}

extension UIUserInterfaceStyle {
  /// UIKit's name of an appearance; unspecified for none.
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light: self = .light
    case .dark: self = .dark
    case nil: self = .unspecified
    }
  }
}

extension ColorSchemeContrast {
  /// How much colours differ; nil where it is not specified.
  public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
    switch uiAccessibilityContrast {
    case .normal: self = .standard
    case .high: self = .increased
    case .unspecified: return nil
    }
  }
}
