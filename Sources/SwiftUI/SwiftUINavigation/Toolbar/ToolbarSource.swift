import ReactiveGraph
import SwiftUICore

/// The items that one `toolbar` modifier gives to the bars of its screen.
///
/// The items are made where the bars show them, in the environment of the view with the modifier, and follow the value of the
/// modifier: a change of an item's content is no change for the bar.
final class ToolbarSource: Identifiable {
  let id: UInt64
  private let environment: EnvironmentScope
  private let makeList: (_ViewInputs) -> _ViewList

  init(id: UInt64, environment: EnvironmentScope, makeList: @escaping (_ViewInputs) -> _ViewList) {
    self.id = id
    self.environment = environment
    self.makeList = makeList
  }

  /// Lists the items for a place.
  func list(_ inputs: _ViewInputs) -> _ViewList {
    var inputs: _ViewInputs = inputs
    let environment: EnvironmentScope = environment
    inputs.changeList { place in
      let outer: EnvironmentScope = place.environment
      // A menu has an environment of its own for its items.
      let isInMenu: Bool = place.graph.untracked { EnvironmentValues(scope: outer).isInToolbarMenu }
      guard !isInMenu else { return }
      place.environment = environment.overriding("bar item") { values in
        values.colorScheme = EnvironmentValues(scope: outer).colorScheme
      }
    }
    return makeList(inputs)
  }
}

/// The items of all toolbars of a screen.
nonisolated struct ToolbarSources: View {
  let sources: [ToolbarSource]

  @MainActor var body: some View { ForEach(sources) { ToolbarSourceItems(source: $0) } }
}

/// The items of one toolbar.
nonisolated private struct ToolbarSourceItems: View {
  let source: ToolbarSource
}

extension ToolbarSourceItems: PrimitiveView, MultiView {
  static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    inputs.graph.untracked { view.read() }.source.list(inputs)
  }
}

/// Gives items to the bars of the screen.
nonisolated struct ToolbarModifier<Items: ToolbarContent>: PrimitiveModifier {
  let items: Items

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard inputs.preferences.contains(BarWishesKey.self) else { return body(inputs) }
    let items: _GraphValue<Items> = modifier.part(\.items)
    let source = ToolbarSource(id: inputs.window.nextID(), environment: inputs.environment) { inputs in
      Items._makeToolbar(content: items, inputs: inputs)
    }
    return inputs.transforming(BarWishesKey.self, body) { $0.items.append(source) }
  }
}

/// The items of a screen by where they stand.
struct BarItems {
  var leading: [Subview] = []
  var principal: [Subview] = []
  var title: [Subview] = []
  var subtitle: [Subview] = []
  var largeTitle: [Subview] = []
  var largeSubtitle: [Subview] = []
  var trailing: [Subview] = []
  var secondary: [Subview] = []
  var titleMenu: [Subview] = []
  var bottom: [Subview] = []
  var status: [Subview] = []

  /// Whether nothing stands in the bar above the screen.
  var isEmptyAbove: Bool {
    leading.isEmpty && principal.isEmpty && trailing.isEmpty && secondary.isEmpty && titleMenu.isEmpty
      && title.isEmpty && subtitle.isEmpty
  }

  init() {}

  init(_ elements: [ViewElement]) {
    for element in elements {
      let item = Subview(element: element)
      switch element.traits[ToolbarPlacementTrait.self].place {
      case .navigation, .topBarLeading, .cancellationAction: leading.append(item)
      case .automatic, .primaryAction, .topBarTrailing, .confirmationAction, .destructiveAction: trailing.append(item)
      case .principal: principal.append(item)
      case .title: title.append(item)
      case .subtitle: subtitle.append(item)
      case .largeTitle: largeTitle.append(item)
      case .largeSubtitle: largeSubtitle.append(item)
      case .secondaryAction: secondary.append(item)
      case .titleMenu: titleMenu.append(item)
      case .bottomBar, .bottomOrnament, .accessoryBar: bottom.append(item)
      case .status: status.append(item)
      case .keyboard: break
      }
    }
  }

  /// The items of a screen as an attribute; `wishes` is read inside nodes.
  static func attribute(_ wishes: @escaping () -> BarWishes, inputs: _ViewInputs) -> Rule<BarItems> {
    let sources = _GraphValue { ToolbarSources(sources: wishes().items) }
    let elements: Rule<[ViewElement]> = ContentViews(sources, inputs: inputs.inStack(nil)).elements(in: inputs.graph)
    return Rule(in: inputs.graph, "bar items", equal: ValueComparison.areEqual) { BarItems(elements.value) }
  }
}
