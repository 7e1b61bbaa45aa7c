/// An identifier that a system makes for a tag without a declared type. It holds the tag and the types that the dynamic
/// type conforms to, so that other systems read it without a database: `dyn.a` and a text such as `?0=6:1=note` in
/// base 32. The form is that of Apple's systems.
package struct DynamicIdentifier: Hashable, Sendable {
  package enum TagClass: String, Hashable, Sendable, CaseIterable {
    case filenameExtension = "public.filename-extension"
    case mediaType = "public.mime-type"
  }

  package var supertypes: [String]
  package var tagClass: TagClass
  package var tag: String

  package init(tag: String, tagClass: TagClass, supertypes: [String]) {
    self.tag = tag.lowercased()
    self.tagClass = tagClass
    self.supertypes = supertypes
  }

  private static let prefix = "dyn.a"
  private static let digits: [Character] = Array("abcdefghkmnpqrstuvwxyz0123456789")
  /// Types and tag classes that are written as one digit: their place in this list.
  private static let abbreviations: [String] = [
    "UTTypeConformsTo", "public.filename-extension", "com.apple.ostype", "public.mime-type", "com.apple.nspboard-type",
    "public.url-scheme", "public.data", "public.text", "public.plain-text", "public.utf16-plain-text",
    "com.apple.traditional-mac-plain-text", "public.image", "public.video", "public.audio", "public.directory",
    "public.folder",
  ]

  package var identifier: String {
    let tagText: String = Self.abbreviated(tagClass.rawValue) + "=" + Self.escaped(tag)
    guard !supertypes.isEmpty else { return Self.prefix + Self.encoded(tagText) }
    let types: String = supertypes.map { Self.escaped(Self.abbreviated($0)) }.joined(separator: ",")
    return Self.prefix + Self.encoded("?0=\(types):\(tagText)")
  }

  /// Reads an identifier; nil if it is none of a dynamic type, or names no tag that is known here.
  package init?(_ identifier: String) {
    guard identifier.lowercased().hasPrefix(Self.prefix),
      var text = Self.decoded(identifier.dropFirst(Self.prefix.count).lowercased())
    else { return nil }
    if text.hasPrefix("?") { text.removeFirst() }
    var supertypes: [String] = []
    var tag: (class: TagClass, value: String)?
    for entry in Self.split(text, at: ":") {
      let parts: [String] = Self.split(entry, at: "=")
      guard parts.count == 2 else { return nil }
      let values: [String] = Self.split(parts[1], at: ",").map(Self.unescaped)
      let key: String = Self.expanded(Self.unescaped(parts[0]))
      if key == Self.abbreviations[0] {
        supertypes = values.map(Self.expanded)
      } else if let tagClass = TagClass(rawValue: key), let value = values.first, tag == nil {
        tag = (tagClass, value)
      }
    }
    guard let tag else { return nil }
    self.init(tag: tag.value, tagClass: tag.class, supertypes: supertypes)
  }

  private static func abbreviated(_ name: String) -> String {
    abbreviations.firstIndex(of: name).map { String($0, radix: 16, uppercase: true) } ?? name
  }

  private static func expanded(_ name: String) -> String {
    guard name.count == 1, let index = Int(name, radix: 16) else { return name }
    return abbreviations[index]
  }

  private static func escaped(_ text: String) -> String {
    String(text.flatMap { ":=,\\".contains($0) ? ["\\", $0] : [$0] })
  }

  private static func unescaped(_ text: String) -> String {
    var result: String = ""
    var isEscaped: Bool = false
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        result.append(character)
        isEscaped = false
      }
    }
    return result
  }

  /// The parts between separators that are not escaped, with their escapes.
  private static func split(_ text: String, at separator: Character) -> [String] {
    var parts: [String] = [""]
    var isEscaped: Bool = false
    for character in text {
      if character == separator, !isEscaped {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return parts
  }

  private static func encoded(_ text: String) -> String {
    var result: String = ""
    var bits: UInt32 = 0
    var count: Int = 0
    for byte in text.utf8 {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 5 {
        count -= 5
        result.append(digits[Int(bits >> UInt32(count) & 31)])
      }
    }
    if count > 0 { result.append(digits[Int(bits << UInt32(5 - count) & 31)]) }
    return result
  }

  private static func decoded(_ text: some StringProtocol) -> String? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count: Int = 0
    for character in text {
      guard let digit = digits.firstIndex(of: character) else { return nil }
      bits = bits << 5 | UInt32(digit)
      count += 5
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
