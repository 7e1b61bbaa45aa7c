import Foundation

/// What the components of colours in a space stand for.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
  case cmyk = 2
}

/// How colours outside of what a space can hold are brought into it: all are cut off at its edges.
public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
  case defaultIntent = 0
  case absoluteColorimetric = 1
  case relativeColorimetric = 2
  case perceptual = 3
  case saturation = 4
}

/// What the numbers of a colour mean.
///
/// Everything is drawn in sRGB: colours and pixels of other spaces are converted to it, and what lies outside of it is
/// cut off where it is drawn. The device's own RGB is sRGB. The curve of grays counts as sRGB's, from which gamma 2.2
/// differs by less than a hundredth, so that a gray and the RGB colour of the same numbers look the same.
public final class CGColorSpace: Hashable, Sendable {
  /// How the numbers become light.
  enum Encoding: Hashable, Sendable { case sRGB, linear, displayP3, linearDisplayP3, gray, linearGray, cmyk }

  /// The space's name.
  public let name: CFString?
  let encoding: Encoding
  /// Whether components may be below 0 and above 1.
  package let isExtended: Bool

  private init(_ name: CFString, _ encoding: Encoding, isExtended: Bool = false) {
    self.name = name
    self.encoding = encoding
    self.isExtended = isExtended
  }

  /// The space of a name, such as `CGColorSpace.sRGB`; nil for one that is not known.
  public convenience init?(name: CFString) {
    guard let known = Self.named[name] else { return nil }
    self.init(name, known.0, isExtended: known.isExtended)
  }

  public var model: CGColorSpaceModel {
    switch encoding {
    case .gray, .linearGray: .monochrome
    case .cmyk: .cmyk
    case .sRGB, .linear, .displayP3, .linearDisplayP3: .rgb
    }
  }

  /// The number of components of a colour without its alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .cmyk: 4
    case .rgb, .unknown: 3
    }
  }

  /// Whether the space holds colours that sRGB does not.
  public var isWideGamutRGB: Bool {
    encoding == .displayP3 || encoding == .linearDisplayP3 || isExtended && model == .rgb
  }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.name == right.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  static let deviceRGB = CGColorSpace("kCGColorSpaceDeviceRGB", .sRGB)
  static let deviceGray = CGColorSpace("kCGColorSpaceDeviceGray", .gray)
  static let deviceCMYK = CGColorSpace("kCGColorSpaceDeviceCMYK", .cmyk)
  static let standardRGB = CGColorSpace(sRGB, .sRGB)
  static let standardGray = CGColorSpace(genericGrayGamma2_2, .gray)
  static let standardCMYK = CGColorSpace(genericCMYK, .cmyk)
}

extension CGColorSpace {
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
  public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

  private static let named: [CFString: (Encoding, isExtended: Bool)] = [
    sRGB: (.sRGB, false), extendedSRGB: (.sRGB, true), linearSRGB: (.linear, false),
    extendedLinearSRGB: (.linear, true), genericRGBLinear: (.linear, false), displayP3: (.displayP3, false),
    extendedDisplayP3: (.displayP3, true), linearDisplayP3: (.linearDisplayP3, false),
    extendedLinearDisplayP3: (.linearDisplayP3, true), genericGrayGamma2_2: (.gray, false),
    extendedGray: (.gray, true), linearGray: (.linearGray, false), extendedLinearGray: (.linearGray, true),
    genericCMYK: (.cmyk, false),
  ]
}

/// The RGB space of the device: sRGB.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace.deviceRGB }
/// The gray space of the device.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace.deviceGray }
/// The space of the device's inks.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace.deviceCMYK }
