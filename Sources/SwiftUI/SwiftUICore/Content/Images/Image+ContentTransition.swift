import CoreGraphics
import DisplayList

typealias ImageChange = ContentChange<ResolvedImage>

extension ImageChange {
  /// What becomes of the image when it is another; nil where no modifier around says how that is shown.
  static func make(_ inputs: _ViewInputs, _ image: @escaping () -> ResolvedImage) -> ImageChange? {
    guard inputs.environment.has(ContentTransitionKey.mark) else { return nil }
    let change = ImageChange(inputs: inputs, areEqual: { $0.content == $1.content }, image)
    change.setNeedsEvaluation()
    return change
  }
}

extension ShownContent<ResolvedImage> {
  /// The items of an image that becomes another: a symbol is replaced where its effect says so, others fade.
  func items(in size: CGSize, draw: (ResolvedImage, CGSize) -> [DisplayItem]) -> [DisplayItem] {
    guard let previous, case .symbol(let style, _) = previous.transition else {
      return items(in: size, draw: draw, difference: { _, _ in nil })
    }
    let new: [DisplayItem] = draw(content, size)
    guard content.isSymbol, previous.content.isSymbol else { return new }
    let part: Double = max(0, min(1, previous.progress))
    return style.items(
      from: draw(previous.content, previous.size), in: previous.size, to: new, in: size, part)
  }
}
