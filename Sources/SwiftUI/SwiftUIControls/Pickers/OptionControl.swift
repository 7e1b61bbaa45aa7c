import AccessibilityTree
import CoreGraphics
import InputEngine
import ReactiveGraph
import SwiftUICore

/// One choice of a picker as a control: a button that is selected, among others of which one is a stop of the keyboard.
nonisolated struct OptionBehavior: ControlBehavior {
  let items: [PickerItem]
  let index: Int
  let group: FocusGroup

  static let actions: [AccessibilityActionCode] = [.activate]

  static func describe(_ control: _GraphValue<Self>, in properties: inout AccessibilityProperties) {
    let option: Self = control.read()
    properties.role = .button
    properties.traits = option.items[option.index].isSelected ? [.isButton, .isSelected] : .isButton
  }

  /// The chosen one, or the first where none is.
  var takesKeyboard: Bool { (items.selectedIndex ?? items.next(from: -1, by: 1)) == index }

  @MainActor func perform(_ action: AccessibilityActionCode) { items[index].option?.select() }

  /// Arrows choose the next or the one before, and the focus goes along.
  @MainActor func change(for key: ControlKey) -> (@MainActor () -> Void)? {
    let target: Int?
    switch key {
    case .up, .leading: target = items.next(from: index, by: -1)
    case .down, .trailing: target = items.next(from: index, by: 1)
    case .home: target = items.next(from: -1, by: 1)
    case .end: target = items.next(from: items.count, by: -1)
    default: return nil
    }
    return {
      guard let target, target != index else { return }
      items[target].option?.select()
      group.focus(items[target].id)
    }
  }
}

/// A choice with its looks, which are made of whether it is pressed.
nonisolated struct OptionControl<Content: View>: View {
  let behavior: OptionBehavior
  let content: (_ item: PickerItem, _ isPressed: Bool) -> Content

  init(
    _ index: Int, of items: [PickerItem], in configuration: _PickerConfiguration,
    @ViewBuilder content: @escaping (_ item: PickerItem, _ isPressed: Bool) -> Content
  ) {
    behavior = OptionBehavior(items: items, index: index, group: configuration.group)
    self.content = content
  }
}

extension OptionControl: UnaryView {
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let control = ControlNode(view.part(\.behavior), inputs: inputs)
    let body = _GraphValue<OptionBody<Content>> {
      let option: Self = view.read()
      return OptionBody(control: control, item: option.behavior.items[option.behavior.index], content: option.content)
    }
    let behavior: OptionBehavior = inputs.graph.untracked { control.behavior.read() }
    behavior.group.add(control, for: behavior.items[behavior.index].id)
    var outputs: _ViewOutputs = OptionBody<Content>._makeView(view: body, inputs: inputs)
    control.takeTaps(of: &outputs)
    control.makeElement(of: &outputs)
    return outputs
  }
}

nonisolated private struct OptionBody<Content: View>: View {
  let control: ControlNode<OptionBehavior>
  let item: PickerItem
  let content: (PickerItem, Bool) -> Content

  @MainActor var body: Content { content(item, control.isPressed) }
}

/// The choices of a picker as one element that contains them, called by the picker's label.
struct OptionContainer: ViewModifier {
  nonisolated let label: PickerPart

  func body(content: Content) -> some View {
    content
      .accessibilityElement(children: .contain)
      .accessibility { properties, _ in properties.role = .segmentedControl }
      .accessibilityLabel { _ in label }
  }
}

/// The label of a picker where it is shown: the element of the choices is called by it already.
struct ShownPickerLabel: View {
  let label: PickerPart
  @Environment(\.font) private var font: Font?

  init(label: PickerPart) { self.label = label }

  var body: some View { label.font(font ?? .body).accessibilityHidden(true) }
}
