import CoreGraphics
import DisplayList
import TextEngine

/// A text as it is drawn.
struct ShownText {
  var text: ResolvedText
  var prepared: any PreparedText
}

typealias TextChange = ContentChange<ShownText>

extension TextChange {
  /// What becomes of the text when it says something else; nil where no modifier around says how that is shown.
  static func make(_ inputs: _ViewInputs, _ text: @escaping () -> ShownText) -> TextChange? {
    guard inputs.environment.has(ContentTransitionKey.mark) else { return nil }
    let change = TextChange(inputs: inputs, areEqual: { $0.text.content == $1.text.content }, text)
    change.setNeedsEvaluation()
    return change
  }
}

extension ShownContent<ShownText> {
  func items(
    inputs: _ViewInputs, in size: CGSize, draw: (ShownText, CGSize) -> [DisplayItem]
  ) -> [DisplayItem] {
    items(in: size, draw: draw) { old, new in
      TextDifference(
        old.text.content, new.text.content, shaper: inputs.window.shaper,
        scale: inputs.environment(DisplayScaleKey.self).value)
    }
  }
}

extension TextDifference {
  /// Nil for texts of several styles, of several lines and from right to left.
  init?(_ old: TextContent, _ new: TextContent, shaper: any TextShaper, scale: CGFloat) {
    guard old.runs.count == 1, new.runs.count == 1, !old.isRightToLeft, !new.isRightToLeft else { return nil }
    let (a, b): ([Character], [Character]) = (Array(old.string), Array(new.string))
    guard !(a + b).contains(where: \.isNewline) else { return nil }
    let prefix: Int = zip(a, b).prefix { $0 == $1 }.count
    let suffix: Int = zip(a.dropFirst(prefix).reversed(), b.dropFirst(prefix).reversed()).prefix { $0 == $1 }.count
    func width(_ characters: ArraySlice<Character>, of content: TextContent) -> CGFloat {
      guard !characters.isEmpty else { return 0 }
      var part: TextContent = content
      part.runs[0].text = String(characters)
      return shaper.layout(part, width: nil, height: nil, displayScale: scale).lines.first?.width ?? 0
    }
    self.init(
      start: width(a.prefix(prefix), of: old), oldEnd: width(a.dropLast(suffix), of: old),
      newEnd: width(b.dropLast(suffix), of: new), oldWidth: width(a[...], of: old), newWidth: width(b[...], of: new))
  }
}
