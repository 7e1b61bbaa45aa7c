import CoreGraphics
import Foundation
import InputEngine
import SwiftUICore

/// A finger or the pointer on a view, from going down to coming up.
@MainActor @preconcurrency
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  /// In seconds of the host's clock.
  open private(set) var timestamp: TimeInterval = 0
  open private(set) var phase: Phase = .began
  open private(set) var type: TouchType = .direct
  /// How many times the place was touched in a short time.
  open private(set) var tapCount: Int = 1
  /// The view that the touch began on.
  open private(set) weak var view: UIView?
  open var window: UIWindow? { view?.window }
  /// How hard the touch is: no host tells, so 0.
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  open var majorRadius: CGFloat { 0 }
  /// How exact the radius is: no host tells one, so 0.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// The angle of a pen to the surface, in radians: upright, as no host tells of pens.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// How far a pen is turned around itself, in radians: 0, as no host tells of pens.
  open var rollAngle: CGFloat { 0 }
  /// The recognizers that follow the touch, those of the view first.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    var found: [UIGestureRecognizer] = []
    var next: UIView? = view
    while let view = next {
      found += view.gestureRecognizers?.filter { $0.touches.all.contains { $0.isSame(as: self) } } ?? []
      next = view.superview
    }
    return found
  }
  /// By which the same finger is known in the touches of views and of recognizers.
  final var pointer: UInt64 = 0
  /// In the window's space.
  private var place: CGPoint = .zero
  private var placeBefore: CGPoint = .zero

  init(in view: UIView?) {
    self.view = view
    super.init()
  }

  func update(_ step: TouchRecognizer.Step, _ event: PointerEvent) {
    pointer = event.pointer
    placeBefore = step == .began ? event.position : place
    place = event.position
    timestamp = event.time
    type = event.kind == .touch ? .direct : .indirectPointer
    if step == .began { tapCount = max(1, view?.layoutRoot?.graph?.pointers.presses.count ?? 1) }
    switch step {
    case .began: phase = .began
    case .moved: phase = .moved
    case .ended: phase = .ended
    case .cancelled: phase = .cancelled
    }
  }

  /// Something happened to other touches, and not to this one.
  func rest() { if phase == .began || phase == .moved { phase = .stationary } }

  /// Where the touch is in the space of a view, or of the window for nil.
  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  /// Whether two touches are of one finger, which has one for its view and one for each recognizer.
  final func isSame(as other: UITouch) -> Bool { self === other || pointer == other.pointer }

  /// Where the touch was at the event before.
  open func previousLocation(in view: UIView?) -> CGPoint { view?.convert(placeBefore, from: nil) ?? placeBefore }
}

/// What happened to touches at one moment.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// The kind of the event within its type.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }

  open var type: EventType { .touches }
  /// Nothing more: no event has several kinds.
  open var subtype: EventSubtype { .none }
  public let timestamp: TimeInterval
  /// The touches of the event.
  public let allTouches: Set<UITouch>?

  /// The modifier keys that were held.
  open private(set) var modifierFlags: UIKeyModifierFlags = []
  /// The buttons of the pointer that were down, the one that came up with the event among them; a finger counts as the primary
  /// one.
  open private(set) var buttonMask: ButtonMask = []

  /// - Parameters:
  ///   - touch: The touch to which something happened.
  ///   - event: What the pointer did.
  ///   - others: Touches that go on beside it.
  init(_ touch: UITouch, _ event: PointerEvent, beside others: [UITouch] = []) {
    timestamp = event.time
    allTouches = Set(others).union([touch])
    super.init()
    for other in others where other !== touch { other.rest() }
    modifierFlags = UIKeyModifierFlags(EventModifiers(event.modifiers))
    buttonMask = ButtonMask(event.button)
  }

  /// An event without touches: a key or an assistive technology did what touches do.
  override init() {
    timestamp = ProcessInfo.processInfo.systemUptime
    allTouches = nil
    super.init()
  }

  /// An event of another type, at a time of the host's clock.
  init(time: TimeInterval) {
    timestamp = time
    allTouches = nil
    super.init()
  }

  /// The touches that a device noted between this event and the one before: hosts send each by itself, so that it is the touch
  /// alone. Nil for a touch of another event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [touch] : nil
  }

  /// Where a touch is likely to be next: nobody guesses, so that there are none. Nil for a touch of another event.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { allTouches?.contains(touch) == true ? [] : nil }

  /// The window in which the event happens.
  final weak var window: UIWindow?
  /// Gives the event to those whom it is for; nil once that was done.
  private final var delivery: (() -> Void)?

  /// Sends the event by way of the program and its window, as far as they let it through.
  ///
  /// - Parameter deliver: Gives the event to those whom it is for.
  /// - Returns: Whether it was given to them.
  final func send(in window: UIWindow?, _ deliver: () -> Void) -> Bool {
    self.window = window
    var isDelivered: Bool = false
    withoutActuallyEscaping(deliver) { deliver in
      delivery = {
        isDelivered = true
        deliver()
      }
      UIApplication.shared.sendEvent(self)
      delivery = nil
    }
    return isDelivered
  }

  /// Gives the event on, once.
  final func deliver() {
    let deliver: (() -> Void)? = delivery
    delivery = nil
    deliver?()
  }

  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

  /// The touches of the event in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }

  /// The touches of the event that a recognizer follows.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.intersection(gesture.touches.all)
  }
}

extension UIEvent {
  /// Buttons of a pointer.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// A button by its number, from 1 for the primary one.
    public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (buttonNumber - 1)) }

    init(_ button: PointerButton) {
      let number: Int = PointerButton.allCases.firstIndex(of: button) ?? 0
      self.init(rawValue: 1 << number)
    }
  }
}
