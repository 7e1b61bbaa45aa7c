import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Sizes of text on a phone by the rule of line boxes: a line is 0.952 of the size above its base line and 0.241 below
/// (1950 and 494 of 2048 parts); all lines together are rounded up to the next whole pixel (20.33 points for body text at
/// three pixels a point, 20.5 at two).
@MainActor
@Suite("Sizes of text", .serialized)
struct TextSizeTests {
  private func settings(_ scale: CGFloat, _ size: DynamicTypeSize = .large) -> HostSettings {
    var settings = HostSettings()
    settings.displayScale = scale
    settings.textSize = size.rawValue
    return settings
  }

  /// However little lies above a pixel, it takes a further one: 19 points are 23 high at three pixels a point.
  private func line(_ size: CGFloat, _ scale: CGFloat) -> CGFloat { lines(1, size, scale) }

  private func lines(_ count: Int, _ size: CGFloat, _ scale: CGFloat, spacing: CGFloat = 0) -> CGFloat {
    let exact: CGFloat = CGFloat(count) * 2444 * size / 2048 + CGFloat(count - 1) * spacing
    return ((exact - 1e-6) * scale).rounded(.up) / scale
  }

  /// The frame of a text, whose label is its words.
  private func size(
    _ words: String, scale: CGFloat = 3, _ dynamicType: DynamicTypeSize = .large, width: CGFloat = 2000,
    _ change: (Text) -> some View
  ) throws -> CGSize {
    let host = try window(width: width, height: 4000, settings: settings(scale, dynamicType)) {
      change(Text(verbatim: words))
    }
    return try #require(host.frame(words)).size
  }

  @Test("System fonts of 9 to 60 points have lines of the rule in every weight and design", arguments: [2.0, 3])
  func systemFonts(scale: CGFloat) throws {
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    for points in stride(from: CGFloat(9), through: 60, by: 1) {
      let weight: Font.Weight = weights[Int(points) % weights.count]
      for design in [Font.Design.default, .rounded, .serif, .monospaced] {
        let size: CGSize = try size("Hg", scale: scale) {
          $0.font(.system(size: points, weight: weight, design: design))
        }
        #expect(abs(size.height - line(points, scale)) < 1e-6, "\(points) \(weight) \(design)")
      }
    }
    for weight in weights {
      let height: CGFloat = try size("Hg", scale: scale) { $0.font(.system(size: 17, weight: weight)) }.height
      #expect(abs(height - line(17, scale)) < 1e-6, "\(weight)")
    }
  }

  /// The Human Interface Guidelines' table of Dynamic Type sizes ("Typography", iOS), from xSmall to AX5.
  nonisolated static let table: [(Font.TextStyle, [CGFloat])] = [
    (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.title, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    (.caption, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  @Test("All twelve sizes of each text style have the published size and its line (57, 187, 188)", arguments: table)
  func dynamicType(style: Font.TextStyle, sizes: [CGFloat]) throws {
    for (step, points) in zip(DynamicTypeSize.allCases, sizes) {
      #expect(style.size(at: step, in: .phone) == points, "\(step)")
      for scale in [2, 3] as [CGFloat] {
        let own: CGSize = try size("Hg", scale: scale, step) { $0.font(.system(style)) }
        #expect(abs(own.height - line(points, scale)) < 1e-6, "\(step) at \(scale)")
      }
      // As wide as a system font of that size and weight.
      let pair: Font = .system(size: points, weight: style == .headline ? .semibold : .regular)
      #expect(try size("Width", step) { $0.font(.system(style)) } == size("Width", step) { $0.font(pair) })
    }
  }

  @Test("n lines are n line boxes and n - 1 spaces; spaces stand between lines alone", arguments: [9.0, 17, 34, 60])
  func severalLines(points: CGFloat) throws {
    let font: Font = .system(size: points)
    for count in 1...5 {
      let words: String = Array(repeating: "Hg", count: count).joined(separator: "\n")
      let plain: CGSize = try size(words) { $0.font(font) }
      for space in [0, 4, 10.5] as [CGFloat] {
        let spaced: CGSize = try size(words) { $0.font(font).lineSpacing(space) }
        let expected: CGFloat = lines(count, points, 3, spacing: space)
        #expect(abs(spaced.height - expected) < 1e-6, "\(count) lines, \(space)")
        #expect(spaced.width == plain.width)
      }
    }
  }

  @Test("Reserved lines count as lines with their spaces, whatever the text needs")
  func reserved() throws {
    for points in [11, 17, 28] as [CGFloat] {
      for limit in 1...4 {
        let font: Font = .system(size: points)
        let size: CGSize = try size("Hg") { $0.font(font).lineLimit(limit, reservesSpace: true) }
        #expect(abs(size.height - lines(limit, points, 3)) < 1e-6, "\(points), \(limit)")
        let spaced: CGSize = try self.size("Hg") {
          $0.font(font).lineLimit(limit, reservesSpace: true).lineSpacing(6)
        }
        #expect(abs(spaced.height - lines(limit, points, 3, spacing: 6)) < 1e-6)
        let cut: CGSize = try self.size("a\nb\nc\nd\ne") { $0.font(font).lineLimit(limit) }
        #expect(abs(cut.height - lines(limit, points, 3)) < 1e-6)
      }
    }
  }

  @Test("An empty part of a text says nothing of its line, neither of its height nor of where an icon stands beside it")
  func emptyParts() throws {
    let font: Font = .system(size: 16)
    func label(_ title: Text) throws -> CGSize {
      try size("a") { words in
        Label {
          title
        } icon: {
          words.font(font)
        }
        .accessibilityElement()
        .accessibilityLabel("a")
      }
    }
    let plain: CGSize = try label(Text(verbatim: "b").font(font))
    let large: Text = Text(verbatim: "").font(.system(size: 40))
    #expect(try label(large + Text(verbatim: "b").font(font)) == plain)
    #expect(try label(Text(verbatim: "b").font(font) + large) == plain)
  }

  @Test("Kerning and tracking widen a line by what they add at each character; its height stays")
  func spacedLetters() throws {
    let words = "Rotor"
    let plain: CGSize = try size(words) { $0 }
    for added in [-0.5, 0.5, 2, 6] as [CGFloat] {
      for spaced in [try size(words) { $0.kerning(added) }, try size(words) { $0.tracking(added) }] {
        // To the next pixel.
        #expect(abs(spaced.width - plain.width - 5 * added) <= 1 / 3.0 + 1e-6, "\(added): \(spaced.width)")
        #expect(spaced.height == plain.height)
      }
    }
  }

  @Test("Widths narrow and widen the letters and keep the line")
  func widths() throws {
    let plain: CGSize = try size("Rotor") { $0 }
    for (width, share) in [(Font.Width.compressed, 0.76), (.condensed, 0.88), (.expanded, 1.12)]
      as [(Font.Width, CGFloat)]
    {
      let own: CGSize = try size("Rotor") { $0.fontWidth(width) }
      #expect(abs(own.width - plain.width * share) <= 0.04 * plain.width, "\(width): \(own.width) of \(plain.width)")
      #expect(own.height == plain.height)
    }
  }
}
