import Diagnostics
import ReactiveGraph

/// Views computed from a collection of identified data.
///
/// An element that keeps its id keeps its views and their state, wherever it moves.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    id = { $0.id }
  }
}

extension ForEach where Content: View {
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    id = { $0 }
  }
}

extension ForEach: View, PrimitiveView, MultiView where Content: View {
  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    .changing(ForEachList(view, inputs: inputs))
  }
}

/// Keeps the views of a ForEach equal to its data, by id.
private final class ForEachList<Data: RandomAccessCollection, ID: Hashable, Content: View>: ChangingViewList {
  private struct Item {
    let element: Source<Data.Element>
    let subgraph: Subgraph
    let list: _ViewList
  }

  private let view: Rule<ForEach<Data, ID, Content>>
  private let inputs: _ViewInputs
  private let owner: Subgraph
  private var items: [ID: Item] = [:]
  private var order: [ID] = []

  init(_ view: _GraphValue<ForEach<Data, ID, Content>>, inputs: _ViewInputs) {
    self.inputs = inputs
    owner = inputs.graph.currentSubgraph
    self.view = view.attribute(in: inputs.graph, "for each")
    super.init(in: inputs.graph, "for each list")
  }

  override func evaluate() -> Bool {
    let value: ForEach<Data, ID, Content> = view.value
    var next: [ID: Item] = [:]
    var ids: [ID] = []
    for element in value.data {
      let id: ID = value.id(element)
      guard next[id] == nil else {
        Diagnostics.warn(
          "ForEach over \(Data.self) has the id \(id) more than once; only the first is shown. Give each element its own id."
        )
        continue
      }
      ids.append(id)
      if let known = items.removeValue(forKey: id) {
        known.element.assign(element)
        next[id] = known
      } else {
        next[id] = make(element, id: id)
      }
    }
    let gone: [ID] = order.filter { items[$0] != nil }
    for id in gone { items[id]?.subgraph.end(in: graph) }
    items = next
    guard ids != order || !gone.isEmpty else { return false }
    order = ids
    list = .many(ids.compactMap { next[$0]?.list })
    return true
  }

  private func make(_ element: Data.Element, id: ID) -> Item {
    let subgraph = Subgraph(in: owner)
    return graph.with(subgraph) {
      graph.untracked {
        let source = Source(in: graph, "element", element, equal: ValueComparison.areEqual)
        source.follow(self)
        let view: Rule<ForEach<Data, ID, Content>> = self.view
        let content = ContentNode<Content>(in: inputs.host, "content") {
          let make: (Data.Element) -> Content = view.value.content
          return make(source.value)
        }
        let list: _ViewList = Content._makeViewList(view: _GraphValue(content), inputs: inputs)
        return Item(element: source, subgraph: subgraph, list: list.map { $0.identified(by: id) })
      }
    }
  }

  override func didRaise() {
    for id in order { items[id]?.element.follow(self) }
  }
}
