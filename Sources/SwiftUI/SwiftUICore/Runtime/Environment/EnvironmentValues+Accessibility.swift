import HostInterface

private struct InvertColorsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ButtonShapesKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct BordersKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct DimFlashingLightsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct PlayAnimatedImagesKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct ScreenReaderKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct SwitchControlKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct AssistiveAccessKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct AccessibilityEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }

// What the person has chosen to make the machine usable; the host tells it.
extension EnvironmentValues {
  /// Whether an assistive technology is at work: a screen reader or switches.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }

  /// Whether a screen reader listens.
  public var accessibilityVoiceOverEnabled: Bool { self[ScreenReaderKey.self] }
  /// Whether the machine is used by switches.
  public var accessibilitySwitchControlEnabled: Bool { self[SwitchControlKey.self] }
  /// Whether the system shows only core functions.
  public var accessibilityAssistiveAccessEnabled: Bool { self[AssistiveAccessKey.self] }
  /// Whether colours are shown inverted.
  public var accessibilityInvertColors: Bool { self[InvertColorsKey.self] }
  /// Whether buttons are to show their shape.
  public var accessibilityShowButtonShapes: Bool { self[ButtonShapesKey.self] }
  /// Whether controls are to show their borders.
  public var accessibilityShowBorders: Bool { self[BordersKey.self] }
  /// Whether flashing lights in videos and animations are to be dimmed.
  public var accessibilityDimFlashingLights: Bool { self[DimFlashingLightsKey.self] }
  /// Whether images that move may do so by themselves.
  public var accessibilityPlayAnimatedImages: Bool { self[PlayAnimatedImagesKey.self] }

  /// Takes up what a host's settings say of assistive technologies.
  mutating func applyAccessibility(_ settings: HostSettings) {
    self[AccessibilityEnabledKey.self] = settings.hasScreenReader || settings.hasSwitchControl
    self[ScreenReaderKey.self] = settings.hasScreenReader
    self[SwitchControlKey.self] = settings.hasSwitchControl
    self[AssistiveAccessKey.self] = settings.isAssistiveAccess
    self[InvertColorsKey.self] = settings.invertsColors
    self[ButtonShapesKey.self] = settings.showsButtonShapes
    self[BordersKey.self] = settings.showsBorders
    self[DimFlashingLightsKey.self] = settings.dimsFlashingLights
    self[PlayAnimatedImagesKey.self] = settings.playsAnimatedImages
  }
}
