import LayoutEngine
import SwiftUICore

/// Where a movement is to end: a rectangle of the content, as large as the scroll view.
public struct ScrollTarget: Hashable, Sendable {
  public var rect: CGRect
  /// The point of the rectangle and of the scroll view that are brought together; nil for the leading and top edge.
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// Decides where scrolling comes to rest.
public protocol ScrollTargetBehavior {
  /// Changes the place where the movement would end.
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)

  typealias TargetContext = ScrollTargetBehaviorContext

  /// How scroll views with this behaviour work otherwise.
  func properties(context: Self.PropertiesContext) -> Self.Properties

  typealias Properties = ScrollTargetBehaviorProperties
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
}

extension ScrollTargetBehavior {
  public func properties(context: Self.PropertiesContext) -> Self.Properties { ScrollTargetBehaviorProperties() }
}

public struct ScrollTargetBehaviorProperties {
  /// Whether one movement goes no further than the scroll view is long.
  public var limitsScrolls: Bool = false

  public init() {}
}

public struct ScrollTargetBehaviorPropertiesContext {
  public let environment: EnvironmentValues
  public let axes: Axis.Set
}

/// What there is to know when the end of a movement is decided; lengths in points.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// Where the content stands now.
  public let originalTarget: ScrollTarget
  /// How fast it moves, in points a second.
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  let environment: EnvironmentValues
  let targets: [CGRect]

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Comes to rest at multiples of the scroll view's size (behaviour 594).
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in [Axis.horizontal, .vertical] where context.axes.contains(axis) {
      let page: CGFloat = context.containerSize[axis]
      guard page > 0 else { continue }
      let now: CGFloat = context.originalTarget.rect.origin[axis]
      let last: CGFloat = max(0, context.contentSize[axis] - page)
      // One movement turns one page at most.
      let here: CGFloat = (now / page).rounded()
      let wanted: CGFloat = (target.rect.origin[axis] / page).rounded()
      let speed: CGFloat = axis == .horizontal ? context.velocity.dx : context.velocity.dy
      var next: CGFloat = min(here + 1, max(here - 1, wanted))
      if next == here, abs(speed) > 300 { next += speed > 0 ? 1 : -1 }
      target.rect.origin[axis] = min(last, max(0, next * page))
    }
  }
}

/// Comes to rest where a view of the scroll targets stands at the edge.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one movement may pass.
  public struct LimitBehavior: Sendable, Equatable {
    fileprivate let rank: Int8

    /// One page where the width is compact, otherwise as many as wanted.
    public static var automatic: LimitBehavior { LimitBehavior(rank: 0) }
    public static var always: LimitBehavior { LimitBehavior(rank: 1) }
    public static var alwaysByFew: LimitBehavior { LimitBehavior(rank: 2) }
    public static var alwaysByOne: LimitBehavior { LimitBehavior(rank: 3) }
    public static var never: LimitBehavior { LimitBehavior(rank: 4) }
  }

  private let limit: LimitBehavior
  private let anchor: UnitPoint?

  public init(limitBehavior: LimitBehavior = .automatic) {
    limit = limitBehavior
    anchor = nil
  }

  public init(anchor: UnitPoint?) {
    limit = .automatic
    self.anchor = anchor
  }

  public init(limitBehavior: LimitBehavior, anchor: UnitPoint?) {
    limit = limitBehavior
    self.anchor = anchor
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in [Axis.horizontal, .vertical] where context.axes.contains(axis) {
      let fraction: CGFloat = anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
      let container: CGFloat = context.containerSize[axis]
      let stops: [CGFloat] = context.targets
        .map { $0.origin[axis] + fraction * ($0.size[axis] - container) }.sorted()
      guard !stops.isEmpty else { continue }
      let now: CGFloat = context.originalTarget.rect.origin[axis]
      var wanted: CGFloat = target.rect.origin[axis]
      if limit == .always || limit == .automatic && context.horizontalSizeClass == .compact {
        wanted = min(now + container, max(now - container, wanted))
      }
      var best: Int = Self.nearest(wanted, stops)
      if limit == .alwaysByOne || limit == .alwaysByFew {
        let reach: Int = limit == .alwaysByOne ? 1 : 3
        let here: Int = Self.nearest(now, stops)
        best = min(here + reach, max(here - reach, best))
      }
      target.rect.origin[axis] = stops[min(stops.count - 1, max(0, best))]
    }
  }

  private static func nearest(_ place: CGFloat, _ stops: [CGFloat]) -> Int {
    stops.indices.min { abs(stops[$0] - place) < abs(stops[$1] - place) } ?? 0
  }
}

/// A behaviour whose type is hidden.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  public var base: any ScrollTargetBehavior

  public init(_ base: some ScrollTargetBehavior) {
    self.base = base
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  public static func viewAligned(anchor: UnitPoint?) -> Self { ViewAlignedScrollTargetBehavior(anchor: anchor) }

  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?)
    -> Self
  {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}

extension ScrollViewport {
  /// Where a movement to a place is to end; nil where nothing says so.
  func target(for place: CGPoint, velocity: CGSize) -> CGPoint? {
    guard let behavior = graph.untracked({ configuration.behavior }) else { return nil }
    let size: CGSize = slot.placed.peek.size
    let axes: Axis.Set = graph.untracked(self.axes)
    let environment = EnvironmentValues(scope: inputs.environment)
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(origin: offset.peek, size: size)),
      velocity: CGVector(dx: velocity.width, dy: velocity.height), contentSize: content.placed.peek.size,
      containerSize: size, axes: axes, environment: environment,
      targets: graph.untracked { targets(around: CGRect(origin: place, size: size)).map(\.frame) })
    var target = ScrollTarget(rect: CGRect(origin: place, size: size))
    let properties = behavior.properties(
      context: ScrollTargetBehaviorPropertiesContext(environment: environment, axes: axes))
    if properties.limitsScrolls {
      let now: CGPoint = offset.peek
      target.rect.origin.x = min(now.x + size.width, max(now.x - size.width, place.x))
      target.rect.origin.y = min(now.y + size.height, max(now.y - size.height, place.y))
    }
    behavior.updateTarget(&target, context: context)
    var point: CGPoint = target.rect.origin
    if let anchor = target.anchor {
      point.x += anchor.x * (target.rect.width - size.width)
      point.y += anchor.y * (target.rect.height - size.height)
    }
    return clamped(point)
  }
}
