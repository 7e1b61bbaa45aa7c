import CGtk
import CGtkView

/// The name by which portals know the window above which they show a dialog.
final class ParentName {
  private let window: UnsafeMutablePointer<GtkWidget>
  private var completion: ((String) -> Void)?
  private var isExported: Bool = false

  init(of window: UnsafeMutablePointer<GtkWidget>) { self.window = window }

  /// Gives the name now or later; an empty one where the display has none for windows.
  func find(_ completion: @escaping (String) -> Void) {
    guard let surface = gtk_native_get_surface(OpaquePointer(window)) else { return completion("") }
    let number: UInt = rotor_surface_x11_window(surface)
    if number != 0 { return completion("x11:" + String(number, radix: 16)) }
    self.completion = completion
    let name: RotorHandleReceiver = { handle, data in
      guard let name = owner(data, as: ParentName.self) else { return }
      name.isExported = true
      name.take(handle.map { "wayland:" + String(cString: $0) } ?? "")
    }
    guard rotor_surface_export_handle(surface, name, Unmanaged.passRetained(self).toOpaque()) != 0 else {
      Unmanaged.passUnretained(self).release()
      return take("")
    }
  }

  private func take(_ name: String) {
    let due: ((String) -> Void)? = completion
    completion = nil
    due?(name)
  }

  /// The dialog is over.
  func forget() {
    completion = nil
    guard isExported, let surface = gtk_native_get_surface(OpaquePointer(window)) else { return }
    isExported = false
    rotor_surface_unexport_handle(surface)
  }
}
