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
  open internal(set) var state: State = .possible
  open var isEnabled: Bool = true
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Touches of a view end when a gesture of it is recognized, always.
  open var cancelsTouchesInView: Bool = true
  open var delaysTouchesBegan: Bool = false
  open var delaysTouchesEnded: Bool = true
  open var name: String?
  private var targets: [Target] = []

  private struct Target {
    weak var object: AnyObject?
    let action: Selector
  }

  /// Called with each change of the state, after the targets.
  package final var onChange: (@MainActor () -> Void)?

  /// What the window's arena knows of the recognizer at its place; nil before a pointer went down there.
  weak var engine: Recognizer?

  /// - Parameters:
  ///   - target: Told of the gesture; it is not kept.
  ///   - action: The method that is called.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  @MainActor @preconcurrency public override convenience init() { self.init(target: nil, action: nil) }

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

  open var numberOfTouches: Int { state == .possible ? 0 : 1 }

  /// Where the gesture is in the space of a view, or of the window for nil.
  open func location(in view: UIView?) -> CGPoint { view?.convert(windowLocation, from: nil) ?? windowLocation }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

  /// Taps wait for double taps and recognizers inside come first by themselves: nothing more is to be said.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  // MARK: For kinds of gestures

  /// In the window's space.
  var windowLocation: CGPoint { .zero }

  /// Makes the recognizer of the window's arena.
  func makeEngine() -> Recognizer { PressRecognizer() }

  /// Whether the gesture goes on for a while, so that its beginning is told of.
  var isContinuous: Bool { false }

  /// Makes what the window's arena knows of the recognizer.
  package final func makeEntry() -> ArenaEntry {
    let recognizer: Recognizer = makeEngine()
    recognizer.isEnabled = { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.isEnabled else { return false }
        return self.delegate?.gestureRecognizerShouldBegin(self) ?? true
      }
    }
    recognizer.observe { [weak self] report in MainActor.assumeIsolated { self?.take(report) } }
    engine = recognizer
    let sharesTouches: Bool = delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: self) ?? false
    return ArenaEntry(recognizer, priority: sharesTouches ? .simultaneous : .normal)
  }

  private func take(_ report: Recognizer.Report) {
    switch report {
    case .changed:
      guard isContinuous, engine?.isRecognized == true else { return }
      tell(state == .began || state == .changed ? .changed : .began)
    case .ended:
      if isContinuous, state == .possible { tell(.began) }
      tell(.ended)
      state = .possible
    case .cancelled:
      if state == .began || state == .changed { tell(.cancelled) }
      state = .possible
    }
  }

  /// Tells targets of a state.
  func tell(_ new: State) {
    state = new
    for target in targets {
      guard let object = target.object else { continue }
      if !target.action.perform(on: object, sender: self) {
        target.action.warnNoMethod(of: object)
      }
    }
    onChange?()
  }

  /// The gesture of one moment happens without a pointer.
  final func recognizeNow() {
    guard isEnabled else { return }
    tell(.ended)
    state = .possible
  }
}

/// Has a say in what a recognizer does.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether the recognizer looks at a pointer that goes down.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether the recognizer and others may recognize together; it is asked when a pointer first goes down on the view, with
  /// the recognizer itself as the other one.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
}

extension UIView {
  /// Lets a recognizer look at touches of the view and of all inside.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
}
