import LayoutEngine
import ReactiveGraph

/// The size that a parent gave to a view, and for which proposal.
package struct GeometryPlaced: Equatable {
  package var size: CGSize
  /// The proposal in a form that takes less room and is compared at once: there is one for each view.
  private var question: SizeQuestion

  package init(size: CGSize = .zero, proposal: ProposedViewSize = .zero) {
    self.size = size
    question = SizeQuestion(proposal)
  }

  /// No dimension is negative or not a number.
  package var proposal: ProposedViewSize { question.proposal }

  package static func == (a: GeometryPlaced, b: GeometryPlaced) -> Bool {
    a.question == b.question && a.size == b.size
  }
}

/// The place that a parent gives to a view, as a node that the parent assigns: who reads it depends on the size.
package final class GeometrySlot: GraphNode {
  package typealias Placed = GeometryPlaced

  // What is looked at whenever the parent places its children comes first and lies together.

  private var rare: Rare?
  /// The top left corner in the parent's space. Few depend on it: display and accessibility nodes are moved by the parent.
  package private(set) var origin: CGPoint = .zero
  /// The proposals that make no difference to what is here, as long as the view answers as it did when it was placed.
  var scope: ProposalScope = GeometrySlot.firstScope
  /// The last size, whether it is read or not.
  package private(set) var last: GeometryPlaced = GeometrySlot.firstPlaced
  private var wasPlaced: Bool = false
  /// Whether what the view shows and says has been moved to `origin` with the place.
  var hasMovedOutputs: Bool = false
  /// `lateContainers` in little room: nothing is made above its limit.
  private var lateCount: Int16
  /// How many places are around this one.
  private let depth: Int32
  /// What the view in this place gives to those around it, where its parent keeps that here.
  package private(set) var outputs = _ViewOutputs()
  /// It takes itself out when it ends.
  private unowned(unsafe) var ownPlacement: PlacementNode?
  package let parent: GeometrySlot?
  /// Context inherited from enclosing containers; nil if none of them gives any.
  var context: SlotContext?
  /// Not counted: it is there as long as the place is alive, for it owns the node that the parent assigns.
  private unowned(unsafe) let subgraph: Subgraph

  /// What few places have, so that the others are small.
  private final class Rare {
    /// What an effect around the view does to its space; read inside a node.
    let transform: (() -> CGAffineTransform)?
    /// The place that the parent assigned, where this one is that place seen from inside effects; those hold it.
    unowned(unsafe) let outermost: GeometrySlot?
    var originSource: Source<CGPoint>?
    var sizeRule: Rule<CGSize>?
    var landmarks: [(ancestor: GeometrySlot?, transform: Rule<CGAffineTransform>)] = []
    /// Whether the container has the view no longer and it is on its way out.
    var isDeparting: Bool = false
    /// The ids that `ForEach` and `id(_:)` gave the view here.
    var ids: [AnyHashable] = []

    init(transform: (() -> CGAffineTransform)? = nil, outermost: GeometrySlot? = nil) {
      self.transform = transform
      self.outermost = outermost
    }
  }

  // What a place begins with, worked out once.
  private static let firstScope: ProposalScope = .only(.zero)
  private static let firstPlaced: GeometryPlaced = GeometryPlaced()

  private func madeRare() -> Rare {
    if let rare { return rare }
    let made: Rare = Rare()
    rare = made
    return made
  }

  package init(in graph: __shared Graph, parent: GeometrySlot?) {
    self.parent = parent
    subgraph = graph.currentSubgraph
    if let parent {
      depth = parent.depth + 1
      lateCount = parent.lateCount
      context = parent.context
    } else {
      (depth, lateCount) = (0, 0)
    }
    super.init(assignedIn: graph, "geometry")
    if let rare = parent?.rare { comesLate(after: rare.outermost ?? parent) } else { comesLate(after: parent) }
  }

  /// The place of a view inside an effect: the same place, in a space that the effect transforms.
  package init(in outer: GeometrySlot, transform: @escaping () -> CGAffineTransform) {
    parent = outer
    depth = outer.depth + 1
    lateCount = outer.lateCount
    context = outer.context
    subgraph = outer.subgraph
    rare = Rare(transform: transform, outermost: outer.assigned)
    super.init(assignedIn: outer.graph, "effect's geometry")
  }

  /// Whether the container has the view no longer and it is on its way out.
  var isDeparting: Bool {
    get { rare?.isDeparting ?? false }
    set { if newValue != isDeparting { madeRare().isDeparting = newValue } }
  }

  /// How many containers around this place make what is in them when they have a place.
  var lateContainers: Int32 {
    get { Int32(lateCount) }
    set { lateCount = Int16(clamping: newValue) }
  }

  /// Whether the views here are on screen, where a container around decides that; nil if they always are.
  package var visibility: SlotVisibility? {
    get { context?.visibility }
    set { context = SlotContext(visibility: newValue, values: context?.values ?? KeyedValues()) }
  }

  /// The same place with what the view in it gives. It keeps that until it ends: then nothing is placed any more, and what
  /// a view gives holds the place.
  package func holding(_ outputs: consuming _ViewOutputs) -> GeometrySlot {
    hold(outputs)
    return self
  }

  /// Takes what the view in the place gives.
  func hold(_ outputs: consuming _ViewOutputs) {
    self.outputs = outputs
    hasMovedOutputs = false
  }

  package override func invalidated() {
    outputs = _ViewOutputs()
  }

  /// The size; the node under evaluation comes to depend on it.
  package var value: GeometryPlaced {
    track()
    return last
  }

  /// The size without a dependency.
  package var peek: GeometryPlaced { isAlive ? graph.untracked { value } : last }

  /// The place with the size, which drawing depends on: this one, or that which is seen from inside effects here.
  package var placed: GeometrySlot { assigned }

  /// The place that the parent assigned, where this one is that place seen from inside effects.
  var assigned: GeometrySlot { rare?.outermost ?? self }

  /// False until the parent has placed the view for the first time.
  package var isPlaced: Bool {
    guard let outermost = rare?.outermost else { return wasPlaced }
    return outermost.wasPlaced
  }

  /// What places the children of the view that has this place.
  var placement: PlacementNode? {
    get { assigned.ownPlacement }
    set { assigned.ownPlacement = newValue }
  }

  package var size: CGSize { placed.value.size }

  /// Moves the place within the parent; what is in it stays as it is.
  func move(to origin: CGPoint) {
    self.origin = origin
    rare?.originSource?.assign(origin)
  }

  /// The parent's answer; tells those who depend on it when it differs.
  package func assign(origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    assign(Placed(size: size, proposal: proposal), at: origin)
  }

  func assign(_ new: Placed, at origin: CGPoint) {
    move(to: origin)
    let isFirst: Bool = !wasPlaced
    wasPlaced = true
    guard isAlive, isFirst || last != new else { return }
    last = new
    announceChange()
  }

  /// Makes what depends on the place come after the node that assigns it.
  package func comeAfter(_ owner: GraphNode) {
    follow(owner)
    rare?.originSource?.follow(owner)
  }
}

// MARK: - Conversion

extension GeometrySlot {
  /// The size for those who must not be told of another proposal that was answered alike.
  package var stableSize: CGSize {
    let slot: GeometrySlot = assigned
    if let known = slot.rare?.sizeRule { return known.value }
    guard placed.isAlive, placed.graph.evaluating != nil, !subgraph.isEnded else { return size }
    let rule: Rule<CGSize> = placed.graph.with(slot.subgraph) {
      Rule(in: placed.graph, "size") { [unowned slot] in slot.value.size }
    }
    slot.madeRare().sizeRule = rule
    return rule.value
  }

  /// The origin; the node under evaluation, if any, comes to depend on it.
  private var trackedOrigin: CGPoint {
    if let known = rare?.originSource { return known.value }
    guard placed.isAlive, placed.graph.evaluating != nil, !subgraph.isEnded else { return origin }
    // Whoever asks first, the origin lives as long as the place.
    let source: Source<CGPoint> = placed.graph.with(subgraph) { Source(in: placed.graph, "origin", origin) }
    source.follow(placed)
    madeRare().originSource = source
    return source.value
  }

  /// Whether `ancestor` is this place or one around it.
  package func isInside(_ ancestor: GeometrySlot) -> Bool {
    var slot: GeometrySlot? = self
    while let next = slot {
      if next === ancestor { return true }
      slot = next.parent
    }
    return false
  }

  /// Maps the view's space into that of a place around it, the window's for nil.
  ///
  /// The node under evaluation depends on the origins and effects on the way, and on nothing outside of `ancestor`. A long
  /// way goes by landmarks, which all who pass share: else views that are nested deep would cost the square of the depth.
  package func transform(to ancestor: GeometrySlot?) -> CGAffineTransform {
    var result: CGAffineTransform = .identity
    var slot: GeometrySlot? = self
    while let next = slot, next !== ancestor {
      if next !== self, let known = next.landmark(to: ancestor) { return result.concatenating(known.value) }
      if let transform = next.rare?.transform {
        result = result.concatenating(transform())
      } else {
        let origin: CGPoint = next.trackedOrigin
        result = result.concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
      }
      slot = next.parent
    }
    return result
  }

  /// From one landmark to the next, in places.
  private static let landmarkDistance: Int32 = 64

  /// The way from here as an attribute, where there is a landmark here and enough of the way is left.
  private func landmark(to ancestor: GeometrySlot?) -> Rule<CGAffineTransform>? {
    guard depth % Self.landmarkDistance == 0, depth - (ancestor?.depth ?? 0) >= Self.landmarkDistance,
      placed.isAlive, placed.graph.evaluating != nil, !subgraph.isEnded
    else { return nil }
    if let known = rare?.landmarks.first(where: { $0.ancestor === ancestor }) { return known.transform }
    let rule: Rule<CGAffineTransform> = placed.graph.with(subgraph) {
      Rule(in: placed.graph, "transform") { [weak self] in self?.transform(to: ancestor) ?? .identity }
    }
    madeRare().landmarks.append((ancestor, rule))
    return rule
  }

  /// Maps the view's space into another's. Depends only on what lies between the two and the nearest place around both.
  package func transform(into other: GeometrySlot) -> CGAffineTransform {
    var around: Set<ObjectIdentifier> = []
    var slot: GeometrySlot? = other
    while let next = slot {
      around.insert(ObjectIdentifier(next))
      slot = next.parent
    }
    var common: GeometrySlot? = self
    while let next = common, !around.contains(ObjectIdentifier(next)) { common = next.parent }
    let outward: CGAffineTransform = transform(to: common)
    return other === common ? outward : outward.concatenating(other.transform(to: common).inverted())
  }

  /// The top left corner in the window's space; the node under evaluation depends on all the origins on the way.
  package var windowOrigin: CGPoint { CGPoint.zero.applying(transform(to: nil)) }

  /// Where layout puts the top left corner in a place around this one, effects left aside; the node under evaluation
  /// depends on all the origins on the way.
  package func origin(in ancestor: GeometrySlot) -> CGPoint {
    var origin: CGPoint = .zero
    var slot: GeometrySlot? = self
    while let next = slot, next !== ancestor {
      if next.rare?.transform == nil {
        let own: CGPoint = next.trackedOrigin
        origin = CGPoint(x: origin.x + own.x, y: origin.y + own.y)
      }
      slot = next.parent
    }
    return origin
  }

  /// The ids that `ForEach` and `id(_:)` gave the view here.
  package var ids: [AnyHashable] { rare?.ids ?? [] }

  package func addID(_ id: AnyHashable) { assigned.madeRare().ids.append(id) }
}
