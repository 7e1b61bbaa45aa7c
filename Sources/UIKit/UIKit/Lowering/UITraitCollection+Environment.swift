import SwiftUICore
import UIFoundation

extension UITraitCollection {
  /// The traits that an environment stands for; read inside a node, which comes to depend on what is read.
  package convenience init(_ environment: EnvironmentValues) {
    self.init(ColorContext(environment), size: UIContentSizeCategory(step: environment.dynamicTypeSize.rawValue))
  }

  package convenience init(_ context: ColorContext, size: UIContentSizeCategory = .unspecified) {
    self.init(
      style: context.colorScheme == .dark ? .dark : .light, contrast: context.contrast == .increased ? .high : .normal,
      level: context.isElevated ? .elevated : .base, size: size)
  }
}

extension UIContentSizeCategory {
  /// The name of one of the twelve steps of text sizes; unspecified for another number.
  package init(step: Int) {
    let names: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
      .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    self = names.indices.contains(step) ? names[step] : .unspecified
  }
}
