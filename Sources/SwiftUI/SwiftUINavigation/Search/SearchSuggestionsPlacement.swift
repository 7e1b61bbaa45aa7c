import HostInterface

/// Where the suggestions of a search are shown.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private enum Kind: Sendable { case automatic, menu, content }

  private let kind: Kind

  /// As the system has it: over the content on a phone, in a menu on a desktop.
  public static var automatic: SearchSuggestionsPlacement { Self(kind: .automatic) }
  /// In a menu below the search field.
  public static var menu: SearchSuggestionsPlacement { Self(kind: .menu) }
  /// Over the content of the searchable view.
  public static var content: SearchSuggestionsPlacement { Self(kind: .content) }

  /// Places of suggestions.
  public struct Set: OptionSet, Sendable {
    public typealias Element = SearchSuggestionsPlacement.Set

    public var rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In a menu below the search field.
    public static var menu: SearchSuggestionsPlacement.Set { Self(rawValue: 1) }
    /// Over the content of the searchable view.
    public static var content: SearchSuggestionsPlacement.Set { Self(rawValue: 2) }
  }

  /// Where suggestions are on an idiom.
  static func placement(on idiom: Idiom) -> SearchSuggestionsPlacement { idiom == .phone ? .content : .menu }

  func isIn(_ set: Set) -> Bool { set.contains(self == .menu ? .menu : .content) }
}
