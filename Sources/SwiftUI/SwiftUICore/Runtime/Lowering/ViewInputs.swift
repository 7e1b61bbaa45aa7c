import AccessibilityTree
import DisplayList
import LayoutEngine
import ReactiveGraph

/// What a view gets from around it when it is lowered.
///
/// Nearly every closure of lowering keeps a copy, and what surrounds a view is mostly what surrounds its parent: so all
/// but the place and the axis is kept in one object, of which a copy is made where something changes.
public struct _ViewInputs {
  private var surroundings: Surroundings
  /// Where the view is put: its parent assigns it.
  package var slot: GeometrySlot
  /// Beside the place, as each stack changes it and most change nothing else.
  private var nearestAxis: NearestAxis = .none

  private enum NearestAxis: UInt8 {
    case none
    case horizontal
    case vertical
    /// What the surroundings say.
    case changing
  }

  package init(
    window: ViewGraph, environment: EnvironmentScope, transactions: TransactionScope?, slot: GeometrySlot
  ) {
    surroundings = Surroundings(window: window, environment: environment, transactions: transactions)
    self.slot = slot
  }

  package var window: ViewGraph { surroundings.window }

  package var environment: EnvironmentScope {
    get { surroundings.environment }
    set { own().environment = newValue }
  }

  package var transactions: TransactionScope? {
    get { surroundings.transactions }
    set { own().transactions = newValue }
  }

  /// What the placeholders of the modifiers around stand for.
  package var placeholders: PlaceholderScope? {
    get { surroundings.rare.values.placeholders }
    set { ownRare().values.placeholders = newValue }
  }

  /// The axis of the nearest stack, for views that turn with it; read inside a node.
  package var stackAxis: () -> Axis? {
    // Closures without a context cost nothing.
    switch nearestAxis {
    case .none: { nil }
    case .horizontal: { .horizontal }
    case .vertical: { .vertical }
    case .changing: surroundings.rare.values.stackAxis
    }
  }

  /// Sets the axis of the nearest stack, which stays.
  mutating func setStackAxis(_ axis: Axis?) {
    switch axis {
    case nil: nearestAxis = .none
    case .horizontal: nearestAxis = .horizontal
    case .vertical: nearestAxis = .vertical
    }
  }

  /// Sets the axis of the nearest stack, which may change.
  mutating func setStackAxis(along axis: @escaping () -> Axis?) {
    nearestAxis = .changing
    ownRare().values.stackAxis = axis
  }

  /// The preferences that somebody around the view asks for.
  package var preferences: PreferenceRequests {
    get { surroundings.rare.values.preferences }
    set { ownRare().values.preferences = newValue }
  }

  /// The values of features, by key (`ViewInputKey`).
  var handedDown: KeyedValues {
    get { surroundings.rare.values.handedDown }
    set { ownRare().values.handedDown = newValue }
  }

  /// What modifiers of this list attached to its views; empty below a single view.
  package var traits: ViewTraits {
    get { surroundings.traits }
    set { if !newValue.isEmpty || !surroundings.traits.isEmpty { own().traits = newValue } }
  }

  /// What modifiers of this list changed in these inputs since the list began; nil below a single view.
  package var changes: InputChange? {
    get { surroundings.changes }
    set { if newValue !== surroundings.changes { own().changes = newValue } }
  }

  /// Ends what a list attached to its views and changed for them: a single view begins a new one.
  mutating func endList() {
    guard !surroundings.traits.isEmpty || surroundings.changes != nil else { return }
    let own: Surroundings = own()
    own.traits = ViewTraits()
    own.changes = nil
  }

  /// Whether the view is on screen; nil means always. `ViewThatFits` sets it, since rejected alternatives are measured but
  /// not shown.
  package var presence: Attribute<Bool>? {
    get { surroundings.rare.values.presence }
    set { ownRare().values.presence = newValue }
  }

  /// How many modifiers around tell actions of the view's geometry and preferences: what is told in one place is told by the
  /// inner ones first.
  package var tellerDepth: Int {
    get { surroundings.rare.values.tellerDepth }
    set { ownRare().values.tellerDepth = newValue }
  }

  /// The surroundings for these inputs alone.
  private mutating func own() -> Surroundings {
    if !isKnownUniquelyReferenced(&surroundings) { surroundings = Surroundings(surroundings) }
    return surroundings
  }

  /// What changes seldom, for these inputs alone.
  private mutating func ownRare() -> Surroundings.Rare {
    let own: Surroundings = own()
    if !isKnownUniquelyReferenced(&own.rare) { own.rare = Surroundings.Rare(own.rare.values) }
    return own.rare
  }

  package var graph: Graph { surroundings.graph }

  /// Whether the view is shown; read inside a node, which comes to depend on all that decides it.
  package var isShown: () -> Bool {
    let alternative: Attribute<Bool>? = presence
    let row: SlotVisibility? = slot.visibility
    return {
      let isChosen: Bool = alternative?.value ?? true
      return (row?.isVisible ?? true) && isChosen
    }
  }

  /// Reads a key of the environment inside a node.
  package func environment<K: EnvironmentKey>(_ key: K.Type) -> Attribute<K.Value> {
    environment.attribute(for: key)
  }
}

/// What surrounds a view, apart from its place.
private final class Surroundings {
  /// What is lowered ends with its window.
  unowned(unsafe) let window: ViewGraph
  let graph: Graph
  var environment: EnvironmentScope
  var transactions: TransactionScope?
  var traits: ViewTraits = ViewTraits()
  var changes: InputChange?
  var rare: Rare

  /// What most views share with the view around them: one object stays while the rest changes at each stack.
  final class Rare {
    var values: Values

    struct Values {
      var placeholders: PlaceholderScope?
      var preferences: PreferenceRequests = PreferenceRequests()
      var handedDown = KeyedValues()
      var presence: Attribute<Bool>?
      var stackAxis: () -> Axis? = { nil }
      var tellerDepth: Int = 0
    }

    init(_ values: Values = Values()) { self.values = values }
  }

  init(window: ViewGraph, environment: EnvironmentScope, transactions: TransactionScope?) {
    self.window = window
    graph = window.graph
    self.environment = environment
    self.transactions = transactions
    rare = Rare()
  }

  init(_ other: Surroundings) {
    window = other.window
    graph = other.graph
    environment = other.environment
    transactions = other.transactions
    traits = other.traits
    changes = other.changes
    rare = other.rare
  }
}

/// The outputs of a view for the modifiers and the container around it. Each is made only where the view has something to
/// say.
public struct _ViewOutputs {
  /// How the view is measured; nil for a view that takes no part in layout.
  package var layout: LayoutAttribute?
  package var display: DisplayNode?
  package var accessibility: AccessibilitySource?
  /// The preferences of the view that were asked for.
  package var preferences: PreferenceOutputs = PreferenceOutputs()
  /// The outputs of features, by key (`ViewOutputKey`).
  var handedUp = KeyedValues()

  package init() {}
}
