import CoreGraphics
import LayoutEngine
import SwiftUICore
import TextEngine

/// How a text input is measured: as wide as there is room, and as high as its lines.
///
/// The views for an empty text, the label and the prompt, stand where the text will.
nonisolated struct TextInputLayout: LayoutAlgorithm {
  /// The text as it is measured; nil where its size does not matter.
  let text: any PreparedText
  /// One line of the font.
  let line: any PreparedText
  let style: EditedTextStyle
  let insets: EdgeInsets
  let minimumHeight: CGFloat
  let isMultiline: Bool
  let isEditor: Bool

  private func measure(_ prepared: any PreparedText, _ width: CGFloat?) -> TextMeasure {
    prepared.measure(width: width, height: nil, displayScale: style.displayScale)
  }

  private var lineHeight: CGFloat { measure(line, nil).size.height }
  private var sides: CGFloat { insets.leading + insets.trailing + (isMultiline ? TextInputNode.caretWidth : 0) }

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    let width: CGFloat = max(proposal.width ?? idealWidth(children), sides)
    if isEditor, let height = proposal.height { return CGSize(width: width, height: max(height, minimumHeight)) }
    return CGSize(width: width, height: max(height(width, children) + insets.top + insets.bottom, minimumHeight))
  }

  private func idealWidth(_ children: [LayoutNode]) -> CGFloat {
    let widest: CGFloat = children.reduce(measure(text, nil).size.width) {
      max($0, $1.sizeThatFits(.unspecified).width)
    }
    return widest + TextInputNode.caretWidth + insets.leading + insets.trailing
  }

  private func height(_ width: CGFloat, _ children: [LayoutNode]) -> CGFloat {
    guard isMultiline else { return lineHeight }
    let inner: CGFloat = max(width - sides, 1)
    let proposal = ProposedViewSize(width: inner, height: nil)
    return children.reduce(max(measure(text, inner).size.height, lineHeight)) {
      max($0, $1.sizeThatFits(proposal).height)
    }
  }

  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] {
    let inner = ProposedViewSize(
      width: max(size.width - sides, 0), height: max(size.height - insets.top - insets.bottom, 0))
    return children.map { child in
      let own: CGSize = child.sizeThatFits(inner)
      let room: CGFloat = (inner.width ?? 0) - own.width
      let x: CGFloat =
        switch style.alignment {
        case .leading: 0
        case .center: room / 2
        case .trailing: room
        }
      let y: CGFloat = isMultiline ? 0 : ((inner.height ?? 0) - own.height) / 2
      return LayoutPlacement(origin: CGPoint(x: insets.leading + x, y: insets.top + y), proposal: inner)
    }
  }

  func explicitGuides(children: [LayoutNode]) -> GuideSet { .baselines }

  func explicitAlignment(
    of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> CGFloat? {
    let isFirst: Bool = key == VerticalAlignment.firstTextBaseline.key
    guard isFirst || key == VerticalAlignment.lastTextBaseline.key else { return nil }
    let first: CGFloat = measure(line, nil).firstBaseline
    guard isMultiline else { return (size.height - lineHeight) / 2 + first }
    guard !isFirst, !isEditor else { return insets.top + first }
    return insets.top + max(measure(text, max(size.width - sides, 1)).lastBaseline, first)
  }

  func spacing(children: [LayoutNode]) -> ViewSpacing { ViewSpacing() }

  func isEqual(to other: any LayoutAlgorithm) -> Bool {
    guard let other = other as? TextInputLayout else { return false }
    return (text === other.text || text.content == other.text.content) && style == other.style
      && insets == other.insets && minimumHeight == other.minimumHeight && isMultiline == other.isMultiline
      && isEditor == other.isEditor
  }
}
