import SwiftUI

/// Lengths of the screens in points, for the room and the text size that a user has.
struct ScreenMetrics: Hashable, Sendable {
  /// Whether columns stand side by side.
  var isWide: Bool
  /// Whether text is so large that what stands in a row goes below one another.
  var isStacked: Bool
  private var textScale: CGFloat

  init(sizeClass: UserInterfaceSizeClass?, dynamicTypeSize: DynamicTypeSize) {
    isStacked = dynamicTypeSize.isAccessibilitySize
    isWide = sizeClass == .regular && !dynamicTypeSize.isAccessibilitySize
    textScale = Self.textScale(dynamicTypeSize)
  }

  /// The distance of content from the screen's sides.
  var margin: CGFloat { isWide ? 24 : 16 }
  /// Between sections.
  var sectionSpacing: CGFloat { isWide ? 20 : 12 }
  /// Between a card's edge and its content.
  var cardPadding: CGFloat { isWide ? 20 : 12 }
  var cardRadius: CGFloat { 14 }
  /// Above and below the content of a row.
  var rowPadding: CGFloat { isStacked ? 12 : isWide ? 14 : 5 }
  /// The width of the column with the gauge, where columns stand side by side.
  var gaugeColumnWidth: CGFloat { 296 }

  /// The diameter of a gauge that is `base` points large at the default text size; it grows as its number does.
  func gaugeDiameter(_ base: CGFloat) -> CGFloat { (base * textScale).rounded() }

  /// The width of a gauge's ring.
  func gaugeLineWidth(diameter: CGFloat) -> CGFloat { (diameter * 0.08).rounded() }

  /// How much larger a large title is than at the default text size.
  private static func textScale(_ size: DynamicTypeSize) -> CGFloat {
    switch size {
    case .xSmall: 31.0 / 34
    case .small: 32.0 / 34
    case .medium: 33.0 / 34
    case .large: 1
    case .xLarge: 36.0 / 34
    case .xxLarge: 38.0 / 34
    case .xxxLarge: 40.0 / 34
    case .accessibility1: 44.0 / 34
    case .accessibility2: 48.0 / 34
    case .accessibility3: 52.0 / 34
    case .accessibility4: 56.0 / 34
    default: 60.0 / 34
    }
  }
}

extension EnvironmentValues {
  /// The lengths of the screens here.
  var screenMetrics: ScreenMetrics {
    ScreenMetrics(sizeClass: horizontalSizeClass, dynamicTypeSize: dynamicTypeSize)
  }
}
