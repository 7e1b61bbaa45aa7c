import Foundation
import FoundationGaps
import Testing

/// The units that people of a locale use for a purpose.
@Suite("Usages of measurements") struct MeasurementUsageTests {
  private let american = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")

  private func written<Kind: Dimension>(
    _ value: Double, _ unit: Kind, _ usage: MeasurementFormatUnitUsage<Kind>
  ) -> [String] {
    let measurement = Measurement(value: value, unit: unit)
    return [american, german].map { locale in
      Measurement<Kind>.FormatStyle(width: .abbreviated, locale: locale, usage: usage).format(measurement)
    }
  }

  @Test("Lengths are written as people say them of bodies, roads, lenses and the weather")
  func lengths() {
    #expect(written(0.5, UnitLength.meters, .person) == ["20 in", "50 cm"])
    #expect(written(3, UnitLength.kilometers, .road) == ["1.9 mi", "3 km"])
    #expect(written(0.05, UnitLength.meters, .focalLength) == ["50 mm", "50 mm"])
    #expect(written(0.05, UnitLength.meters, .rainfall) == ["2 in", "50 mm"])
    #expect(written(0.5, UnitLength.meters, .snowfall) == ["20 in", "50 cm"])
    #expect(written(16, UnitLength.kilometers, .visibility).first == "9.9 mi")
    #expect(written(3, UnitLength.kilometers, .general) == ["1.9 mi", "3 km"])
    #expect(written(3, UnitLength.kilometers, .asProvided) == ["3 km", "3 km"])
  }

  @Test("Weights, warmth, energy, wind, liquids, pressure and sugar have units of their own as well")
  func others() {
    #expect(written(70, UnitMass.kilograms, .personWeight) == ["154 lb", "70 kg"])
    #expect(written(37, UnitTemperature.celsius, .person) == ["99°F", "37 °C"])
    #expect(written(4184, UnitEnergy.joules, .food) == ["1 Cal", "1 kcal"])
    #expect(written(10, UnitSpeed.metersPerSecond, .wind) == ["22 mph", "36 km/h"])
    #expect(written(1, UnitVolume.liters, .liquid) == ["1.1 qt", "1 l"])
    #expect(written(100_000, UnitPressure.newtonsPerMetersSquared, .barometric) == ["30 inHg", "1.000 hPa"])
  }

  @Test("A style keeps its width, its locale, its usage and its numbers, and writes by them")
  func styles() {
    var style = Measurement<UnitLength>.FormatStyle(width: .wide, locale: american)
    #expect(style.width == .wide && style.locale == american && style.usage == .general)
    #expect(style.numberFormatStyle == nil)
    let way = Measurement(value: 3, unit: UnitLength.kilometers)
    #expect(style.format(way) == "1.9 miles")
    style.width = .narrow
    style.usage = .asProvided
    #expect(style.format(way) == "3km")
    style.locale = german
    style.width = .wide
    style.numberFormatStyle = .number.precision(.fractionLength(2))
    #expect(style.format(way) == "3,00 Kilometer")
    var warm = Measurement<UnitTemperature>.FormatStyle(
      width: .abbreviated, locale: american, usage: .weather, hidesScaleName: true)
    let day = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(warm.hidesScaleName && warm.format(day) == "68°")
    warm.hidesScaleName = false
    #expect(warm.format(day) == "68°F")
    warm = Measurement<UnitTemperature>.FormatStyle(
      width: .abbreviated, locale: german, usage: .asProvided, hidesScaleName: true,
      numberFormatStyle: .number.precision(.fractionLength(1)))
    #expect(warm.format(day) == "20,0°" || warm.format(day) == "20,0 °")
  }

  @Test("Amounts of data are counted as files or as memory, in the units that are allowed")
  func bytes() {
    typealias Style = Measurement<UnitInformationStorage>.FormatStyle.ByteCount
    let size = Measurement(value: 2_000, unit: UnitInformationStorage.kilobytes)
    var style = Style(
      style: .file, allowedUnits: .all, spellsOutZero: true, includesActualByteCount: false, locale: american)
    #expect(style.style == .file && style.allowedUnits == .all && style.locale == american)
    #expect(style.format(size) == "2 MB")
    style.allowedUnits = .kb
    #expect(style.format(size) == "2,000 kB")
    style.locale = german
    #expect(style.format(size) == "2.000 kB")
    style.locale = american
    style.style = .memory
    style.allowedUnits = .mb
    #expect(style.format(size) == "1.9 MB")
    style.style = .file
    style.includesActualByteCount = true
    #expect(style.format(size) == "2 MB (2,000,000 bytes)")
    style.includesActualByteCount = false
    style.allowedUnits = .all
    let none = Measurement(value: 0, unit: UnitInformationStorage.bytes)
    #expect(style.format(none) == "Zero kB")
    style.spellsOutZero = false
    #expect(style.format(none) == "0 bytes" && !style.spellsOutZero && !style.includesActualByteCount)
  }
}
