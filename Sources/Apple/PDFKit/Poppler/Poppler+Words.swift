import Foundation

/// A word of a page with its box in points, from the upper left corner of the media box as it is shown, y downward.
struct PageWord: Hashable, Sendable {
  var text: String
  var box: CGRect
}

extension Poppler {
  /// The words of a page, which counts from 1, in the order in which the page draws them.
  func words(page: Int) throws(PDFReadFailure) -> [PageWord] {
    let output = try run(
      "pdftotext",
      [TextOrder.drawing.rawValue, "-bbox", "-enc", "UTF-8", "-f", String(page), "-l", String(page)]
        + passwordOptions, after: ["-"])
    return PageWord.words(inReport: String(decoding: output.bytes, as: UTF8.self))
  }
}

extension PageWord {
  /// Reads lines such as `<word xMin="72.1" yMin="77" xMax="90" yMax="88">rule</word>`. A box that is no box is left out.
  static func words(inReport report: String) -> [PageWord] {
    report.split(separator: "\n").compactMap { line in
      guard let start = line.range(of: "<word "), let end = line.range(of: "</word>", options: .backwards),
        let close = line[start.upperBound...].firstIndex(of: ">"), close < end.lowerBound
      else { return nil }
      let sides: [Double] = line[start.upperBound..<close].split(separator: "\"").compactMap { Double($0) }
        .filter(\.isFinite)
      guard sides.count == 4 else { return nil }
      let box = CGRect(x: sides[0], y: sides[1], width: sides[2] - sides[0], height: sides[3] - sides[1])
      return PageWord(text: unescaped(line[line.index(after: close)..<end.lowerBound]), box: box.standardized)
    }
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var result = String(text)
    // The ampersand last: "&amp;lt;" stands for "&lt;".
    for (name, sign) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")] {
      result = result.replacingOccurrences(of: name, with: sign)
    }
    return result
  }
}
