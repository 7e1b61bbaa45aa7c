import AccessibilityTree

extension BusInterface {
  /// The interfaces of an element.
  package static func interfaces(
    of node: AccessibilityNode, as role: AccessibleRole, text: String?
  ) -> [BusInterface] {
    var result: [BusInterface] = [.accessible, .component]
    if !AccessibleAction.actions(of: node).isEmpty { result.append(.action) }
    if text != nil { result.append(.text) }
    switch role {
    case .entry, .passwordText: result.append(.editableText)
    case .label, .heading: result.append(.hypertext)
    case .link: result += [.hypertext, .hyperlink]
    case .image, .chart: result.append(.image)
    case .table: result += [.table, .selection]
    case .list, .tree, .pageTabList: result.append(.selection)
    case .panel where node.role == .segmentedControl: result.append(.selection)
    default: break
    }
    if node.properties.tableCell != nil { result.append(.tableCell) }
    if node.properties.numericValue != nil { result.append(.value) }
    if node.isContainer { result.append(.collection) }
    return result
  }
}
