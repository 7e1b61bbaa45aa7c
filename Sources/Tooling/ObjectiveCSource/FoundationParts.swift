/// Modules with what is Foundation's on Apple's systems.
///
/// A source that imports Foundation alone may use all of it. UIKit and SwiftUI bring these modules along by themselves.
enum FoundationParts {
  /// The modules, and words of which a source has one that needs them.
  private static let words: [(module: String, words: [String])] = [
    (
      "FoundationGaps",
      [
        "objc_", "NSKeyValue", "NSHashTable", "NSMapTable", "NSPointerFunctions", "NSInteger", "UndoManager",
        "NSItemProvider", "NSUserActivity", "NSException", "Predicate(", "CFAbsoluteTime", "CFTimeInterval", "mach_",
        "NSEC_PER", "USEC_PER", "autoreleasepool", "FileWrapper", "Measurement", "DateComponentsFormatter",
        "RelativeDateTimeFormatter", "ListFormatter", "addObserver(", ".notifications(named", "classForCoder",
        "NSMutableString", "NSAttributedString", "bookmark", ".lines", "UIDocument", "DispatchQueue", "observe(",
      ]
    ),
    ("Selectors", ["Selector", "perform("]),
    (
      "FoundationNetworking",
      [
        "URLSession", "URLRequest", "URLResponse", "URLAuthentication", "URLCredential", "URLProtection", "URLProtocol",
        "URLCache", "CachedURL", "HTTPCookie",
      ]
    ),
    ("FoundationXML", ["XMLParser", "XMLDocument", "XMLElement", "XMLNode"]),
  ]

  /// A source with the modules that it needs, behind its end; nil where it needs none.
  ///
  /// - Parameter needed: Modules that the step has found a need for.
  static func added(to source: String, needed: Set<String>) -> String? {
    guard source.contains("import Foundation"), !["import UIKit", "import SwiftUI"].contains(where: source.contains)
    else { return nil }
    var needed: Set<String> = needed
    for part in words where part.words.contains(where: source.contains) { needed.insert(part.module) }
    guard !needed.isEmpty else { return nil }
    let lines: [String] = needed.sorted().flatMap { ["#if canImport(\($0))", "import \($0)", "#endif"] }
    return source + (source.hasSuffix("\n") ? "" : "\n") + lines.joined(separator: "\n") + "\n"
  }
}
