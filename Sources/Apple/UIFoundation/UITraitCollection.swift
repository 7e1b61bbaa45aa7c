@_exported import Foundation

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// Whether colours differ more than usual.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// Whether a surface lies above others, as a sheet does.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// What colours and images depend on when they are shown.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Light or dark; light is meant where it is not specified.
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let accessibilityContrast: UIAccessibilityContrast
  public let userInterfaceLevel: UIUserInterfaceLevel
  /// The size of text; large is meant where it is not specified.
  public let preferredContentSizeCategory: UIContentSizeCategory

  package init(
    style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast, level: UIUserInterfaceLevel,
    size: UIContentSizeCategory = .unspecified
  ) {
    userInterfaceStyle = style
    accessibilityContrast = contrast
    userInterfaceLevel = level
    preferredContentSizeCategory = size
  }

  /// Specifies nothing.
  public override convenience init() {
    self.init(style: .unspecified, contrast: .unspecified, level: .unspecified)
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle, contrast: .unspecified, level: .unspecified)
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(style: .unspecified, contrast: accessibilityContrast, level: .unspecified)
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(style: .unspecified, contrast: .unspecified, level: userInterfaceLevel)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(style: .unspecified, contrast: .unspecified, level: .unspecified, size: preferredContentSizeCategory)
  }

  /// All that the collections specify, the last one of each trait.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      style: traitCollections.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle ?? .unspecified,
      contrast: traitCollections.last { $0.accessibilityContrast != .unspecified }?.accessibilityContrast
        ?? .unspecified,
      level: traitCollections.last { $0.userInterfaceLevel != .unspecified }?.userInterfaceLevel ?? .unspecified,
      size: traitCollections.last { $0.preferredContentSizeCategory != .unspecified }?.preferredContentSizeCategory
        ?? .unspecified)
  }

  @TaskLocal private static var performed: UITraitCollection?
  private static let plain = UITraitCollection(style: .light, contrast: .normal, level: .base, size: .large)

  /// The traits by which a colour finds its numbers where nobody says: light, but inside of `performAsCurrent`.
  open class var current: UITraitCollection { performed ?? plain }

  /// Makes the traits the current ones for the time of a call.
  open func performAsCurrent(_ actions: () -> Void) { Self.$performed.withValue(self, operation: actions) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && accessibilityContrast == other.accessibilityContrast
      && userInterfaceLevel == other.userInterfaceLevel
      && preferredContentSizeCategory == other.preferredContentSizeCategory
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(accessibilityContrast)
    hasher.combine(userInterfaceLevel)
    hasher.combine(preferredContentSizeCategory)
    return hasher.finalize()
  }

  /// Whether a colour differs between two collections.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection else { return true }
    return userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel
  }
}
