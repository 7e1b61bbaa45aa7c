import HostInterface
import LayoutEngine

/// How much room views keep from the edges of their scene.
public struct ScenePadding: Equatable, Sendable {
  private let rank: Int8

  /// What the content of a window keeps from its edges, and no less.
  public static let minimum = ScenePadding(rank: 0)

  /// The distance, as far as Apple shows it: 16 points beside the content of a phone's compact window (20 of a regular
  /// one), 20 around the content of a Mac's.
  fileprivate func length(on idiom: Idiom, isCompact: Bool) -> CGFloat {
    idiom == .phone && isCompact ? 16 : 20
  }
}

extension View {
  /// Adds the space at some edges that views keep from those of their scene.
  ///
  /// - Parameter edges: The edges; all by default.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
    scenePadding(.minimum, edges: edges)
  }

  /// Adds room of a kind at some edges.
  public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    modifier(ScenePaddingModifier(padding: padding, edges: edges))
  }
}

nonisolated struct ScenePaddingModifier: LayoutModifier {
  var padding: ScenePadding
  var edges: Edge.Set

  func algorithm(in inputs: _ViewInputs) -> any LayoutAlgorithm {
    let idiom: Idiom = inputs.environment(IdiomKey.self).value
    let width: UserInterfaceSizeClass? = inputs.environment(HorizontalSizeClassKey.self).value
    let length: CGFloat = padding.length(on: idiom, isCompact: width == .compact)
    return PaddingModifier(edges: edges, insets: EdgeInsets(length)).algorithm(in: inputs)
  }
}
