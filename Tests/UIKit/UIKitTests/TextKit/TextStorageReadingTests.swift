import Foundation
import Testing
import UIKit

/// Reading a text storage, as the attributed string that it is.
@MainActor
@Suite("Reading of text storages")
struct TextStorageReadingTests {
  private let mark = NSAttributedString.Key("mark")

  private func storage() -> NSTextStorage {
    let storage = NSTextStorage(string: "one two three")
    storage.addAttribute(mark, value: 1, range: NSRange(location: 4, length: 3))
    return storage
  }

  @Test("The longest range of an attribute ends at the limit")
  func ranges() {
    let storage = storage()
    var range = NSRange()
    let all = NSRange(location: 0, length: storage.length)
    #expect(storage.attribute(mark, at: 5, longestEffectiveRange: &range, in: all) as? Int == 1)
    #expect(range == NSRange(location: 4, length: 3))
    let part = NSRange(location: 0, length: 6)
    #expect(storage.attributes(at: 4, longestEffectiveRange: &range, in: part)[mark] as? Int == 1)
    #expect(range == NSRange(location: 4, length: 2))
    #expect(storage.attributedSubstring(from: NSRange(location: 4, length: 3)).string == "two")
  }

  @Test("Runs are enumerated in order")
  func runs() {
    let storage = storage()
    let all = NSRange(location: 0, length: storage.length)
    var marked: [NSRange] = []
    storage.enumerateAttribute(mark, in: all, options: []) { value, range, _ in
      if value != nil { marked.append(range) }
    }
    #expect(marked == [NSRange(location: 4, length: 3)])
    var starts: [Int] = []
    storage.enumerateAttributes(in: all, options: []) { _, range, _ in starts.append(range.location) }
    #expect(starts == [0, 4, 7])
  }

  @Test("Attributed strings compare, replace and enumerate fonts, colors, paragraph styles and attachments")
  func objects() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let pairs: [(NSAttributedString.Key, Any, Any)] = [
      (.font, UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 20)),
      (.foregroundColor, UIColor.red, UIColor.green), (.paragraphStyle, NSParagraphStyle(), style),
      (.attachment, NSTextAttachment(), NSTextAttachment()),
    ]
    for (key, first, second) in pairs {
      for text in [NSMutableAttributedString(string: "one two"), NSTextStorage(string: "one two")] {
        let all = NSRange(location: 0, length: 7)
        text.addAttribute(key, value: first, range: all)
        text.addAttribute(key, value: second, range: all)
        text.addAttribute(key, value: first, range: NSRange(location: 0, length: 3))
        var ends: [Int] = []
        text.enumerateAttribute(key, in: all, options: []) { value, range, _ in
          #expect(value as? NSObject == (range.location == 0 ? first : second) as? NSObject)
          ends.append(range.upperBound)
        }
        #expect(ends == [3, 7], "\(key.rawValue)")
        #expect(text.isEqual(to: NSAttributedString(attributedString: text)))
      }
    }
  }

  private final class Watcher: NSObject, NSTextStorageDelegate {}

  @Test("Characters are replaced by an attributed text; a delegate need say nothing")
  func replacing() {
    let storage = storage()
    let watcher: any NSTextStorageDelegate = Watcher()
    storage.delegate = watcher
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: NSAttributedString(string: "1"))
    #expect(storage.string == "1 two three")
    let range = NSRange(location: 0, length: 1)
    watcher.textStorage(storage, willProcessEditing: .editedCharacters, range: range, changeInLength: -2)
    watcher.textStorage(storage, didProcessEditing: .editedCharacters, range: range, changeInLength: -2)
    #expect(storage.string == "1 two three")
    #expect(NSTextAttachment().image == nil)
  }

  @Test("An action keeps its pictures, and an item of a drag what it gives")
  func pictures() {
    let image = UIImage(systemName: "star")
    let action = UIAction(title: "Star", image: image) { _ in }
    action.selectedImage = image
    #expect(action.image === image && action.selectedImage === image)
    let provider = NSItemProvider()
    #expect(UIDragItem(itemProvider: provider).itemProvider === provider)
  }
}
