import Foundation

/// Writes measurements and units in the words of a locale.
///
/// New programs write `measurement.formatted(.measurement(width: .abbreviated))`.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which unit is written.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit of the measurement, in place of the one that people of the locale use.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// A larger or smaller unit where the number becomes easier to read.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// "90°" in place of "90°F".
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// The default has no options: the unit is the one of the locale for large amounts, such as kilometers.
  open var unitOptions: UnitOptions = []
  /// The default is `.medium`, as in "5 km".
  open var unitStyle: Formatter.UnitStyle = .medium
  open var locale: Locale! = .current
  /// Writes numbers; the default has at most three digits behind the separator.
  open var numberFormatter: NumberFormatter! {
    get { ownNumberFormatter ?? defaultNumberFormatter }
    set { ownNumberFormatter = newValue }
  }
  private var ownNumberFormatter: NumberFormatter?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// A measurement as text.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(measurement.value, measurement.unit)
  }

  /// The name of a unit, such as "km" or "kilometers".
  open func string(from unit: Unit) -> String {
    guard let name = (unit as? Dimension)?.unicodeName,
      let parts = UnitText.parts(2, unit: name, width: width, locale: usedLocale)
    else { return unit.symbol }
    return parts.replacingNumber(with: "").trimmingCharacters(in: .whitespaces)
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let unit as Unit: string(from: unit)
    case let measurement as any WrittenMeasurement: text(measurement.value, measurement.anyUnit)
    default: nil
    }
  }

  private var usedLocale: Locale { locale ?? .current }

  private var width: UnitText.Width {
    switch unitStyle {
    case .long: .wide
    case .short: .narrow
    default: .abbreviated
    }
  }

  private var defaultNumberFormatter: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = usedLocale
    return formatter
  }

  private func text(_ value: Double, _ unit: Unit) -> String {
    let (value, unit): (Double, Unit) = converted(value, unit)
    let numbers: NumberFormatter = numberFormatter
    return MeasurementText(
      width: width, usage: usage(for: unit),
      hidesScale: unitOptions.contains(.temperatureWithoutUnit) && unit is UnitTemperature,
      locale: scale(for: unit), number: { numbers.string(from: NSNumber(value: $0)) ?? "\($0)" }
    ).text(of: value, unit)
  }

  /// The unit of the locale for large amounts, where neither another scale nor the measurement's own unit is asked for.
  private func converted(_ value: Double, _ unit: Unit) -> (Double, Unit) {
    guard unitOptions.isDisjoint(with: [.providedUnit, .naturalScale]) else { return (value, unit) }
    let isMetric: Bool = usedLocale.measurementSystem == .metric
    func convert<U: Dimension>(_ unit: U, to other: U) -> (Double, Unit) {
      (Measurement(value: value, unit: unit).converted(to: other).value, other)
    }
    switch unit {
    case let unit as UnitLength: return convert(unit, to: isMetric ? .kilometers : .miles)
    case let unit as UnitMass: return convert(unit, to: isMetric ? .kilograms : .pounds)
    default: return (value, unit)
    }
  }

  private func usage(for unit: Unit) -> String? {
    if unitOptions.contains(.naturalScale) { return "default" }
    if unitOptions.contains(.providedUnit) || unit is UnitLength || unit is UnitMass { return nil }
    return "default"
  }

  /// A natural scale of a unit stays in the system of the unit.
  private func scale(for unit: Unit) -> Locale {
    guard unitOptions.isSuperset(of: [.naturalScale, .providedUnit]) else { return usedLocale }
    let american: [Unit] = [
      UnitLength.inches, UnitLength.feet, UnitLength.yards, UnitLength.miles, UnitMass.ounces, UnitMass.pounds,
      UnitMass.stones, UnitTemperature.fahrenheit, UnitSpeed.milesPerHour,
    ]
    var components = Locale.Components(locale: usedLocale)
    components.measurementSystem = american.contains(unit) ? .us : .metric
    return Locale(components: components)
  }
}

/// A measurement of any unit.
private protocol WrittenMeasurement {
  var value: Double { get }
  var anyUnit: Unit { get }
}

extension Measurement: WrittenMeasurement {
  var anyUnit: Unit { unit }
}
