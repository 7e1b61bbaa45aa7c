import CoreGraphics

extension TextContent {
  /// The content with every length multiplied, for text that shrinks to fit.
  package func scaled(by scale: CGFloat) -> TextContent {
    var content: TextContent = self
    content.lineSpacing *= scale
    for index in content.runs.indices {
      content.runs[index].font = content.runs[index].font.scaled(by: scale)
      content.runs[index].tracking *= scale
      content.runs[index].baselineOffset *= scale
    }
    return content
  }
}
