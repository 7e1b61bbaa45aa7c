import Foundation

/// The kind of a picture's file, told by its first bytes and never by its name.
package enum ImageFormat: String, Hashable, Sendable {
  case png = "PNG"
  case jpeg = "JPEG"
  case gif = "GIF"
  case webp = "WebP"
  case svg = "SVG"
  case pdf = "PDF"

  package init?(_ data: Data) {
    let head: [UInt8] = Array(data.prefix(1024))
    func begins(_ bytes: [UInt8], at offset: Int = 0) -> Bool {
      head.count >= offset + bytes.count && Array(head[offset..<offset + bytes.count]) == bytes
    }
    if begins([0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if begins([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins(Array("GIF8".utf8)) {
      self = .gif
    } else if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) {
      self = .webp
    } else if begins(Array("%PDF-".utf8)) {
      self = .pdf
    } else if Self.isMarkup(head) {
      self = .svg
    } else {
      return nil
    }
  }

  /// Text that begins with a tag and names svg near the beginning.
  private static func isMarkup(_ head: [UInt8]) -> Bool {
    let text: String = String(decoding: head, as: UTF8.self)
    let trimmed: Substring = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return trimmed.first == "<" && trimmed.contains("<svg")
      || trimmed.hasPrefix("<?xml") && text.contains("svg")
  }
}
