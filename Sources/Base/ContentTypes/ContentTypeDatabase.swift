import Foundation

/// All uniform types that are known: the system's table, the program's declarations and, for tags that neither has, the
/// shared MIME database. Identifiers are compared without regard to case.
package final class ContentTypeDatabase: @unchecked Sendable {
  /// The database of the process. The table is read when it is first asked, the shared MIME database when a tag is
  /// looked for that the table does not have.
  package static let shared = ContentTypeDatabase(
    mimeFolders: SharedMIMEDatabase.systemFolders(), declarations: ContentTypeDeclaration.ofProgram())

  private struct Contents {
    var declarations: [String: ContentTypeDeclaration] = [:]
    /// Identifiers by tag, in the order of declaration.
    var identifiers: [DynamicIdentifier.TagClass: [String: [String]]] = [:]
    /// Keys of the types that code has declared, which may be declared more than once.
    var inCode: Set<String> = []
    /// All supertypes by identifier in lower case, without the type itself.
    var supertypes: [String: Set<String>] = [:]
  }

  private let lock = NSLock()
  private var contents = Contents()
  private let mimeFolders: [URL]
  private lazy var sharedMIME = SharedMIMEDatabase(folders: mimeFolders)

  package init(mimeFolders: [URL], declarations: [ContentTypeDeclaration] = []) {
    self.mimeFolders = mimeFolders
    for line in String(describing: ContentTypeTable.lines).split(separator: "\n") {
      add(ContentTypeDeclaration(line: line))
    }
    for declaration in declarations { add(declaration) }
  }

  private func add(_ declaration: ContentTypeDeclaration) {
    let key: String = declaration.identifier.lowercased()
    // A program cannot redefine what the system declares, as on Apple's systems.
    guard contents.declarations[key] == nil else { return }
    contents.declarations[key] = declaration
    for name in declaration.filenameExtensions {
      contents.identifiers[.filenameExtension, default: [:]][name.lowercased(), default: []]
        .append(declaration.identifier)
    }
    for name in declaration.mediaTypes {
      contents.identifiers[.mediaType, default: [:]][name.lowercased(), default: []].append(declaration.identifier)
    }
    contents.supertypes = [:]
  }

  /// Adds a type that code declares. A declaration of the system or of the information property list stays as it is;
  /// one of code conforms to everything that any of its declarations names.
  package func declare(_ declaration: ContentTypeDeclaration) {
    lock.withLock {
      let key: String = declaration.identifier.lowercased()
      if contents.inCode.contains(key), let known = contents.declarations[key] {
        let added: [String] = declaration.supertypes.filter { !known.supertypes.contains($0) }
        guard !added.isEmpty else { return }
        contents.declarations[key]?.supertypes += added
        contents.supertypes = [:]
      } else if contents.declarations[key] == nil {
        add(declaration)
        contents.inCode.insert(key)
      }
    }
  }

  /// The identifiers of all declared types, in no order.
  package var identifiers: [String] { lock.withLock { contents.declarations.values.map(\.identifier) } }

  package func declaration(of identifier: String) -> ContentTypeDeclaration? {
    lock.withLock { contents.declarations[identifier.lowercased()] }
  }

  /// Identifiers of the declared types with a tag, in the order of preference.
  package func declaredTypes(tag: String, _ tagClass: DynamicIdentifier.TagClass) -> [String] {
    lock.withLock { declared(tag.lowercased(), tagClass) }
  }

  private func declared(_ tag: String, _ tagClass: DynamicIdentifier.TagClass) -> [String] {
    if let found = contents.identifiers[tagClass]?[tag] { return found }
    switch tagClass {
    case .filenameExtension:
      // An extension that only the shared database has may belong to a media type of a declared one.
      return sharedMIME.mediaTypes[tag]?.lazy.compactMap { self.contents.identifiers[.mediaType]?[$0] }.first ?? []
    case .mediaType:
      // Parameters name no other type, but for those that the table has.
      let plain: String = tag.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
      return contents.identifiers[.mediaType]?[plain]
        ?? contents.identifiers[.mediaType]?[sharedMIME.canonical(plain)] ?? []
    }
  }

  /// All identifiers that a type conforms to, directly or not, without its own.
  package func supertypes(of identifier: String) -> Set<String> {
    lock.withLock { allSupertypes(of: identifier) }
  }

  package func conforms(_ identifier: String, to other: String) -> Bool {
    identifier.caseInsensitiveCompare(other) == .orderedSame
      || supertypes(of: identifier).contains { $0.caseInsensitiveCompare(other) == .orderedSame }
  }

  private func allSupertypes(of identifier: String) -> Set<String> {
    let key: String = identifier.lowercased()
    if let known = contents.supertypes[key] { return known }
    var found: Set<String> = []
    var waiting: [String] = directSupertypes(of: key)
    while let next = waiting.popLast() {
      guard next.lowercased() != key, found.insert(next).inserted else { continue }
      waiting += directSupertypes(of: next.lowercased())
    }
    contents.supertypes[key] = found
    return found
  }

  private func directSupertypes(of key: String) -> [String] {
    if let declaration = contents.declarations[key] { return declaration.supertypes }
    guard let dynamic = DynamicIdentifier(key) else { return [] }
    let media: [String] =
      dynamic.tagClass == .mediaType ? [dynamic.tag] : sharedMIME.mediaTypes[dynamic.tag] ?? []
    // A dynamic directory is no data, whatever the shared database says of files with the extension.
    guard !dynamic.supertypes.contains(where: { isDirectory($0) }) else { return dynamic.supertypes }
    return dynamic.supertypes + (media.first.map(kinds) ?? [])
  }

  private func isDirectory(_ identifier: String) -> Bool {
    identifier == "public.directory" || allSupertypes(of: identifier).contains("public.directory")
  }

  /// The declared types that a media type without a declaration is a kind of.
  private func kinds(of mediaType: String) -> [String] {
    let parents: [String] = sharedMIME.supertypes(of: sharedMIME.canonical(mediaType)).flatMap { parent in
      contents.identifiers[.mediaType]?[parent] ?? kinds(of: parent)
    }
    let group: [String] =
      switch mediaType.prefix(while: { $0 != "/" }) {
      case "text": ["public.plain-text"]
      case "image": ["public.image"]
      case "audio": ["public.audio"]
      case "video": ["public.movie"]
      case "font": ["public.font"]
      case "model": ["public.3d-content"]
      case "message": ["public.message"]
      default: []
      }
    return parents.isEmpty ? group : parents
  }

  /// File name extensions of a type, the preferred one first.
  package func filenameExtensions(of identifier: String) -> [String] {
    if let declaration = declaration(of: identifier) { return declaration.filenameExtensions }
    guard let dynamic = DynamicIdentifier(identifier) else { return [] }
    switch dynamic.tagClass {
    case .filenameExtension: return [dynamic.tag]
    case .mediaType:
      return lock.withLock { sharedMIME.filenameExtensions[sharedMIME.canonical(dynamic.tag)] ?? [] }
    }
  }

  /// Media types of a type, the preferred one first.
  package func mediaTypes(of identifier: String) -> [String] {
    if let declaration = declaration(of: identifier) { return declaration.mediaTypes }
    guard let dynamic = DynamicIdentifier(identifier) else { return [] }
    switch dynamic.tagClass {
    case .filenameExtension: return lock.withLock { sharedMIME.mediaTypes[dynamic.tag] ?? [] }
    case .mediaType: return [dynamic.tag]
    }
  }

  /// The description of a type for people: the desktop's in their language where it has one.
  package func summary(of identifier: String, languages: [String] = Locale.preferredLanguages) -> String? {
    let declared: String? = declaration(of: identifier)?.summary
    guard let mediaType = mediaTypes(of: identifier).first else { return declared }
    let isEnglish: Bool = languages.first?.hasPrefix("en") ?? true
    if isEnglish, let declared { return declared }
    return lock.withLock { sharedMIME.summary(of: sharedMIME.canonical(mediaType), languages: languages) } ?? declared
  }
}
