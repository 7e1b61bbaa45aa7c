/// What a modifier of a list changed for the views in it, outermost first.
///
/// Views of a list are lowered where they are shown, not where they are written: a subview inside another stack, or the
/// views below a modifier that has inputs of its own for them. The changes between the two places are then made again.
package final class InputChange {
  private let change: (inout _ViewInputs) -> Void
  private let outer: InputChange?

  init(_ change: @escaping (inout _ViewInputs) -> Void, outer: InputChange?) {
    self.change = change
    self.outer = outer
  }

  /// Makes the changes inside of `place` again; all of them where `place` is none.
  func apply(to inputs: inout _ViewInputs, inside place: InputChange?) {
    // From the outside inwards, however many there are.
    var changes: [InputChange] = []
    var next: InputChange? = self
    while let current = next, current !== place {
      changes.append(current)
      next = current.outer
    }
    for current in changes.reversed() { current.change(&inputs) }
  }
}

extension _ViewInputs {
  /// Changes the inputs of a list, also for those of its views that are lowered in another place.
  package mutating func changeList(_ change: @escaping (inout _ViewInputs) -> Void) {
    change(&self)
    changes = InputChange(change, outer: changes)
  }
}
