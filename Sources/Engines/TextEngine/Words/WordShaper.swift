import CoreGraphics

/// What shapes single words in one font: the part of the word cache that knows fonts.
package protocol WordShaper: AnyObject {
  /// Whether the font has the whole alphabet, or only what of it is ASCII.
  var isWide: Bool { get }
  /// The advance of a space without what is added to every character, in units.
  var spaceAdvance: Int32 { get }
  /// What the face takes besides its advances, in points.
  var spacing: CGFloat { get }
  /// What it takes for single letters, in units, for ASCII from the space on.
  var letters: [Int32] { get }

  /// Appends the advances of the word's characters, in units, and says where lines may end in it; a word that would look
  /// different beside others does not stand alone, and appends nothing.
  func shape(
    _ word: UnsafeBufferPointer<UInt8>, isFirst: Bool, isLast: Bool, advances: inout [Int32]
  ) -> ShapedWord

  /// Whether a line may end between a character, spaces, and another character; nil for the paragraph's beginning.
  func allowsBreak(between last: Unicode.Scalar?, and first: Unicode.Scalar) -> Bool
}

/// The kinds of words that a shaper tells apart.
package struct WordKind: Hashable, Sendable {
  package var font: FontDescriptor
  package var isTracked: Bool
  package var script: Script

  /// What a paragraph is taken for.
  package enum Script: Hashable, Sendable {
    case latin
    /// Digits and signs alone.
    case common
  }
}

/// The words of one kind that were shaped.
///
/// A paragraph of such words is in one font, whatever words stand in it: the alphabet is tried out as a whole.
final class WordStyle {
  let shaper: any WordShaper
  let isWide: Bool
  let spaceAdvance: Int32
  let spacing: CGFloat
  let letters: [Int32]
  var words: [WordKey: ShapedWord] = [:]
  /// The advances of the words' characters, one word after the other, in units.
  var advances: [Int32] = []
  private var breaks: [Pair: Bool] = [:]

  private struct Pair: Hashable {
    var last: UInt32
    var first: UInt32
  }

  init(_ shaper: any WordShaper) {
    self.shaper = shaper
    isWide = shaper.isWide
    spaceAdvance = shaper.spaceAdvance
    spacing = shaper.spacing
    letters = shaper.letters
  }

  /// Whether a line may end between a character, spaces, and another character; nil for the paragraph's beginning.
  func allowsBreak(between last: Unicode.Scalar?, and first: Unicode.Scalar) -> Bool {
    if let last, Self.isAlphanumeric(last), Self.isAlphanumeric(first) { return true }
    let pair = Pair(last: last?.value ?? 0, first: first.value)
    if let known = breaks[pair] { return known }
    let isAllowed: Bool = shaper.allowsBreak(between: last, and: first)
    breaks[pair] = isAllowed
    return isAllowed
  }

  private static func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
    let kind: WordAlphabet.Kind? = WordAlphabet.kind(of: scalar.value)
    return kind == .letter || kind == .digit
  }
}
