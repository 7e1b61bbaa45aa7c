import ChartEngine
import CoreGraphics
import Foundation
import SwiftUICore
import SwiftUIScrolling

/// Which values a chart comes to rest at when it is swiped.
public struct MajorValueAlignment<Value: Plottable> {
  enum Kind {
    case page
    case aligned(ValueAlignment)
  }

  let kind: Kind

  /// As far as the chart shows at once.
  public static var page: MajorValueAlignment<Value> { MajorValueAlignment(kind: .page) }

  /// Multiples of a unit.
  public static func unit(_ unit: Value) -> MajorValueAlignment<Value> where Value: Numeric {
    MajorValueAlignment(kind: .aligned(.unit(unit.plotValue.magnitude ?? 0)))
  }

  /// Moments that have components, such as the first days of months.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment<Value> where Value == Date {
    MajorValueAlignment(kind: .aligned(.matching(components)))
  }
}

/// How far one movement of a chart goes.
public struct ValueAlignedLimitBehavior: Equatable, Sendable {
  fileprivate enum Kind {
    case automatic
    case always
    case never
  }

  fileprivate let kind: Kind

  /// As far as the chart shows at once where it is compact along the axis, otherwise as far as wanted.
  public static var automatic: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(kind: .automatic) }
  /// As far as the chart shows at once.
  public static var always: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(kind: .always) }
  /// As far as wanted.
  public static var never: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(kind: .never) }
}

/// Comes to rest where values at equal distances, or moments that have components, stand at the edge of the chart.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  /// What an axis is aligned with.
  struct Alignment {
    var minor: ValueAlignment
    /// What a swipe goes to; nil for the minor values.
    var isPaged: Bool = false
    var major: ValueAlignment?

    init<Value>(_ minor: ValueAlignment, _ major: MajorValueAlignment<Value>?) {
      self.minor = minor
      switch major?.kind {
      case .page?: isPaged = true
      case .aligned(let alignment)?: self.major = alignment
      case nil: break
      }
    }
  }

  let x: Alignment
  let y: Alignment
  let limit: ValueAlignedLimitBehavior

  /// - Parameters:
  ///   - unit: The distance of the values, in units of the data.
  ///   - majorAlignment: The values that a swipe goes to; nil for none.
  ///   - limitBehavior: How far one movement goes.
  public nonisolated init<T: Plottable & Numeric>(
    unit: T, majorAlignment: MajorValueAlignment<T>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      xUnit: unit, yUnit: unit, xMajorAlignment: majorAlignment, yMajorAlignment: majorAlignment,
      limitBehavior: limitBehavior)
  }

  /// - Parameters:
  ///   - components: The components of the moments.
  ///   - majorAlignment: The values that a swipe goes to; nil for none.
  ///   - limitBehavior: How far one movement goes.
  public nonisolated init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      xMatching: components, yMatching: components, xMajorAlignment: majorAlignment, yMajorAlignment: majorAlignment,
      limitBehavior: limitBehavior)
  }

  /// Distances of the values along both axes.
  public nonisolated init<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil, yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = Alignment(.unit(xUnit.plotValue.magnitude ?? 0), xMajorAlignment)
    y = Alignment(.unit(yUnit.plotValue.magnitude ?? 0), yMajorAlignment)
    limit = limitBehavior
  }

  /// Moments along x, and a distance of the values along y.
  public nonisolated init<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = Alignment(.matching(xComponents), xMajorAlignment)
    y = Alignment(.unit(yUnit.plotValue.magnitude ?? 0), yMajorAlignment)
    limit = limitBehavior
  }

  /// A distance of the values along x, and moments along y.
  public nonisolated init<X: Plottable & Numeric>(
    xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = Alignment(.unit(xUnit.plotValue.magnitude ?? 0), xMajorAlignment)
    y = Alignment(.matching(yComponents), yMajorAlignment)
    limit = limitBehavior
  }

  /// Moments along both axes.
  public nonisolated init(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = Alignment(.matching(xComponents), xMajorAlignment)
    y = Alignment(.matching(yComponents), yMajorAlignment)
    limit = limitBehavior
  }

  public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
    for axis in [Axis.horizontal, .vertical] where context.axes.contains(axis) {
      let alignment: Alignment = axis == .horizontal ? x : y
      guard let model = context.chartProxy.model.axis(axis) else { continue }
      let isCompact: Bool =
        (axis == .horizontal ? context.horizontalSizeClass : context.verticalSizeClass) == .compact
      var movement = AlignedMovement(
        model: model, calendar: context.chartProxy.model.surroundings.calendar,
        content: context.contentSize.length(axis), container: context.containerSize.length(axis),
        start: context.originalTarget.rect.origin.coordinate(axis), end: target.rect.origin.coordinate(axis),
        velocity: axis == .horizontal ? context.velocity.dx : context.velocity.dy)
      if limit.kind == .always || limit.kind == .automatic && isCompact { movement.limitToPage() }
      let place: CGFloat = movement.rest(alignment)
      if axis == .horizontal { target.rect.origin.x = place } else { target.rect.origin.y = place }
    }
  }
}

/// A movement of a chart along one axis, in points of the content from its leading edge or top.
private struct AlignedMovement {
  let model: AxisModel
  let calendar: Calendar
  let content: CGFloat
  let container: CGFloat
  let start: CGFloat
  var end: CGFloat
  let velocity: CGFloat

  /// A movement that is faster than this, in points a second, is a swipe.
  private static let swipe: CGFloat = 300

  private var furthest: CGFloat { max(0, content - container) }

  mutating func limitToPage() { end = min(start + container, max(start - container, end)) }

  /// Where the movement comes to rest.
  func rest(_ alignment: ValueAlignedChartScrollTargetBehavior.Alignment) -> CGFloat {
    guard abs(velocity) > Self.swipe else { return aligned(end, alignment.minor) }
    if alignment.isPaged { return aligned(start + (velocity > 0 ? container : -container), alignment.minor) }
    guard let major = alignment.major, let (before, after) = neighbours(start, major) else {
      return aligned(end, alignment.minor)
    }
    // The next major value in the direction of the swipe, or the one beyond it that the movement is nearest to.
    let (low, high): (CGFloat, CGFloat) = (min(before, after), max(before, after))
    let next: CGFloat =
      velocity > 0
      ? (high > start + 0.5 ? high : further(start + 1, major))
      : low < start - 0.5
        ? low : further(start - 1, major)
    let wanted: CGFloat = nearest(end, major)
    return clamped(velocity > 0 ? max(next, wanted) : min(next, wanted))
  }

  private func further(_ place: CGFloat, _ alignment: ValueAlignment) -> CGFloat {
    guard let (before, after) = neighbours(place, alignment) else { return place }
    return velocity > 0 ? max(before, after) : min(before, after)
  }

  /// The aligned place that is nearest; the end of the content is one.
  private func aligned(_ place: CGFloat, _ alignment: ValueAlignment) -> CGFloat {
    let found: CGFloat = clamped(nearest(clamped(place), alignment))
    return abs(furthest - place) < abs(found - place) ? furthest : found
  }

  private func nearest(_ place: CGFloat, _ alignment: ValueAlignment) -> CGFloat {
    guard let (before, after) = neighbours(place, alignment) else { return place }
    return abs(before - place) <= abs(after - place) ? before : after
  }

  private func clamped(_ place: CGFloat) -> CGFloat { min(furthest, max(0, place)) }

  /// The aligned places around an offset.
  private func neighbours(_ offset: CGFloat, _ alignment: ValueAlignment) -> (CGFloat, CGFloat)? {
    let window = ScrollWindow(model: model, content: content, container: container)
    guard let coordinate = window.coordinate(at: offset),
      let (before, after) = alignment.neighbours(of: coordinate, on: model, calendar),
      let first = window.offset(of: before), let last = window.offset(of: after)
    else { return nil }
    return (first, last)
  }
}

extension CGSize {
  func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGPoint {
  func coordinate(_ axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Comes to rest at multiples of a unit.
  ///
  /// - Parameters:
  ///   - unit: The distance of the values, in units of the data; of categories their number.
  ///   - majorAlignment: The values that a swipe goes to; nil for none.
  ///   - limitBehavior: How far one movement goes.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Comes to rest at moments that have components.
  ///
  /// - Parameters:
  ///   - components: The components, such as an hour.
  ///   - majorAlignment: The values that a swipe goes to; nil for none.
  ///   - limitBehavior: How far one movement goes.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Comes to rest at multiples of units along both axes.
  public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil, yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }

  /// Comes to rest at moments along x, and at multiples of a unit along y.
  public static func valueAligned<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      xMatching: xComponents, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }

  /// Comes to rest at multiples of a unit along x, and at moments along y.
  public static func valueAligned<X: Plottable & Numeric>(
    xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      xUnit: xUnit, yMatching: yComponents, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }

  /// Comes to rest at moments along both axes.
  public static func valueAligned(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      xMatching: xComponents, yMatching: yComponents, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }
}
