extension AccessibilityResolver {
  /// The source that takes what another one produces.
  enum Host {
    case container(AccessibilitySource)
    case combined(AccessibilitySource)
    /// Hidden, under a leaf, or no longer in this tree.
    case none
  }

  /// The way from a source up to its host.
  struct Way {
    var host: Host
    /// For what is inside an attached tree: that to which the tree is attached, which changes in the eyes of the host.
    var attachedTo: AccessibilitySource?
  }

  /// Where many sources have changed, as when all is placed anew, they share their ways: each source is passed once,
  /// however deep the tree is.
  private func way(of source: AccessibilitySource) -> Way {
    var chain: [AccessibilitySource] = []
    var top: AccessibilitySource = source
    var way = Way(host: .none)
    while true {
      if top === root {
        way = Way(host: .container(root))
        break
      }
      if let known: Way = work.ways[ObjectIdentifier(top)] {
        way = known
        break
      }
      chain.append(top)
      guard let next: AccessibilitySource = top.parent else {
        way = Way(host: .none)
        break
      }
      visitedSources += 1
      top = next
    }
    for source in chain.reversed() {
      way = source.parent.map { self.way(of: source, below: $0, way) } ?? Way(host: .none)
      if work.sharesWays { work.ways[ObjectIdentifier(source)] = way }
    }
    return way
  }

  /// With fewer changes than these each looks for itself.
  private static let sharingLimit: Int = 16

  /// The way of a source when that of its parent is known.
  private func way(of source: AccessibilitySource, below parent: AccessibilitySource, _ outer: Way) -> Way {
    if outer.attachedTo != nil { return outer }
    if source.use != nil { return Way(host: outer.host, attachedTo: parent) }
    if parent === root { return outer }
    if case .none = outer.host { return outer }
    if parent.isHidden { return Way(host: .none) }
    switch (parent.form, outer.host) {
    case (.leaf, _): return Way(host: .none)
    case (.combined, .container): return Way(host: .combined(parent))
    case (.container, .container): return Way(host: .container(parent))
    default: return outer
    }
  }

  /// Turns the recorded changes into work.
  func readChanges() {
    let changed: [AccessibilitySource] = log?.changed ?? []
    work.sharesWays = changed.count > Self.sharingLimit
    defer {
      work.ways = [:]
      work.refreshedBelow = []
      work.movedBelow = []
    }
    for source in changed {
      let change: AccessibilityChange = source.pending
      visitedSources += 1
      if source === root {
        refresh(root)
        if !change.isDisjoint(with: [.children, .insertion]) { work.toCollect.append((root, false)) }
        continue
      }
      let way: Way = way(of: source)
      let changed: AccessibilitySource = way.attachedTo ?? source
      switch way.host {
      case .none: if changed === root { refresh(root) }
      case .combined(let combined): refresh(combined)
      case .container(let container):
        readChange(changed === source ? change : .properties, of: changed, in: container)
      }
    }
  }

  private func readChange(
    _ change: AccessibilityChange, of source: AccessibilitySource, in container: AccessibilitySource
  ) {
    let form: AccessibilitySource.Form = source.form
    if change.contains(.shape) || (change.contains(.children) && form == .transparent) {
      work.toCollect.append((container, false))
    }
    if source.isHidden { return }
    if change.contains(.insertion) {
      switch form {
      case .leaf: break
      case .combined: refresh(source)
      case .container: work.toInsert.append((source, source))
      case .transparent: work.toInsert.append((container, source))
      }
    }
    if !change.isDisjoint(with: [.children, .shape]), form == .container {
      work.toCollect.append((source, false))
    }
    if change.contains(.children), form == .combined { refresh(source) }
    let isSeen: Bool = form != .transparent || records[source.id] != nil
    let moves: AccessibilityChange = isSeen ? [.geometry, .order, .bounds] : [.geometry, .order]
    if !change.isDisjoint(with: moves.union([.properties, .viewport])) {
      refreshProducers(from: source, isMoved: !change.isDisjoint(with: moves))
    } else if change.contains(.bounds), source.standsForView {
      // Of several none has its frame.
      let inside: [AccessibilitySource] = someProducers(in: source)
      if inside.count == 1 { refreshProducers(from: inside[0], isMoved: true) }
    }
  }

  private func refresh(_ source: AccessibilitySource) {
    work.toRefresh.append(source.id)
  }

  /// Refreshes the known producers that `source` stands for: itself, or those that its properties and geometry reach.
  /// What was reached from another source before is not gone through again.
  private func refreshProducers(from source: AccessibilitySource, isMoved: Bool) {
    func refreshProducer(_ producer: AccessibilitySource) {
      refresh(producer)
      if isMoved { work.moved.insert(producer.id) }
    }
    if records[source.id] != nil { return refreshProducer(source) }
    var stack: [AccessibilitySource] = source.children
    while let next: AccessibilitySource = stack.popLast() {
      visitedSources += 1
      if records[next.id] != nil {
        refreshProducer(next)
      } else if next.form == .transparent, !next.isHidden {
        let id = ObjectIdentifier(next)
        if work.movedBelow.contains(id) || !isMoved && work.refreshedBelow.contains(id) { continue }
        if isMoved { work.movedBelow.insert(id) } else { work.refreshedBelow.insert(id) }
        stack.append(contentsOf: next.children)
      }
    }
  }
}
