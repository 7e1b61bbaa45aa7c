import CPango
import Foundation
import TextEngine

/// Words by a dictionary where Pango has one: Thai, Lao, Khmer and Burmese are written without spaces between words. All
/// other text is divided as ``UnicodeWords`` does it.
package final class PangoWordSegmenter: WordSegmenter {
  package static let shared = PangoWordSegmenter()

  package init() {}

  package func words(in text: String) -> [Range<Int>] {
    guard text.unicodeScalars.contains(where: { needsDictionary($0) }) else {
      return UnicodeWords.shared.words(in: text)
    }
    let count: Int = text.unicodeScalars.count
    var attributes: [PangoLogAttr] = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
    TextLock.enter()
    pango_get_log_attrs(
      text, Int32(text.utf8.count), -1, pango_language_from_string("th"), &attributes, Int32(attributes.count))
    TextLock.leave()
    var words: [Range<Int>] = []
    var start: Int?
    for index in attributes.indices {
      if let first = start, attributes[index].is_word_end != 0 {
        words.append(first..<index)
        start = nil
      }
      if attributes[index].is_word_start != 0 { start = index }
    }
    return words
  }

  private func needsDictionary(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true
    default: false
    }
  }
}
