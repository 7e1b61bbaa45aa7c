import AccessibilityTree
import ChartEngine
import Foundation
import SwiftUICore

/// The words in which assistive technologies speak of a chart in space and of its marks.
struct SpaceWords {
  let model: SpaceModel
  let environment: EnvironmentValues

  init(_ model: SpaceModel, _ environment: EnvironmentValues) {
    self.model = model
    self.environment = environment
  }

  /// The subject of the chart: the titles of the values that its marks have.
  var title: String {
    let titles: [String] = [model.y, model.x, model.z].compactMap { $0?.title?.string(in: environment) }
    let unique: [String] = titles.filter { !$0.isEmpty }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    return unique.isEmpty ? "Chart" : unique.joined(separator: ", ")
  }

  /// The properties of a mark's element. Its label says where it stands on the floor, and its series, its value how high.
  func properties(of index: Int, place: Int) -> AccessibilityProperties {
    let mark: SpaceMark = model.marks[index]
    var properties = AccessibilityProperties()
    if mark.surface != nil {
      properties.label = name(of: mark.y)
      properties.value = heights(of: index)
    } else {
      let floor: String = "\(named(mark.x)), \(named(mark.z))"
      properties.label = series(of: mark).map { "\(floor), \($0)" } ?? floor
      properties.value = named(mark.y)
    }
    // In the order of the data, wherever the marks are seen.
    properties.sortPriority = Double(-place)
    return properties
  }

  /// The value by which a mark is told from others.
  func series(of mark: SpaceMark) -> String? {
    guard let datum = mark.style.datum else { return nil }
    let name: String = string(of: datum)
    return name.isEmpty ? nil : name
  }

  func name(of datum: PlotDatum) -> String { datum.label.string(in: environment) }

  func string(of datum: PlotDatum) -> String {
    let words: String = model.words.string(of: datum.interval, unit: datum.unit?.component)
    // The names of an enumeration's cases are looked up.
    return datum.value.kind == .category ? Text(LocalizedStringKey(words)).string(in: environment) : words
  }

  /// A value with its name: three numbers alone say nothing.
  private func named(_ datum: PlotDatum) -> String {
    let name: String = name(of: datum)
    return name.isEmpty ? string(of: datum) : "\(name) \(string(of: datum))"
  }

  /// Where a surface is lowest and highest.
  private func heights(of index: Int) -> String {
    guard let extremes = model.surfaces[index]?.extremes else { return "no values" }
    func words(_ sample: SurfaceGrid.Sample) -> String {
      let mark: SpaceMark = model.marks[index]
      let number: (Double) -> String = { model.words.string(of: .number($0)) }
      return "\(number(rounded(sample.y))) at \(name(of: mark.x)) \(number(rounded(sample.x))), "
        + "\(name(of: mark.z)) \(number(rounded(sample.z)))"
    }
    let lowest: SurfaceGrid.Sample = extremes.lowest
    if lowest.y == extremes.highest.y { return "everywhere \(model.words.string(of: .number(rounded(lowest.y))))" }
    return "lowest \(words(lowest)), highest \(words(extremes.highest))"
  }

  /// A number of a function with three digits.
  private func rounded(_ number: Double) -> Double {
    guard number != 0, number.isFinite else { return number }
    let scale: Double = pow(10, 2 - floor(log10(abs(number))))
    return scale.isFinite && scale > 0 ? (number * scale).rounded() / scale : number
  }
}
