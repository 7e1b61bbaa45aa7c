import AccessibilityTree
import CoreGraphics
import DisplayList
import InputEngine
import ReactiveGraph
import SwiftUICore
import SwiftUIScrolling

// MARK: - Selecting

extension ListRow {
  /// How the selection looks; read inside a node.
  var selectionLook: ListRowLook.Selection {
    guard let isSelected, isSelected.value else { return .none }
    return list.isFocused ? .focused : .unfocused
  }

  @discardableResult
  func choose(_ mode: RowSelectionMode) -> Bool { list.selection?.choose(identity, mode) ?? false }

  /// Uses the row as a double click or Return does; false where nothing is to be used.
  @discardableResult
  func performPrimaryAction() -> Bool {
    let window: ViewGraph = inputs.window
    let controls: [any KeyboardControl] = window.hitTargets.all.compactMap(\.control).filter {
      $0.slot.isInside(inputs.slot)
    }
    guard let first = controls.first, controls.allSatisfy({ $0 === first }), first.isEnabled else { return false }
    first.perform(.activate)
    return true
  }

  /// On the colour of a selection that has the focus, texts are light.
  func selectedEnvironment(_ scope: EnvironmentScope) -> EnvironmentScope {
    // The keys are the same for every row, selected or not, so that a selection sets no key that was not set before.
    scope.overriding("selected row") { [unowned self] values in
      let isStrong: Bool = selectionLook == .focused
      values.backgroundProminence = isStrong ? .increased : values.backgroundProminence
      let levels: ForegroundLevels = values.foregroundLevels
      values.foregroundLevels = isStrong ? levels.setting([AnyShapeStyle(Color.white)]) : levels
    }
  }
}

// MARK: - Pointers

extension ListRow: HitTarget {
  var slot: GeometrySlot { inputs.slot }
  var focusTarget: FocusTarget? { list.focus }

  func gestures(at hit: PointerHit) -> [ArenaEntry] {
    guard list.isEnabled, canBeSelected else { return [] }
    return [list.press.prepare(for: self, at: hit)]
  }

  private var canBeSelected: Bool {
    graph.untracked { list.selection?.canSelect(identity) ?? false }
  }

  func takePresses(at display: DisplayNode) {
    let window: ViewGraph = inputs.window
    window.hitTargets.set(self, for: display)
    graph.currentSubgraph.onEnd { window.hitTargets.set(nil, for: display) }
  }

  func setPressed(_ isPressed: Bool) {
    if let pressed, pressed.isAlive { pressed.set(isPressed) }
  }
}

// MARK: - Accessibility

extension ListRow {
  /// Says which row it is, and whether it is selected (reference: section 6, "List / row").
  func describe(_ source: AccessibilitySource) {
    var properties = AccessibilityProperties()
    let place: LazyRowPlace = link.place.value
    properties.position = AccessibilityPosition(index: place.index + 1, count: place.count)
    if let isSelected {
      if isSelected.value { properties.traits.insert(.isSelected) }
      if list.selection?.canSelect(identity) == true { properties.actions = [AccessibilityAction(.activate)] }
    }
    source.properties = properties
  }

  func takeActions(_ source: AccessibilitySource) {
    source.childBehavior = .combine
    let root: AccessibilityRoot = inputs.window.accessibility
    root.setHandlers([.activate: { [weak self] in self?.activate() }], for: source.id)
    let none: [AccessibilityActionCode: () -> Void] = [:]
    graph.currentSubgraph.onEnd { root.setHandlers(none, for: source.id) }
  }

  private func activate() {
    guard list.isEnabled else { return }
    choose(list.selection?.allowsSeveral == true ? .toggle : .replace)
  }

  /// The words of the row.
  var text: String? {
    guard let accessibility else { return nil }
    let tree: AccessibilityTree = AccessibilityResolver.fullTree(of: accessibility, order: .phone)
    return tree.elements().lazy.map(\.label).first { !$0.isEmpty }
  }
}
