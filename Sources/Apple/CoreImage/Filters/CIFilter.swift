import Foundation

/// Makes a picture of others. `CIFilter.sepiaTone()` and its neighbours make the filters that there are, and so do their names.
///
/// ```swift
/// let filter = CIFilter.qrCodeGenerator()
/// filter.message = Data("https://example.org".utf8)
/// let code = filter.outputImage?.transformed(by: CGAffineTransform(scaleX: 8, y: 8))
/// ```
open class CIFilter: NSObject, @unchecked Sendable {
  /// The filter's name, such as "CISepiaTone"; what a subclass of the program's is called is its own matter.
  open var name: String
  /// The inputs, by their keys.
  private var values: [String: Any] = [:]
  let recipe: FilterRecipe?

  public override init() {
    (name, recipe) = ("", nil)
    super.init()
  }

  init(_ recipe: FilterRecipe) {
    (name, self.recipe) = (recipe.name, recipe)
    super.init()
    setDefaults()
  }

  /// The filter of a name, such as "CISepiaTone"; nil for a name that none has.
  public convenience init?(name: String) { self.init(name: name, parameters: nil) }

  /// The filter of a name with inputs, by their keys; nil for a name that none has.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    guard let recipe = FilterRecipe.all[name] else { return nil }
    self.init(recipe)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// The names of the filters there are, in the order of the alphabet.
  ///
  /// - Parameter category: Nil for all; filters here belong to no other categories, of which the list is empty.
  open class func filterNames(inCategory category: String?) -> [String] {
    category == nil ? FilterRecipe.all.keys.sorted() : []
  }

  /// The keys of the inputs.
  open var inputKeys: [String] { recipe?.keys ?? [] }
  /// The keys of the outputs: that of the picture.
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// Gives all inputs but pictures their first values.
  open func setDefaults() {
    for (key, value) in recipe?.defaults ?? [:] { values[key] = value }
  }

  /// Sets an input. A filter without such an input ignores it, where Apple's ends the program.
  open func setValue(_ value: Any?, forKey key: String) {
    guard inputKeys.contains(key) || recipe == nil else { return }
    values[key] = value
  }

  /// An input, or the output.
  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

  /// The picture that the filter makes; nil while it lacks what it needs.
  open var outputImage: CIImage? { recipe?.output(self) }

  // MARK: - Inputs by their types

  func number(_ key: String) -> Float {
    switch values[key] {
    case let value as Float: value
    case let value as Double: Float(value)
    case let value as CGFloat: Float(value)
    case let value as Int: Float(value)
    case let value as NSNumber: value.floatValue
    default: recipe?.defaults[key] as? Float ?? 0
    }
  }

  func point(_ key: String) -> CGPoint { values[key] as? CGPoint ?? .zero }

  /// The number, or the one that the filter begins with for one that is none.
  func finite(_ key: String) -> Float {
    let value: Float = number(key)
    return value.isFinite ? value : recipe?.defaults[key] as? Float ?? 0
  }

  func input<Value>(_ key: String, or other: Value) -> Value { values[key] as? Value ?? other }
}

public let kCIOutputImageKey: String = "outputImage"
public let kCIInputImageKey: String = "inputImage"
public let kCIInputBackgroundImageKey: String = "inputBackgroundImage"
public let kCIInputIntensityKey: String = "inputIntensity"
public let kCIInputRadiusKey: String = "inputRadius"
public let kCIInputScaleKey: String = "inputScale"
public let kCIInputCenterKey: String = "inputCenter"
public let kCIInputColorKey: String = "inputColor"
public let kCIInputSaturationKey: String = "inputSaturation"
public let kCIInputBrightnessKey: String = "inputBrightness"
public let kCIInputContrastKey: String = "inputContrast"
public let kCIInputAmountKey: String = "inputAmount"
public let kCIInputAngleKey: String = "inputAngle"
