import SwiftUIControls
import SwiftUICore

/// What modifiers say to a tab view about one of its views.
package nonisolated struct TabTraits {
  /// The icon and the title.
  package var label: AnyView?
  package var role: TabRole?
  package var isHidden: Bool = false
  package var isDisabled: Bool = false
  package var placement: TabPlacement = .automatic
  /// The name under which a person's changes are kept.
  package var customizationID: String?
  package var customizationBehavior: TabCustomizationBehavior = .automatic
  package var defaultVisibility: [AdaptableTabBarPlacement: Visibility] = [:]
  /// What is around the label where it is shown: words for accessibility, a context menu.
  package var decorations: [(AnyView) -> AnyView] = []
  /// The colour behind the badge; nil for that of the bar.
  package var badgeColor: Color?
  /// What a section offers beside its tabs.
  package var actions: AnyView?
}

enum TabTraitsKey: _ViewTraitKey {
  static var defaultValue: TabTraits { TabTraits() }
}

/// Changes what a tab view knows of a view; of modifiers that say the same, the inner one counts.
package nonisolated struct TabTraitsModifier: TraitModifier {
  let change: (inout TabTraits) -> Void

  package init(change: @escaping (inout TabTraits) -> Void) { self.change = change }

  package static func attach(to traits: inout ViewTraits, modifier: _GraphValue<Self>) {
    let outer: (() -> TabTraits)? = traits.source(for: TabTraitsKey.self)
    traits.set(TabTraitsKey.self) {
      var value: TabTraits = outer?() ?? TabTraits()
      modifier.read().change(&value)
      return value
    }
  }
}

extension View {
  /// Says what the tab of the view shows in a tab view around it; the older way to make tabs (behaviour 118).
  ///
  /// - Parameter label: Makes the icon and the title: a `Label`, or an image and a text in either order.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label: AnyView = tabLabel(label())
    return modifier(TabTraitsModifier { $0.label = label })
  }
}

/// The label of a tab. An image and a text are an icon and a title, so that bars show of them what they show of labels.
private nonisolated func tabLabel<V: View>(_ label: V) -> AnyView {
  let parts: (icon: Image, title: Text)
  switch label {
  case let pair as TupleView<(Image, Text)>: parts = pair.value
  case let pair as TupleView<(Text, Image)>: parts = (pair.value.1, pair.value.0)
  default: return AnyView(label)
  }
  return AnyView(
    Label {
      parts.title
    } icon: {
      parts.icon
    })
}
