import Foundation

/// What a build that failed lacks, for the terminal.
package struct FailureSummary {
  /// A missing symbol with the number of places that use it, and the first of them.
  struct Entry {
    var symbol: MissingSymbol
    var count: Int
    var first: CompilerMessage
  }

  let entries: [Entry]
  /// Errors that are not about a missing name, in their order.
  let others: [CompilerMessage]

  /// The most lines of each part; the log has all.
  private static let lineLimit: Int = 40

  package init(_ errors: [CompilerMessage]) {
    var places: [MissingSymbol: Int] = [:]
    var entries: [Entry] = []
    var others: [CompilerMessage] = []
    for error in errors {
      guard let symbol = MissingSymbol(error.text) else {
        others.append(error)
        continue
      }
      if let place = places[symbol] {
        entries[place].count += 1
      } else {
        places[symbol] = entries.count
        entries.append(Entry(symbol: symbol, count: 1, first: error))
      }
    }
    // Equal counts stay in the order of their first use.
    self.entries = entries.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .map(\.element)
    self.others = others
  }

  /// The lines to print.
  ///
  /// - Parameter folder: The developer's folder; paths of files start there.
  package func lines(folder: String) -> [String] {
    func place(_ message: CompilerMessage) -> String {
      let path: String = message.file
      return (path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path) + ":\(message.line)"
    }
    var lines: [String] = []
    if !entries.isEmpty {
      let width: Int = min(44, entries.prefix(Self.lineLimit).map { $0.symbol.name.count }.max() ?? 0)
      lines.append("Missing: \(entries.count) symbols, with the number of places and the first of them.")
      for entry in entries.prefix(Self.lineLimit) {
        let count: String = String(repeating: " ", count: max(0, 5 - "\(entry.count)".count)) + "\(entry.count)"
        let kind: String = entry.symbol.kind.rawValue.padding(toLength: 9, withPad: " ", startingAt: 0)
        let name: String = entry.symbol.name
        let padded: String = name + String(repeating: " ", count: max(0, width - name.count))
        lines.append("\(count)  \(kind)  \(padded)  \(place(entry.first))")
      }
      if entries.count > Self.lineLimit { lines.append("       and \(entries.count - Self.lineLimit) more") }
    }
    if !others.isEmpty {
      // Some of them follow from the missing names.
      lines.append("Other errors: \(others.count).")
      for error in others.prefix(Self.lineLimit / 4) { lines.append("  \(place(error)): \(error.text)") }
      if others.count > Self.lineLimit / 4 { lines.append("  and \(others.count - Self.lineLimit / 4) more") }
    }
    return lines
  }
}
