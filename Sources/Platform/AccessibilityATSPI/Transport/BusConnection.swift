import CGio

/// A private connection to a message bus. Everything about it is asynchronous and has a time limit.
///
/// Belongs to the bus thread, whose context brings the answers.
final class BusConnection {
  /// What a call came to.
  enum Outcome {
    case answer([BusValue])
    case timedOut
    case failed

    var values: [BusValue]? {
      if case .answer(let values) = self { return values }
      return nil
    }
  }

  let pointer: OpaquePointer
  private var subscriptions: [guint] = []
  private var closedHandler: gulong = 0
  private var keptClosed: BusCallback<Void>?

  private init(_ pointer: OpaquePointer) { self.pointer = pointer }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  /// The name that the bus gave.
  var uniqueName: String { g_dbus_connection_get_unique_name(pointer).map { String(cString: $0) } ?? "" }

  /// Opens a connection; a bus that accepts and says nothing is given up after the time limit.
  static func open(
    _ address: String, on thread: BusThread, limit milliseconds: Int,
    _ completion: @escaping (_ connection: BusConnection?, _ isSilent: Bool) -> Void
  ) {
    let cancellable: UnsafeMutablePointer<GCancellable>? = g_cancellable_new()
    var hasTimedOut: Bool = false
    let timer: BusTimer = thread.post(after: milliseconds) {
      hasTimedOut = true
      g_cancellable_cancel(cancellable)
    }
    let callback = BusCallback<OpaquePointer?> { result in
      timer.cancel()
      g_object_unref(cancellable)
      completion(result.map { BusConnection($0) }, hasTimedOut)
    }
    let flags: UInt32 =
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
    g_dbus_connection_new_for_address(
      address, GDBusConnectionFlags(rawValue: flags), nil, cancellable,
      { _, result, data in
        let connection: OpaquePointer? = g_dbus_connection_new_for_address_finish(result, nil)
        BusCallback<OpaquePointer?>.take(data)?.work(connection)
      }, callback.retained())
  }

  /// Calls a method of another program.
  func call(
    _ name: String, _ path: String, _ interface: String, _ method: String, _ arguments: [BusValue] = [],
    limit milliseconds: Int32 = 3_000, _ completion: @escaping (Outcome) -> Void
  ) {
    let callback = BusCallback<Outcome>(completion)
    g_dbus_connection_call(
      pointer, name, path, interface, method, BusValue.tuple(arguments), nil, G_DBUS_CALL_FLAGS_NONE, milliseconds, nil,
      { source, result, data in
        var error: UnsafeMutablePointer<GError>?
        let connection: OpaquePointer? = source.map { OpaquePointer($0) }
        let reply: OpaquePointer? = g_dbus_connection_call_finish(connection, result, &error)
        let outcome: Outcome
        if let reply {
          outcome = .answer(BusValue(reply).members)
          g_variant_unref(reply)
        } else {
          let isTimeout: Bool =
            g_error_matches(error, g_io_error_quark(), gint(G_IO_ERROR_TIMED_OUT.rawValue)) != 0
            || g_error_matches(error, g_dbus_error_quark(), gint(G_DBUS_ERROR_NO_REPLY.rawValue)) != 0
          outcome = isTimeout ? .timedOut : .failed
          g_error_free(error)
        }
        BusCallback<Outcome>.take(data)?.work(outcome)
      }, callback.retained())
  }

  /// Receives signals of other programs until the connection is closed.
  func subscribe(
    sender: String? = nil, interface: String? = nil, member: String? = nil, path: String? = nil,
    firstArgument: String? = nil, _ receive: @escaping (_ member: String, _ arguments: [BusValue]) -> Void
  ) {
    let callback = BusCallback<(String, [BusValue])> { receive($0.0, $0.1) }
    let id: guint = g_dbus_connection_signal_subscribe(
      pointer, sender, interface, member, path, firstArgument, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, member, parameters, data in
        guard let member, let parameters, let data else { return }
        BusCallback<(String, [BusValue])>.peek(data).work((String(cString: member), BusValue(parameters).members))
      }, callback.retained(), { BusCallback<(String, [BusValue])>.release($0) })
    subscriptions.append(id)
  }

  func emit(_ event: BusEvent) {
    g_dbus_connection_emit_signal(
      pointer, nil, event.path, event.interface, event.member, BusValue.tuple(event.arguments), nil)
  }

  /// Is told when the bus is gone.
  func onClosed(_ receive: @escaping () -> Void) {
    let callback = BusCallback<Void> { receive() }
    keptClosed = callback
    let handler: @convention(c) (OpaquePointer?, gboolean, UnsafeMutablePointer<GError>?, gpointer?) -> Void = {
      _, _, _, data in
      if let data { BusCallback<Void>.peek(data).work(()) }
    }
    closedHandler = g_signal_connect_data(
      UnsafeMutableRawPointer(pointer), "closed", unsafeBitCast(handler, to: GCallback.self),
      Unmanaged.passUnretained(callback).toOpaque(), nil, GConnectFlags(rawValue: 0))
  }

  /// Lets go of the bus: nothing more is received.
  func close() {
    if closedHandler != 0 { g_signal_handler_disconnect(UnsafeMutableRawPointer(pointer), closedHandler) }
    closedHandler = 0
    for id in subscriptions { g_dbus_connection_signal_unsubscribe(pointer, id) }
    subscriptions = []
    g_dbus_connection_close(pointer, nil, nil, nil)
  }
}

/// A closure that GLib carries as user data.
final class BusCallback<Value> {
  let work: (Value) -> Void

  init(_ work: @escaping (Value) -> Void) { self.work = work }

  func retained() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  static func take(_ data: UnsafeMutableRawPointer?) -> BusCallback? {
    data.map { Unmanaged<BusCallback>.fromOpaque($0).takeRetainedValue() }
  }

  static func peek(_ data: UnsafeMutableRawPointer) -> BusCallback {
    Unmanaged<BusCallback>.fromOpaque(data).takeUnretainedValue()
  }

  static func release(_ data: UnsafeMutableRawPointer?) {
    if let data { Unmanaged<BusCallback>.fromOpaque(data).release() }
  }
}
