import SwiftUICore

/// What the views of a screen say of the bars around it (behaviour 97).
///
/// Modifiers of views further out win over those inside, as preferences do; items of toolbars add up, the inner ones first.
struct BarWishes {
  var title: BarTitle?
  var subtitle: Text?
  var displayMode: ToolbarTitleDisplayMode.Mode?
  var hidesBackButton: Bool?
  /// The visibility that views ask for, by bar.
  var visibility: [ToolbarPlacement.Bar: Visibility] = [:]
  /// What lies behind the bars.
  var background: [ToolbarPlacement.Bar: AnyShapeStyle] = [:]
  var backgroundVisibility: [ToolbarPlacement.Bar: Visibility] = [:]
  var colorScheme: [ToolbarPlacement.Bar: ColorScheme] = [:]
  var role: ToolbarRole?
  /// Parts that bars have of themselves and that a view wants away.
  var removed: Set<ToolbarDefaultItemKind.Kind> = []
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
    hasOwnBars = hasOwnBars || other.hasOwnBars
    items += other.items
  }

  func isHidden(_ bar: ToolbarPlacement.Bar) -> Bool { visibility[bar] == .hidden }
}

/// The title of a screen.
struct BarTitle {
  let text: Text
  /// Where the title may be edited.
  var edited: Binding<String>?
}

enum BarWishesKey: PreferenceKey {
  static var defaultValue: BarWishes { BarWishes() }

  static func reduce(value: inout BarWishes, nextValue: () -> BarWishes) { value.add(nextValue()) }
}

/// Says something of the bars around a view.
nonisolated struct BarModifier: PrimitiveModifier {
  let change: (inout BarWishes) -> Void

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    inputs.transforming(BarWishesKey.self, body) { modifier.read().change(&$0) }
  }
}
