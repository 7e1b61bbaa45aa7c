import AccessibilityTree
import CoreGraphics
import InputEngine
import ReactiveGraph
import SwiftUICore

/// What parts with a use of their own make of pointers, and what the control makes of keys.
extension ControlNode {
  package func entries(at hit: PointerHit, in part: ControlPartTarget) -> [ArenaEntry] {
    guard isEnabled else { return [] }
    switch part.use {
    case .activates: return pressEntry(at: hit, in: part)
    case .performs(let action, let number):
      let entry: ArenaEntry = part.entry ?? add(makeHeldPress(action, number, in: part), to: part)
      if !entry.isInUse, let recognizer = entry.recognizer as? PressRecognizer {
        let reach: CGFloat = hit.kind == .touch ? 20 : 0
        recognizer.contains = { [weak part] in part?.contains($0, within: reach) ?? false }
      }
      return [entry]
    case .follows:
      let pointer = ControlPointer(at: part.directed(hit.position), of: part, hit.kind)
      let behavior: Behavior = currentBehavior
      guard MainActor.assumeIsolated({ behavior.follows(pointer) }) else { return [] }
      return [part.entry ?? add(makeFollowing(in: part), to: part)]
    }
  }

  private func add(_ recognizer: Recognizer, to part: ControlPartTarget) -> ArenaEntry {
    let entry = ArenaEntry(recognizer)
    part.entry = entry
    partEntries.append(entry)
    return entry
  }

  /// A press that performs an action when it is let go or, from half a second on, again and again until then, unless the
  /// environment says that buttons act once.
  private func makeHeldPress(
    _ action: AccessibilityActionCode, _ number: Int, in part: ControlPartTarget
  ) -> Recognizer {
    let recognizer = PressRecognizer()
    let held = HeldAction<Behavior>(self, action)
    recognizer.observe { [weak self] report in
      self?.setPressed(part: report == .changed ? number : nil)
      switch report {
      case .changed: held.begin(repeats: self?.repeatBehavior != .disabled)
      case .ended: held.end(acts: true)
      case .cancelled: held.end(acts: false)
      }
    }
    return recognizer
  }

  private func makeFollowing(in part: ControlPartTarget) -> Recognizer {
    let recognizer = DragRecognizer()
    recognizer.minimumDistance = { 0 }
    recognizer.mapping = { [weak part] in part?.directed($0) ?? $0 }
    let following = PointerFollowing<Behavior>(self, recognizer, part)
    recognizer.observe { following.receive($0) }
    return recognizer
  }

  // MARK: Keys

  package func handle(_ event: KeyEvent) -> Bool {
    let isRightToLeft: Bool = inputs.environment(LayoutDirectionKey.self).peek == .rightToLeft
    guard let key = ControlKey(event, isRightToLeft: isRightToLeft) else { return false }
    let behavior: Behavior = currentBehavior
    return MainActor.assumeIsolated {
      guard let change = behavior.change(for: key) else { return false }
      behavior.setEditing(true)
      change()
      behavior.setEditing(false)
      return true
    }
  }
}

/// An action of a control that repeats while its part is held: first after half a second, then ten times a second, and
/// from two seconds on twice as fast.
nonisolated final class HeldAction<Behavior: ControlBehavior> {
  private weak var node: ControlNode<Behavior>?
  private let action: AccessibilityActionCode
  private var timer: InputTimer?
  private var start: Double = 0
  private(set) var hasActed: Bool = false
  /// The behaviour that was told that editing began, which is told of the end also when the control is gone.
  private var edited: Behavior?

  init(_ node: ControlNode<Behavior>, _ action: AccessibilityActionCode) {
    self.node = node
    self.action = action
  }

  func begin(repeats: Bool = true) {
    guard let node, edited == nil else { return }
    let behavior: Behavior = node.currentBehavior
    edited = behavior
    hasActed = false
    start = node.inputs.window.time.peek
    MainActor.assumeIsolated { behavior.setEditing(true) }
    guard repeats else { return }
    if timer == nil {
      timer = node.making { InputTimer(node.inputs.window, "held press") { [weak self] in self?.timeHasCome() } }
    }
    timer?.set(start + 0.5)
  }

  func end(acts: Bool) {
    guard let edited else { return }
    if node?.isAlive == true { timer?.set(nil) }
    if acts, !hasActed { act() }
    self.edited = nil
    hasActed = false
    MainActor.assumeIsolated { edited.setEditing(false) }
  }

  private func timeHasCome() {
    guard let node, edited != nil else { return }
    hasActed = true
    act()
    let now: Double = node.inputs.window.time.peek
    timer?.set(now + (now - start < 2 ? 0.1 : 0.05))
  }

  private func act() {
    guard let node, node.isEnabled else { return }
    let behavior: Behavior = node.currentBehavior
    MainActor.assumeIsolated { behavior.perform(action) }
  }
}

/// Tells a control's behaviour of a pointer from its going down to its end.
nonisolated private final class PointerFollowing<Behavior: ControlBehavior> {
  private weak var node: ControlNode<Behavior>?
  private unowned let recognizer: DragRecognizer
  private weak var part: ControlPartTarget?
  private var pointer: ControlPointer?
  /// The behaviour that was told last, which is told of the end also when the control is gone.
  private var last: Behavior?

  init(_ node: ControlNode<Behavior>, _ recognizer: DragRecognizer, _ part: ControlPartTarget) {
    self.node = node
    self.recognizer = recognizer
    self.part = part
  }

  func receive(_ report: Recognizer.Report) {
    let isFirst: Bool = pointer == nil
    if isFirst {
      guard report == .changed, let node, node.isEnabled, let part else { return }
      pointer = ControlPointer(at: recognizer.startLocation, of: part, recognizer.kind)
      node.setPressed(part: 0)
      last = node.currentBehavior
      if let last { MainActor.assumeIsolated { last.setEditing(true) } }
    }
    if let node, node.isEnabled { last = node.currentBehavior } else if report == .changed { return }
    guard var pointer, let last else { return }
    switch report {
    case .changed: pointer.phase = isFirst ? .began : .moved
    case .ended: pointer.phase = .ended
    case .cancelled: pointer.phase = .cancelled
    }
    if report != .cancelled {
      pointer.previous = pointer.location
      pointer.location = recognizer.location
      pointer.isPrecise = recognizer.modifiers.contains(.option)
    }
    MainActor.assumeIsolated { last.follow(&pointer) }
    self.pointer = pointer
    guard report != .changed else { return }
    self.pointer = nil
    self.last = nil
    node?.setPressed(part: nil)
    MainActor.assumeIsolated { last.setEditing(false) }
  }
}
