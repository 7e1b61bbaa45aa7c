import AccessibilityTree
import DisplayList
import LayoutEngine
import ReactiveGraph

/// What a view gets from around it when it is lowered.
public struct _ViewInputs {
  package unowned let host: ViewGraph
  package var environment: EnvironmentScope
  package var transactions: TransactionScope?
  /// What the placeholders of the modifiers around stand for.
  package var placeholders: PlaceholderScope?
  /// The innermost modifier around that has to do with the keyboard's focus.
  package var focusContext: FocusContext?
  /// Where the view is put: its parent assigns it.
  package var slot: GeometrySlot
  /// The axis of the nearest stack, for views that turn with it.
  package var stackAxis: () -> Axis? = { nil }
  /// The preferences that somebody around the view asks for.
  package var preferences: PreferenceRequests = PreferenceRequests()
  /// The named coordinate spaces around the view, innermost first.
  package var coordinateSpaces: CoordinateSpaceScope?
  /// What takes room from the edges of the window and of the views around, innermost first.
  package var safeArea: SafeAreaScope?
  /// The size of the nearest container to which frames may refer, without its safe area; read inside a node.
  package var containerSize: () -> CGSize = { .zero }
  /// What modifiers of this list attached to its views; empty below a single view.
  package var traits: ViewTraits = ViewTraits()
  /// What modifiers of this list changed in these inputs since the list began; nil below a single view.
  package var changes: InputChange?

  /// Whether the view is shown, where that is not a matter of course: alternatives that are only measured are not.
  package var presence: Attribute<Bool>?
  /// The modifiers around that watch or move the next scroll view inside.
  package var scrollLinks: [ScrollLink] = []
  /// Whether the views of the next layout are those at which scrolling stops, when a modifier said so.
  package var targetLayout: (() -> Bool)?

  package var graph: Graph { host.graph }

  /// Whether the view is shown; read inside a node, which comes to depend on all that decides it.
  package var isShown: () -> Bool {
    let alternative: Attribute<Bool>? = presence
    let row: Presence? = slot.presence
    return {
      let isChosen: Bool = alternative?.value ?? true
      return (row?.isPresent ?? true) && isChosen
    }
  }

  /// Reads a key of the environment inside a node.
  package func environment<K: EnvironmentKey>(_ key: K.Type) -> Attribute<K.Value> {
    environment.attribute(for: key)
  }
}

/// What a view gives to those around it: one entry for each output, each made only where the view has something to say.
public struct _ViewOutputs {
  /// How the view is measured; nil for a view that takes no part in layout.
  package var layout: LayoutAttribute?
  package var display: DisplayNode?
  package var accessibility: AccessibilitySource?
  /// Sources inside `accessibility` that lie in the same place: they get the same bounds.
  package var accessibilityLayers: [AccessibilitySource] = []
  /// The preferences of the view that were asked for.
  package var preferences: PreferenceOutputs = PreferenceOutputs()

  package init() {}
}
