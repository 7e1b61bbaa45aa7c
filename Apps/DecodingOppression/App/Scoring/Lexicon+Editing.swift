import Foundation

extension Lexicon {
  /// A list by the path under which the file holds it, such as "groups.elite".
  public func list(at path: String) -> List? { allLists.first { $0.path == path }?.list }

  /// The lists with their paths, in the order in which screens show them.
  public var listPaths: [String] { allLists.map(\.path) }

  /// Replaces a list; an unknown path changes nothing.
  public mutating func replace(_ path: String, with list: List) {
    let parts: [String] = path.split(separator: ".", maxSplits: 1).map(String.init)
    switch (parts.first, parts.count > 1 ? parts[1] : nil) {
    case ("groups", let name?) where groups[name] != nil: groups[name] = list
    case ("effects", let name?) where effects[name] != nil: effects[name] = list
    case ("negation", let name?) where negation[name] != nil: negation[name] = list
    case ("architecture", let name?) where architecture[name] != nil: architecture[name] = list
    case ("domains", let name?) where domains[name] != nil: domains[name] = list
    case ("proxies", nil): proxies = list
    case ("expansion", nil): expansion = list
    case ("persons", nil): persons = list
    case ("conduct", nil): conduct = list
    default: break
    }
  }

  /// The title of a list for readers: "Groups: elite".
  public static func title(of path: String) -> String {
    let parts: [Substring] = path.split(separator: ".", maxSplits: 1)
    let section: String = parts.first.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? path
    guard parts.count > 1 else { return section }
    let name: String =
      ArchitectureComponent(rawValue: String(parts[1]))?.displayName.lowercased()
      ?? TargetGroup(rawValue: String(parts[1]))?.displayName.lowercased() ?? String(parts[1])
    return "\(section): \(name)"
  }

  /// The file's bytes, the same for equal lists.
  func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(self)
  }
}
