import ReactiveGraph

/// What a searchable view asks of the container that shows its search field.
package struct SearchTraits {
  /// Where the program wants the field.
  package var placement: SearchFieldPlacement
  /// Whether the person searches: a container that shows a button in place of the field sets it.
  package var isActive: Binding<Bool>
  /// Whether the title of a bar stays while the person searches.
  package var keepsTitle: Bool
  /// Whether a toolbar shows the field as a button until it is used.
  package var isMinimized: Bool

  package init(
    placement: SearchFieldPlacement, isActive: Binding<Bool>, keepsTitle: Bool = false, isMinimized: Bool = false
  ) {
    self.placement = placement
    self.isActive = isActive
    self.keepsTitle = keepsTitle
    self.isMinimized = isMinimized
  }
}

/// The search of one searchable view, as containers with bars see it.
///
/// Containers around the view find it as a preference (`SearchPresentationsKey`), a container that is the searchable view's
/// content finds it in the environment (`searchPresentation`). A container takes the field by showing
/// `SearchFieldPlace(presentation)`. While no container does, the field stands above the searchable view's content.
package final class SearchPresentation: Identifiable, Equatable {
  package let id: UInt64
  /// The inputs of the searchable view: its field has the view's environment wherever it is shown.
  private let inputs: _ViewInputs
  private let readTraits: () -> SearchTraits
  private let makeField: (_ViewInputs) -> _ViewOutputs
  private let taken: Source<Bool>
  private var takers: Int = 0

  init(
    _ inputs: _ViewInputs, traits: @escaping () -> SearchTraits, makeField: @escaping (_ViewInputs) -> _ViewOutputs
  ) {
    id = inputs.window.nextID()
    self.inputs = inputs
    readTraits = traits
    self.makeField = makeField
    taken = Source(in: inputs.graph, "search field is taken", false)
  }

  /// What the view asks for; the node under evaluation depends on it.
  package var traits: SearchTraits { readTraits() }

  /// Whether a container shows the field; the node under evaluation depends on it.
  package var isTaken: Bool { taken.value }

  package static func == (a: SearchPresentation, b: SearchPresentation) -> Bool { a === b }

  fileprivate func change(takersBy difference: Int) {
    takers += difference
    if taken.isAlive { taken.set(takers > 0) }
  }

  /// Lowers the field at a place of another view.
  fileprivate func makeField(at place: _ViewInputs) -> _ViewOutputs {
    var field: _ViewInputs = inputs.inStack(nil)
    field.slot = place.slot
    field.transactions = place.transactions
    field.preferences = place.preferences
    field.presence = place.presence
    field.traits = ViewTraits()
    field.changes = nil
    return makeField(field)
  }
}

/// The searches of the views inside, in their order; the first one is the one a single bar shows.
package enum SearchPresentationsKey: PreferenceKey {
  package static var defaultValue: [SearchPresentation] { [] }

  package static func reduce(value: inout [SearchPresentation], nextValue: () -> [SearchPresentation]) {
    value += nextValue()
  }
}

private struct SearchPresentationKey: EnvironmentKey {
  static var defaultValue: SearchPresentation? { nil }
}

private struct SearchedTextKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

extension EnvironmentValues {
  /// The search of the searchable view around, for a container inside of it that has a place for the field.
  package var searchPresentation: SearchPresentation? { self[SearchPresentationKey.self] }

  /// What the person searches for in the searchable view around.
  package var searchedText: String? {
    get { self[SearchedTextKey.self] }
    set { self[SearchedTextKey.self] = newValue }
  }
}

/// Shows the search field of a searchable view, which then does not show it itself.
package nonisolated struct SearchFieldPlace: UnaryView {
  private let presentation: SearchPresentation
  private let takes: Bool

  /// - Parameters:
  ///   - presentation: The search; to show another one, the view needs another identity.
  ///   - takes: Whether the searchable view stops showing the field. The default is true.
  package init(_ presentation: SearchPresentation, takes: Bool = true) {
    self.presentation = presentation
    self.takes = takes
  }

  package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let place: Self = inputs.graph.untracked { view.read() }
    let presentation: SearchPresentation = place.presentation
    if place.takes {
      presentation.change(takersBy: 1)
      inputs.graph.currentSubgraph.onEnd { presentation.change(takersBy: -1) }
    }
    return presentation.makeField(at: inputs)
  }
}

/// Offers a search field to the containers around and inside of a view.
package nonisolated struct SearchPresentationModifier<Field: View>: PrimitiveModifier {
  private let traits: SearchTraits
  private let field: Field

  package init(_ traits: SearchTraits, field: Field) {
    self.traits = traits
    self.field = field
  }

  package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let presentation = SearchPresentation(inputs, traits: { modifier.read().traits }) { place in
      Field._makeView(view: modifier.part(\.field), inputs: place)
    }
    var inner: _ViewInputs = inputs
    inner.environment = inputs.environment.overriding("search") { $0[SearchPresentationKey.self] = presentation }
    return inner.transforming(SearchPresentationsKey.self, body) { $0.insert(presentation, at: 0) }
  }
}
