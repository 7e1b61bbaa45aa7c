import CoreGraphics
import DisplayList
import LayoutEngine
import ReactiveGraph

/// A view that a closure draws, with views of its own as stamps.
///
/// The canvas takes the space that it is offered. What is drawn has no accessibility elements; a label on the canvas
/// makes it one.
///
/// ```swift
/// Canvas { context, size in
///   context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.yellow))
/// }
/// .frame(width: 40, height: 40)
/// .accessibilityLabel("Sun")
/// ```
nonisolated public struct Canvas<Symbols> {
  /// The views that can be drawn, found by their tags.
  public var symbols: Symbols
  /// Draws in a context of a size.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the canvas covers what is behind it: what it leaves is then black.
  public var isOpaque: Bool
  /// The space that colours are mixed in.
  public var colorMode: ColorRenderingMode
  /// Whether the canvas may be drawn later than other views.
  public var rendersAsynchronously: Bool
}

extension Canvas where Symbols: View {
  /// - Parameters:
  ///   - opaque: Whether what is left is black instead of clear.
  ///   - colorMode: Colours are always mixed as `nonLinear` does.
  ///   - rendersAsynchronously: Drawing always comes with its frame.
  ///   - renderer: Draws in a context of a size.
  ///   - symbols: Views that the renderer finds by their tags.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  /// - Parameters:
  ///   - opaque: Whether what is left is black instead of clear.
  ///   - colorMode: Colours are always mixed as `nonLinear` does.
  ///   - rendersAsynchronously: Drawing always comes with its frame.
  ///   - renderer: Draws in a context of a size.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}

/// A canvas is a view where its symbols are views (behaviour 267).
extension Canvas: View, PrimitiveView, UnaryView where Symbols: View {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let symbols: CanvasSymbols? =
      Symbols.self != EmptyView.self && inputs.slot.mayHoldLateContent(inputs.window)
      ? CanvasSymbols(view[\.symbols], inputs: inputs) : nil
    func draw(_ size: CGSize) -> [DisplayItem] {
      let canvas: Self = view.read()
      let list = GraphicsContext.Output()
      var context = GraphicsContext(
        to: list, size: size, base: GraphicsContext.Base(inputs: inputs, symbols: symbols))
      canvas.renderer(&context, size)
      let bounds = CGPath(rect: CGRect(origin: .zero, size: size), transform: nil)
      var items: [DisplayItem] = list.items
      if canvas.isOpaque { items.insert(.fill(bounds, .color(RGBA(hex: 0)), evenOdd: false), at: 0) }
      // What is erased is erased from the canvas.
      let isMixed: Bool = items.contains(where: \.blends)
      return items.isEmpty ? [] : [.group(.clip(bounds, evenOdd: false), isMixed ? [.group(.isolate, items)] : items)]
    }
    let slot: GeometrySlot = inputs.slot
    let settled = ContentNode<[DisplayItem]>(in: inputs.window, "canvas") { draw(slot.size) }
    var outputs = _ViewOutputs()
    outputs.layout = LayoutAttribute(in: inputs, "canvas layout") { FlexibleLayout() }
    let display = DisplayAttribute.node(inputs: inputs, mayFade: false, "canvas drawing") { size in
      size == slot.size ? settled.value : draw(size)
    }
    symbols?.canvas = settled
    outputs.display = display
    return outputs
  }
}

extension DisplayItem {
  /// Whether the item mixes with what lies behind it in another way than by covering it.
  var blends: Bool {
    guard case .group(let effect, let items) = self else { return false }
    if case .blend = effect { return true }
    if case .isolate = effect { return false }
    return items.contains(where: \.blends)
  }
}

/// The views that a canvas can draw: laid out at their ideal sizes, and drawn nowhere else.
final class CanvasSymbols {
  private let list: _ViewList
  private let children: ContainerChildren
  private let graph: Graph
  private var trees: [ObjectIdentifier: DisplayTree] = [:]
  /// What draws the canvas.
  weak var canvas: GraphNode?

  init<Content: View>(_ view: _GraphValue<Content>, inputs: _ViewInputs) {
    let inner: _ViewInputs = inputs.inStack(nil)
    let list: _ViewList = Content._makeViewList(view: view, inputs: inner)
    let children = ContainerChildren(list, inputs: inner, isDrawn: false)
    self.list = list
    self.children = children
    graph = inputs.graph
    let layout = LayoutAttribute(in: inputs, "canvas symbols", children: { children.layouts }) { SymbolsLayout() }
    _ = PlacementNode(in: inputs.window, slot: inputs.slot, layout: layout, children: { children.placed })
  }

  /// The drawing of a view with a tag, in its own space; the node under evaluation comes to depend on it.
  func drawing(of id: AnyHashable) -> (size: CGSize, items: [DisplayItem])? {
    children.track()
    let elements: [ViewElement] = list.elements
    guard let index = elements.firstIndex(where: { $0.has(tag: id) }), children.placed.indices.contains(index) else {
      return nil
    }
    let child: GeometrySlot = children.placed[index]
    let size: CGSize = child.size
    guard let display = child.outputs.display else { return (size, []) }
    display.trackDrawing()
    let key = ObjectIdentifier(display)
    let tree: DisplayTree = trees[key] ?? makeTree(display)
    trees[key] = tree
    let items: [DisplayItem] = tree.flattened().items.flatMap {
      $0.placed(at: CGPoint(x: -display.origin.x, y: -display.origin.y))
    }
    // From here on, what changes is told.
    _ = tree.takeDamage()
    return (size, items)
  }

  private func makeTree(_ display: DisplayNode) -> DisplayTree {
    let tree = DisplayTree(root: display, size: .zero)
    tree.onChange = { [weak self] in
      // What draws is read by the canvas itself; the rest changes only in passes.
      guard let self, graph.isUpdating, let canvas, canvas.isAlive else { return }
      canvas.setNeedsEvaluation()
    }
    return tree
  }
}

extension DisplayNode {
  /// Makes the node under evaluation depend on all that draws here and below.
  fileprivate func trackDrawing() {
    (mover as? DrawingNode)?.track()
    for child in children { child.trackDrawing() }
  }
}

extension ViewElement {
  fileprivate func has(tag: AnyHashable) -> Bool {
    if traits[AnyTagsTrait.self].contains(tag) { return true }
    return names.contains { !$0.isExplicit && $0.value == tag }
  }
}

/// Each at its ideal size.
private struct SymbolsLayout: LayoutAlgorithm, Equatable {
  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize { .zero }

  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] {
    children.map { _ in LayoutPlacement(origin: .zero, proposal: .unspecified) }
  }
}
