import AccessibilityTree
import ReactiveGraph
import SwiftUIControls
import SwiftUICore

/// One tab as a control: the chosen one is a stop of the keyboard, and arrows go on from there.
nonisolated struct TabBehavior: ControlBehavior {
  let tabs: TabList
  let item: TabItem
  /// The tabs beside it, in the order of the bar.
  let order: [TabItem]
  let group: FocusGroup

  static let actions: [AccessibilityActionCode] = [.activate]

  static func describe(
    _ control: _GraphValue<Self>, in properties: inout AccessibilityProperties, environment: EnvironmentValues
  ) {
    let tab: Self = control.read()
    properties.role = .tab
    properties.traits = tab.tabs.isSelected(tab.item) ? [.isTab, .isSelected] : .isTab
    if let badge = tab.item.badge { properties.value = badge.string(in: environment) }
  }

  var takesKeyboard: Bool { (tabs.selectedItem ?? order.first)?.id == item.id }

  @MainActor func perform(_ action: AccessibilityActionCode) { tabs.select(item) }

  @MainActor func change(for key: ControlKey) -> (@MainActor () -> Void)? {
    let target: TabItem?
    switch key {
    case .leading, .up: target = tabs.next(after: item, by: -1, among: order)
    case .trailing, .down: target = tabs.next(after: item, by: 1, among: order)
    case .home: target = order.first { !$0.traits.isDisabled }
    case .end: target = order.last { !$0.traits.isDisabled }
    default: return nil
    }
    return {
      guard let target, target.id != item.id else { return }
      tabs.select(target)
      group.focus(target.id)
    }
  }
}

/// A tab with its looks.
nonisolated struct TabControl<Content: View>: View {
  let behavior: TabBehavior
  let content: (TabItem) -> Content

  init(
    _ item: TabItem, of tabs: TabList, among order: [TabItem], _ group: FocusGroup,
    @ViewBuilder content: @escaping (TabItem) -> Content
  ) {
    behavior = TabBehavior(tabs: tabs, item: item, order: order, group: group)
    self.content = content
  }
}

extension TabControl: UnaryView {
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let control = ControlNode(view.part(\.behavior), inputs: inputs)
    let body = _GraphValue<TabControlBody<Content>> {
      let tab: Self = view.read()
      return TabControlBody(item: tab.behavior.item, content: tab.content)
    }
    let behavior: TabBehavior = inputs.graph.untracked { control.behavior.read() }
    behavior.group.add(control, for: behavior.item.id)
    var outputs: _ViewOutputs = TabControlBody<Content>._makeView(view: body, inputs: inputs)
    control.takeTaps(of: &outputs)
    control.makeElement(of: &outputs)
    return outputs
  }
}

nonisolated private struct TabControlBody<Content: View>: View {
  let item: TabItem
  let content: (TabItem) -> Content

  @MainActor var body: Content { content(item) }
}

/// Gives tabs what connects them for the keyboard.
nonisolated struct TabFocusReader<Content: View>: View {
  let content: (FocusGroup) -> Content

  init(@ViewBuilder content: @escaping (FocusGroup) -> Content) { self.content = content }
}

extension TabFocusReader: UnaryView {
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let group = FocusGroup(inputs.window)
    return Content._makeView(view: _GraphValue { view.read().content(group) }, inputs: inputs)
  }
}
