import DisplayList
import LayoutEngine
import ReactiveGraph
import SwiftUICore

/// One scroll view at work: how far its content is scrolled, what can be seen, and how it moves.
///
/// Offsets are logical: zero shows the leading and top edge of the content, in either direction of reading.
package final class ScrollViewport {
  unowned let host: ViewGraph
  let graph: Graph
  /// The place of the scroll view, and that of its content inside.
  package let slot: GeometrySlot
  let content: GeometrySlot
  package let axes: () -> Axis.Set
  let showsIndicators: () -> Bool
  let offset: Source<CGPoint>
  let phase: Source<ScrollPhase>
  /// Whether a pointer is over the scroll view.
  let isUnderPointer: Source<Bool>
  let inputs: _ViewInputs
  private let settings: Rule<ScrollConfiguration>
  let metrics: Rule<ScrollMetrics>
  /// The same as programs see it.
  let geometry: Rule<ScrollGeometry>

  /// The lazy containers inside.
  var lazies: [WeakDriver] = []
  /// The places of views with ids inside, outermost last.
  var places: [AnyHashable: [WeakSlot]] = [:]
  /// The layouts whose views are targets, in order.
  var targetLayouts: [TargetLayout] = []

  var motion: ScrollMotion = .none
  var clock: ScrollClock?
  private var keeper: ScrollKeeper?
  /// Whether the offset was moved together with the content in this round; it is not brought into its limits then.
  var isUnsettled: Bool = false
  /// Whether a person or a program has scrolled yet.
  var hasScrolled: Bool = false
  /// The id that a binding last gave or got.
  var toldID: AnyHashable?
  /// Whether the last movement was a person's.
  var isMovedByUser: Bool = false {
    didSet { if isMovedByUser { keptEdge = nil } }
  }
  /// Whether what is seen stays in its place when content comes or goes before it.
  let keepsPlace: Bool
  /// The edge that a program went to: the content stays there when its size changes.
  var keptEdge: Edge?

  init(
    inputs: _ViewInputs, content: GeometrySlot, axes: @escaping () -> Axis.Set, showsIndicators: @escaping () -> Bool
  ) {
    host = inputs.window
    let graph: Graph = inputs.graph
    self.graph = graph
    let slot: GeometrySlot = inputs.slot
    self.slot = slot
    self.content = content
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.inputs = inputs
    let offset = Source(in: graph, "scroll offset", CGPoint.zero)
    self.offset = offset
    phase = Source(in: graph, "scroll phase", ScrollPhase.idle)
    isUnderPointer = Source(in: graph, "pointer over scroll view", false)
    let environment: Attribute<ScrollConfiguration> = inputs.environment(ScrollConfigurationKey.self)
    let settings = Rule(in: graph, "scroll configuration", equal: { $0.isEqual(to: $1) }) { environment.value }
    self.settings = settings
    let metrics = Rule<ScrollMetrics>(in: graph, "scroll metrics") {
      let margins: EdgeInsets = settings.value.contentMargins
      return ScrollMetrics(offset: offset.value, contentSize: content.size, margins: margins, size: slot.size)
    }
    self.metrics = metrics
    geometry = Rule(in: graph, "scroll geometry") {
      let metrics: ScrollMetrics = metrics.value
      let beyond: EdgeInsets = inputs.safeAreaInsets(.container, size: metrics.size)
      var insets: EdgeInsets = metrics.margins
      for edge in Edge.allCases { insets[edge] += beyond[edge] }
      return ScrollGeometry(
        contentOffset: CGPoint(x: metrics.offset.x - insets.leading, y: metrics.offset.y - insets.top),
        contentSize: metrics.contentSize, contentInsets: insets,
        size: CGSize(
          width: metrics.size.width + beyond.total(.horizontal), height: metrics.size.height + beyond.total(.vertical)))
    }
    keepsPlace = inputs.scrollLinks.contains(where: \.keepsPlace)
  }

  /// Whether the change that is brought to the views lets the offset follow the content.
  var adjustsOffset: Bool {
    graph.untracked { inputs.transactions?.transaction ?? host.transaction }
      .scrollContentOffsetAdjustmentBehavior != .disabled
  }

  /// What modifiers said; the node under evaluation depends on it.
  var configuration: ScrollConfiguration { settings.value }

  func start() {
    let clock = ScrollClock(self)
    self.clock = clock
    let keeper = ScrollKeeper(self)
    self.keeper = keeper
    keeper.start()
    graph.currentSubgraph.onEnd { [self] in
      stop()
      lazies = []
      places = [:]
      targetLayouts = []
      // Places and scroll view hold each other.
      self.content.enter(nil)
      self.keeper = nil
      self.clock = nil
    }
  }

  /// Whether scroll view and content have a place; the node under evaluation sees it when they get one.
  var isPlaced: Bool {
    _ = slot.size
    _ = content.size
    return slot.isPlaced && content.isPlaced
  }

  /// What can be seen in the scroll view's own space, safe areas included; read inside a node.
  package func reach() -> CGRect { inputs.extendedBounds(size: slot.size, edges: .all) }

  /// The same without safe areas and margins.
  package func resting() -> CGRect {
    let size: CGSize = slot.size
    return CGRect(origin: .zero, size: size)
  }
}

// MARK: - Limits

extension ScrollViewport {
  /// How far the content can be scrolled; never less than nothing.
  var limit: CGSize {
    let margins: EdgeInsets = settings.peek.contentMargins
    let inner: CGSize = content.placed.peek.size
    let outer: CGSize = slot.placed.peek.size
    return CGSize(
      width: max(0, inner.width + margins.leading + margins.trailing - outer.width),
      height: max(0, inner.height + margins.top + margins.bottom - outer.height))
  }

  func clamped(_ point: CGPoint) -> CGPoint {
    let limit: CGSize = self.limit
    return CGPoint(x: min(limit.width, max(0, point.x)), y: min(limit.height, max(0, point.y)))
  }

  /// Moves by a distance, as far as the content goes; false when it can't move so.
  ///
  /// - Parameter jumps: whether it is there at once, also where scrolling comes to rest at certain places.
  func scroll(by delta: CGSize, jumps: Bool) -> Bool {
    guard !graph.untracked({ configuration.isDisabled }) else { return false }
    let new: CGPoint = moved(by: delta)
    guard new != offset.peek else { return false }
    stop()
    isMovedByUser = true
    hasScrolled = true
    let target: CGPoint? = target(for: new, velocity: .zero)
    if jumps {
      offset.set(target ?? new)
    } else if let target, target != new {
      animate(to: target, with: .snappy)
    } else {
      offset.set(new)
    }
    return true
  }

  /// The offset after a distance, as far as the content goes.
  func moved(by delta: CGSize) -> CGPoint {
    let axes: Axis.Set = graph.untracked(self.axes)
    var new: CGPoint = offset.peek
    if axes.contains(.horizontal) { new.x += delta.width }
    if axes.contains(.vertical) { new.y += delta.height }
    return clamped(new)
  }

  /// Moves the offset together with the content, so that nothing is seen to move.
  func adjust(_ axis: Axis, by distance: CGFloat) {
    isUnsettled = true
    graph.write { [self] in
      var new: CGPoint = offset.peek
      new[axis] += distance
      motion.shift(axis, by: distance)
      offset.set(new)
    }
  }

  /// Goes to a place at once or as the transaction says.
  func move(to point: CGPoint, clamps: Bool = true) {
    hasScrolled = true
    isMovedByUser = false
    keptEdge = nil
    let goal: CGPoint = clamps ? clamped(point) : point
    let transaction: Transaction = .current
    if transaction.scrollPositionUpdatePreservesVelocity, transaction.animation == nil { return jump(to: goal) }
    stop()
    if let animation = transaction.animation, !transaction.disablesAnimations {
      animate(to: clamped(goal), with: animation)
    } else {
      offset.set(goal)
    }
  }

  /// Goes to a place at once; what moves there goes on from the new place.
  private func jump(to goal: CGPoint) {
    let now: CGPoint = offset.peek
    for axis in Axis.allCases { motion.shift(axis, by: goal[axis] - now[axis]) }
    offset.set(goal)
  }
}

/// A place that is known without being kept.
struct WeakSlot {
  weak var slot: GeometrySlot?
}

/// Keeps the offset inside its limits, or where the anchor wants it, when the content or the scroll view changes its size.
private final class ScrollKeeper: GraphNode {
  private let viewport: ScrollViewport
  private var lastLimit: CGSize = .zero
  private var kept: KeptPlace?

  init(_ viewport: ScrollViewport) {
    self.viewport = viewport
    super.init(in: viewport.graph, "scroll limits")
  }

  func start() {
    graph.connect(self, to: viewport.slot.placed)
    graph.connect(self, to: viewport.content.placed)
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    _ = viewport.content.size
    _ = viewport.slot.size
    _ = viewport.offset.value
    let anchors: ScrollAnchors = viewport.configuration.anchors
    guard viewport.slot.isPlaced, viewport.content.isPlaced else { return false }
    let adjusts: Bool = viewport.adjustsOffset
    graph.write { [self] in settle(anchors, adjusts: adjusts) }
    return true
  }

  private func settle(_ anchors: ScrollAnchors, adjusts: Bool) {
    if viewport.isUnsettled {
      // Whether the place is right is known when the content stands where it was moved to.
      viewport.isUnsettled = false
      return setNeedsEvaluation()
    }
    guard case .none = viewport.motion else { return }
    let limit: CGSize = viewport.limit
    defer { lastLimit = limit }
    let now: CGPoint = viewport.offset.peek
    var goal: CGPoint = now
    let role: ScrollAnchorRole = viewport.hasScrolled ? .sizeChanges : .initialOffset
    if adjusts, viewport.keepsPlace, viewport.hasScrolled, let moved = kept?.movement(in: viewport) {
      goal.x += moved.width
      goal.y += moved.height
    }
    if adjusts || role == .initialOffset, let anchor = anchors.point(for: role) {
      let old = CGPoint(x: anchor.x * lastLimit.width, y: anchor.y * lastLimit.height)
      let new = CGPoint(x: anchor.x * limit.width, y: anchor.y * limit.height)
      if !viewport.hasScrolled || abs(now.x - old.x) < 0.5 { goal.x = new.x }
      if !viewport.hasScrolled || abs(now.y - old.y) < 0.5 { goal.y = new.y }
    }
    switch viewport.keptEdge {
    case .bottom: goal.y = limit.height
    case .trailing: goal.x = limit.width
    case .top, .leading, nil: break
    }
    goal = viewport.clamped(goal)
    if viewport.keepsPlace { kept = viewport.keptPlace(at: goal) }
    if goal != now { viewport.offset.set(goal) }
  }
}

/// A view that stays where it is seen.
struct KeptPlace {
  fileprivate let slot: WeakSlot
  fileprivate let origin: CGPoint

  /// How far the view has moved in the content since, along the axes that scroll.
  fileprivate func movement(in viewport: ScrollViewport) -> CGSize? {
    guard let slot = slot.slot, slot.placed.isAlive, slot.isPlaced else { return nil }
    let now: CGPoint = viewport.frame(of: slot).origin
    let axes: Axis.Set = viewport.axes()
    return CGSize(
      width: axes.contains(.horizontal) ? now.x - origin.x : 0, height: axes.contains(.vertical) ? now.y - origin.y : 0)
  }
}

extension ScrollViewport {
  /// The first scroll target in sight that a lazy container does not keep in its place itself.
  fileprivate func keptPlace(at offset: CGPoint) -> KeptPlace? {
    var metrics: ScrollMetrics = self.metrics.peek
    metrics.offset = offset
    let visible: CGRect = metrics.visibleRect
    for layout in targetLayouts where layout.driver() == nil {
      for child in layout.children() where child.outputs.layout != nil && child.isPlaced {
        let frame: CGRect = frame(of: child)
        guard frame.maxX > visible.minX, frame.maxY > visible.minY else { continue }
        return KeptPlace(slot: WeakSlot(slot: child), origin: frame.origin)
      }
    }
    return nil
  }
}
