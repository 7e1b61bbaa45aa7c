import AccessibilityTree
import ControlLooks
import CoreGraphics
import ReactiveGraph
import SwiftUICore

/// The choices on a wheel: the one in the middle is chosen. It is turned by dragging, by a tap on a row, and by keys.
struct WheelPicker: View {
  let configuration: _PickerConfiguration

  init(configuration: _PickerConfiguration) { self.configuration = configuration }

  var body: some View {
    Group(subviews: configuration.content) { views in
      Wheel(items: PickerItem.items(views, configuration).filter { $0.option != nil }, label: configuration.label)
    }
    .modifier(ControlOpacity(opacity: 1))
  }
}

private struct Wheel: View {
  nonisolated let items: [PickerItem]
  nonisolated let label: PickerPart
  /// How far the wheel is turned from the chosen row, in rows; not 0 while it is dragged.
  @State private var turn: CGFloat = 0
  @Environment(\.defaultWheelPickerItemHeight) private var rowHeight: CGFloat

  init(items: [PickerItem], label: PickerPart) {
    self.items = items
    self.label = label
  }

  var body: some View {
    WheelControl(behavior: WheelBehavior(items: items, turn: $turn, rowHeight: max(1, rowHeight))) {
      WheelRows(items: items, turn: turn, rowHeight: max(1, rowHeight))
        .background { Color.clear.accessibilityRepresentation { label } }
    }
  }
}

/// A wheel is one adjustable element that says the chosen row.
nonisolated struct WheelBehavior: ControlBehavior {
  let items: [PickerItem]
  let turn: Binding<CGFloat>
  let rowHeight: CGFloat

  static let actions: [AccessibilityActionCode] = [.increment, .decrement]

  static func describe(_ control: _GraphValue<Self>, in properties: inout AccessibilityProperties) {
    properties.role = .stepper
  }

  private var selected: Int { items.selectedIndex ?? 0 }

  @MainActor func perform(_ action: AccessibilityActionCode) {
    choose(selected + (action == .increment ? 1 : -1))
  }

  @MainActor func change(for key: ControlKey) -> (@MainActor () -> Void)? {
    switch key {
    case .up, .leading: { choose(selected - 1) }
    case .down, .trailing: { choose(selected + 1) }
    case .pageUp: { choose(selected - 5) }
    case .pageDown: { choose(selected + 5) }
    case .home: { choose(0) }
    case .end: { choose(items.count - 1) }
    case .character: nil
    }
  }

  @MainActor private func choose(_ index: Int) {
    turn.wrappedValue = 0
    guard !items.isEmpty else { return }
    items[min(items.count - 1, max(0, index))].option?.select()
  }

  /// The wheel turns with the pointer, slower beyond its ends, and stops at the nearest row. `memory` counts how far the
  /// pointer has gone, so that a tap is told from a drag.
  @MainActor func follow(_ pointer: inout ControlPointer) {
    switch pointer.phase {
    case .began: break
    case .moved:
      let way: CGFloat = pointer.location.y - pointer.previous.y
      guard way != 0 else { return }
      pointer.memory += abs(way)
      let new: CGFloat = turn.wrappedValue - way / rowHeight
      let isBeyond: Bool = !(0...CGFloat(max(0, items.count - 1))).contains(CGFloat(selected) + new)
      turn.wrappedValue = isBeyond ? turn.wrappedValue - way / rowHeight / 3 : new
    case .ended:
      if pointer.memory < 4 {
        let rows: CGFloat = (pointer.location.y - pointer.size.height / 2) / rowHeight
        choose(selected + Int(rows.rounded()))
      } else {
        choose(selected + Int(turn.wrappedValue.rounded()))
      }
    case .cancelled: turn.wrappedValue = 0
    }
  }
}

nonisolated private struct WheelControl<Content: View>: View {
  let behavior: WheelBehavior
  let content: Content

  init(behavior: WheelBehavior, @ViewBuilder content: () -> Content) {
    self.behavior = behavior
    self.content = content()
  }
}

extension WheelControl: UnaryView {
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let control = ControlNode(view.part(\.behavior), inputs: inputs)
    let content: _GraphValue<Content> = view.part(\.content)
    let target = _GraphValue<ModifiedContent<Content, ControlTarget>> {
      ModifiedContent(content: content.read(), modifier: ControlTarget(control, .follows))
    }
    var outputs: _ViewOutputs = ModifiedContent<Content, ControlTarget>._makeView(view: target, inputs: inputs)
    control.makeElement(of: &outputs)
    return outputs
  }
}

/// The rows that are seen, as on the front of a cylinder.
private struct WheelRows: View {
  let items: [PickerItem]
  let turn: CGFloat
  let rowHeight: CGFloat
  /// The angle between two rows, in radians.
  private static let angle: CGFloat = .pi / 10
  private static let reach: Int = 4

  init(items: [PickerItem], turn: CGFloat, rowHeight: CGFloat) {
    self.items = items
    self.turn = turn
    self.rowHeight = rowHeight
  }

  private var position: CGFloat { CGFloat(items.selectedIndex ?? 0) + turn }

  private var shown: ClosedRange<Int>? {
    let middle = Int(min(CGFloat(items.count), max(0, position)).rounded())
    let first: Int = max(0, middle - Self.reach)
    let last: Int = min(items.count - 1, middle + Self.reach)
    return first <= last ? first...last : nil
  }

  var body: some View {
    ZStack {
      LookView(WheelBandLook()).frame(height: rowHeight).padding(.horizontal, 9)
      if let shown {
        ForEach(Array(zip(shown, items[shown])), id: \.1.id) { index, item in
          let angle: CGFloat = (CGFloat(index) - position) * Self.angle
          let radius: CGFloat = rowHeight / Self.angle
          let isFront: Bool = abs(angle) < .pi / 2
          item.view
            // As large as fits a row, whatever the size of text around is.
            .font(.system(size: (rowHeight * 0.625).rounded()))
            .lineLimit(1)
            .minimumScaleFactor(0.4)
            .frame(height: rowHeight)
            .scaleEffect(x: 1, y: isFront ? cos(angle) : 0)
            .opacity(isFront ? Double(cos(angle)) : 0)
            .offset(y: radius * sin(isFront ? angle : .pi / 2))
            .accessibilityHidden(!item.isSelected)
        }
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: (rowHeight * 6.75).rounded())
    .clipped()
    .animation(turn == 0 ? .snappy(duration: 0.25) : nil, value: position)
  }
}

private struct WheelItemHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 32 }

extension EnvironmentValues {
  /// The height of the rows of wheels, in points; 32 by default.
  public var defaultWheelPickerItemHeight: CGFloat {
    get { self[WheelItemHeightKey.self] }
    set { self[WheelItemHeightKey.self] = newValue }
  }
}

extension View {
  /// Sets the height of the rows of wheels inside.
  ///
  /// - Parameter height: In points.
  public nonisolated func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
    environment(\.defaultWheelPickerItemHeight, height)
  }
}
