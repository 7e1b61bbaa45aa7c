import Foundation

extension Dimension {
  /// The name of the unit in the Unicode locale data, such as "kilometer-per-hour"; nil for units that have no name there.
  var unicodeName: String? {
    if self === UnitFuelEfficiency.milesPerImperialGallon { return "mile-per-gallon-imperial" }
    let name: String? = UnitNames.byKind.first { type(of: self) == $0.kind }?.names[symbol]
    return name
  }
}

/// The names of Foundation's units in the Unicode locale data, by their symbols.
private enum UnitNames {
  static let byKind: [(kind: AnyClass, names: [String: String])] = [
    (UnitLength.self, lengths), (UnitMass.self, masses), (UnitDuration.self, durations), (UnitArea.self, areas),
    (UnitVolume.self, volumes), (UnitTemperature.self, temperatures), (UnitSpeed.self, speeds),
    (UnitAcceleration.self, ["m/s²": "meter-per-square-second", "g": "g-force"]), (UnitAngle.self, angles),
    (UnitEnergy.self, energies), (UnitPower.self, powers), (UnitPressure.self, pressures),
    (UnitFrequency.self, frequencies), (UnitFuelEfficiency.self, fuel), (UnitIlluminance.self, ["lx": "lux"]),
    (UnitConcentrationMass.self, ["mg/dL": "milligram-ofglucose-per-deciliter", "g/L": "gram-per-liter"]),
    (UnitDispersion.self, ["ppm": "permillion"]), (UnitElectricCurrent.self, currents),
    (UnitElectricPotentialDifference.self, prefixed("V", "volt", ["MV", "kV", "V", "mV", "µV"])),
    (UnitElectricResistance.self, prefixed("Ω", "ohm", ["MΩ", "kΩ", "Ω", "mΩ", "µΩ"])),
    (UnitInformationStorage.self, storage),
  ]

  private static let prefixes: [Character: String] = [
    "P": "peta", "T": "tera", "G": "giga", "M": "mega", "k": "kilo", "h": "hecto", "d": "deci", "c": "centi",
    "m": "milli", "µ": "micro", "n": "nano", "p": "pico", "f": "femto",
  ]

  /// Names of symbols that are a unit's own symbol behind a prefix, or without one.
  private static func prefixed(_ symbol: String, _ name: String, _ symbols: [String]) -> [String: String] {
    var names: [String: String] = [:]
    for known in symbols {
      guard known != symbol else {
        names[known] = name
        continue
      }
      names[known] = known.first.flatMap { prefixes[$0] }.map { $0 + name }
    }
    return names
  }

  private static let lengths: [String: String] = {
    var names = prefixed("m", "meter", ["Mm", "km", "hm", "m", "dm", "cm", "mm", "µm", "nm", "pm"])
    names.merge([
      "dam": "dekameter", "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile", "smi": "mile-scandinavian",
      "ly": "light-year", "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit",
      "pc": "parsec",
    ]) { $1 }
    return names
  }()

  private static let masses: [String: String] = {
    var names = prefixed("g", "gram", ["kg", "g", "dg", "cg", "mg", "µg", "ng", "pg"])
    names.merge([
      "oz": "ounce", "lb": "pound", "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
    ]) { $1 }
    return names
  }()

  private static let durations: [String: String] = {
    var names = prefixed("s", "second", ["s", "ms", "µs", "ns", "ps"])
    names.merge(["h": "hour", "m": "minute"]) { $1 }
    return names
  }()

  private static let areas: [String: String] = [
    "Mm²": "square-megameter", "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter",
    "mm²": "square-millimeter", "µm²": "square-micrometer", "nm²": "square-nanometer", "in²": "square-inch",
    "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre", "ha": "hectare",
  ]

  private static let volumes: [String: String] = [
    "ML": "megaliter", "kL": "kiloliter", "L": "liter", "dl": "deciliter", "cL": "centiliter", "mL": "milliliter",
    "km³": "cubic-kilometer", "m³": "cubic-meter", "dm³": "cubic-decimeter", "cm³": "cubic-centimeter",
    "mm³": "cubic-millimeter", "in³": "cubic-inch", "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile",
    "af": "acre-foot", "bsh": "bushel", "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup",
    "pt": "pint", "qt": "quart", "gal": "gallon", "fl oz Imperial": "fluid-ounce-imperial",
    "qt Imperial": "quart-imperial", "gal Imperial": "gallon-imperial",
    "metric cup Imperial": "cup-metric",
  ]

  private static let temperatures: [String: String] = ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]

  private static let speeds: [String: String] = [
    "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
  ]

  private static let angles: [String: String] = [
    "°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution",
  ]

  private static let energies: [String: String] = [
    "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour",
  ]

  private static let powers: [String: String] = {
    var names = prefixed("W", "watt", ["TW", "GW", "MW", "kW", "W", "mW", "µW", "nW", "pW", "fW"])
    names["hp"] = "horsepower"
    return names
  }()

  private static let pressures: [String: String] = [
    "N/m²": "newton-per-square-meter", "GPa": "gigapascal", "MPa": "megapascal", "kPa": "kilopascal",
    "hPa": "hectopascal", "inHg": "inch-ofhg", "bar": "bar", "mbar": "millibar", "mmHg": "millimeter-ofhg",
    "psi": "pound-force-per-square-inch",
  ]

  private static let frequencies: [String: String] = prefixed(
    "Hz", "hertz", ["THz", "GHz", "MHz", "kHz", "Hz", "mHz", "µHz", "nHz"])

  private static let fuel: [String: String] = ["L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon"]

  private static let currents: [String: String] = prefixed("A", "ampere", ["MA", "kA", "A", "mA", "µA"])

  private static let storage: [String: String] = [
    "B": "byte", "bit": "bit", "PB": "petabyte", "TB": "terabyte", "GB": "gigabyte", "MB": "megabyte",
    "kB": "kilobyte", "kb": "kilobit", "Mb": "megabit", "Gb": "gigabit",
  ]
}
