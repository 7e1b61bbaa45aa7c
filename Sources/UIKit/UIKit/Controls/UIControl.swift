import CoreGraphics
import Selectors
import UIFoundation

/// A view that people use: it tells targets and actions of what is done with it.
@MainActor @preconcurrency
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  /// Whether symbols move when the control changes: those of controls here do by effects alone. False by default.
  open var isSymbolAnimationEnabled: Bool = false

  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is at the moment.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
    /// The bits that a program may use for states of its own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that UIKit may use.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }

  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }

  open var isEnabled: Bool = true {
    willSet { beginChange(of: "isEnabled") }
    didSet {
      if isEnabled != oldValue { stateDidChange() }
      endChange(of: "isEnabled")
    }
  }
  open var isSelected: Bool = false {
    willSet { beginChange(of: "isSelected") }
    didSet {
      if isSelected != oldValue { stateDidChange() }
      endChange(of: "isSelected")
    }
  }
  /// Whether the control looks pressed.
  open var isHighlighted: Bool = false {
    willSet { beginChange(of: "isHighlighted") }
    didSet {
      if isHighlighted != oldValue { stateDidChange() }
      endChange(of: "isHighlighted")
    }
  }
  open internal(set) var isTracking: Bool = false
  open internal(set) var isTouchInside: Bool = false
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center { didSet { setNeedsLayout() } }
  open var contentVerticalAlignment: ContentVerticalAlignment = .center { didSet { setNeedsLayout() } }

  /// How the content stands from left to right: `leading` and `trailing` as `left` and `right` in the direction of the view.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  /// The states that hold: the default one where none of the others does (behaviour 567).
  open var state: State {
    var state: State = .normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if hasFocus { state.insert(.focused) }
    return state
  }

  /// The state is another one: the control looks otherwise.
  func stateDidChange() {
    changes.look.change()
    changes.accessibility.change()
    setNeedsLayout()
  }

  /// Whether the keyboard uses the control itself; not where what it shows is used by keyboard.
  var isUsedByKeyboard: Bool { makeContent == nil }
  open override var canBecomeFocused: Bool { isEnabled }
  /// Whether the keyboard's focus is on the control, as environments were told.
  private var hasFocus: Bool = false

  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    let isNow: Bool = context.nextFocusedItem === self
    guard isNow != hasFocus else { return }
    hasFocus = isNow
    stateDidChange()
  }

  private var targets: [Target] = []
  private var handlers: [(events: Event, action: UIAction)] = []

  private struct Target {
    weak var object: AnyObject?
    let hasObject: Bool
    let action: Selector
    let events: Event
  }

  // MARK: Targets and actions

  /// Adds an object that is told of events.
  ///
  /// - Parameters:
  ///   - target: The object, which is not kept; nil for the first responder, from this control on, that has the method.
  ///   - action: The method.
  ///   - controlEvents: The events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append(
      Target(object: target.map { $0 as AnyObject }, hasObject: target != nil, action: action, events: controlEvents))
  }

  /// Takes targets away: those with the object and the action, or all of them where nil is given.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object: AnyObject? = target.map { $0 as AnyObject }
    targets.removeAll { known in
      (object == nil || known.object === object) && (action == nil || known.action == action)
        && !known.events.isDisjoint(with: controlEvents)
    }
  }

  /// Adds an action that is performed at events. One with the same identifier takes the place of the one before.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    handlers.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
    handlers.append((controlEvents, action))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    handlers.removeAll { $0.action.identifier == actionIdentifier && !$0.events.isDisjoint(with: controlEvents) }
  }

  /// The events for which somebody is told.
  open var allControlEvents: Event {
    targets.map(\.events).reduce(handlers.reduce([]) { $0.union($1.events) }) { $0.union($1) }
  }

  open var allTargets: Set<AnyHashable> { Set(targets.compactMap { $0.object as? NSObject }.map { AnyHashable($0) }) }

  /// Tells all that were added for the events.
  open func sendActions(for controlEvents: Event) {
    for target in targets where !target.events.isDisjoint(with: controlEvents) {
      if target.hasObject, target.object == nil { continue }
      sendAction(target.action, to: target.object, for: nil)
    }
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) { handler.action.perform(for: self) }
  }

  /// Performs one action.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    _ = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs one action.
  open func sendAction(_ action: UIAction) { action.perform(for: self) }

  // MARK: Menus

  /// Whether the control has a menu, for which it is asked (`contextMenuInteraction(_:configurationForMenuAtLocation:)`).
  open var isContextMenuInteractionEnabled: Bool {
    get { contextMenuInteraction != nil }
    set {
      guard newValue != isContextMenuInteractionEnabled else { return }
      if newValue {
        addInteraction(UIContextMenuInteraction(delegate: self))
      } else if let contextMenuInteraction {
        removeInteraction(contextMenuInteraction)
      }
    }
  }

  /// The interaction that shows the control's menu; nil where it has none.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    contextMenu.flatMap { $0.delegate === self ? $0 : nil }
  }

  /// Whether a press opens the menu, and does nothing else.
  open var showsMenuAsPrimaryAction: Bool = false { didSet { changes.accessibility.change() } }

  /// The menu of the control; nil, as by default, for none.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Opens the menu where a press does that; false where a press does something else.
  private func pressOpensMenu() -> Bool {
    guard showsMenuAsPrimaryAction, let menu = contextMenuInteraction else { return false }
    sendActions(for: .menuActionTriggered)
    menu.open(at: nil)
    return true
  }

  /// What a tap does, done by keyboard or by an assistive technology.
  func activate() {
    guard isEnabled, !pressOpensMenu() else { return }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  /// Does what a press does: opens the menu where `showsMenuAsPrimaryAction` is set, or tells of `primaryActionTriggered`. A
  /// control that is not enabled does nothing.
  open func performPrimaryAction() {
    guard isEnabled, !pressOpensMenu() else { return }
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Tracking

  /// What the control shows of SwiftUI's is taken by a person, or let go: touches do not reach the control itself there.
  ///
  /// - Parameter highlights: Whether the control looks pressed meanwhile.
  final func contentTracks(_ isTracking: Bool, highlights: Bool) {
    guard isTracking != self.isTracking else { return }
    self.isTracking = isTracking
    isTouchInside = isTracking
    if highlights { isHighlighted = isTracking }
    sendActions(for: isTracking ? .touchDown : .touchUpInside)
  }

  /// A touch begins: false leaves it alone.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside: Bool = isTouchInside
    isTouchInside = isNear(touch)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else { return end(touch, event) }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    if wasInside != isTouchInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = isNear(touch)
    end(touch, event)
    if isTouchInside, pressOpensMenu() { return }
    sendActions(for: isTouchInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  private func end(_ touch: UITouch, _ event: UIEvent?) {
    isTracking = false
    isHighlighted = false
    endTracking(touch, with: event)
  }

  /// A finger covers what it presses: it may slip off a little.
  private func isNear(_ touch: UITouch) -> Bool {
    let reach: CGFloat = touch.type == .direct ? 20 : 0
    return bounds.insetBy(dx: -reach, dy: -reach).contains(touch.location(in: self))
  }
}
