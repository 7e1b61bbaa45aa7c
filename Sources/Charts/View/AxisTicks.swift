import CoreGraphics
import DisplayList
import LayoutEngine
import ReactiveGraph
import SwiftUICore

/// The ticks at one edge of the plot area.
nonisolated struct AxisTicks: View {
  let plan: AxisPlan
}

extension AxisTicks: UnaryView {
  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var outputs = _ViewOutputs()
    outputs.layout = LayoutAttribute(in: inputs, "ticks layout") { FlexibleLayout() }
    outputs.display = DisplayAttribute.node(inputs: inputs, "ticks drawing") { size in
      view.read().plan.ticks(in: size, context: inputs.styleContext)
    }
    return outputs
  }
}

extension AxisPlan {
  func ticks(in size: CGSize, context: ShapeStyleContext) -> [DisplayItem] {
    let isHorizontal: Bool = edge.axis == .horizontal
    let range = range(in: isHorizontal ? size.width : size.height)
    let bounds = CGRect(origin: .zero, size: size)
    return ticks.flatMap { tick -> [DisplayItem] in
      let depth: CGFloat = isHorizontal ? size.height : size.width
      let length: CGFloat =
        switch tick.length.kind {
        case .automatic: min(AxisLook.tickLength, depth)
        case .fixed(let length): length
        case .label(let more), .longestLabel(let more): depth + more
        }
      let place: CGFloat = CGFloat(range.position(tick.place))
      let (from, to): (CGFloat, CGFloat) =
        switch edge {
        case .bottom: (0, length)
        case .top: (size.height, size.height - length)
        // An edge is mirrored with the view where reading goes from right to left.
        case .trailing: isMirrored ? (size.width, size.width - length) : (0, length)
        case .leading: isMirrored ? (0, length) : (size.width, size.width - length)
        }
      let path = CGMutablePath()
      let offset: CGSize = tick.style.offset
      if isHorizontal {
        path.move(to: CGPoint(x: place + offset.width, y: from + offset.height))
        path.addLine(to: CGPoint(x: place + offset.width, y: to + offset.height))
      } else {
        path.move(to: CGPoint(x: from + offset.width, y: place + offset.height))
        path.addLine(to: CGPoint(x: to + offset.width, y: place + offset.height))
      }
      return (tick.style.foreground ?? AxisLook.gridStyle).items(in: bounds, context: context) {
        [.stroke(path, $0, tick.stroke.stroke)]
      }
    }
  }

  private var isMirrored: Bool { model.surroundings.isRightToLeft }
}
