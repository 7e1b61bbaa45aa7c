/// The states that a document went through, so that it is known whether its file has the present one.
///
/// A plain count would not do: one change taken back and another one made are as many changes as before, and a file that was
/// saved between has none of the two states.
struct DocumentChanges {
  /// How many states are kept; older ones count as changed.
  static let limit: Int = 4_096

  private var states: [Int] = [0]
  private var position: Int = 0
  private var last: Int = 0
  private var saved: Int = 0

  /// The state that the document is in.
  var current: Int { states[position] }

  /// Whether the file lacks the present state.
  var isEdited: Bool { current != saved }

  /// The file has a state.
  mutating func didSave(_ state: Int) { saved = state }

  mutating func note(_ kind: UIDocument.ChangeKind) {
    switch kind {
    case .done:
      states.removeSubrange((position + 1)...)
      advance()
    case .undone:
      if position > 0 {
        position -= 1
      } else {
        last += 1
        states.insert(last, at: 0)
      }
    case .redone: advance()
    case .cleared: saved = current
    }
  }

  private mutating func advance() {
    if position + 1 == states.count {
      last += 1
      states.append(last)
    }
    position += 1
    guard states.count > Self.limit else { return }
    let dropped: Int = min(position, Self.limit / 2)
    states.removeFirst(dropped)
    position -= dropped
  }
}
