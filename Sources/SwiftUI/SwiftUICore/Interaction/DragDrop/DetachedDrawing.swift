import AccessibilityTree
import CoreGraphics
import DisplayList
import HostInterface
import ImageEngine
import LayoutEngine
import ReactiveGraph
import TextEngine

/// A drawing apart from its window: what is seen beside the pointer during a drag.
package struct DetachedDrawing {
  package var items: [DisplayItem]
  package var size: CGSize

  package init(items: [DisplayItem], size: CGSize) {
    self.items = items
    self.size = size
  }

  /// What a view draws at the moment, cut by its shape for drags where it has one.
  package static func snapshot(of node: DisplayNode, size: CGSize, in window: ViewGraph) -> DetachedDrawing {
    // Drawings that wait are made now.
    _ = window.display
    let items: [DisplayItem] = node.items()
    guard let shape = window.dragShapes.shape(at: node) else { return DetachedDrawing(items: items, size: size) }
    return DetachedDrawing(items: [.group(.clip(shape.path(size).cgPath, evenOdd: shape.isEvenOdd), items)], size: size)
  }

  /// A view of its own in its ideal size, in the environment of a place.
  package static func make<Content: View>(_ content: Content, in inputs: _ViewInputs) -> DetachedDrawing {
    let environment = EnvironmentValues(scope: inputs.environment)
    let window: ViewGraph = inputs.window
    let host = DetachedHost(shaper: window.shaper, images: window.images)
    let measure = DetachedMeasure()
    let root = DetachedRoot(content: content.environment(\.self, environment), measure: measure)
    let graph = ViewGraph(
      root: root, host: host, settings: window.settings, window: HostWindow(size: .zero), time: window.time.peek)
    defer { graph.end() }
    graph.update()
    let size: CGSize = measure.size()
    graph.resize(to: HostWindow(size: size))
    graph.update()
    return DetachedDrawing(items: graph.display.flattened().items, size: size)
  }
}

/// Nobody sees the window and nobody talks to it.
private final class DetachedHost: WindowHost {
  let shaper: any TextShaper
  let images: ImageStore

  init(shaper: any TextShaper, images: ImageStore) {
    self.shaper = shaper
    self.images = images
  }

  func scheduleFrame() {}
  func announce(_ announcement: AccessibilityAnnouncement) {}
}

private final class DetachedMeasure {
  var layout: LayoutAttribute?

  func size() -> CGSize { layout?.node.sizeThatFits(.unspecified) ?? .zero }
}

private nonisolated struct DetachedRoot<Content: View>: UnaryView {
  let content: Content
  let measure: DetachedMeasure

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let outputs: _ViewOutputs = Container.unary(
      inputs: inputs, child: { Content._makeView(view: view[{ $0.content }], inputs: $0) }
    ) {
      IdealLayout()
    }
    inputs.graph.untracked { view.read() }.measure.layout = outputs.layout
    return outputs
  }
}

/// Gives its child its ideal size.
private struct IdealLayout: LayoutAlgorithm, Equatable {
  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    children.first?.sizeThatFits(.unspecified) ?? .zero
  }

  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] {
    children.map { _ in LayoutPlacement(origin: .zero, proposal: .unspecified) }
  }
}

/// The shapes that content shapes give to the previews of drags.
final class DragShapes: WindowService {
  struct Shape {
    let path: (CGSize) -> Path
    let isEvenOdd: Bool
  }

  private var shapes: [UInt64: () -> Shape] = [:]

  init(window: ViewGraph) {}

  func set(_ shape: (() -> Shape)?, for node: DisplayNode) { shapes[node.id] = shape }

  /// The shape of a view: that of the first content shape at or below its node, as long as there is one child only.
  func shape(at node: DisplayNode) -> Shape? {
    guard !shapes.isEmpty else { return nil }
    var next: DisplayNode? = node
    while let current = next {
      if let shape = shapes[current.id] { return shape() }
      next = current.children.count == 1 ? current.children.first : nil
    }
    return nil
  }
}

extension ViewGraph {
  var dragShapes: DragShapes { service(DragShapes.self) }
}
