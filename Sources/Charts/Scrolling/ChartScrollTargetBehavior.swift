import SwiftUICore
import SwiftUIScrolling

/// Decides where a scrollable chart comes to rest.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
  /// Changes the place where the movement would end.
  func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

extension ChartScrollTargetBehavior {
  /// A scroll view that is no chart has no values: its movement ends where it would.
  public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
}

/// What there is to know when the end of a chart's movement is decided.
@dynamicMemberLookup
public struct ChartScrollTargetBehaviorContext {
  let scrolling: ScrollTargetBehaviorContext
  /// The scales and the plot area of the chart.
  public let chartProxy: ChartProxy

  public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T {
    scrolling[keyPath: keyPath]
  }
}

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {
  /// Comes to rest at multiples of the length that is shown.
  public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
    updateTarget(&target, context: context.scrolling)
  }
}

/// Asks a chart's behaviour with what it may know of the chart.
struct ChartScrollTargets: ScrollTargetBehavior {
  let behavior: (any ChartScrollTargetBehavior)?
  let proxy: (CGSize) -> ChartProxy

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    behavior?.updateTarget(
      &target,
      context: ChartScrollTargetBehaviorContext(scrolling: context, chartProxy: proxy(context.contentSize)))
  }

  func properties(context: PropertiesContext) -> Properties {
    behavior?.properties(context: context) ?? ScrollTargetBehaviorProperties()
  }
}
