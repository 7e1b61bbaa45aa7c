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
