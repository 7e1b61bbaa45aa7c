import AccessibilityTree
import ChartEngine
import CoreGraphics
import Foundation
import SwiftUICore

/// The content of a chart with three axes with its scales: all that depends neither on its size nor on its pose.
package final class SpaceModel {
  package let marks: [SpaceMark]
  /// The values of the marks as scales see them.
  package let places: [SpacePlace]
  package let x: AxisModel?
  package let y: AxisModel?
  package let z: AxisModel?
  package let foreground: StyleScale<AnyShapeStyle>?
  package let settings: ChartSettings
  package let surroundings: ChartSurroundings
  /// The values of the functions, by the place of their mark.
  package let surfaces: [Int: SurfaceGrid]
  /// The marks where they stand by their values.
  private(set) lazy var moment: SpaceMoment = makeMoment()
  /// The pieces of all marks.
  package private(set) lazy var scene: SpaceScene = makeScene(moment)
  var knownDescriber: ChartDescriber?

  package init(marks: [SpaceMark], settings: ChartSettings, surroundings: ChartSurroundings) {
    self.marks = marks
    self.settings = settings
    self.surroundings = surroundings
    var resolver = MarkResolver(surroundings: surroundings, settings: settings)
    places = marks.map { mark in
      SpacePlace(
        x: resolver.interval(of: mark.x), y: resolver.interval(of: mark.y), z: resolver.interval(of: mark.z))
    }
    let builder = SpaceAxisBuilder(marks: marks, places: places, settings: settings, surroundings: surroundings)
    x = builder.axis(.x)
    z = builder.axis(.z)
    surfaces = builder.surfaces(x, z)
    y = builder.axis(.y, surfaces: surfaces)
    foreground = StyleScale(marks.compactMap(\.style.datum), settings.foreground)
  }

  package var words: ValueWords { ValueWords(surroundings) }

  package func axis(_ axis: SpaceAxis) -> AxisModel? {
    switch axis {
    case .x: x
    case .y: y
    case .z: z
    }
  }

  // MARK: Places in the box

  /// Where an axis begins and ends in the box. A range is given in edges of the box, from -0.5 to 0.5; that of charts with two
  /// axes, in points of the plot area, has no meaning in space.
  func range(of axis: SpaceAxis) -> (start: Double, end: Double) {
    var (start, end): (Double, Double) = (-0.5, 0.5)
    if case .fixed(let first, let last)? = self.axis(axis)?.range, first.isFinite, last.isFinite, first != last {
      (start, end) = (Double(first), Double(last))
    }
    // As in charts with two axes, x goes against the direction of reading nowhere.
    return axis == .x && surroundings.isRightToLeft ? (-start, -end) : (start, end)
  }

  /// Where a part of the scale lies, from 0 at its start to 1.
  func place(of fraction: Double, on axis: SpaceAxis) -> Double {
    let range: (start: Double, end: Double) = range(of: axis)
    return range.start + (range.end - range.start) * fraction
  }

  /// Where a value lies; nil for one that has no place on the axis.
  func place(of value: PlotValue, on axis: SpaceAxis) -> Double? {
    guard let scale = self.axis(axis)?.scale, let fraction = scale.fraction(of: value), fraction.isFinite else {
      return nil
    }
    return place(of: fraction, on: axis)
  }

  /// The value at a place of the box.
  func value(at place: Double, on axis: SpaceAxis) -> PlotValue? {
    guard let model = self.axis(axis) else { return nil }
    let range: (start: Double, end: Double) = range(of: axis)
    return model.scale.value(at: (place - range.start) / (range.end - range.start)).map { model.original($0) }
  }

  /// The stretch of a value or an interval; nil for one without a place, or that lies outside of the axis.
  func stretch(of interval: PlotInterval, on axis: SpaceAxis) -> ClosedRange<Double>? {
    guard let first = place(of: interval.lower, on: axis) else { return nil }
    let last: Double = interval.upper.flatMap { place(of: $0, on: axis) } ?? first
    let range: (start: Double, end: Double) = range(of: axis)
    let (low, high): (Double, Double) = (min(range.start, range.end) - 1e-9, max(range.start, range.end) + 1e-9)
    guard max(first, last) >= low, min(first, last) <= high else { return nil }
    return max(low, min(first, last))...min(high, max(first, last))
  }

  /// The box that a mark takes; nil for a surface, and for a mark without a place.
  func box(of index: Int) -> (low: SpaceVector, high: SpaceVector)? {
    guard marks[index].surface == nil, let x = stretch(of: places[index].x, on: .x),
      let y = stretch(of: places[index].y, on: .y), let z = stretch(of: places[index].z, on: .z)
    else { return nil }
    return (
      SpaceVector(x.lowerBound, y.lowerBound, z.lowerBound), SpaceVector(x.upperBound, y.upperBound, z.upperBound)
    )
  }

  /// The middle of a mark; of a surface its highest place.
  func middle(of index: Int) -> SpaceVector? {
    if let grid = surfaces[index] {
      guard let highest = grid.extremes?.highest, let x = place(of: .number(highest.x), on: .x),
        let y = place(of: .number(highest.y), on: .y), let z = place(of: .number(highest.z), on: .z)
      else { return nil }
      return SpaceVector(x, max(-0.5, min(0.5, y)), z)
    }
    return box(of: index).map { ($0.low + $0.high) * 0.5 }
  }
}

/// The axes of a chart in space.
package enum SpaceAxis: Int, Hashable, CaseIterable {
  case x
  case y
  case z
}

/// The values of a mark along the axes.
package struct SpacePlace {
  package var x: PlotInterval
  package var y: PlotInterval
  package var z: PlotInterval

  package subscript(axis: SpaceAxis) -> PlotInterval {
    switch axis {
    case .x: x
    case .y: y
    case .z: z
    }
  }
}

extension ChartSettings {
  package subscript(axis: SpaceAxis) -> AxisSettings {
    switch axis {
    case .x: x
    case .y: y
    case .z: z
    }
  }
}

extension SpaceVector {
  subscript(axis: SpaceAxis) -> Double {
    get {
      switch axis {
      case .x: x
      case .y: y
      case .z: z
      }
    }
    set {
      switch axis {
      case .x: x = newValue
      case .y: y = newValue
      case .z: z = newValue
      }
    }
  }
}
