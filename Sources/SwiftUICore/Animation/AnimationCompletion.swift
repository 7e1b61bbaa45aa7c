/// An action that waits for the animations of a change: it runs once, when nobody holds it any longer.
///
/// A window holds it until the change has been taken up, and each value that the change sets moving until it is there.
package final class AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?
  private var holds: Int = 0

  init(criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  func begin() {
    holds += 1
  }

  /// Lets go; returns the action when it is due.
  func end() -> (() -> Void)? {
    holds -= 1
    guard holds <= 0 else { return nil }
    defer { action = nil }
    return action
  }
}

extension Transaction {
  /// Adds an action that runs once all animations that this transaction starts are over; at once where it starts none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, completion))
  }
}

/// The values that are on their way in a window, and the actions that waited for some that have arrived.
final class RunningAnimations {
  var count: Int = 0
  /// Keyframes and phases that run and will come to an end.
  var timed: Int = 0
  /// What runs with the clock for ever, as long as it is there.
  var endless: Int = 0
  /// The modifiers in the window that may animate any change.
  var openScopes: Int = 0
  /// The last pass in which a value changed that animates what is inside of a view.
  var valuePass: Int = -1
  private(set) var due: [() -> Void] = []

  func finish(_ completion: AnimationCompletion) {
    if let action = completion.end() { due.append(action) }
  }

  func takeDue() -> [() -> Void] {
    defer { due = [] }
    return due
  }
}

/// The completions that wait for one value.
struct AwaitedChanges {
  private var waiting: [(token: Int, completion: AnimationCompletion)] = []

  var isEmpty: Bool { waiting.isEmpty }

  mutating func add(_ completions: [AnimationCompletion], token: Int) {
    for completion in completions {
      completion.begin()
      waiting.append((token, completion))
    }
  }

  /// Lets go of those whose change is no longer on its way.
  mutating func finish(in running: RunningAnimations, isRunning: (_ token: Int, _ logically: Bool) -> Bool) {
    waiting.removeAll { token, completion in
      guard !isRunning(token, completion.criteria.isLogical) else { return false }
      running.finish(completion)
      return true
    }
  }
}
