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

/// What the clock sets while it moves.
protocol MovingValue: AnyObject {
  /// Where it stands among those that move; nil at rest.
  var movingPlace: Int? { get set }
  /// Takes the value of a time in seconds, which is not before that of the last call; false when it has arrived.
  func goOn(to time: Double) -> Bool
}

/// The values that are on their way in a window, and the actions that waited for some that have arrived.
package final class RunningAnimations {
  package var count: Int = 0
  /// Keyframes and phases that run and will come to an end.
  var timed: Int = 0
  /// What runs with the clock for ever, as long as it is there.
  package var endless: Int = 0
  /// The modifiers in the window that may animate any change.
  var openScopes: Int = 0
  /// The last pass in which a value changed that animates what is inside of a view.
  var valuePass: Int = -1
  private(set) var due: [() -> Void] = []
  /// The values that the clock sets, in the order in which they set out.
  private var moving: [Place] = []

  /// The place of a value among those that move, empty once that is gone. It takes itself out when it ends.
  private struct Place {
    unowned(unsafe) var value: (any MovingValue)?
  }

  /// Whether what changes in a pass may begin to move, as far as modifiers say.
  func mayBegin(in pass: Int) -> Bool { openScopes > 0 || valuePass == pass }

  func finish(_ completion: AnimationCompletion) {
    if let action = completion.end() { due.append(action) }
  }

  /// Lets the clock set a value from now on.
  func add(_ value: any MovingValue) {
    guard value.movingPlace == nil else { return }
    value.movingPlace = moving.count
    moving.append(Place(value: value))
    count += 1
  }

  /// Lets the clock set a value no longer.
  func remove(_ value: any MovingValue) {
    guard let place = value.movingPlace else { return }
    moving[place].value = nil
    value.movingPlace = nil
    count -= 1
  }

  /// Moves all values on to a time of the clock, in seconds; those that have arrived leave.
  func goOn(to time: Double) {
    var kept: Int = 0
    var index: Int = 0
    // An animation of an app's own may set other values moving or end them.
    while index < moving.count {
      if let value = moving[index].value {
        if !value.goOn(to: time) { remove(value) }
        if value.movingPlace != nil {
          if kept < index {
            moving.swapAt(kept, index)
            value.movingPlace = kept
          }
          kept += 1
        }
      }
      index += 1
    }
    moving.removeLast(moving.count - kept)
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
