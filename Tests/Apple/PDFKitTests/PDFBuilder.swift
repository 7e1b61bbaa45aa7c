import Foundation

/// Writes small PDF files by hand: pages of lines set in Helvetica, an information dictionary, and ways to break them.
///
/// It depends on nothing but Foundation, so that any test target can take this file over as it is.
struct PDFBuilder {
  struct Page {
    /// Lines of text from the top; an empty one leaves a gap.
    var lines: [String] = []
    var mediaBox: [Double] = [0, 0, 612, 792]
    var cropBox: [Double]?
    var rotation = 0
    /// Drawing operators that come before the text.
    var drawing = ""
  }

  /// The information dictionary: names such as `Title` without the slash. Dates begin with `D:`.
  var information: [(name: String, value: String)] = []
  var version = "1.4"
  var pages: [Page]
  /// Numbers, from 0, of pages that the page tree names and the file lacks.
  var missingPages: Set<Int> = []
  /// The font's table from codes to Unicode; without one the codes are Latin.
  var toUnicode: String?

  init(title: String? = nil, pages: [[String]]) {
    if let title { information = [("Title", title)] }
    self.pages = pages.map { Page(lines: $0) }
  }

  /// The file.
  var data: Data {
    var objects: [(number: Int, body: String)] = []
    let kids: String = pages.indices.map { "\(pageNumber($0)) 0 R" }.joined(separator: " ")
    objects.append((1, "<< /Type /Catalog /Pages 2 0 R >>"))
    objects.append((2, "<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>"))
    let table: String = toUnicode == nil ? "/Encoding /WinAnsiEncoding" : "/ToUnicode 5 0 R"
    objects.append((3, "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica \(table) >>"))
    let entries: String = information.map { "/\($0.name) \(Self.string($0.value))" }.joined(separator: " ")
    objects.append((4, "<< \(entries) >>"))
    objects.append((5, Self.stream(toUnicode ?? "")))
    for (index, page) in pages.enumerated() where !missingPages.contains(index) {
      let number: Int = pageNumber(index)
      objects.append((number, Self.dictionary(of: page, contents: number + 1)))
      objects.append((number + 1, Self.stream(Self.operators(of: page))))
    }
    return Self.file(version: version, objects: objects)
  }

  /// The first part of the file, as a broken download leaves it.
  func truncated(toFraction fraction: Double) -> Data {
    let whole: Data = data
    return whole.prefix(Int(Double(whole.count) * fraction))
  }

  /// The file with `garbage` before its header.
  func preceded(by garbage: String) -> Data {
    Data(garbage.utf8) + data
  }

  private func pageNumber(_ index: Int) -> Int { 6 + 2 * index }

  /// A file of the given objects; the first is the catalogue, the fourth the information dictionary.
  static func file(version: String = "1.4", objects: [(number: Int, body: String)]) -> Data {
    var bytes = Data("%PDF-\(version)\n".utf8)
    var offsets: [Int: Int] = [:]
    for object in objects {
      offsets[object.number] = bytes.count
      bytes += latin("\(object.number) 0 obj\n\(object.body)\nendobj\n")
    }
    let size: Int = (offsets.keys.max() ?? 0) + 1
    let start: Int = bytes.count
    var table = "xref\n0 \(size)\n0000000000 65535 f \n"
    for number in 1..<size {
      let digits: String = offsets[number].map(String.init) ?? "0"
      let padded: String = String(repeating: "0", count: 10 - digits.count) + digits
      table += offsets[number] == nil ? "\(padded) 00001 f \n" : "\(padded) 00000 n \n"
    }
    bytes += Data(table.utf8)
    bytes += Data("trailer\n<< /Size \(size) /Root 1 0 R /Info 4 0 R >>\nstartxref\n\(start)\n%%EOF\n".utf8)
    return bytes
  }

  private static func dictionary(of page: Page, contents: Int) -> String {
    var entries = "/Type /Page /Parent 2 0 R /MediaBox \(array(page.mediaBox))"
    if let box = page.cropBox { entries += " /CropBox \(array(box))" }
    if page.rotation != 0 { entries += " /Rotate \(page.rotation)" }
    return "<< \(entries) /Resources << /Font << /F1 3 0 R >> >> /Contents \(contents) 0 R >>"
  }

  private static func operators(of page: Page) -> String {
    let top: Double = (page.mediaBox.last ?? 792) - 72
    let lines: String = page.lines.map { "(\(escaped($0))) Tj T*" }.joined(separator: "\n")
    let text: String = page.lines.isEmpty ? "" : "BT /F1 12 Tf 14 TL 72 \(top) Td\n\(lines)\nET"
    return page.drawing + "\n" + text
  }

  static func stream(_ contents: String) -> String {
    "<< /Length \(latin(contents).count) >>\nstream\n\(contents)\nendstream"
  }

  private static func array(_ numbers: [Double]) -> String {
    "[" + numbers.map { String($0) }.joined(separator: " ") + "]"
  }

  /// A string object: plain where ASCII will do, else UTF-16 in hexadecimal digits.
  private static func string(_ value: String) -> String {
    if value.utf8.allSatisfy({ $0 < 0x80 }) { return "(\(escaped(value)))" }
    let digits: String = value.utf16.map { unit in
      let hexadecimal = String(unit, radix: 16, uppercase: true)
      return String(repeating: "0", count: 4 - hexadecimal.count) + hexadecimal
    }.joined()
    return "<FEFF\(digits)>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "(", with: "\\(")
      .replacingOccurrences(of: ")", with: "\\)")
  }

  /// One byte for each character: what the font's encoding calls the sign, and a question mark for what it lacks.
  private static func latin(_ text: String) -> Data {
    let signs: [Unicode.Scalar: UInt8] = [
      "\u{20AC}": 0x80, "\u{2018}": 0x91, "\u{2019}": 0x92, "\u{201C}": 0x93, "\u{201D}": 0x94, "\u{2022}": 0x95,
      "\u{2013}": 0x96, "\u{2014}": 0x97,
    ]
    return Data(text.unicodeScalars.map { $0.value < 0x100 ? UInt8($0.value) : signs[$0] ?? UInt8(ascii: "?") })
  }
}
