import InputEngine

/// The touches of one view, on their way past the recognizers that look at them first.
///
/// A touch waits while a recognizer that delays it may still recognize its gesture. It is delivered once all of these have failed;
/// once one is recognized that cancels touches, the view hears that its touch was cancelled, and nothing of what waited.
@MainActor
final class HeldTouches {
  typealias Step = TouchRecognizer.Step

  /// A recognizer in one of its gestures.
  private struct Watcher {
    let recognizer: UIGestureRecognizer
    let gesture: Int

    @MainActor var isCurrent: Bool { recognizer.gestureCount == gesture }
  }

  private let deliver: (Step, PointerEvent) -> Void
  private var waiting: [(step: Step, event: PointerEvent)] = []
  private var watchers: [Watcher] = []
  /// The last event of which the view heard and whose touch is not over.
  private var open: PointerEvent?
  /// Whether a recognizer has taken the touch.
  private var isTaken: Bool = false
  private var isSettling: Bool = false

  /// - Parameter deliver: Tells the view of a step.
  init(_ deliver: @escaping (Step, PointerEvent) -> Void) { self.deliver = deliver }

  /// A step of the touch of a view. Recognizers have heard of it.
  func take(_ step: Step, _ event: PointerEvent, of view: UIView) {
    if step == .began { watch(event.pointer, on: view) }
    guard !isTaken else { return }
    waiting.append((step, event))
    settle()
  }

  /// A touch begins, perhaps while the end of the one before waits: it comes after that.
  private func watch(_ pointer: UInt64, on view: UIView) {
    if open == nil, waiting.isEmpty { end() }
    isTaken = false
    var next: UIView? = view
    while let view = next {
      for recognizer in view.gestureRecognizers ?? [] where recognizer.touches[pointer] != nil {
        let watcher = Watcher(recognizer: recognizer, gesture: recognizer.gestureCount)
        let isKnown: Bool = watchers.contains { $0.recognizer === recognizer && $0.isCurrent }
        if !isKnown { watchers.append(watcher) }
        recognizer.heldTouches = self
      }
      next = view.superview
    }
  }

  /// Forgets all touches.
  func end() {
    for watcher in watchers where watcher.recognizer.heldTouches === self { watcher.recognizer.heldTouches = nil }
    watchers = []
    waiting = []
    open = nil
  }

  /// Delivers what need not wait any more.
  func settle() {
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    let takes: Bool = watchers.contains {
      $0.isCurrent && $0.recognizer.cancelsTouchesInView && $0.recognizer.hasRecognized
    }
    if takes { return cancel() }
    while let (step, event) = waiting.first {
      let isEnd: Bool = step == .ended
      guard !watchers.contains(where: { $0.isCurrent && $0.recognizer.delays(isEnd: isEnd) }) else { return }
      waiting.removeFirst()
      let wasOpen: Bool = open != nil
      open = step == .began || step == .moved ? event : nil
      if step != .cancelled || wasOpen { deliver(step, event) }
      if open == nil, waiting.isEmpty { return end() }
    }
  }

  private func cancel() {
    let heard: PointerEvent? = open
    isTaken = true
    end()
    if let heard { deliver(.cancelled, heard) }
  }
}

extension UIGestureRecognizer {
  /// Whether the gesture is recognized, and goes on or ends at this moment.
  fileprivate var hasRecognized: Bool {
    switch state {
    case .began, .changed, .ended: return engine?.isRecognized ?? true
    case .possible, .cancelled, .failed: return entry?.isGranted == true && engine?.isRecognized == true
    }
  }

  /// Whether a step of a touch waits for what becomes of the gesture.
  ///
  /// - Parameter isEnd: Whether it is the touch's end.
  fileprivate func delays(isEnd: Bool) -> Bool {
    guard delaysTouchesBegan || isEnd && delaysTouchesEnded, isEnabled, let engine else { return false }
    // A program's own recognizer may go on from one touch to the next without an end.
    if isEnd, engine is OwnedRecognizer { return false }
    return engine.state == .possible || engine.isRecognized && entry?.isGranted == false
  }
}
