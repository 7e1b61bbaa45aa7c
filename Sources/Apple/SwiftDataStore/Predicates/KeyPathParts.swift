@_spi(Reflection) import Swift

/// One step of a key path.
struct KeyPathPart {
  enum Kind: Equatable {
    /// A stored property, by its distance from the beginning of the value or object.
    case stored(offset: Int)
    /// A property with accessors: what Swift itself tells two of them apart by.
    case computed(id: UInt, form: UInt32)
    /// The step behind `?`: what follows is about the value, if there is one.
    case chain
    /// The end of a chain, whose result is optional again.
    case wrap
    case force
  }

  let kind: Kind
  let root: Any.Type
  let value: Any.Type

  /// The name of a stored property; nil for a calculated one.
  var storedName: String? {
    guard case .stored(let wanted) = kind else { return nil }
    var found: String?
    let options: _EachFieldOptions = root is AnyClass ? [.classType] : []
    _ = _forEachField(of: root, options: options) { name, offset, _, _ in
      if offset == wanted { found = String(cString: name) }
      return found == nil
    }
    return found
  }
}

/// Takes key paths apart, which Swift offers no way to do: a predicate holds each step as a path of its own, a sort
/// descriptor only the whole. The steps are read from where the standard library keeps them in the path's object, in the
/// form that its `KeyPath.swift` describes: a header with the length, then for each step a header, what belongs to it,
/// and, but for the last one, the type that the step leads to.
enum KeyPathParts {
  /// - Returns: nil where this version of Swift keeps key paths in another form.
  static func parts(of path: AnyKeyPath) -> [KeyPathPart]? { isKnown ? read(path) : nil }

  /// Whether paths of known steps are read as what they are.
  private static let isKnown: Bool = {
    struct Inner { var first: Int8 = 0, second: Int = 0 }
    struct Outer {
      var first: Int = 0
      var inner: Inner?
      var other: Inner {
        get { Inner() }
        set {}
      }
    }
    func kinds(_ path: AnyKeyPath) -> [KeyPathPart.Kind]? { read(path)?.map(\.kind) }
    let offset: Int = MemoryLayout<Int>.size
    guard let other = kinds(\Outer.other)?.first, case .computed = other, let hash = kinds(\Int.hashValue)?.first else {
      return false
    }
    return kinds(\Outer.inner?.second) == [.stored(offset: offset), .chain, .stored(offset: offset), .wrap]
      && kinds(\Outer.inner!.second) == [.stored(offset: offset), .force, .stored(offset: offset)]
      && kinds(\Outer.other.second.hashValue) == [other, .stored(offset: offset), hash] && hash != other
      && read(\Outer.other.second)?.map { ObjectIdentifier($0.value) } == [
        ObjectIdentifier(Inner.self), ObjectIdentifier(Int.self),
      ]
  }()

  private static let word: Int = MemoryLayout<Int>.size

  private static func read(_ path: AnyKeyPath) -> [KeyPathPart]? {
    guard word == 8 else { return nil }
    return withExtendedLifetime(path) {
      // Behind the object's header and one pointer for Objective-C.
      let start: UnsafeRawPointer = UnsafeRawPointer(Unmanaged.passUnretained(path).toOpaque()) + 3 * word
      let size = Int(start.load(as: UInt32.self) & 0xFF_FFFF)
      let bytes = UnsafeRawBufferPointer(start: start + word, count: size)
      return read(bytes, from: type(of: path).rootType, to: type(of: path).valueType)
    }
  }

  private static func read(_ bytes: UnsafeRawBufferPointer, from root: Any.Type, to end: Any.Type) -> [KeyPathPart]? {
    var parts: [KeyPathPart] = []
    var place: Int = 0
    var root: Any.Type = root
    while place < bytes.count {
      guard let (kind, length) = step(UnsafeRawBufferPointer(rebasing: bytes[place...])) else { return nil }
      place += length
      var value: Any.Type = end
      if place < bytes.count {
        place = (place + word - 1) / word * word
        guard place + word < bytes.count, let type = bytes.load(fromByteOffset: place, as: UnsafeRawPointer?.self)
        else { return nil }
        value = unsafeBitCast(type, to: Any.Type.self)
        place += word
      }
      parts.append(KeyPathPart(kind: kind, root: root, value: value))
      root = value
    }
    return place == bytes.count ? parts : nil
  }

  /// One step, and how many bytes it takes.
  private static func step(_ bytes: UnsafeRawBufferPointer) -> (KeyPathPart.Kind, length: Int)? {
    guard bytes.count >= 4 else { return nil }
    let header: UInt32 = bytes.load(as: UInt32.self)
    let payload: UInt32 = header & 0xFF_FFFF
    switch (header >> 24) & 0x7F {
    case 1, 3:
      let offset: UInt32 = payload & 0x7F_FFFF
      if offset < 0x7F_FFFC { return (.stored(offset: Int(offset)), 4) }
      // An offset that is too big for the header stands behind it.
      guard offset == 0x7F_FFFF, bytes.count >= 8 else { return nil }
      return (.stored(offset: Int(bytes.load(fromByteOffset: 4, as: UInt32.self))), 8)
    case 2: return computed(bytes, payload)
    case 4: return payload < 3 ? ([.chain, .wrap, .force][Int(payload)], 4) : nil
    default: return nil
    }
  }

  /// Header, identity, getter, and perhaps setter and arguments: those of a subscript, or of a generic context.
  private static func computed(_ bytes: UnsafeRawBufferPointer, _ payload: UInt32) -> (KeyPathPart.Kind, length: Int)? {
    let hasSetter: Bool = payload & 0x40_0000 != 0
    let hasArguments: Bool = payload & 0x8_0000 != 0
    let isExternal: Bool = payload & 0x10 != 0
    var length: Int = (hasSetter ? 4 : 3) * word
    if hasArguments {
      guard bytes.count >= length + 2 * word else { return nil }
      let arguments: Int = bytes.load(fromByteOffset: length, as: Int.self)
      guard (0...bytes.count).contains(arguments) else { return nil }
      length += 2 * word + arguments + (isExternal ? word : 0)
    }
    guard bytes.count >= length else { return nil }
    return (.computed(id: bytes.load(fromByteOffset: word, as: UInt.self), form: payload & 0x30_0000), length)
  }
}
