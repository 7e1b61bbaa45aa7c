@_exported import Foundation

/// The colours that the display can show.
public struct UITraitDisplayGamut: SystemTrait {
  public static var defaultValue: UIDisplayGamut { .unspecified }
  static var field: WritableKeyPath<TraitValues.System, UIDisplayGamut> { \.gamut }
}

/// Whether the window is the one in which people work.
public struct UITraitActiveAppearance: SystemTrait {
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  static var field: WritableKeyPath<TraitValues.System, UIUserInterfaceActiveAppearance> { \.activity }
}

/// Whether the scene is recorded.
public struct UITraitSceneCaptureState: UITraitDefinition {
  public static var defaultValue: UISceneCaptureState { .unspecified }
}

/// Whether the screen tells how hard it is touched.
public struct UITraitForceTouchCapability: UITraitDefinition {
  public static var defaultValue: UIForceTouchCapability { .unknown }
}

/// Whether what is brighter than white is held back.
public struct UITraitHDRHeadroomUsageLimit: UITraitDefinition {
  public static var defaultValue: UIHDRHeadroomUsageLimit { .unspecified }
}

/// How much brighter than white images are shown.
public struct UITraitImageDynamicRange: UITraitDefinition {
  public static var defaultValue: UIImage.DynamicRange { .unspecified }
}

/// The language by whose rules texts are set; nil for that of the program.
public struct UITraitTypesettingLanguage: UITraitDefinition {
  public static var defaultValue: Locale.Language? { nil }
}

extension UITraitCollection {
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init { $0.sceneCaptureState = sceneCaptureState }
  }
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = forceTouchCapability }
  }
  public convenience init(hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit) {
    self.init { $0.headroomUsageLimit = hdrHeadroomUsageLimit }
  }
  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init { $0.imageDynamicRange = imageDynamicRange }
  }
  public convenience init(typesettingLanguage: Locale.Language?) {
    self.init { $0.typesettingLanguage = typesettingLanguage }
  }

  /// The colours that the display can show; those of sRGB in windows of a desktop.
  public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
  /// Whether the window is the one in which people work.
  public var activeAppearance: UIUserInterfaceActiveAppearance { self[UITraitActiveAppearance.self] }
  /// Whether somebody records the scene; unspecified, as no host tells.
  public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
  /// Whether the screen tells how hard it is touched; unknown, as no host tells.
  public var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }
  /// Whether what is brighter than white is held back.
  public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit { self[UITraitHDRHeadroomUsageLimit.self] }
  /// How much brighter than white images are shown; as white in windows of a desktop.
  public var imageDynamicRange: UIImage.DynamicRange { self[UITraitImageDynamicRange.self] }
  /// The language by whose rules texts are set; nil for that of the program.
  public var typesettingLanguage: Locale.Language? { self[UITraitTypesettingLanguage.self] }
  /// The configuration of images for these traits.
  public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traits: self) }
}

extension UIMutableTraits {
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
  public var sceneCaptureState: UISceneCaptureState {
    get { self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
  public var headroomUsageLimit: UITraitHDRHeadroomUsageLimit.Value {
    get { self[UITraitHDRHeadroomUsageLimit.self] }
    set { self[UITraitHDRHeadroomUsageLimit.self] = newValue }
  }
  public var imageDynamicRange: UIImage.DynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }
  public var typesettingLanguage: Locale.Language? {
    get { self[UITraitTypesettingLanguage.self] }
    set { self[UITraitTypesettingLanguage.self] = newValue }
  }
}
