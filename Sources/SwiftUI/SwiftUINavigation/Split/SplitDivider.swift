import CoreGraphics
import SwiftUICore

/// A line between two panes: dragged with a pointer, moved with arrow keys, and adjustable for assistive technologies.
struct SplitDivider: View {
  let axis: Axis
  let index: Int
  /// How much of the two panes beside it the first one has.
  let share: Double
  @Binding var lengths: SplitLengths
  let memory: SplitMemory
  /// How the panes were when the drag began.
  @State private var start: SplitStart?
  @Environment(\.layoutDirection) private var direction: LayoutDirection

  init(axis: Axis, index: Int, share: Double, lengths: Binding<SplitLengths>, memory: SplitMemory) {
    self.axis = axis
    self.index = index
    self.share = share
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
          .contentShape(Rectangle())
          .pointerStyle(axis == .horizontal ? .columnResize : .rowResize)
          .gesture(drag)
          // Outside of the shape: the room around the line is a part of it.
          .padding(axis == .horizontal ? .horizontal : .vertical, -Self.reach)
      }
      .focusable(interactions: .edit)
      .onMoveCommand { move(for: $0) }
      .accessibilityElement()
      .accessibilityLabel(Text("Divider"))
      .accessibilityValue(Text(share, format: .percent.precision(.fractionLength(0))))
      .accessibilityAdjustableAction { move(by: $0 == .increment ? Self.step : -Self.step) }
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .onChanged { value in
        let begin: SplitStart = start ?? SplitStart(lengths: lengths, sizes: memory.lengths)
        start = begin
        let moved: CGFloat = axis == .horizontal ? value.translation.width * sign : value.translation.height
        var next: SplitLengths = begin.lengths
        next.move(dividerAfter: index, by: moved, from: begin.sizes, memory.limits)
        lengths = next
      }
      .onEnded { _ in start = nil }
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
