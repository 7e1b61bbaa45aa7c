import DisplayList
import LayoutEngine
import ReactiveGraph

/// One view of those that share a place: where it is to be put, in its own space; nil for its own place.
final class MatchedMember: Attribute<MatchedMember.Match?> {
  struct Match: Equatable {
    /// The source's, in the space of the view.
    var frame: CGRect
    var sourceAnchor: UnitPoint
    var properties: MatchedGeometryProperties
    var anchor: UnitPoint
    /// Whether places are counted from the right.
    var isMirrored: Bool
  }

  /// A place that a view comes from.
  private struct Departure {
    /// In the window's space.
    var frame: CGRect
    var anchor: UnitPoint
  }

  private let modifier: _GraphValue<MatchedGeometryModifier>
  private unowned let host: ViewGraph
  private let slot: GeometrySlot
  private let transactions: TransactionScope?
  private let environment: EnvironmentScope
  private(set) var group: MatchedGroup?
  private(set) var isSource: Bool = false
  private var anchor: UnitPoint = .center
  private var departure: Departure?
  /// The drawing of the view, which may be on its way.
  weak var display: DisplayNode?

  init(_ modifier: _GraphValue<MatchedGeometryModifier>, inputs: _ViewInputs) {
    self.modifier = modifier
    host = inputs.window
    slot = inputs.slot
    transactions = inputs.transactions
    environment = inputs.environment
    super.init(in: inputs.graph, "matched geometry")
    // At once: where the source before is now, it is only until places are given anew.
    let first: MatchedGeometryModifier = inputs.graph.untracked { modifier.read() }
    anchor = first.anchor
    isSource = first.isSource
    join(first.key)
    if isSource { setOut() }
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    let new: MatchedGeometryModifier = modifier.read()
    anchor = new.anchor
    if new.isSource != isSource {
      isSource = new.isSource
      group?.changed()
    }
    join(new.key)
    let match: Match? = match(new)
    defer { storage = .some(match) }
    return storage.map { $0 != match } ?? true
  }

  private func match(_ modifier: MatchedGeometryModifier) -> Match? {
    // Whoever is told when the source becomes another one has to have asked where the view is.
    guard slot.placed.value.size != .zero || slot.isPlaced else { return nil }
    let frame: CGRect
    let sourceAnchor: UnitPoint
    if let departure {
      (frame, sourceAnchor) = (departure.frame, departure.anchor)
    } else if let source = group?.source, source !== self, source.slot.isPlaced {
      (frame, sourceAnchor) = (source.frame, source.anchor)
    } else {
      return nil
    }
    let local: CGRect = frame.applying(slot.transform(to: nil).inverted())
    return Match(
      frame: local, sourceAnchor: sourceAnchor, properties: modifier.properties, anchor: modifier.anchor,
      isMirrored: environment.value(for: LayoutDirectionKey.self) == .rightToLeft)
  }

  /// The view's own place in the window's space; the node under evaluation comes to depend on it.
  private var frame: CGRect { CGRect(origin: .zero, size: slot.stableSize).applying(slot.transform(to: nil)) }

  /// Whether the view goes, alone or with what it is in.
  fileprivate var isDeparting: Bool {
    var next: GeometrySlot? = slot
    while let place = next {
      if place.isDeparting { return true }
      next = place.parent
    }
    return false
  }

  fileprivate func isInside(_ place: GeometrySlot) -> Bool {
    var next: GeometrySlot? = slot
    while let inner = next {
      if inner === place { return true }
      next = inner.parent
    }
    return false
  }

  private func join(_ key: MatchedKey) {
    guard group?.key != key else { return }
    group?.remove(self)
    group = host.service(MatchedGroups.self).group(for: key)
    group?.add(self)
  }

  override func invalidated() {
    group?.remove(self)
    group = nil
  }
}

// MARK: - Coming in the place of another

extension MatchedMember {
  /// Begins at the place of the source before, and goes to its own with the change that brings it.
  private func setOut() {
    guard let last = group?.last(before: self), last.slot.isPlaced else { return }
    let transaction: Transaction = graph.untracked { transactions?.transaction ?? host.transaction }
    guard transaction.animation != nil else { return }
    departure = Departure(frame: graph.untracked { last.shownFrame }, anchor: last.anchor)
    let speed: CGRect = (last.display?.firstMover as? DrawingNode)?.shownVelocity ?? .zero
    for completion in transaction.completions { completion.begin() }
    host.afterUpdate { [weak self, host] in
      host.note(transaction)
      if let self, isAlive {
        if speed != .zero { inherit(speed, from: last.anchor) }
        departure = nil
        setNeedsEvaluation()
      }
      for completion in transaction.completions { host.letGo(of: completion) }
    }
  }

  /// Goes on as fast as the view before moved: the points that are in the same place have the same speed.
  private func inherit(_ speed: CGRect, from other: UnitPoint) {
    let properties: MatchedGeometryProperties = graph.untracked { modifier.read() }.properties
    var own = CGRect.zero
    if properties.contains(.size) { own.size = speed.size }
    if properties.contains(.position) {
      own.origin = CGPoint(
        x: speed.minX + other.x * speed.size.width - anchor.x * own.size.width,
        y: speed.minY + other.y * speed.size.height - anchor.y * own.size.height)
    }
    display?.forEachMover { ($0 as? DrawingNode)?.inherit(own) }
  }

  /// Where the view is seen, which is elsewhere while it is on its way.
  private var shownFrame: CGRect {
    let placed: CGRect = frame
    guard let mover = display?.firstMover as? DrawingNode else { return placed }
    let shown: CGSize = mover.shownGrowth
    return CGRect(
      x: placed.minX + mover.node.shift.width, y: placed.minY + mover.node.shift.height,
      width: placed.width + shown.width, height: placed.height + shown.height)
  }
}

/// The views that share a place.
final class MatchedGroup {
  let key: MatchedKey
  private unowned let groups: MatchedGroups
  /// In the order in which they came. They take themselves out when they end.
  private var members: [Unmanaged<MatchedMember>] = []

  init(_ key: MatchedKey, in groups: MatchedGroups) {
    self.key = key
    self.groups = groups
  }

  /// The view whose place all have: the one that came last of those that may be it, and of those that stay if there are
  /// any.
  var source: MatchedMember? { source { _ in true } }

  /// The source before one came.
  func last(before member: MatchedMember) -> MatchedMember? { source { $0 !== member } }

  private func source(where isMeant: (MatchedMember) -> Bool) -> MatchedMember? {
    var departing: MatchedMember?
    for member in members.reversed().lazy.map({ $0.takeUnretainedValue() }) where member.isSource && isMeant(member) {
      if !member.isDeparting { return member }
      departing = departing ?? member
    }
    return departing
  }

  /// Sees who is the source now that the views inside a place go, or have turned round: these are the last that came.
  fileprivate func turn(_ place: GeometrySlot, depart: Bool) {
    let turned: [Unmanaged<MatchedMember>] = members.filter { $0.takeUnretainedValue().isInside(place) }
    guard !turned.isEmpty else { return }
    if !depart { members = members.filter { !$0.takeUnretainedValue().isInside(place) } + turned }
    changed()
  }

  func add(_ member: MatchedMember) {
    members.append(.passUnretained(member))
    changed()
  }

  func remove(_ member: MatchedMember) {
    members.removeAll { $0.toOpaque() == Unmanaged.passUnretained(member).toOpaque() }
    if members.isEmpty { groups.remove(self) }
    changed()
  }

  /// Puts all where the source is now.
  func changed() {
    for member in members {
      let member: MatchedMember = member.takeUnretainedValue()
      guard member.isAlive else { continue }
      member.graph.write { [weak member] in
        if let member, member.isAlive { member.setNeedsEvaluation() }
      }
    }
  }
}

/// The groups of a window's views that share places.
final class MatchedGroups: WindowService {
  private unowned let window: ViewGraph
  private var groups: [MatchedKey: MatchedGroup] = [:]

  init(window: ViewGraph) { self.window = window }

  /// Sees who is the source now that views leave or come back.
  func departureDidChange(of slot: GeometrySlot, isDeparting: Bool) {
    for group in groups.values { group.turn(slot, depart: isDeparting) }
  }

  /// The group with a key, which is made if there is none.
  func group(for key: MatchedKey) -> MatchedGroup {
    if let known = groups[key] { return known }
    let group = MatchedGroup(key, in: self)
    groups[key] = group
    return group
  }

  func remove(_ group: MatchedGroup) { groups[group.key] = nil }
}
