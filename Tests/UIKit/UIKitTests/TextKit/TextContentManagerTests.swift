import Foundation
import Testing
import UIKit

/// Texts as content managers give and change them, whatever kind of manager has them.
@MainActor
@Suite("Content managers of texts")
struct TextContentManagerTests {
  private func storage() -> NSTextContentStorage {
    let storage = NSTextContentStorage()
    storage.attributedString = NSAttributedString(string: "One\nTwo\nThree")
    return storage
  }

  @Test("A text is read, measured and changed by the general class of managers")
  func general() throws {
    let storage: NSTextContentStorage = storage()
    let manager: NSTextContentManager = storage
    let start: any NSTextLocation = manager.documentRange.location
    let second = try #require(manager.location(start, offsetBy: 4))
    let third = try #require(manager.location(second, offsetBy: 4))
    #expect(manager.offset(from: start, to: third) == 8 && manager.location(start, offsetBy: 90) == nil)
    var words: [String] = []
    manager.enumerateTextElements(from: second, options: []) { element in
      words.append((element as? NSTextParagraph)?.attributedString.string ?? "")
      return true
    }
    #expect(words == ["Two\n", "Three"])
    let range = try #require(NSTextRange(location: second, end: third))
    manager.replaceContents(in: range, with: [NSTextParagraph(attributedString: NSAttributedString(string: "2\n"))])
    #expect(storage.attributedString?.string == "One\n2\nThree")
    storage.replaceContents(in: storage.documentRange, with: nil)
    #expect(storage.attributedString?.string == "" && manager.documentRange.isEmpty)
    // The class itself has no text.
    let empty = NSTextContentManager()
    #expect(empty.documentRange.isEmpty && NSTextElement(textContentManager: empty).textContentManager === empty)
  }

  @Test("A text is read, measured and changed by the protocol of what gives pieces")
  func provider() throws {
    let storage: NSTextContentStorage = storage()
    let provider: any NSTextElementProvider = storage
    let start: any NSTextLocation = provider.documentRange.location
    let second = try #require(provider.location(start, offsetBy: 4))
    #expect(provider.offset(from: second, to: start) == -4)
    var count: Int = 0
    provider.enumerateTextElements(from: nil, options: [.reverse]) { _ in
      count += 1
      return count < 2
    }
    #expect(count == 2)
    let range = try #require(NSTextRange(location: start, end: second))
    provider.replaceContents(in: range, with: nil)
    #expect(storage.attributedString?.string == "Two\nThree")
    var isKept: Bool = false
    provider.synchronizeToBackingStore { isKept = $0 == nil }
    #expect(isKept)
  }

  @Test("A layout manager puts pieces into its text, and looks at fragments in ways that change nothing here")
  func layout() throws {
    let storage: NSTextContentStorage = storage()
    let manager = NSTextLayoutManager()
    manager.textContainer = NSTextContainer(size: CGSize(width: 200, height: 0))
    storage.addTextLayoutManager(manager)
    manager.replaceContents(
      in: manager.documentRange, with: [NSTextParagraph(attributedString: NSAttributedString(string: "New"))])
    #expect(storage.attributedString?.string == "New")
    var frames: [CGRect] = []
    for options in [[], [.estimatesSize], [.ensuresExtraLineFragment]]
      as [NSTextLayoutManager.FragmentEnumerationOptions]
    {
      manager.enumerateTextLayoutFragments(from: nil, options: options) { fragment in
        frames.append(fragment.layoutFragmentFrame)
        return true
      }
    }
    #expect(frames.count == 3 && Set(frames.map(\.height)).count == 1 && frames[0].height > 0)
  }

  @Test("A selection of several parts keeps how it grows and the side of its insertion point")
  func selections() throws {
    let range: NSTextRange = storage().documentRange
    for granularity in [.line, .paragraph, .sentence] as [NSTextSelection.Granularity] {
      let selection = NSTextSelection([range], affinity: .upstream, granularity: granularity)
      #expect(selection.granularity == granularity && selection.affinity == .upstream)
      #expect(selection.textRanges == [range])
    }
    #expect(NSTextSelection([range]).affinity == .downstream)
  }
}
