import ReactiveGraph

/// A subview in the place where somebody shows it.
struct PlacedView {
  let element: ViewElement
  /// What the one who shows it attached to it, by trait key.
  var attached: AttachedTraits = AttachedTraits()
}

/// Trait values that are set on a subview itself rather than by a modifier.
struct AttachedTraits {
  fileprivate struct Entry {
    let value: Any
    let link: (inout ViewTraits, @escaping () -> Any?) -> Void
  }

  fileprivate var entries: [ObjectIdentifier: Entry] = [:]

  subscript<K: _ViewTraitKey>(key: K.Type) -> K.Value? {
    get { entries[ObjectIdentifier(key)]?.value as? K.Value }
    set {
      guard let newValue else { return }
      entries[ObjectIdentifier(key)] = Entry(value: newValue) { traits, read in
        traits.set(key) { read() as? K.Value ?? K.defaultValue }
      }
    }
  }
}

/// Subviews where they are shown. A subview that stays keeps its nodes and state here; another one is another view (G4).
final class PlacedViewList: ChangingViewList {
  private struct Shown {
    let element: ViewElement
    let keys: Set<ObjectIdentifier>
    let attached: Source<AttachedTraits>?
  }

  private let inputs: _ViewInputs
  private let read: () -> [PlacedView]
  private let subgraph: Subgraph
  private var shown: [ObjectIdentifier: Shown] = [:]

  /// `read` is read inside this node.
  init(inputs: _ViewInputs, _ read: @escaping () -> [PlacedView]) {
    self.inputs = inputs
    self.read = read
    subgraph = inputs.graph.currentSubgraph
    super.init(in: inputs.graph, "subviews")
  }

  override func evaluate() -> Bool {
    var next: [ObjectIdentifier: Shown] = [:]
    let lists: [_ViewList] = read().map { view in
      let id = ObjectIdentifier(view.element)
      let keys: Set<ObjectIdentifier> = Set(view.attached.entries.keys)
      let known: Shown? = shown[id].flatMap { $0.keys == keys ? $0 : nil }
      known?.attached?.assign(view.attached)
      let placed: Shown = known ?? place(view, keys: keys)
      next[id] = placed
      return .one(placed.element)
    }
    shown = next
    list = .many(lists)
    return true
  }

  override func didRaise() {
    for view in shown.values { view.attached?.follow(self) }
  }

  private func place(_ view: PlacedView, keys: Set<ObjectIdentifier>) -> Shown {
    let element: ViewElement = view.element
    var traits: ViewTraits = element.traits.inside(inputs.traits)
    var attached: Source<AttachedTraits>?
    if !keys.isEmpty {
      let source: Source<AttachedTraits> = graph.with(subgraph) {
        Source(in: graph, "attached traits", view.attached, equal: { _, _ in false })
      }
      source.follow(self)
      for (key, entry) in view.attached.entries { entry.link(&traits) { source.value.entries[key]?.value } }
      attached = source
    }
    let placed: ViewElement = element.placed(in: inputs, traits: traits)
    return Shown(element: placed, keys: keys, attached: attached)
  }
}
