import DeepStack

/// A part whose views have gone from their list and are still seen may come back as it was, state and all. Until that is
/// decided it is suspended: nothing in it is evaluated, so that it can't look at what is no longer there.
extension Subgraph {
  /// What few parts need.
  final class Stay {
    /// Whether it was this part that was suspended.
    var isSuspended: Bool = false
    /// How often this part and those inside it are held.
    var holds: Int = 0
    var whenLetGo: (() -> Void)?
  }

  /// Stops the evaluation of everything here and below; values can still be read, and sources written.
  public func suspend() {
    madeStay().isSuspended = true
    setSuspended(true, in: nil)
  }

  /// Goes on: what changed meanwhile is evaluated in this pass, or in the next.
  public func resume(in graph: Graph) {
    guard let stay, stay.isSuspended, !isEnded else { return }
    stay.isSuspended = false
    if parent?.isSuspended != true { setSuspended(false, in: graph) }
  }

  private func setSuspended(_ suspended: Bool, in graph: Graph?) {
    isSuspended = suspended
    forEachNode { node in
      node.isSuspended = suspended
      if !suspended, node.isStale, node.hasRun { graph?.enqueue(node) }
    }
    forEachChild { child in
      if child.stay?.isSuspended != true { withEnoughStack { child.setSuspended(suspended, in: graph) } }
    }
  }

  private func madeStay() -> Stay {
    let made: Stay = stay ?? Stay()
    stay = made
    return made
  }
}

// MARK: - Holds

extension Subgraph {
  /// Notes that somebody still shows what was made here; it counts for the parts around it too.
  public func hold() { changeHolds(by: 1) }

  /// Ends a hold.
  public func letGo() { changeHolds(by: -1) }

  /// Whether somebody still shows what was made here or below.
  public var isHeld: Bool { stay.map { $0.holds > 0 } ?? false }

  /// Runs `action` once, when nobody holds this part any more.
  public func whenLetGo(_ action: @escaping () -> Void) { madeStay().whenLetGo = action }

  /// What ends counts no longer for the parts around it.
  func passOnHolds() {
    if let holds = stay?.holds, holds > 0 { parent?.changeHolds(by: -holds) }
  }

  private func changeHolds(by change: Int) {
    var next: Subgraph? = self
    while let part = next {
      next = part.parent
      let stay: Stay = part.madeStay()
      stay.holds += change
      if stay.holds == 0, let action = stay.whenLetGo {
        stay.whenLetGo = nil
        action()
      }
    }
  }
}
