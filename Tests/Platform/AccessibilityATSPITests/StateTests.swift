import AccessibilityATSPI
import AccessibilityTree
import Testing

struct StateTests {
  private func states(
    _ role: AccessibilityRole, _ traits: AccessibilityTraitSet = [], value: String? = nil,
    _ configure: (inout AccessibilityProperties) -> Void = { _ in }
  ) -> AccessibleStates {
    var properties = AccessibilityProperties(role: role, label: "A", value: value, traits: traits)
    configure(&properties)
    let node = AccessibilityNode(id: 1, properties: properties)
    return AccessibleStates(of: node, as: AccessibleRole(of: node, in: nil), in: nil)
  }

  @Test("A disabled element is neither enabled nor sensitive")
  func disabled() {
    #expect(states(.button, .isButton).isSuperset(of: [.enabled, .sensitive, .focusable]))
    #expect(states(.button, [.isButton, .isDisabled]).isDisjoint(with: [.enabled, .sensitive]))
  }

  @Test("A toggle that is on is checked, which readers say once; a mixed one is indeterminate")
  func toggle() {
    #expect(states(.toggle, .isToggle, value: "1").isSuperset(of: [.checkable, .checked]))
    #expect(!states(.toggle, .isToggle, value: "1").contains(.pressed))
    #expect(states(.toggle, .isToggle, value: "On").contains(.checked))
    #expect(states(.toggle, .isToggle, value: "0").isDisjoint(with: [.checked, .indeterminate]))
    #expect(states(.toggle, .isToggle, value: "mixed").contains(.indeterminate))
  }

  @Test("An item of a menu with a tick is checked, as a toggle is, and an alert is modal")
  func menuItem() {
    #expect(states(.menuItem, .isToggle, value: "1").isSuperset(of: [.checkable, .checked]))
    #expect(!states(.menuItem, .isToggle, value: "0").contains(.checked))
    #expect(states(.menuItem, .isSelected).isSuperset(of: [.checkable, .checked]))
    #expect(!states(.menuItem).contains(.checkable))
    #expect(states(.alert).contains(.modal))
  }

  @Test("A selected element is selectable too")
  func selected() {
    #expect(states(.text, [.isStaticText, .isSelected]).isSuperset(of: [.selectable, .selected]))
  }

  @Test("A field is editable unless it is disabled")
  func field() {
    #expect(states(.textField, .isTextField).isSuperset(of: [.editable, .singleLine, .selectableText]))
    #expect(!states(.textField, [.isTextField, .isDisabled]).contains(.editable))
  }

  @Test("A static text cannot take the keyboard's focus")
  func text() {
    #expect(!states(.text, .isStaticText).contains(.focusable))
  }

  @Test("A progress bar without a number is indeterminate")
  func progress() {
    #expect(states(.progress).contains(.indeterminate))
    #expect(!states(.progress) { $0.numericValue = 0.2 }.contains(.indeterminate))
  }

  @Test("States are two words of 32 bits, at the numbers of AT-SPI's enumeration")
  func words() {
    #expect(AccessibleStates([.active, .visible]).words == [1 << 1 | 1 << 30, 0])
    #expect(AccessibleStates([.checkable, .indeterminate]).words == [0, 1 << 9 | 1 << 0])
  }

  @Test("A change of states names each state once, the focus last")
  func changes() {
    let old: AccessibleStates = [.enabled, .sensitive]
    let new: AccessibleStates = [.enabled, .focused, .checked]
    let changes: [String] = new.changes(from: old).map { "\($0.name) \($0.isOn)" }
    #expect(changes == ["checked true", "sensitive false", "focused true"])
  }
}
