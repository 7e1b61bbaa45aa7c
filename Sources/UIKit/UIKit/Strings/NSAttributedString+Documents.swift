import Foundation

extension NSAttributedString {
  /// The form of a document that holds a text with attributes.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// The keys of the options with which a program reads a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A ``DocumentType``, or its raw value; plain text where none is named and the data do not begin as HTML does.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`: UTF-8 where none is named.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of a plain text, and those of HTML where it says nothing.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// The keys of the attributes of a document that was read.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A ``DocumentType``.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// Reads a document: plain text, or HTML without styles, scripts and pictures.
  ///
  /// ```
  /// let text = try NSAttributedString(
  ///   data: Data("<b>Bold</b> words".utf8), options: [.documentType: NSAttributedString.DocumentType.html],
  ///   documentAttributes: nil)
  /// ```
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - options: The type, the encoding and the usual attributes of the document.
  ///   - dict: Gets the type and the encoding that were used.
  /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` for data that are no text in the encoding, and
  ///   `CocoaError.fileReadUnknown` for a type that is not read.
  @MainActor @preconcurrency
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let encoding = (options[.characterEncoding] as? UInt).map { String.Encoding(rawValue: $0) } ?? .utf8
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let type: DocumentType = Self.type(options[.documentType]) ?? Self.guess(text)
    let usual: [NSAttributedString.Key: Any] = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    let result: NSAttributedString
    switch type {
    case .plain: result = NSAttributedString(string: text, attributes: usual)
    case .html: result = Self.text(MarkupReader.read(text), usual)
    default: throw CocoaError(.fileReadUnknown)
    }
    dict?.pointee = [
      DocumentAttributeKey.documentType.rawValue: type.rawValue,
      DocumentAttributeKey.characterEncoding.rawValue: encoding.rawValue,
    ]
    self.init(attributedString: result)
  }

  /// Reads a document of a file.
  ///
  /// - Throws: The error of reading the file, and those of ``init(data:options:documentAttributes:)``.
  @MainActor @preconcurrency
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    var options: [DocumentReadingOptionKey: Any] = options
    if options[.documentType] == nil, ["html", "htm"].contains(url.pathExtension.lowercased()) {
      options[.documentType] = DocumentType.html
    }
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  private static func type(_ value: Any?) -> DocumentType? {
    value as? DocumentType ?? (value as? String).map { DocumentType(rawValue: $0) }
  }

  private static func guess(_ text: String) -> DocumentType {
    let start: String = text.prefix { $0 != ">" }.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    return start.hasPrefix("<html") || start.hasPrefix("<!doctype html") ? .html : .plain
  }

  private static func text(
    _ read: NSAttributedString, _ usual: [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    guard !usual.isEmpty else { return read }
    let result = NSMutableAttributedString(string: read.string, attributes: usual)
    let all = NSRange(location: 0, length: read.length)
    read.enumerateAttributes(in: all) { attributes, range, _ in result.addAttributes(attributes, range: range) }
    return result
  }
}
