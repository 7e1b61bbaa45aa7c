import AccessibilityTree
import CoreGraphics

/// The states of AT-SPI, each at its number's bit.
package struct AccessibleStates: OptionSet, Hashable, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(number: UInt64) { self.init(rawValue: 1 << number) }

  package static let active: Self = Self(number: 1)
  package static let checked: Self = Self(number: 4)
  package static let collapsed: Self = Self(number: 5)
  package static let defunct: Self = Self(number: 6)
  package static let editable: Self = Self(number: 7)
  package static let enabled: Self = Self(number: 8)
  package static let expandable: Self = Self(number: 9)
  package static let expanded: Self = Self(number: 10)
  package static let focusable: Self = Self(number: 11)
  package static let focused: Self = Self(number: 12)
  package static let horizontal: Self = Self(number: 14)
  package static let modal: Self = Self(number: 16)
  package static let multiLine: Self = Self(number: 17)
  package static let pressed: Self = Self(number: 20)
  package static let resizable: Self = Self(number: 21)
  package static let selectable: Self = Self(number: 22)
  package static let selected: Self = Self(number: 23)
  package static let sensitive: Self = Self(number: 24)
  package static let showing: Self = Self(number: 25)
  package static let singleLine: Self = Self(number: 26)
  package static let vertical: Self = Self(number: 29)
  package static let visible: Self = Self(number: 30)
  package static let indeterminate: Self = Self(number: 32)
  package static let selectableText: Self = Self(number: 38)
  package static let checkable: Self = Self(number: 41)
  package static let hasPopup: Self = Self(number: 42)

  /// The names that events carry, in the order in which changes are told.
  private static let names: [(Self, String)] = [
    (.active, "active"), (.checked, "checked"), (.collapsed, "collapsed"), (.defunct, "defunct"),
    (.editable, "editable"), (.enabled, "enabled"), (.expandable, "expandable"), (.expanded, "expanded"),
    (.focusable, "focusable"), (.horizontal, "horizontal"), (.modal, "modal"),
    (.multiLine, "multi-line"),
    (.pressed, "pressed"), (.resizable, "resizable"), (.selectable, "selectable"), (.selected, "selected"),
    (.sensitive, "sensitive"), (.showing, "showing"), (.singleLine, "single-line"), (.vertical, "vertical"),
    (.visible, "visible"), (.indeterminate, "indeterminate"), (.selectableText, "selectable-text"),
    (.checkable, "checkable"), (.hasPopup, "has-popup"), (.focused, "focused"),
  ]

  package var names: [String] { Self.names.filter { contains($0.0) }.map(\.1) }

  /// Two words of 32 states each, as clients get them.
  package var words: [UInt32] { [UInt32(truncatingIfNeeded: rawValue), UInt32(truncatingIfNeeded: rawValue >> 32)] }

  /// Which states came and which went from `old`, by name.
  package func changes(from old: Self) -> [(name: String, isOn: Bool)] {
    let differing: Self = symmetricDifference(old)
    guard !differing.isEmpty else { return [] }
    return Self.names.filter { differing.contains($0.0) }.map { ($0.1, contains($0.0)) }
  }
}

extension AccessibleStates {
  /// The states that an element has by itself; focus, and whether it is seen, depend on the window and are added there.
  package init(of node: AccessibilityNode, as role: AccessibleRole, in parent: AccessibilityNode?) {
    let properties: AccessibilityProperties = node.properties
    let traits: AccessibilityTraitSet = properties.traits
    var states: Self = .visible
    if !traits.contains(.isDisabled) { states.formUnion([.enabled, .sensitive]) }
    if node.isOperable { states.insert(.focusable) }
    if traits.contains(.isModal) { states.insert(.modal) }
    if traits.contains(.isSelected) { states.formUnion([.selectable, .selected]) }
    if let isExpanded = properties.isExpanded { states.formUnion(isExpanded ? [.expandable, .expanded] : .expandable) }
    if properties.actions.contains(where: { $0.kind == .showMenu }) || node.role == .menu { states.insert(.hasPopup) }
    switch role {
    case .alert: states.insert(.modal)
    case .toggleButton, .checkMenuItem:
      states.insert(.checkable)
      switch AccessibleToggleValue(properties) {
      // Not pressed as well: readers would say each change twice.
      case .on: states.insert(.checked)
      case .mixed: states.insert(.indeterminate)
      case .off, .other: break
      }
    case .radioButton, .radioMenuItem:
      states.formUnion([.checkable, .selectable])
      if traits.contains(.isSelected) { states.insert(.checked) }
    case .pageTab: states.insert(.selectable)
    case .listItem, .treeItem, .tableCell:
      if properties.actions.contains(where: { $0.kind == .activate }) { states.insert(.selectable) }
    case .entry, .passwordText:
      states.formUnion([properties.editing?.isMultiline == true ? .multiLine : .singleLine, .selectableText])
      if properties.editing?.isEditable ?? !traits.contains(.isDisabled) { states.insert(.editable) }
    case .slider, .progressBar, .spinButton:
      states.insert(node.bounds.height > node.bounds.width ? .vertical : .horizontal)
      if role == .progressBar, properties.numericValue == nil { states.insert(.indeterminate) }
    default: break
    }
    self = states
  }
}

/// How a toggle stands, from the words of its value.
package enum AccessibleToggleValue: Hashable, Sendable {
  case on, off, mixed
  /// Words of the app, which say more than a state.
  case other

  package init(_ properties: AccessibilityProperties) {
    switch (properties.value ?? "").lowercased() {
    case "1", "on", "true": self = .on
    case "", "0", "off", "false": self = .off
    case "2", "mixed": self = .mixed
    default: self = .other
    }
  }
}

extension AccessibilityNode {
  /// Whether the element can be operated, not only read.
  package var isOperable: Bool {
    if isContainer { return false }
    let operable: AccessibilityTraitSet = [
      .isButton, .isLink, .isToggle, .isAdjustable, .isTextField, .isSecureField, .isSearchField, .isKeyboardKey,
    ]
    return !traits.isDisjoint(with: operable)
      || properties.actions.contains { $0.kind == .activate || $0.kind == .increment || $0.kind == .decrement }
  }
}
