import Foundation

/// What a measurement is of: it decides in which unit people of a locale read it.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  private let name: String?
  /// The name of the usage in the Unicode locale data; nil to keep the unit.
  let preference: String?

  /// - Parameter preference: The name in the locale data, where that is another one.
  init(_ name: String?, as preference: String? = nil) {
    self.name = name
    self.preference = preference ?? name
  }

  /// The units that people of the locale use without a more exact purpose.
  public static var general: Self { Self("default") }
  /// The unit of the measurement.
  public static var asProvided: Self { Self(nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self("person") }
  public static var personHeight: Self { Self("person-height") }
  public static var road: Self { Self("road") }
  public static var focalLength: Self { Self("focal-length") }
  public static var rainfall: Self { Self("rainfall") }
  public static var snowfall: Self { Self("snowfall") }
  public static var visibility: Self { Self("visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var person: Self { Self("person") }
  public static var weather: Self { Self("weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self("food") }
  /// The locale data have no units for it: people count it in those of food.
  public static var workout: Self { Self("workout", as: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  public static var wind: Self { Self("wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  public static var liquid: Self { Self("fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  public static var barometric: Self { Self("baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitConcentrationMass {
  public static var bloodGlucose: Self { Self("blood-glucose") }
}
