import CoreGraphics
import DisplayList
import Memory
import ReactiveGraph

/// What draws one view, or does something to its drawing: it follows the view's place, gradually where the change is
/// animated.
///
/// Layout, hits, frames that readers get and accessibility are at the new place at once. Only what draws is on its way,
/// each view by its own transaction (`geometryGroup` in Apple's documentation: views push changes of position and size
/// down to those that draw something, which apply the animation to their own frames).
///
/// What is at rest, or moves at once, draws when somebody looks at the drawing.
package class DrawingNode: GraphNode, DisplayMover {
  // What is looked at whenever the view gets a place lies together.

  package let node: DisplayNode
  /// The place that the parent assigned; what the node was made with holds it.
  private unowned(unsafe) let placed: GeometrySlot
  /// Nodes are evaluated while their window is there. Not counted, as it is asked for each change of each place.
  private let hostLink: Unmanaged<ViewGraph>
  private var host: ViewGraph { hostLink.takeUnretainedValue() }
  /// Made with the first animated change of the place, then kept.
  private var motion: PlaceMotion?
  /// The size after the last pass, drawn or not: from there the next motion starts.
  @CompactOptional private var restingSize: CGSize? = nil
  /// The size that was drawn last; while the view draws, that of the drawing before.
  @CompactOptional private(set) var drawnSize: CGSize? = nil
  /// Whether the drawing is that of a size: a text's lines are those of the size where it goes.
  private let followsSize: Bool
  /// How fast a view that this one takes the place of was moving, and when.
  private var inherited: Inherited?
  package let inputs: _ViewInputs
  var slot: GeometrySlot { inputs.slot }
  /// Not counted: it owns the node, and is there as long as that is alive.
  package unowned(unsafe) let subgraph: Subgraph

  /// In an object of its own, for there is a node for each view that draws.
  private final class Inherited {
    let velocity: CGRect
    let time: Double

    init(_ velocity: CGRect, at time: Double) {
      self.velocity = velocity
      self.time = time
    }
  }

  package init(_ node: DisplayNode, inputs: _ViewInputs, followsSize: Bool, _ label: StaticString) {
    let graph: Graph = inputs.graph
    let placed: GeometrySlot = inputs.slot.placed
    hostLink = .passUnretained(inputs.window)
    self.placed = placed
    subgraph = graph.currentSubgraph
    self.followsSize = followsSize
    self.node = node
    self.inputs = inputs
    super.init(in: graph, label)
    self.node.mover = self
    graph.connect(self, to: placed)
    // Around a view that has its place already, as the fading of one that goes: it moves from there.
    if placed.isPlaced {
      restingSize = placed.last.size
      setNeedsEvaluation()
    }
  }

  package final override var isEager: Bool { true }

  /// What others draw with, as a canvas with its symbols, is drawn in the pass, so that they follow in it.
  package final override var deferral: DeferredWork? {
    guard motion == nil, !hasReaders, !isChanging else { return nil }
    return hostLink._withUnsafeGuaranteedRef { $0.mayAnimatePlaces ? nil : $0.drawing }
  }

  package final override func deferred() {
    if placed.isPlaced { restingSize = placed.last.size }
    rest()
  }

  /// Called where a change is not drawn yet, in the middle of a pass: what a motion starts from is what the change came to.
  func rest() {}

  /// Whether a change that is under way may be gradual.
  package var mayChangeGradually: Bool { host.mayBeginMotion }

  /// Whether the drawing itself is on its way to another.
  var isChanging: Bool { false }

  /// Draws for a size; what it reads is what it depends on.
  func draw(for size: CGSize) {}

  package final override func evaluate() -> Bool {
    let size: CGSize = placed.value.size
    guard placed.isPlaced else { return false }
    if motion == nil, followsSize, let restingSize, restingSize != size, host.mayBeginMotion, isAnimated { begin() }
    let shown: CGSize = follow() ?? size
    restingSize = shown
    // Another proposal with the same outcome draws the same.
    if shown == drawnSize, graph.isUnchanged(self, apartFrom: placed, motion?.frame) { return false }
    draw(for: shown)
    drawnSize = shown
    return true
  }

  package final override func invalidated() {
    if node.mover === self { node.mover = nil }
  }

  /// The size for which the node draws now, for the verifier; nil before it was placed.
  package var shownSize: CGSize? {
    guard placed.isPlaced else { return nil }
    return followsSize && motion?.frame.isMoving == true ? drawnSize : graph.untracked { slot.size }
  }

  /// What is wrong about where the node is shown, for the verifier.
  package var misplacement: String? {
    node.shift == .zero || motion?.frame.isMoving == true ? nil : "rests \(node.shift) away from its place"
  }
}

// MARK: - Motion

extension DrawingNode {
  package func didMove(by offset: CGSize) {
    if motion == nil, host.mayBeginMotion, isAnimated { begin() }
    guard let motion else { return }
    motion.move(by: offset)
    // Seen from the new place, what has not begun to move is where it was.
    show(CGSize(width: node.shift.width - offset.width, height: node.shift.height - offset.height))
  }

  private var isAnimated: Bool { animation != nil }

  /// What animates the change that is under way, if that is animated.
  package var animation: Animation? {
    guard let transactions = inputs.transactions else { return host.transaction.animation }
    return graph.untracked { transactions.animation }
  }

  /// How much larger than its place the drawing is on its way.
  var shownGrowth: CGSize {
    guard followsSize, let drawnSize, motion?.frame.isMoving == true else { return .zero }
    let size: CGSize = graph.untracked { slot.size }
    return CGSize(width: drawnSize.width - size.width, height: drawnSize.height - size.height)
  }

  /// How fast the drawing moves and grows, in points a second.
  var shownVelocity: CGRect {
    guard let frame = motion?.frame, frame.isMoving else { return .zero }
    var velocity = CGRect.zero
    velocity.animatableData = frame.velocity
    return velocity
  }

  /// Lets a motion that begins in this frame go on with a velocity.
  func inherit(_ velocity: CGRect) {
    if motion == nil { inherited = Inherited(velocity, at: host.time.peek) }
  }

  /// A way of what the drawing is painted with, by the animation of the change that is under way.
  func makeFade(resting values: PaintValues) -> PaintFade {
    graph.with(subgraph) {
      PaintFade(resting: values, host: host, transactions: inputs.transactions, environment: inputs.environment)
    }
  }

  private func begin() {
    guard let restingSize, isAlive, !subgraph.isEnded else { return }
    let velocity: CGRect? = inherited.flatMap { $0.time == host.time.peek ? $0.velocity : nil }
    inherited = nil
    let motion: PlaceMotion = graph.with(subgraph) {
      PlaceMotion(
        slot, from: followsSize ? restingSize : nil, velocity: velocity, host: host, transactions: inputs.transactions,
        environment: inputs.environment)
    }
    graph.connect(self, to: motion.frame)
    self.motion = motion
  }

  /// Moves that cancel each other leave a rest of rounding, which is no shift.
  private func show(_ shift: CGSize) {
    node.shift = abs(shift.width) < 1e-9 && abs(shift.height) < 1e-9 ? .zero : shift
  }

  /// Shows the node where it is on its way; gives the size on the way, where the drawing follows it.
  private func follow() -> CGSize? {
    guard let motion else { return nil }
    let frame: CGRect = motion.frame.value
    show(CGSize(width: frame.minX - motion.moved.width, height: frame.minY - motion.moved.height))
    return followsSize ? frame.size : nil
  }
}
