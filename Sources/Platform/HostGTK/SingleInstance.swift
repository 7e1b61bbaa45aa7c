import CGtk
import CGtkView
import Foundation

/// Lets a program that is started again come to the front where it runs already, by the session bus.
///
/// Addresses are handed over to the program that runs; a start with other arguments is one of its own. A bus that
/// is missing or silent costs a moment at most; the program then runs as if it were alone.
final class SingleInstance {
  private let application: UnsafeMutablePointer<GApplication>
  private let activate: () -> Void
  private let open: (URL) -> Void

  /// - Parameters:
  ///   - id: of the program, of at least two parts with a dot between.
  ///   - activate: called when the program is started again.
  ///   - open: called with each address that it is started with then.
  init?(id: String, activate: @escaping () -> Void, open: @escaping (URL) -> Void) {
    guard g_application_id_is_valid(id) != 0, let made = g_application_new(id, G_APPLICATION_HANDLES_OPEN) else {
      return nil
    }
    application = made
    self.activate = activate
    self.open = open
  }

  deinit {
    Signal.disconnectAll(application, owner: self)
    g_object_unref(application)
  }

  /// Registers the program; false when it runs already and was told to come to the front and to open addresses.
  func begin(_ urls: [URL] = []) -> Bool {
    let activated: Signal.Plain = { _, data in
      guard let instance = owner(data, as: SingleInstance.self), instance.isBegun else { return }
      instance.activate()
    }
    Signal.connect(application, "activate", activated, owner: self)
    typealias Opened =
      @convention(c) (
        UnsafeMutableRawPointer?, UnsafePointer<OpaquePointer?>?, Int32, UnsafePointer<CChar>?, UnsafeMutableRawPointer?
      ) -> Void
    let opened: Opened = { _, files, count, _, data in
      guard let instance = owner(data, as: SingleInstance.self), instance.isBegun, let files else { return }
      for index in 0..<Int(count) {
        guard let address = g_file_get_uri(files[index]) else { continue }
        if let url = URL(string: String(cString: address)) { instance.open(url) }
        g_free(address)
      }
    }
    Signal.connect(application, "open", opened, owner: self)
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
      hand(over: urls)
      // The message is written before the program ends.
      if let connection = g_application_get_dbus_connection(application) {
        g_dbus_connection_flush_sync(connection, limit, nil)
      }
      return false
    }
    isBegun = true
    return true
  }

  /// Tells the program that runs already what this one was started for.
  private func hand(over urls: [URL]) {
    guard !urls.isEmpty else { return g_application_activate(application) }
    var files: [OpaquePointer?] = urls.map { g_file_new_for_uri($0.absoluteString) }
    g_application_open(application, &files, Int32(files.count), "")
    for file in files { if let file { g_object_unref(UnsafeMutableRawPointer(file)) } }
  }

  private var isBegun: Bool = false
}
