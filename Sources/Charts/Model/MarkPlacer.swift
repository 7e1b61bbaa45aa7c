import ChartEngine
import CoreGraphics
import SwiftUICore

/// Puts marks in their places in a plot area.
package struct MarkPlacer {
  let model: ChartModel
  let size: CGSize
  let xRange: PositionRange
  let yRange: PositionRange

  /// How much of the room of a category or unit a bar takes.
  static let barShare: CGFloat = 0.7
  /// How much of it bars side by side take together.
  static let groupShare: CGFloat = 0.8

  init(_ model: ChartModel, size: CGSize) {
    self.model = model
    self.size = size
    let isRightToLeft: Bool = model.surroundings.isRightToLeft
    xRange =
      model.x?.positions(in: Double(size.width), isRightToLeft: isRightToLeft)
      ?? PositionRange(start: isRightToLeft ? Double(size.width) : 0, end: isRightToLeft ? 0 : Double(size.width))
    yRange =
      model.y?.positions(in: Double(size.height), isRightToLeft: false)
      ?? PositionRange(start: Double(size.height), end: 0)
  }

  /// A stretch of the plot along an axis, in points.
  struct Stretch {
    var start: CGFloat
    var end: CGFloat

    var middle: CGFloat { (start + end) / 2 }
    var low: CGFloat { min(start, end) }
    var length: CGFloat { abs(end - start) }
  }

  func shape(of mark: ResolvedMark) -> MarkShape? {
    let shape: MarkShape? =
      switch mark.mark.kind {
      case .bar, .rectangle: box(mark)
      case .point, .line: point(mark)
      case .area: edge(mark)
      case .rule: rule(mark)
      case .sector: sector(mark)
      }
    guard let shape, shape.isFinite else { return nil }
    return shape
  }

  // MARK: Along an axis

  private func range(_ axis: Axis) -> PositionRange { axis == .horizontal ? xRange : yRange }

  private func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? size.width : size.height }

  /// Points from the leading or upper edge to points from the left or top.
  private func position(fixed value: CGFloat, _ axis: Axis) -> CGFloat {
    axis == .horizontal && model.surroundings.isRightToLeft ? size.width - value : value
  }

  private func position(_ value: PlotValue, _ axis: Axis) -> CGFloat? {
    guard let scale = model.axis(axis)?.scale, let fraction = scale.fraction(of: value) else { return nil }
    return CGFloat(range(axis).position(fraction))
  }

  /// The stretch that a value's place takes: the band of a category, the interval of a bin, none of a number.
  private func room(_ interval: PlotInterval, _ axis: Axis) -> Stretch? {
    guard let scale = model.axis(axis)?.scale, let stretch = scale.stretch(of: interval) else { return nil }
    let range: PositionRange = range(axis)
    return Stretch(
      start: CGFloat(range.position(stretch.lowerBound)), end: CGFloat(range.position(stretch.upperBound)))
  }

  /// Where a point or line stands in the room of its place.
  private func middle(_ mark: ResolvedMark, _ axis: Axis) -> CGFloat? {
    switch axis == .horizontal ? mark.x : mark.y {
    case .full, .fixed(nil): return length(axis) / 2
    case .fixed(let value?): return position(fixed: value, axis)
    case .fixedBetween(let start, let end):
      return (position(fixed: start ?? 0, axis) + position(fixed: end ?? length(axis), axis)) / 2
    case .between(let start, let end):
      guard let first = position(start, axis), let last = position(end, axis) else { return nil }
      return (first + last) / 2
    case .at(let interval):
      guard let room = room(interval, axis) else { return nil }
      return part(of: room, for: mark, axis)?.middle ?? room.middle
    }
  }

  /// The part of a place's room for one of several marks side by side; nil where the mark stands alone.
  private func part(of room: Stretch, for mark: ResolvedMark, _ axis: Axis) -> Stretch? {
    guard let positions = mark.mark.style.rare?.values.positions,
      let position = positions.first(where: { mark.axis(of: $0) == axis }),
      let values = model.positions[axis], let index = values.firstIndex(of: position.datum.value)
    else { return nil }
    let whole: CGFloat = room.length > 0 ? room.length : spacing(axis)
    let span: CGFloat = position.span.length(in: whole) ?? whole * Self.groupShare
    let direction: CGFloat = room.end < room.start || (room.length == 0 && range(axis).end < range(axis).start) ? -1 : 1
    let step: CGFloat = span / CGFloat(values.count) * direction
    let start: CGFloat = room.middle - span / 2 * direction + step * CGFloat(index)
    return Stretch(start: start, end: start + step)
  }

  /// The distance of neighbouring bars between numbers, in points.
  private func spacing(_ axis: Axis) -> CGFloat {
    CGFloat(range(axis).length * (model.spacings[axis] ?? 1))
  }

  /// The stretch of a bar or rectangle.
  private func stretch(_ mark: ResolvedMark, _ axis: Axis, _ dimension: MarkDimension) -> Stretch? {
    switch axis == .horizontal ? mark.x : mark.y {
    case .full: return Stretch(start: 0, end: length(axis))
    case .fixed(let value):
      let place: CGFloat = value.map { position(fixed: $0, axis) } ?? length(axis) / 2
      return sized(place, dimension.length(in: length(axis)) ?? 1)
    case .fixedBetween(let start, let end):
      return Stretch(start: position(fixed: start ?? 0, axis), end: position(fixed: end ?? length(axis), axis))
    case .between(let start, let end):
      if case .category = start { return categories(from: start, to: end, axis) }
      guard let first = position(start, axis), let last = position(end, axis) else { return nil }
      return Stretch(start: first, end: last)
    case .at(let interval):
      guard let room = room(interval, axis) else { return nil }
      return stretch(in: room, of: interval, mark, axis, dimension)
    }
  }

  private func stretch(
    in room: Stretch, of interval: PlotInterval, _ mark: ResolvedMark, _ axis: Axis, _ dimension: MarkDimension
  ) -> Stretch {
    if let part = part(of: room, for: mark, axis) {
      return dimension.length(in: part.length).map { sized(part.middle, $0) } ?? part
    }
    // A number has no room of its own: bars leave some of the distance to their neighbours free.
    guard room.length > 0 || interval.upper != nil || interval.lower.kind == .category else {
      let free: CGFloat = spacing(axis)
      let usual: CGFloat = mark.mark.kind == .rectangle ? min(free, 20) : max(1, min(free * Self.barShare, 20))
      return sized(room.middle, dimension.length(in: free) ?? usual)
    }
    if let length = dimension.length(in: room.length) { return sized(room.middle, length) }
    if mark.mark.kind == .rectangle { return room }
    // The bars of a histogram stand close together: a gap would say that no value can lie there.
    let isBin: Bool = interval.upper != nil && !isUnit(mark, axis)
    let length: CGFloat = isBin ? max(room.length - 1, room.length * 0.5) : room.length * Self.barShare
    return sized(room.middle, length)
  }

  private func isUnit(_ mark: ResolvedMark, _ axis: Axis) -> Bool {
    (axis == .horizontal ? mark.mark.x : mark.mark.y).first?.unit != nil
  }

  private func sized(_ middle: CGFloat, _ length: CGFloat) -> Stretch {
    Stretch(start: middle - length / 2, end: middle + length / 2)
  }

  private func categories(from start: PlotValue, to end: PlotValue, _ axis: Axis) -> Stretch? {
    guard let first = room(PlotInterval(start), axis), let last = room(PlotInterval(end), axis) else { return nil }
    return Stretch(start: min(first.low, last.low), end: max(first.low + first.length, last.low + last.length))
  }

  // MARK: Shapes

  private func offset(_ mark: ResolvedMark) -> MarkOffset { mark.mark.style.rare?.values.offset ?? MarkOffset() }

  private func box(_ mark: ResolvedMark) -> MarkShape? {
    guard let x = stretch(mark, .horizontal, mark.mark.width), let y = stretch(mark, .vertical, mark.mark.height) else {
      return nil
    }
    let offset: MarkOffset = offset(mark)
    let (left, right): (CGFloat, CGFloat) = (x.low + offset.xStart, x.low + x.length + offset.xEnd)
    let (top, bottom): (CGFloat, CGFloat) = (y.low + offset.yStart, y.low + y.length + offset.yEnd)
    return .rect(
      CGRect(x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top)))
  }

  private func point(_ mark: ResolvedMark) -> MarkShape? {
    guard let x = middle(mark, .horizontal), let y = middle(mark, .vertical) else { return nil }
    let offset: MarkOffset = offset(mark)
    return .point(CGPoint(x: x + offset.xStart, y: y + offset.yStart))
  }

  private func edge(_ mark: ResolvedMark) -> MarkShape? {
    let offset: MarkOffset = offset(mark)
    if mark.growth == .vertical {
      guard let x = middle(mark, .horizontal), case .between(let start, let end) = mark.y,
        let first = position(start, .vertical), let last = position(end, .vertical)
      else { return nil }
      return .edge(
        CGPoint(x: x + offset.xStart, y: first + offset.yStart), CGPoint(x: x + offset.xEnd, y: last + offset.yEnd))
    }
    guard let y = middle(mark, .vertical), case .between(let start, let end) = mark.x,
      let first = position(start, .horizontal), let last = position(end, .horizontal)
    else { return nil }
    return .edge(
      CGPoint(x: first + offset.xStart, y: y + offset.yStart), CGPoint(x: last + offset.xEnd, y: y + offset.yEnd))
  }

  private func rule(_ mark: ResolvedMark) -> MarkShape? {
    let offset: MarkOffset = offset(mark)
    if let y = spread(mark.y, .vertical) {
      // A rule between two values of both axes goes from corner to corner.
      guard let x = middle(mark, .horizontal) else { return nil }
      return .line(
        CGPoint(x: x + offset.xStart, y: y.start + offset.yStart), CGPoint(x: x + offset.xEnd, y: y.end + offset.yEnd))
    }
    guard let x = spread(mark.x, .horizontal), let y = middle(mark, .vertical) else { return nil }
    return .line(
      CGPoint(x: x.start + offset.xStart, y: y + offset.yStart), CGPoint(x: x.end + offset.xEnd, y: y + offset.yEnd))
  }

  /// The stretch of a rule along an axis; nil where the rule stands at a value.
  private func spread(_ span: MarkSpan, _ axis: Axis) -> Stretch? {
    switch span {
    case .at, .fixed: return nil
    case .full: return Stretch(start: 0, end: length(axis))
    case .fixedBetween(let start, let end):
      return Stretch(start: position(fixed: start ?? 0, axis), end: position(fixed: end ?? length(axis), axis))
    case .between(let start, let end):
      guard let first = position(start, axis), let last = position(end, axis) else { return nil }
      return Stretch(start: first, end: last)
    }
  }

  private func sector(_ mark: ResolvedMark) -> MarkShape? {
    guard let dimensions = mark.mark.sector, mark.share.upperBound > mark.share.lowerBound else { return nil }
    let offset: MarkOffset = offset(mark)
    let largest: CGFloat = min(size.width, size.height) / 2
    let outer: CGFloat = dimensions.outerRadius.radius(in: largest) ?? largest
    // From right to left the sectors follow each other anticlockwise, as lines of text would.
    let isMirrored: Bool = model.surroundings.isRightToLeft
    let turn: CGFloat = 2 * .pi
    let (first, last): (Double, Double) = (mark.share.lowerBound, mark.share.upperBound)
    return .sector(
      SectorShape(
        center: CGPoint(x: size.width / 2 + offset.xStart, y: size.height / 2 + offset.yStart),
        innerRadius: dimensions.innerRadius.radius(in: largest) ?? 0, outerRadius: outer,
        startAngle: turn * CGFloat(isMirrored ? 1 - last : first),
        endAngle: turn * CGFloat(isMirrored ? 1 - first : last), inset: dimensions.angularInset ?? 0,
        cornerRadius: mark.mark.style.corner?.radius ?? 0))
  }
}
