import Foundation

/// The contents of a `.strings` or `.stringsdict` file.
enum StringsFile {
  /// - Throws: ``LocalizedFileError`` when the data is neither a property list nor lines of `"key" = "value";`.
  static func read(_ data: Data, file: String) throws -> [String: LocalizedValue] {
    if isList(data) {
      guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
        throw LocalizedFileError(file: file, reason: "it is no property list with a dictionary in it")
      }
      return list.compactMapValues { value($0) }
    }
    guard let text = text(of: data) else {
      throw LocalizedFileError(file: file, reason: "its characters are neither UTF-8 nor UTF-16")
    }
    var reader = StringsReader(text, file: file)
    return try reader.read().mapValues(LocalizedValue.string)
  }

  private static func isList(_ data: Data) -> Bool {
    if data.starts(with: Array("bplist".utf8)) { return true }
    let head: Data = data.prefix(512)
    let text: String = String(decoding: head, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return text.hasPrefix("<?xml") || text.hasPrefix("<!DOCTYPE") || text.hasPrefix("<plist")
  }

  private static func text(of data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      guard data.count % 2 == 0 else { return nil }
      return String(data: data, encoding: .utf16)
    }
    return String(data: data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data, encoding: .utf8)
  }

  // MARK: Property lists

  private static func value(_ entry: Any) -> LocalizedValue? {
    if let string = entry as? String { return .string(string) }
    guard let entry = entry as? [String: Any] else { return nil }
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
      let sized: [(Int, LocalizedValue)] = widths.compactMap { name, text in
        Int(name).flatMap { width in (text as? String).map { (width, .string($0)) } }
      }
      return sized.isEmpty ? nil : .width(Dictionary(sized) { $1 })
    }
    if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return .device(devices.compactMapValues { ($0 as? String).map(LocalizedValue.string) })
    }
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    var substitutions: [String: LocalizedValue.Substitution] = [:]
    for (name, rule) in entry {
      guard let rule = rule as? [String: Any] else { continue }
      let forms: [String: LocalizedValue] = rule.filter { !$0.key.hasPrefix("NSString") }.compactMapValues {
        ($0 as? String).map(LocalizedValue.string)
      }
      if !forms.isEmpty { substitutions[name] = LocalizedValue.Substitution(argument: nil, value: .plural(forms)) }
    }
    return .substituted(.string(format), substitutions)
  }
}

/// Reads `"key" = "value";` with comments and escapes.
private struct StringsReader {
  private let text: [Unicode.Scalar]
  private let file: String
  private var position: Int = 0

  init(_ text: String, file: String) {
    self.text = Array(text.unicodeScalars)
    self.file = file
  }

  mutating func read() throws -> [String: String] {
    var strings: [String: String] = [:]
    try skip()
    while position < text.count {
      let key: String = try word("a key")
      try skip()
      if take("=") {
        try skip()
        strings[key] = try word("a value")
        try skip()
      } else {
        // A key alone stands for itself.
        strings[key] = key
      }
      guard take(";") else { throw failure("a semicolon is missing behind \"\(key.prefix(40))\"") }
      try skip()
    }
    return strings
  }

  private func failure(_ reason: String) -> LocalizedFileError {
    let line: Int = text[..<min(position, text.count)].reduce(1) { $0 + ($1 == "\n" ? 1 : 0) }
    return LocalizedFileError(file: file, reason: "line \(line): \(reason)")
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard position < text.count, text[position] == scalar else { return false }
    position += 1
    return true
  }

  /// White space and comments.
  private mutating func skip() throws {
    while position < text.count {
      if text[position].properties.isWhitespace {
        position += 1
      } else if text[position] == "/", position + 1 < text.count, text[position + 1] == "/" {
        while position < text.count, text[position] != "\n", text[position] != "\r" { position += 1 }
      } else if text[position] == "/", position + 1 < text.count, text[position + 1] == "*" {
        let start: Int = position
        position += 2
        while position + 1 < text.count, !(text[position] == "*" && text[position + 1] == "/") { position += 1 }
        guard position + 1 < text.count else {
          position = start
          throw failure("a comment has no end")
        }
        position += 2
      } else {
        return
      }
    }
  }

  private mutating func word(_ what: String) throws -> String {
    guard position < text.count else { throw failure("\(what) is missing at the end") }
    if text[position] == "\"" || text[position] == "'" { return try quoted() }
    let start: Int = position
    while position < text.count, isPlain(text[position]) { position += 1 }
    guard position > start else { throw failure("\(what) is missing") }
    return String(String.UnicodeScalarView(text[start..<position]))
  }

  private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil || "._-$:/".unicodeScalars.contains(scalar)
  }

  private mutating func quoted() throws -> String {
    let start: Int = position
    let mark: Unicode.Scalar = text[position]
    var word = String.UnicodeScalarView()
    position += 1
    while position < text.count {
      let scalar: Unicode.Scalar = text[position]
      position += 1
      if scalar == mark { return String(word) }
      guard scalar == "\\", position < text.count else {
        word.append(scalar)
        continue
      }
      escaped(into: &word)
    }
    position = start
    throw failure("a quotation mark has no partner")
  }

  private mutating func escaped(into word: inout String.UnicodeScalarView) {
    let scalar: Unicode.Scalar = text[position]
    position += 1
    switch scalar {
    case "n": word.append("\n")
    case "r": word.append("\r")
    case "t": word.append("\t")
    case "u", "U":
      // Halves of a pair come as two escapes.
      let unit: UInt32 = hexadecimal()
      if (0xD800...0xDBFF).contains(unit), position + 1 < text.count, text[position] == "\\",
        text[position + 1] == "u" || text[position + 1] == "U"
      {
        position += 2
        let low: UInt32 = hexadecimal()
        let whole: UInt32 = 0x10000 + ((unit & 0x3FF) << 10) + (low & 0x3FF)
        word.append(Unicode.Scalar(whole) ?? "\u{FFFD}")
      } else {
        word.append(Unicode.Scalar(unit) ?? "\u{FFFD}")
      }
    default: word.append(scalar)
    }
  }

  private mutating func hexadecimal() -> UInt32 {
    var value: UInt32 = 0
    var count: Int = 0
    while count < 4, position < text.count, let digit = Character(text[position]).hexDigitValue {
      value = value << 4 | UInt32(digit)
      position += 1
      count += 1
    }
    return value
  }
}
