import Foundation

/// Writes PDF files whose pages differ: lines of Helvetica at places of a page of 612 by 792 points.
struct DrawnPDF {
  struct Line {
    var text: String
    /// The place of its beginning, in points from the lower left corner.
    var x: Double
    var y: Double
  }

  struct Page {
    var lines: [Line] = []
    var rotation: Int = 0
  }

  var pages: [Page]

  /// Pages of lines from the top at a distance of 14 points.
  init(_ pages: [[String]], rotation: Int = 0) {
    self.pages = pages.map { Page(lines: Self.column($0, x: 72), rotation: rotation) }
  }

  /// One page of two columns, which are drawn row by row.
  init(left: [String], right: [String]) {
    let cells: [(Line, Line)] = Array(zip(Self.column(left, x: 72), Self.column(right, x: 330)))
    pages = [Page(lines: cells.flatMap { [$0.0, $0.1] })]
  }

  private static func column(_ lines: [String], x: Double) -> [Line] {
    lines.enumerated().map { row, text in Line(text: text, x: x, y: 720 - 14 * Double(row)) }
  }

  var data: Data {
    let kids: String = pages.indices.map { "\(4 + 2 * $0) 0 R" }.joined(separator: " ")
    var objects: [String] = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>",
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ]
    for (index, page) in pages.enumerated() {
      let content: String = page.lines.map { (line: Line) -> String in
        "BT /F1 11 Tf 1 0 0 1 \(line.x) \(line.y) Tm (\(line.text)) Tj ET"
      }
      .joined(separator: "\n")
      objects.append(
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Rotate \(page.rotation) /Contents \(5 + 2 * index) 0 R "
          + "/Resources << /Font << /F1 3 0 R >> >> >>")
      objects.append("<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream")
    }
    var text = "%PDF-1.4\n"
    var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for (index, object) in objects.enumerated() {
      let digits = String(text.utf8.count)
      table += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start: Int = text.utf8.count
    text += table
    text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
    return Data(text.utf8)
  }
}
