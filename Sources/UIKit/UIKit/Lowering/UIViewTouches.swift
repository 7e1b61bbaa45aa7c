import AccessibilityTree
import DisplayList
import InputEngine
import ReactiveGraph
import SwiftUICore

extension UIViewTarget {
  /// Lets menu keys reach the view and all inside. Controls may get their menu later; other views have it when they come.
  @MainActor static func addMenuKeys(of view: UIView, to inputs: inout _ViewInputs) {
    if view is UIControl || view.contextMenu != nil { inputs.addFocusCommands(MenuKeys(view)) }
  }

  /// Lets pointers reach a view: its gesture recognizers, its own touches, and the control that it may be.
  @MainActor static func add(_ view: UIView, _ display: UIViewDisplay, _ inputs: _ViewInputs) {
    let target = UIViewTarget(view, inputs, draws: display.inner)
    inputs.window.hitTargets.add(target, for: display.outer, inputs)
    inputs.graph.currentSubgraph.onEnd { target.end() }
  }
}

/// A view of UIKit's as pointers and the keyboard reach it.
final class UIViewTarget: HitTarget {
  let view: UIView
  let inputs: _ViewInputs
  private var touches: ArenaEntry?
  private var touch: UITouch?
  /// Made with the first touch of a view that is no control.
  private var held: HeldTouches?
  /// What the view's gesture recognizers made for this place.
  private var gestures: [(recognizer: UIGestureRecognizer, entry: ArenaEntry)] = []

  private let dragging: ViewDragging
  /// The keyboard's way to a view that takes typed text by itself.
  private let keyInput: KeyInputTarget?

  init(_ view: UIView, _ inputs: _ViewInputs, draws display: DisplayNode?) {
    self.view = view
    self.inputs = inputs
    dragging = MainActor.assumeIsolated { ViewDragging(view, inputs, draws: display) }
    keyInput = MainActor.assumeIsolated { KeyInputTarget.make(view, inputs) }
    inputs.window.service(FocusedViews.self).add(self)
  }

  var slot: GeometrySlot { inputs.slot }

  var dropTarget: (any DropTarget)? {
    MainActor.assumeIsolated { view.dropInteraction == nil && view.springs.isEmpty ? nil : dragging }
  }

  func gestures(at hit: PointerHit) -> [ArenaEntry] {
    MainActor.assumeIsolated {
      guard view.isUserInteractionEnabled else { return [] }
      if hit.kind == .mouse, let scrollView,
        let drag = scrollView.mover.place?.barDrag(scrollView, at: local(hit.position))
      {
        return [drag]
      }
      // Recognizers of hovering follow the pointer before it goes down, and compete with nothing.
      let wanted: [UIGestureRecognizer] = view.gestureRecognizers?.filter { !($0 is UIHoverGestureRecognizer) } ?? []
      for case let pan as ScrollPanRecognizer in wanted { pan.outer = hit.outerScrollTargets }
      for known in gestures where !wanted.contains(where: { $0 === known.recognizer }) {
        inputs.window.pointers.end(known.entry)
      }
      gestures = wanted.map { recognizer in
        gestures.first { $0.recognizer === recognizer } ?? (recognizer, recognizer.makeEntry())
      }
      let lift: [ArenaEntry] = dragging.entry(at: hit).map { [$0] } ?? []
      return gestures.filter(\.recognizer.isEnabled).map(\.entry) + lift + [touchEntry()]
    }
  }

  @MainActor private func touchEntry() -> ArenaEntry {
    if let touches { return touches }
    let recognizer = TouchRecognizer()
    recognizer.claims = { [weak self] in
      MainActor.assumeIsolated {
        guard let control = self?.view as? UIControl, control.isEnabled else { return false }
        // A press that goes on shows the control large instead of using it.
        return !control.isInLargeContentViewer
      }
    }
    recognizer.onStep = { [weak self] step, event in MainActor.assumeIsolated { self?.lead(step, event) } }
    let entry = ArenaEntry(recognizer)
    touches = entry
    return entry
  }

  /// Leads a step of a touch past the recognizers that look at it first. A control uses its touches at once.
  @MainActor private func lead(_ step: TouchRecognizer.Step, _ event: PointerEvent) {
    if view is UIControl { return tell(step, event) }
    let held: HeldTouches = held ?? HeldTouches { [weak self] step, event in self?.tell(step, event) }
    self.held = held
    held.take(step, event, of: view)
  }

  @MainActor private func tell(_ step: TouchRecognizer.Step, _ event: PointerEvent) {
    let touch: UITouch = step == .began ? UITouch(in: view) : touch ?? UITouch(in: view)
    self.touch = step == .began || step == .moved ? touch : nil
    touch.update(step, event)
    let whole = UIEvent(touch, event)
    switch step {
    case .began: view.touchesBegan([touch], with: whole)
    case .moved: view.touchesMoved([touch], with: whole)
    case .ended: view.touchesEnded([touch], with: whole)
    case .cancelled: view.touchesCancelled([touch], with: whole)
    }
  }

  // MARK: Scrolling

  var scrollView: UIScrollView? { view as? UIScrollView }

  var scrollTarget: (any ScrollingTarget)? {
    MainActor.assumeIsolated { view.isUserInteractionEnabled ? scrollView?.mover : nil }
  }

  var focusTarget: FocusTarget? {
    MainActor.assumeIsolated { scrollView?.takesKeyboard == true ? scrollView?.mover.place?.focus : nil }
  }

  var hoverTarget: (any HoverTarget)? {
    MainActor.assumeIsolated { scrollView != nil || view.watchesPointer } ? self : nil
  }

  /// The rectangle of the window comes into sight.
  func reveal(_ frame: CGRect) {
    MainActor.assumeIsolated { scrollView?.scrollRectToVisible(view.convert(frame, from: nil), animated: false) }
  }

  /// The view goes.
  func end() {
    if let touches { inputs.window.pointers.end(touches) }
    for gesture in gestures { inputs.window.pointers.end(gesture.entry) }
    MainActor.assumeIsolated {
      dragging.end()
      held?.end()
      view.endHovering()
      keyInput?.end()
      view.dropInteraction?.leave()
    }
    touches = nil
    gestures = []
    inputs.window.existingService(FocusedViews.self)?.remove(self)
  }

  // MARK: Controls

  /// Made when the keyboard or an assistive technology first asks for the control.
  private lazy var operable: UIControlOperator? = MainActor.assumeIsolated {
    (view as? UIControl).map { UIControlOperator($0, inputs) }
  }

  /// The same for a view that is no control and can have the focus.
  private lazy var item = FocusItemOperator(view, inputs)

  var control: (any KeyboardControl)? {
    MainActor.assumeIsolated {
      if let control = view as? UIControl { return control.isUsedByKeyboard ? operable : nil }
      let hasOwnFocus: Bool = keyInput != nil || view is UIScrollView || view.makeContent != nil
      return !hasOwnFocus && view.canBecomeFocused ? item : nil
    }
  }
}

/// A control of UIKit's as the keyboard uses it.
final class UIControlOperator: ViewOperator {
  private let view: UIControl
  private let inputs: _ViewInputs

  init(_ view: UIControl, _ inputs: _ViewInputs) {
    self.view = view
    self.inputs = inputs
  }

  var slot: GeometrySlot { inputs.slot }
  var focusContext: FocusContext? { inputs.focusContext }
  var actions: [AccessibilityActionCode] { [.activate] }
  var isEnabled: Bool { MainActor.assumeIsolated { view.isEnabled && view.takesFocus } && !slot.isLeaving }
  var showsFocusEffect: Bool { MainActor.assumeIsolated { view.focusEffect != nil } }
  @MainActor var operated: UIView { view }
  func setPressed(_ isPressed: Bool) { MainActor.assumeIsolated { view.isHighlighted = isPressed } }

  func perform(_ action: AccessibilityActionCode) {
    guard isEnabled, action == .activate else { return }
    MainActor.assumeIsolated { view.activate() }
  }
}
