extension AccessibilityResolver {
  /// The source that takes what another one produces.
  private enum Host {
    case container(AccessibilitySource)
    case combined(AccessibilitySource)
    /// Hidden, under a leaf, or no longer in this tree.
    case none
  }

  /// The host of a source, and the source that changed in the eyes of that host: for what is inside an attached tree,
  /// the one to which the tree is attached.
  private func host(of source: AccessibilitySource) -> (host: Host, changed: AccessibilitySource) {
    var container: AccessibilitySource?
    var combined: AccessibilitySource?
    var changed: AccessibilitySource = source
    var isLost: Bool = false
    var top: AccessibilitySource = source
    while top !== root, let next: AccessibilitySource = top.parent {
      visitedSources += 1
      if top.use != nil {
        changed = next
        container = nil
        combined = nil
        isLost = false
      } else if next !== root, next.isHidden {
        isLost = true
      } else {
        switch next === root ? .container : next.form {
        case .leaf: isLost = true
        case .combined: combined = next
        case .container: container = container ?? next
        case .transparent: break
        }
      }
      top = next
    }
    guard top === root, !isLost else { return (.none, changed) }
    if let combined { return (.combined(combined), changed) }
    if let container { return (.container(container), changed) }
    // The root itself changed by what is attached to it.
    return (.none, changed)
  }

  /// Turns the recorded changes into work.
  func readChanges() {
    for source in log?.changed ?? [] {
      let change: AccessibilityChange = source.pending
      visitedSources += 1
      if source === root {
        refresh(root)
        if !change.isDisjoint(with: [.children, .insertion]) { work.toCollect.append((root, false)) }
        continue
      }
      let (host, changed): (Host, AccessibilitySource) = host(of: source)
      switch host {
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
    guard !change.isDisjoint(with: [.properties, .geometry, .viewport]) else { return }
    let producers: [AccessibilitySource] = producers(from: source)
    for producer in producers { refresh(producer) }
    if !change.isDisjoint(with: [.geometry, .order]) { work.moved.formUnion(producers.map(\.id)) }
  }

  private func refresh(_ source: AccessibilitySource) {
    work.toRefresh.append(source.id)
  }

  /// The known producers that `source` stands for: itself, or those that its properties and geometry reach.
  private func producers(from source: AccessibilitySource) -> [AccessibilitySource] {
    if records[source.id] != nil { return [source] }
    var result: [AccessibilitySource] = []
    var stack: [AccessibilitySource] = source.children
    while let next: AccessibilitySource = stack.popLast() {
      visitedSources += 1
      if records[next.id] != nil {
        result.append(next)
      } else if next.form == .transparent, !next.isHidden {
        stack.append(contentsOf: next.children)
      }
    }
    return result
  }
}
