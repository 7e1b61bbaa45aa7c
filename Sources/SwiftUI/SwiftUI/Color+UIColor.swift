import CoreGraphics
import DisplayList
import SwiftUICore
import UIFoundation

extension Color {
  /// A colour of UIKit, which keeps to follow the appearance of where it is shown.
  public init(uiColor: UIColor) {
    switch uiColor.content {
    case .fixed(let color): self.init(color)
    case .system(let system): self.init(system: system)
    case .named, .dynamic:
      self.init(ForeignColor(uiColor) { uiColor.rgba(for: UITraitCollection($0)) })
    }
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

extension UITraitCollection {
  fileprivate convenience init(_ context: ColorContext) {
    self.init(
      style: context.colorScheme == .dark ? .dark : .light, contrast: context.contrast == .increased ? .high : .normal,
      level: context.isElevated ? .elevated : .base)
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
