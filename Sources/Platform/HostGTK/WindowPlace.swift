import CGtk
import CGtkView
import CoreGraphics

/// Where a window's content stands on the screen, on X11. Wayland tells no program, and the place stays zero.
///
/// The display is asked a moment after the window moved, once for many moves.
final class WindowPlace {
  /// In points: clients on the bus add what they read in points.
  private(set) var origin: CGPoint = .zero
  private unowned(unsafe) var window: GTKWindow!
  private var display: UnsafeMutableRawPointer?
  private let moved = LoopTimer()

  /// Follows a window that was presented.
  func begin(_ window: GTKWindow) {
    guard self.display == nil, let display = gtk_widget_get_display(window.widget), rotor_is_x11(display) != 0
    else { return }
    self.window = window
    let object = UnsafeMutableRawPointer(display)
    self.display = object
    let event: Signal.Foreign = { _, event, data in
      if let event { owner(data, as: WindowPlace.self)?.take(event) }
      return 0
    }
    Signal.connect(object, "xevent", event, owner: self)
    look()
  }

  func end() {
    moved.cancel()
    if let display { Signal.disconnectAll(display, owner: self) }
    window = nil
  }

  private var surface: OpaquePointer? { window.flatMap { gtk_native_get_surface(OpaquePointer($0.widget)) } }

  private func take(_ event: UnsafeMutableRawPointer) {
    guard !moved.isWaiting, let surface else { return }
    let number: UInt = rotor_surface_x11_window(surface)
    if rotor_event_moves_window(event, number) != 0 { moved.start(after: 0.05) { [weak self] in self?.look() } }
  }

  private func look() {
    var x: Int32 = 0
    var y: Int32 = 0
    guard let window, let surface, rotor_surface_origin(surface, &x, &y) != 0 else { return }
    let scale: Double = rotor_surface_scale(surface)
    var point = CGPoint(x: Double(x) / scale, y: Double(y) / scale)
    // Shadows and a title bar of GTK's lie in the surface, around the view.
    var viewX: Double = 0
    var viewY: Double = 0
    var surfaceX: Double = 0
    var surfaceY: Double = 0
    gtk_native_get_surface_transform(OpaquePointer(window.widget), &surfaceX, &surfaceY)
    _ = gtk_widget_translate_coordinates(window.view, window.widget, 0, 0, &viewX, &viewY)
    point.x += surfaceX + viewX
    point.y += surfaceY + viewY
    guard point != origin else { return }
    origin = point
    window.accessibility.tellWindow()
  }
}
