import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
  /// Text in UTF-8; text of any other kind is read as well.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      String(decoding: $0, as: UTF8.self)
    }
    DataRepresentation(importedContentType: .utf16ExternalPlainText) { try $0.text(in: .utf16) }
    DataRepresentation(importedContentType: .utf16PlainText) { try $0.text(in: .utf16) }
    DataRepresentation(importedContentType: .plainText) { data in
      try String(data: data, encoding: .utf8) ?? data.text(in: .isoLatin1)
    }
  }
}

extension Data {
  fileprivate func text(in encoding: String.Encoding) throws -> String {
    guard let text = String(data: self, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    return text
  }
}

extension Data: Transferable {
  /// The bytes as they are.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension URL: Transferable {
  /// The address as text; that of a file is exported as one.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .fileURL) {
      Data($0.absoluteString.utf8)
    } importing: {
      try URL(transferred: $0)
    }
    .exportingCondition { $0.isFileURL }
    DataRepresentation(contentType: .url) {
      Data($0.absoluteString.utf8)
    } importing: {
      try URL(transferred: $0)
    }
  }

  private init(transferred data: Data) throws {
    let text: String = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty, let url = URL(string: text) else { throw CocoaError(.fileReadCorruptFile) }
    self = url
  }
}
