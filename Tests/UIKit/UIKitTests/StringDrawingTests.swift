import CoreGraphics
import Foundation
import SwiftUI
import Testing
import UITestSupport
import ViewTestSupport

/// Strings that programs measure and draw themselves.
@MainActor
@Suite("Drawing strings with UIKit", .serialized)
struct StringDrawingTests {
  private let font: UIFont = .systemFont(ofSize: 20)

  /// The box of what was drawn on 100 x 60 points, one pixel each, and its colours.
  private func ink(_ draw: () -> Void) throws -> (box: CGRect, colors: Set<[UInt8]>) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 60), format: format).image { _ in
      draw()
    }
    let pixels = try Pixels(image)
    var box: CGRect = .null
    var colors: Set<[UInt8]> = []
    for y in 0..<60 {
      for x in 0..<100 where pixels[x, y][3] > 0 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
        if pixels[x, y][3] == 255 { colors.insert(pixels[x, y]) }
      }
    }
    return (box, colors)
  }

  @Test("A line is as high as its font, as wide as the view of the same text, and not rounded")
  func size() throws {
    let size: CGSize = "Hello".size(withAttributes: [.font: font])
    #expect(abs(size.height - font.lineHeight) < 0.01)
    let app = try window { Text("Hello").font(.system(size: 20)) }
    let view: CGRect = try #require(app.frame("Hello"))
    #expect(size.width <= view.width && view.width - size.width < 0.51)
    #expect(("Hello" as NSString).size(withAttributes: [.font: font]) == size)
    #expect(NSAttributedString(string: "Hello", attributes: [.font: font]).size() == size)
    // 12 points where no font is named.
    #expect(abs("Hello".size().height - UIFont.systemFont(ofSize: 12).lineHeight) < 0.01)
    #expect("".size(withAttributes: [.font: font]) == .zero)
    let two: CGSize = "Hello\nHello".size(withAttributes: [.font: font])
    #expect(two.width == size.width && abs(two.height - 2 * size.height) < 0.01)
    let three: CGSize = "Hello\n\n".size(withAttributes: [.font: font])
    #expect(abs(three.height - 3 * size.height) < 0.01)
    let wide: CGSize = "Hello".size(withAttributes: [.font: font, .kern: 2])
    #expect(abs(wide.width - size.width - 10) < 0.01)
    #expect("Hello".size(withAttributes: [.font: font, .kern: Double.nan]) == size)
  }

  @Test("Lines are broken at a width, and the rules of the paragraph hold")
  func paragraphs() {
    let text: String = "some words that wrap"
    let line: CGFloat = "x".size(withAttributes: [.font: font]).height
    func box(_ style: NSParagraphStyle = .default) -> CGRect {
      text.boundingRect(
        with: CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude),
        options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font, .paragraphStyle: style],
        context: nil)
    }
    let lines: CGFloat = (box().height / line).rounded()
    #expect(lines >= 3 && box().width <= 60 && box().origin == .zero)
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 7
    #expect(abs(box(style).height - box().height - 7 * (lines - 1)) < 0.01)
    style.lineBreakMode = .byTruncatingTail
    #expect(abs(box(style).height - line) < 0.01 && box(style).width <= 60)
    style.lineBreakMode = .byClipping
    #expect(abs(box(style).height - line) < 0.01 && box(style).width > 60)
    let context = NSStringDrawingContext()
    let plain: CGRect = text.boundingRect(with: .zero, attributes: [.font: font], context: context)
    // The base line begins at the origin.
    #expect(abs(plain.minY + font.ascender) < 0.01 && plain == context.totalBounds)
  }

  @Test("Rules of paragraphs are copied, and equal by what they say")
  func styles() throws {
    let style = NSMutableParagraphStyle()
    #expect(style.alignment == .natural && style.lineBreakMode == .byWordWrapping && style.lineSpacing == 0)
    style.alignment = .right
    style.paragraphSpacing = 4
    let copy: NSParagraphStyle = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style && copy.alignment == .right)
    style.alignment = .center
    #expect(copy != style)
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(copy)
    #expect(other == copy && (copy.mutableCopy() as? NSMutableParagraphStyle)?.paragraphSpacing == 4)
    let size: CGSize = NSAttributedString(string: "a\nb", attributes: [.font: font, .paragraphStyle: other]).size()
    #expect(abs(size.height - 2 * font.lineHeight - 4) < 0.01)
  }

  @Test("A string is drawn from its upper left corner, in its colour")
  func drawing() throws {
    // Strokes that are wider than two pixels have some of their colour alone.
    let font: UIFont = .systemFont(ofSize: 20, weight: .black)
    let left = try ink {
      "H".draw(at: CGPoint(x: 10, y: 5), withAttributes: [.font: font, .foregroundColor: UIColor.red])
    }
    #expect(left.colors.contains(TestPicture.red))
    // A capital stands on the base line and is as high as the font says.
    let baseline: CGFloat = 5 + font.ascender
    #expect(abs(left.box.maxY - baseline) <= 1 && abs(left.box.minY - (baseline - font.capHeight)) <= 1)
    #expect(left.box.minX >= 10 && left.box.minX < 14)
    let black = try ink { ("H" as NSString).draw(at: CGPoint(x: 10, y: 5), withAttributes: [.font: font]) }
    #expect(black.box == left.box && black.colors.contains([0, 0, 0, 255]))
    let marked = try ink {
      "H".draw(at: CGPoint(x: 10, y: 5), withAttributes: [.font: font, .backgroundColor: UIColor.blue])
    }
    #expect(marked.colors.contains(TestPicture.blue) && marked.box.height > left.box.height)
    let line = try ink {
      let style: Int = NSUnderlineStyle.single.rawValue
      "H".draw(at: CGPoint(x: 10, y: 5), withAttributes: [.font: font, .underlineStyle: style])
    }
    #expect(line.box.maxY > left.box.maxY)
    // A line makes room for what stands above the rest of it.
    let text = NSMutableAttributedString(string: "H", attributes: [.font: font])
    let plain: CGFloat = text.size().height
    text.append(NSAttributedString(string: "H", attributes: [.font: font, .baselineOffset: 3]))
    #expect(abs(text.size().height - plain - 3) < 0.01)
  }

  @Test("In a rectangle lines are aligned by the paragraph's rule, and cut off where it ends")
  func rectangles() throws {
    func box(_ alignment: NSTextAlignment) throws -> CGRect {
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      let attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: style]
      return try ink { "HH".draw(in: CGRect(x: 10, y: 0, width: 80, height: 50), withAttributes: attributes) }.box
    }
    let (left, center, right) = (try box(.left), try box(.center), try box(.right))
    #expect(left.minX < 14 && abs(center.midX - 50) <= 1 && right.maxX > 86 && right.maxX <= 90)
    #expect(try box(.natural) == left && left.width == right.width)
    let cut = try ink { "H\nH".draw(in: CGRect(x: 0, y: 0, width: 8, height: 12), withAttributes: [.font: font]) }
    #expect(cut.box.maxX <= 8 && cut.box.maxY <= 12)
    let whole = try ink {
      "H".draw(
        with: CGRect(x: 10, y: 40, width: 50, height: 1), options: [], attributes: [.font: font], context: nil)
    }
    #expect(abs(whole.box.maxY - 40) <= 1)
    let lost = try ink { "H".draw(in: CGRect(x: CGFloat.nan, y: 0, width: 8, height: 12)) }
    #expect(lost.box.isNull)
  }

  @Test("Parts of a string have attributes of their own")
  func parts() throws {
    let font: UIFont = .systemFont(ofSize: 20, weight: .black)
    let text = NSMutableAttributedString(string: "H", attributes: [.font: font, .foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "H", attributes: [.font: font, .foregroundColor: UIColor.blue]))
    let drawn = try ink { text.draw(at: .zero) }
    #expect(drawn.colors.isSuperset(of: [TestPicture.red, TestPicture.blue]))
  }

  @Test("Letters have lines along their outlines, with or without being filled, and lean")
  func outlines() throws {
    func drawn(_ attributes: [NSAttributedString.Key: Any]) throws -> (box: CGRect, colors: Set<[UInt8]>) {
      let all: [NSAttributedString.Key: Any] = attributes.merging(
        [.font: UIFont.boldSystemFont(ofSize: 40), .foregroundColor: UIColor.red]) { $1 }
      return try ink { "I".draw(at: CGPoint(x: 30, y: 5), withAttributes: all) }
    }
    let (red, blue): ([UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 0, 255, 255])
    let plain = try drawn([:])
    #expect(plain.colors == [red])
    let open = try drawn([.strokeWidth: 8, .strokeColor: UIColor.blue])
    #expect(open.colors.contains(blue) && !open.colors.contains(red) && open.box.width > plain.box.width)
    let filled = try drawn([.strokeWidth: -8, .strokeColor: UIColor.blue])
    #expect(filled.colors.contains(blue) && filled.colors.contains(red) && filled.box == open.box)
    // The colour of the letters where the line has none of its own.
    #expect(try drawn([.strokeWidth: 8]).colors == [red])
    let leaning = try drawn([.obliqueness: 0.5])
    #expect(leaning.box.maxX > plain.box.maxX + 8 && abs(leaning.box.minX - plain.box.minX) < 4)
    #expect(abs(leaning.box.height - plain.box.height) <= 1)
  }
}
