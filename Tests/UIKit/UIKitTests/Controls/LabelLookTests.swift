import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// How labels show what does not fit, and which of two texts they show.
@MainActor
@Suite("Looks of labels", .serialized)
struct LabelLookTests {
  private func shown(_ label: UILabel, width: CGFloat = 100) throws -> HeadlessHost {
    try window(width: 400) { Hosting(view: placed(label, CGRect(x: 0, y: 0, width: width, height: 80))) }
  }

  @Test("A label shows whichever of text and attributed text was set last (580)")
  func lastText() throws {
    let label = UILabel()
    label.text = "Plain"
    label.attributedText = NSAttributedString(string: "Styled")
    #expect(label.text == "Styled")
    let host = try shown(label)
    #expect(host.drawnTexts == ["Styled"])
    host.change { label.text = "Plain" }
    #expect(host.drawnTexts == ["Plain"] && label.attributedText?.string == "Plain")
  }

  @Test("No number of lines means as many as are needed (581)")
  func lines() throws {
    let label = UILabel()
    label.text = "one two three four five six seven eight nine"
    let host = try shown(label)
    #expect(host.drawnTexts.count == 1)
    host.change { label.numberOfLines = 0 }
    #expect(host.drawnTexts.count > 2 && host.drawnTexts.joined().contains("nine"))
  }

  @Test("A label shrinks its font down to a factor, or tightens its letters, before a line is cut (582)")
  func fitting() throws {
    let label = UILabel()
    label.text = "A text that is too long"
    let wanted: CGFloat = label.intrinsicContentSize.width
    let host = try shown(label, width: wanted * 0.7)
    #expect(host.drawnTexts.joined().contains("…"))
    host.change {
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
    }
    #expect(host.drawnTexts == ["A text that is too long"])
    host.change { label.minimumScaleFactor = 0.9 }
    #expect(host.drawnTexts.joined().contains("…"))
    host.change { label.minimumScaleFactor = 0.1 }
    for share: CGFloat in [0.9, 0.6, 0.5, 0.35, 0.25] {
      host.change { label.frame.size.width = wanted * share }
      #expect(host.drawnTexts == ["A text that is too long"], "\(share)")
    }
    let tight = UILabel()
    tight.text = label.text
    let second = try shown(tight, width: wanted - 3)
    #expect(second.drawnTexts.joined().contains("…"))
    second.change { tight.allowsDefaultTighteningForTruncation = true }
    #expect(second.drawnTexts == ["A text that is too long"] && tight.allowsDefaultTighteningForTruncation)
  }

  @Test("Smaller letters stand on the base line of the whole ones, in the middle of their room, or at its top")
  func baselines() throws {
    let label = UILabel()
    label.text = "A text that is too long"
    label.adjustsFontSizeToFitWidth = true
    #expect(label.baselineAdjustment == .alignBaselines)
    let host = try shown(label, width: label.intrinsicContentSize.width / 2)
    var looks: Set<[String]> = []
    for adjustment: UIBaselineAdjustment in [.alignBaselines, .alignCenters, .none] {
      host.change { label.baselineAdjustment = adjustment }
      looks.insert(host.displayLines)
    }
    #expect(looks.count == 3)
    #expect([UIBaselineAdjustment.alignBaselines, .alignCenters, .none].map(\.rawValue) == [0, 1, 2])
  }

  @Test("A label throws the shadow of its colour")
  func shadows() throws {
    let label = UILabel()
    label.text = "Words"
    #expect(label.shadowOffset == CGSize(width: 0, height: -1) && label.shadowColor == nil)
    let host = try shown(label)
    let plain: [String] = host.displayLines
    host.change { label.shadowColor = .red }
    let red: [String] = host.displayLines
    #expect(red != plain)
    host.change { label.shadowOffset = CGSize(width: 3, height: 3) }
    #expect(host.displayLines != red)
    host.change { label.shadowColor = nil }
    #expect(host.displayLines == plain)
  }

  @Test("Font, colour and alignment that are set for a label count for the whole of an attributed text")
  func wholeText() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "Red and blue", attributes: [.foregroundColor: UIColor.red])
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 8, length: 4))
    label.attributedText = text
    label.textColor = .green
    label.font = .systemFont(ofSize: 30)
    label.textAlignment = .right
    for place in [0, 9] {
      let attributes = label.attributedText?.attributes(at: place, effectiveRange: nil) ?? [:]
      #expect(attributes[.foregroundColor] as? UIColor == .green)
      #expect((attributes[.font] as? UIFont)?.pointSize == 30)
      #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
    }
  }

  @Test("A label lets the second of two lines have several words, unless it has another strategy")
  func strategies() throws {
    let label = UILabel()
    #expect(label.lineBreakStrategy == .standard)
    label.numberOfLines = 0
    label.text = "alpha beta gamma delta"
    let width: CGFloat = "alpha beta gamma d".size(withAttributes: [.font: label.font as Any]).width
    let host = try shown(label, width: width)
    let pushed: [String] = host.drawnTexts
    host.change { label.lineBreakStrategy = [] }
    #expect(host.drawnTexts != pushed && host.drawnTexts.last?.contains("gamma") == false)
  }
}
