import HostInterface
import LayoutEngine
import ReactiveGraph

extension View {
  /// Gives the view the size of the nearest container: the window or a scroll view, without its safe area.
  ///
  /// ```swift
  /// ScrollView(.horizontal) {
  ///   HStack(spacing: 0) {
  ///     ForEach(0..<3) { page in
  ///       Text("Page \(page)").containerRelativeFrame(.horizontal)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - axes: The axes along which the size is that of the container.
  ///   - alignment: Where the view stands in this size. The default is `.center`.
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(ContainerRelativeModifier(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Gives the view the length of `span` of `count` columns or rows of the nearest container.
  ///
  /// - Parameter spacing: The distance between columns or rows, in points.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerRelativeModifier(axes: axes, alignment: alignment) { length, _ in
        let count: CGFloat = CGFloat(max(1, count))
        let one: CGFloat = (length - spacing * (count - 1)) / count
        return one * CGFloat(span) + spacing * CGFloat(max(0, span - 1))
      })
  }

  /// Gives the view lengths that are computed from those of the nearest container, in points.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeModifier(axes: axes, alignment: alignment, length: length))
  }
}

nonisolated struct ContainerRelativeModifier: LayoutModifier {
  var axes: Axis.Set
  var alignment: Alignment
  var length: (CGFloat, Axis) -> CGFloat

  func algorithm(in inputs: _ViewInputs) -> any LayoutAlgorithm {
    let container: CGSize = inputs.containerSize()
    func along(_ axis: Axis) -> CGFloat? {
      guard axes.contains(Axis.Set(axis)) else { return nil }
      let length: CGFloat = self.length(container[axis], axis)
      return length.isFinite ? max(0, length) : nil
    }
    return FrameLayout(width: along(.horizontal), height: along(.vertical), alignment: alignment)
  }
}

/// The window without its safe area is the outermost container.
private enum ContainerSizeKey: ViewInputKey {
  static func defaultValue(in window: ViewGraph) -> () -> CGSize {
    let window: Source<HostWindow> = window.window
    return { CGRect(origin: .zero, size: window.value.size).inset(by: EdgeInsets(window.value.safeArea)).size }
  }
}

extension _ViewInputs {
  /// The size of the nearest container to which frames may refer, without its safe area; read inside a node.
  package var containerSize: () -> CGSize {
    get { self[ContainerSizeKey.self] }
    set { self[ContainerSizeKey.self] = newValue }
  }
}

extension _ViewInputs {
  /// The inputs of views inside a container to whose size `containerRelativeFrame` refers, such as a scroll view; the size
  /// is that of `slot` without the insets that the container puts around its content.
  ///
  /// The container's own size may depend on that of its content, so the content gets the size that the container had in the
  /// round before, and another round when it differs.
  package func inContainer(
    _ slot: GeometrySlot, insets: @escaping () -> EdgeInsets = { EdgeInsets() }
  ) -> _ViewInputs {
    var watched: Source<CGSize>?
    let graph: Graph = graph
    let subgraph: Subgraph = graph.currentSubgraph
    var inner: _ViewInputs = self
    inner.containerSize = {
      // Only containers that somebody asks are watched.
      if watched == nil, !subgraph.isEnded {
        watched = graph.with(subgraph) {
          let size = Source(in: graph, "container size", CGSize.zero)
          _ = ContainerSizeNode(slot, insets: insets, size: size)
          return size
        }
      }
      return watched?.value ?? .zero
    }
    return inner
  }
}

/// Tells the views inside a container when its size has changed.
private final class ContainerSizeNode: GraphNode {
  private let slot: GeometrySlot
  private let insets: () -> EdgeInsets
  private let size: Source<CGSize>

  init(_ slot: GeometrySlot, insets: @escaping () -> EdgeInsets, size: Source<CGSize>) {
    self.slot = slot
    self.insets = insets
    self.size = size
    super.init(in: size.graph, "container size watcher")
    graph.connect(self, to: slot.placed)
    setNeedsEvaluation()
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    let placed: GeometrySlot.Placed = slot.placed.value
    guard slot.isPlaced else { return false }
    // What the container was offered, because across its axis a scroll view is as large as its content.
    func length(_ axis: Axis) -> CGFloat {
      placed.proposal[axis].flatMap { $0.isFinite ? $0 : nil } ?? placed.size[axis]
    }
    let outer = CGSize(width: length(.horizontal), height: length(.vertical))
    let insets: EdgeInsets = self.insets()
    size.set(
      CGSize(
        width: max(0, outer.width - insets.total(.horizontal)), height: max(0, outer.height - insets.total(.vertical))))
    return true
  }
}
