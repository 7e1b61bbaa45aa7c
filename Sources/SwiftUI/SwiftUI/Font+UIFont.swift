import SwiftUICore
import UIFoundation
import UIKit

/// The font of Core Text, which is UIKit's: on Apple's systems the one stands for the other.
public typealias CTFont = UIFont

extension Font {
  /// A font with every choice made; the size of text does not change it any more.
  public init(_ font: CTFont) {
    self.init(uiKit: font)
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
    self = dynamicTypeSize.map { UIContentSizeCategory(step: $0.rawValue) } ?? .unspecified
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
