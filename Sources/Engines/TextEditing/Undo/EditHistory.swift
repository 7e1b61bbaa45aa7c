/// The steps that undo takes back, with the selections before and after.
///
/// Edits of one kind that go on where the last one ended are one step, until the caret moves, a pause is longer than
/// ``longestPause``, a line is ended, or another kind begins.
package struct EditHistory: Sendable {
  package struct Step: Sendable {
    package var replacements: [Replacement]
    package var kind: EditKind
    package var before: EditingSelection
    package var after: EditingSelection
    var time: Double

    var cost: Int { replacements.reduce(64) { $0 + $1.cost } }
  }

  /// In seconds.
  package static let longestPause: Double = 1

  /// How many steps are kept, and how many characters in them; the oldest go first.
  package var stepLimit: Int = 1000
  package var characterLimit: Int = 16 << 20
  package private(set) var undoSteps: [Step] = []
  package private(set) var redoSteps: [Step] = []
  /// How many steps were ever begun: an undo manager of the app's registers one of its own for each.
  package private(set) var begunCount: Int = 0
  private var cost: Int = 0
  private var isOpen: Bool = false
  private var groupDepth: Int = 0
  private var groupHasStep: Bool = false

  package init() {}

  package var canUndo: Bool { !undoSteps.isEmpty }
  package var canRedo: Bool { !redoSteps.isEmpty }

  /// The next edit begins a step.
  package mutating func endStep() { isOpen = false }

  package mutating func removeAll() {
    undoSteps = []
    redoSteps = []
    cost = 0
    isOpen = false
  }

  /// All edits until the matching end are one step.
  mutating func beginGroup() {
    if groupDepth == 0 { groupHasStep = false }
    groupDepth += 1
  }

  mutating func endGroup() {
    groupDepth -= 1
    if groupDepth == 0, groupHasStep { isOpen = false }
  }

  mutating func record(
    _ replacement: Replacement, _ kind: EditKind, before: EditingSelection, after: EditingSelection, time: Double
  ) {
    redoSteps = []
    if add(replacement, kind, after: after, time: time) { return trim() }
    let step = Step(replacements: [replacement], kind: kind, before: before, after: after, time: time)
    undoSteps.append(step)
    begunCount += 1
    cost += step.cost
    isOpen = kind != .other
    if groupDepth > 0 { groupHasStep = true }
    trim()
  }

  /// Adds to the last step; false when a new one begins.
  private mutating func add(
    _ replacement: Replacement, _ kind: EditKind, after: EditingSelection, time: Double
  ) -> Bool {
    guard let index = undoSteps.indices.last else { return false }
    if groupDepth > 0, groupHasStep {
      undoSteps[index].replacements.append(replacement)
    } else {
      let isTogether: Bool =
        isOpen && groupDepth == 0 && kind == undoSteps[index].kind && time - undoSteps[index].time <= Self.longestPause
      guard isTogether, let last = undoSteps[index].replacements.last,
        let joined = last.joined(with: replacement, kind: kind)
      else { return false }
      undoSteps[index].replacements[undoSteps[index].replacements.count - 1] = joined
    }
    undoSteps[index].after = after
    undoSteps[index].time = time
    cost += replacement.cost
    return true
  }

  mutating func takeUndo() -> Step? {
    isOpen = false
    guard let step = undoSteps.popLast() else { return nil }
    cost -= step.cost
    redoSteps.append(step)
    return step
  }

  mutating func takeRedo() -> Step? {
    isOpen = false
    guard let step = redoSteps.popLast() else { return nil }
    cost += step.cost
    undoSteps.append(step)
    return step
  }

  private mutating func trim() {
    while undoSteps.count > 1, undoSteps.count > stepLimit || cost > characterLimit {
      cost -= undoSteps[0].cost
      undoSteps.removeFirst()
    }
  }
}
