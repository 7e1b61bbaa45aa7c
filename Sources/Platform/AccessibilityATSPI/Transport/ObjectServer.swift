import CGio

/// What answers calls from the bus; the bus thread's side of the application.
protocol ObjectAnswering: AnyObject {
  /// The interfaces of the object at a path; nil when there is no such object.
  func interfaces(atPath path: String) -> [BusInterface]?
  func answer(
    _ method: String, _ interface: BusInterface, path: String, _ arguments: [BusValue], from sender: String
  ) -> BusReply
  func property(_ property: String, _ interface: BusInterface, path: String, from sender: String) -> BusValue?
  func setProperty(_ property: String, _ interface: BusInterface, path: String, to value: BusValue) -> Bool
}

/// Registers all objects of the application on a connection.
///
/// Objects are not registered one by one: GDBus asks for the interfaces of a path when a call for it comes.
enum ObjectServer {
  static let cachePath: String = "/org/a11y/atspi/cache"

  /// Takes calls for `answering`, which must outlive the connection; false when the paths are taken.
  static func register(_ answering: any ObjectAnswering, on connection: BusConnection) -> Bool {
    let data: UnsafeMutableRawPointer = ServedObjects(answering).retained()
    let release: GDestroyNotify = { ServedObjects.release($0) }
    let subtree: guint = withUnsafePointer(to: subtreeTable) { table in
      g_dbus_connection_register_subtree(
        connection.pointer, ExposedApplication.pathPrefix, table, G_DBUS_SUBTREE_FLAGS_DISPATCH_TO_UNENUMERATED_NODES,
        data, release, nil)
    }
    let cache: guint = withUnsafePointer(to: objectTable) { table in
      g_dbus_connection_register_object(
        connection.pointer, cachePath, descriptions[.cache] ?? nil, table, ServedObjects(answering).retained(), release,
        nil)
    }
    return subtree != 0 && cache != 0
  }

  /// The parsed description of each interface; they live as long as the process.
  private nonisolated(unsafe) static let descriptions: [BusInterface: UnsafeMutablePointer<GDBusInterfaceInfo>?] = {
    let node: UnsafeMutablePointer<GDBusNodeInfo>? = g_dbus_node_info_new_for_xml(BusInterface.introspection, nil)
    return Dictionary(
      uniqueKeysWithValues: BusInterface.allCases.map { ($0, g_dbus_node_info_lookup_interface(node, $0.name)) })
  }()

  private nonisolated(unsafe) static let subtreeTable = GDBusSubtreeVTable(
    enumerate: { _, _, _, _ in
      // No children by name: they are reached through Accessible.
      g_malloc0(gsize(MemoryLayout<UnsafeMutableRawPointer?>.stride))?
        .assumingMemoryBound(to: UnsafeMutablePointer<gchar>?.self)
    },
    introspect: { _, _, path, node, data in
      guard let node, let path, let data else { return nil }
      // GDBus gives the object's own path for calls, and the subtree's for introspection.
      var full: String = String(cString: path)
      if full == ExposedApplication.pathPrefix { full += "/" + String(cString: node) }
      return ObjectServer.list(ServedObjects.peek(data).interfaces(full))
    },
    dispatch: { _, _, _, _, _, outData, data in
      outData?.pointee = data
      return objectTablePointer
    }, padding: (nil, nil, nil, nil, nil, nil, nil, nil))

  /// A list of descriptions as GDBus takes and frees it.
  private static func list(
    _ interfaces: [BusInterface]?
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<GDBusInterfaceInfo>?>? {
    guard let interfaces, !interfaces.isEmpty else { return nil }
    let stride: Int = MemoryLayout<UnsafeMutableRawPointer?>.stride
    guard let memory = g_malloc0(gsize((interfaces.count + 1) * stride)) else { return nil }
    let list = memory.assumingMemoryBound(to: UnsafeMutablePointer<GDBusInterfaceInfo>?.self)
    for (index, interface) in interfaces.enumerated() {
      list[index] = g_dbus_interface_info_ref(descriptions[interface] ?? nil)
    }
    return list
  }

  /// GDBus keeps the pointer while it handles a call.
  private nonisolated(unsafe) static let objectTablePointer: UnsafePointer<GDBusInterfaceVTable> = {
    let pointer = UnsafeMutablePointer<GDBusInterfaceVTable>.allocate(capacity: 1)
    pointer.initialize(to: objectTable)
    return UnsafePointer(pointer)
  }()

  private nonisolated(unsafe) static let objectTable = GDBusInterfaceVTable(
    method_call: { _, sender, path, interface, method, parameters, invocation, data in
      guard let path, let interface, let method, let parameters, let data else { return }
      let served: ServedObjects = ServedObjects.peek(data)
      let reply: BusReply = served.answer(
        String(cString: method), String(cString: interface), String(cString: path), BusValue(parameters).members,
        sender.map { String(cString: $0) } ?? "")
      ObjectServer.send(reply, method: String(cString: method), to: invocation)
    },
    get_property: { _, sender, path, interface, property, error, data in
      guard let path, let interface, let property, let data else { return nil }
      let value: BusValue? = ServedObjects.peek(data).property(
        String(cString: property), String(cString: interface), String(cString: path),
        sender.map { String(cString: $0) } ?? "")
      if let value { return value.variant() }
      ObjectServer.set(error, G_DBUS_ERROR_UNKNOWN_OBJECT, "The object is gone, or has no such property")
      return nil
    },
    set_property: { _, _, path, interface, property, value, error, data in
      guard let path, let interface, let property, let value, let data else { return 0 }
      let isSet: Bool = ServedObjects.peek(data).setProperty(
        String(cString: property), String(cString: interface), String(cString: path), BusValue(value))
      if !isSet { ObjectServer.set(error, G_DBUS_ERROR_FAILED, "The property of this object cannot be set") }
      return isSet ? 1 : 0
    }, padding: (nil, nil, nil, nil, nil, nil, nil, nil))

  private static func set(
    _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?, _ code: GDBusError, _ message: String
  ) {
    guard let error else { return }
    error.pointee = g_error_new_literal(g_dbus_error_quark(), gint(code.rawValue), message)
  }

  private static func send(_ reply: BusReply, method: String, to invocation: OpaquePointer?) {
    func fail(_ code: GDBusError, _ message: String) {
      g_dbus_method_invocation_return_error_literal(
        invocation, g_dbus_error_quark(), gint(code.rawValue), message)
    }
    switch reply {
    case .values(let values): g_dbus_method_invocation_return_value(invocation, BusValue.tuple(values))
    case .unknownObject: fail(G_DBUS_ERROR_UNKNOWN_OBJECT, "The object is gone")
    case .unknownMethod: fail(G_DBUS_ERROR_UNKNOWN_METHOD, "The object does not have the method \(method)")
    case .invalidArguments(let reason): fail(G_DBUS_ERROR_INVALID_ARGS, "\(method): \(reason)")
    }
  }
}

/// The user data of GDBus's tables.
private final class ServedObjects {
  private weak var answering: (any ObjectAnswering)?

  init(_ answering: any ObjectAnswering) { self.answering = answering }

  func interfaces(_ path: String) -> [BusInterface]? { answering?.interfaces(atPath: path) }

  func answer(_ method: String, _ interface: String, _ path: String, _ arguments: [BusValue], _ sender: String)
    -> BusReply
  {
    guard let answering, let interface = BusInterface(name: interface) else { return .unknownMethod }
    return answering.answer(method, interface, path: path, arguments, from: sender)
  }

  func property(_ property: String, _ interface: String, _ path: String, _ sender: String) -> BusValue? {
    BusInterface(name: interface).flatMap {
      answering?.property(property, $0, path: path, from: sender)
    }
  }

  func setProperty(_ property: String, _ interface: String, _ path: String, _ value: BusValue) -> Bool {
    guard let answering, let interface = BusInterface(name: interface) else { return false }
    return answering.setProperty(property, interface, path: path, to: value)
  }

  func retained() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  static func peek(_ data: UnsafeMutableRawPointer) -> ServedObjects {
    Unmanaged<ServedObjects>.fromOpaque(data).takeUnretainedValue()
  }

  static func release(_ data: UnsafeMutableRawPointer?) {
    if let data { Unmanaged<ServedObjects>.fromOpaque(data).release() }
  }
}
