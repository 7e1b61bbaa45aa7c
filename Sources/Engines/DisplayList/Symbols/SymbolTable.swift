import CoreGraphics

/// A symbol name of Apple's set and what stands for it here.
package struct Symbol: Hashable, Sendable {
  package var name: String
  /// The name of the icon file in Debian's bootstrap-icons, without `.svg`, or of a drawing of our own.
  package var icon: String
  /// Whether the badge of its name is set beside the icon, which has none.
  package var hasBadge: Bool = false
  /// What is done to the icon.
  package var changes: [SymbolDrawing.Change] = []
  /// What a screen reader says for an image of the symbol that has no label of its own (behaviour 285).
  package var label: String

  /// Stands for an icon where the drawing follows from the parts of the name: `plus.bubble`.
  package static let byName: String = "~"
}

/// The symbol names that the project knows. All others are drawn as a placeholder and recorded.
package enum SymbolTable {
  /// Nil for a name that the table does not have.
  package static func symbol(named name: String) -> Symbol? { byName[name] }

  /// All known symbols in the order of their names.
  package static let all: [Symbol] = [namesAToB, namesCToD, namesEToL, namesMToO, namesPToR, namesSToZ]
    .flatMap(parse).sorted { $0.name < $1.name }

  private static let byName: [String: Symbol] = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// One symbol a line: name, icon (with changes behind strokes, and a plus where the name's badge is to be added), label.
  private static func parse(_ table: String) -> [Symbol] {
    table.split(separator: "\n").compactMap { line -> Symbol? in
      let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
      guard parts.count == 3 else { return nil }
      let hasBadge: Bool = parts[1].hasSuffix("+")
      let icon: Substring = hasBadge ? parts[1].dropLast() : parts[1][...]
      let words: [Substring] = icon.split(separator: "/")
      let changes: [SymbolDrawing.Change] = words.dropFirst().compactMap(SymbolDrawing.Change.init(mark:))
      // A change that is not known leaves an icon that is not known.
      let isKnown: Bool = changes.count == words.count - 1
      return Symbol(
        name: parts[0], icon: String(isKnown ? words[0] : icon), hasBadge: hasBadge, changes: changes, label: parts[2])
    }
  }
}

extension SymbolTable {
  /// Names that were drawn as placeholders since the program began, so that a tool can list them.
  package static var unmapped: Set<String> { lock.withLock { unmappedNames } }

  package static func recordUnmapped(_ name: String) {
    lock.withLock { _ = unmappedNames.insert(name) }
  }

  nonisolated(unsafe) private static var unmappedNames: Set<String> = []
  private static let lock = NSLock()
}
