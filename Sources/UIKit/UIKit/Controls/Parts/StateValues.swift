import UIFoundation

/// Values of a control by its states. A state without one has that of the default state (behaviour 568).
struct StateValues<Value> {
  private var values: [UInt: Value] = [:]

  var isEmpty: Bool { values.isEmpty }

  /// The value that was set for exactly a state.
  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// The value that a state shows.
  func shown(in state: UIControl.State) -> Value? {
    if values.isEmpty { return nil }
    return values[state.rawValue] ?? values[state.subtracting(.focused).rawValue]
      ?? values[UIControl.State.normal.rawValue]
  }

  mutating func removeAll() { values = [:] }
}

/// Values of a control by two states, those on both sides of a divider.
struct StatePairValues<Value> {
  private struct Pair: Hashable {
    let left: UInt
    let right: UInt
  }

  private var values: [Pair: Value] = [:]

  var isEmpty: Bool { values.isEmpty }

  /// The value that was set for exactly two states.
  subscript(left: UIControl.State, right: UIControl.State) -> Value? {
    get { values[Pair(left: left.rawValue, right: right.rawValue)] }
    set { values[Pair(left: left.rawValue, right: right.rawValue)] = newValue }
  }

  /// The value that two states show.
  func shown(_ left: UIControl.State, _ right: UIControl.State) -> Value? {
    if values.isEmpty { return nil }
    return self[left, right] ?? self[left, .normal] ?? self[.normal, right] ?? self[.normal, .normal]
  }
}
