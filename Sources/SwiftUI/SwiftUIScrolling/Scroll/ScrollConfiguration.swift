import LayoutEngine
import ReactiveGraph
import SwiftUICore

/// What modifiers say about the scroll views inside them.
struct ScrollConfiguration {
  var isDisabled: Bool = false
  var isClipDisabled: Bool = false
  var horizontalIndicators: ScrollIndicatorVisibility = .automatic
  var verticalIndicators: ScrollIndicatorVisibility = .automatic
  var horizontalBounce: ScrollBounceBehavior = .automatic
  var verticalBounce: ScrollBounceBehavior = .automatic
  // What follows is for the nearest scroll view alone.
  var contentMargins: EdgeInsets = EdgeInsets()
  var indicatorMargins: EdgeInsets = EdgeInsets()
  var anchors: ScrollAnchors = ScrollAnchors()
  var behavior: (any ScrollTargetBehavior)?

  func isEqual(to other: ScrollConfiguration) -> Bool { ValueComparison.areEqual(self, other) }

  func bounces(_ axis: Axis, limit: CGFloat) -> Bool {
    let behavior: ScrollBounceBehavior = axis == .horizontal ? horizontalBounce : verticalBounce
    return behavior == .basedOnSize ? limit > 0 : true
  }

  /// The environment of a scroll view's content: what was meant for the scroll view itself ends there.
  static func withoutOwn(_ scope: EnvironmentScope) -> EnvironmentScope {
    scope.overriding("scroll content") { values in
      var inner: ScrollConfiguration = values[ScrollConfigurationKey.self]
      inner.contentMargins = EdgeInsets()
      inner.indicatorMargins = EdgeInsets()
      inner.anchors = ScrollAnchors()
      inner.behavior = nil
      values[ScrollConfigurationKey.self] = inner
    }
  }
}

struct ScrollConfigurationKey: EnvironmentKey {
  static var defaultValue: ScrollConfiguration { ScrollConfiguration() }
}

extension View {
  nonisolated func scrollConfiguration(_ change: @escaping (inout ScrollConfiguration) -> Void) -> some View {
    transformEnvironment(\.scrollConfiguration, transform: change)
  }
}

extension EnvironmentValues {
  var scrollConfiguration: ScrollConfiguration {
    get { self[ScrollConfigurationKey.self] }
    set { self[ScrollConfigurationKey.self] = newValue }
  }

  /// Whether scroll views can be scrolled.
  public var isScrollEnabled: Bool {
    get { !scrollConfiguration.isDisabled }
    set { scrollConfiguration.isDisabled = !newValue }
  }

  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollConfiguration.horizontalIndicators }
    set { scrollConfiguration.horizontalIndicators = newValue }
  }

  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollConfiguration.verticalIndicators }
    set { scrollConfiguration.verticalIndicators = newValue }
  }

  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { scrollConfiguration.horizontalBounce }
    set { scrollConfiguration.horizontalBounce = newValue }
  }

  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { scrollConfiguration.verticalBounce }
    set { scrollConfiguration.verticalBounce = newValue }
  }
}

/// When the bars that show the position are drawn.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let rank: Int8

  /// While the content moves.
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(rank: 0) }
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(rank: 1) }
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(rank: 2) }
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(rank: 3) }
}

/// Whether the content can be pulled beyond its edges.
public struct ScrollBounceBehavior: Equatable, Sendable {
  private let rank: Int8

  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(rank: 0) }
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(rank: 1) }
  /// Only where the content is larger than the scroll view.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(rank: 2) }
}

/// What a scroll anchor is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let rank: Int8

  /// Where the content stands at first.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(rank: 0) }
  /// What stays in place when sizes change.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(rank: 1) }
  /// Where content stands that is smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(rank: 2) }
}

struct ScrollAnchors: Equatable {
  var all: UnitPoint?
  var roles: [ScrollAnchorRole: UnitPoint?] = [:]

  func point(for role: ScrollAnchorRole) -> UnitPoint? {
    if let own = roles[role] { return own }
    return all
  }
}

/// What margins are put around.
public struct ContentMarginPlacement: Sendable {
  fileprivate let content: Bool
  fileprivate let indicators: Bool

  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(content: true, indicators: true) }
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(content: true, indicators: false) }
  public static var scrollIndicators: ContentMarginPlacement {
    ContentMarginPlacement(content: false, indicators: true)
  }
}

extension ScrollConfiguration {
  mutating func setMargins(_ edges: Edge.Set, _ length: (Edge) -> CGFloat, for placement: ContentMarginPlacement) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      if placement.content { contentMargins[edge] = length(edge) }
      if placement.indicators { indicatorMargins[edge] = length(edge) }
    }
  }
}
