import Foundation

extension Measurement where UnitType: Dimension {
  /// Writes a measurement in the unit and the words of a locale.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How long the unit's words are.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let width: UnitText.Width

      /// "100 kilometers".
      public static var wide: Self { Self(width: .wide) }
      /// "100 km".
      public static var abbreviated: Self { Self(width: .abbreviated) }
      /// "100km".
      public static var narrow: Self { Self(width: .narrow) }
    }

    public var width: UnitWidth
    public var locale: Locale
    /// Writes the number; nil for the digits that suit the value and the unit.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// What is measured; nil is the same as `asProvided`.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    var hidesScale: Bool = false

    /// - Parameters:
    ///   - width: How long the unit's words are.
    ///   - locale: The default follows the person's settings.
    ///   - usage: What is measured; the default takes the unit that people of the locale use most.
    ///   - numberFormatStyle: Writes the number; the default takes the digits that suit the value.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    public func locale(_ locale: Locale) -> Self {
      var style: Self = self
      style.locale = locale
      return style
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let number: ((Double) -> String)? = numberFormatStyle.map { style in { style.locale(locale).format($0) } }
      return MeasurementText(
        width: width.width, usage: usage?.preference, hidesScale: hidesScale, locale: locale, number: number
      ).text(of: value.value, value.unit)
    }
  }

  /// The measurement in the unit of the person's locale, abbreviated.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// The measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
    style.format(self)
  }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Whether "20°" is written in place of "20°C". The default is false.
  public var hidesScaleName: Bool {
    get { hidesScale }
    set { hidesScale = newValue }
  }

  public init(
    width: UnitWidth, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    hidesScale = hidesScaleName
  }
}

extension FormatStyle {
  /// Writes a measurement in the unit and the words of the person's locale.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Writes a temperature, with the name of its scale or without.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}

/// How a measurement is written, without the type of its unit.
struct MeasurementText {
  var width: UnitText.Width
  /// Nil to keep the unit.
  var usage: String?
  /// Whether a temperature is written without its scale.
  var hidesScale: Bool = false
  var locale: Locale
  /// Writes the number; nil for the digits that suit the value.
  var number: ((Double) -> String)?

  /// How many digits a value is converted with before its number is written.
  private static let exact: ClosedRange<Int> = 0...9

  func text(of value: Double, _ unit: Unit) -> String {
    guard let name = (unit as? Dimension)?.unicodeName, let plain = parts(value, name) else {
      return "\((number ?? { $0.formatted(.number.locale(locale)) })(value)) \(unit.symbol)"
    }
    guard hidesScale || number != nil else { return plain.text }
    let exact: Double = usage == nil ? value : parts(value, name, digits: Self.exact)?.value ?? plain.value
    let digits: String? = number?(exact)
    // The number of digits decides between "1 meter" and "1.0 meters".
    let count: Int? = digits.map(fractionDigits)
    guard hidesScale else {
      let worded: UnitText.Parts? = count.flatMap { parts(value, name, digits: $0...$0) }
      return (worded ?? plain).replacingNumber(with: digits ?? "")
    }
    let generic: UnitText.Parts? = UnitText.parts(
      number == nil ? plain.value : exact, unit: "temperature-generic", width: width, locale: locale,
      fractionDigits: count.map { $0...$0 })
    guard let generic else { return plain.text }
    return digits.map(generic.replacingNumber) ?? generic.text
  }

  /// A usage that the kind of unit does not have leaves the unit as it is.
  private func parts(_ value: Double, _ unit: String, digits: ClosedRange<Int>? = nil) -> UnitText.Parts? {
    if let usage,
      let found = UnitText.parts(
        value, unit: unit, width: width, usage: usage, locale: locale, fractionDigits: digits)
    {
      return found
    }
    return UnitText.parts(value, unit: unit, width: width, locale: locale, fractionDigits: digits)
  }

  private func fractionDigits(in text: String) -> Int {
    guard let separator = locale.decimalSeparator, let point = text.range(of: separator) else { return 0 }
    return text[point.upperBound...].prefix { $0.isNumber }.count
  }
}
