import CGio

extension BusValue {
  /// The value as GLib's variant, a floating reference.
  func variant() -> OpaquePointer? {
    switch self {
    case .bool(let flag): return g_variant_new_boolean(flag ? 1 : 0)
    case .short(let number): return g_variant_new_int16(number)
    case .int(let number): return g_variant_new_int32(number)
    case .unsigned(let number): return g_variant_new_uint32(number)
    case .double(let number): return g_variant_new_double(number)
    case .string(let text): return g_variant_new_string(text)
    case .path(let path): return g_variant_new_object_path(path)
    case .tuple(let members): return Self.tuple(members)
    case .array(let element, let members):
      let type: OpaquePointer? = g_variant_type_new(element)
      defer { g_variant_type_free(type) }
      let children: [OpaquePointer?] = members.map { $0.variant() }
      return g_variant_new_array(type, children, gsize(children.count))
    case .entry(let key, let value): return g_variant_new_dict_entry(key.variant(), value.variant())
    case .variant(let value): return g_variant_new_variant(value.variant())
    }
  }

  /// Arguments or results of a call.
  static func tuple(_ members: [BusValue]) -> OpaquePointer? {
    let children: [OpaquePointer?] = members.map { $0.variant() }
    return g_variant_new_tuple(children, gsize(children.count))
  }

  /// The value of a variant. Types that AT-SPI does not use become numbers or empty tuples.
  init(_ variant: OpaquePointer) {
    switch UInt8(g_variant_classify(variant).rawValue) {
    case UInt8(ascii: "b"): self = .bool(g_variant_get_boolean(variant) != 0)
    case UInt8(ascii: "n"): self = .short(g_variant_get_int16(variant))
    case UInt8(ascii: "i"): self = .int(g_variant_get_int32(variant))
    case UInt8(ascii: "u"): self = .unsigned(g_variant_get_uint32(variant))
    case UInt8(ascii: "y"): self = .unsigned(UInt32(g_variant_get_byte(variant)))
    case UInt8(ascii: "q"): self = .unsigned(UInt32(g_variant_get_uint16(variant)))
    case UInt8(ascii: "x"): self = .int(Int32(clamping: g_variant_get_int64(variant)))
    case UInt8(ascii: "t"): self = .unsigned(UInt32(clamping: g_variant_get_uint64(variant)))
    case UInt8(ascii: "d"): self = .double(g_variant_get_double(variant))
    case UInt8(ascii: "s"): self = .string(String(cString: g_variant_get_string(variant, nil)))
    case UInt8(ascii: "o"): self = .path(String(cString: g_variant_get_string(variant, nil)))
    case UInt8(ascii: "v"): self = .variant(Self.children(of: variant).first ?? .tuple([]))
    case UInt8(ascii: "a"):
      let signature: String = String(cString: g_variant_get_type_string(variant))
      self = .array(of: String(signature.dropFirst()), Self.children(of: variant))
    case UInt8(ascii: "{"):
      let members: [BusValue] = Self.children(of: variant)
      self = .entry(members[0], members[1])
    case UInt8(ascii: "("): self = .tuple(Self.children(of: variant))
    default: self = .tuple([])
    }
  }

  private static func children(of variant: OpaquePointer) -> [BusValue] {
    (0..<g_variant_n_children(variant)).compactMap { index in
      guard let child = g_variant_get_child_value(variant, index) else { return nil }
      defer { g_variant_unref(child) }
      return BusValue(child)
    }
  }
}
