import ChartEngine
import CoreGraphics
import SwiftUICore

/// The ticks and labels at one edge of the plot area.
struct AxisLabels: View {
  let model: ChartModel
  let edge: AxisEdge

  var body: some View {
    let plan = AxisPlan(model: model, edge: edge)
    AxisLabelLayout(plan: plan) {
      AxisTicks(plan: plan)
      // A label moves with its value where the scale changes.
      ForEach(Array(plan.labels.enumerated()), id: \.element.id) { index, label in
        AxisLabelView(label: label, wraps: plan.breaks(label), edge: edge)
          .layoutValue(key: AxisLabelKey.self, value: index)
      }
    }
    // Assistive technologies read values with the marks; the axes are in the chart's description.
    .accessibilityHidden(true)
  }
}

struct AxisLabelKey: LayoutValueKey {
  static let defaultValue: Int? = nil
}

/// A label, which goes where it is offered no room.
struct AxisLabelView: View {
  let label: AxisPlan.Label
  /// Whether the text is broken into lines where it is offered less than its length.
  let wraps: Bool
  let edge: AxisEdge

  var body: some View {
    // A text in lines is less wide than its ideal, and is measured by its height alone.
    ViewThatFits(in: wraps ? .vertical : [.horizontal, .vertical]) {
      content.fixedSize(horizontal: !label.mayBeCut && !wraps, vertical: true)
      Color.clear.frame(width: 0, height: 0)
    }
  }

  /// Lines of a name at the side end, or begin, beside the plot area.
  private var alignment: TextAlignment { !wraps ? .center : edge == .leading ? .trailing : .leading }

  private var content: some View {
    text
      .font(label.style.font ?? .caption)
      .foregroundStyle(label.style.foreground ?? AnyShapeStyle(HierarchicalShapeStyle.secondary))
      .multilineTextAlignment(label.multiLabelAlignment ?? alignment)
      .modifier(LabelTurn(orientation: label.orientation))
  }

  @ViewBuilder private var text: some View {
    switch label.content {
    case .text(let text): text.lineLimit(label.mayBeCut ? 1 : nil)
    case .view(let view): view.outsideOfChart()
    }
  }
}

/// Turns a label by a quarter, with the size that it has then.
struct LabelTurn: ViewModifier {
  let orientation: AxisValueLabelOrientation

  @ViewBuilder func body(content: Content) -> some View {
    switch orientation.kind {
    case .automatic, .horizontal: content
    case .vertical: TurnedLayout { content.fixedSize().rotationEffect(.degrees(90)) }
    case .verticalReversed: TurnedLayout { content.fixedSize().rotationEffect(.degrees(-90)) }
    }
  }
}

/// A view that is as wide as its content is high.
struct TurnedLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size: CGSize = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }
}
