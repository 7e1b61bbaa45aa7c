import CoreGraphics

/// What layout wants to know of a text: its size, and where its first and last lines stand.
package struct TextMeasure: Equatable, Sendable {
  package var size: CGSize
  package var firstBaseline: CGFloat
  package var lastBaseline: CGFloat
  /// 1, or the factor by which the text was shrunk to fit.
  package var scale: CGFloat
  package var isTruncated: Bool

  package init(
    size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, scale: CGFloat = 1, isTruncated: Bool = false
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.scale = scale
    self.isTruncated = isTruncated
  }

  package init(_ layout: TextLayout) {
    self.init(
      size: layout.size, firstBaseline: layout.firstBaseline, lastBaseline: layout.lastBaseline,
      scale: layout.scale, isTruncated: layout.isTruncated)
  }
}

/// A content that a shaper was shown: asked again and again, it is not looked up each time.
package protocol PreparedText: AnyObject {
  var content: TextContent { get }

  /// The lines within limits, as the shaper gives them.
  func layout(width: CGFloat?, height: CGFloat?, displayScale: CGFloat) -> TextLayout

  /// What `layout` says of the size, without the lines.
  func measure(width: CGFloat?, height: CGFloat?, displayScale: CGFloat) -> TextMeasure
}

extension TextShaper {
  package func prepared(_ content: TextContent) -> any PreparedText { PlainlyPreparedText(content, shaper: self) }
}

/// For a shaper that has nothing to remember of a content.
private final class PlainlyPreparedText: PreparedText {
  let content: TextContent
  private let shaper: any TextShaper

  init(_ content: TextContent, shaper: any TextShaper) {
    self.content = content
    self.shaper = shaper
  }

  func layout(width: CGFloat?, height: CGFloat?, displayScale: CGFloat) -> TextLayout {
    shaper.layout(content, width: width, height: height, displayScale: displayScale)
  }

  func measure(width: CGFloat?, height: CGFloat?, displayScale: CGFloat) -> TextMeasure {
    TextMeasure(layout(width: width, height: height, displayScale: displayScale))
  }
}
