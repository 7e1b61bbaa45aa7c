import ChartEngine
import CoreGraphics
import SwiftUICore

/// Knows where the values of a chart are, and which values are where.
///
/// Positions are in points from the upper left corner of the plot area.
public struct ChartProxy {
  let geometry: PlotGeometry?
  let model: ChartModel
  let anchor: Anchor<CGRect>?

  init(model: ChartModel, size: CGSize?, anchor: Anchor<CGRect>?) {
    self.model = model
    self.anchor = anchor
    geometry = size.map { model.geometry(in: $0) }
  }

  /// The size of the plot area.
  public var plotSize: CGSize { geometry?.size ?? .zero }

  /// The size of the plot area.
  public var plotAreaSize: CGSize { plotSize }

  /// Where the plot area is, for a geometry proxy; nil where it is not shown.
  public var plotFrame: Anchor<CGRect>? { anchor }

  /// Where the plot area is, for a geometry proxy.
  public var plotAreaFrame: Anchor<CGRect> {
    guard let anchor else { fatalError("The plot area of a chart has no frame before it is shown; use plotFrame.") }
    return anchor
  }

  /// Where the view is in which the plot area can be scrolled; the plot area where it cannot.
  public var plotContainerFrame: Anchor<CGRect>? { anchor }

  // MARK: From values to positions

  private func range(_ axis: Axis) -> PositionRange? {
    axis == .horizontal ? geometry?.xRange : geometry?.yRange
  }

  private func position(_ value: PlotValue, _ axis: Axis) -> CGFloat? {
    guard let range = range(axis), let scale = model.axis(axis)?.scale else { return nil }
    return scale.fraction(of: value).map { CGFloat(range.position($0)) }
  }

  /// Where a value of x is; nil where the chart has no place for it.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { position(value.plotValue, .horizontal) }

  /// Where a value of y is; nil where the chart has no place for it.
  public func position<P: Plottable>(forY value: P) -> CGFloat? { position(value.plotValue, .vertical) }

  /// Where a value of x and one of y meet; nil where the chart has no place for one of them.
  public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  private func stretch(_ value: PlotValue, _ axis: Axis) -> ClosedRange<CGFloat>? {
    guard let range = range(axis), let stretch = model.axis(axis)?.scale.stretch(of: PlotInterval(value)) else {
      return nil
    }
    let (first, last): (CGFloat, CGFloat) = (
      CGFloat(range.position(stretch.lowerBound)), CGFloat(range.position(stretch.upperBound))
    )
    return min(first, last)...max(first, last)
  }

  /// The stretch that a value of x takes: the band of a category.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    stretch(value.plotValue, .horizontal)
  }

  /// The stretch that a value of y takes: the band of a category.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    stretch(value.plotValue, .vertical)
  }

  /// The rectangle that a value of x and one of y take.
  public func positionRange<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else { return nil }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
  }

  // MARK: From positions to values

  func value(at position: CGFloat, _ axis: Axis) -> PlotValue? {
    guard let range = range(axis), let model = model.axis(axis), let fraction = range.fraction(Double(position)) else {
      return nil
    }
    return model.scale.value(at: fraction).map { model.original($0) }
  }

  /// The value of x at a position; nil where there is none of the type.
  public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
    value(at: position, .horizontal).flatMap { P.value(of: $0) }
  }

  /// The value of y at a position; nil where there is none of the type.
  public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
    value(at: position, .vertical).flatMap { P.value(of: $0) }
  }

  /// The values of x and y at a position; nil where there are none of the types.
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as: (X, Y).Type = (X, Y).self) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
    return (x, y)
  }

  // MARK: Angles

  /// The angle of a position seen from the middle of the plot area, clockwise from twelve o'clock.
  public func angle(at position: CGPoint) -> Angle {
    let (x, y): (CGFloat, CGFloat) = (position.x - plotSize.width / 2, position.y - plotSize.height / 2)
    let angle: CGFloat = atan2(x, -y)
    return Angle(radians: Double(angle < 0 ? angle + 2 * .pi : angle))
  }

  /// The value at an angle: the sum of the sectors up to there; nil where there is none of the type.
  public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? {
    angleValue(at: angle).flatMap { P.value(of: $0) }
  }

  func angleValue(at angle: Angle) -> PlotValue? {
    let sizes: [Double] = model.marks.compactMap { mark in
      guard mark.mark.kind == .sector, case .at(let interval) = mark.x, let value = interval.lower.magnitude else {
        return nil
      }
      return max(0, interval.upper?.magnitude.map { $0 - value } ?? value)
    }
    guard !sizes.isEmpty else { return nil }
    let turn: Double = angle.radians / (2 * .pi)
    let share: Double = turn - turn.rounded(.down)
    return .number(sizes.reduce(0, +) * (model.surroundings.isRightToLeft ? 1 - share : share))
  }

  // MARK: Domains and styles

  private func domain<P: Plottable>(_ axis: AxisModel?) -> [P] {
    guard let axis else { return [] }
    let values: [PlotValue] =
      switch axis.scale {
      case .number(let scale): [.number(scale.lower), .number(scale.upper)]
      case .date(let scale): [.date(scale.lower), .date(scale.upper)]
      case .category(let scale): scale.categories.map { axis.original(.category($0)) }
      }
    return values.compactMap { P.value(of: $0) }
  }

  /// The values that the x axis covers: the categories, or the bounds.
  public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { domain(model.x) }

  /// The values that the y axis covers: the categories, or the bounds.
  public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { domain(model.y) }

  /// The style of a value by which marks are told apart.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    model.foreground?.style(for: value.plotValue)
  }

  /// The values that are told apart by style.
  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
    model.foreground?.domain.compactMap { P.value(of: $0) } ?? []
  }

  /// The symbol of a value by which marks are told apart.
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? { model.symbol?.discrete(value.plotValue) }

  /// The values that are told apart by symbol.
  public func symbolDomain<P: Plottable>(dataType: P.Type) -> [P] {
    model.symbol?.domain.compactMap { P.value(of: $0) } ?? []
  }

  /// The area of a value's symbol, in square points.
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { model.symbolSize?.area(for: value.plotValue) }

  /// The values that are told apart by the size of symbols.
  public func symbolSizeDomain<P: Plottable>(dataType: P.Type) -> [P] {
    model.symbolSize?.domain.compactMap { P.value(of: $0) } ?? []
  }

  /// The stroke of a value by which lines are told apart.
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { model.lineStyle?.discrete(value.plotValue) }

  /// The values that are told apart by stroke.
  public func lineStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
    model.lineStyle?.domain.compactMap { P.value(of: $0) } ?? []
  }
}

// MARK: - Selection

extension ChartProxy {
  /// Selects the value of x at a position, for `chartXSelection(value:)`.
  public func selectXValue(at xPosition: CGFloat) { select(xPosition, .horizontal) }

  /// Selects the value of y at a position, for `chartYSelection(value:)`.
  public func selectYValue(at yPosition: CGFloat) { select(yPosition, .vertical) }

  /// Selects the values of x between two positions, for `chartXSelection(range:)`.
  public func selectXRange(from: CGFloat, to: CGFloat) { select(from: from, to: to, .horizontal) }

  /// Selects the values of y between two positions, for `chartYSelection(range:)`.
  public func selectYRange(from: CGFloat, to: CGFloat) { select(from: from, to: to, .vertical) }

  /// Selects the value at an angle, for `chartAngleSelection(value:)`.
  public func selectAngleValue(at angle: Angle) { model.settings.angleSelection?(angleValue(at: angle)) }

  private func settings(_ axis: Axis) -> AxisSettings { axis == .horizontal ? model.settings.x : model.settings.y }

  /// A position beyond the plot area is the one at its edge.
  private func inside(_ position: CGFloat, _ axis: Axis) -> CGFloat {
    max(0, min(axis == .horizontal ? plotSize.width : plotSize.height, position))
  }

  private func select(_ position: CGFloat, _ axis: Axis) {
    settings(axis).selection?(value(at: inside(position, axis), axis))
  }

  private func select(from: CGFloat, to: CGFloat, _ axis: Axis) {
    guard let first = value(at: inside(from, axis), axis), let last = value(at: inside(to, axis), axis) else { return }
    settings(axis).rangeSelection?((first, last))
  }

  /// Ends the selection of all axes.
  func endSelection() {
    for settings in [model.settings.x, model.settings.y] { settings.selection?(nil) }
    model.settings.angleSelection?(nil)
  }
}
