import ChartEngine
import Foundation
import SwiftUICore

/// Finds the axes of a chart in space, and the values of its functions over two of them.
struct SpaceAxisBuilder {
  let marks: [SpaceMark]
  let places: [SpacePlace]
  let settings: ChartSettings
  let surroundings: ChartSurroundings

  /// The x and z axes of functions where neither other marks nor a domain say one.
  static let usualDomain: ClosedRange<Double> = -2...2
  /// How many patches a surface has along each axis, where there are no more than two surfaces.
  static let count: Int = 100

  /// The axis for the values of the marks; nil where there are none.
  ///
  /// - Parameter surfaces: The values of the functions, for y.
  func axis(_ axis: SpaceAxis, surfaces: [Int: SurfaceGrid] = [:]) -> AxisModel? {
    var values: [PlotValue] = []
    var first: PlotDatum?
    for (mark, place) in zip(marks, places) {
      let datum: PlotDatum = datum(axis, of: mark)
      if first == nil { first = datum }
      guard mark.surface == nil else { continue }
      values.append(place[axis].lower)
      if let upper = place[axis].upper { values.append(upper) }
    }
    var own: AxisSettings = settings[axis]
    let hasSurfaces: Bool = marks.contains { $0.surface != nil }
    if axis == .y {
      for grid in surfaces.values {
        guard let extremes = grid.extremes else { continue }
        values += [.number(extremes.lowest.y), .number(extremes.highest.y)]
      }
    } else if hasSurfaces, !values.contains(where: { $0.magnitude?.isFinite ?? true }) {
      values = [.number(Self.usualDomain.lowerBound), .number(Self.usualDomain.upperBound)]
    }
    // Without a number there is an axis all the same where there are marks, so that the box says what it would show.
    if hasSurfaces, values.isEmpty { values = [.number(0), .number(1)] }
    // A cloud of points fills the box: nothing grows from zero in space.
    switch own.domain {
    case nil: own.domain = .inferred(includesZero: false, isReversed: false, change: nil)
    case .inferred(nil, let isReversed, let change)?:
      own.domain = .inferred(includesZero: false, isReversed: isReversed, change: change)
    default: break
    }
    return AxisBuilder(axis: axis == .y ? .vertical : .horizontal, settings: own, surroundings: surroundings).build(
      values, title: first?.label, unit: first?.unit?.component, originals: [:])
  }

  private func datum(_ axis: SpaceAxis, of mark: SpaceMark) -> PlotDatum {
    switch axis {
    case .x: mark.x
    case .y: mark.y
    case .z: mark.z
    }
  }

  /// The values of the functions all over the x and z axes. Places are equally far apart on the scale, so that a logarithmic one
  /// has as many for each decade.
  func surfaces(_ x: AxisModel?, _ z: AxisModel?) -> [Int: SurfaceGrid] {
    let indices: [Int] = marks.indices.filter { marks[$0].surface != nil }
    guard !indices.isEmpty, let xScale = x?.scale.numbers, let zScale = z?.scale.numbers else { return [:] }
    // More surfaces are coarser: a picture of many costs what one of two does.
    let share: Double = min(1, (2 / Double(indices.count)).squareRoot())
    let count: Int = max(10, Int(Double(Self.count) * share))
    var grids: [Int: SurfaceGrid] = [:]
    for index in indices {
      guard let surface = marks[index].surface else { continue }
      grids[index] = SurfaceGrid(
        x: Self.places(xScale, count), z: Self.places(zScale, count), function: surface.function)
    }
    return grids
  }

  private static func places(_ scale: NumberScale, _ count: Int) -> [Double] {
    (0...count).map { scale.value(at: Double($0) / Double(count)) }
  }
}

extension PositionScale {
  /// The scale of numbers or dates.
  var numbers: NumberScale? {
    switch self {
    case .number(let scale), .date(let scale): scale
    case .category: nil
    }
  }
}
