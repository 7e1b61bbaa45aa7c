import SwiftSyntax

/// Names that methods of Swift have in Objective-C.
enum ObjectiveCName {
  /// Words before which a first label gets no "With".
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in",
    "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using",
    "via",
    "when", "with", "within",
  ]

  /// The name of a method that is referred to: `move(_:to:)` is `move:to:`, `open(url:)` is `openWithUrl:`. A reference by the
  /// base name alone has no colons.
  static func of(_ reference: DeclReferenceExprSyntax) -> String {
    let base: String = reference.baseName.text.filter { $0 != "`" }
    let labels: [String] = reference.argumentNames?.arguments.map(\.name.text) ?? []
    guard let first = labels.first else { return base }
    var name: String = base
    if first != "_" {
      let word: Substring = first.prefix { !$0.isUppercase }
      name += prepositions.contains(String(word)) ? "" : "With"
      name += first.prefix(1).uppercased() + first.dropFirst()
    }
    name += ":"
    for label in labels.dropFirst() { name += (label == "_" ? "" : label) + ":" }
    return name
  }
}
