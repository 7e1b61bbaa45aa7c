import CoreGraphics
import DisplayList
import HostInterface
import ReactiveGraph
import SwiftUICore
import TextEditing
import TextEngine

nonisolated extension TextInputNode {
  /// The selection and the letters in a size, cut off at the area of the text by the node around.
  func textItems(in size: CGSize) -> [DisplayItem] {
    track()
    let area: CGRect = textArea(in: size)
    let layout: DocumentLayout = lines(in: area)
    let origin: CGPoint = textOrigin(layout, in: area)
    let hasFocus: Bool = inputs.window.focus.isFocused(target)
    let context: ShapeStyleContext = inputs.styleContext
    let top: CGFloat = area.minY - origin.y
    var items: [DisplayItem] = occurrenceItems(layout, top, area, origin, context)
    // While the keyboard is in the bar to find, the selection is the occurrence that was found.
    if hasFocus || isFinding { items += selectionItems(layout, top, area, origin, context) }
    guard text.count > 0 else { return items }
    let rich: RichTextItems? = richItems(layout, area, origin, in: size, context)
    if let rich { items.insert(contentsOf: rich.grounds, at: 0) }
    let isEnabled: Bool = inputs.environment(IsEnabledKey.self).value
    let bounds = CGRect(origin: .zero, size: size)
    let draw: (Paint) -> [DisplayItem] = { [self] paint in
      if isCutOff(layout, area) { return truncatedItems(area, origin, paint) }
      return layout.paragraphs(from: top, to: top + area.height).flatMap { placed -> [DisplayItem] in
        guard let drawing = placed.layout.drawing as? ShapedParagraphs.Drawing else { return [] }
        return drawing.layout.letters(
          of: drawing.content, at: CGPoint(x: origin.x + placed.layout.x, y: origin.y + placed.y), paint: paint)
      }
    }
    items +=
      rich?.letters
      ?? (isEnabled
        ? HierarchicalShapeStyle.primary.items(in: bounds, context: context, draw)
        : HierarchicalShapeStyle.tertiary.items(in: bounds, context: context, draw))
    items += spellingItems(layout, top, area, origin, context)
    if text.marked != nil { items += underlines(layout, top, area, origin, context) }
    return items
  }

  /// Whether the text is one line that does not fit: while nobody edits it, it is cut off with a sign.
  func isCutOff(_ layout: DocumentLayout, _ area: CGRect) -> Bool {
    !current.isMultiline && !inputs.window.focus.isFocused(target) && layout.placed(at: 0).layout.width > area.width
  }

  private func truncatedItems(_ area: CGRect, _ origin: CGPoint, _ paint: Paint) -> [DisplayItem] {
    let style: EditedTextStyle = self.style.value
    let shown: String = text.rules.isSecure ? SecureMask(text.string).string : text.string
    let content: TextContent = style.content(shown) {
      $0.lineLimit = 1
      $0.truncation = style.truncation
    }
    let cut: TextLayout = inputs.window.shaper.layout(
      content, width: area.width, height: nil, displayScale: style.displayScale)
    let isMirrored: Bool = style.isRightToLeft
    let x: CGFloat = isMirrored ? area.maxX - cut.size.width : area.minX
    return cut.letters(of: content, at: CGPoint(x: x, y: origin.y), paint: paint)
  }

  private func selectionItems(
    _ layout: DocumentLayout, _ top: CGFloat, _ area: CGRect, _ origin: CGPoint, _ context: ShapeStyleContext
  ) -> [DisplayItem] {
    guard !text.selection.isCaret else { return [] }
    let isActive: Bool = inputs.window.focus.isWindowActive
    let path = CGMutablePath()
    for range in text.selection.ranges where !range.isEmpty {
      for rectangle in layout.rectangles(of: range, from: top, to: top + area.height) {
        path.addRect(rectangle.offsetBy(dx: origin.x, dy: origin.y))
      }
    }
    guard !path.isEmpty else { return [] }
    let paint: Paint =
      isActive
      ? TintShapeStyle().opacity(0.3).paint(in: area, context: context)
      : Color.systemFill.paint(in: area, context: context)
    return [.fill(path, paint, evenOdd: false)]
  }

  /// Text that an input method still works on has a line under it, a thicker one under the part that is converted.
  private func underlines(
    _ layout: DocumentLayout, _ top: CGFloat, _ area: CGRect, _ origin: CGPoint, _ context: ShapeStyleContext
  ) -> [DisplayItem] {
    let paint: Paint = HierarchicalShapeStyle.primary.paint(in: area, context: context)
    return (text.marked?.styles ?? []).flatMap { range, style in
      layout.rectangles(of: range, from: top, to: top + area.height).map { rectangle -> DisplayItem in
        let width: CGFloat = style == .selected ? 2 : 1
        let line = CGRect(
          x: rectangle.minX + origin.x, y: rectangle.maxY + origin.y - width, width: rectangle.width, height: width)
        return .fill(CGPath(rect: line, transform: nil), paint, evenOdd: false)
      }
    }
  }

  /// The caret, and a fainter one where the direction of the text changes.
  func caretItems(in size: CGSize) -> [DisplayItem] {
    let focus: FocusScope = inputs.window.focus
    guard focus.isFocused(target), focus.isWindowActive, isCaretShown.value else { return [] }
    track()
    guard text.selection.isCaret || text.marked != nil else { return [] }
    let area: CGRect = textArea(in: size)
    let layout: DocumentLayout = lines(in: area)
    let origin: CGPoint = textOrigin(layout, in: area)
    let context: ShapeStyleContext = inputs.styleContext
    let caret: TextPosition = text.selection.caret
    var items: [DisplayItem] = []
    func add(_ rectangle: CGRect, _ opacity: Double) {
      let frame = CGRect(
        x: rectangle.minX + origin.x, y: rectangle.minY + origin.y, width: Self.caretWidth, height: rectangle.height)
      let paint: Paint = TintShapeStyle().opacity(opacity).paint(in: frame, context: context)
      items.append(.fill(CGPath(rect: frame, transform: nil), paint, evenOdd: false))
    }
    add(layout.caret(at: caret), 1)
    if let other = layout.secondaryCaret(at: caret) { add(other, 0.4) }
    return items
  }

  /// The border of the style, with a ring around it where the focus is on a desktop.
  func borderItems(in size: CGSize) -> [DisplayItem] {
    guard look.hasBorder, size.width > 1, size.height > 1 else { return [] }
    let context: ShapeStyleContext = inputs.styleContext
    let bounds = CGRect(origin: .zero, size: size)
    let isPhone: Bool = inputs.window.settings.idiom == .phone
    func outline(_ distance: CGFloat) -> CGPath {
      let rect: CGRect = bounds.insetBy(dx: distance, dy: distance)
      let radius: CGFloat = min(max(look.cornerRadius - distance, 0), rect.width / 2, rect.height / 2)
      return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }
    let ground: Color = isPhone ? .systemBackground : .tertiarySystemBackground
    var items: [DisplayItem] = [
      .fill(outline(0), ground.paint(in: bounds, context: context), evenOdd: false),
      .stroke(outline(0.5), Color.separator.paint(in: bounds, context: context), Stroke(width: 1)),
    ]
    if !isPhone, inputs.window.focus.isFocused(target), inputs.environment(FocusEffectKey.self).value {
      let ring: Paint = TintShapeStyle().opacity(0.6).paint(in: bounds, context: context)
      items.append(.stroke(outline(-1.5), ring, Stroke(width: 3)))
    }
    return items
  }
}
