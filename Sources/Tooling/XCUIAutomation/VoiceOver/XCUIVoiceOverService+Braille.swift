import AccessibilityTree
import AssistiveTechnologies
import SpeechOutput

extension XCUIVoiceOverService {
  /// How a braille display writes.
  public enum BrailleTable: Hashable, Sendable {
    /// Computer braille of eight dots: one cell for each character, capitals with dot 7. It is always there.
    case computer
    /// A table of liblouis by its file, such as `en-us-g2.ctb` for contracted English. Where liblouis is not installed, or has
    /// no such table, braille is written as by `computer`.
    case liblouis(String)
  }

  /// A line of a braille display.
  public struct BrailleLine: Hashable, Sendable, CustomStringConvertible {
    /// The cells, as Unicode's braille patterns.
    public let cells: String
    /// The text that is written, of which this line may show a part.
    public let text: String
    /// For each cell the offset of a character of `text`, so that a key above the cell finds it.
    public let offsets: [Int]

    public var description: String { cells }
  }

  /// What a braille display shows of the element under the cursor: as many lines as a person pans through, at least one.
  ///
  /// Label and value are followed by abbreviations of what the element is, such as "btn" for a button and "hd1" for a heading.
  ///
  /// - Parameters:
  ///   - cells: The number of cells of the display, at least 1. The default is 40.
  ///   - table: How the text is written. The default is computer braille.
  public func brailleLines(cells: Int = 40, table: BrailleTable = .computer) throws -> [BrailleLine] {
    let (session, window) = try running()
    let reader: AccessibilityReader = session.upToDate(window)
    guard let node = reader.current else { throw Error(.noSpeech) }
    let text: String = BrailleText.text(for: node, in: reader.tree)
    return table.translator.translate(text).lines(width: cells).map {
      BrailleLine(cells: $0.cells, text: text, offsets: $0.offsets)
    }
  }
}

extension XCUIVoiceOverService.BrailleTable {
  /// Whether the table is there.
  public var isAvailable: Bool {
    switch self {
    case .computer: true
    case .liblouis(let file): Liblouis(table: file) != nil
    }
  }

  fileprivate var translator: any BrailleTranslator {
    switch self {
    case .computer: ComputerBraille()
    case .liblouis(let file): Liblouis(table: file) ?? ComputerBraille() as any BrailleTranslator
    }
  }
}
