import CoreGraphics
import LayoutEngine
import ReactiveGraph
import SwiftUICore
import TextEditing
import TextEngine

nonisolated extension TextInputNode {
  /// The width of the caret, for which lines leave room at their end.
  static let caretWidth: CGFloat = 2

  var insets: EdgeInsets {
    look.insets(inputs.window.settings.idiom, EnvironmentValues(scope: inputs.environment).controlSize)
  }

  /// The part of a size in which the text is shown.
  func textArea(in size: CGSize) -> CGRect {
    let insets: EdgeInsets = self.insets
    let isMirrored: Bool = style.value.isRightToLeft
    return CGRect(
      x: isMirrored ? insets.trailing : insets.leading, y: insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  /// The lines for the size of the place, outside of nodes.
  func lines() -> DocumentLayout {
    graph.untracked { lines(in: textArea(in: inputs.slot.placed.peek.size)) }
  }

  /// The lines in an area; the node under evaluation depends on the style.
  func lines(in area: CGRect) -> DocumentLayout {
    let look = EditedTextLook(
      style: self.style.value, of: current.rich, in: EnvironmentValues(scope: inputs.environment))
    let width: CGFloat? = current.isMultiline ? max(area.width - Self.caretWidth, 1) : nil
    if let made = madeLines {
      if made.look != look {
        made.layout.layouter = layouter(look.style)
        madeLines?.look = look
      }
      made.layout.width = width
      made.layout.pageHeight = area.height
      return made.layout
    }
    let layout = DocumentLayout(text, layouter: layouter(look.style), width: width)
    layout.pageHeight = area.height
    madeLines = (look, layout)
    return layout
  }

  private func layouter(_ style: EditedTextStyle) -> ShapedParagraphs {
    if let rich = current.rich { return layouter(style, of: rich) }
    return ShapedParagraphs(shaper: inputs.window.shaper, rules: style.rules, displayScale: style.displayScale) { _ in
      style.style
    }
  }

  // MARK: - Where the text stands

  /// Where the text's top left corner stands in the node's own space.
  func textOrigin(_ layout: DocumentLayout, in area: CGRect) -> CGPoint {
    guard !current.isMultiline else { return CGPoint(x: area.minX, y: area.minY - clamped(scroll, layout, area).y) }
    let line = layout.placed(at: 0).layout
    let room: CGFloat = area.width - line.width - Self.caretWidth
    let y: CGFloat = area.minY + max(0, (area.height - line.height) / 2)
    guard room > 0 else { return CGPoint(x: area.minX - clamped(scroll, layout, area).x, y: y) }
    let style: EditedTextStyle = self.style.value
    let isMirrored: Bool =
      style.rules.choices.alignsByWriting ? line.carets.lines[0].isRightToLeft : style.isRightToLeft
    // The room of the caret is beside the end of the text.
    let x: CGFloat =
      switch style.alignment {
      case .leading: isMirrored ? room + Self.caretWidth : 0
      case .center: (room + Self.caretWidth) / 2
      case .trailing: isMirrored ? 0 : room + Self.caretWidth
      }
    return CGPoint(x: area.minX + x, y: y)
  }

  /// The scrolling as far as there is text.
  func clamped(_ scroll: CGPoint, _ layout: DocumentLayout, _ area: CGRect) -> CGPoint {
    if current.isMultiline { return CGPoint(x: 0, y: min(max(scroll.y, 0), max(layout.height - area.height, 0))) }
    let width: CGFloat = layout.placed(at: 0).layout.width + Self.caretWidth
    return CGPoint(x: min(max(scroll.x, 0), max(width - area.width, 0)), y: 0)
  }

  /// The caret in the node's own space, outside of nodes.
  func caretFrame() -> CGRect {
    graph.untracked {
      let area: CGRect = textArea(in: inputs.slot.placed.peek.size)
      let layout: DocumentLayout = lines(in: area)
      let origin: CGPoint = textOrigin(layout, in: area)
      return layout.caret(at: text.selection.caret).offsetBy(dx: origin.x, dy: origin.y)
    }
  }

  func caretInWindow() -> CGRect {
    let transform: CGAffineTransform = graph.untracked { inputs.slot.transform(to: nil) }
    return caretFrame().applying(transform)
  }

  /// Scrolls as little as shows the caret.
  func revealCaret() {
    guard inputs.slot.isPlaced else { return }
    graph.untracked {
      let area: CGRect = textArea(in: inputs.slot.placed.peek.size)
      let layout: DocumentLayout = lines(in: area)
      let caret: CGRect = layout.caret(at: text.selection.caret)
      var goal: CGPoint = clamped(scroll, layout, area)
      if current.isMultiline {
        if caret.maxY > goal.y + area.height { goal.y = caret.maxY - area.height }
        if caret.minY < goal.y { goal.y = caret.minY }
      } else {
        if caret.minX + Self.caretWidth > goal.x + area.width { goal.x = caret.minX + Self.caretWidth - area.width }
        if caret.minX < goal.x { goal.x = caret.minX }
      }
      scrollTo(clamped(goal, layout, area))
    }
  }

  func scrollTo(_ goal: CGPoint) {
    guard goal != scroll else { return }
    scroll = goal
    viewVersion += 1
    touch()
  }
}
