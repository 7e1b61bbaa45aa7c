import AccessibilityTree

/// The roles of AT-SPI that elements are given, by their numbers on the bus.
package enum AccessibleRole: UInt32, Hashable, Sendable {
  case alert = 2
  case checkMenuItem = 8
  case columnHeader = 10
  case comboBox = 11
  case dialog = 16
  case frame = 23
  case image = 27
  case label = 29
  case list = 31
  case listItem = 32
  case menu = 33
  case menuBar = 34
  case menuItem = 35
  case pageTab = 37
  case pageTabList = 38
  case panel = 39
  case passwordText = 40
  case progressBar = 42
  case pushButton = 43
  case radioButton = 44
  case radioMenuItem = 45
  case scrollPane = 49
  case slider = 51
  case spinButton = 52
  case table = 55
  case tableCell = 56
  case toggleButton = 62
  case tree = 65
  case application = 75
  case entry = 79
  case chart = 80
  case heading = 83
  case link = 88
  case treeItem = 91
  case notification = 101
  case landmark = 110

  /// The name that clients are told; AT-SPI's own names, in English.
  package var name: String {
    switch self {
    case .checkMenuItem: return "check menu item"
    case .columnHeader: return "column header"
    case .comboBox: return "combo box"
    case .listItem: return "list item"
    case .menuBar: return "menu bar"
    case .menuItem: return "menu item"
    case .pageTab: return "page tab"
    case .pageTabList: return "page tab list"
    case .passwordText: return "password text"
    case .progressBar: return "progress bar"
    case .pushButton: return "push button"
    case .radioButton: return "radio button"
    case .radioMenuItem: return "radio menu item"
    case .scrollPane: return "scroll pane"
    case .spinButton: return "spin button"
    case .tableCell: return "table cell"
    case .toggleButton: return "toggle button"
    case .treeItem: return "tree item"
    default: return "\(self)"
    }
  }
}

extension AccessibleRole {
  /// The role of an element or container.
  ///
  /// Readers choose their words and their keys for moving by the role, so an operable element keeps its own also inside
  /// a list, where only what has no role of more meaning becomes an item.
  package init(of node: AccessibilityNode, in parent: AccessibilityNode?) {
    let traits: AccessibilityTraitSet = node.traits
    if node.properties.tableCell != nil, Self.isPlain(node) {
      self = traits.contains(.isHeader) ? .columnHeader : .tableCell
    } else if let parent, Self.isPlain(node), let role = Self.item(of: parent.role) {
      self = traits.contains(.isHeader) ? .heading : role
    } else if node.isContainer, traits.contains(.isModal), node.role == .group {
      self = .dialog
    } else if let parent, parent.role == .segmentedControl, node.role == .button || node.role == .element {
      self = .radioButton
    } else if let parent, parent.role == .tabBar, node.role == .button || node.role == .element {
      self = .pageTab
    } else {
      self = Self.role(of: node)
    }
  }

  /// Neither operable nor of a role with a meaning of its own.
  private static func isPlain(_ node: AccessibilityNode) -> Bool {
    switch node.role {
    case .text, .element, .group: return node.traits.isDisjoint(with: [.isButton, .isLink, .isImage, .isModal])
    default: return false
    }
  }

  private static func item(of parent: AccessibilityRole) -> AccessibleRole? {
    switch parent {
    case .list: return .listItem
    case .outline: return .treeItem
    default: return nil
    }
  }

  private static func role(of node: AccessibilityNode) -> AccessibleRole {
    switch node.role {
    case .text: return node.traits.contains(.isHeader) ? .heading : .label
    case .heading: return .heading
    case .button, .menu: return .pushButton
    case .link: return .link
    case .image: return .image
    case .progress: return .progressBar
    // Readers ask a slider for its number; without one only the words of its value can be said.
    case .slider: return node.properties.numericValue == nil ? .spinButton : .slider
    case .stepper: return .spinButton
    case .toggle: return .toggleButton
    case .tab: return .pageTab
    case .textField, .searchField: return .entry
    case .secureField: return .passwordText
    case .chart: return .chart
    case .element: return elementRole(node.traits)
    case .window: return .frame
    case .dialog: return .dialog
    case .alert: return .alert
    case .group: return .panel
    case .list: return .list
    case .outline: return .tree
    case .table: return .table
    case .tabBar: return .pageTabList
    case .segmentedControl: return .panel
    case .scrollArea: return .scrollPane
    case .landmark: return .landmark
    case .menuItem:
      if node.traits.contains(.isToggle) { return .checkMenuItem }
      // The chosen option of a picker; those that are not chosen are items as others.
      return node.traits.contains(.isSelected) ? .radioMenuItem : .menuItem
    case .menuPanel: return .menu
    case .menuBar: return .menuBar
    }
  }

  /// An element without a role of its own is what its traits make it, else a text: readers read it and pass on.
  private static func elementRole(_ traits: AccessibilityTraitSet) -> AccessibleRole {
    if traits.contains(.isToggle) { return .toggleButton }
    if traits.contains(.isLink) { return .link }
    if traits.contains(.isButton) { return .pushButton }
    if traits.contains(.isHeader) { return .heading }
    if traits.contains(.isImage) { return .image }
    return .label
  }
}
