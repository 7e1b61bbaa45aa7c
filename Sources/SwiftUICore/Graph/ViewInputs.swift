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
    host: ViewGraph, environment: EnvironmentScope, transactions: TransactionScope?, slot: GeometrySlot
  ) {
    surroundings = Surroundings(host: host, environment: environment, transactions: transactions)
    self.slot = slot
  }

  package var host: ViewGraph { surroundings.host }

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
    get { surroundings.rare.placeholders }
    set { ownRare().placeholders = newValue }
  }

  /// The innermost modifier around that has to do with the keyboard's focus.
  package var focusContext: FocusContext? {
    get { surroundings.rare.focusContext }
    set { ownRare().focusContext = newValue }
  }

  /// The axis of the nearest stack, for views that turn with it; read inside a node.
  package var stackAxis: () -> Axis? {
    // Closures without a context cost nothing.
    switch nearestAxis {
    case .none: { nil }
    case .horizontal: { .horizontal }
    case .vertical: { .vertical }
    case .changing: surroundings.rare.stackAxis
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
    ownRare().stackAxis = axis
  }

  /// The preferences that somebody around the view asks for.
  package var preferences: PreferenceRequests {
    get { surroundings.rare.preferences }
    set { ownRare().preferences = newValue }
  }

  /// The named coordinate spaces around the view, innermost first.
  package var coordinateSpaces: CoordinateSpaceScope? {
    get { surroundings.rare.coordinateSpaces }
    set { ownRare().coordinateSpaces = newValue }
  }

  /// What takes room from the edges of the window and of the views around, innermost first.
  package var safeArea: SafeAreaScope? {
    get { surroundings.rare.safeArea }
    set { ownRare().safeArea = newValue }
  }

  /// The size of the nearest container to which frames may refer, without its safe area; read inside a node.
  package var containerSize: () -> CGSize {
    get { surroundings.rare.containerSize }
    set { ownRare().containerSize = newValue }
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

  /// Whether the view is shown, where that is not a matter of course: alternatives that are only measured are not.
  package var presence: Attribute<Bool>? {
    get { surroundings.rare.presence }
    set { ownRare().presence = newValue }
  }

  /// The modifiers around that watch or move the next scroll view inside.
  package var scrollLinks: [ScrollLink] {
    get { surroundings.rare.scrollLinks }
    set { ownRare().scrollLinks = newValue }
  }

  /// Whether the views of the next layout are those at which scrolling stops, when a modifier said so.
  package var targetLayout: (() -> Bool)? {
    get { surroundings.rare.targetLayout }
    set { if newValue != nil || surroundings.rare.targetLayout != nil { ownRare().targetLayout = newValue } }
  }

  /// How many modifiers around tell actions of the view's geometry and preferences: what is told in one place is told by the
  /// inner ones first.
  package var tellerDepth: Int {
    get { surroundings.rare.tellerDepth }
    set { ownRare().tellerDepth = newValue }
  }

  /// The surroundings for these inputs alone.
  private mutating func own() -> Surroundings {
    if !isKnownUniquelyReferenced(&surroundings) { surroundings = Surroundings(surroundings) }
    return surroundings
  }

  /// What changes seldom, for these inputs alone.
  private mutating func ownRare() -> Surroundings.Rare {
    let own: Surroundings = own()
    if !isKnownUniquelyReferenced(&own.rare) { own.rare = Surroundings.Rare(own.rare) }
    return own.rare
  }

  package var graph: Graph { surroundings.graph }

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

/// What surrounds a view, apart from its place.
private final class Surroundings {
  /// What is lowered ends with its window.
  unowned(unsafe) let host: ViewGraph
  let graph: Graph
  var environment: EnvironmentScope
  var transactions: TransactionScope?
  var traits: ViewTraits = ViewTraits()
  var changes: InputChange?
  var rare: Rare

  /// What most views have of the view around them: it stays one object while the rest changes at each stack.
  final class Rare {
    var placeholders: PlaceholderScope?
    var focusContext: FocusContext?
    var preferences: PreferenceRequests = PreferenceRequests()
    var coordinateSpaces: CoordinateSpaceScope?
    var safeArea: SafeAreaScope?
    var containerSize: () -> CGSize = { .zero }
    var presence: Attribute<Bool>?
    var stackAxis: () -> Axis? = { nil }
    var scrollLinks: [ScrollLink] = []
    var targetLayout: (() -> Bool)?
    var tellerDepth: Int = 0

    init() {}

    init(_ other: Rare) {
      placeholders = other.placeholders
      focusContext = other.focusContext
      preferences = other.preferences
      coordinateSpaces = other.coordinateSpaces
      safeArea = other.safeArea
      containerSize = other.containerSize
      presence = other.presence
      stackAxis = other.stackAxis
      scrollLinks = other.scrollLinks
      targetLayout = other.targetLayout
      tellerDepth = other.tellerDepth
    }
  }

  init(host: ViewGraph, environment: EnvironmentScope, transactions: TransactionScope?) {
    self.host = host
    graph = host.graph
    self.environment = environment
    self.transactions = transactions
    rare = Rare()
  }

  init(_ other: Surroundings) {
    host = other.host
    graph = other.graph
    environment = other.environment
    transactions = other.transactions
    traits = other.traits
    changes = other.changes
    rare = other.rare
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
