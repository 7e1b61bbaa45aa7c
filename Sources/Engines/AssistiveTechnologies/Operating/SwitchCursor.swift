import AccessibilityTree

/// The place of a person who uses switches: in groups, and on an item or on the way out of the innermost group.
package struct SwitchCursor: Hashable, Sendable {
  /// The place that is highlighted.
  package enum Place: Hashable, Sendable {
    case item(ScanItem)
    /// Behind the last item of a group: choosing it leads out of the group.
    case exit(of: String)
    /// The window has no items.
    case nothing
  }

  /// The index in the window and in each group that was entered.
  private var path: [Int] = [0]

  package init() {}

  /// The items of the innermost group. Where a group on the way to it has gone since, those of the last one that is left.
  private func items(in tree: AccessibilityTree) -> (items: [ScanItem], name: String, depth: Int) {
    var items: [ScanItem] = tree.scanItems()
    var name: String = ""
    var depth: Int = 0
    for index in path.dropLast() {
      guard items.indices.contains(index), case .group(let group) = items[index] else { break }
      items = group.items
      name = group.name
      depth += 1
    }
    return (items, name, depth)
  }

  package func place(in tree: AccessibilityTree) -> Place {
    let (items, name, depth) = items(in: tree)
    if items.isEmpty { return .nothing }
    let index: Int = depth == path.count - 1 ? path[depth] : 0
    if depth > 0, index == items.count { return .exit(of: name) }
    return .item(items[min(index, items.count - 1)])
  }

  /// To the next place (1) or the one before (-1), and from the last one to the first.
  package mutating func step(_ step: Int, in tree: AccessibilityTree) {
    let (items, _, depth) = items(in: tree)
    guard !items.isEmpty else { return path = [0] }
    let places: Int = items.count + (depth > 0 ? 1 : 0)
    let index: Int = depth == path.count - 1 ? min(path[depth], places - 1) : 0
    path = Array(path.prefix(depth)) + [(index + step + places) % places]
  }

  /// Enters the group or leaves it; the element that is to be operated, where one is highlighted.
  package mutating func select(in tree: AccessibilityTree) -> AccessibilityNode.ID? {
    let depth: Int = items(in: tree).depth
    path = Array(path.prefix(depth + 1)) + (path.count > depth ? [] : [0])
    switch place(in: tree) {
    case .nothing: return nil
    case .exit:
      path.removeLast()
      return nil
    case .item(.element(let id)): return id
    case .item(.group):
      path.append(0)
      return nil
    }
  }

  /// Back to the first item of the window, as after an activation.
  package mutating func restart() { path = [0] }
}
