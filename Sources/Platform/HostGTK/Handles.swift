import CGtk
import CGtkView

typealias Widget = UnsafeMutablePointer<GtkWidget>

/// The owner of a callback, as it was handed to GTK.
func owner<Owner: AnyObject>(_ data: UnsafeMutableRawPointer?, as type: Owner.Type) -> Owner? {
  data.map { Unmanaged<Owner>.fromOpaque($0).takeUnretainedValue() }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// The same object as GTK's window.
  var window: UnsafeMutablePointer<GtkWindow> { UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWindow.self) }
}

/// Signals with the forms that GTK's have. Handlers hand the owner last.
enum Signal {
  typealias Plain = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
  typealias Property = @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void
  typealias Request = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> gboolean
  typealias Foreign =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> gboolean
  typealias Event = @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> gboolean
  typealias Text = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Void
  typealias Range = @convention(c) (UnsafeMutableRawPointer?, Int32, Int32, UnsafeMutableRawPointer?) -> gboolean

  /// Connects a C function, whatever its form is. The owner has to outlive the object or disconnect.
  static func connect<Function>(
    _ object: UnsafeMutableRawPointer, _ name: String, _ handler: Function, owner: AnyObject
  ) {
    let function = unsafeBitCast(handler, to: (@convention(c) () -> Void).self)
    rotor_connect(object, name, function, Unmanaged.passUnretained(owner).toOpaque())
  }

  static func disconnectAll(_ object: UnsafeMutableRawPointer, owner: AnyObject) {
    g_signal_handlers_disconnect_matched(
      object, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(owner).toOpaque())
  }
}
