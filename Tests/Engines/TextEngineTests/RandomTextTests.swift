import Foundation
import SeededNumbers
import Testing
import TextEngine
import TextPango

@Suite("Random texts")
struct RandomTextTests {
  private static let pieces: [String] = [
    "a", "record", "inspection ", " ", "  ", "\n", "\t", "-", "\u{AD}", "\u{A0}", "שלום", "مرحبا ", "123", "(", ")",
    "e\u{301}", "👩‍👩‍👧", "漢字", "\r\n", "\u{200F}", "\u{202B}", "\u{0}", "ffi", "…", ".", "\u{2028}", "x\u{308}\u{323}",
  ]

  private static func content(_ random: inout SeededGenerator) -> TextContent {
    let runs: [TextContent.Run] = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      let parts: Int = Int.random(in: 0...12, using: &random)
      let text: String = (0..<parts).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      var run: TextContent.Run = TextContent.Run(
        text: text, font: FontDescriptor(size: CGFloat.random(in: 8...40, using: &random)))
      run.font.weight = Int.random(in: 1...9, using: &random) * 100
      run.tracking = Bool.random(using: &random) ? CGFloat.random(in: 0...3, using: &random) : 0
      run.baselineOffset = CGFloat.random(in: -5...5, using: &random)
      return run
    }
    return TextContent(runs: runs).with {
      $0.alignment = [.leading, .center, .trailing].randomElement(using: &random) ?? .leading
      $0.truncation = [.head, .middle, .tail].randomElement(using: &random) ?? .tail
      $0.lineLimit = Bool.random(using: &random) ? Int.random(in: 1...3, using: &random) : nil
      $0.reservedLines = Int.random(in: 0...2, using: &random)
      $0.lineSpacing = CGFloat.random(in: -4...8, using: &random)
      $0.minimumScaleFactor = Bool.random(using: &random) ? CGFloat.random(in: 0.3...1, using: &random) : 1
      $0.isRightToLeft = Bool.random(using: &random)
      $0.breaksAsLabel = Bool.random(using: &random)
    }
  }

  @Test("Whatever the text, lines are sound, answers repeat, and the size taken holds the same lines", arguments: 1...8)
  func soundness(seed: Int) throws {
    var random: SeededGenerator = SeededGenerator(seed: UInt64(seed))
    let shaper: PangoShaper = try PangoShaper()
    let test: MonospaceTestShaper = MonospaceTestShaper()
    for _ in 0..<40 {
      let content: TextContent = Self.content(&random)
      let width: CGFloat? = [nil, 0, 40, 120, 300].randomElement(using: &random) ?? nil
      let height: CGFloat? = [nil, 0, 50, 200].randomElement(using: &random) ?? nil
      for shaper in [shaper as TextShaper, test] {
        let layout: TextLayout = shaper.layout(content, width: width, height: height, displayScale: 3)
        #expect(layout.brokenInvariants() == [], "\(content)")
        #expect(layout == shaper.layout(content, width: width, height: height, displayScale: 3))
      }
      let layout: TextLayout = shaper.layout(content, width: width, height: height, displayScale: 3)
      #expect(layout == shaper.freshLayout(content, width: width, height: height, displayScale: 3))
      let measure: TextMeasure = shaper.prepared(content).measure(width: width, height: height, displayScale: 3)
      #expect(measure == TextMeasure(layout), "\(content)")
      guard !layout.isTruncated, layout.scale == 1 else { continue }
      if layout.size.width <= width ?? .infinity {
        let again: TextLayout = shaper.layout(content, width: layout.size.width, height: height, displayScale: 3)
        #expect(again == layout, "\(content)")
      }
      // Everything is shown: each visible character stands in exactly one fragment.
      let shown: [Int] = layout.lines.flatMap { $0.fragments.flatMap { Array($0.characters) } }
      #expect(Set(shown).count == shown.count)
      let hidden: Set<Int> = Set(content.string.unicodeScalars.indices.enumerated().map(\.offset)).subtracting(shown)
      let scalars: [Unicode.Scalar] = Array(content.string.unicodeScalars)
      #expect(hidden.allSatisfy { scalars[$0].properties.isWhitespace }, "\(content)")
    }
  }

  @Test("A size measured without lines is the size that the lines take", arguments: 1...4)
  func measuring(seed: Int) throws {
    var random: SeededGenerator = SeededGenerator(seed: UInt64(seed))
    let shaper: PangoShaper = try PangoShaper()
    let words: [String] = [
      "a", "record", "inspection", "of", "123", "(yes)", "e\u{301}", "up-to-date", "\n", "  ", ".",
    ]
    for _ in 0..<100 {
      let text: String = (0..<Int.random(in: 1...30, using: &random))
        .map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
      let font = FontDescriptor(size: CGFloat(Int.random(in: 9...30, using: &random)))
      let content = TextContent(runs: [TextContent.Run(text: text, font: font)]).with {
        $0.truncation = [.head, .middle, .tail].randomElement(using: &random) ?? .tail
        $0.lineLimit = Bool.random(using: &random) ? Int.random(in: 1...3, using: &random) : nil
        $0.reservedLines = Int.random(in: 0...2, using: &random)
        $0.lineSpacing = CGFloat.random(in: -4...8, using: &random)
        $0.minimumScaleFactor = [1, 1, 0.5].randomElement(using: &random) ?? 1
        $0.breaksAsLabel = Bool.random(using: &random)
      }
      let prepared: any PreparedText = shaper.prepared(content)
      for _ in 0..<4 {
        let width: CGFloat? = [nil, 0, 50, 133.3, 250].randomElement(using: &random) ?? nil
        let height: CGFloat? = [nil, 0, 30, 60, .infinity].randomElement(using: &random) ?? nil
        let measure: TextMeasure = prepared.measure(width: width, height: height, displayScale: 2)
        let layout: TextLayout = shaper.freshLayout(content, width: width, height: height, displayScale: 2)
        #expect(measure == TextMeasure(layout), "\(text) in \(width as Any) by \(height as Any)")
      }
    }
  }
}
