import SwiftUI

/// How a value is shown: a title, more about it, and a picture.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// A picture by a name, of data or of a file.
  public struct Image: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
      case system(String)
      case named(String)
      case data(Data)
      case url(URL)
    }

    package let source: Source

    /// A symbol.
    public init(systemName: String) { source = .system(systemName) }
    /// A picture of the app's.
    public init(named: String) { source = .named(named) }
    /// A picture as the bytes of a file.
    public init(data: Data) { source = .data(data) }
    /// A picture in a file.
    public init(url: URL) { source = .url(url) }
  }

  /// The name under which people see the entity or the case.
  public var title: LocalizedStringResource
  /// More about it; nil for nothing.
  public var subtitle: LocalizedStringResource?
  public var image: Image?
  /// Other words for it.
  public var synonyms: [LocalizedStringResource]

  /// - Parameters:
  ///   - title: The name under which people see the entity or the case.
  ///   - subtitle: More about it; nil, the default, for nothing.
  ///   - image: A picture; nil, the default, for none.
  ///   - synonyms: Other words for it. The default is none.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// How a type is called.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// The name of the type for one entity or case, such as "Album".
  public var name: LocalizedStringResource
  /// How a number of them is called; nil for nothing of its own.
  public var numericFormat: LocalizedStringResource?
  public var synonyms: [LocalizedStringResource]

  /// - Parameters:
  ///   - name: The name of the type for one entity or case, such as "Album".
  ///   - numericFormat: How a number of them is called; nil, the default, for nothing of its own.
  ///   - synonyms: Other words for it. The default is none.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }

  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
