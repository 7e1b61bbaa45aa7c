import CoreGraphics
import DisplayList
import SwiftUICore
import TextEditing
import TextEngine

/// Texts with attributes.
nonisolated extension TextInputNode {
  /// Takes over a text with attributes, which the app keeps.
  func take(_ fragment: TextEditing.TextFragment, of rich: any RichTextSource) {
    text.rules.keepsAttributes = true
    text.typingAttributes = rich.typingAttributes
    let isKnown: Bool =
      sharedVersion == text.version && fragment.string == shared && fragment.runs == sharedRuns
    guard !isKnown else { return }
    (shared, sharedRuns) = (fragment.string, fragment.runs)
    takeOver { text.setText(fragment) }
  }

  /// Writes a text with attributes where the app keeps it.
  func write(to rich: any RichTextSource) {
    let fragment: TextEditing.TextFragment = text.storage.fragment(in: 0..<text.count)
    (shared, sharedRuns) = (fragment.string, fragment.runs)
    rich.write(fragment)
  }

  /// The lines of paragraphs with attributes.
  func layouter(_ style: EditedTextStyle, of rich: any RichTextSource) -> ShapedParagraphs {
    let environment = EnvironmentValues(scope: inputs.environment)
    return ShapedParagraphs(
      shaper: inputs.window.shaper, rules: style.rules, displayScale: style.displayScale,
      form: { $0.flatMap { rich.form(of: $0, rules: style.rules) } }
    ) { $0.map { rich.style(of: $0, in: environment) } ?? style.style }
  }

  /// The display items of the visible paragraphs; nil for a text without attributes.
  func richItems(
    _ layout: DocumentLayout, _ area: CGRect, _ origin: CGPoint, in size: CGSize, _ context: ShapeStyleContext
  ) -> RichTextItems? {
    guard let rich = current.rich else { return nil }
    let paint: Paint = HierarchicalShapeStyle.primary.paint(in: CGRect(origin: .zero, size: size), context: context)
    let environment = EnvironmentValues(scope: inputs.environment)
    let top: CGFloat = area.minY - origin.y
    var items = RichTextItems()
    for placed in layout.paragraphs(from: top, to: top + area.height) {
      guard var drawing = placed.layout.drawing as? ShapedParagraphs.Drawing else { continue }
      var place = CGPoint(x: origin.x + placed.layout.x, y: origin.y + placed.y)
      if isCutOff(layout, area) {
        let style: EditedTextStyle = self.style.value
        drawing = drawing.cut(
          to: area.width, style.truncation, by: inputs.window.shaper, displayScale: style.displayScale)
        place.x = style.isRightToLeft ? area.maxX - drawing.layout.size.width : area.minX
      }
      let drawn: RichTextItems = rich.items(of: drawing, at: place, paint: paint, in: environment)
      items.grounds += drawn.grounds
      items.letters += drawn.letters
    }
    return items
  }
}
