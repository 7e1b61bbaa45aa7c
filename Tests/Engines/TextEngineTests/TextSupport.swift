import Foundation
import TextEngine

extension TextContent {
  /// A content of one run; with the test shaper, 20 points make characters 10 points wide.
  static func plain(_ text: String, size: CGFloat = 20, weight: Int = 400) -> TextContent {
    TextContent(runs: [Run(text: text, font: FontDescriptor(size: size, weight: weight))])
  }

  func with(_ change: (inout TextContent) -> Void) -> TextContent {
    var content: TextContent = self
    change(&content)
    return content
  }
}

extension TextShaper {
  func lines(_ content: TextContent, width: CGFloat? = nil, height: CGFloat? = nil) -> [String] {
    layout(content, width: width, height: height, displayScale: 2).visibleLines
  }

  func size(_ content: TextContent, width: CGFloat? = nil, height: CGFloat? = nil) -> CGSize {
    layout(content, width: width, height: height, displayScale: 2).size
  }
}

/// A generator of random numbers that is the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed: UInt64 = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
