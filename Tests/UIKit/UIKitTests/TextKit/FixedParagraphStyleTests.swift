import CoreGraphics
import Foundation
import Testing
import UIKit

/// Paragraph styles that cannot be changed: they keep what a style had that they are copies of.
@Suite("Paragraph styles that cannot be changed")
struct FixedParagraphStyleTests {
  @Test("A copy keeps each rule, and what is changed in the style later stays out of it")
  func copies() throws {
    let style = NSMutableParagraphStyle()
    let list = NSTextList(markerFormat: .decimal, startingItemNumber: 4)
    let tab = NSTextTab(textAlignment: .right, location: 70)
    style.allowsDefaultTighteningForTruncation = true
    style.baseWritingDirection = .rightToLeft
    style.lineBreakStrategy = .pushOut
    style.firstLineHeadIndent = 1
    style.headIndent = 2
    style.tailIndent = -3
    style.minimumLineHeight = 4
    style.maximumLineHeight = 50
    style.lineHeightMultiple = 1.5
    style.paragraphSpacingBefore = 6
    style.defaultTabInterval = 7
    style.tabStops = [tab]
    style.textLists = [list]
    let fixed = try #require(style.copy() as? NSParagraphStyle)
    style.setParagraphStyle(NSParagraphStyle.default)
    #expect(!(fixed is NSMutableParagraphStyle) && style.headIndent == 0)
    #expect(fixed.allowsDefaultTighteningForTruncation && fixed.baseWritingDirection == .rightToLeft)
    #expect(fixed.lineBreakStrategy == .pushOut)
    #expect(fixed.firstLineHeadIndent == 1 && fixed.headIndent == 2 && fixed.tailIndent == -3)
    #expect(fixed.minimumLineHeight == 4 && fixed.maximumLineHeight == 50 && fixed.lineHeightMultiple == 1.5)
    #expect(fixed.paragraphSpacingBefore == 6 && fixed.defaultTabInterval == 7)
    #expect(fixed.tabStops == [tab] && fixed.textLists == [list])
    let changed = try #require(fixed.mutableCopy() as? NSMutableParagraphStyle)
    changed.headIndent = 20
    #expect(changed.tailIndent == -3 && fixed.headIndent == 2)
  }

  @Test("The default style has UIKit's rules")
  func defaults() {
    let style: NSParagraphStyle = .default
    #expect(!style.allowsDefaultTighteningForTruncation && style.baseWritingDirection == .natural)
    #expect(style.lineBreakStrategy == [] && style.textLists.isEmpty && style.tabStops.count == 12)
    #expect(style.firstLineHeadIndent == 0 && style.headIndent == 0 && style.tailIndent == 0)
    #expect(style.minimumLineHeight == 0 && style.maximumLineHeight == 0 && style.lineHeightMultiple == 0)
    #expect(style.paragraphSpacingBefore == 0 && style.defaultTabInterval == 0)
  }

  @Test("Copies of stops and lists are the same ones: paragraphs of one list stay together")
  func parts() {
    let list = NSTextList(markerFormat: .decimal, startingItemNumber: 4)
    let tab = NSTextTab(textAlignment: .right, location: 70)
    #expect(list.copy(with: nil) as AnyObject === list && tab.copy(with: nil) as AnyObject === tab)
  }
}
