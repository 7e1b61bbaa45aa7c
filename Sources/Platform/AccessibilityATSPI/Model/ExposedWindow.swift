import AccessibilityTree
import CoreGraphics

/// A window as the bus thread has it: the latest tree, and the numbers by which clients know its elements.
final class ExposedWindow {
  let id: UInt64
  /// The number in the window's own object path.
  let number: Int
  var info: AccessibilityBusWindow
  private(set) var tree = AccessibilityTree(root: 0)
  /// The element with the focus, told when the window is active.
  var focus: AccessibilityNode.ID?
  /// The numbers of the elements that clients have heard of.
  private(set) var numbers: [AccessibilityNode.ID: Int] = [:]
  /// The announcements standing in the window at the moment, by number.
  var notifications: [Int] = []

  // Worked out when asked for, forgotten with every change.
  private var indices: [AccessibilityNode.ID: [AccessibilityNode.ID: Int]] = [:]
  private var tables: [AccessibilityNode.ID: ExposedTable] = [:]
  private var links: ExposedLinks?

  init(id: UInt64, number: Int, info: AccessibilityBusWindow) {
    self.id = id
    self.number = number
    self.info = info
  }

  func setNumber(_ number: Int, of element: AccessibilityNode.ID) { numbers[element] = number }

  /// Brings the tree up to date and returns the numbers of the elements that are gone.
  func apply(_ changes: PendingTree) -> [Int] {
    indices = [:]
    tables = [:]
    links = nil
    changes.apply(to: &tree)
    let gone: [AccessibilityNode.ID] =
      changes.isFull ? numbers.keys.filter { tree.nodes[$0] == nil } : changes.removed.filter { numbers[$0] != nil }
    return gone.compactMap { numbers.removeValue(forKey: $0) }
  }

  /// The element's place among its siblings.
  func index(of child: AccessibilityNode.ID, in parent: AccessibilityNode.ID) -> Int? {
    if let known = indices[parent] { return known[child] }
    var made: [AccessibilityNode.ID: Int] = [:]
    for (index, id) in (tree[parent]?.children ?? []).enumerated() { made[id] = index }
    indices[parent] = made
    return made[child]
  }

  /// The cells of a table by row and column.
  func table(_ id: AccessibilityNode.ID) -> ExposedTable {
    if let known = tables[id] { return known }
    let made = ExposedTable(of: id, in: tree)
    tables[id] = made
    return made
  }

  /// Which elements are tied to one another.
  var ties: ExposedLinks {
    if let links { return links }
    let made = ExposedLinks(tree)
    links = made
    return made
  }

  /// Whether the element can be seen in the window as it is scrolled.
  func isShowing(_ id: AccessibilityNode.ID) -> Bool { info.isShown && !tree.isScrolledOut(id) }
}

/// The ties of a window's elements, by the keys that tie them.
struct ExposedLinks {
  private(set) var labels: [AccessibilityKey: [AccessibilityNode.ID]] = [:]
  private(set) var contents: [AccessibilityKey: [AccessibilityNode.ID]] = [:]
  private(set) var groups: [AccessibilityKey: [AccessibilityNode.ID]] = [:]

  init(_ tree: AccessibilityTree) {
    for node in tree.readingOrder() {
      for pair in node.properties.labeledPairs {
        switch pair.half {
        case .label: labels[pair.key, default: []].append(node.id)
        case .content: contents[pair.key, default: []].append(node.id)
        }
      }
      for group in node.properties.linkedGroups { groups[group, default: []].append(node.id) }
    }
  }
}

/// The cells of a table by their places; rows and columns count from 0, as AT-SPI has them.
struct ExposedTable {
  struct Place: Hashable {
    var row: Int
    var column: Int
  }

  private(set) var rows: Int = 0
  private(set) var columns: Int = 0
  private(set) var cells: [Place: AccessibilityNode.ID] = [:]
  /// The headers of columns, from the words of the cells below them.
  private(set) var headers: [Int: String] = [:]
  private(set) var headerCells: [Int: AccessibilityNode.ID] = [:]

  init(of table: AccessibilityNode.ID, in tree: AccessibilityTree) {
    for node in tree.readingOrder(from: table) where node.id != table {
      guard let cell = node.properties.tableCell else { continue }
      if cell.row == 0, node.traits.contains(.isHeader) {
        headerCells[cell.column - 1] = node.id
        headers[cell.column - 1] = node.label
        columns = max(columns, cell.column)
        continue
      }
      // Of a table whose rows are made as they are seen, a cell says how many there are.
      if let position = node.properties.position { rows = max(rows, position.count) }
      let place = Place(row: cell.row - 1, column: cell.column - 1)
      guard place.row >= 0, place.column >= 0 else { continue }
      for row in place.row..<(place.row + max(cell.rowSpan, 1)) {
        for column in place.column..<(place.column + max(cell.columnSpan, 1)) {
          cells[Place(row: row, column: column)] = node.id
        }
      }
      rows = max(rows, place.row + max(cell.rowSpan, 1))
      columns = max(columns, place.column + max(cell.columnSpan, 1))
      if let header = cell.headers.last, headers[place.column] == nil { headers[place.column] = header }
      if node.traits.contains(.isHeader), headerCells[place.column] == nil { headerCells[place.column] = node.id }
    }
  }

  subscript(row: Int, column: Int) -> AccessibilityNode.ID? { cells[Place(row: row, column: column)] }
}
