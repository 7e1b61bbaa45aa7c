/// A key of the properties that `CGPDFContextBeginTag` takes: a description, a text, a title or a language of the tag.
///
///     CGPDFContextBeginTag(
///       context, .figure, [CGPDFTagProperty.alternativeText: "The price rises until June"] as CFDictionary)
public struct CGPDFTagProperty: RawRepresentable, Hashable, Sendable {
  public var rawValue: CFString

  public init(rawValue: CFString) {
    self.rawValue = rawValue
  }

  /// The text that the part shows, where its glyphs do not tell.
  public static let actualText = CGPDFTagProperty(rawValue: "ActualText")
  /// A description of what cannot be read, such as a picture.
  public static let alternativeText = CGPDFTagProperty(rawValue: "Alt")
  /// A name of the part, for people who look at the structure; nobody reads it out.
  public static let titleText = CGPDFTagProperty(rawValue: "T")
  /// The language of the part, as in "en-US".
  public static let languageText = CGPDFTagProperty(rawValue: "Lang")
}

/// A tag with all that is said of it.
package struct PDFTag: Hashable, Sendable {
  package var type: CGPDFTagType
  package var actualText: String?
  package var alternativeText: String?
  package var title: String?
  package var language: String?

  package init(
    _ type: CGPDFTagType, actualText: String? = nil, alternativeText: String? = nil, title: String? = nil
  ) {
    self.type = type
    self.actualText = actualText
    self.alternativeText = alternativeText
    self.title = title
  }

  /// The tag that a dictionary of properties describes. Keys are properties or their raw values; what is no string, and
  /// what is not known, is left out.
  init(_ type: CGPDFTagType, properties: CFDictionary?) {
    self.type = type
    func text(_ key: CGPDFTagProperty) -> String? { (properties?[key] ?? properties?[key.rawValue]) as? String }
    actualText = text(.actualText)
    alternativeText = text(.alternativeText)
    title = text(.titleText)
    language = text(.languageText)
  }
}
