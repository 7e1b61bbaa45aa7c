import DeepStack
import ReactiveGraph

/// One level of the environment: the keys that a modifier sets, and the scope around it.
///
/// A key is looked up once, when it is first read: its reader then depends on the one attribute that holds it, so a change
/// of one key touches nobody who reads others (G2, G3).
package final class EnvironmentScope {
  private var parent: EnvironmentScope?
  private let graph: Graph
  private let subgraph: Subgraph
  private let structure: Structure
  /// Whether it keeps nothing of what it finds around it, because the scope there does.
  private let isPassed: Bool
  /// The keys that are set here.
  private var own = AttributeTable()
  /// A key that is set here and that nobody has asked for: many are only asked for when something is drawn.
  private var unread: UnreadKey?
  /// What was found around this scope, and when.
  private var found = AttributeTable()
  private var foundIn: Int
  /// The groups around this scope that were asked for through it.
  private var passedGroups: [(keys: Set<ObjectIdentifier>, node: GraphNode)] = []
  /// The marks of the keys that are set here or around (`_EnvironmentMark`).
  private var marks: EnvironmentMarks
  /// Leads to the window whose root scope this is; nil for other scopes.
  private let window: WeakWindow.Link?

  private struct UnreadKey {
    let id: ObjectIdentifier
    let make: () -> GraphNode
  }

  /// Counts how often a modifier of a window came to set a key that it had not set before: what was found is then
  /// looked up again.
  private final class Structure {
    var generation: Int = 0
  }

  /// - Parameters:
  ///   - window: Leads to the window whose root scope this is.
  ///   - isPassed: Whether the scope is transparent: lookups are not cached here, because those inside cache them.
  init(graph: Graph, parent: EnvironmentScope?, window: WeakWindow.Link? = nil, isPassed: Bool = false) {
    self.window = window
    self.graph = graph
    self.parent = parent
    self.isPassed = isPassed
    subgraph = graph.currentSubgraph
    structure = parent?.structure ?? Structure()
    marks = parent?.marks ?? EnvironmentMarks()
    foundIn = structure.generation
  }

  /// The innermost scope of a closed window may be the last to hold those around it.
  deinit {
    var held: (EnvironmentScope?, UnreadKey?, AttributeTable, AttributeTable)? = (parent, unread, own, found)
    parent = nil
    unread = nil
    own.removeAll()
    found.removeAll()
    func letGo<Value>(of value: inout Value?) { value = nil }
    withEnoughStack { letGo(of: &held) }
  }

  package func value<K: EnvironmentKey>(for key: K.Type) -> K.Value {
    // What is kept under a key has the key's type.
    if let known = known(ObjectIdentifier(key)) { return unsafeDowncast(known, to: Attribute<K.Value>.self).value }
    // What a closure kept of a window that has closed.
    if subgraph.isEnded { return withEnoughStack { parent?.value(for: key) } ?? K.defaultValue }
    return attribute(for: key).value
  }

  /// The attribute that holds a key here; the root makes one with the default value when nobody set it.
  ///
  /// It is another one after a modifier has come to set the key, so look it up whenever it is read.
  package func attribute<K: EnvironmentKey>(for key: K.Type) -> Attribute<K.Value> {
    let id = ObjectIdentifier(key)
    if let known = known(id) { return unsafeDowncast(known, to: Attribute<K.Value>.self) }
    if let parent {
      let above: Attribute<K.Value> = withEnoughStack { parent.attribute(for: key) }
      if !isPassed { found.set(id, above, expected: Self.expectedKeys) }
      return above
    }
    let source: Source<K.Value> = makeSource(for: key)
    own.set(id, source)
    return source
  }

  /// Views that look for one key look for several: a table that begins with room for them does not grow step by step.
  private static let expectedKeys: Int = 16

  private func known(_ id: ObjectIdentifier) -> GraphNode? {
    if let node = own[id] { return node }
    if let unread, unread.id == id, !subgraph.isEnded { return read(unread) }
    if foundIn != structure.generation {
      found.removeAll()
      foundIn = structure.generation
    }
    return found[id]
  }

  private func read(_ unread: UnreadKey) -> GraphNode {
    self.unread = nil
    let node: GraphNode = graph.with(subgraph) { unread.make() }
    own.set(unread.id, node)
    return node
  }

  /// Whether one of these keys is set here.
  private func sets(anyOf keys: Set<ObjectIdentifier>) -> Bool {
    if let unread, keys.contains(unread.id) { return true }
    return own.contains(anyOf: keys)
  }

  private func makeSource<K: EnvironmentKey>(for key: K.Type) -> Source<K.Value> {
    let initial: K.Value = window?.window.map { K._initialValue(in: _WindowReference(window: $0)) } ?? K.defaultValue
    return graph.with(subgraph) {
      Source(in: graph, "environment", initial, equal: ValueComparison.areEqual)
    }
  }

  /// Whether a modifier here or around set the key with this mark. If not, the key need not be looked up.
  package func has(_ mark: _EnvironmentMark) -> Bool { marks.contains(mark) }

  /// The attribute that holds keys which are read together, shared by all whose scopes set none of them.
  package func group<G: EnvironmentGroup>(_ group: G.Type) -> Attribute<G> {
    let id = ObjectIdentifier(group)
    if let known = known(id) { return unsafeDowncast(known, to: Attribute<G>.self) }
    if let parent, !sets(anyOf: G.keys) {
      let above: Attribute<G> = withEnoughStack { parent.group(group) }
      if isPassed { return above }
      found.set(id, above, expected: Self.expectedKeys)
      if !passedGroups.contains(where: { $0.node === above }) {
        // Texts ask for two.
        if passedGroups.isEmpty { passedGroups.reserveCapacity(2) }
        passedGroups.append((G.keys, above))
      }
      return above
    }
    let made = graph.with(subgraph) {
      Rule(in: graph, "environment group") { [unowned self] in G(EnvironmentValues(scope: self)) }
    }
    own.set(id, made)
    return made
  }

  /// Sets a key of the root from outside the graph.
  func set<K: EnvironmentKey>(_ value: K.Value, for key: K.Type) {
    (attribute(for: key) as? Source<K.Value>)?.set(value)
  }

  /// Applies the keys that were set on `values` to the root.
  package func apply(_ values: EnvironmentValues) {
    func apply<K: EnvironmentKey>(_ key: K.Type) { set(values[key], for: key) }
    for key in values.written { apply(key) }
  }
}

// MARK: - Modifiers

extension EnvironmentScope {
  /// A scope inside this one in which the keys that `change` writes have the values that it gives them.
  ///
  /// `change` runs once now, to learn which keys those are, and then again when something that it read has changed; it
  /// may write other keys then.
  package func overriding(_ label: StaticString, _ change: @escaping (inout EnvironmentValues) -> Void)
    -> EnvironmentScope
  {
    let scope = EnvironmentScope(graph: graph, parent: self)
    var probe = EnvironmentValues(scope: self)
    graph.untracked { change(&probe) }
    let maker = OverrideMaker(scope: scope, above: self, label: label, change)
    for key in probe.written { scope.override(key, maker) }
    // Somebody has to notice the first key.
    if probe.written.isEmpty { OverrideWatch(in: graph, maker).setNeedsEvaluation() }
    return scope
  }

  /// A scope inside this one that sets no key until `override(_:_:)` gives it some.
  package func opened() -> EnvironmentScope { EnvironmentScope(graph: graph, parent: self) }

  /// Sets the keys that `change` writes in a scope that was opened, and follows it as `overriding(_:_:)` does.
  ///
  /// - Returns: Whether it wrote any; if not, nobody follows it.
  package func override(_ label: StaticString, _ change: @escaping (inout EnvironmentValues) -> Void) -> Bool {
    guard let parent else { return false }
    return graph.untracked { !OverrideMaker(scope: self, above: parent, label: label, change).make().written.isEmpty }
  }

  /// A scope inside this one in which one key has the value that `value` makes of this scope.
  package func setting<K: EnvironmentKey>(
    _ key: K.Type, _ label: StaticString, _ value: @escaping (EnvironmentValues) -> K.Value
  ) -> EnvironmentScope {
    // Most of these hold one view, which asks for no more than it would take to remember it. What lies in one of them
    // remembers, however deep they lie in each other.
    let scope = EnvironmentScope(graph: graph, parent: self, isPassed: !isPassed)
    scope.unread = UnreadKey(id: ObjectIdentifier(key)) { [self] in
      Rule<K.Value>(in: graph, label, equal: ValueComparison.areEqual) { value(EnvironmentValues(scope: self)) }
    }
    if let mark = K._mark { scope.marks.insert(mark) }
    return scope
  }

  private func override<K: EnvironmentKey>(_ key: K.Type, _ maker: OverrideMaker) {
    if let mark = K._mark { marks.insert(mark) }
    let node = OverrideNode<K>(in: graph, maker)
    own.set(ObjectIdentifier(key), node)
    node.setNeedsEvaluation()
  }

  /// Makes room for keys that a modifier writes for the first time: all who read them further out look again.
  fileprivate func extend(to written: [any EnvironmentKey.Type], _ maker: OverrideMaker) {
    func extend<K: EnvironmentKey>(_ key: K.Type) {
      let before: Attribute<K.Value>? = parent?.attribute(for: key)
      let groups: [GraphNode] = passedGroups.filter { $0.keys.contains(ObjectIdentifier(key)) }.map(\.node)
      graph.with(subgraph) { override(key, maker) }
      structure.generation += 1
      before.map { graph.queueReaders(of: $0) }
      for group in groups { graph.queueReaders(of: group) }
    }
    for key in written where own[ObjectIdentifier(key)] == nil { extend(key) }
  }
}

/// What the nodes of one environment modifier share.
private final class OverrideMaker {
  /// Gone when nothing below was made to look for keys in it.
  private weak var scope: EnvironmentScope?
  private let above: EnvironmentScope
  private let change: (inout EnvironmentValues) -> Void
  let label: StaticString

  init(
    scope: EnvironmentScope, above: EnvironmentScope, label: StaticString,
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) {
    self.scope = scope
    self.above = above
    self.label = label
    self.change = change
  }

  /// The environment as the modifier makes it now; keys that it writes for the first time get their nodes.
  func make() -> EnvironmentValues {
    var values = EnvironmentValues(scope: above)
    change(&values)
    scope?.extend(to: values.written, self)
    return values
  }
}

/// One key that a modifier sets. It follows the modifier also where nobody reads the key, since the modifier may come to
/// set others.
private final class OverrideNode<K: EnvironmentKey>: Attribute<K.Value> {
  private let maker: OverrideMaker

  init(in graph: Graph, _ maker: OverrideMaker) {
    self.maker = maker
    super.init(in: graph, maker.label)
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    let new: K.Value = maker.make()[K.self]
    if let storage, ValueComparison.areEqual(storage, new) { return false }
    storage = new
    return true
  }
}

/// Follows a modifier that has not set any key yet.
private final class OverrideWatch: GraphNode {
  private let maker: OverrideMaker

  init(in graph: Graph, _ maker: OverrideMaker) {
    self.maker = maker
    super.init(in: graph, maker.label)
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    _ = maker.make()
    return false
  }
}

/// Keys that are always read together, as one value: whoever reads them has one input instead of one for each.
package protocol EnvironmentGroup: Equatable {
  static var keys: Set<ObjectIdentifier> { get }
  init(_ environment: EnvironmentValues)
}
