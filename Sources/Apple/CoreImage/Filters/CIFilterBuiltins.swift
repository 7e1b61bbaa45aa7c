import Foundation

/// Makes a picture.
public protocol CIFilterProtocol: AnyObject {
  var outputImage: CIImage? { get }
}

/// A filter of one picture.
public protocol _CIImageFilter: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

/// Makes a QR code of bytes, a pixel a square, dark on white, with a white edge of one pixel.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// What the code says: at most 2,953 bytes.
  var message: Data { get set }
  /// How much is repaired: "L", "M", the default, "Q" or "H".
  var correctionLevel: String { get set }
}

/// Brown as old photographs.
public protocol CISepiaTone: _CIImageFilter {
  /// From 0 to 1, the default.
  var intensity: Float { get set }
}

/// Softer.
public protocol CIGaussianBlur: _CIImageFilter {
  /// In pixels; 10 by default.
  var radius: Float { get set }
}

/// Squares of one colour.
public protocol CIPixellate: _CIImageFilter {
  /// A corner of a square.
  var center: CGPoint { get set }
  /// The side of a square in pixels; 8 by default.
  var scale: Float { get set }
}

/// Many-cornered cells of one colour.
public protocol CICrystallize: _CIImageFilter {
  /// The size of a cell in pixels; 20 by default.
  var radius: Float { get set }
  /// The point at which the grid of cells begins.
  var center: CGPoint { get set }
}

/// The edges of what is seen, on black.
public protocol CIEdges: _CIImageFilter {
  /// How bright edges are; 1 by default.
  var intensity: Float { get set }
}

/// Darker towards the corners.
public protocol CIVignette: _CIImageFilter {
  /// How dark; 0 by default.
  var intensity: Float { get set }
  /// How far from the middle the dark begins: 0 to 2; 1 by default.
  var radius: Float { get set }
}

/// Sharper edges.
public protocol CIUnsharpMask: _CIImageFilter {
  /// In pixels; 2.5 by default.
  var radius: Float { get set }
  /// How much; 0.5 by default.
  var intensity: Float { get set }
}

/// Light around what is bright.
public protocol CIBloom: _CIImageFilter {
  /// In pixels; 10 by default.
  var radius: Float { get set }
  /// How much; 0.5 by default.
  var intensity: Float { get set }
}

/// The opposite colours.
public protocol CIColorInvert: _CIImageFilter {}

/// Shades of one colour.
public protocol CIColorMonochrome: _CIImageFilter {
  var color: CIColor { get set }
  /// From 0 to 1, the default.
  var intensity: Float { get set }
}

/// How colourful, bright and rich in contrast a picture is.
public protocol CIColorControls: _CIImageFilter {
  /// 1 by default; 0 is gray.
  var saturation: Float { get set }
  /// From -1 to 1; 0 by default.
  var brightness: Float { get set }
  /// 1 by default.
  var contrast: Float { get set }
}

/// A look without settings.
public protocol CIPhotoEffect: _CIImageFilter {}

/// The filters that there are, with their inputs as properties.
final class BuiltinFilter: CIFilter, @unchecked Sendable, CIQRCodeGenerator, CISepiaTone, CIGaussianBlur, CIPixellate,
  CICrystallize, CIEdges, CIVignette, CIUnsharpMask, CIBloom, CIColorInvert, CIColorMonochrome, CIColorControls,
  CIPhotoEffect
{
  var message: Data {
    get { input("inputMessage", or: Data()) }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var correctionLevel: String {
    get { input("inputCorrectionLevel", or: "M") }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  var inputImage: CIImage? {
    get { input(kCIInputImageKey, or: nil) }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  var intensity: Float {
    get { number(kCIInputIntensityKey) }
    set { setValue(newValue, forKey: kCIInputIntensityKey) }
  }
  var radius: Float {
    get { number(kCIInputRadiusKey) }
    set { setValue(newValue, forKey: kCIInputRadiusKey) }
  }
  var scale: Float {
    get { number(kCIInputScaleKey) }
    set { setValue(newValue, forKey: kCIInputScaleKey) }
  }
  var center: CGPoint {
    get { point(kCIInputCenterKey) }
    set { setValue(newValue, forKey: kCIInputCenterKey) }
  }
  var color: CIColor {
    get { input(kCIInputColorKey, or: .white) }
    set { setValue(newValue, forKey: kCIInputColorKey) }
  }
  var saturation: Float {
    get { number(kCIInputSaturationKey) }
    set { setValue(newValue, forKey: kCIInputSaturationKey) }
  }
  var brightness: Float {
    get { number(kCIInputBrightnessKey) }
    set { setValue(newValue, forKey: kCIInputBrightnessKey) }
  }
  var contrast: Float {
    get { number(kCIInputContrastKey) }
    set { setValue(newValue, forKey: kCIInputContrastKey) }
  }
}

extension CIFilter {
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { BuiltinFilter(.qrCode) }
  public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter(.sepia) }
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltinFilter(.blur) }
  public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter(.pixellate) }
  public class func crystallize() -> any CIFilter & CICrystallize { BuiltinFilter(.crystallize) }
  public class func edges() -> any CIFilter & CIEdges { BuiltinFilter(.edges) }
  public class func vignette() -> any CIFilter & CIVignette { BuiltinFilter(.vignette) }
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltinFilter(.unsharpMask) }
  public class func bloom() -> any CIFilter & CIBloom { BuiltinFilter(.bloom) }
  public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltinFilter(.invert) }
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { BuiltinFilter(.monochrome) }
  public class func colorControls() -> any CIFilter & CIColorControls { BuiltinFilter(.controls) }
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltinFilter(.mono) }
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltinFilter(.noir) }
}
