import CGtk
import CGtkView
import Foundation

/// Lets a program that is started again come to the front where it runs already, by the session bus.
///
/// A start with arguments is one of its own: what these ask for is not handed over. A bus that is missing or silent costs
/// a moment at most; the program then runs as if it were alone.
final class SingleInstance {
  private let application: UnsafeMutablePointer<GApplication>
  private let activate: () -> Void

  /// - Parameters:
  ///   - id: of the program, of at least two parts with a dot between.
  ///   - activate: called when the program is started again.
  init?(id: String, activate: @escaping () -> Void) {
    guard g_application_id_is_valid(id) != 0, let made = g_application_new(id, GApplicationFlags(rawValue: 0)) else {
      return nil
    }
    application = made
    self.activate = activate
  }

  deinit {
    Signal.disconnectAll(application, owner: self)
    g_object_unref(application)
  }

  /// Registers the program; false when it runs already and was told to come to the front.
  func begin() -> Bool {
    let activated: Signal.Plain = { _, data in
      guard let instance = owner(data, as: SingleInstance.self), instance.isBegun else { return }
      instance.activate()
    }
    Signal.connect(application, "activate", activated, owner: self)
    guard let limit = g_cancellable_new() else { return true }
    defer { g_object_unref(limit) }
    let address = UInt(bitPattern: limit)
    g_object_ref(limit)
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) {
      guard let limit = UnsafeMutablePointer<GCancellable>(bitPattern: address) else { return }
      g_cancellable_cancel(limit)
      g_object_unref(limit)
    }
    guard g_application_register(application, limit, nil) != 0 else { return true }
    if g_application_get_is_remote(application) != 0 {
      g_application_activate(application)
      // The message is written before the program ends.
      if let connection = g_application_get_dbus_connection(application) {
        g_dbus_connection_flush_sync(connection, limit, nil)
      }
      return false
    }
    isBegun = true
    return true
  }

  private var isBegun: Bool = false
}
