import CGtk
import CGtkView
import CoreGraphics
import HostInterface
import InputEngine
import SwiftUICore

/// What the devices do over a window, as events for its views.
///
/// GDK's events are taken as they come, before GTK makes gestures of them: which gestures there are is the view layer's.
final class DeviceInput {
  private unowned(unsafe) var window: GTKWindow!
  private var clock = EventClock()
  private var heldButtons: Set<PointerButton> = []
  private var lastPosition: CGPoint = .zero
  /// The device of the last event of a pointer or a finger: a drag begins with it.
  private(set) var lastDevice: OpaquePointer?
  private var scroll: TouchPadScroll?
  private var pinch: (scale: Double, angle: Double)?
  private let keys = ReaderKeys()

  func begin(_ window: GTKWindow) {
    self.window = window
    keys.begin(window) { [unowned self] event, time in key(event, time) }
    let controller = gtk_event_controller_legacy_new()
    let handler: Signal.Event = { _, event, data in
      guard let event, let input = owner(data, as: DeviceInput.self) else { return 0 }
      return input.handle(event) ? 1 : 0
    }
    guard let controller else { return }
    Signal.connect(UnsafeMutableRawPointer(controller), "event", handler, owner: self)
    gtk_widget_add_controller(window.view, controller)
  }

  /// The window goes: what is held is taken away.
  func end() {
    cancelAll()
    keys.end()
    window = nil
  }

  func windowFocusDidChange() { keys.windowFocusDidChange() }

  private func cancelAll() {
    guard let window, !heldButtons.isEmpty else { return }
    for button in heldButtons {
      send(.pointer(PointerEvent(.cancel, at: lastPosition, time: window.app.time, button: button)))
    }
    heldButtons = []
  }

  @discardableResult
  private func send(_ event: HostEvent) -> Bool {
    guard let window else { return false }
    if window.isTakenBeside(event) { return true }
    return deliver(event, to: window)
  }

  private func deliver(_ event: HostEvent, to window: GTKWindow) -> Bool {
    let isTaken: Bool = window.graph.send(event)
    if self.window != nil, window.graph.needsUpdate { window.frames.request() }
    return isTaken
  }

  /// True when nobody else is to get the event.
  private func handle(_ event: OpaquePointer) -> Bool {
    guard let window else { return false }
    let time: Double = clock.time(of: gdk_event_get_time(event), now: window.app.time)
    switch gdk_event_get_event_type(event) {
    case GDK_MOTION_NOTIFY: return motion(event, time)
    case GDK_LEAVE_NOTIFY:
      return heldButtons.isEmpty && send(.pointer(PointerEvent(.leave, at: lastPosition, time: time)))
    case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE: return button(event, time)
    case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: return touch(event, time)
    case GDK_GRAB_BROKEN:  // Also when a drag takes the pointer.
      cancelAll()
      return false
    case GDK_SCROLL: return scroll(event, time)
    case GDK_TOUCHPAD_PINCH: return pinch(event, time)
    case GDK_KEY_PRESS, GDK_KEY_RELEASE: return keys.handle(event, time)
    default: return false
    }
  }

  /// The event's place in the view; nil for an event without one.
  private func position(_ event: OpaquePointer) -> CGPoint? {
    var x: Double = 0
    var y: Double = 0
    guard let window, gdk_event_get_position(event, &x, &y) != 0 else { return nil }
    var surfaceX: Double = 0
    var surfaceY: Double = 0
    gtk_native_get_surface_transform(OpaquePointer(window.widget), &surfaceX, &surfaceY)
    var viewX: Double = 0
    var viewY: Double = 0
    guard gtk_widget_translate_coordinates(window.widget, window.view, x - surfaceX, y - surfaceY, &viewX, &viewY) != 0
    else { return nil }
    return CGPoint(x: viewX, y: viewY)
  }
}

// MARK: - Pointers

extension DeviceInput {
  private func motion(_ event: OpaquePointer, _ time: Double) -> Bool {
    guard let point = position(event) else { return false }
    lastDevice = gdk_event_get_device(event)
    lastPosition = point
    let modifiers = InputModifiers(gdk_event_get_modifier_state(event))
    let phase: PointerEvent.Phase = heldButtons.isEmpty ? .hover : .move
    return send(
      .pointer(
        PointerEvent(
          phase, at: point, time: time, kind: kind(event), button: heldButtons.first ?? .primary, modifiers: modifiers,
          pressure: pressure(event))))
  }

  private func button(_ event: OpaquePointer, _ time: Double) -> Bool {
    guard let window, let point = position(event), let button = PointerButton(gdk_button_event_get_button(event)) else {
      return false
    }
    lastPosition = point
    let isDown: Bool = gdk_event_get_event_type(event) == GDK_BUTTON_PRESS
    if isDown {
      heldButtons.insert(button)
      gtk_widget_grab_focus(window.view)
    } else if heldButtons.remove(button) == nil {
      return false
    }
    send(
      .pointer(
        PointerEvent(
          isDown ? .down : .up, at: point, time: time, kind: kind(event), button: button,
          modifiers: InputModifiers(gdk_event_get_modifier_state(event)), pressure: pressure(event))))
    return true
  }

  private func touch(_ event: OpaquePointer, _ time: Double) -> Bool {
    guard let point = position(event) else { return false }
    lastDevice = gdk_event_get_device(event)
    let phase: PointerEvent.Phase
    switch gdk_event_get_event_type(event) {
    case GDK_TOUCH_BEGIN: phase = .down
    case GDK_TOUCH_UPDATE: phase = .move
    case GDK_TOUCH_END: phase = .up
    default: phase = .cancel
    }
    // The sequence is an address, never that of the mouse's pointer, which is 0.
    let sequence = UInt64(UInt(bitPattern: gdk_event_get_event_sequence(event)))
    send(
      .pointer(
        PointerEvent(
          phase, at: point, time: time, pointer: sequence, kind: .touch,
          modifiers: InputModifiers(gdk_event_get_modifier_state(event)))))
    return true
  }

  private func kind(_ event: OpaquePointer) -> PointerKind {
    guard let device = gdk_event_get_device(event) else { return .mouse }
    return gdk_device_get_source(device) == GDK_SOURCE_PEN ? .pen : .mouse
  }

  /// Only the tools of tablets have axes: of other events GDK 4.8 must not be asked, since those that GTK makes itself, for a
  /// pointer under which the window changed, have none and end the program.
  private func pressure(_ event: OpaquePointer) -> Double {
    guard gdk_event_get_device_tool(event) != nil else { return 1 }
    var value: Double = 1
    return gdk_event_get_axis(event, GDK_AXIS_PRESSURE, &value) != 0 ? value : 1
  }
}

// MARK: - Wheels and touch pads

extension DeviceInput {
  /// How far a notch of a wheel scrolls, in points: three lines of text.
  private static let notch: Double = 60

  private func scroll(_ event: OpaquePointer, _ time: Double) -> Bool {
    let point: CGPoint = position(event) ?? lastPosition
    let modifiers = InputModifiers(gdk_event_get_modifier_state(event))
    let direction = gdk_scroll_event_get_direction(event)
    guard direction == GDK_SCROLL_SMOOTH else {
      let step: CGSize =
        switch direction {
        case GDK_SCROLL_UP: CGSize(width: 0, height: -Self.notch)
        case GDK_SCROLL_DOWN: CGSize(width: 0, height: Self.notch)
        case GDK_SCROLL_LEFT: CGSize(width: -Self.notch, height: 0)
        default: CGSize(width: Self.notch, height: 0)
        }
      return send(.scrolling(ScrollEvent(.wheel, at: point, by: step, time: time, modifiers: modifiers)))
    }
    if gdk_scroll_event_is_stop(event) != 0 { return endScroll(at: point, time, modifiers) }
    var x: Double = 0
    var y: Double = 0
    gdk_scroll_event_get_deltas(event, &x, &y)
    guard gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE else {
      let delta = CGSize(width: x * Self.notch, height: y * Self.notch)
      return send(.scrolling(ScrollEvent(.wheel, at: point, by: delta, time: time, modifiers: modifiers)))
    }
    let delta = CGSize(width: x, height: y)
    let phase: ScrollEvent.Phase = scroll == nil ? .began : .changed
    var current: TouchPadScroll = scroll ?? TouchPadScroll()
    current.add(delta, at: time)
    scroll = current
    return send(.scrolling(ScrollEvent(phase, at: point, by: delta, time: time, modifiers: modifiers)))
  }

  private func endScroll(at point: CGPoint, _ time: Double, _ modifiers: InputModifiers) -> Bool {
    guard let ended = scroll else { return false }
    scroll = nil
    return send(
      .scrolling(ScrollEvent(.ended, at: point, velocity: ended.velocity(at: time), time: time, modifiers: modifiers)))
  }

  private func pinch(_ event: OpaquePointer, _ time: Double) -> Bool {
    let point: CGPoint = position(event) ?? lastPosition
    let phase: TransformEvent.Phase
    switch gdk_touchpad_event_get_gesture_phase(event) {
    case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN:
      phase = .began
      pinch = (1, 0)
    case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE: phase = .changed
    case GDK_TOUCHPAD_GESTURE_PHASE_END: phase = .ended
    default: phase = .cancelled
    }
    if phase == .changed || phase == .began {
      pinch?.scale = gdk_touchpad_event_get_pinch_scale(event)
      pinch?.angle += gdk_touchpad_event_get_pinch_angle_delta(event)
    }
    guard let state = pinch else { return false }
    if phase == .ended || phase == .cancelled { pinch = nil }
    return send(
      .transform(
        TransformEvent(
          phase, at: point, magnification: max(0.001, state.scale), rotation: state.angle, time: time,
          modifiers: InputModifiers(gdk_event_get_modifier_state(event)))))
  }
}

// MARK: - Keys

extension DeviceInput {
  /// A key that no screen reader takes: the input method's first, then the views'.
  private func key(_ event: OpaquePointer, _ time: Double) -> Bool {
    guard let window else { return false }
    let value: guint = gdk_key_event_get_keyval(event)
    let modifiers = InputModifiers(gdk_event_get_modifier_state(event))
    let scalar: UInt32 = gdk_keyval_to_unicode(value)
    let text: String = scalar >= 32 && scalar != 127 ? UnicodeScalar(scalar).map { String($0) } ?? "" : ""
    let isDown: Bool = gdk_event_get_event_type(event) == GDK_KEY_PRESS
    let key = HostEvent.key(
      KeyEvent(isDown ? .down : .up, KeySymbol(keyValue: value), text: text, modifiers: modifiers, time: time))
    if window.isTakenBeside(key) { return true }
    if window.accessibility.takesReadingKey(event) { return true }
    if window.text.filter(event) { return true }
    return deliver(key, to: window)
  }
}

/// The distances of a touch pad's last moments.
private struct TouchPadScroll {
  private var moments: [(time: Double, delta: CGSize)] = []

  mutating func add(_ delta: CGSize, at time: Double) {
    moments.append((time, delta))
    moments.removeAll { $0.time < time - 0.15 }
  }

  /// Points a second over the last tenth of a second; a pause before the end is a stop.
  func velocity(at time: Double) -> CGSize {
    let recent = moments.filter { $0.time >= time - 0.1 }
    guard let first = recent.first, recent.count > 1, let last = recent.last, time - last.time < 0.05 else {
      return .zero
    }
    let span: Double = max(0.008, last.time - first.time)
    let sum: CGSize = recent.dropFirst().reduce(CGSize.zero) {
      CGSize(width: $0.width + $1.delta.width, height: $0.height + $1.delta.height)
    }
    return CGSize(width: sum.width / span, height: sum.height / span)
  }
}

/// Brings the devices' clock, of which nobody knows when it began, to the program's.
private struct EventClock {
  private var offset: Double?

  /// - Parameters:
  ///   - milliseconds: of the event, 0 for none.
  ///   - now: the program's time.
  mutating func time(of milliseconds: guint32, now: Double) -> Double {
    guard milliseconds != 0 else { return now }
    let seconds: Double = Double(milliseconds) / 1000
    // An event is never later than now, and seldom much earlier; otherwise the clocks have gone apart.
    if let offset, seconds + offset <= now, seconds + offset > now - 0.5 { return seconds + offset }
    offset = now - seconds
    return now
  }
}
