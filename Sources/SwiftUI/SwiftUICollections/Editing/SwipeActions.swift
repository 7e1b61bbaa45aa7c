import SwiftUICore

/// What a modifier puts at an edge of a row, to be found by a swipe.
struct SwipeGroup {
  var edge: HorizontalEdge
  var allowsFullSwipe: Bool
  var content: AnyView
}

/// The swipe actions of a row, those of the innermost modifier first.
enum SwipeActionsTrait: _ViewTraitKey {
  static var defaultValue: [SwipeGroup] { [] }
}

nonisolated struct SwipeActionsModifier: TraitModifier {
  var group: SwipeGroup

  nonisolated static func attach(to traits: inout ViewTraits, modifier: _GraphValue<Self>) {
    let outer: (() -> [SwipeGroup])? = traits.source(for: SwipeActionsTrait.self)
    traits.set(SwipeActionsTrait.self) { [modifier.read().group] + (outer?() ?? []) }
  }
}

extension View {
  /// Puts buttons at an edge of a row, which a swipe of the row brings to light.
  ///
  /// The first button is nearest to the edge. Assistive technologies offer all of them as actions of the row. A row with
  /// buttons at the trailing edge has no further one for `onDelete(perform:)`.
  ///
  /// ```swift
  /// List(["Mail", "News"], id: \.self) { name in
  ///   Text(name)
  ///     .swipeActions(edge: .leading) { Button("Pin") {}.tint(.orange) }
  ///     .swipeActions { Button("Archive") {} }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - edge: The edge where the buttons stand. The default is the trailing one.
  ///   - allowsFullSwipe: Whether a long swipe uses the first button at once. The default is true.
  ///   - content: Makes the buttons.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      SwipeActionsModifier(
        group: SwipeGroup(edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))))
  }
}
