import CGtk

/// Values of GLib's for calls on the bus. Those that are made are floating: what they are put into owns them.
enum Variant {
  static func text(_ text: String) -> OpaquePointer? { g_variant_new_string(text) }
  static func flag(_ isSet: Bool) -> OpaquePointer? { g_variant_new_boolean(isSet ? 1 : 0) }
  /// The bytes of a path in the file system, with the zero that ends it.
  static func path(_ path: String) -> OpaquePointer? { g_variant_new_bytestring(path) }

  static func tuple(_ members: [OpaquePointer?]) -> OpaquePointer? {
    var members: [OpaquePointer?] = members
    return g_variant_new_tuple(&members, gsize(members.count))
  }

  /// - Parameter type: Of the members, in D-Bus's letters.
  static func list(of type: String, _ members: [OpaquePointer?]) -> OpaquePointer? {
    var members: [OpaquePointer?] = members
    let type: OpaquePointer? = g_variant_type_new(type)
    defer { g_variant_type_free(type) }
    return g_variant_new_array(type, &members, gsize(members.count))
  }

  /// Named values of any type.
  static func options(_ options: [(String, OpaquePointer?)]) -> OpaquePointer? {
    list(of: "{sv}", options.map { g_variant_new_dict_entry(text($0.0), g_variant_new_variant($0.1)) })
  }

  /// A value that was received, which is released with this.
  static func taking(_ value: OpaquePointer) -> Received { Received(value) }

  final class Received {
    private let value: OpaquePointer

    fileprivate init(_ value: OpaquePointer) { self.value = value }

    deinit { g_variant_unref(value) }

    /// The texts and object paths among the members of a tuple or list.
    var texts: [String] {
      (0..<g_variant_n_children(value)).compactMap { index in
        guard let child = g_variant_get_child_value(value, index) else { return nil }
        defer { g_variant_unref(child) }
        let kind = g_variant_classify(child)
        guard kind == G_VARIANT_CLASS_STRING || kind == G_VARIANT_CLASS_OBJECT_PATH else { return nil }
        return g_variant_get_string(child, nil).map { String(cString: $0) }
      }
    }
  }
}
