import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// How labels measure and draw their texts.
@MainActor
@Suite("Labels of UIKit", .serialized)
struct LabelTests {
  private func label(_ text: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    label.text = text
    return label
  }

  @Test("A decoded label is an empty one of a single line that takes no touches")
  func decoding() throws {
    let label = try #require(UILabel(coder: NSKeyedArchiver(requiringSecureCoding: false)))
    #expect(label.text == nil && label.numberOfLines == 1 && !label.isUserInteractionEnabled)
    #expect(label.isEnabled && !label.isHighlighted && label.highlightedTextColor == nil)
    #expect(label.intrinsicContentSize == .zero && label.preferredMaxLayoutWidth == 0)
  }

  @Test("A label that is highlighted has its other colour, where it has one; one that is off is faint")
  func states() throws {
    let label = label("Words")
    let host = try window { Hosting(view: label).frame(width: 100, height: 60) }
    let plain: [String] = host.displayLines
    host.change { label.isHighlighted = true }
    #expect(host.displayLines == plain)
    host.change { label.highlightedTextColor = .red }
    let red: [String] = host.displayLines
    #expect(red != plain)
    host.change { label.isEnabled = false }
    let faint: [String] = host.displayLines
    #expect(faint != red && faint != plain)
    host.change { label.isHighlighted = false }
    #expect(host.displayLines == faint)
    host.change { label.isEnabled = true }
    #expect(host.displayLines == plain && label.highlightedTextColor == .red)
  }

  @Test("A label with a preferred width breaks its lines there, and is as high as they are")
  func preferredWidth() {
    let label = label("one two three four five six")
    label.numberOfLines = 0
    let whole: CGSize = label.intrinsicContentSize
    label.preferredMaxLayoutWidth = 60
    let narrow: CGSize = label.intrinsicContentSize
    #expect(narrow.width <= 60 && narrow.height > whole.height * 2)
    label.numberOfLines = 2
    #expect(label.intrinsicContentSize.height < narrow.height)
    label.preferredMaxLayoutWidth = 0
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize == whole)
  }

  @Test("The rectangle of a text begins where its bounds do, and has as many lines as it may")
  func textRect() {
    let label = label("one two three four five six")
    func box(_ lines: Int) -> CGRect {
      label.textRect(forBounds: CGRect(x: 5, y: 7, width: 60, height: 500), limitedToNumberOfLines: lines)
    }
    label.numberOfLines = 0
    let line: CGFloat = box(1).height
    #expect(box(1).origin == CGPoint(x: 5, y: 7) && box(1).width == 60)
    #expect(abs(box(2).height - line * 2) <= 2 && box(0).height > line * 2.5 && box(0).width <= 60)
    label.text = nil
    #expect(box(0) == CGRect(x: 5, y: 7, width: 0, height: 0))
  }

  @Test("A text is drawn where a subclass puts it")
  func drawing() throws {
    final class Inset: UILabel {
      var inset: CGFloat = 0
      var asked: [CGRect] = []
      override func drawText(in rect: CGRect) {
        asked.append(rect)
        super.drawText(in: rect.insetBy(dx: inset, dy: 0))
      }
    }
    let label = Inset(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    label.text = "Words"
    let host = try window { Hosting(view: label).frame(width: 100, height: 60) }
    let plain: [String] = host.displayLines
    #expect(label.asked.last == label.bounds && host.drawnTexts == ["Words"])
    label.inset = 20
    host.change { label.setNeedsDisplay() }
    #expect(host.displayLines != plain && host.drawnTexts == ["Words"])
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 20), format: format).image { _ in
      label.inset = 0
      label.drawText(in: CGRect(x: 0, y: 0, width: 60, height: 20))
    }
    let pixels: [UInt8] = try #require(picture.cgImage).premultipliedRGBA
    #expect(pixels.contains { $0 != 0 })
  }
}
