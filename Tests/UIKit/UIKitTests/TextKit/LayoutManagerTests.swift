import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Where layout managers put characters.
@MainActor
@Suite("Layout managers", .serialized)
struct LayoutManagerTests {
  private struct Stack {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container: NSTextContainer

    init(_ text: NSAttributedString, width: CGFloat, height: CGFloat = 0, padding: CGFloat = 5) {
      storage = NSTextStorage(attributedString: text)
      container = NSTextContainer(size: CGSize(width: width, height: height))
      container.lineFragmentPadding = padding
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
    }

    init(_ text: String, width: CGFloat, height: CGFloat = 0, padding: CGFloat = 5) {
      self.init(
        NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 20)]), width: width,
        height: height, padding: padding)
    }
  }

  private let words = "one two three four five six"

  @Test("The used rectangle is as high as the string is in the width without the padding")
  func usedRect() {
    let stack = Stack(words, width: 100)
    #expect(stack.container.lineFragmentPadding == 5 && NSTextContainer().size == .zero)
    let box = stack.storage.boundingRect(
      with: CGSize(width: 90, height: 0), options: .usesLineFragmentOrigin, context: nil)
    let used = stack.manager.usedRect(for: stack.container)
    #expect(abs(used.height - box.height) < 0.1 && used.width <= 100 && used.minX == 0)
    // Where a line breaks, the space at its end takes no room.
    #expect(used.width <= box.width + 10.25 && used.width > box.width)
    stack.container.lineFragmentPadding = 0
    stack.container.size = CGSize(width: 90, height: 0)
    #expect(abs(stack.manager.usedRect(for: stack.container).width - used.width + 10) < 0.25)
    stack.storage.replaceCharacters(in: NSRange(location: 0, length: stack.storage.length), with: "one")
    let line = stack.manager.usedRect(for: stack.container)
    #expect(line.height < box.height && line.height > 20)
    stack.container.size = .zero
    #expect(stack.manager.usedRect(for: stack.container).width == line.width)
    #expect(stack.manager.usedRect(for: NSTextContainer()) == .zero)
  }

  @Test("Lines follow each other, each as wide as the container, and share all characters among them")
  func lines() {
    let stack = Stack(words, width: 100)
    let all = NSRange(location: 0, length: stack.manager.numberOfGlyphs)
    #expect(all.length == words.utf16.count && stack.manager.glyphRange(for: stack.container) == all)
    var ranges: [NSRange] = []
    var bottom: CGFloat = 0
    stack.manager.enumerateLineFragments(forGlyphRange: all) { rect, used, container, range, _ in
      #expect(abs(rect.minY - bottom) < 0.01 && rect.width == 100 && used.width <= 100 && container === stack.container)
      bottom = rect.maxY
      ranges.append(range)
    }
    #expect(ranges.count >= 3 && ranges.first?.location == 0 && ranges.last?.upperBound == all.length)
    for (left, right) in zip(ranges, ranges.dropFirst()) { #expect(left.upperBound == right.location) }
    var count = 0
    stack.manager.enumerateLineFragments(forGlyphRange: all) { _, _, _, _, stop in
      count += 1
      stop.pointee = true
    }
    #expect(count == 1)
    var range = NSRange()
    let second = stack.manager.lineFragmentRect(forGlyphAt: ranges[1].location, effectiveRange: &range)
    #expect(range == ranges[1] && second.minY > 0)
    let used = stack.manager.lineFragmentUsedRect(forGlyphAt: ranges[1].location, effectiveRange: &range)
    #expect(used.minY == second.minY && used.width < second.width)
    #expect(stack.manager.lineFragmentRect(forGlyphAt: 1_000, effectiveRange: nil) == .zero)
  }

  @Test("A character's rectangle begins where it is hit, and its place is on the base line")
  func characters() {
    let stack = Stack(words, width: 200)
    let two = NSRange(location: 4, length: 3)
    let rect = stack.manager.boundingRect(forGlyphRange: two, in: stack.container)
    let one = stack.manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 3), in: stack.container)
    #expect(one.minX == 5 && rect.minX > one.maxX && rect.width > 10 && rect.height == one.height)
    #expect(stack.manager.boundingRect(forGlyphRange: NSRange(location: 99, length: 3), in: stack.container) == .zero)
    var part: CGFloat = -1
    let middle = CGPoint(x: rect.minX + 2, y: rect.midY)
    #expect(
      stack.manager.glyphIndex(for: middle, in: stack.container, fractionOfDistanceThroughGlyph: &part) == 4
        && part > 0 && part < 1)
    #expect(
      stack.manager.characterIndex(
        for: middle, in: stack.container, fractionOfDistanceBetweenInsertionPoints: nil) == 4)
    #expect(stack.manager.glyphIndex(for: CGPoint(x: -50, y: -50), in: stack.container) == 0)
    let location = stack.manager.location(forGlyphAt: 4)
    #expect(location.x == rect.minX && location.y > 10 && location.y < rect.height)
    #expect(stack.manager.glyphIndexForCharacter(at: 3) == 3 && stack.manager.characterIndexForGlyph(at: 3) == 3)
    #expect(stack.manager.isValidGlyphIndex(0) && !stack.manager.isValidGlyphIndex(99))
    var actual = NSRange()
    #expect(stack.manager.glyphRange(forCharacterRange: two, actualCharacterRange: &actual) == two && actual == two)
    #expect(stack.manager.characterRange(forGlyphRange: two, actualGlyphRange: nil) == two)
    var rects: [CGRect] = []
    stack.manager.enumerateEnclosingRects(
      forGlyphRange: NSRange(location: 0, length: words.utf16.count),
      withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: stack.container
    ) { rect, _ in rects.append(rect) }
    #expect(rects.count == 2)
  }

  @Test("Characters of several code units, marks and writing from right to left have rectangles of their own")
  func scripts() {
    for text in ["a👨‍👩‍👧b", "e\u{301}x", "שלום", "日本", "a\nb\n", ""] {
      let stack = Stack(text, width: 300)
      let length = (text as NSString).length
      #expect(stack.manager.numberOfGlyphs == length)
      var covered = 0
      let all = NSRange(location: 0, length: length)
      stack.manager.enumerateLineFragments(forGlyphRange: all) { _, _, _, range, _ in covered += range.length }
      #expect(covered == length, "\(text)")
      #expect(text.isEmpty || stack.manager.boundingRect(forGlyphRange: all, in: stack.container).width > 0)
    }
    let ended = Stack("a\n", width: 300)
    #expect(ended.manager.extraLineFragmentRect.minY > 0 && ended.manager.extraLineFragmentUsedRect.height > 0)
    #expect(Stack("a", width: 300).manager.extraLineFragmentRect == .zero)
  }

  @Test("Containers are filled one after the other; a container keeps to its height and its number of lines")
  func containers() {
    let stack = Stack(words, width: 100, height: 30)
    let second = NSTextContainer(size: CGSize(width: 60, height: 0))
    stack.manager.addTextContainer(second)
    stack.manager.addTextContainer(second)
    let first = stack.manager.glyphRange(for: stack.container)
    let rest = stack.manager.glyphRange(for: second)
    #expect(first.length > 0 && rest.location == first.upperBound && rest.upperBound == words.utf16.count)
    #expect(stack.manager.textContainers.count == 2 && second.layoutManager === stack.manager)
    var range = NSRange()
    #expect(stack.manager.textContainer(forGlyphAt: rest.location, effectiveRange: &range) === second && range == rest)
    stack.manager.removeTextContainer(at: 1)
    #expect(second.layoutManager == nil && stack.manager.textContainer(forGlyphAt: 25, effectiveRange: nil) == nil)
    stack.manager.insertTextContainer(second, at: 0)
    #expect(stack.manager.textContainers.first === second)
    stack.manager.removeTextContainer(at: 9)
    stack.manager.removeTextContainer(at: 0)
    stack.container.size.height = 0
    stack.container.maximumNumberOfLines = 2
    let two = stack.manager.usedRect(for: stack.container)
    stack.container.maximumNumberOfLines = 1
    #expect(abs(stack.manager.usedRect(for: stack.container).height * 2 - two.height) < 0.1)
    stack.container.lineBreakMode = .byTruncatingTail
    stack.container.widthTracksTextView = true
    stack.container.heightTracksTextView = true
    #expect(stack.container.lineBreakMode == .byTruncatingTail && stack.container.heightTracksTextView)
    stack.container.size = CGSize(width: CGFloat.nan, height: .nan)
    _ = stack.manager.usedRect(for: stack.container)
  }

  @Test("Glyphs are drawn at a point, and of a part only that part")
  func drawing() throws {
    let stack = Stack(
      NSAttributedString(
        string: "AAAA", attributes: [.font: UIFont.systemFont(ofSize: 30), .backgroundColor: UIColor.red]),
      width: 200, padding: 0)
    func ink(_ range: NSRange, _ draw: (NSLayoutManager, NSRange) -> Void) throws -> [CGFloat] {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 40), format: format).image { _ in
        draw(stack.manager, range)
      }
      let data = try #require(image.cgImage?.dataProvider?.data as Data?)
      return (0..<100).map { x in (0..<40).contains { data[($0 * 100 + x) * 4 + 3] > 0 } ? 1 : 0 }
    }
    let all = NSRange(location: 0, length: 4)
    let whole = try ink(all) { $0.drawBackground(forGlyphRange: $1, at: .zero) }
    let half = try ink(NSRange(location: 2, length: 2)) { $0.drawBackground(forGlyphRange: $1, at: .zero) }
    let edge = stack.manager.boundingRect(forGlyphRange: NSRange(location: 2, length: 2), in: stack.container)
    #expect(whole[2] == 1 && half[2] == 0 && half[Int(edge.minX) + 3] == 1)
    let glyphs = try ink(all) { $0.drawGlyphs(forGlyphRange: $1, at: CGPoint(x: 10, y: 0)) }
    #expect(glyphs[3] == 0 && glyphs.contains(1))
    stack.manager.drawGlyphs(forGlyphRange: all, at: CGPoint(x: CGFloat.nan, y: 0))
    stack.manager.ensureLayout(for: stack.container)
    stack.manager.ensureLayout(forCharacterRange: all)
    stack.manager.ensureLayout(forGlyphRange: all)
    stack.manager.ensureGlyphs(forCharacterRange: all)
    stack.manager.ensureGlyphs(forGlyphRange: all)
    var actual = NSRange()
    stack.manager.invalidateLayout(forCharacterRange: all, actualCharacterRange: &actual)
    stack.manager.invalidateDisplay(forCharacterRange: all)
    stack.manager.invalidateDisplay(forGlyphRange: all)
    #expect(actual == all && stack.manager.usesFontLeading && !stack.manager.allowsNonContiguousLayout)
  }

  @Test("A picture stands in a text in the place of a character, as large as it says")
  func attachments() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
    }
    let attachment = NSTextAttachment(image: image)
    #expect(attachment.bounds == .zero && attachment.contents == nil && attachment.fileType == nil)
    #expect(attachment.fileWrapper == nil && NSTextAttachment.character == 0xFFFC)
    let text = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    text.append(NSAttributedString(attachment: attachment))
    #expect(
      text.length == 2 && text.attribute(.attachment, at: 1, effectiveRange: nil) as? NSTextAttachment === attachment)
    let stack = Stack(text, width: 200, padding: 0)
    let rect = stack.manager.boundingRect(forGlyphRange: NSRange(location: 1, length: 1), in: stack.container)
    #expect(abs(rect.width - 30) < 0.1 && rect.height >= 20)
    attachment.bounds = CGRect(x: 0, y: -4, width: 60, height: 40)
    #expect(text.size().height > 36 && text.size().width > 60)
    let data = NSTextAttachment(data: image.pngData(), ofType: "public.png")
    #expect(data.image != nil && data.fileType == "public.png" && data.contents != nil)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 44), format: format).image { _ in
      NSAttributedString(attachment: attachment).draw(at: .zero)
    }
    let pixels = try #require(picture.cgImage?.dataProvider?.data as Data?)
    #expect(pixels[(20 * 80 + 30) * 4 + 3] == 255 && pixels[(20 * 80 + 70) * 4 + 3] == 0)
  }

  private final class Badge: NSTextAttachment {
    var asked: [(line: CGRect, index: Int)] = []
    let color: UIColor
    init(_ color: UIColor) {
      self.color = color
      super.init(data: nil, ofType: nil)
    }
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect {
      asked.append((lineFrag, charIndex))
      // An attachment may measure a text for its place.
      let letter: CGFloat = "x".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]).height
      return CGRect(x: 0, y: -2, width: 20, height: letter)
    }
    override func image(
      forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? {
      UIGraphicsImageRenderer(size: imageBounds.size).image { context in
        color.setFill()
        context.fill(CGRect(origin: .zero, size: imageBounds.size))
      }
    }
  }

  @Test("An attachment of a program's own says its place and its picture, for each of several alike")
  func ownAttachments() throws {
    let badge = Badge(.blue)
    let text = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    text.append(NSAttributedString(attachment: badge))
    text.append(NSAttributedString(attachment: badge))
    let letter: CGFloat = "a".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]).width
    #expect(abs(text.size().width - letter - 40) < 0.1)
    #expect(badge.asked.map(\.index) == [1, 2] && badge.asked.allSatisfy { $0.line.height > 12 })
    _ = text.boundingRect(with: CGSize(width: 90, height: 0), options: .usesLineFragmentOrigin, context: nil)
    #expect(badge.asked.last?.line.width == 90)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 20), format: format).image { _ in
      text.draw(at: .zero)
    }
    let pixels = try #require(picture.cgImage?.dataProvider?.data as Data?)
    let blue: [Int] = [10, 30, 45].map { Int(pixels[(8 * 60 + Int(letter) + $0 - 2) * 4 + 3]) }
    #expect(blue == [255, 255, 0])
    let plain = NSTextAttachment(image: UIImage())
    plain.bounds = CGRect(x: 0, y: 3, width: 4, height: 5)
    let container: any NSTextAttachmentContainer = plain
    let place: CGRect = container.attachmentBounds(
      for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
    let image: UIImage? = container.image(forBounds: place, textContainer: nil, characterIndex: 0)
    #expect(place == plain.bounds && image === plain.image)
    #expect(NSAttributedString().length == 0 && NSMutableAttributedString().string.isEmpty)
  }

  @Test(
    "A text view's storage, manager and container are its text, both ways; its padding and lines count for its size")
  func textViews() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
    view.text = "one two three four five six seven"
    #expect(view.textContainer.size.width == 120 && view.textContainer.lineFragmentPadding == 5)
    #expect(view.textStorage.string == view.text && view.textStorage.layoutManagers.first === view.layoutManager)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
    #expect(view.text == "1 two three four five six seven")
    view.text = "short"
    #expect(view.textStorage.string == "short")
    view.attributedText = NSAttributedString(string: "rich", attributes: [.kern: 2])
    #expect(view.textStorage.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    view.textStorage.addAttribute(.kern, value: 4, range: NSRange(location: 0, length: 4))
    #expect(view.attributedText.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 4)
    view.selectedRange = NSRange(location: 4, length: 0)
    view.insertText("er")
    #expect(view.textStorage.string == "richer" && view.text == "richer")
    view.text = "one two three four five six seven"
    view.isScrollEnabled = false
    let whole = view.sizeThatFits(CGSize(width: 120, height: 0)).height
    view.textContainer.maximumNumberOfLines = 1
    #expect(view.sizeThatFits(CGSize(width: 120, height: 0)).height < whole)
    view.textContainer.maximumNumberOfLines = 0
    view.textContainer.lineFragmentPadding = 30
    #expect(view.sizeThatFits(CGSize(width: 120, height: 0)).height > whole)
    let stack = Stack("given", width: 10)
    let given = UITextView(frame: .zero, textContainer: stack.container)
    #expect(given.text == "given" && given.textStorage === stack.storage && given.layoutManager === stack.manager)
    #expect(UITextView(frame: .zero, textContainer: nil).text == "")
    let host = try window(width: 200, height: 100) {
      Views(view).frame(width: 160, height: 80)
    }
    #expect(host.labels.contains { $0.hasPrefix("one two") } || !host.labels.isEmpty)
  }

  private struct Views: UIViewRepresentable {
    let view: UIView
    init(_ view: UIView) { self.view = view }
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }
}
