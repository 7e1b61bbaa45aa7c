import SwiftUI

/// How the welcome looks.
struct WelcomeViewStyle {
  /// How the progress moves: not at all under Reduce Motion (behaviour 19).
  static func progressAnimation(reduceMotion: Bool) -> Animation? {
    reduceMotion ? nil : .easeInOut(duration: 0.3)
  }

  /// The width of the text's column, wider with larger text, in points.
  static func textWidth(dynamicTypeSize: DynamicTypeSize) -> CGFloat {
    dynamicTypeSize.isAccessibilitySize ? 640 : 420
  }
}
