import LayoutEngine
import ReactiveGraph

/// A container whose content depends on its own size and place; it takes all the space that it is offered.
nonisolated public struct GeometryReader<Content: View>: View {
  public var content: (GeometryProxy) -> Content

  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

/// The size and place of a geometry reader.
public struct GeometryProxy {
  let slot: GeometrySlot
  let insets: () -> EdgeInsets

  /// The container's size in points.
  public var size: CGSize { slot.size }

  /// How far the window goes on beyond each edge of the container that touches the safe area's, in points; 0 elsewhere.
  public var safeAreaInsets: EdgeInsets { insets() }
}

extension GeometryReader: UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let host: ViewGraph = inputs.host
    let proxy = GeometryProxy(slot: inputs.slot) {
      let size: CGSize = inputs.slot.size
      let reach: CGRect = inputs.extendedBounds(size: size, edges: .all)
      return EdgeInsets(
        top: -reach.minY, leading: -reach.minX, bottom: reach.maxY - size.height, trailing: reach.maxX - size.width)
    }
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
    _ = PlacementNode(in: inputs.graph, slot: inputs.slot, layout: inner, children: { children.placed })
    var outputs = _ViewOutputs()
    outputs.layout = LayoutAttribute(in: inputs, "geometry reader layout") { GeometryLayout() }
    outputs.display = children.display
    outputs.accessibility = children.accessibility
    return outputs
  }
}
