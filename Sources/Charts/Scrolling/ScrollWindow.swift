import ChartEngine
import CoreGraphics
import SwiftUICore

/// The part of an axis that a scrollable chart shows, in points of the content from its leading edge or top.
struct ScrollWindow {
  let model: AxisModel
  /// The length of the whole plot area, and of the part that is shown.
  let content: CGFloat
  let container: CGFloat

  private var range: PositionRange { model.positions(in: Double(content), isRightToLeft: false) }

  /// The edge of the shown part at which its values begin.
  private func edge(_ offset: CGFloat) -> CGFloat { model.beginsAtStart ? offset : offset + container }

  /// The place, in units of the data, at which the shown part begins.
  func coordinate(at offset: CGFloat) -> Double? {
    range.fraction(Double(edge(offset))).map { model.scrollCoordinate(at: $0) }
  }

  /// The value at which the shown part begins.
  func value(at offset: CGFloat) -> PlotValue? { coordinate(at: offset).flatMap { model.scrollValue(at: $0) } }

  /// The offset at which the shown part begins at a place in units of the data.
  func offset(of coordinate: Double) -> CGFloat? {
    guard let fraction = model.scrollFraction(of: coordinate) else { return nil }
    let place: CGFloat = CGFloat(range.position(fraction))
    return model.beginsAtStart ? place : place - container
  }

  /// The offset at which the shown part begins at a value, as far as it can be scrolled; nil for a value without a place.
  func offset(of value: PlotValue) -> CGFloat? {
    guard let coordinate = model.scrollCoordinate(of: value), let offset = offset(of: coordinate) else { return nil }
    return clamped(offset)
  }

  /// The offset at which the scale begins.
  var start: CGFloat { model.beginsAtStart ? 0 : max(0, content - container) }

  private func clamped(_ offset: CGFloat) -> CGFloat { max(0, min(content - container, offset)) }
}

extension AxisSettings {
  /// How many times as long as the shown part the whole of a scale is.
  func pages(of scale: PositionScale) -> Double {
    guard isScrollable else { return 1 }
    let whole: Double
    let usual: Double
    switch scale {
    case .number(let numbers), .date(let numbers):
      whole = numbers.upper - numbers.lower
      usual = whole / 3
    case .category(let categories):
      whole = Double(categories.categories.count)
      usual = max(5, (whole / 3).rounded(.up))
    }
    let shown: Double = visibleLength.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } ?? usual
    guard shown > 0, whole.isFinite else { return 1 }
    // A shown part of nearly nothing would make a plot area without an end.
    return max(1, min(10_000, whole / shown))
  }
}

extension ChartModel {
  /// The axes along which the chart has more to show than fits.
  var scrollAxes: Axis.Set {
    var axes: Axis.Set = []
    if settings.x.isScrollable, x != nil { axes.insert(.horizontal) }
    if settings.y.isScrollable, y != nil { axes.insert(.vertical) }
    return axes
  }

  /// The size of the whole plot area where a size is shown of it.
  func contentSize(for container: CGSize) -> CGSize {
    CGSize(width: container.width * CGFloat(x?.pages ?? 1), height: container.height * CGFloat(y?.pages ?? 1))
  }

  func window(_ axis: Axis, content: CGSize, container: CGSize) -> ScrollWindow? {
    self.axis(axis).map {
      ScrollWindow(model: $0, content: content.length(axis), container: container.length(axis))
    }
  }
}
