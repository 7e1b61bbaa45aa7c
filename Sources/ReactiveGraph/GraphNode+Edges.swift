/// One end of an edge as the node at the other end keeps it.
struct Edge {
  /// Kept alive by its subgraph, which takes it out of all edges before it lets it go.
  unowned(unsafe) let node: GraphNode
  /// The place of the edge in the list that `node` keeps, so that an edge goes in the same time however many there are.
  var place: Int
}

extension GraphNode {
  /// Makes this node a reader of `input`.
  func link(to input: GraphNode) {
    let edge = Edge(node: input, place: input.outputs.count)
    input.outputs.append(Edge(node: self, place: inputs.count))
    inputs.append(edge)
  }

  /// Takes this node out of the outputs of all that it read.
  func unlinkInputs() {
    while let edge = inputs.popLast() { edge.node.removeOutput(at: edge.place) }
  }

  func unlinkInput(at place: Int) {
    let edge: Edge = inputs[place]
    edge.node.removeOutput(at: edge.place)
    removeInput(at: place)
  }

  /// Takes this node out of the inputs of all that read it.
  func unlinkOutputs() {
    while let edge = outputs.popLast() { edge.node.removeInput(at: edge.place) }
  }

  private func removeOutput(at place: Int) {
    let last: Edge = outputs.removeLast()
    guard place < outputs.count else { return }
    outputs[place] = last
    last.node.inputs[last.place].place = place
  }

  private func removeInput(at place: Int) {
    let last: Edge = inputs.removeLast()
    guard place < inputs.count else { return }
    inputs[place] = last
    last.node.outputs[last.place].place = place
  }
}

extension Graph {
  /// Stops when an edge is not kept alike at both of its ends, or a reader does not stand above what it read.
  package func _checkInvariants() {
    root.visitNodes { node in
      for (place, edge) in node.inputs.enumerated() {
        let other: Edge = edge.node.outputs[edge.place]
        precondition(other.node === node && other.place == place, "\(node.label): an input does not know its reader")
        precondition(edge.node.height < node.height, "\(node.label) does not stand above \(edge.node.label)")
      }
      for (place, edge) in node.outputs.enumerated() {
        let other: Edge = edge.node.inputs[edge.place]
        precondition(other.node === node && other.place == place, "\(node.label): a reader does not know its input")
      }
    }
  }
}

extension Graph {
  /// Shows all nodes, those of a part before those of the parts inside it.
  public func visitNodes(_ visit: (GraphNode) -> Void) { root.visitNodes(visit) }
}

extension Subgraph {
  func visitNodes(_ visit: (GraphNode) -> Void) {
    for node in nodes { visit(node) }
    for child in children { child.visitNodes(visit) }
  }
}
