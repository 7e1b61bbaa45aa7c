import AccessibilityTree
import CoreGraphics
import HostInterface
import InputEngine
import LayoutEngine
import ReactiveGraph
import SwiftUICore

/// A scroll view's place in a window: the clock by which its content moves, and what its window does for it.
final class ScrollPlace {
  private let inputs: _ViewInputs
  private unowned let window: ViewGraph
  private let view: UIScrollView
  private var clock: ScrollClock?
  private var flashTimer: InputTimer?
  private(set) var focus: FocusTarget?
  /// Whether the bars are shown although nothing moves.
  private(set) var isFlashing: Bool = false
  /// Whether a pointer is over the scroll view.
  var isUnderPointer: Bool = false {
    didSet { if isUnderPointer != oldValue { MainActor.assumeIsolated { view.barChanges.change() } } }
  }

  init(_ view: UIScrollView, _ inputs: _ViewInputs) {
    self.view = view
    self.inputs = inputs
    window = inputs.window
    clock = ScrollClock(window) { [weak self] time in
      MainActor.assumeIsolated { self?.view.mover.step(at: time) }
    }
    flashTimer = InputTimer(window, "indicator flash") { [weak self] in self?.endFlash() }
    window.keyboard.add(self)
  }

  var slot: GeometrySlot { inputs.slot }
  var time: Double { window.time.peek }
  var isDesktop: Bool { inputs.environment(IdiomKey.self).peek == .desktop }

  /// Whether the content moves by itself.
  func setRunning(_ isRunning: Bool) {
    guard !inputs.slot.isLeaving || !isRunning else { return }
    clock?.set(isRunning)
    if isRunning { clock?.setNeedsEvaluation() }
  }

  @MainActor func makeRunner(from start: CGPoint, to goal: CGPoint, _ animation: Animation) -> ScrollRunner? {
    guard let clock, clock.isAlive else { return nil }
    let runner = ScrollRunner(LengthPair(start.x, start.y), environment: EnvironmentValues(scope: inputs.environment))
    runner.retarget(to: LengthPair(goal.x, goal.y), animation: animation, at: time)
    return runner
  }

  /// How long bars are shown for a moment, in seconds. Apple gives no figure; SwiftUI's scroll views take as long here.
  private static let flashTime: Double = 1

  func flash() {
    isFlashing = true
    flashTimer?.set(time + Self.flashTime)
    MainActor.assumeIsolated { view.barChanges.change() }
  }

  private func endFlash() {
    isFlashing = false
    MainActor.assumeIsolated { view.barChanges.change() }
  }

  /// A text that is edited is edited no more.
  func endEditing() {
    if window.focus.current?.textInput != nil { window.focus.move(to: nil) }
  }

  func announce(_ words: String) { window.announce(AccessibilityAnnouncement(words)) }

  /// Runs an action when the frame is up to date.
  func afterUpdate(_ action: @escaping @MainActor () -> Void) {
    window.afterUpdate { MainActor.assumeIsolated { action() } }
  }

  /// The place goes.
  @MainActor func end() {
    window.keyboard.remove(self)
    if view.mover.place === self {
      view.mover.stop()
      view.mover.place = nil
    }
    clock?.set(false)
    clock = nil
    flashTimer = nil
  }
}

// MARK: - Focus

extension ScrollPlace: FocusCommandHandler {
  /// Lets the view have the keyboard's focus, where it does something with keys, and hear of keys then.
  func takeFocus(_ inner: inout _ViewInputs) {
    let context = FocusContext(parent: inputs.focusContext, in: inputs.slot, commands: self)
    inner.focusContext = context
    let target = FocusTarget(in: context, at: inputs.slot) { [weak self] in
      guard let self, !slot.isLeaving else { return false }
      return MainActor.assumeIsolated { self.view.takesKeyboard && self.view.isUserInteractionEnabled }
    }
    // The row that keys come to shows where the focus is.
    target.showsEffect = { false }
    target.holdsOthers = true
    target.changed = { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self else { return }
        if self.window.focus.heading != nil { self.view.showsFocus = true }
        self.view.keyboardDidMove()
      }
    }
    focus = target
    let scope: FocusScope = window.focus
    scope.add(target)
    inputs.graph.currentSubgraph.onEnd { scope.remove(target) }
  }

  /// Whether the focus is on the view, and not on one inside.
  var hasFocus: Bool { focus != nil && window.focus.current === focus }

  /// Whether the view has the focus and its row or item looks so.
  var showsFocus: Bool { hasFocus && MainActor.assumeIsolated { view.showsFocus } }

  func handle(_ command: FocusCommand) -> Bool {
    guard hasFocus, case .keyPress(let press) = command, press.phase != .up else { return false }
    return MainActor.assumeIsolated {
      view.showsFocus = true
      return view.handleKey(press)
    }
  }
}

/// F5, Control-R and Command-R bring the content up to date.
extension ScrollPlace: KeyResponder {
  func handle(_ key: KeyPress) -> Bool {
    let isCommand: Bool = key.modifiers == .command || key.modifiers == .control
    let isReload: Bool = key.key == KeyEquivalent(.function(5)) && key.modifiers.isEmpty
    guard !slot.isLeaving, key.phase == .down, isReload || isCommand && key.key == "r" else { return false }
    return MainActor.assumeIsolated { view.refreshControl?.refreshByPerson() ?? false }
  }
}

/// Follows the window's clock while a scroll view moves by itself. The view moves after the pass of each frame, as its delegate is
/// told of that, and what this changes is part of the same frame.
private final class ScrollClock: GraphNode {
  private unowned let window: ViewGraph
  private let running: RunningAnimations
  private var isRunning: Bool = false
  private let step: (Double) -> Void

  init(_ window: ViewGraph, _ step: @escaping (Double) -> Void) {
    self.window = window
    self.step = step
    running = window.animations
    super.init(in: window.graph, "scroll motion")
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    guard isRunning else { return false }
    let time: Double = window.time.peek
    window.time.track()
    window.afterUpdate { [weak self] in
      if self?.isRunning == true { self?.step(time) }
    }
    return true
  }

  func set(_ isMoving: Bool) {
    if isMoving != isRunning { running.count += isMoving ? 1 : -1 }
    isRunning = isMoving
  }

  override func invalidated() { set(false) }
}
