import ReactiveGraph
import SwiftUICore

/// A list's selection, whatever the type of its tags.
protocol ListSelecting: AnyObject {
  var allowsSeveral: Bool { get }
  /// Whether nothing is selected; read inside a node.
  var isEmpty: Bool { get }
  /// Whether a row with these traits and names is selected; read inside a node.
  func isSelected(_ identity: RowIdentity) -> Bool
  /// Whether the row can be selected.
  func canSelect(_ identity: RowIdentity) -> Bool
  /// Selects the row as a click with these keys does; false where it cannot be selected.
  @discardableResult
  func choose(_ identity: RowIdentity, _ mode: RowSelectionMode) -> Bool
  /// Moves the selection by so many rows; gives the number of the row where it is then.
  func move(by distance: Int, _ mode: RowSelectionMode) -> Int?
  /// Moves the selection to the first or last row.
  func moveToEdge(last: Bool, _ mode: RowSelectionMode) -> Int?
  func chooseAll()
  func clear()
  /// The numbers of the selected rows, in order.
  func selectedRows() -> [Int]
  /// The set of the selected rows' tags.
  func selectedTags() -> Any
  /// The tags of all selected rows where the row is one of them, else its own; none without a row.
  func tags(with identity: RowIdentity?) -> Any
  /// The number of the row from which keys go on.
  var cursorRow: Int? { get }
}

/// What tells a row from others.
struct RowIdentity {
  let traits: ViewTraits
  let names: [ElementID]
}

/// A selection with tags of one type.
final class ListSelection<Value: Hashable>: ListSelecting {
  typealias Rules = RowSelection<Value>

  private let binding: _GraphValue<ListSelectionBinding<Value>?>
  private let graph: Graph
  private let values: Rule<Set<Value>>
  private var rules: Rules
  /// Holds this selection.
  unowned let rows: any RowOrder

  /// Nil where the list has no selection.
  init?(_ binding: _GraphValue<ListSelectionBinding<Value>?>, rows: any RowOrder, window: ViewGraph) {
    let graph: Graph = window.graph
    guard let first = graph.untracked({ binding.read() }) else { return nil }
    self.binding = binding
    self.graph = graph
    self.rows = rows
    // The binding may lead to an observable object, which only such a node follows.
    let read = ContentNode<Set<Value>>(in: window, "bound selection") { binding.read()?.values ?? [] }
    values = Rule(in: graph, "list selection") { read.value }
    rules = Rules(allowsSeveral: first.allowsSeveral, allowsNone: first.allowsNone)
  }

  var allowsSeveral: Bool { rules.allowsSeveral }
  var isEmpty: Bool { values.value.isEmpty }

  func isSelected(_ identity: RowIdentity) -> Bool {
    guard let tag = tag(of: identity) else { return false }
    return values.value.contains(tag)
  }

  func canSelect(_ identity: RowIdentity) -> Bool { tag(of: identity) != nil }

  /// The tag of a row that can be selected.
  private func tag(of identity: RowIdentity) -> Value? {
    guard let tag = identity.traits.tag(for: Value.self, names: identity.names) else { return nil }
    return identity.traits[SelectionDisabledTrait.self] ? nil : tag
  }

  // MARK: Changes

  func choose(_ identity: RowIdentity, _ mode: RowSelectionMode) -> Bool {
    guard let tag = graph.untracked({ tag(of: identity) }) else { return false }
    change { $0.choose(tag, mode, in: order) }
    return true
  }

  func move(by distance: Int, _ mode: RowSelectionMode) -> Int? {
    rules.follow(values.peek)
    return rules.target(distance, in: order).flatMap { go(to: $0, mode) }
  }

  func moveToEdge(last: Bool, _ mode: RowSelectionMode) -> Int? {
    rules.follow(values.peek)
    return rules.edge(last: last, in: order).flatMap { go(to: $0, mode) }
  }

  private func go(to tag: Value, _ mode: RowSelectionMode) -> Int? {
    change { $0.choose(tag, mode, in: order) }
    return order.index(tag)
  }

  func chooseAll() { change { $0.chooseAll(in: order) } }

  func clear() { change { $0.clear() } }

  private func change(_ body: (inout Rules) -> Void) {
    rules.follow(values.peek)
    body(&rules)
    graph.untracked { binding.read() }?.set(rules.selected)
  }

  // MARK: Order

  private var order: Rules.Order {
    Rules.Order(
      count: rows.rowCount,
      tag: { [self] index in graph.untracked { rowTag(at: index) } },
      index: { [self] tag in graph.untracked { rowIndex(of: tag) } })
  }

  private func rowTag(at index: Int) -> Value? {
    if let identity = rows.identity(ofRow: index, isExact: false), let tag = tag(of: identity) { return tag }
    return rows.identity(ofRow: index, isExact: true).flatMap { tag(of: $0) }
  }

  private func rowIndex(of tag: Value) -> Int? {
    if let index = rows.rowIndex(ofID: AnyHashable(tag)), rowTag(at: index) == tag { return index }
    return (0..<rows.rowCount).first { rowTag(at: $0) == tag }
  }

  var cursorRow: Int? {
    rules.follow(values.peek)
    if let cursor = rules.cursor { return order.index(cursor) }
    return selectedRows().first
  }

  func selectedTags() -> Any { values.peek }

  func tags(with identity: RowIdentity?) -> Any {
    guard let identity, let tag = graph.untracked({ tag(of: identity) }) else { return Set<Value>() }
    let tags: Set<Value> = values.peek
    return tags.contains(tag) ? tags : Set([tag])
  }

  func selectedRows() -> [Int] {
    let selected: Set<Value> = values.peek
    return selected.compactMap(order.index).sorted()
  }
}

/// The rows of a list by their numbers, which count content only: neither headers nor footers.
protocol RowOrder: AnyObject {
  var rowCount: Int { get }
  /// What tells a row from others.
  ///
  /// - Parameter isExact: Whether the row's view is made where it may have a tag of its own; otherwise its id is taken for
  ///   all there is to know.
  func identity(ofRow index: Int, isExact: Bool) -> RowIdentity?
  /// The number of the row with an id of `ForEach` or `id(_:)`.
  func rowIndex(ofID id: AnyHashable) -> Int?
}

extension ListSelectionBinding {
  var allowsSeveral: Bool {
    if case .several = self { true } else { false }
  }

  var allowsNone: Bool {
    if case .always = self { false } else { true }
  }

  /// The selected tags; read inside a node.
  var values: Set<Value> {
    switch self {
    case .several(let binding): binding.wrappedValue
    case .single(let binding): binding.wrappedValue.map { [$0] } ?? []
    case .always(let binding): [binding.wrappedValue]
    }
  }

  func set(_ values: Set<Value>) {
    switch self {
    case .several(let binding): if binding.wrappedValue != values { binding.wrappedValue = values }
    case .single(let binding): if binding.wrappedValue != values.first { binding.wrappedValue = values.first }
    case .always(let binding):
      if let value = values.first, binding.wrappedValue != value { binding.wrappedValue = value }
    }
  }
}
