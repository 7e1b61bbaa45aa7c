import CoreGraphics
import DisplayList

/// The kind of device that a host stands for: it decides metrics, not features.
package enum Idiom: String, Hashable, Sendable {
  case phone
  case desktop
}

/// What a host tells about the person and the machine. A frame depends on nothing else from outside (G9).
package struct HostSettings: Hashable, Sendable {
  package var idiom: Idiom
  /// Pixels per point.
  package var displayScale: CGFloat = 2
  package var isDark: Bool = false
  package var increasesContrast: Bool = false
  /// The colour that the person has chosen for controls; nil for the system blue.
  package var accentColor: RGBA?
  /// The step of the twelve text sizes, 0 (extra small) to 11 (accessibility 5); 3 is the default, large.
  package var textSize: Int = 3
  package var hasBoldText: Bool = false
  /// Whether lines of text styles are as high as a language with tall letters needs them, on a desktop: 18.5 points for
  /// body instead of 16. A Mac does so where such a language is among the preferred ones; fonts of a size are not affected.
  package var hasTallLines: Bool = false
  package var reducesMotion: Bool = false
  package var reducesTransparency: Bool = false
  package var differentiatesWithoutColor: Bool = false
  package var invertsColors: Bool = false
  package var showsButtonShapes: Bool = false
  package var showsBorders: Bool = false
  package var dimsFlashingLights: Bool = false
  package var playsAnimatedImages: Bool = true
  /// Whether a screen reader listens.
  package var hasScreenReader: Bool = false
  /// Whether the machine is used by switches.
  package var hasSwitchControl: Bool = false
  /// Whether the system shows only core functions.
  package var isAssistiveAccess: Bool = false
  package var isRightToLeft: Bool = false
  /// The longest time between the clicks of a double click, in seconds.
  package var doubleClickTime: Double = 0.4
  /// The longest distance between them, in points.
  package var doubleClickDistance: Double = 8
  /// Whether the caret of a text blinks; how long it is seen and hidden together, and how long it blinks after the last input,
  /// in seconds.
  package var caretBlinks: Bool = true
  package var caretBlinkTime: Double = 1.2
  package var caretBlinkTimeout: Double = 10
  /// With the hours of the clock at its end, such as `en_US@hours=h23`, where the person wants others than the region's.
  package var localeIdentifier: String = "en_US"
  package var timeZoneIdentifier: String = "UTC"

  package init(idiom: Idiom = .phone) {
    self.idiom = idiom
  }
}

/// The space that a host gives to a window's content.
package struct HostWindow: Hashable, Sendable {
  /// In points.
  package var size: CGSize
  /// What bars and rounded corners take from each side, in points.
  package var safeArea: Insets

  package struct Insets: Hashable, Sendable {
    package var top: CGFloat = 0
    package var leading: CGFloat = 0
    package var bottom: CGFloat = 0
    package var trailing: CGFloat = 0

    package init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  package init(size: CGSize, safeArea: Insets = Insets()) {
    self.size = size
    self.safeArea = safeArea
  }

  /// A simulated phone, 393 by 852 points, held upright.
  package static let phone = HostWindow(
    size: CGSize(width: 393, height: 852), safeArea: Insets(top: 59, bottom: 34))

  /// A window of a desktop, 900 by 640 points.
  package static let desktop = HostWindow(size: CGSize(width: 900, height: 640))
}
