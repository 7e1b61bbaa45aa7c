import CoreGraphics

extension TextLayout {
  /// The line whose box holds the height, or the nearest one; nil without lines.
  package func line(at y: CGFloat) -> Int? {
    lines.lastIndex { $0.top <= y } ?? lines.indices.first
  }

  /// The content's run that is drawn at the point; nil beside the text.
  package func run(at point: CGPoint) -> Int? {
    guard let index = line(at: point.y), (lines[index].top..<lines[index].top + lines[index].height).contains(point.y)
    else { return nil }
    return lines[index].fragments.first { ($0.x..<max($0.x, $0.x + $0.width)).contains(point.x) }?.run
  }
}
