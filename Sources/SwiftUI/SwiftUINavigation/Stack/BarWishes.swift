import SwiftUICore

/// What the views of a screen say of the bars around it (behaviour 97).
///
/// Modifiers of views further out win over those inside, as preferences do; items of toolbars add up, the inner ones first.
package struct BarWishes {
  package var title: BarTitle?
  package var subtitle: Text?
  package var displayMode: ToolbarTitleDisplayMode.Mode?
  package var hidesBackButton: Bool?
  /// The visibility that views ask for, by bar.
  package var visibility: [ToolbarPlacement.Bar: Visibility] = [:]
  /// What lies behind the bars.
  package var background: [ToolbarPlacement.Bar: AnyShapeStyle] = [:]
  package var backgroundVisibility: [ToolbarPlacement.Bar: Visibility] = [:]
  package var colorScheme: [ToolbarPlacement.Bar: ColorScheme] = [:]
  var role: ToolbarRole?
  /// Parts that bars have of themselves and that a view wants away.
  var removed: Set<ToolbarDefaultItemKind.Kind> = []
  /// What UIKit's controllers say beyond what there are modifiers for.
  package var looks = BarLooks()
  /// Whether a stack among the views has bars of its own, so that a column around has none.
  var hasOwnBars: Bool = false
  /// Where the items of toolbars come from.
  var items: [ToolbarSource] = []

  /// Adds what views that come later say.
  mutating func add(_ other: BarWishes) {
    title = title ?? other.title
    subtitle = subtitle ?? other.subtitle
    displayMode = displayMode ?? other.displayMode
    hidesBackButton = hidesBackButton ?? other.hidesBackButton
    visibility.merge(other.visibility) { first, _ in first }
    background.merge(other.background) { first, _ in first }
    backgroundVisibility.merge(other.backgroundVisibility) { first, _ in first }
    colorScheme.merge(other.colorScheme) { first, _ in first }
    role = role ?? other.role
    removed.formUnion(other.removed)
    looks.add(other.looks)
    hasOwnBars = hasOwnBars || other.hasOwnBars
    items += other.items
  }

  /// Takes what another one says where this one says nothing.
  package mutating func complete(by other: BarWishes) { add(other) }

  package init() {}

  func isHidden(_ bar: ToolbarPlacement.Bar) -> Bool { visibility[bar] == .hidden }
}

/// The title of a screen.
package struct BarTitle {
  let text: Text
  /// Where the title may be edited.
  var edited: Binding<String>?

  package init(text: Text, edited: Binding<String>? = nil) {
    self.text = text
    self.edited = edited
  }
}

enum BarWishesKey: PreferenceKey {
  static var defaultValue: BarWishes { BarWishes() }

  static func reduce(value: inout BarWishes, nextValue: () -> BarWishes) { value.add(nextValue()) }
}

/// Says something of the bars around a view.
package nonisolated struct BarModifier: PrimitiveModifier {
  let change: (inout BarWishes) -> Void

  package init(change: @escaping (inout BarWishes) -> Void) { self.change = change }

  package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    inputs.transforming(BarWishesKey.self, body) { modifier.read().change(&$0) }
  }
}
