import Foundation

/// A key of a document's attributes.
///
/// As a key it equals its raw value: `attributes["Title"]` finds the title as well.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable, _HasCustomAnyHashableRepresentation {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public func _toCustomAnyHashable() -> AnyHashable? {
    AnyHashable(rawValue)
  }

  /// The title, a `String`.
  public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
  /// The author, a `String`.
  public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
  /// The subject, a `String`.
  public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
  /// The app that made the original, a `String`.
  public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
  /// The software that made the PDF, a `String`.
  public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
  /// When the document was made, a `Date`.
  public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
  /// When the document was last changed, a `Date`.
  public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
  /// The keywords, an array of `String`.
  public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}

extension PDFDocument {
  /// What the document says about itself, by `PDFDocumentAttribute`; nil while it is locked.
  ///
  /// Only what the file holds is there. Keywords are parted at commas and semicolons. A date that is malformed is left
  /// out; one without a time zone counts as UTC.
  public var documentAttributes: [AnyHashable: Any]? {
    guard let entries = contents.info?.entries else { return nil }
    var attributes: [AnyHashable: Any] = [:]
    for (name, value) in entries {
      switch PDFDocumentAttribute(rawValue: name) {
      case .creationDateAttribute, .modificationDateAttribute:
        if let date = PDFDate.date(from: value) { attributes[PDFDocumentAttribute(rawValue: name)] = date }
      case .keywordsAttribute:
        let words: [String] = value.split { $0 == "," || $0 == ";" }
          .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
        attributes[PDFDocumentAttribute.keywordsAttribute] = words
      default:
        attributes[PDFDocumentAttribute(rawValue: name)] = value
      }
    }
    return attributes
  }
}

/// Dates as PDF files spell them: `D:20240102030405+02'00'`, each part after the year optional.
enum PDFDate {
  static func date(from text: String) -> Date? {
    let pattern = #/\s*(?:D:)?(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:Z.*|([+\-])(\d\d)'?(\d\d)?'?)?\s*/#
    guard let match = text.wholeMatch(of: pattern) else { return nil }
    func number(_ digits: Substring?, _ missing: Int) -> Int { digits.flatMap { Int($0) } ?? missing }
    let parts = match.output
    var components = DateComponents()
    components.calendar = Calendar(identifier: .gregorian)
    components.year = number(parts.1, 0)
    components.month = number(parts.2, 1)
    components.day = number(parts.3, 1)
    components.hour = number(parts.4, 0)
    components.minute = number(parts.5, 0)
    components.second = number(parts.6, 0)
    let offset: Int = number(parts.8, 0) * 3600 + number(parts.9, 0) * 60
    components.timeZone = TimeZone(secondsFromGMT: parts.7 == "-" ? -offset : offset)
    guard components.timeZone != nil, components.isValidDate else { return nil }
    return components.date
  }
}
