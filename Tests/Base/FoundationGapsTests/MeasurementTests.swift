import Foundation
import FoundationGaps
import Testing

/// Measurements in the units and words of locales.
@Suite("Measurements as text") struct MeasurementTests {
  private let american = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")

  @Test("A measurement is written in the unit that people of the locale use")
  func units() {
    let way = Measurement(value: 3, unit: UnitLength.kilometers)
    let style = Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: american)
    #expect(way.formatted(style) == "1.9 mi")
    #expect(way.formatted(style.locale(german)) == "3 km")
    #expect(way.formatted(.measurement(width: .wide, usage: .asProvided).locale(american)) == "3 kilometers")
    #expect(way.formatted(.measurement(width: .narrow, usage: .asProvided).locale(american)) == "3km")
    let height = Measurement(value: 1.8288, unit: UnitLength.meters)
    #expect(height.formatted(.measurement(width: .wide, usage: .personHeight).locale(american)).hasPrefix("6 feet"))
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(warm.formatted(.measurement(width: .abbreviated, usage: .weather).locale(american)) == "68°F")
    #expect(warm.formatted(.measurement(width: .narrow, hidesScaleName: true).locale(american)) == "68°")
  }

  @Test("A style of numbers writes the number, and the unit's word goes with it")
  func numbers() {
    let number = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
    let one = Measurement(value: 1, unit: UnitLength.meters)
    let exact = Measurement<UnitLength>.FormatStyle(
      width: .wide, locale: american, usage: .asProvided, numberFormatStyle: number)
    #expect(one.formatted(exact) == "1.0 meters")
    #expect(one.formatted(.measurement(width: .wide, usage: .asProvided).locale(american)) == "1 meter")
    let way = Measurement(value: 1000, unit: UnitLength.kilometers)
    #expect(way.formatted(.measurement(width: .abbreviated, numberFormatStyle: number).locale(american)) == "621.4 mi")
    let cold = Measurement(value: -3.25, unit: UnitTemperature.celsius)
    #expect(
      cold.formatted(
        .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: number).locale(german)) == "-3,2 °C")
    #expect(
      cold.formatted(
        .measurement(width: .narrow, usage: .asProvided, hidesScaleName: true, numberFormatStyle: number)
          .locale(american)) == "-3.2°")
  }

  @Test("Units without a name in the locale data are written with their symbols")
  func symbols() {
    let charge = Measurement(value: 2.5, unit: UnitElectricCharge.ampereHours)
    #expect(charge.formatted(.measurement(width: .wide).locale(american)) == "2.5 Ah")
    let own = Measurement(value: 4, unit: Dimension(symbol: "apples", converter: UnitConverterLinear(coefficient: 1)))
    #expect(own.formatted(.measurement(width: .wide).locale(american)) == "4 apples")
    #expect(Measurement(value: .infinity, unit: UnitLength.meters).formatted().contains("∞"))
  }

  @Test("Every unit that has a name in the table is known to the locale data")
  func table() {
    let units: [Dimension] = [
      UnitLength.megameters, UnitLength.decameters, UnitLength.scandinavianMiles, UnitLength.astronomicalUnits,
      UnitMass.metricTons, UnitMass.carats, UnitDuration.picoseconds, UnitArea.acres,
      UnitArea.squareMicrometers, UnitVolume.acreFeet, UnitVolume.bushels, UnitVolume.imperialGallons,
      UnitVolume.metricCups, UnitVolume.deciliters, UnitSpeed.knots,
      UnitAcceleration.gravity, UnitAngle.arcSeconds, UnitAngle.revolutions, UnitEnergy.kilowattHours,
      UnitPower.femtowatts, UnitPower.horsepower, UnitPressure.newtonsPerMetersSquared,
      UnitPressure.poundsForcePerSquareInch, UnitPressure.inchesOfMercury, UnitFrequency.nanohertz,
      UnitFuelEfficiency.litersPer100Kilometers, UnitFuelEfficiency.milesPerImperialGallon, UnitIlluminance.lux,
      UnitConcentrationMass.gramsPerLiter, UnitConcentrationMass.milligramsPerDeciliter, UnitDispersion.partsPerMillion,
      UnitElectricCurrent.microamperes, UnitElectricPotentialDifference.kilovolts, UnitElectricResistance.megaohms,
      UnitInformationStorage.petabytes, UnitInformationStorage.megabits,
    ]
    let formatter = MeasurementFormatter()
    formatter.locale = american
    formatter.unitStyle = .long
    for unit in units {
      #expect(formatter.string(from: unit) != unit.symbol, "\(unit.symbol)")
    }
  }

  @Test("Amounts of storage are written as file browsers write them")
  func storage() {
    let size = Measurement(value: 4.2, unit: UnitInformationStorage.megabytes)
    #expect(size.formatted(.byteCount(style: .file).locale(american)) == "4.2 MB")
  }

  @Test("The formatter takes kilometers or miles by its locale, the unit as it is, or an easier one")
  func formatter() {
    let formatter = MeasurementFormatter()
    formatter.locale = american
    let way = Measurement(value: 3, unit: UnitLength.kilometers)
    #expect(formatter.string(from: way) == "1.864 mi")
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    #expect(
      formatter.string(from: way) == "3 kilometers" && formatter.string(from: UnitLength.kilometers) == "kilometers")
    formatter.unitOptions = [.providedUnit, .naturalScale]
    #expect(formatter.string(from: Measurement(value: 5000, unit: UnitLength.meters)) == "5 kilometers")
    formatter.unitOptions = .temperatureWithoutUnit
    formatter.unitStyle = .medium
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°")
    #expect(formatter.string(for: way) != nil && formatter.string(for: "no measurement") == nil)
    formatter.numberFormatter = NumberFormatter()
    formatter.numberFormatter.minimumFractionDigits = 2
    formatter.numberFormatter.minimumIntegerDigits = 1
    #expect(formatter.string(from: Measurement(value: 2, unit: UnitMass.pounds)) == "2.00 lb")
  }
}
