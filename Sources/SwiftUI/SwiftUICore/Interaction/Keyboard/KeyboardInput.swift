import AccessibilityTree
import HostInterface
import InputEngine

/// Leads what the keyboard does to the views of one window.
///
/// A key goes to an interceptor and to shortcuts with modifiers first, then to the views around the focus from the inside outwards. What none of
/// them takes moves the focus, uses the control that has it, answers by the usual control, or scrolls.
package final class KeyboardInput: WindowService {
  /// How long a control that is used by keyboard looks pressed, in seconds.
  private static let pressTime: Double = 0.1

  private unowned let window: ViewGraph
  private var tracker = KeyTracker()
  private var shortcuts: [ShortcutEntry] = []
  private var responders: [any KeyResponder] = []
  /// Asked before and after the views around the focus.
  package weak var interceptor: (any KeyInterceptor)?
  private var pressed: (any KeyboardControl)?
  private var timer: InputTimer?
  /// Called when Option was pressed and let go alone: it is the key of menu bars.
  package var loneOption: (() -> Void)?
  private var isOptionAlone: Bool = false
  /// The modifier keys that are held, as far as events told.
  private(set) var modifiers: EventModifiers = []
  private var modifierObservers: [ObjectIdentifier: (EventModifiers, EventModifiers) -> Void] = [:]

  package init(window: ViewGraph) {
    self.window = window
    timer = InputTimer(window, "key press") { [weak self] in self?.release() }
  }

  // MARK: Registration

  func add(_ entry: ShortcutEntry) { shortcuts.append(entry) }

  func remove(_ entry: ShortcutEntry) { shortcuts.removeAll { $0 === entry } }

  /// Asks an object for keys that no view around the focus takes; the one that was added last first.
  package func add(_ responder: any KeyResponder) { responders.append(responder) }

  package func remove(_ responder: any KeyResponder) { responders.removeAll { $0 === responder } }

  func observeModifiers(_ owner: AnyObject, _ observer: ((EventModifiers, EventModifiers) -> Void)?) {
    modifierObservers[ObjectIdentifier(owner)] = observer
  }

  // MARK: Events

  func handle(_ event: KeyEvent) -> Bool {
    noteModifiers(event)
    if noteLoneOption(event) { return true }
    guard let stroke = tracker.stroke(of: event) else { return false }
    let press = KeyPress(event, stroke)
    if interceptor?.takeFirst(event, press) == true { return true }
    if stroke != .up {
      let isPlain: Bool = event.modifiers.isDisjoint(with: [.command, .control, .option])
      if !isPlain || event.symbol.isFunction, useShortcut(event) { return true }
    }
    if tell(.keyPress(press)) { return true }
    guard stroke != .up else { return false }
    if window.focus.current?.textInput?.handle(event) == true { return true }
    if let command = TransferCommand(event), perform(command) { return true }
    if let control = window.focus.current?.control, control.isEnabled, control.handle(event) { return true }
    if act(on: event, stroke) || useShortcut(event) || interceptor?.takeLast(event, press) == true { return true }
    return respond(press) || scroll(event)
  }

  func windowFocusDidChange(_ isFocused: Bool) {
    tracker.reset()
    if !isFocused { interceptor?.keyboardIsLost() }
    release()
    window.focus.windowFocusDidChange(isFocused)
    if !isFocused {
      window.pointers.cancelAll()
      change(to: [])
    }
  }

  private func respond(_ key: KeyPress) -> Bool {
    responders.reversed().contains { window.focus.isReachable($0.slot) && $0.handle(key) }
  }

  /// Performs a command about the clipboard for the views around the focus; false where none of them takes it.
  package func perform(_ command: TransferCommand) -> Bool { tell(.transfer(command)) }

  /// Does what a key does for the views around the focus; where a menu is open, for those behind it.
  package func sendCommand(_ event: KeyEvent) -> Bool {
    guard let target = window.focus.commandTarget else { return false }
    if target.textInput?.handle(event) == true { return true }
    guard let command = TransferCommand(event) else { return false }
    return target.chain.contains { $0.commands?.handle(.transfer(command)) ?? false }
  }

  private func act(on event: KeyEvent, _ stroke: KeyTracker.Stroke) -> Bool {
    guard event.modifiers.isDisjoint(with: [.command, .control, .option]) else { return false }
    let focus: FocusScope = window.focus
    switch event.symbol {
    case .tab: return focus.advance(backwards: event.modifiers.contains(.shift), in: window)
    case .returnKey, .enter, .space:
      // A key that is held uses a control once; one that cannot be activated leaves the key to others.
      guard focus.current?.control?.actions.contains(.activate) == true else { return false }
      return stroke == .repeat || useFocused()
    case .escape: return tell(.exit)
    case .backspace, .deleteForward: return tell(.delete)
    case .up: return move(.up, .up)
    case .down: return move(.down, .down)
    case .left: return move(.left, .left)
    case .right: return move(.right, .right)
    default: return false
    }
  }

  private func move(_ command: MoveCommandDirection, _ direction: FocusDirection) -> Bool {
    tell(.move(command)) || window.focus.move(direction, in: window)
  }

  /// Asks the modifiers around the focus, the innermost first.
  private func tell(_ command: FocusCommand) -> Bool {
    guard let current = window.focus.current else { return false }
    return current.chain.contains { $0.commands?.handle(command) ?? false }
  }

  // MARK: Controls

  private func useFocused() -> Bool {
    guard let control = window.focus.current?.control, control.isEnabled else { return false }
    use(control)
    return true
  }

  private func use(_ control: any KeyboardControl) {
    release()
    pressed = control
    control.setPressed(true)
    timer?.set(window.time.peek + Self.pressTime)
    control.perform(.activate)
  }

  private func release() {
    pressed?.setPressed(false)
    pressed = nil
    timer?.set(nil)
  }

  /// Uses the first control that has a shortcut and can be used.
  private func useShortcut(_ event: KeyEvent) -> Bool {
    for entry in shortcuts where entry.matches(event, isRightToLeft: window.settings.isRightToLeft) {
      guard window.focus.isReachable(entry.slot) else { continue }
      var known: Set<ObjectIdentifier> = []
      let controls: [any KeyboardControl] = window.hitTargets.all.compactMap(\.control).filter {
        ($0.slot === entry.slot || $0.slot.isInside(entry.slot)) && known.insert(ObjectIdentifier($0)).inserted
      }
      guard let first = TreeOrder.sorted(controls, by: \.slot).first, first.isEnabled else { continue }
      use(first)
      return true
    }
    return false
  }

  // MARK: Scrolling

  /// Scrolls around the focus, or else under the pointer, or else the first view of the window that can.
  private func scroll(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isDisjoint(with: [.command, .control, .option]) else { return false }
    guard let command = ScrollCommand(event.symbol) else { return false }
    let targets: HitTargets = window.hitTargets
    var found: [any HitTarget] = []
    if let slot = window.focus.current?.slot {
      found = targets.scrollTargets(around: slot)
    } else if let point = window.pointers.lastPosition {
      found = window.pointers.targets(at: point)
    }
    if found.contains(where: { $0.scrollTarget?.scroll(command) ?? false }) { return true }
    guard !found.contains(where: { $0.scrollTarget != nil }) else { return false }
    let reachable: [any HitTarget] = targets.all.filter {
      $0.scrollTarget != nil && window.focus.isReachable($0.slot)
    }
    return TreeOrder.sorted(reachable, by: \.slot).contains { $0.scrollTarget?.scroll(command) ?? false }
  }

  // MARK: Modifiers

  /// Whether the event ends a press of Option with nothing between.
  private func noteLoneOption(_ event: KeyEvent) -> Bool {
    guard event.symbol == .option else {
      isOptionAlone = false
      return false
    }
    let wasAlone: Bool = isOptionAlone
    isOptionAlone = event.phase == .down && event.modifiers.subtracting(.option).isEmpty
    guard event.phase == .up, wasAlone, let loneOption else { return false }
    loneOption()
    return true
  }

  /// A pointer is used: an Option that is held belongs to it.
  func pointerIsUsed() { isOptionAlone = false }

  private func noteModifiers(_ event: KeyEvent) {
    var held: InputModifiers = event.modifiers
    // A modifier key's own event comes before the state that it makes.
    if let own = event.symbol.modifier {
      if event.phase == .down { held.insert(own) } else { held.remove(own) }
    }
    change(to: EventModifiers(held))
  }

  private func change(to new: EventModifiers) {
    guard new != modifiers else { return }
    let old: EventModifiers = modifiers
    modifiers = new
    for observer in Array(modifierObservers.values) { observer(old, new) }
  }
}

extension ViewGraph {
  /// What leads keys to the views of the window.
  package var keyboard: KeyboardInput { service(KeyboardInput.self) }
}

extension KeySymbol {
  fileprivate var isFunction: Bool {
    if case .function = self { true } else { false }
  }

  fileprivate var modifier: InputModifiers? {
    switch self {
    case .shift: .shift
    case .control: .control
    case .option: .option
    case .command: .command
    default: nil
    }
  }
}
