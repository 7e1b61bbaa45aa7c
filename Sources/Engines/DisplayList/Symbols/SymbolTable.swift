import CoreGraphics
import Diagnostics
import Foundation

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
  /// The size in points beside text of 13 points, where it is recorded of Apple's symbol.
  package var recordedSize: CGSize?

  /// Stands for an icon where the drawing follows from the parts of the name: `plus.bubble`.
  package static let byName: String = "~"
}

/// The symbol names that the project knows, from the file symbols.tsv, which is read when the first one is asked for.
package enum SymbolTable {
  /// Nil for a name that the table does not have.
  package static func symbol(named name: String) -> Symbol? { byName[name] }

  /// All known symbols in the order of their names.
  package static let all: [Symbol] = symbols(in: SymbolFile.contents() ?? "").sorted { $0.name < $1.name }

  private static let byName: [String: Symbol] = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// One symbol a line, its columns parted by tabs: name, icon (with changes behind strokes, and a plus where the name's badge
  /// is to be added), label, and size where there is one. Lines that begin with # are comments.
  package static func symbols(in table: String) -> [Symbol] {
    table.utf8.split(separator: UInt8(ascii: "\n")).compactMap { symbol(in: String(Substring($0))) }
  }

  private static func symbol(in line: String) -> Symbol? {
    let columns: [String] = line.split(separator: "\t").map(String.init)
    guard columns.count >= 3, !line.hasPrefix("#") else { return nil }
    let hasBadge: Bool = columns[1].hasSuffix("+")
    let icon: Substring = hasBadge ? columns[1].dropLast() : columns[1][...]
    let words: [Substring] = icon.split(separator: "/")
    let changes: [SymbolDrawing.Change] = words.dropFirst().compactMap(SymbolDrawing.Change.init(mark:))
    // A change that is not known leaves an icon that is not known.
    let isKnown: Bool = changes.count == words.count - 1
    let lengths: [Double] = columns.count > 3 ? columns[3].split(separator: "x").compactMap { Double($0) } : []
    return Symbol(
      name: columns[0], icon: String(isKnown ? words[0] : icon), hasBadge: hasBadge, changes: changes,
      label: columns[2], recordedSize: lengths.count == 2 ? CGSize(width: lengths[0], height: lengths[1]) : nil)
  }
}

extension SymbolTable {
  /// Names for which there was no drawing since the program began, so that a tool can list them.
  package static var unmapped: Set<String> { lock.withLock { unmappedNames } }

  /// Notes a name for which there is no drawing, and tells the developer of it the first time.
  package static func recordUnmapped(_ name: String) {
    guard lock.withLock({ unmappedNames.insert(name).inserted }), !all.isEmpty else { return }
    Diagnostics.warn(
      "There is no drawing for a symbol named \"\(name)\", so that an image of it takes no room. Check the spelling, or"
        + " use another name: Tools/symbols lists the names in a folder's sources that have none.")
  }

  nonisolated(unsafe) private static var unmappedNames: Set<String> = []
  private static let lock = NSLock()
}
