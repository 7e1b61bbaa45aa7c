import CoreGraphics
import Foundation
import InputEngine
import Selectors

/// Recognizes a gesture on a view and on all inside of it, and tells targets of it.
///
/// The kinds of gestures that are there (taps, drags, long presses, pinches, turns, swipes) are those of the window's own
/// arena: they compete with SwiftUI's gestures and with controls as these do among each other.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5
    /// A gesture of one moment was recognized.
    public static let recognized: State = .ended
  }

  /// The view that the recognizer looks at.
  open internal(set) weak var view: UIView?
  /// What has become of the gesture. Subclasses set it while they look at touches: to `began` and `changed` for a gesture that
  /// goes on, to `ended` (`recognized`), `cancelled` or `failed` at the end. Setting `possible` does nothing.
  open var state: State {
    get { wanted ?? told }
    set { want(newValue) }
  }
  /// Whether the recognizer looks at touches; a gesture that is under way is cancelled when it no longer does.
  open var isEnabled: Bool = true {
    didSet { if !isEnabled, let engine, !engine.isFinal { engine.take(.failed) } }
  }
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether touches of the view are cancelled when the gesture is recognized.
  open var cancelsTouchesInView: Bool = true
  open var delaysTouchesBegan: Bool = false
  open var delaysTouchesEnded: Bool = true
  open var name: String?
  /// The kinds of touches that are looked at, as numbers of `UITouch.TouchType`.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The kinds of presses that are looked at, as numbers of `UIPress.PressType`; all by default.
  open var allowedPressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6, 30, 31, 2_000]
  /// Whether touches of other kinds than the first one are left out.
  open var requiresExclusiveTouchType: Bool = true
  /// The modifier keys that were held at the last event.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// The buttons that were down at the last event.
  open internal(set) var buttonMask: UIEvent.ButtonMask = []

  private var targets: [Target] = []
  /// The state that targets know.
  private var told: State = .possible
  /// A state that a subclass has set and targets do not know yet.
  private var wanted: State?
  /// The touches that are followed.
  final var touches = RecognizerTouches()
  /// Whether a state that is set is told at once, as no pointers compete for a press of a key.
  final var isHearingPresses: Bool = false
  /// Recognizers that have to fail first.
  private var required: [Required] = []

  private struct Target {
    weak var object: AnyObject?
    let action: Selector
  }

  private struct Required {
    weak var recognizer: UIGestureRecognizer?
  }

  /// Counts the gestures that are over, recognized or not.
  final var gestureCount: Int = 0
  /// Touches of views that wait for what becomes of the gesture.
  final weak var heldTouches: HeldTouches?
  /// Called with each change of the state, after the targets.
  package final var onChange: (@MainActor () -> Void)?

  /// What the window's arena knows of the recognizer at its place; nil before a pointer went down there.
  weak var engine: Recognizer?
  /// The recognizer on its way through the arena.
  final weak var entry: ArenaEntry?

  /// - Parameters:
  ///   - target: Told of the gesture; it is not kept.
  ///   - action: The method that is called.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  @MainActor @preconcurrency public override convenience init() { self.init(target: nil, action: nil) }

  /// Recognizers are not read from files here: the coder is not looked at.
  @MainActor @preconcurrency public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  /// Called after a nib was read: never, because none is.
  open func awakeFromNib() {}

  /// Adds an object that is told of the gesture with each change of its state.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(Target(object: target as AnyObject, action: action))
  }

  /// Takes targets away: those with the object, with the action, or all.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object: AnyObject? = target.map { $0 as AnyObject }
    targets.removeAll { known in
      (object == nil || known.object === object) && (action == nil || known.action == action)
    }
  }

  open var numberOfTouches: Int { max(touches.all.count, told == .possible ? 0 : 1) }

  /// Where the gesture is in the space of a view, or of the window for nil.
  open func location(in view: UIView?) -> CGPoint { view?.convert(windowLocation, from: nil) ?? windowLocation }

  /// Where one of the touches is, by the order in which they began; for a number without a touch where the gesture is.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let all: [UITouch] = touches.all
    return all.indices.contains(touchIndex) ? all[touchIndex].location(in: view) : location(in: view)
  }

  /// Lets the gesture wait until another one has failed; it fails itself if the other one is recognized.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.removeAll { $0.recognizer == nil }
    required.append(Required(recognizer: otherGestureRecognizer))
  }

  // MARK: For subclasses

  /// Touches of the view, or of views inside, begin.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches end because another gesture has them, or the window lost its pointers.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Properties of touches that were guesses are known: no host tells any later, so that nobody calls it.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Keys go down while the recognizer's view has the keyboard, or is around the one that has it.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Keys are pressed harder: no keyboard tells, so that nobody calls it.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Keys end because the window lost the keyboard.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Forgets everything, for the next gesture.
  open func reset() {}
  /// Lets one of the touches go, which the recognizer hears nothing more of.
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.remove(touch) }
  /// Whether a kind of gesture follows a touch that began.
  func follows(_ touch: UITouch) -> Bool { true }
  /// Whether an event is looked at; asked before the delegate is.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  /// Whether this recognizer keeps another one from being recognized, once it is itself.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this recognizer waits until another one has failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: For kinds of gestures

  /// The recognizer looks at a view from now on.
  func wasAttached() {}

  /// In the window's space.
  var windowLocation: CGPoint { touches.middle }

  /// Makes the recognizer of the window's arena.
  func makeEngine() -> Recognizer { OwnedRecognizer() }

  /// Whether the gesture goes on for a while, so that its beginning is told of.
  var isContinuous: Bool { false }

  /// Whether the gesture has to wait for another one, by whoever says so.
  final func waits(for other: UIGestureRecognizer) -> Bool {
    required.contains { $0.recognizer === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  // MARK: States

  /// A subclass has decided.
  private func want(_ new: State) {
    guard new != .possible else { return }
    if isHearingPresses { return new == .failed ? told = new : tell(new) }
    guard let engine else { return told = new }
    wanted = new
    switch new {
    case .possible: break
    case .began, .changed: engine.take(.active)
    case .ended: engine.take(.ended)
    case .cancelled, .failed: engine.take(.failed)
    }
  }

  /// The arena tells how the gesture goes on.
  final func take(_ report: Recognizer.Report) {
    switch report {
    case .changed:
      guard engine?.isRecognized == true else { return }
      if let wanted { return tell(wanted) }
      if isContinuous { tell(told == .began || told == .changed ? .changed : .began) }
    case .ended:
      if isContinuous, told == .possible, wanted == nil { tell(.began) }
      tell(.ended)
      told = .possible
    case .cancelled:
      if told == .began || told == .changed { tell(.cancelled) }
      told = .possible
    }
  }

  /// Tells targets of a state.
  func tell(_ new: State) {
    told = new
    wanted = nil
    for target in targets {
      guard let object = target.object else { continue }
      if !target.action.perform(on: object, sender: self) {
        target.action.warnNoMethod(of: object)
      }
    }
    onChange?()
    heldTouches?.settle()
  }

  /// The gesture is over, recognized or not.
  func restart() {
    (told, wanted) = (.possible, nil)
    touches = RecognizerTouches()
    gestureCount += 1
    reset()
    heldTouches?.settle()
  }

  /// The gesture of one moment happens without a pointer.
  final func recognizeNow() {
    guard isEnabled else { return }
    tell(.ended)
    told = .possible
  }
}

extension UIView {
  /// Lets a recognizer look at touches of the view and of all inside.
  func attach(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizer.wasAttached()
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  func detach(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
}
