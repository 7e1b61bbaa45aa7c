import CoreGraphics
import DisplayList
import SwiftUICore
import UIFoundation
import UIKit

extension Color {
  /// A colour of UIKit, which keeps to follow the appearance of where it is shown.
  public init(uiColor: UIColor) {
    self.init(uiKit: uiColor)
  }

  /// A colour of UIKit, which keeps to follow the appearance of where it is shown.
  @_disfavoredOverload
  public init(_ color: UIColor) { self.init(uiColor: color) }
}

extension UIColor {
  /// A colour of SwiftUI, which keeps to follow the appearance of where it is shown.
  public convenience init(_ color: Color) {
    if let constant = color.cgColor {
      self.init(cgColor: constant)
    } else {
      self.init { UIColor(cgColor: Color.Resolved(color.resolved(in: ColorContext($0))).cgColor) }
    }
  }
}

extension ColorContext {
  fileprivate init(_ traits: UITraitCollection) {
    self.init(
      colorScheme: traits.userInterfaceStyle == .dark ? .dark : .light,
      contrast: traits.accessibilityContrast == .high ? .increased : .standard,
      isElevated: traits.userInterfaceLevel == .elevated)
  }
}
