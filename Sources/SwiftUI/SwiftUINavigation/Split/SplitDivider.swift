import CoreGraphics
import SwiftUICore

/// A line between two panes: dragged with a pointer, moved with arrow keys, and adjustable for assistive technologies.
struct SplitDivider: View {
  let axis: Axis
  let index: Int
  @Binding var lengths: SplitLengths
  let memory: SplitMemory
  @GestureState private var start: SplitStart?
  @Environment(\.layoutDirection) private var direction: LayoutDirection

  init(axis: Axis, index: Int, lengths: Binding<SplitLengths>, memory: SplitMemory) {
    self.axis = axis
    self.index = index
    _lengths = lengths
    self.memory = memory
  }

  /// How far a key or an action moves the line, in points.
  private static let step: CGFloat = 20
  /// How near to the line a pointer takes hold of it, in points.
  private static let reach: CGFloat = 4

  /// 1 where a movement to the right makes the pane before the line longer.
  private var sign: CGFloat { axis == .horizontal && direction == .rightToLeft ? -1 : 1 }

  var body: some View {
    Rectangle()
      .fill(.separator)
      .overlay {
        Color.clear
          .padding(axis == .horizontal ? .horizontal : .vertical, -Self.reach)
          .contentShape(Rectangle())
          .pointerStyle(axis == .horizontal ? .columnResize : .rowResize)
          .gesture(drag)
      }
      .focusable(interactions: .edit)
      .onMoveCommand { move(for: $0) }
      .accessibilityElement()
      .accessibilityLabel(Text("Divider"))
      .accessibilityValue(Text(verbatim: share))
      .accessibilityAdjustableAction { move(by: $0 == .increment ? Self.step : -Self.step) }
  }

  /// How much of the two panes the first one has.
  private var share: String {
    let sizes: [CGFloat] = memory.lengths
    guard sizes.indices.contains(index + 1), sizes[index] + sizes[index + 1] > 0 else { return "" }
    return (Double(sizes[index] / (sizes[index] + sizes[index + 1]))).formatted(.percent.precision(.fractionLength(0)))
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .updating($start) { value, start, _ in
        if start == nil { start = SplitStart(lengths: lengths, sizes: memory.lengths) }
        guard let begin = start else { return }
        let moved: CGFloat = axis == .horizontal ? value.translation.width * sign : value.translation.height
        var next: SplitLengths = begin.lengths
        next.move(dividerAfter: index, by: moved, from: begin.sizes, memory.limits)
        lengths = next
      }
  }

  private func move(for command: MoveCommandDirection) {
    switch command {
    case .left where axis == .horizontal: move(by: -Self.step * sign)
    case .right where axis == .horizontal: move(by: Self.step * sign)
    case .up where axis == .vertical: move(by: -Self.step)
    case .down where axis == .vertical: move(by: Self.step)
    default: break
    }
  }

  private func move(by distance: CGFloat) {
    lengths.move(dividerAfter: index, by: distance, from: memory.lengths, memory.limits)
  }
}

/// How the panes were when a drag began.
struct SplitStart {
  var lengths: SplitLengths
  var sizes: [CGFloat]
}
