// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The colours that a display can show.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB = 0
  case P3 = 1
}

/// Whether the interface looks like that of the window in which people work.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

/// Whether somebody records or mirrors the scene.
public enum UISceneCaptureState: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

/// Whether a screen tells how hard it is touched.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}

/// Whether what is brighter than white is held back.
public enum UIHDRHeadroomUsageLimit: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

extension UIImage {
  /// How much brighter than white an image may be shown.
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard = 0
    case constrainedHigh = 1
    case high = 2
  }
}
