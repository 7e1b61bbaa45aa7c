import Foundation

/// The order in which a language writes the parts of a date or time, and what stands between them.
package struct DatePattern: Hashable, Sendable {
  package enum Piece: Hashable, Sendable {
    case literal(String)
    /// A part, with the letters that say how it is written.
    case unit(DateUnit, letters: String)
  }

  package let pieces: [Piece]

  /// Reads a pattern of Unicode's.
  package init(_ pattern: String) {
    var pieces: [Piece] = []
    var literal: String = ""
    var rest: Substring = pattern[...]
    func flush() {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
    }
    while let character = rest.first {
      if character == "'" {
        rest.removeFirst()
        let quoted: Substring = rest.prefix { $0 != "'" }
        literal += quoted.isEmpty ? "'" : String(quoted)
        rest = rest.dropFirst(quoted.count + 1)
      } else if character.isASCII, character.isLetter {
        let run: Substring = rest.prefix { $0 == character }
        rest = rest.dropFirst(run.count)
        if let unit = Self.unit(character) {
          flush()
          pieces.append(.unit(unit, letters: String(run)))
        }
      } else {
        literal.append(character)
        rest.removeFirst()
      }
    }
    flush()
    self.pieces = pieces
  }

  /// The pattern of a language for a template such as `yMd` or `jmm`.
  package init(template: String, locale: Locale) {
    self.init(DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template)
  }

  /// The same with the era where that is short.
  package init(template: String, in editor: DateEditor) {
    let isShort: Bool = editor.hasShortEras && template.contains("y")
    self.init(template: isShort ? "G" + template : template, locale: editor.locale)
  }

  package var units: [DateUnit] {
    pieces.compactMap { if case .unit(let unit, _) = $0 { unit } else { nil } }
  }

  private static func unit(_ letter: Character) -> DateUnit? {
    switch letter {
    case "G": .era
    case "y", "u", "U", "r": .year
    case "M", "L": .month
    case "d": .day
    case "H", "k": .hour
    case "h", "K": .shortHour
    case "m": .minute
    case "s": .second
    case "a", "b", "B": .dayPeriod
    default: nil
    }
  }
}
