import LayoutEngine
import ReactiveGraph

/// A container whose content depends on its own size and place; it takes all the space that it is offered.
nonisolated public struct GeometryReader<Content: View>: View {
  public var content: (GeometryProxy) -> Content

  /// Makes a container whose content depends on its own size and place. It takes all the space that it is offered.
  ///
  /// ```swift
  /// GeometryReader { proxy in
  ///   Rectangle().frame(width: proxy.size.width / 3)
  /// }
  /// ```
  ///
  /// - Parameter content: Makes the views, placed at the top leading corner. It runs again when something that it reads
  ///   of the proxy has changed.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let host: ViewGraph = inputs.window
    guard inputs.slot.mayHoldLateContent(host) else { return _ViewOutputs() }
    let proxy = GeometryProxy(inputs)
    let content = ContentNode<Content>(in: host, "geometry content") {
      view.read().content(proxy)
    }
    inputs.graph.connect(content, to: inputs.slot.placed)
    let layered: _ViewInputs = inputs.inStack(nil)
    let list: _ViewList = Content._makeViewList(view: _GraphValue(content), inputs: layered)
    let children: ContainerChildren = ContainerChildren(list, inputs: layered)
    // What is inside depends on the size, so the size must not depend on it: two layouts, the outer one without children.
    let inner = LayoutAttribute(in: inputs, "geometry content layout", children: { children.layouts }) {
      GeometryLayout()
    }
    _ = PlacementNode(in: inputs.window, slot: inputs.slot, layout: inner, children: { children.placed })
    var outputs = _ViewOutputs()
    outputs.layout = LayoutAttribute(in: inputs, "geometry reader layout") { GeometryLayout() }
    outputs.display = children.display
    outputs.accessibility = children.accessibility
    outputs.preferences = children.preferences.toldAfterUpdate(inputs)
    return outputs
  }
}
