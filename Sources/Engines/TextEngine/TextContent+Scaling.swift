import CoreGraphics

extension TextContent {
  /// The content with every length multiplied, for text that shrinks to fit.
  package func scaled(by scale: CGFloat) -> TextContent {
    var content: TextContent = self
    content.lineSpacing *= scale
    for index in content.runs.indices {
      content.runs[index].change {
        $0.font = $0.font.scaled(by: scale)
        $0.tracking *= scale
        $0.baselineOffset *= scale
        $0.attachment = $0.attachment?.scaled(by: scale)
      }
    }
    return content
  }

  /// How far letters may move closer, in parts of the size. With 0.026 Apple's sample still fits a line, with 0.042 it
  /// is cut (iamcgn/swiftui-web, text/fit).
  static let mostTightening: CGFloat = 0.034

  /// The content with its letters closer together.
  package func tightened(by amount: CGFloat) -> TextContent {
    var content: TextContent = self
    for index in content.runs.indices { content.runs[index].change { $0.tracking -= amount * $0.font.size } }
    return content
  }
}

extension TextContent.Attachment {
  fileprivate func scaled(by scale: CGFloat) -> TextContent.Attachment {
    TextContent.Attachment(width: width * scale, ascent: ascent * scale, descent: descent * scale)
  }
}
