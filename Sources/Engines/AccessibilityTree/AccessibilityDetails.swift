import CoreGraphics

/// Extra information that is read on demand, or at once when it is important (behaviour 391).
package struct AccessibilityContent: Hashable, Sendable {
  package enum Importance: Int, Hashable, Sendable {
    case standard
    case high
  }

  /// Identifies the entry: a later one with the same key replaces it. The label unless the app chose another.
  package var key: String
  package var label: String
  /// What is spoken after the label; nil takes the entry away.
  package var value: String?
  package var importance: Importance

  package init(_ label: String, value: String?, importance: Importance = .standard, key: String? = nil) {
    self.label = label
    self.value = value
    self.importance = importance
    self.key = key ?? label
  }
}

extension AccessibilitySpeechStyle {
  /// Modifiers of speech are about one thing each: what the outer one leaves as it is stays.
  func merging(outer: AccessibilitySpeechStyle?) -> AccessibilitySpeechStyle {
    guard let outer else { return self }
    return AccessibilitySpeechStyle(
      pitch: outer.pitch == 0 ? pitch : outer.pitch,
      spellsOutCharacters: spellsOutCharacters || outer.spellsOutCharacters,
      alwaysIncludesPunctuation: alwaysIncludesPunctuation || outer.alwaysIncludesPunctuation,
      announcementsQueued: announcementsQueued || outer.announcementsQueued, language: outer.language ?? language)
  }
}

/// How an element's speech sounds (behaviours 392 to 395).
package struct AccessibilitySpeechStyle: Hashable, Sendable {
  /// Added to the pitch: -1 is lowest, 0 unchanged, 1 highest.
  package var pitch: Double
  package var spellsOutCharacters: Bool
  package var alwaysIncludesPunctuation: Bool
  /// Announcements wait behind what is being spoken.
  package var announcementsQueued: Bool
  /// The language of the words, such as "de-CH"; nil for that of the person.
  package var language: String?

  package init(
    pitch: Double = 0, spellsOutCharacters: Bool = false, alwaysIncludesPunctuation: Bool = false,
    announcementsQueued: Bool = false, language: String? = nil
  ) {
    self.pitch = pitch
    self.spellsOutCharacters = spellsOutCharacters
    self.alwaysIncludesPunctuation = alwaysIncludesPunctuation
    self.announcementsQueued = announcementsQueued
    self.language = language
  }
}

/// Where assistive technologies start a gesture (behaviour 400).
package enum AccessibilityActivationPoint: Hashable, Sendable {
  /// A fraction of the element's bounds: 0, 0 is the top left and 1, 1 the bottom right.
  case fraction(x: Double, y: Double)
  /// A point in the element's own space.
  case point(CGPoint)
}

/// An element's place among the tabs or segments of one control, spoken as "i of n" (speech rule 10).
package struct AccessibilityPosition: Hashable, Sendable {
  /// 1 for the first.
  package var index: Int
  package var count: Int

  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}

/// Where a cell is in its table (speech rule 2).
package struct AccessibilityTableCell: Hashable, Sendable {
  /// 1 for the first, as spoken.
  package var row: Int
  package var column: Int
  package var rowSpan: Int
  package var columnSpan: Int
  package var headers: [String]
  /// The row is spoken only with its first cell.
  package var isFirstInRow: Bool

  package init(
    row: Int, column: Int, rowSpan: Int = 1, columnSpan: Int = 1, headers: [String] = [], isFirstInRow: Bool? = nil
  ) {
    self.row = row
    self.column = column
    self.rowSpan = rowSpan
    self.columnSpan = columnSpan
    self.headers = headers
    self.isFirstInRow = isFirstInRow ?? (column == 1)
  }
}

/// One half of a labelled pair: the visible label, or the control that it names (behaviour 321).
package struct AccessibilityLabeledPair: Hashable, Sendable {
  package enum Half: Hashable, Sendable {
    case label
    case content
  }

  package var half: Half
  package var key: AccessibilityKey

  package init(_ half: Half, key: AccessibilityKey) {
    self.half = half
    self.key = key
  }
}

/// Text put before and after the label that a view has already (behaviour 318).
package struct AccessibilityLabelExtension: Hashable, Sendable {
  package var before: [String]
  package var after: [String]

  package init(before: [String] = [], after: [String] = []) {
    self.before = before
    self.after = after
  }
}
