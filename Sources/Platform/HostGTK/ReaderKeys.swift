import AccessibilityATSPI
import CGtk
import CGtkView

/// Shows keys to screen readers before anything else gets them, for readers take their commands from the programs they read.
///
/// While a reader listens, a key is held until the reader has answered, for a fifth of a second at most; nothing waits
/// meanwhile. A key that the reader takes goes no further; any other is then the input method's and the views'. A held key is GTK's
/// no more, so that GTK's own bindings of windows, such as the one that opens its inspector, do nothing while a reader listens.
final class ReaderKeys {
  private unowned(unsafe) var window: GTKWindow!
  private var deliver: ((OpaquePointer, Double) -> Bool)?
  private var held = HeldKeys<HeldEvent>()
  private let overdue = LoopTimer()
  private var shown = ShownKeys()

  /// Seconds for which a key may wait.
  private static let limit: Double = 0.2

  /// - Parameter deliver: Hands a key and its time to the input method and the views; true when it was used.
  func begin(_ window: GTKWindow, deliver: @escaping (OpaquePointer, Double) -> Bool) {
    self.window = window
    self.deliver = deliver
  }

  func end() {
    overdue.cancel()
    held = HeldKeys()
    deliver = nil
    window = nil
  }

  func windowFocusDidChange() { held.forgetPresses() }

  /// True when nobody else is to get the key.
  func handle(_ event: OpaquePointer, _ time: Double) -> Bool {
    guard let window, let deliver else { return false }
    let code: UInt32 = gdk_key_event_get_keycode(event)
    let isPress: Bool = gdk_event_get_event_type(event) == GDK_KEY_PRESS
    // Some input methods keep a key and put it back into the queue when they do not want it: it is older than all that waits.
    if shown.contains(event) { return deliver(event, time) }
    guard let bus = window.app.bus, bus.hasKeyListeners || !held.isEmpty else {
      return held.hasTaken(code, isPress: isPress) || deliver(event, time)
    }
    shown.insert(event)
    let ticket = held.hold(
      HeldEvent(event, time), code: code, isPress: isPress, until: window.app.time + Self.limit)
    nonisolated(unsafe) weak let keys: ReaderKeys? = self
    bus.notifyKey(AccessibilityKeyEvent(event)) { isTaken in
      MainLoop.post {
        keys?.held.answer(ticket, isTaken: isTaken)
        keys?.proceed()
      }
    }
    wait()
    return true
  }

  /// Lets go of the keys that wait no longer.
  private func proceed() {
    while let deliver, let next = held.next() { _ = deliver(next.event, next.time) }
    wait()
  }

  private func wait() {
    guard let window, let deadline = held.nextDeadline else { return overdue.cancel() }
    overdue.start(after: max(0, deadline - window.app.time)) { [weak self] in
      guard let self, let window = self.window else { return }
      held.expire(at: window.app.time)
      proceed()
    }
  }
}

/// Owns an event of GDK's while it waits.
private final class HeldEvent {
  let event: OpaquePointer
  let time: Double

  init(_ event: OpaquePointer, _ time: Double) {
    self.event = gdk_event_ref(event)
    self.time = time
  }

  deinit { gdk_event_unref(event) }
}

/// The keys that were shown last, to know them again.
private struct ShownKeys {
  private struct Key: Equatable {
    var time: guint32
    var code: guint
    var type: GdkEventType

    init?(_ event: OpaquePointer) {
      time = gdk_event_get_time(event)
      code = gdk_key_event_get_keycode(event)
      type = gdk_event_get_event_type(event)
      if time == 0 { return nil }
    }
  }

  private var keys: [Key] = []

  func contains(_ event: OpaquePointer) -> Bool { Key(event).map(keys.contains) ?? false }

  mutating func insert(_ event: OpaquePointer) {
    guard let key = Key(event) else { return }
    keys.append(key)
    if keys.count > 16 { keys.removeFirst() }
  }
}

extension AccessibilityKeyEvent {
  /// A key as readers take it: by its letter, or by its name where it writes nothing that can be seen.
  fileprivate init(_ event: OpaquePointer) {
    let value: guint = gdk_key_event_get_keyval(event)
    let state: UInt32 = gdk_event_get_modifier_state(event).rawValue
    let scalar: UnicodeScalar? = UnicodeScalar(gdk_keyval_to_unicode(value))
    let isLetter: Bool = (scalar?.value ?? 0) > 32 && scalar?.value != 127
    let name: String = gdk_keyval_name(value).map { String(cString: $0) } ?? ""
    let commands: UInt32 = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue
    self.init(
      isPressed: gdk_event_get_event_type(event) == GDK_KEY_PRESS, symbol: value,
      code: gdk_key_event_get_keycode(event),
      // X11 has eight modifiers; GDK puts buttons and modifiers of its own above.
      modifiers: state & 0xff, timestamp: gdk_event_get_time(event),
      text: isLetter ? scalar.map { String($0) } ?? name : name, isText: isLetter && state & commands == 0)
  }
}
