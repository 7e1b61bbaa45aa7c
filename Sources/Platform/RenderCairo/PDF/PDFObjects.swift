import CoreGraphics

/// The objects of a PDF file as Cairo writes it: one table of all objects at the end, no stream that holds others.
///
/// Objects are kept as they stand. Those that change are replaced, and the file is written anew.
struct PDFObjects {
  /// The text of each object between `obj` and `endobj`, by the object's number.
  private(set) var bodies: [Int: Data] = [:]
  private(set) var catalog: Int
  private(set) var info: Int?
  /// Numbers of objects that were taken out.
  private var free: [Int] = []
  private var next: Int = 0

  /// Reads the objects of a file; nil where it is not as Cairo writes it.
  init?(_ file: Data) {
    let file = Data(file)
    guard let end = file.range(of: Data("startxref\n".utf8), options: .backwards),
      let table = Self.number(in: file[end.upperBound...]), table < end.lowerBound,
      let trailer = file.range(of: Data("trailer\n".utf8), in: table..<end.lowerBound)
    else { return nil }
    let dictionary = String(decoding: file[trailer.upperBound..<end.lowerBound], as: UTF8.self)
    guard let root = Self.reference("/Root", in: dictionary) else { return nil }
    catalog = root
    info = Self.reference("/Info", in: dictionary)
    let lines: [Substring] = String(decoding: file[table..<trailer.lowerBound], as: UTF8.self).split(separator: "\n")
    // "xref", the range of numbers, then a line of an offset, a generation and a letter for each.
    var places: [(number: Int, offset: Int)] = []
    for (number, line) in lines.dropFirst(2).enumerated() where line.contains(" n") {
      guard let offset = line.split(separator: " ").first.flatMap({ Int($0) }), offset < table else { return nil }
      places.append((number, offset))
    }
    places.sort { $0.offset < $1.offset }
    for (index, place) in places.enumerated() {
      let limit: Int = index + 1 < places.count ? places[index + 1].offset : table
      let head = Data("\(place.number) 0 obj\n".utf8)
      guard file[place.offset..<limit].starts(with: head),
        let tail = Self.lastEnd(in: file[place.offset..<limit])
      else { return nil }
      bodies[place.number] = Data(file[(place.offset + head.count)..<tail])
    }
    next = lines.count - 2
  }

  subscript(number: Int) -> Data? { bodies[number] }

  /// An object that is no stream.
  func text(_ number: Int) -> String? { bodies[number].map { String(decoding: $0, as: UTF8.self) } }

  /// A number for an object that is added.
  mutating func newNumber() -> Int {
    if let number = free.popLast() { return number }
    next += 1
    return next - 1
  }

  mutating func set(_ number: Int, _ text: String) { bodies[number] = Data((text + "\n").utf8) }

  /// Gives a number back that no object got.
  mutating func setAside(_ number: Int) { free.append(number) }

  mutating func remove(_ number: Int) {
    if bodies.removeValue(forKey: number) != nil { free.append(number) }
  }

  /// The content of a stream that is packed, or plain.
  func stream(_ number: Int) -> Data? {
    guard let body = bodies[number], let start = body.range(of: Data("stream\n".utf8)),
      let length = Self.reference("/Length", in: String(decoding: body[..<start.lowerBound], as: UTF8.self)),
      let count = text(length).flatMap({ Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) }),
      start.upperBound + count <= body.endIndex
    else { return nil }
    let content: Data = body[start.upperBound..<(start.upperBound + count)]
    let isPacked: Bool = body[..<start.lowerBound].range(of: Data("/FlateDecode".utf8)) != nil
    return isPacked ? Deflate.unpacked(content) : Data(content)
  }

  /// Replaces a stream, or makes one, by a packed one.
  mutating func setStream(_ number: Int, _ content: Data) {
    if let old = text(number), let length = Self.reference("/Length", in: old) { remove(length) }
    let packed: Data? = Deflate.packed(content)
    let bytes: Data = packed ?? content
    var body = Data("<< /Length \(bytes.count)\(packed == nil ? "" : " /Filter /FlateDecode") >>\nstream\n".utf8)
    body += bytes
    bodies[number] = body + Data("\nendstream\n".utf8)
  }

  /// The whole file, with the objects in the order of their numbers.
  func file() -> Data {
    var result = Data("%PDF-1.7\n%".utf8)
    // Four bytes that are no letters tell programs that the file is no text.
    result += [0xB5, 0xED, 0xAE, 0xFB, 0x0A]
    var table = "xref\n0 \(next)\n0000000000 65535 f \n"
    for number in 1..<max(next, 1) {
      guard let body = bodies[number] else {
        table += "0000000000 00000 f \n"
        continue
      }
      let offset = String(result.count)
      table += String(repeating: "0", count: max(0, 10 - offset.count)) + offset + " 00000 n \n"
      result += Data("\(number) 0 obj\n".utf8)
      result += body
      result += Data("endobj\n".utf8)
    }
    let start: Int = result.count
    let information: String = info.map { " /Info \($0) 0 R" } ?? ""
    result += Data((table + "trailer\n<< /Size \(next) /Root \(catalog) 0 R\(information) >>\n").utf8)
    return result + Data("startxref\n\(start)\n%%EOF\n".utf8)
  }

  /// The number of the object that a key of a dictionary refers to.
  static func reference(_ key: String, in dictionary: String) -> Int? {
    guard let range = dictionary.range(of: key + " ") else { return nil }
    let rest: Substring = dictionary[range.upperBound...].prefix { $0 != "\n" }
    let words: [Substring] = rest.split(separator: " ")
    guard words.count >= 3, words[1] == "0", words[2].hasPrefix("R") else { return nil }
    return Int(words[0])
  }

  /// The numbers of the objects that a list refers to, which stands behind a key.
  static func references(_ key: String, in dictionary: String) -> [Int] {
    guard let range = dictionary.range(of: key), let open = dictionary[range.upperBound...].firstIndex(of: "["),
      let close = dictionary[open...].firstIndex(of: "]")
    else { return [] }
    let words: [Substring] = dictionary[dictionary.index(after: open)..<close].split { $0 == " " || $0 == "\n" }
    return stride(from: 0, to: words.count - 2, by: 3).compactMap { words[$0 + 2] == "R" ? Int(words[$0]) : nil }
  }

  /// Where the last `endobj` of an object begins. `Data.range(of:in:)` copies the whole file for each search, and a report
  /// has thousands of objects.
  private static func lastEnd(in object: Data) -> Int? {
    let mark = Data("endobj".utf8)
    var start: Int = object.endIndex - mark.count
    while start >= object.startIndex {
      if object[start] == mark[0], object[start...].starts(with: mark) { return start }
      start -= 1
    }
    return nil
  }

  private static func number(in data: Data) -> Int? {
    Int(String(decoding: data.prefix { $0 >= 0x30 && $0 <= 0x39 }, as: UTF8.self))
  }
}
