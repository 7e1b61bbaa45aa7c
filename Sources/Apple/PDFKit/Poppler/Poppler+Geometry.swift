import Foundation

/// The boxes of a page in points, from the lower left corner, and its rotation.
struct PDFPageGeometry: Sendable {
  /// Clockwise, one of 0, 90, 180 and 270.
  var rotation = 0
  /// By the box's name in pdfinfo's report.
  var boxes: [String: CGRect] = [:]
}

extension Poppler {
  /// The geometry of all pages, from one run of pdfinfo.
  func geometry(count: Int) throws(PDFReadFailure) -> [PDFPageGeometry] {
    guard count > 0 else { return [] }
    let output = try run("pdfinfo", ["-box", "-f", "1", "-l", String(count), "-enc", "UTF-8"])
    return PDFPageGeometry.pages(inReport: String(decoding: output.bytes, as: UTF8.self), count: count)
  }
}

extension PDFPageGeometry {
  private static let boxNames: Set<Substring> = ["MediaBox:", "CropBox:", "BleedBox:", "TrimBox:", "ArtBox:"]

  /// Reads the lines "Page 12 rot: 90" and "Page 12 MediaBox: 0.00 0.00 612.00 792.00".
  static func pages(inReport report: String, count: Int) -> [PDFPageGeometry] {
    var pages = [PDFPageGeometry](repeating: PDFPageGeometry(), count: count)
    for line in report.split(separator: "\n") where line.hasPrefix("Page ") {
      let words: [Substring] = line.split(separator: " ")
      guard words.count >= 4, let number = Int(words[1]), (1...count).contains(number) else { continue }
      if words[2] == "rot:", let angle = Int(words[3]) {
        pages[number - 1].rotation = ((angle % 360) + 360) % 360
      } else if words.count == 7, boxNames.contains(words[2]) {
        let sides: [Double] = words[3...].compactMap { Double($0) }.filter(\.isFinite)
        guard sides.count == 4 else { continue }
        let box = CGRect(x: sides[0], y: sides[1], width: sides[2] - sides[0], height: sides[3] - sides[1])
        pages[number - 1].boxes[String(words[2].dropLast())] = box.standardized
      }
    }
    return pages
  }
}
