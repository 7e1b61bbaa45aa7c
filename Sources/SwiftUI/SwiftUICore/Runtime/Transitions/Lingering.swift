import ReactiveGraph

/// Views that have gone from a changing list while some of them may still be seen on their way out.
///
/// They are ended when nothing of them is seen any more. A list that has them again before that takes them up where they
/// are, with their state: what comes back while it leaves turns round and is no new view.
final class Lingering<Key: Hashable, Kept> {
  private let host: ViewGraph
  private var parts: [Key: (kept: Kept, subgraph: Subgraph)] = [:]

  /// Whether anything is still seen.
  private(set) var hasAny: Bool = false

  init(host: ViewGraph) { self.host = host }

  /// Ends views at once where they leave without time for it, and otherwise when they have left.
  func leave(_ kept: Kept, as key: Key, _ list: _ViewList, _ subgraph: Subgraph) {
    guard list.mayTakeTime(in: host) else { return subgraph.end(in: host.graph) }
    subgraph.suspend()
    parts.updateValue((kept, subgraph), forKey: key)?.subgraph.end(in: host.graph)
    hasAny = true
    // Which of the views are still shown is known when their containers have seen that they are gone.
    host.afterUpdate { [weak self] in
      guard let self, subgraph.isSuspended else { return }
      if subgraph.isHeld {
        subgraph.whenLetGo { [weak self] in self?.end(key, subgraph) }
      } else {
        end(key, subgraph)
      }
    }
  }

  /// Takes back what is still seen.
  func takeBack(_ key: Key) -> Kept? {
    guard hasAny, let part = parts[key], part.subgraph.isHeld else { return nil }
    forget(key)
    part.subgraph.resume(in: host.graph)
    return part.kept
  }

  private func end(_ key: Key, _ subgraph: Subgraph) {
    guard parts[key]?.subgraph === subgraph else { return }
    forget(key)
    subgraph.end(in: host.graph)
  }

  private func forget(_ key: Key) {
    parts[key] = nil
    hasAny = !parts.isEmpty
  }
}

extension _ViewList {
  /// Whether a view that has been made may take time to leave. Nothing is made to find it out.
  fileprivate func mayTakeTime(in host: ViewGraph) -> Bool {
    switch self {
    case .empty: false
    case .one(let element): element.mayTakeTime(in: host)
    case .tuple(let views): views.elements.contains { $0.mayTakeTime(in: host) }
    case .many(let lists): lists.contains { $0.mayTakeTime(in: host) }
    case .changing(let list): list.list.mayTakeTime(in: host)
    case .mapped(let list, _): list.mayTakeTime(in: host)
    case .section(let section): section.parts.contains { $0.mayTakeTime(in: host) }
    }
  }
}

extension ViewElement {
  /// Whether the view comes and goes with time.
  package func mayTakeTime(in host: ViewGraph) -> Bool {
    traits.source(for: TransitionTrait.self) != nil || isAnimated(in: host)
  }
}
