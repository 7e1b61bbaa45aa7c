import Foundation

/// Says where each character of a page's text stands.
///
/// Text and words come from two runs of the tool. Mostly they have the same order; a page that is read as it looks has
/// another one, and words that are drawn twice stand once in its text. So each stretch of the text is given the next
/// word if that is the right one, and otherwise the unused word from which on the most words go along with the text.
struct WordPlaces {
  /// The box of each UTF-16 unit of the text, in the words' space; nil for white space and for what no word covers.
  private(set) var boxes: [CGRect?]

  /// How many words are compared to choose among several of the same letters.
  private static let lookahead = 8

  init(text: String, words: [PageWord]) {
    boxes = Array(repeating: nil, count: text.utf16.count)
    let signs: [Sign] = Sign.all(of: text)
    let spelled: [[Unicode.Scalar]] = words.map { Sign.all(of: $0.text).map(\.scalar) }
    var isUsed = [Bool](repeating: false, count: words.count)
    var places: [Unicode.Scalar: [Int]] = [:]
    for (index, word) in spelled.enumerated() {
      guard let first = word.first, let last = word.last else { continue }
      places[first, default: []].append(index)
      if last != first { places[last, default: []].append(index) }
    }

    var next = 0
    var position = 0
    while position < signs.count {
      var match: (word: Int, length: Int)?
      if next < words.count, !isUsed[next], let length = Self.length(of: spelled[next], in: signs, at: position) {
        match = (next, length)
      } else {
        let found: [Int] = (places[signs[position].scalar] ?? []).filter {
          !isUsed[$0] && Self.length(of: spelled[$0], in: signs, at: position) != nil
        }
        let best: Int? =
          found.count < 2
          ? found.first
          : found.max { Self.run(from: $0, spelled, signs, position) < Self.run(from: $1, spelled, signs, position) }
        match = best.map { ($0, spelled[$0].count) }
      }
      guard let match else {
        position += 1
        continue
      }
      place(words[match.word].box, on: signs[position..<position + match.length])
      isUsed[match.word] = true
      next = match.word + 1
      position += match.length
    }
  }

  /// The number of a word's characters when the text goes on with them, in either direction: the tool prints words that
  /// run from right to left as they look.
  private static func length(of word: [Unicode.Scalar], in signs: [Sign], at position: Int) -> Int? {
    guard !word.isEmpty, position + word.count <= signs.count else { return nil }
    let piece = signs[position..<position + word.count]
    if piece.lazy.map(\.scalar).elementsEqual(word) || piece.lazy.map(\.scalar).elementsEqual(word.reversed()) {
      return word.count
    }
    return nil
  }

  /// How many words from `start` on go along with the text.
  private static func run(from start: Int, _ words: [[Unicode.Scalar]], _ signs: [Sign], _ position: Int) -> Int {
    var place: Int = position
    var count = 0
    while count < lookahead, start + count < words.count,
      let length = length(of: words[start + count], in: signs, at: place)
    {
      place += length
      count += 1
    }
    return count
  }

  /// Shares a word's box among its characters, in equal parts along the line: the tool knows no narrower boxes. A word
  /// that runs up or down the page is higher than wide, and each of its characters has the whole box.
  private mutating func place(_ box: CGRect, on signs: ArraySlice<Sign>) {
    let count: Int = signs.count
    let isSideways: Bool = count > 1 && box.height > box.width * 1.2
    let share: CGFloat = isSideways ? box.width : box.width / CGFloat(count)
    let isRightToLeft: Bool = signs.contains { $0.isRightToLeft }
    for (offset, sign) in signs.enumerated() {
      let step: Int = isSideways ? 0 : isRightToLeft ? count - 1 - offset : offset
      let part = CGRect(x: box.minX + share * CGFloat(step), y: box.minY, width: share, height: box.height)
      for unit in sign.units where unit < boxes.count { boxes[unit] = part }
    }
  }
}

/// A visible character of a text, with its place in UTF-16 units.
private struct Sign {
  var scalar: Unicode.Scalar
  var units: Range<Int>

  /// All but white space and invisible characters such as marks of direction.
  static func all(of text: String) -> [Sign] {
    var result: [Sign] = []
    var unit = 0
    for scalar in text.unicodeScalars {
      let length: Int = scalar.value > 0xFFFF ? 2 : 1
      let properties = scalar.properties
      if !properties.isWhitespace, properties.generalCategory != .format, properties.generalCategory != .control {
        result.append(Sign(scalar: scalar, units: unit..<unit + length))
      }
      unit += length
    }
    return result
  }

  /// Whether it belongs to the Hebrew, Arabic or a neighbouring script.
  var isRightToLeft: Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
