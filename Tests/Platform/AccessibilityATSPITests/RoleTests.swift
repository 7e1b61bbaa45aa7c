import AccessibilityATSPI
import AccessibilityBusFixture
import AccessibilityTree
import Testing

struct RoleTests {
  private let tree: AccessibilityTree = FixtureTree.make()

  private func role(_ id: UInt64) throws -> AccessibleRole {
    let node: AccessibilityNode = try #require(tree[id])
    return AccessibleRole(of: node, in: node.parent.flatMap { tree[$0] })
  }

  @Test("Every sort of element has AT-SPI's role for it")
  func roles() throws {
    let expected: [(UInt64, AccessibleRole)] = [
      (2, .heading), (3, .label), (4, .pushButton), (5, .toggleButton), (6, .slider), (7, .link), (8, .entry),
      (9, .list), (10, .listItem), (13, .table), (14, .columnHeader), (16, .tableCell), (18, .pageTabList),
      (19, .pageTab), (21, .progressBar), (22, .image), (30, .panel), (35, .spinButton), (36, .panel),
      (37, .radioButton), (40, .scrollPane),
    ]
    for (id, role) in expected { #expect(try self.role(id) == role, "element \(id)") }
  }

  @Test("An operable element in a list keeps its own role, for readers find buttons and links by it")
  func operableInList() {
    let list = AccessibilityNode(id: 1, isContainer: true, properties: AccessibilityProperties(role: .list))
    let button = AccessibilityNode(id: 2, properties: AccessibilityProperties(role: .button, traits: .isButton))
    let header = AccessibilityNode(
      id: 3, properties: AccessibilityProperties(role: .text, traits: [.isStaticText, .isHeader]))
    #expect(AccessibleRole(of: button, in: list) == .pushButton)
    #expect(AccessibleRole(of: header, in: list) == .heading)
  }

  @Test("An adjustable element without a number is a spin button, whose words a reader can read")
  func adjustableWithoutNumber() {
    var properties = AccessibilityProperties(role: .slider, traits: .isAdjustable)
    #expect(AccessibleRole(of: AccessibilityNode(id: 1, properties: properties), in: nil) == .spinButton)
    properties.numericValue = 0.5
    #expect(AccessibleRole(of: AccessibilityNode(id: 1, properties: properties), in: nil) == .slider)
  }

  @Test("A modal container is a dialog")
  func modal() {
    let node = AccessibilityNode(
      id: 1, isContainer: true, properties: AccessibilityProperties(role: .group, traits: .isModal))
    #expect(AccessibleRole(of: node, in: nil) == .dialog)
  }

  @Test("A menu bar, a menu and its items have AT-SPI's roles")
  func menus() {
    func role(_ role: AccessibilityRole) -> AccessibleRole {
      AccessibleRole(
        of: AccessibilityNode(id: 1, isContainer: true, properties: AccessibilityProperties(role: role)), in: nil)
    }
    #expect(role(.menuBar) == .menuBar && role(.menuPanel) == .menu && role(.menuItem) == .menuItem)
  }

  @Test(
    "Every role has the number of AT-SPI's enumeration and its name",
    arguments: [
      (AccessibleRole.pushButton, 43, "push button"), (.heading, 83, "heading"), (.link, 88, "link"),
      (.toggleButton, 62, "toggle button"), (.notification, 101, "notification"), (.frame, 23, "frame"),
      (.treeItem, 91, "tree item"), (.label, 29, "label"), (.menuBar, 34, "menu bar"),
    ] as [(AccessibleRole, UInt32, String)])
  func numbers(role: AccessibleRole, number: UInt32, name: String) {
    #expect(role.rawValue == number)
    #expect(role.name == name)
  }
}
