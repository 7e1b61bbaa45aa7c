import Foundation

/// Names of types between programs of a desktop: media types, and the identifiers of types that have none.
///
/// The clipboard and drags of X11 and Wayland name what they offer by texts, which are media types by convention. A type
/// without a media type is offered under a private one with its identifier: no program mistakes it for something else, and
/// one that knows the identifier finds it. The bare identifier would not do: GDK leaves names without a slash out of the
/// list of what is on X11's clipboard.
package enum WireTypes {
  /// Lists of addresses, one a line.
  package static let addressList = "text/uri-list"
  /// Files that the desktop's portal hands over to programs which may not see them otherwise.
  package static let portalFiles = "application/vnd.portal.filetransfer"

  /// What comes before the identifier of a type without a media type.
  package static let identifierPrefix = "application/x-uti."

  /// The names under which a type is offered, the best first.
  package static func names(of identifier: String, in types: ContentTypeDatabase = .shared) -> [String] {
    switch identifier {
    // Programs that know no encodings expect UTF-8 these days.
    case "public.utf8-plain-text": ["text/plain;charset=utf-8", "text/plain"]
    case "public.file-url", "public.url": [addressList]
    default:
      if let first = types.mediaTypes(of: identifier).first { [first] } else { [identifierPrefix + identifier] }
    }
  }

  /// The type that a name stands for; nil for names that are about the exchange itself, and private ones.
  package static func identifier(of name: String, in types: ContentTypeDatabase = .shared) -> String? {
    switch name {
    case "UTF8_STRING", "text/plain;charset=UTF-8": return "public.utf8-plain-text"
    case "STRING", "TEXT", "COMPOUND_TEXT", portalFiles: return nil
    case addressList: return "public.url"
    default: break
    }
    let bare: String = name.hasPrefix(identifierPrefix) ? String(name.dropFirst(identifierPrefix.count)) : name
    guard bare.contains("/") else {
      return bare.contains(".") ? types.declaration(of: bare)?.identifier ?? bare : nil
    }
    let plain: Substring = name.prefix { $0 != ";" }
    if plain == "text/plain", name.lowercased().hasSuffix("charset=utf-8") { return "public.utf8-plain-text" }
    if let known = types.declaredTypes(tag: name, .mediaType).first { return known }
    // Names of toolkits such as x-special/… and application/x-qt… are kept: nobody asks for them by accident.
    return DynamicIdentifier(tag: String(plain), tagClass: .mediaType, supertypes: ["public.data"]).identifier
  }

  /// The addresses of a list: comments and empty lines are left out.
  package static func addresses(in list: String) -> [String] {
    list.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
  }

  /// A list of addresses.
  package static func list(of addresses: [String]) -> String { addresses.map { $0 + "\r\n" }.joined() }
}
