extension AccessibilityResolver {
  /// The source that takes what another one produces.
  private enum Host {
    case container(AccessibilitySource)
    case combined(AccessibilitySource)
    /// Hidden, under a leaf, or no longer in this tree.
    case none
  }

  private func host(of source: AccessibilitySource) -> Host {
    var container: AccessibilitySource?
    var combined: AccessibilitySource?
    var top: AccessibilitySource = source
    while top !== root, let next: AccessibilitySource = top.parent {
      visitedSources += 1
      if next !== root, next.isHidden { return .none }
      switch next === root ? .container : next.form {
      case .leaf: return .none
      case .combined: combined = next
      case .container: container = container ?? next
      case .transparent: break
      }
      top = next
    }
    guard top === root else { return .none }
    if let combined { return .combined(combined) }
    if let container { return .container(container) }
    return .none
  }

  /// Turns the recorded changes into work.
  func readChanges() {
    for source in log.changed {
      let change: AccessibilityChange = source.pending
      visitedSources += 1
      if source === root {
        refresh(root)
        if !change.isDisjoint(with: [.children]) { work.toCollect.append((root, false)) }
        continue
      }
      switch host(of: source) {
      case .none: break
      case .combined(let combined): refresh(combined)
      case .container(let container): readChange(change, of: source, in: container)
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
