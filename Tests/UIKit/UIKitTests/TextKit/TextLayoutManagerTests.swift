import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Layout of texts in fragments.
@MainActor
@Suite("Layout in fragments", .serialized)
struct TextLayoutManagerTests {
  private func layout(
    _ text: String, width: CGFloat = 120
  ) -> (NSTextContentStorage, NSTextLayoutManager, NSTextContainer) {
    let (content, layout) = (NSTextContentStorage(), NSTextLayoutManager())
    let container = NSTextContainer(size: CGSize(width: width, height: 0))
    content.attributedString = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 16)])
    layout.textContainer = container
    content.addTextLayoutManager(layout)
    return (content, layout, container)
  }

  private func fragments(
    _ layout: NSTextLayoutManager, options: NSTextLayoutManager.FragmentEnumerationOptions = []
  ) -> [NSTextLayoutFragment] {
    var all: [NSTextLayoutFragment] = []
    layout.enumerateTextLayoutFragments(from: nil, options: options) { fragment in
      all.append(fragment)
      return true
    }
    return all
  }

  private func text(_ fragment: NSTextLayoutFragment) -> String {
    (fragment.textElement as? NSTextParagraph)?.attributedString.string ?? "?"
  }

  @Test("Each paragraph is an element with its range, its content and the sign that ends it")
  func elements() throws {
    let (content, layout, _) = layout("One\nTwo words\n")
    var names: [String] = []
    let end = content.enumerateTextElements(from: nil, options: []) { element in
      names.append(content.attributedString(for: element)?.string ?? "?")
      return true
    }
    #expect(
      names == ["One\n", "Two words\n", ""] && content.offset(from: content.documentRange.location, to: end!) == 14)
    names = []
    content.enumerateTextElements(from: content.documentRange.endLocation, options: .reverse) { element in
      names.append(content.attributedString(for: element)?.string ?? "?")
      return names.count < 2
    }
    #expect(names == ["Two words\n", "One\n"])
    let place = try #require(content.location(content.documentRange.location, offsetBy: 5))
    let paragraph = try #require(content.textElements(for: NSTextRange(location: place)).first as? NSTextParagraph)
    #expect(paragraph.attributedString.string == "Two words\n" && paragraph.textContentManager === content)
    let range = try #require(paragraph.elementRange)
    #expect(range.contains(place) && content.offset(from: content.documentRange.location, to: range.location) == 4)
    let inside = try #require(paragraph.paragraphContentRange)
    #expect(content.offset(from: inside.location, to: inside.endLocation) == 9)
    let sign = try #require(paragraph.paragraphSeparatorRange)
    #expect(content.offset(from: sign.location, to: sign.endLocation) == 1 && range.contains(sign))
    #expect(content.location(place, offsetBy: 99) == nil && content.textElements(for: content.documentRange).count == 3)
    let loose = try #require(content.textElement(for: NSAttributedString(string: "x")) as? NSTextParagraph)
    #expect(loose.elementRange == nil && loose.paragraphContentRange == nil && loose.paragraphSeparatorRange == nil)
    #expect(layout.textContentManager === content && content.textLayoutManagers.first === layout)
    #expect(content.primaryTextLayoutManager === layout)
    content.primaryTextLayoutManager = nil
    #expect(content.primaryTextLayoutManager === layout && !content.hasEditingTransaction)
    var told = false
    content.synchronizeToBackingStore { told = $0 == nil }
    content.performEditingTransaction { #expect(content.hasEditingTransaction) }
    #expect(told && !content.hasEditingTransaction)
  }

  @Test("Ranges are compared, and have parts in common")
  func ranges() throws {
    let content = NSTextContentStorage()
    content.attributedString = NSAttributedString(string: "0123456789")
    func place(_ offset: Int) -> any NSTextLocation {
      content.location(content.documentRange.location, offsetBy: offset)!
    }
    let (first, second) = (
      NSTextRange(location: place(1), end: place(5))!, NSTextRange(location: place(3), end: place(8))!
    )
    #expect(
      NSTextRange(location: place(5), end: place(1)) == nil
        && NSTextRange(location: place(2), end: nil)?.isEmpty == true)
    #expect(first.contains(place(1)) && !first.contains(place(5)) && first.intersects(second))
    #expect(first.intersection(second)?.isEqual(to: NSTextRange(location: place(3), end: place(5))!) == true)
    #expect(first.union(second) == NSTextRange(location: place(1), end: place(8))! && first != second)
    let last = NSTextRange(location: place(9), end: place(10))!
    #expect(!first.intersects(last) && first.intersection(last) == nil && content.documentRange.contains(first))
    #expect(place(1).compare(place(2)) == .orderedAscending && place(2).compare(place(2)) == .orderedSame)
  }

  @Test("Fragments have the frames of their lines, one below the other, as the other kind of layout has them")
  func frames() throws {
    let (content, layout, container) = layout("One\nTwo words that need lines\nEnd")
    let all: [NSTextLayoutFragment] = fragments(layout)
    #expect(all.map(text) == ["One\n", "Two words that need lines\n", "End"])
    #expect(all[1].textLineFragments.count > 1 && all[0].textLineFragments.count == 1)
    #expect(all[0].layoutFragmentFrame.minX == 5 && all[0].layoutFragmentFrame.minY == 0)
    #expect(all[0].layoutFragmentFrame.maxY == all[1].layoutFragmentFrame.minY)
    #expect(all[1].layoutFragmentFrame.maxY == all[2].layoutFragmentFrame.minY)
    #expect(
      all[2].layoutFragmentFrame.maxY == layout.usageBoundsForTextContainer.maxY && all[2].state == .layoutAvailable)
    let other = NSLayoutManager()
    let copy = NSTextContainer(size: container.size)
    other.addTextContainer(copy)
    let storage = NSTextStorage(attributedString: try #require(content.attributedString))
    storage.addLayoutManager(other)
    #expect(other.usedRect(for: copy) == layout.usageBoundsForTextContainer)
    var lines: [CGFloat] = []
    other.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) { rect, _, _, _, _ in
      lines.append(rect.minY)
    }
    #expect(
      lines
        == all.flatMap { fragment in
          fragment.textLineFragments.map { fragment.layoutFragmentFrame.minY + $0.typographicBounds.minY }
        })
    let line = all[1].textLineFragments[0]
    #expect(line.attributedString.string.hasPrefix("Two") && line.characterRange.location == 0)
    let third: CGPoint = line.locationForCharacter(at: 4)
    #expect(third.x == other.location(forGlyphAt: 8).x - 5 && third.y == line.glyphOrigin.y)
    #expect(line.characterIndex(for: CGPoint(x: third.x + 1, y: 3)) == 4)
    #expect(line.fractionOfDistanceThroughGlyph(for: CGPoint(x: third.x + 1, y: 3)) < 0.5)
    #expect(line.locationForCharacter(at: 99).x == line.typographicBounds.width)
    #expect(layout.textLayoutFragment(for: CGPoint(x: 10, y: all[2].layoutFragmentFrame.midY)) === all[2])
    #expect(layout.textLayoutFragment(for: content.documentRange.endLocation) === all[2])
    #expect(layout.textLayoutFragment(for: all[1].rangeInElement.location) === all[1])
    #expect(layout.textLayoutFragment(for: CGPoint(x: 0, y: 999)) == nil && container.textLayoutManager === layout)
    #expect(fragments(layout, options: .reverse).map(text) == ["End", "Two words that need lines\n", "One\n"])
    #expect(
      all[0].leadingPadding == 0 && all[0].trailingPadding == 0 && all[0].topMargin == 0 && all[0].bottomMargin == 0)
    #expect(
      all[1].renderingSurfaceBounds.size == all[1].layoutFragmentFrame.size && all[1].textLayoutManager === layout)
  }

  @Test("Another text or another width is laid out anew; an empty paragraph at the end has a fragment")
  func changes() throws {
    let (content, layout, container) = layout("One")
    #expect(fragments(layout).map(text) == ["One"])
    content.textStorage?.append(NSAttributedString(string: "\n", attributes: [.font: UIFont.systemFont(ofSize: 16)]))
    let both: [NSTextLayoutFragment] = fragments(layout)
    #expect(both.map(text) == ["One\n", ""] && both[1].layoutFragmentFrame.height > 10)
    #expect(both[0].layoutFragmentFrame.maxY == both[1].layoutFragmentFrame.minY)
    layout.replaceContents(in: content.documentRange, with: NSAttributedString(string: "Some words in a row"))
    #expect(fragments(layout).first?.textLineFragments.count ?? 0 >= 1)
    let before: Int = fragments(layout)[0].textLineFragments.count
    container.size.width = 40
    #expect(fragments(layout)[0].textLineFragments.count > before)
    container.maximumNumberOfLines = 1
    #expect(fragments(layout)[0].textLineFragments.count == 1)
    layout.invalidateLayout(for: layout.documentRange)
    layout.ensureLayout(for: layout.documentRange)
    layout.ensureLayout(for: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(fragments(layout)[0].state == .layoutAvailable)
    fragments(layout)[0].invalidateLayout()
    #expect(fragments(layout)[0].state == .layoutAvailable && layout.usesFontLeading)
    layout.textContainer = nil
    #expect(fragments(layout).isEmpty && layout.usageBoundsForTextContainer == .zero)
    content.removeTextLayoutManager(layout)
    #expect(layout.textContentManager == nil && content.textLayoutManagers.isEmpty)
    content.textStorage = nil
    #expect(content.attributedString == nil && content.documentRange.isEmpty)
  }

  @Test("Parts of a text have a rectangle in each of their lines, and a selection goes on to the end of a line")
  func segments() throws {
    let (content, layout, container) = layout("One\nTwo words that need lines")
    let range = try #require(
      NSTextRange(
        location: content.location(content.documentRange.location, offsetBy: 1)!,
        end: content.location(content.documentRange.location, offsetBy: 6)!))
    var rects: [CGRect] = []
    layout.enumerateTextSegments(in: range, type: .standard) { part, rect, base, given in
      #expect(part != nil && base > 0 && given === container)
      rects.append(rect)
      return true
    }
    #expect(rects.count == 2 && rects[0].minX > 5 && rects[1].minX == 5 && rects[0].maxY == rects[1].minY)
    var selected: [CGRect] = []
    layout.enumerateTextSegments(in: range, type: .selection, options: .rangeNotRequired) { part, rect, _, _ in
      #expect(part == nil)
      selected.append(rect)
      return true
    }
    #expect(selected[0].maxX == 120 && selected[1] == rects[1])
    var carets: [CGRect] = []
    layout.enumerateTextSegments(in: NSTextRange(location: range.location), type: .highlight) { _, rect, _, _ in
      carets.append(rect)
      return true
    }
    #expect(carets.count == 1 && carets[0].width == 0 && abs(carets[0].minX - rects[0].minX) < 0.01)
    let selection = NSTextSelection(range: range, affinity: .downstream, granularity: .word)
    layout.textSelections = [selection]
    let other = selection.textSelection(with: [NSTextRange(location: range.location)])
    #expect(other.granularity == .word && other.affinity == .downstream && other.textRanges[0].isEmpty)
    #expect(!selection.isTransient && selection.isLogical && selection.anchorPositionOffset == 0)
    #expect(selection.typingAttributes.isEmpty && NSTextSelection(range.location).granularity == .character)
  }

  @Test("A delegate makes fragments and paragraphs of its own, which draw what they are asked to")
  func delegates() throws {
    final class Marked: NSTextLayoutFragment {
      var drawn: Int = 0
      override func draw(at point: CGPoint, in context: CGContext) {
        drawn += 1
        super.draw(at: point, in: context)
      }
    }
    final class Maker: NSObject, NSTextLayoutManagerDelegate, NSTextContentStorageDelegate {
      func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
      ) -> NSTextLayoutFragment { Marked(textElement: textElement, range: textElement.elementRange) }
      func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
      ) -> NSTextParagraph? {
        range.location == 0 ? NSTextParagraph(attributedString: NSAttributedString(string: "Eins\n")) : nil
      }
    }
    final class Canvas: UIView {
      var layout: NSTextLayoutManager?
      var byLines = false
      override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let byLines: Bool = byLines
        layout?.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) { fragment in
          if byLines {
            for line in fragment.textLineFragments {
              let origin: CGPoint = fragment.layoutFragmentFrame.origin
              line.draw(
                at: CGPoint(x: origin.x + line.typographicBounds.minX, y: origin.y + line.typographicBounds.minY),
                in: context)
            }
          } else {
            fragment.draw(at: fragment.layoutFragmentFrame.origin, in: context)
          }
          return true
        }
      }
    }
    let (content, layout, _) = layout("One\nTwo")
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    canvas.layout = layout
    let host = try window { Hosting(view: canvas).frame(width: 120, height: 60) }
    #expect(host.displayLines.contains { $0.contains("One") } && host.displayLines.contains { $0.contains("Two") })
    host.change {
      canvas.byLines = true
      canvas.setNeedsDisplay()
    }
    #expect(host.displayLines.contains { $0.contains("Two") })
    let maker = Maker()
    content.delegate = maker
    layout.delegate = maker
    let all: [NSTextLayoutFragment] = fragments(layout)
    #expect(all.allSatisfy { $0 is Marked } && all.map(text) == ["Eins\n", "Two"])
    host.change {
      canvas.byLines = false
      canvas.setNeedsDisplay()
    }
    #expect(fragments(layout).compactMap { ($0 as? Marked)?.drawn } == [1, 1])
  }

  @Test("A text view tells of its fragments, which follow its text")
  func textViews() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .systemFont(ofSize: 16)
    view.text = "One\nTwo"
    let layout = try #require(view.textLayoutManager)
    #expect(fragments(layout).map(text) == ["One\n", "Two"] && layout.textContainer === view.textContainer)
    #expect(view.layoutManager.usedRect(for: view.textContainer) == layout.usageBoundsForTextContainer)
    #expect((layout.textContentManager as? NSTextContentStorage)?.textStorage === view.textStorage)
    view.text = "One\nTwo\nThree"
    #expect(fragments(layout).count == 3 && view.textContainer.textLayoutManager === layout)
    #expect(UITextView(usingTextLayoutManager: true).textLayoutManager != nil)
  }
}
