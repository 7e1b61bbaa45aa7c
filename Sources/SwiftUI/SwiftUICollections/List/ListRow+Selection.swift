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
  func choose(_ mode: RowSelectionMode) -> Bool {
    if disclosesByPress { return toggleDisclosure() }
    guard list.selection?.choose(identity, mode) == true else { return false }
    list.tellChoice?()
    return true
  }

  /// Uses the row as a double click or Return does; false where nothing is to be used.
  @discardableResult
  func performPrimaryAction() -> Bool {
    if list.usePrimaryAction(for: self) { return true }
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

  var scrollTarget: (any ScrollingTarget)? { maySlide ? self : nil }
  var dropTarget: (any DropTarget)? { traits.mayBeEdited ? drop : nil }

  func gestures(at hit: PointerHit) -> [ArenaEntry] {
    guard list.isEnabled else { return [] }
    var entries: [ArenaEntry] = []
    if canBeSelected || actsByTap || list.swipe.open != nil || disclosesByPress {
      entries.append(list.press.prepare(for: self, at: hit))
    }
    if canBeMoved { entries.append(list.move.prepare(for: self, at: hit, isHandle: false)) }
    if maySlide, hit.kind == .touch { entries.append(list.swipe.prepare(for: self)) }
    return entries.map(list.note)
  }

  /// Whether a press selects the row: on phones several rows are selected while the list is edited.
  var canBeSelected: Bool {
    graph.untracked {
      guard let selection = list.selection, selection.canSelect(identity) else { return false }
      return list.isDesktop || !selection.allowsSeveral || isEditing
    }
  }

  /// Whether a press on the row, in place of controls inside, selects it also while the list is not edited.
  var selectsByPress: Bool {
    graph.untracked {
      guard let selection = list.selection, selection.canSelect(identity) else { return false }
      return list.isDesktop || !selection.allowsSeveral
    }
  }

  /// Whether a tap does what the program does with the row, in place of selecting it.
  var actsByTap: Bool {
    graph.untracked { !list.isDesktop && isSelected != nil && !isEditing && list.hasPrimaryAction }
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
      if list.menuRows != nil { properties.actions.append(AccessibilityAction(.showMenu)) }
    }
    describeDisclosure(&properties)
    if let edits, inputs.environment(IsEnabledKey.self).value {
      if deletesBySwipe { properties.actions.append(AccessibilityAction(.delete)) }
      if edits.edits.move != nil, list.isDesktop || isEditing {
        if place.index > 0 { properties.actions.append(AccessibilityAction(.named("Move Up"))) }
        if place.index + 1 < place.count { properties.actions.append(AccessibilityAction(.named("Move Down"))) }
      }
    }
    source.properties = properties
  }

  func takeActions(_ source: AccessibilitySource) {
    let root: AccessibilityRoot = inputs.window.accessibility
    root.setHandlers(
      [
        .activate: { [weak self] in self?.activate() },
        .named("Expand"): { [weak self] in self?.toggleDisclosure() },
        .named("Collapse"): { [weak self] in self?.toggleDisclosure() },
        .delete: { [weak self] in self?.delete() },
        .showMenu: { [weak self] in self?.showMenu() },
        .named("Move Up"): { [weak self] in self?.move(up: true) },
        .named("Move Down"): { [weak self] in self?.move(up: false) },
      ], for: source.id)
    let none: [AccessibilityActionCode: () -> Void] = [:]
    graph.currentSubgraph.onEnd { root.setHandlers(none, for: source.id) }
  }

  private func activate() {
    guard list.isEnabled else { return }
    if isSelected == nil {
      toggleDisclosure()
      return
    }
    choose(list.selection?.allowsSeveral == true ? .toggle : .replace)
  }

  /// The words of the row.
  var text: String? {
    guard let accessibility else { return nil }
    let tree: AccessibilityTree = AccessibilityResolver.fullTree(of: accessibility, order: .phone)
    return tree.elements().lazy.map(\.label).first { !$0.isEmpty }
  }
}
