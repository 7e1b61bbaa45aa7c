import CoreGraphics
import Foundation
import Testing
import UIKit

/// Texts that tell of their changes.
@MainActor
@Suite("Text storages")
struct TextStorageTests {
  private final class Listener: NSObject, NSTextStorageDelegate {
    var log: [String] = []
    var change: ((NSTextStorage, NSRange) -> Void)?
    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range: NSRange,
      changeInLength delta: Int
    ) { log.append("will \(editedMask.rawValue) \(range.location) \(range.length) \(delta)") }
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range: NSRange,
      changeInLength delta: Int
    ) {
      log.append("did \(editedMask.rawValue) \(range.location) \(range.length) \(delta)")
      change?(textStorage, range)
    }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  @Test("A change of characters or attributes is told once, with its place and the change of the length")
  func changes() {
    let storage = NSTextStorage(string: "Hello")
    let listener = Listener()
    storage.delegate = listener
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "Yh")
    #expect(storage.string == "Yhello" && listener.take() == ["will 2 0 2 1", "did 2 0 2 1"])
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 1, length: 2))
    #expect(listener.take() == ["will 1 1 2 0", "did 1 1 2 0"])
    #expect(storage.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 2)
    storage.removeAttribute(.kern, range: NSRange(location: 1, length: 1))
    #expect(storage.attribute(.kern, at: 1, effectiveRange: nil) == nil)
    #expect(storage.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 2)
    _ = listener.take()
    storage.append(NSAttributedString(string: "!", attributes: [.kern: 3]))
    storage.insert(NSAttributedString(string: "?"), at: 0)
    storage.deleteCharacters(in: NSRange(location: 1, length: 2))
    #expect(storage.string == "?ello!" && listener.take().count == 6)
    #expect(storage.attribute(.kern, at: 5, effectiveRange: nil) as? Int == 3)
    storage.setAttributedString(NSAttributedString(string: "Bye"))
    #expect(storage.string == "Bye" && listener.take() == ["will 3 0 3 -3", "did 3 0 3 -3"])
    storage.addAttributes([.kern: 1, .baselineOffset: 2], range: NSRange(location: 0, length: 3))
    #expect(storage.attributes(at: 0, effectiveRange: nil).count == 2)
    storage.setAttributes(nil, range: NSRange(location: 0, length: 0))
    #expect(storage.editedMask.isEmpty && storage.editedRange.location == NSNotFound && storage.changeInLength == 0)
  }

  @Test("Several changes between beginning and end are told as one; what a delegate changes is not told again")
  func grouping() {
    let storage = NSTextStorage(string: "one two")
    let listener = Listener()
    storage.delegate = listener
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
    storage.replaceCharacters(in: NSRange(location: 2, length: 3), with: "2")
    #expect(listener.log.isEmpty && storage.editedMask == .editedCharacters && storage.changeInLength == -4)
    storage.endEditing()
    #expect(storage.string == "1 2" && listener.take() == ["will 2 0 3 -4", "did 2 0 3 -4"])
    storage.endEditing()
    listener.change = { storage, range in storage.addAttribute(.kern, value: 5, range: range) }
    storage.replaceCharacters(in: NSRange(location: 3, length: 0), with: "3")
    #expect(listener.take().count == 2 && storage.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 5)
  }

  /// A storage that keeps its text itself, as highlighters do.
  private final class Own: NSTextStorage {
    private let backing = NSMutableAttributedString(string: "")
    override var string: String { backing.string }
    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { backing.attributes(at: location, effectiveRange: range) }
    override func replaceCharacters(in range: NSRange, with str: String) {
      backing.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      backing.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
    }
    override func processEditing() {
      if editedMask.contains(.editedCharacters) { backing.addAttribute(.kern, value: 9, range: editedRange) }
      super.processEditing()
    }
  }

  @Test("A subclass with a text of its own overrides four methods, and all others go through them")
  func subclass() {
    let storage = Own()
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    storage.append(NSAttributedString(string: "words"))
    #expect(storage.string == "words" && storage.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 9)
    #expect(manager.numberOfGlyphs == 5 && manager.usedRect(for: container).height > 0)
    #expect(storage.layoutManagers.count == 1 && storage.layoutManagers[0] === manager)
    storage.removeLayoutManager(manager)
    #expect(storage.layoutManagers.isEmpty && manager.textStorage == nil && manager.numberOfGlyphs == 0)
  }
}
