import AccessibilityTree
import CoreGraphics

/// A window with an element of every sort, for tests of the accessibility bus and for hearing it with a screen reader.
///
/// Ids are chosen by hand so that tests and commands can name them.
package enum FixtureTree {
  package static let size: CGSize = CGSize(width: 400, height: 800)

  package static func make() -> AccessibilityTree {
    var builder = TreeBuilder(size: size)
    builder.add(2, .heading, "Results", traits: [.isHeader, .isStaticText]) { $0.headingLevel = 1 }
    builder.add(3, .text, "Elite Benefit", traits: .isStaticText) { $0.value = "0.42" }
    builder.add(4, .button, "Follow", traits: .isButton) { properties in
      properties.hint = "Shows what she writes"
      properties.identifier = "follow"
      properties.actions = [AccessibilityAction(.named("Share")), AccessibilityAction(.activate)]
      properties.content = [AccessibilityContent("Reason", value: "Subsidies", importance: .high)]
    }
    builder.add(5, .toggle, "Wi-Fi", traits: [.isToggle, .isButton]) { properties in
      properties.value = "1"
      properties.actions = [AccessibilityAction(.activate)]
    }
    builder.add(6, .slider, "Volume", traits: .isAdjustable) { properties in
      properties.value = "50 percent"
      properties.numericValue = 0.5
      properties.actions = [AccessibilityAction(.increment), AccessibilityAction(.decrement)]
    }
    builder.add(7, .link, "Read more", traits: .isLink) { $0.actions = [AccessibilityAction(.activate)] }
    builder.add(8, .textField, "Name", traits: .isTextField) { properties in
      properties.value = "Ada 🙂 Lovelace"
      properties.actions = [AccessibilityAction(.activate)]
    }
    builder.add(9, container: .list, "Fruits") { list in
      for (id, name) in [(10 as UInt64, "Apple"), (11, "Pear"), (12, "Plum")] {
        list.add(id, .text, name, traits: id == 11 ? [.isStaticText, .isSelected] : .isStaticText) {
          $0.actions = [AccessibilityAction(.activate)]
        }
      }
    }
    addTable(to: &builder)
    builder.add(18, container: .tabBar, "Pages") { bar in
      bar.add(19, .tab, "Home", traits: [.isTab, .isButton, .isSelected]) {
        $0.actions = [AccessibilityAction(.activate)]
      }
      bar.add(20, .tab, "Settings", traits: [.isTab, .isButton]) { $0.actions = [AccessibilityAction(.activate)] }
    }
    builder.add(21, .progress, "Loading", traits: .updatesFrequently) { properties in
      properties.value = "25 percent"
      properties.numericValue = 0.25
    }
    builder.add(22, .image, "A map", traits: .isImage)
    addGroups(to: &builder)
    return builder.tree
  }

  private static func addTable(to builder: inout TreeBuilder) {
    builder.add(13, container: .table, "Scores") { table in
      let cells: [(UInt64, String, Int, Int)] = [
        (14, "Player", 1, 1), (15, "Points", 1, 2), (16, "Ada", 2, 1), (17, "7", 2, 2),
      ]
      for (id, name, row, column) in cells {
        table.add(id, .text, name, traits: row == 1 ? [.isStaticText, .isHeader] : .isStaticText) {
          let headers: [String] = row == 1 ? [] : [column == 1 ? "Player" : "Points"]
          $0.tableCell = AccessibilityTableCell(row: row, column: column, headers: headers)
        }
      }
    }
  }

  private static func addGroups(to builder: inout TreeBuilder) {
    builder.add(30, container: .group, "Alerts") { group in
      group.add(31, .text, "Low battery", traits: .isStaticText)
      group.add(32, .text, "No network", traits: .isStaticText)
    }
    builder.edit(30) { properties in
      var rotor = AccessibilityRotor(
        "Warnings",
        stops: ([31, 32] as [UInt64]).map { id in
          var stop = AccessibilityRotorStop("Warning \(id)", key: nil)
          stop.target = id
          return stop
        })
      rotor.source = 30
      properties.rotors = [rotor]
    }
    let key = AccessibilityKey("amount")
    builder.add(33, .text, "Amount", traits: .isStaticText) {
      $0.labeledPairs = [AccessibilityLabeledPair(.label, key: key)]
    }
    builder.add(34, .textField, "", traits: .isTextField) { properties in
      properties.value = "12"
      properties.labeledPairs = [AccessibilityLabeledPair(.content, key: key)]
    }
    builder.add(35, .stepper, "Count", traits: .isAdjustable) { properties in
      properties.value = "3"
      properties.actions = [AccessibilityAction(.increment), AccessibilityAction(.decrement)]
    }
    builder.add(36, container: .segmentedControl, "Size") { control in
      control.add(37, .button, "Small", traits: [.isButton, .isSelected]) {
        $0.actions = [AccessibilityAction(.activate)]
      }
      control.add(38, .button, "Large", traits: .isButton) { $0.actions = [AccessibilityAction(.activate)] }
    }
    builder.add(39, .button, "Unavailable", traits: [.isButton, .isDisabled]) {
      $0.actions = [AccessibilityAction(.activate)]
    }
    builder.add(40, container: .scrollArea, "") { area in
      area.add(41, .text, "First line", traits: .isStaticText)
      area.add(42, .text, "Second line", traits: .isStaticText)
    }
    builder.scroll(40, viewport: CGRect(x: 0, y: 0, width: 400, height: 18))
  }

  /// A window with `count` buttons, for figures.
  package static func large(_ count: Int) -> AccessibilityTree {
    var builder = TreeBuilder(size: size)
    for id in 0..<UInt64(count) {
      builder.add(id + 2, .button, "Button \(id)", traits: .isButton) { $0.actions = [AccessibilityAction(.activate)] }
    }
    return builder.tree
  }
}

/// Builds a tree of rows below one another, 20 points each.
package struct TreeBuilder {
  package private(set) var tree: AccessibilityTree
  private var parent: AccessibilityNode.ID
  private var y: CGFloat = 0

  package init(size: CGSize) {
    parent = 1
    let root = AccessibilityNode(
      id: 1, isContainer: true, properties: AccessibilityProperties(role: .window),
      bounds: CGRect(origin: .zero, size: size))
    tree = AccessibilityTree(root: 1, nodes: [root])
  }

  package mutating func add(
    _ id: AccessibilityNode.ID, _ role: AccessibilityRole, _ label: String, traits: AccessibilityTraitSet,
    _ configure: (inout AccessibilityProperties) -> Void = { _ in }
  ) {
    var properties = AccessibilityProperties(role: role, label: label, traits: traits)
    configure(&properties)
    let node = AccessibilityNode(
      id: id, parent: parent, properties: properties, bounds: CGRect(x: 0, y: 0, width: 200, height: 20),
      toParent: CGAffineTransform(translationX: 10, y: y))
    insert(node)
    y += 20
  }

  /// A container with what `fill` adds to it.
  package mutating func add(
    _ id: AccessibilityNode.ID, container role: AccessibilityRole, _ label: String, _ fill: (inout TreeBuilder) -> Void
  ) {
    insert(
      AccessibilityNode(
        id: id, parent: parent, isContainer: true, properties: AccessibilityProperties(role: role, label: label),
        toParent: CGAffineTransform(translationX: 0, y: y)))
    let outer: (parent: AccessibilityNode.ID, y: CGFloat) = (parent, y)
    parent = id
    y = 0
    fill(&self)
    let width: CGFloat = tree.nodes[tree.root]?.bounds.width ?? 0
    tree.nodes[id]?.bounds = CGRect(x: 0, y: 0, width: width, height: y)
    y += outer.y
    parent = outer.parent
  }

  package mutating func edit(_ id: AccessibilityNode.ID, _ change: (inout AccessibilityProperties) -> Void) {
    guard var node = tree.nodes[id] else { return }
    change(&node.properties)
    tree.nodes[id] = node
  }

  /// Cuts what is in a container at a viewport.
  mutating func scroll(_ id: AccessibilityNode.ID, viewport: CGRect) {
    tree.nodes[id]?.clip = viewport
    tree.nodes[id]?.bounds = viewport
  }

  private mutating func insert(_ node: AccessibilityNode) {
    tree.nodes[node.id] = node
    tree.nodes[parent]?.children.append(node.id)
  }
}
