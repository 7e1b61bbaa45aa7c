import AccessibilityTree
import CoreGraphics
import DisplayList
import ReactiveGraph

/// For what a content shape stands.
public struct ContentShapeKinds: OptionSet, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Where pointers and fingers reach the view.
  public static let interaction: ContentShapeKinds = ContentShapeKinds(rawValue: 1 << 0)
  /// What is seen of the view while it is dragged.
  public static let dragPreview: ContentShapeKinds = ContentShapeKinds(rawValue: 1 << 1)
  /// What is seen of the view above its context menu.
  public static let contextMenuPreview: ContentShapeKinds = ContentShapeKinds(rawValue: 1 << 2)
  /// Where the effect of hovering is drawn.
  public static let hoverEffect: ContentShapeKinds = ContentShapeKinds(rawValue: 1 << 3)
  /// The bounds that accessibility gets.
  public static let accessibility: ContentShapeKinds = ContentShapeKinds(rawValue: 1 << 4)
}

extension View {
  /// Sets the area in which pointers reach the view, whether something is drawn there or not.
  ///
  /// ```swift
  /// HStack {
  ///   Text("Anywhere in this row")
  ///   Spacer()
  /// }
  /// .contentShape(Rectangle())
  /// ```
  ///
  /// - Parameters:
  ///   - shape: The area, as large as the view.
  ///   - eoFill: Whether parts that are covered twice count as outside. The default is false.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Sets the shape of the view for some purposes.
  ///
  /// - Parameters:
  ///   - kind: The purposes: where pointers reach the view, its bounds for accessibility, and previews of dragging and
  ///     menus.
  ///   - shape: The shape, as large as the view.
  ///   - eoFill: Whether parts that are covered twice count as outside. The default is false.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeModifier(kinds: kind, shape: shape, isEvenOdd: eoFill))
  }

  /// Says whether pointers reach the view and all inside it.
  ///
  /// - Parameter enabled: False lets pointers through to what lies behind the view.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }
}

nonisolated struct ContentShapeModifier<S: Shape>: PrimitiveModifier {
  var kinds: ContentShapeKinds
  var shape: S
  var isEvenOdd: Bool

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs: _ViewOutputs = body(inputs)
    let kinds: ContentShapeKinds = inputs.graph.untracked { modifier.read().kinds }
    if kinds.contains(.interaction), let display = outputs.display {
      let node: DisplayNode = .group([display], id: inputs.window.nextID())
      outputs.display = node
      HitShapeNode(for: node, inputs: inputs) { size in
        let value: Self = modifier.read()
        let path: Path = value.shape.path(in: CGRect(origin: .zero, size: size))
        return HitTargets.HitShape(path: path.cgPath, isEvenOdd: value.isEvenOdd)
      }.setNeedsEvaluation()
    }
    if kinds.contains(.dragPreview), let display = outputs.display {
      let node: DisplayNode = .group([display], id: inputs.window.nextID())
      outputs.display = node
      let shapes: DragShapes = inputs.window.dragShapes
      shapes.set(
        {
          let value: Self = inputs.graph.untracked { modifier.read() }
          return DragShapes.Shape(
            path: { value.shape.path(in: CGRect(origin: .zero, size: $0)) }, isEvenOdd: value.isEvenOdd)
        }, for: node)
      inputs.graph.currentSubgraph.onEnd { [weak shapes] in shapes?.set(nil, for: node) }
    }
    if kinds.contains(.accessibility), let content = outputs.accessibility {
      // The place of the view is that of a source around it: the view's own bounds are those of the shape.
      let source: AccessibilitySource = .transparent([content], id: inputs.window.nextID())
      let layers: [AccessibilitySource] = [content] + outputs.accessibilityLayers
      outputs.accessibilityLayers = []
      let slot: GeometrySlot = inputs.slot
      PropertiesAttribute.keep(source, inputs: inputs, "accessibility shape") { _ in
        let bounds = CGRect(origin: .zero, size: slot.size)
        let shape: CGRect = modifier.read().shape.path(in: bounds).boundingRect
        for layer in layers { layer.bounds = shape }
      }
      outputs.accessibility = source
    }
    return outputs
  }
}

nonisolated struct HitTestingModifier: PrimitiveModifier {
  var isEnabled: Bool

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs: _ViewOutputs = body(inputs)
    guard let display = outputs.display else { return outputs }
    let node: DisplayNode = .group([display], id: inputs.window.nextID())
    outputs.display = node
    HitShapeNode(for: node, inputs: inputs) { _ in modifier.read().isEnabled ? nil : HitTargets.HitShape() }
      .setNeedsEvaluation()
    return outputs
  }
}

/// Keeps the shape in which a node and all below it take points.
private final class HitShapeNode: GraphNode {
  private let node: DisplayNode
  private let slot: GeometrySlot
  private let targets: HitTargets
  private let shape: (CGSize) -> HitTargets.HitShape?

  init(for node: DisplayNode, inputs: _ViewInputs, _ shape: @escaping (CGSize) -> HitTargets.HitShape?) {
    self.node = node
    slot = inputs.slot
    targets = inputs.window.hitTargets
    self.shape = shape
    super.init(in: inputs.graph, "hit shape")
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    targets.setShape(shape(slot.size), for: node)
    return false
  }

  override func invalidated() { targets.setShape(nil, for: node) }
}
