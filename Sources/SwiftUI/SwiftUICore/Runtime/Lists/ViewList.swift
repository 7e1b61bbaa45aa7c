import DeepStack
import ReactiveGraph

/// The views that a container sees in a place: known at once, or changing over time.
public enum _ViewList {
  case empty
  case one(ViewElement)
  /// Views that stay, in order.
  case tuple(TupleViews)
  case many([_ViewList])
  case changing(ChangingViewList)
  indirect case mapped(_ViewList, ViewMapping)
  indirect case section(ViewSection)

  /// One view of static type.
  package static func element<V: View>(_ view: _GraphValue<V>, _ inputs: _ViewInputs) -> _ViewList {
    .one(ViewElement(view, inputs))
  }

  /// The same list with `change` applied around each view.
  package func map(_ change: @escaping (ViewElement) -> ViewElement) -> _ViewList {
    switch self {
    case .empty: .empty
    case .one(let element): .one(change(element))
    case .tuple(let views): .many(views.elements.map { .one(change($0)) })
    case .many(let lists): .many(lists.map { $0.map(change) })
    case .changing, .mapped: .mapped(self, ViewMapping(change))
    case .section(let section): .section(section.map { $0.map(change) })
    }
  }

  /// True when the list will never change.
  package var isFixed: Bool {
    switch self {
    case .empty, .one, .tuple: true
    case .many(let lists): lists.allSatisfy(\.isFixed)
    case .changing: false
    case .mapped(let list, _): withEnoughStack { list.isFixed }
    case .section(let section): section.parts.allSatisfy(\.isFixed)
    }
  }

  /// Appends the views in order; the node under evaluation depends on every changing part.
  package func collect(into elements: inout [ViewElement]) {
    switch self {
    case .empty: break
    case .one(let element): elements.append(element)
    case .tuple(let views): elements.append(contentsOf: views.elements)
    case .many(let lists): for list in lists { list.collect(into: &elements) }
    case .changing(let list): withEnoughStack { list.current.collect(into: &elements) }
    case .mapped(let list, let mapping):
      for element in withEnoughStack({ list.elements }) { elements.append(mapping.apply(to: element)) }
    case .section(let section): for part in section.parts { part.collect(into: &elements) }
    }
  }

  package var elements: [ViewElement] {
    if case .tuple(let views) = self { return views.elements }
    var elements: [ViewElement] = []
    if case .many(let lists) = self { elements.reserveCapacity(lists.count) }
    collect(into: &elements)
    return elements
  }
}

/// One view of a list. The object is the identity of the view (G4): it lives from the view's appearance to its end.
public final class ViewElement {
  // Released with all the views inside: with run-time checks each access would be compared with those around it.
  @exclusivity(unchecked) private var build: Build
  private let context: _ViewInputs
  /// What modifiers attached to the view for its container.
  package let traits: ViewTraits
  /// The names that `ForEach` and `id(_:)` gave the view, innermost first.
  package private(set) var names: [ElementID]
  /// What mappings made of this view: kept here, so that it stays and goes with the view.
  @exclusivity(unchecked) private var derived: [(mapping: ViewMapping, element: ViewElement)] = []

  /// The same names as `scrollTo` looks for them.
  package var ids: [AnyHashable] { names.map(\.value) }

  /// Where the view was written: when that part of the graph ends, so does the view's identity.
  private let home: Subgraph

  /// How the view is lowered: most are no more than a value of a type, which needs no memory beside the element.
  private enum Build {
    case view(any View.Type, AnyGraphValue)
    case made((_ViewInputs) -> _ViewOutputs)
    /// As before, under one more name.
    indirect case named(Build, ElementID)
    /// While the element goes.
    case none

    consuming func callAsFunction(_ inputs: _ViewInputs) -> _ViewOutputs {
      switch self {
      case .view(let type, let value): return value.makeView(type, inputs)
      case .made(let build): return build(inputs)
      case .named(let build, let name): return withEnoughStack { name.lowering(inputs) { build($0) } }
      case .none: return _ViewOutputs()
      }
    }
  }

  /// An element lowered in the environment of the place where it was written.
  package convenience init(environment context: _ViewInputs, _ build: @escaping (_ViewInputs) -> _ViewOutputs) {
    self.init(
      environment: context, home: context.graph.currentSubgraph, traits: context.traits, names: [], .made(build))
  }

  /// A view of a type that always is one for the container around it.
  convenience init(_ type: any View.Type, _ value: AnyGraphValue, _ context: _ViewInputs, home: Subgraph) {
    self.init(environment: context, home: home, traits: context.traits, names: [], .view(type, value))
  }

  fileprivate convenience init<V: View>(_ view: _GraphValue<V>, _ context: _ViewInputs) {
    self.init(
      environment: context, home: context.graph.currentSubgraph, traits: context.traits, names: [],
      .view(V.self, AnyGraphValue(view)))
  }

  private init(
    environment context: _ViewInputs, home: Subgraph, traits: ViewTraits, names: [ElementID], _ build: Build
  ) {
    self.context = context
    self.home = home
    self.traits = traits
    self.names = names
    self.build = build
  }

  /// What a view is made from holds what the views inside it are made from, and so on.
  deinit {
    withEnoughStack {
      build = .none
      derived = []
    }
  }

  /// Whether the list that holds the view still has it.
  package var isAlive: Bool { !home.isEnded && !home.isSuspended }

  /// Has what the view was made from wait for it on its way out.
  func hold() { home.hold() }

  func letGo() { home.letGo() }

  /// Lowers the view into a place.
  package func make(in slot: GeometrySlot) -> _ViewOutputs {
    var inputs: _ViewInputs = inputs(in: slot)
    inputs.endList()
    return build(inputs)
  }

  /// What the view gets from where it was written, in a place.
  func inputs(in slot: GeometrySlot) -> _ViewInputs {
    var inputs: _ViewInputs = context
    inputs.slot = slot
    return inputs
  }

  /// What changes transactions on their way to the place where the view was written.
  var transactions: TransactionScope? { context.transactions }

  /// The environment of that place.
  var environment: EnvironmentScope { context.environment }

  private static func make(
    _ inputs: _ViewInputs, _ changes: InputChange?, inside place: InputChange?, _ build: Build
  ) -> _ViewOutputs {
    var inputs: _ViewInputs = inputs
    changes?.apply(to: &inputs, inside: place)
    inputs.endList()
    return build(inputs)
  }

  /// An element around this one, for a modifier that was written in the place of `inputs`; `body` gets the inputs and a
  /// closure that lowers this element with the inputs it is given.
  package func wrapped(
    in inputs: _ViewInputs, _ body: @escaping (_ViewInputs, @escaping (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs
  ) -> ViewElement {
    let place: InputChange? = inputs.changes
    let changes: InputChange? = context.changes
    // Not this element itself, which keeps what was derived of it.
    let build = self.build
    let wrapped: (_ViewInputs) -> _ViewOutputs = { inputs in
      withEnoughStack { body(inputs) { Self.make($0, changes, inside: place, build) } }
    }
    return ViewElement(environment: inputs, home: home, traits: traits, names: names, .made(wrapped))
  }

  /// The same view where `body` adds to what it gives: it gets the view's own inputs and a closure that lowers the view with
  /// them.
  package func extended(
    _ body: @escaping (_ViewInputs, @escaping (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs
  ) -> ViewElement {
    let build = self.build
    let extended: (_ViewInputs) -> _ViewOutputs = { inputs in withEnoughStack { body(inputs) { build($0) } } }
    return ViewElement(environment: context, home: home, traits: traits, names: names, .made(extended))
  }

  /// The same view under one more name.
  func named(_ name: ElementID) -> ViewElement {
    ViewElement(environment: context, home: home, traits: traits, names: names + [name], .named(build, name))
  }

  /// Gives the view one more name, where nobody else knows it yet.
  fileprivate func take(_ name: ElementID) {
    names.append(name)
    build = .named(build, name)
  }

  /// The same view with the inputs of another place than that where it was written, for example of a stack that shows
  /// subviews, and with other traits. What modifiers changed between the beginning of its list and the view holds there too.
  package func placed(in inputs: _ViewInputs, traits: ViewTraits) -> ViewElement {
    let changes: InputChange? = context.changes
    let build = self.build
    let placed: (_ViewInputs) -> _ViewOutputs = { inputs in
      withEnoughStack { Self.make(inputs, changes, inside: nil, build) }
    }
    return ViewElement(environment: inputs, home: home, traits: traits, names: names, .made(placed))
  }

  fileprivate func derived(by mapping: ViewMapping) -> ViewElement {
    if let known = derived.first(where: { $0.mapping === mapping }) { return known.element }
    let made: ViewElement = mapping.change(self)
    derived.append((mapping, made))
    return made
  }
}

extension _ViewList {
  /// Gives a list that was just made one more name for each of its views.
  mutating func take(_ name: ElementID) {
    if var element = takeOnly() {
      // Mostly it is a single view that nobody has seen.
      if isKnownUniquelyReferenced(&element) { element.take(name) } else { element = element.named(name) }
      self = .one(element)
    } else {
      self = map { $0.named(name) }
    }
  }

  /// Takes the only view out of the list, so that the list does not hold it.
  private mutating func takeOnly() -> ViewElement? {
    guard case .one(let element) = self else { return nil }
    self = .empty
    return element
  }
}

/// An id that a view of a list got.
package struct ElementID: Equatable {
  package let value: AnyHashable
  /// True for one of `id(_:)`; false for one of `ForEach`, which is the view's tag too (behaviour 262).
  package let isExplicit: Bool

  /// The id as a value of exactly this type.
  package func value<ID: Hashable>(as type: ID.Type) -> ID? {
    Swift.type(of: value.base) == type ? value.base as? ID : nil
  }
}

/// Something applied around each view of a list; what it makes of a view stays the same as long as the view does.
public final class ViewMapping {
  fileprivate let change: (ViewElement) -> ViewElement

  package init(_ change: @escaping (ViewElement) -> ViewElement) {
    self.change = change
  }

  package func apply(to element: ViewElement) -> ViewElement { element.derived(by: self) }
}

/// A part of a list that changes: a node that builds and ends the parts of the graph that its views need.
open class ChangingViewList: GraphNode {
  /// The list now; the node under evaluation depends on it.
  package var current: _ViewList {
    track()
    return list
  }

  @exclusivity(unchecked) package final var list: _ViewList = .empty

  /// The views hold the lists that they were made from, and those the views in them.
  deinit { withEnoughStack { list = .empty } }

  /// Whether the list has views for each element of some data.
  package var isLoop: Bool { false }

  /// The same views one at a time, where they can be had so.
  package var indexed: (any IndexedViews)? { nil }
}

/// Views of a list that are made when they are asked for, by their place.
package protocol IndexedViews: AnyObject {
  /// How many there are; the node under evaluation depends on the list.
  var count: Int { get }

  /// The view at a place. It stays the same object as long as the identity lives and nobody lets it go.
  func element(at index: Int) -> ViewElement?

  /// Whether the view at a place was made.
  func hasMade(at index: Int) -> Bool

  /// The name by which the view at a place is known, found without making the view.
  func name(at index: Int) -> ElementID?

  /// What modifiers attached to each of the views; nil where each view may have values of its own.
  var commonTraits: ViewTraits? { get }

  /// Whether the view at a place came with the change of the list that is under way.
  func isNew(at index: Int) -> Bool

  /// Where the view with an id is, found without making views; the id is one of the data or of an `id(_:)` in sight.
  func index(of id: AnyHashable) -> Int?

  /// Lets go of what was made for data with some ids.
  func release(_ ids: Set<AnyHashable>)
}
