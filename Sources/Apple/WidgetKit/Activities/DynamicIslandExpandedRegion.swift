import SwiftUI

/// A part of the island while it is held down.
public struct DynamicIslandExpandedRegion<Content: View> {
  package let region: _IslandRegion
  private var ownEdges: Edge.Set = []

  /// - Parameters:
  ///   - position: The place of the part.
  ///   - priority: The layout priority: parts with a greater one get their width first. The default is 0.
  ///   - content: Makes the part.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
  ) {
    region = _IslandRegion(position: position, priority: priority, content: AnyView(content()))
  }

  private init(region: _IslandRegion, ownEdges: Edge.Set) {
    self.region = region
    self.ownEdges = ownEdges
  }

  /// The space between the part and the island's edges, in points. Of several for the same edge the first one holds.
  ///
  /// - Parameters:
  ///   - edges: The edges. The default is all of them.
  ///   - length: The space; infinity and NaN change nothing.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> DynamicIslandExpandedRegion<Content> {
    guard length.isFinite else { return self }
    var region: _IslandRegion = region
    region.margins.set(edges.subtracting(ownEdges), to: length)
    return DynamicIslandExpandedRegion(region: region, ownEdges: ownEdges.union(edges))
  }
}

/// A part of the island, whatever the type of its content.
public struct _IslandRegion {
  package let position: DynamicIslandExpandedRegionPosition
  package let priority: Double
  package let content: AnyView
  /// The margins of the part, added to those of the island.
  package var margins = EdgeInsets()

  init(position: DynamicIslandExpandedRegionPosition, priority: Double, content: AnyView) {
    self.position = position
    self.priority = priority
    self.content = content
  }
}

/// The places for parts of the island.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String

  /// Before the camera.
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  /// Behind the camera.
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  /// Below the camera.
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  /// Below all others.
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// The places of a part of the island that is too wide to stand beside the camera.
public struct DynamicIslandExpandedRegionVerticalPlacement: Equatable, Sendable {
  private let name: String

  /// Beside the camera.
  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(name: "default")
  /// Below the camera.
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(name: "belowIfTooWide")
}

/// The parts of the island together.
public struct DynamicIslandExpandedContent<Content: View> {
  package let regions: [_IslandRegion]

  init(regions: [_IslandRegion]) { self.regions = regions }
}

/// Lists the parts of the island.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
  public static func buildPartialBlock<C: View>(
    first: DynamicIslandExpandedRegion<C>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedContent<C>(regions: [first.region])
  }

  public static func buildPartialBlock<C: View>(
    first: DynamicIslandExpandedContent<C>
  ) -> DynamicIslandExpandedContent<some View> {
    first
  }

  public static func buildPartialBlock<C0: View, C1: View>(
    accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedRegion<C1>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedContent<TupleView<(C0, C1)>>(regions: accumulated.regions + [next.region])
  }

  public static func buildPartialBlock<C0: View, C1: View>(
    accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedContent<C1>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedContent<TupleView<(C0, C1)>>(regions: accumulated.regions + next.regions)
  }
}
