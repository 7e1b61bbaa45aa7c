import CoreGraphics
import DisplayList
import LayoutEngine
import TextEngine

/// How one text is measured and drawn by the renderer around it.
struct TextRendering {
  private let inputs: _ViewInputs

  /// Nil where no renderer is around.
  init?(_ inputs: _ViewInputs) {
    guard inputs.environment.has(TextRendererKey.mark) else { return nil }
    self.inputs = inputs
  }

  private var renderer: (any TextRenderer)? { inputs.environment(TextRendererKey.self).value?.base }

  func algorithm(_ text: TextLayoutAlgorithm) -> RenderedTextLayout {
    RenderedTextLayout(text: text, renderer: renderer.map { AnyTextRenderer(base: $0) })
  }

  /// What the renderer draws, cut off where it says that it ends.
  func items(_ layout: Text.Layout, in size: CGSize) -> [DisplayItem] {
    guard let renderer else { return [] }
    let output = GraphicsContext.Output()
    var context = GraphicsContext(
      to: output, size: size, base: GraphicsContext.Base(inputs: inputs, symbols: nil))
    renderer.draw(layout: layout, in: &context)
    guard !output.items.isEmpty else { return [] }
    let isMirrored: Bool = inputs.environment(LayoutDirectionKey.self).value == .rightToLeft
    let padding: EdgeInsets = renderer.displayPadding
    let (left, right): (CGFloat, CGFloat) =
      isMirrored ? (padding.trailing, padding.leading) : (padding.leading, padding.trailing)
    let ink: CGRect = layout.source.inkBounds.union(CGRect(origin: .zero, size: size))
    let bounds = CGRect(
      x: ink.minX - left, y: ink.minY - padding.top, width: max(0, ink.width + left + right),
      height: max(0, ink.height + padding.top + padding.bottom))
    let isMixed: Bool = output.items.contains(where: \.blends)
    return [
      .group(
        .clip(CGPath(rect: bounds, transform: nil), evenOdd: false),
        isMixed ? [.group(.isolate, output.items)] : output.items)
    ]
  }
}

/// A text of the size that its renderer gives it.
struct RenderedTextLayout: LayoutAlgorithm {
  var text: TextLayoutAlgorithm
  var renderer: AnyTextRenderer?

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    guard let renderer else { return text.sizeThatFits(proposal, children: children) }
    return renderer.base.sizeThatFits(proposal: proposal, text: TextProxy(text: text))
  }

  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] { [] }

  func spacing(children: [LayoutNode]) -> ViewSpacing { text.spacing(children: children) }

  func explicitGuides(children: [LayoutNode]) -> GuideSet { text.explicitGuides(children: children) }

  func explicitAlignment(
    of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> CGFloat? {
    text.explicitAlignment(of: key, in: size, proposal: proposal, children: children)
  }

  func isEqual(to other: any LayoutAlgorithm) -> Bool {
    guard let other = other as? RenderedTextLayout else { return false }
    return text.isEqual(to: other.text) && ValueComparison.areEqual(renderer, other.renderer)
  }
}
