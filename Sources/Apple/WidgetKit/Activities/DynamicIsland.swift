import SwiftUI

/// The views of an activity around the camera.
public struct DynamicIsland {
  package let expanded: @MainActor () -> [_IslandRegion]
  package let compactLeading: @MainActor () -> AnyView
  package let compactTrailing: @MainActor () -> AnyView
  package let minimal: @MainActor () -> AnyView
  package private(set) var margins: [(mode: DynamicIslandMode, edges: Edge.Set, length: Double)] = []
  package private(set) var tint: Color?

  /// - Parameters:
  ///   - expanded: Lists the regions of the island while it is held down.
  ///   - compactLeading: Makes the view before the camera.
  ///   - compactTrailing: Makes the view behind the camera.
  ///   - minimal: Makes the view that is left where several activities go on.
  public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing, @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    self.expanded = { expanded().regions }
    self.compactLeading = { AnyView(compactLeading()) }
    self.compactTrailing = { AnyView(compactTrailing()) }
    self.minimal = { AnyView(minimal()) }
  }

  /// The address that a touch on the island gives to the app: a preview is not touched.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }

  /// The colour of the line around the island; nil for none.
  public func keylineTint(_ color: Color?) -> DynamicIsland {
    var island: DynamicIsland = self
    island.tint = color
    return island
  }

  /// The space between content and the island's edges, in points. Of several for the same edge the first one holds.
  ///
  /// - Parameters:
  ///   - edges: The edges. The default is all of them.
  ///   - length: The space; infinity and NaN change nothing.
  ///   - mode: The form of the island that gets it.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland {
    guard length.isFinite else { return self }
    var island: DynamicIsland = self
    island.margins.append((mode, edges, length))
    return island
  }

  /// The margins of a form, from its usual ones.
  package func margins(in mode: DynamicIslandMode, usual: EdgeInsets) -> EdgeInsets {
    var insets: EdgeInsets = usual
    for margin in margins.reversed() where margin.mode == mode { insets.set(margin.edges, to: margin.length) }
    return insets
  }
}

extension EdgeInsets {
  mutating func set(_ edges: Edge.Set, to length: Double) {
    if edges.contains(.top) { top = length }
    if edges.contains(.leading) { leading = length }
    if edges.contains(.bottom) { bottom = length }
    if edges.contains(.trailing) { trailing = length }
  }
}

/// The forms of the island.
public struct DynamicIslandMode: Equatable, Sendable {
  private let name: String

  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  public static let expanded = DynamicIslandMode(name: "expanded")
  public static let minimal = DynamicIslandMode(name: "minimal")
}
