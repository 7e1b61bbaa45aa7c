import CoreGraphics

/// Values as PDF files write them.
enum PDFText {
  /// A text in UTF-16, as hexadecimal digits: no character has to be escaped.
  static func string(_ text: String) -> String {
    var result = "<FEFF"
    for unit in text.utf16 {
      let digits = String(unit, radix: 16, uppercase: true)
      result += String(repeating: "0", count: 4 - digits.count) + digits
    }
    return result + ">"
  }

  /// Bytes that are no text, such as an address.
  static func ascii(_ text: String) -> String {
    let bytes: [String] = text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
    return "<\(bytes.joined())>"
  }

  static func rectangle(_ rect: CGRect) -> String {
    let numbers: [CGFloat] = [rect.minX, rect.minY, rect.maxX, rect.maxY]
    return "[ \(numbers.map(number).joined(separator: " ")) ]"
  }

  /// A number with at most three decimals, never with an exponent.
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    let thousandths = Int((value * 1000).rounded())
    let rest: Int = abs(thousandths % 1000)
    let sign: String = thousandths < 0 ? "-" : ""
    let digits = String(rest)
    let decimals: String = rest == 0 ? "" : "." + String(repeating: "0", count: 3 - digits.count) + digits
    return "\(sign)\(abs(thousandths) / 1000)\(decimals)"
  }
}

extension PDFMetadata {
  /// The metadata as XML (XMP), the form that catalogues and search programs read.
  ///
  /// - Parameter isUniversal: whether the file claims to be PDF/UA.
  func packet(isUniversal: Bool) -> String {
    func alternatives(_ name: String, _ text: String?) -> String {
      guard let text, !text.isEmpty else { return "" }
      return "<dc:\(name)><rdf:Alt><rdf:li xml:lang=\"x-default\">\(Self.escaped(text))</rdf:li></rdf:Alt></dc:\(name)>"
    }
    let date: String = creationDate.formatted(.iso8601)
    let writer: String =
      author.map { "<dc:creator><rdf:Seq><rdf:li>\(Self.escaped($0))</rdf:li></rdf:Seq></dc:creator>" } ?? ""
    let tool: String = creator.map { "<xmp:CreatorTool>\(Self.escaped($0))</xmp:CreatorTool>" } ?? ""
    let claim: String = isUniversal ? "<pdfuaid:part>1</pdfuaid:part>" : ""
    return """
      <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" \
      xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
      \(alternatives("title", title))\(alternatives("description", subject))\(writer)\(tool)
      <xmp:CreateDate>\(date)</xmp:CreateDate>\(claim)
      </rdf:Description></rdf:RDF></x:xmpmeta>
      <?xpacket end="w"?>
      """
  }

  /// Text as XML has it; characters that XML cannot hold are left out.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
