import AccessibilityTree
import ChartEngine
import Foundation
import SwiftUICore

extension SpaceModel {
  /// The description of the chart for assistive technologies, made when somebody asks for it.
  func describer(in environment: EnvironmentValues) -> ChartDescriber {
    if let knownDescriber { return knownDescriber }
    let describer = ChartDescriber { [unowned self] in ChartDescription(self, SpaceWords(self, environment)) }
    knownDescriber = describer
    return describer
  }
}

extension ChartDescription {
  /// How many values of a surface are described along each axis: enough to hear its form.
  private static let samples: Int = 12

  /// The marks of a chart in space as series of points with a further value along z. Rules and rectangles say something about the
  /// data; they are no series.
  init(_ model: SpaceModel, _ words: SpaceWords) {
    var order: [String] = []
    var series: [String: Series] = [:]
    func add(_ point: Point, _ name: String, isContinuous: Bool) {
      if series[name] == nil {
        order.append(name)
        series[name] = Series(name: name, isContinuous: isContinuous, points: [])
      }
      series[name]?.points.append(point)
    }
    for index in model.marks.indices {
      let mark: SpaceMark = model.marks[index]
      switch mark.kind {
      case .rule, .rectangle: continue
      case .point:
        let place: SpacePlace = model.places[index]
        guard let x = place.x.middle.magnitude ?? Self.index(of: place.x, model.x),
          let z = place.z.middle.magnitude ?? Self.index(of: place.z, model.z)
        else { continue }
        add(
          Point(
            x: x, y: place.y.middle.magnitude ?? Self.index(of: place.y, model.y), xWords: words.string(of: mark.x),
            yWords: words.string(of: mark.y),
            further: [Point.Further(value: z, words: words.string(of: mark.z))]), words.series(of: mark) ?? "",
          isContinuous: false)
      case .surface:
        guard let grid = model.surfaces[index] else { continue }
        for point in Self.points(of: grid, model) { add(point, words.name(of: mark.y), isContinuous: true) }
      }
    }
    self.init(
      title: words.title, x: Axis(model.x, words), y: Axis(model.y, words), further: [Axis(model.z, words)],
      series: order.compactMap { series[$0] })
  }

  private static func index(of interval: PlotInterval, _ axis: AxisModel?) -> Double? {
    guard case .category(let name) = interval.lower, case .category(let scale)? = axis?.scale else { return nil }
    return scale.categories.firstIndex(of: name).map(Double.init)
  }

  /// Some values of a surface, along x and then along z.
  private static func points(of grid: SurfaceGrid, _ model: SpaceModel) -> [Point] {
    func places(_ count: Int) -> [Int] {
      count <= samples ? Array(0...max(0, count)) : (0...samples).map { $0 * count / samples }
    }
    guard grid.columns > 0, grid.rows > 0 else { return [] }
    func words(_ number: Double) -> String { model.words.string(of: .number(number)) }
    return places(grid.rows).flatMap { row in
      places(grid.columns).compactMap { column -> Point? in
        guard let height = grid.height(column, row) else { return nil }
        return Point(
          x: grid.xs[column], y: height, xWords: words(grid.xs[column]), yWords: words(height),
          further: [Point.Further(value: grid.zs[row], words: words(grid.zs[row]))])
      }
    }
  }
}

extension ChartDescription.Axis {
  fileprivate init(_ axis: AxisModel?, _ words: SpaceWords) {
    self.init(axis, title: axis?.title?.string(in: words.environment) ?? "")
  }
}
