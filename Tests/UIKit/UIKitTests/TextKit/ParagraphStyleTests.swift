import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What paragraph styles do to lines.
@MainActor
@Suite("Paragraph styles", .serialized)
struct ParagraphStyleTests {
  private let font = UIFont.systemFont(ofSize: 14)

  private func text(_ words: String, _ change: (NSMutableParagraphStyle) -> Void = { _ in }) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSAttributedString(string: words, attributes: [.font: font, .paragraphStyle: style])
  }

  private func size(_ text: NSAttributedString, width: CGFloat = 0) -> CGSize {
    text.boundingRect(
      with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin, context: nil
    ).size
  }

  /// The characters' frames in a container, line by line.
  private func lines(_ text: NSAttributedString, width: CGFloat) -> [CGRect] {
    let (storage, manager) = (NSTextStorage(attributedString: text), NSLayoutManager())
    let container = NSTextContainer(size: CGSize(width: width, height: 0))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    var found: [CGRect] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: text.length)) { _, used, _, _, _ in
      found.append(used)
    }
    return found
  }

  @Test("A style has UIKit's defaults, keeps what is set, and takes over all of another one")
  func values() {
    let style = NSMutableParagraphStyle()
    #expect(style.paragraphSpacingBefore == 0 && style.firstLineHeadIndent == 0 && style.headIndent == 0)
    #expect(style.tailIndent == 0 && style.minimumLineHeight == 0 && style.maximumLineHeight == 0)
    #expect(style.lineHeightMultiple == 0 && style.baseWritingDirection == .natural && style.lineBreakStrategy == [])
    #expect(style.hyphenationFactor == 0 && !style.usesDefaultHyphenation && style.textLists.isEmpty)
    #expect(!style.allowsDefaultTighteningForTruncation && style.defaultTabInterval == 0)
    #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
    style.hyphenationFactor = 0.5
    style.usesDefaultHyphenation = true
    style.allowsDefaultTighteningForTruncation = true
    style.lineBreakStrategy = [.pushOut, .hangulWordPriority]
    style.minimumLineHeight = -3
    #expect(style.minimumLineHeight == 0)
    style.headIndent = 12
    style.tailIndent = -5
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(style)
    #expect(copy == style && copy.headIndent == 12 && copy.tailIndent == -5 && copy.hyphenationFactor == 0.5)
    #expect(copy.usesDefaultHyphenation && copy.allowsDefaultTighteningForTruncation)
    #expect(copy.lineBreakStrategy.contains(.pushOut) && (style.copy() as? NSParagraphStyle) == style)
    copy.headIndent = 13
    #expect(copy != style)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "en") == .leftToRight)
  }

  @Test("Lines are as high as their multiple, their least and their greatest height say")
  func heights() {
    let natural: CGFloat = size(text("Words")).height
    #expect(abs(size(text("Words") { $0.lineHeightMultiple = 2 }).height - natural * 2) < 0.1)
    #expect(abs(size(text("Words") { $0.minimumLineHeight = 50 }).height - 50) < 0.1)
    #expect(abs(size(text("Words") { $0.maximumLineHeight = 10 }).height - 10) < 0.1)
    #expect(abs(size(text("a\nb") { $0.minimumLineHeight = 40 }).height - 80) < 0.1)
    let both: CGFloat = size(
      text("Words") {
        $0.lineHeightMultiple = 5
        $0.maximumLineHeight = 30
      }
    ).height
    #expect(abs(both - 30) < 0.1)
    let placed: [CGRect] = lines(text("one two three") { $0.minimumLineHeight = 40 }, width: 40)
    #expect(placed.count > 1 && abs(placed[0].height - 40) < 0.1 && abs(placed[1].minY - 40) < 0.1)
  }

  @Test("The first line and the others begin at their indents, and lines end at the tail")
  func indents() {
    let words = "one two three four five six seven eight nine ten"
    let first: [CGRect] = lines(text(words) { $0.firstLineHeadIndent = 30 }, width: 120)
    #expect(first[0].minX == 30 && first[1].minX == 0)
    let hanging: [CGRect] = lines(text(words) { $0.headIndent = 24 }, width: 120)
    #expect(hanging[0].minX == 0 && hanging.dropFirst().allSatisfy { $0.minX == 24 && $0.maxX <= 120.01 })
    let both: [CGRect] = lines(
      text(words) {
        $0.firstLineHeadIndent = 10
        $0.headIndent = 10
        $0.tailIndent = -40
      }, width: 120)
    #expect(both.allSatisfy { $0.minX == 10 && $0.maxX <= 80.01 })
    let absolute: [CGRect] = lines(text(words) { $0.tailIndent = 60 }, width: 120)
    #expect(absolute.count > both.count - 2 && absolute.allSatisfy { $0.maxX <= 60.01 })
    let plain: [CGRect] = lines(text(words), width: 120)
    #expect(abs(first[1].minY - plain[1].minY) < 0.1)
    let right: [CGRect] = lines(
      text(words) {
        $0.alignment = .right
        $0.headIndent = 10
      }, width: 120)
    #expect(right.allSatisfy { abs($0.maxX - 120) < 8 })
  }

  @Test("Paragraphs keep their distances: none before the first one")
  func spacing() {
    let plain: CGFloat = size(text("a\nb")).height
    #expect(abs(size(text("a\nb") { $0.paragraphSpacingBefore = 20 }).height - plain - 20) < 0.1)
    let both: CGFloat = size(
      text("a\nb") {
        $0.paragraphSpacingBefore = 20
        $0.paragraphSpacing = 7
      }
    ).height
    #expect(abs(both - plain - 27) < 0.1)
    #expect(abs(size(text("a") { $0.paragraphSpacingBefore = 20 }).height - size(text("a")).height) < 0.1)
  }

  @Test("A paragraph that is written from right to left stands at the right edge, with its indent")
  func directions() {
    let placed: [CGRect] = lines(
      text("abc") {
        $0.baseWritingDirection = .rightToLeft
        $0.firstLineHeadIndent = 20
        $0.headIndent = 20
      }, width: 120)
    #expect(abs(placed[0].maxX - 100) < 0.1)
    let left: [CGRect] = lines(text("\u{05D0}\u{05D1}") { $0.baseWritingDirection = .leftToRight }, width: 120)
    #expect(left[0].minX == 0)
  }

  @Test("Text goes on behind tabs at their stops: behind, around or before them, or at a separator")
  func tabs() throws {
    func end(_ words: String, _ stops: [NSTextTab], interval: CGFloat = 0) -> CGFloat {
      size(
        text(words) {
          $0.tabStops = stops
          $0.defaultTabInterval = interval
        }
      ).width
    }
    let width: CGFloat = size(text("bb")).width
    let left = NSTextTab(textAlignment: .left, location: 100)
    #expect(abs(end("a\tbb", [left]) - 100 - width) < 1)
    #expect(abs(end("a\tbb", [NSTextTab(textAlignment: .right, location: 100)]) - 100) < 1)
    #expect(abs(end("a\tbb", [NSTextTab(textAlignment: .center, location: 100)]) - 100 - width / 2) < 1)
    #expect(abs(end("a\tbb", [], interval: 50) - 50 - width) < 1)
    #expect(abs(end("a\tb\tbb", [left], interval: 60) - 120 - width) < 1)
    let decimal = NSTextTab(
      textAlignment: .right, location: 100,
      options: [.columnTerminators: NSTextTab.columnTerminators(for: Locale(identifier: "en_US"))])
    #expect(abs(end("a\t1.25", [decimal]) - 100 - size(text(".25")).width) < 1)
    let style = NSMutableParagraphStyle()
    style.tabStops = [left]
    style.addTabStop(NSTextTab(textAlignment: .left, location: 40))
    #expect(style.tabStops.map(\.location) == [40, 100])
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 100))
    #expect(style.tabStops.map(\.location) == [40])
    #expect(left.alignment == .left && left.options.isEmpty && (left.copy() as? NSTextTab) == left)
    #expect(left != decimal && left.hash != 0)
  }

  @Test("Items of lists have marks before them, which count them")
  func lists() throws {
    let bullets = NSTextList(markerFormat: .disc, options: 0)
    let numbers = NSTextList(markerFormat: .decimal, startingItemNumber: 3)
    #expect(!bullets.isOrdered && numbers.isOrdered && numbers.startingItemNumber == 3)
    #expect(bullets.marker(forItemNumber: 7) == "\u{2022}" && numbers.marker(forItemNumber: 7) == "7")
    let formats: [(NSTextList.MarkerFormat, String)] = [
      (.lowercaseAlpha, "b"), (.uppercaseAlpha, "B"), (.lowercaseLatin, "b"), (.uppercaseLatin, "B"),
      (.lowercaseRoman, "ii"), (.uppercaseRoman, "II"), (.octal, "2"), (.lowercaseHexadecimal, "2"),
      (.uppercaseHexadecimal, "2"), (.hyphen, "\u{2043}"), (.circle, "\u{25E6}"), (.square, "\u{25A0}"),
      (.box, "\u{25A1}"), (.check, "\u{2713}"), (.diamond, "\u{25C6}"),
    ]
    for (format, mark) in formats {
      #expect(NSTextList(markerFormat: format, options: 0).marker(forItemNumber: 2) == mark)
    }
    #expect(NSTextList(markerFormat: .lowercaseAlpha, options: 0).marker(forItemNumber: 28) == "ab")
    #expect(NSTextList(markerFormat: .uppercaseRoman, options: 0).marker(forItemNumber: 1994) == "MCMXCIV")
    #expect(NSTextList(markerFormat: .init("{decimal}."), options: 0).marker(forItemNumber: 4) == "4.")
    let inner = NSTextList(markerFormat: .init(".{decimal}"), options: .prependEnclosingMarker, startingItemNumber: 1)
    #expect(inner.listOptions == .prependEnclosingMarker && inner.markerFormat.rawValue == ".{decimal}")
    let whole = NSMutableAttributedString()
    whole.append(text("one\ntwo\n") { $0.textLists = [numbers] })
    whole.append(text("inner\n") { $0.textLists = [numbers, inner] })
    whole.append(text("three") { $0.textLists = [numbers] })
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    label.numberOfLines = 0
    label.attributedText = whole
    let host = try window { Hosting(view: label).frame(width: 200, height: 100) }
    let drawn: [String] = host.drawnTexts
    for mark in ["3", "4", "4.1", "5"] { #expect(drawn.contains(mark)) }
    #expect(size(text("one") { $0.textLists = [bullets] }).width > 36)
  }

  @Test("Lines under and through a text have colours of their own")
  func decorations() throws {
    func drawn(_ attributes: [NSAttributedString.Key: Any]) throws -> [String] {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      label.attributedText = NSAttributedString(string: "Words", attributes: attributes)
      return try window { Hosting(view: label).frame(width: 200, height: 100) }.displayLines
    }
    let plain: [String] = try drawn([.underlineStyle: 1, .strikethroughStyle: 1])
    let red: [String] = try drawn([.underlineStyle: 1, .strikethroughStyle: 1, .underlineColor: UIColor.red])
    let both: [String] = try drawn([
      .underlineStyle: 1, .strikethroughStyle: 1, .underlineColor: UIColor.red, .strikethroughColor: UIColor.green,
    ])
    #expect(red.count == plain.count + 1 && both.count == plain.count + 2)
    #expect(try drawn([.underlineColor: UIColor.red]).count == plain.count)
  }
}
