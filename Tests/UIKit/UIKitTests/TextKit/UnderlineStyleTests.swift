import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// The styles of lines under and through texts.
@MainActor
@Suite("Styles of underlines")
struct UnderlineStyleTests {
  /// The strokes that a label draws, and what it draws in an image context.
  private func strokes(
    _ style: NSUnderlineStyle, _ key: NSAttributedString.Key = .underlineStyle, text: String = "Two words"
  ) throws -> [String] {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.attributedText = NSAttributedString(string: text, attributes: [key: style.rawValue])
    let host = try window { Hosting(view: label).frame(width: 200, height: 40) }
    return host.displayLines.filter { $0.contains("stroke ") || $0.contains("underline") || $0.contains("strike") }
  }

  private struct Drawing: UIViewRepresentable {
    let text: NSAttributedString
    func makeUIView(context: Context) -> UIView { Canvas(text) }
    func updateUIView(_ view: UIView, context: Context) {}

    final class Canvas: UIView {
      let text: NSAttributedString
      init(_ text: NSAttributedString) {
        self.text = text
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      override func draw(_ rect: CGRect) { text.draw(in: rect) }
    }
  }

  private func drawn(_ style: NSUnderlineStyle) throws -> [String] {
    let text = NSAttributedString(string: "Two words", attributes: [.underlineStyle: style.rawValue])
    let host = try window { Drawing(text: text) }
    return host.displayLines.filter { $0.contains("stroke ") || $0.contains("underline") }
  }

  @Test("One plain line belongs to the text itself; thick, double and broken ones are strokes")
  func styles() throws {
    #expect(try strokes(.single).allSatisfy { $0.contains("underline") && !$0.contains("stroke ") })
    let styles: [NSUnderlineStyle] = [
      .thick, .double, [.single, .patternDot], [.single, .patternDash], [.single, .patternDashDot],
      [.single, .patternDashDotDot], [.double, .patternDash],
    ]
    var all: Set<[String]> = []
    for style in styles {
      let lines: [String] = try strokes(style)
      #expect(lines.count == 1 && lines[0].contains("stroke "), "\(style): \(lines)")
      #expect(try drawn(style).count == 1, "drawn: \(style)")
      all.insert(lines)
    }
    #expect(all.count == styles.count, "each looks otherwise")
    #expect(try strokes(.thick, .strikethroughStyle).count == 1)
  }

  @Test("A pattern alone draws no line")
  func patternAlone() throws {
    #expect(try strokes(.patternDash).isEmpty && drawn(.patternDash).isEmpty && strokes([]).isEmpty)
  }

  @Test("By word, spaces have no line", arguments: [NSUnderlineStyle.single, .double])
  func words(style: NSUnderlineStyle) throws {
    #expect(try strokes([style, .byWord]).count == 2 && strokes(style).count == 1)
    #expect(try drawn([style, .byWord]).count == 2)
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "Two words", attributes: [.underlineStyle: style.rawValue])
    let whole: CGSize = label.intrinsicContentSize
    label.attributedText = NSAttributedString(
      string: "Two words", attributes: [.underlineStyle: style.union(.byWord).rawValue])
    #expect(abs(label.intrinsicContentSize.width - whole.width) <= 1)
  }

  @Test("Lines of SwiftUI's are those of UIKit's and back")
  func converting() {
    #expect(Text.LineStyle(nsUnderlineStyle: .single) == .single)
    #expect(Text.LineStyle(nsUnderlineStyle: []) == nil)
    #expect(Text.LineStyle(nsUnderlineStyle: [.single, .patternDash]) == Text.LineStyle(pattern: .dash))
    let patterns: [Text.LineStyle.Pattern] = [.solid, .dot, .dash, .dashDot, .dashDotDot]
    for pattern in patterns {
      let style = Text.LineStyle(pattern: pattern)
      #expect(Text.LineStyle(nsUnderlineStyle: NSUnderlineStyle(style)) == style)
    }
    for weight in [NSUnderlineStyle.thick, .double] {
      #expect(Text.LineStyle(nsUnderlineStyle: weight).map { NSUnderlineStyle($0) } == weight)
    }
  }
}
