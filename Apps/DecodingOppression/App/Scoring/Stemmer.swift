/// Takes the endings of plurals, -ed and -ing from English words, so that "fine", "fines" and "fined" are one word.
///
/// A stem is not a word; it only has to be the same for all forms of one word. Terms and texts go through the same
/// rules.
enum Stemmer {
  /// The stem of a word in small letters.
  static func stem(_ word: String) -> String {
    var bytes: [UInt8] = Array(word.utf8)
    guard bytes.count > 3, bytes.allSatisfy({ $0 < 0x80 }) else { return word }
    removePlural(&bytes)
    removeVerbEnding(&bytes)
    unifyLastVowel(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func removePlural(_ word: inout [UInt8]) {
    if ends(word, "ies"), word.count > 4 {
      word.replaceSubrange((word.count - 3)..., with: "y".utf8)
    } else if ["sses", "ches", "shes", "xes", "zes"].contains(where: { ends(word, $0) }) {
      word.removeLast(2)
    } else if ends(word, "s"), !["ss", "us", "is"].contains(where: { ends(word, $0) }) {
      word.removeLast()
    }
  }

  private static func removeVerbEnding(_ word: inout [UInt8]) {
    if ends(word, "ied"), word.count > 4 {
      word.replaceSubrange((word.count - 3)..., with: "y".utf8)
      return
    }
    let length: Int
    if ends(word, "ing") {
      length = 3
    } else if ends(word, "ed"), !ends(word, "eed") {
      length = 2
    } else {
      return
    }
    let rest: ArraySlice<UInt8> = word.dropLast(length)
    guard rest.count >= 3, rest.contains(where: isVowel) else { return }
    word = Array(rest)
    // "permitted" comes from "permit", but "billed" from "bill" and "passed" from "pass".
    if let last = word.last, word.count > 3, word[word.count - 2] == last, !isVowel(last), !"lsz".utf8.contains(last) {
      word.removeLast()
    }
  }

  /// Drops a last e and writes a last y as i: "waive" and "waiving", "deny" and "denied" meet.
  private static func unifyLastVowel(_ word: inout [UInt8]) {
    guard word.count > 3, let last = word.last else { return }
    if last == UInt8(ascii: "e"), word[word.count - 2] != UInt8(ascii: "e") {
      word.removeLast()
    } else if last == UInt8(ascii: "y"), !isVowel(word[word.count - 2]) {
      word[word.count - 1] = UInt8(ascii: "i")
    }
  }

  private static func ends(_ word: [UInt8], _ ending: StaticString) -> Bool {
    let length: Int = ending.utf8CodeUnitCount
    guard word.count > length else { return false }
    return word.withUnsafeBufferPointer { buffer in
      (0..<length).allSatisfy { buffer[buffer.count - length + $0] == ending.utf8Start[$0] }
    }
  }

  private static func isVowel(_ byte: UInt8) -> Bool { "aeiouy".utf8.contains(byte) }
}
