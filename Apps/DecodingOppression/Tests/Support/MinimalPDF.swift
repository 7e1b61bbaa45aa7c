import Foundation

/// Writes small PDF files by hand, so that tests can make every kind of file.
enum MinimalPDF {
  /// A document whose pages all show the same lines.
  static func data(lines: [String], pages: Int = 1, title: String? = nil, trailer: String = "") -> Data {
    let shown: String = lines.map { "(\($0)) Tj T*" }.joined(separator: " ")
    let content = lines.isEmpty ? "" : "BT /F1 12 Tf 14 TL 72 720 Td \(shown) ET"
    let kids: String = (0..<pages).map { "\($0 + 6) 0 R" }.joined(separator: " ")
    var objects: [String] = [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [\(kids)] /Count \(pages) >>",
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
      "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
      "<< \(title.map { "/Title (\($0))" } ?? "") >>",
    ]
    let page =
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>"
    objects += Array(repeating: page, count: pages)

    var text = "%PDF-1.4\n"
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start: Int = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for offset in offsets {
      let digits = String(offset)
      text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R /Info 5 0 R \(trailer) >>\nstartxref\n\(start)\n%%EOF\n"
    return Data(text.utf8)
  }

  /// A document that no empty password opens.
  static func encrypted() -> Data {
    let junk = String(repeating: "5A", count: 32)
    return data(
      lines: ["Secret"],
      trailer: "/Encrypt << /Filter /Standard /V 1 /R 2 /O <\(junk)> /U <\(junk)> /P -4 >> /ID [<\(junk)> <\(junk)>]")
  }
}

/// A folder that lives as long as a test.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("decoding-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String, _ data: Data) throws -> URL {
    let file: URL = url.appendingPathComponent(name)
    try data.write(to: file)
    return file
  }

  var contents: [String] { (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [] }
}
