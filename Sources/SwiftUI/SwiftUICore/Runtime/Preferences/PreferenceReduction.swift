import ReactiveGraph

/// The value of a key in several views together.
///
/// Long lists are reduced in groups, and groups of groups: a change in one view costs its path, not the whole list (G2).
/// That gives the same value, because `reduce` is associative.
final class PreferenceReduction<K: PreferenceKey>: Attribute<K.Value?> {
  /// How many values one node puts together.
  private static var width: Int { 32 }

  fileprivate var parts: [Attribute<K.Value?>] = []
  /// What keeps `parts` equal to a changing list.
  private var keeper: PreferenceListKeeper<K>?

  fileprivate init(in graph: Graph) {
    super.init(in: graph, "preference")
  }

  override var debugName: String { "preference \(K.self)" }

  /// The value of views that stay.
  static func of(_ parts: [Attribute<K.Value?>], in graph: Graph) -> Attribute<K.Value?> {
    let node = PreferenceReduction(in: graph)
    var groups = PreferenceGroups<K>(subgraph: graph.currentSubgraph)
    node.parts = groups.arrange(parts, in: graph, width: width)
    return node
  }

  /// The value of the views that `parts` gives, which is read inside a node.
  static func following(in graph: Graph, _ parts: @escaping () -> [Attribute<K.Value?>]) -> Attribute<K.Value?> {
    let node = PreferenceReduction(in: graph)
    node.keeper = PreferenceListKeeper(in: graph, top: node, width: width, parts)
    return node
  }

  /// What a group of a long list puts together from now on.
  fileprivate func show(_ new: [Attribute<K.Value?>]) {
    guard !new.elementsEqual(parts, by: ===) else { return }
    parts = new
    setNeedsEvaluation()
  }

  override func evaluate() -> Bool {
    keeper?.track()
    var result: K.Value?
    for part in parts {
      guard let next: K.Value = part.value else { continue }
      if var value = result {
        result = nil
        K.reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    if let storage, ValueComparison.areEqual(storage, result) { return false }
    storage = .some(result)
    return true
  }

  override func invalidated() {
    // The views of each level hold those of the next: one node at a time, not all on one stack.
    parts = []
    keeper = nil
  }
}

/// The nodes between the views of a long list and the node that stands for all.
private struct PreferenceGroups<K: PreferenceKey> {
  let subgraph: Subgraph
  /// By level, those next to the views first. Groups that are no longer needed stay and are empty.
  private var levels: [[PreferenceReduction<K>]] = []

  init(subgraph: Subgraph) { self.subgraph = subgraph }

  mutating func forget() { levels = [] }

  /// Spreads the parts over groups; returns the few nodes at the top.
  mutating func arrange(
    _ parts: [Attribute<K.Value?>], in graph: Graph, width: Int
  ) -> [Attribute<K.Value?>] {
    var parts: [Attribute<K.Value?>] = parts
    var level: Int = 0
    while parts.count > width {
      if level == levels.count { levels.append([]) }
      let count: Int = (parts.count + width - 1) / width
      while levels[level].count < count {
        levels[level].append(graph.with(subgraph) { PreferenceReduction<K>(in: graph) })
      }
      for (index, group) in levels[level].enumerated() {
        group.show(Array(parts.dropFirst(index * width).prefix(width)))
      }
      parts = Array(levels[level].prefix(count))
      level += 1
    }
    for unused in levels.dropFirst(level).joined() { unused.show([]) }
    return parts
  }
}

/// Tells the groups when the list of views has changed.
private final class PreferenceListKeeper<K: PreferenceKey>: GraphNode {
  private unowned let top: PreferenceReduction<K>
  private let width: Int
  private var parts: (() -> [Attribute<K.Value?>])?
  private var groups: PreferenceGroups<K>
  private var last: [Attribute<K.Value?>] = []

  init(
    in graph: Graph, top: PreferenceReduction<K>, width: Int, _ parts: @escaping () -> [Attribute<K.Value?>]
  ) {
    self.top = top
    self.width = width
    self.parts = parts
    groups = PreferenceGroups(subgraph: graph.currentSubgraph)
    super.init(in: graph, "preference list")
  }

  override func evaluate() -> Bool {
    let new: [Attribute<K.Value?>] = parts?() ?? []
    guard !new.elementsEqual(last, by: ===) else { return false }
    last = new
    // The node at the top reads this one, so it is evaluated next.
    top.parts = groups.arrange(new, in: graph, width: width)
    return true
  }

  override func invalidated() {
    parts = nil
    last = []
    groups.forget()
  }
}
