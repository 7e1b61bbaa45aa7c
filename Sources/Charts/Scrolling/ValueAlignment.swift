import ChartEngine
import Foundation

/// Where along an axis a chart may come to rest.
enum ValueAlignment {
  /// Multiples of a length in units of the data.
  case unit(Double)
  /// Moments that have these components.
  case matching(DateComponents)

  /// The nearest place at or before, and at or after a place along an axis.
  func neighbours(of place: Double, on axis: AxisModel, _ calendar: Calendar) -> (before: Double, after: Double)? {
    switch self {
    case .unit(let unit):
      guard unit > 0, unit.isFinite else { return nil }
      // Dates have no zero that a person knows: units are counted from the first one.
      let origin: Double = axis.scale.kind == .date ? axis.scrollCoordinate(at: 0) : 0
      let count: Double = (place - origin) / unit
      let nearest: Double = count.rounded()
      if abs(count - nearest) < 1e-9 { return (origin + nearest * unit, origin + nearest * unit) }
      return (origin + count.rounded(.down) * unit, origin + count.rounded(.up) * unit)
    case .matching(let components):
      guard axis.scale.kind == .date else { return nil }
      let date = Date(timeIntervalSinceReferenceDate: place)
      let calendar: Calendar = components.calendar ?? calendar
      func next(_ date: Date, _ direction: Calendar.SearchDirection) -> Double? {
        calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime, direction: direction)
          .map(\.timeIntervalSinceReferenceDate)
      }
      // A moment that matches is found from the second before it.
      let after: Double? = next(date.addingTimeInterval(-0.5), .forward)
      let before: Double? = after == place ? after : next(date, .backward)
      guard let first = before ?? after, let last = after ?? before else { return nil }
      return (first, last)
    }
  }
}

extension AxisModel {
  /// A place of the scale in units of the data: numbers and seconds as they are, categories by their number.
  func scrollCoordinate(at fraction: Double) -> Double {
    switch scale {
    case .number(let numbers), .date(let numbers): numbers.value(at: fraction)
    case .category(let categories):
      (categories.isReversed ? 1 - fraction : fraction) * Double(max(1, categories.categories.count))
    }
  }

  /// The place of the scale of a place in units of the data; nil where it has none.
  func scrollFraction(of coordinate: Double) -> Double? {
    switch scale {
    case .number(let numbers), .date(let numbers): return numbers.fraction(of: coordinate)
    case .category(let categories):
      let share: Double = coordinate / Double(max(1, categories.categories.count))
      return categories.isReversed ? 1 - share : share
    }
  }

  /// Where a value is scrolled to, in units of the data: a category to the beginning of its band.
  func scrollCoordinate(of value: PlotValue) -> Double? {
    switch (scale, value) {
    case (.number, .number(let number)), (.date, .date(let number)), (.number, .date(let number)),
      (.date, .number(let number)):
      return number
    case (.category(let categories), _):
      guard let name = name(of: value) else { return nil }
      return categories.categories.firstIndex(of: name).map(Double.init)
    default: return nil
    }
  }

  /// The name of the category that stands for a value.
  private func name(of value: PlotValue) -> String? {
    if case .category(let name) = value { return name }
    return originals.first { $0.value == value }?.key
  }

  /// The value at a place in units of the data.
  func scrollValue(at coordinate: Double) -> PlotValue? {
    switch scale {
    case .number: return .number(coordinate)
    case .date: return .date(coordinate)
    case .category(let categories):
      // A place within rounding of a band's beginning is that band's.
      let index: Int = Int(max(-1, min(1e9, (coordinate + 1e-6).rounded(.down))))
      guard !categories.categories.isEmpty else { return nil }
      return original(.category(categories.categories[max(0, min(categories.categories.count - 1, index))]))
    }
  }

  /// Whether the scale begins at the top or the leading edge.
  var beginsAtStart: Bool { axis == .horizontal ? !scale.isReversed : scale.isReversed }
}
