import ChartEngine
import SwiftUICore

/// Selecting without a pointer: by the marks themselves.
extension ChartModel {
  /// Selects the values of a mark, as a pointer on it does.
  func select(_ index: Int) {
    let mark: ResolvedMark = marks[index]
    settings.angleSelection?(middleAngle(of: index))
    if mark.mark.kind != .sector {
      settings.x.selection?(mark.mark.x.first?.value)
      settings.y.selection?(mark.mark.y.first?.value)
    }
  }

  /// Whether marks have values that an app keeps when they are selected.
  func isSelectable(_ index: Int) -> Bool {
    let mark: Mark = marks[index].mark
    if mark.kind == .sector { return settings.angleSelection != nil }
    return settings.x.selection != nil && mark.x.first != nil || settings.y.selection != nil && mark.y.first != nil
  }

  /// The value at the middle of a sector: the sum of those before it and half of its own.
  private func middleAngle(of index: Int) -> PlotValue? {
    guard marks[index].mark.kind == .sector else { return nil }
    let total: Double = sectorSizes.reduce(0) { $0 + $1.size }
    let share: ClosedRange<Double> = marks[index].share
    return .number((share.lowerBound + share.upperBound) / 2 * total)
  }

  /// The sectors with a part of the whole, and how large it is.
  var sectorSizes: [(index: Int, size: Double)] {
    marks.indices.compactMap { index in
      guard marks[index].mark.kind == .sector, case .at(let interval) = marks[index].x,
        let value = interval.lower.magnitude
      else { return nil }
      let size: Double = interval.upper?.magnitude.map { $0 - value } ?? value
      return size > 0 && size.isFinite ? (index, size) : nil
    }
  }

  /// The values of the marks along an axis, each once, in the order of the scale.
  func selectableValues(_ axis: Axis) -> [PlotValue] {
    guard let scale = self.axis(axis)?.scale else { return [] }
    var places: [PlotValue: Double] = [:]
    for mark in marks where mark.mark.kind != .rule {
      guard case .at(let interval) = axis == .horizontal ? mark.x : mark.y,
        let value = (axis == .horizontal ? mark.mark.x : mark.mark.y).first?.value,
        let place = scale.stretch(of: interval)
      else { continue }
      places[value] = (place.lowerBound + place.upperBound) / 2
    }
    return places.sorted { $0.value < $1.value }.map(\.key)
  }
}

/// Steps from value to value by keys.
struct SelectionSteps: Equatable {
  /// The place among the values that is selected.
  private(set) var place: Int?
  /// Where a range begins that is extended by keys.
  private var anchor: Int?

  /// Goes to the next or the previous value; the first step goes to the first or the last one.
  mutating func move(by step: Int, count: Int, extending: Bool) {
    guard count > 0 else { return }
    let before: Int? = place.map { min($0, count - 1) }
    place = before.map { max(0, min(count - 1, $0 + step)) } ?? (step > 0 ? 0 : count - 1)
    anchor = extending ? anchor ?? before ?? place : place
  }

  mutating func end() { self = SelectionSteps() }

  /// The places from the anchor to the present one, where a range is extended.
  var range: ClosedRange<Int>? {
    guard let place, let anchor, place != anchor else { return nil }
    return min(place, anchor)...max(place, anchor)
  }
}
