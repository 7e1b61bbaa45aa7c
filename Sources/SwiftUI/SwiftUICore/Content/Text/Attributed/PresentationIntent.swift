import Foundation

/// What a stretch of a string is within its line.
public nonisolated struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

/// Which blocks of a document a stretch of a string belongs to, innermost first.
public nonisolated struct PresentationIntent: Hashable, Sendable {
  /// A kind of block.
  public enum Kind: Hashable, Sendable {
    case paragraph
    case header(level: Int)
    case orderedList
    case unorderedList
    /// The number that the item has in its list.
    case listItem(ordinal: Int)
    case codeBlock(languageHint: String?)
    case blockQuote
    case thematicBreak
    case table(columns: [TableColumn])
    case tableHeaderRow
    case tableRow(rowIndex: Int)
    case tableCell(columnIndex: Int)
  }

  /// How a column of a table stands.
  public struct TableColumn: Hashable, Sendable {
    public enum Alignment: Hashable, Sendable {
      case left
      case center
      case right
    }

    public var alignment: Alignment

    public init(alignment: Alignment) {
      self.alignment = alignment
    }
  }

  /// One block; stretches with the same identity belong to the same one.
  public struct IntentType: Hashable, Sendable {
    public var kind: Kind
    public var identity: Int

    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }
  }

  public var components: [IntentType]

  public init(types: [IntentType]) {
    components = types
  }

  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// How deep lists and quotes are nested.
  public var indentationLevel: Int {
    components.reduce(0) { level, block in
      switch block.kind {
      case .orderedList, .unorderedList, .blockQuote: level + 1
      default: level
      }
    }
  }
}

extension PresentationIntent.IntentType: CustomDebugStringConvertible {
  public var debugDescription: String { "\(kind) (id \(identity))" }
}
