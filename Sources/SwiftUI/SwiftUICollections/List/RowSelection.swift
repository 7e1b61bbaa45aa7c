/// What is held during a click or a key that chooses a row.
enum RowSelectionMode: Hashable, Sendable {
  /// The row takes the place of what was selected.
  case replace
  /// The row joins what is selected, or leaves it.
  case toggle
  /// All between the anchor and the row is selected.
  case extend
}

/// The rules by which clicks and keys change the selection of rows, without views: lists and tables share them.
///
/// A selection has an *anchor*, from which Shift extends it, and a *cursor*, from which keys go on. Both are rows, known by
/// their tags, so that they stay with their data when rows come, go and move.
struct RowSelection<Tag: Hashable> {
  typealias Mode = RowSelectionMode
  private(set) var selected: Set<Tag>
  /// Whether several rows may be selected.
  let allowsSeveral: Bool
  /// Whether the selection may be empty.
  let allowsNone: Bool
  private(set) var anchor: Tag?
  private(set) var cursor: Tag?

  /// The rows as the rules see them.
  struct Order {
    var count: Int
    /// The tag of a row; nil for one that cannot be selected.
    var tag: (Int) -> Tag?
    /// Where the row with a tag is; nil where there is none.
    var index: (Tag) -> Int?
  }

  init(selected: Set<Tag> = [], allowsSeveral: Bool, allowsNone: Bool) {
    self.selected = selected
    self.allowsSeveral = allowsSeveral
    self.allowsNone = allowsNone
  }

  /// Takes up a selection that a program made.
  mutating func follow(_ new: Set<Tag>) {
    guard new != selected else { return }
    selected = new
    if let cursor, new.contains(cursor) { return }
    cursor = new.count == 1 ? new.first : nil
    anchor = cursor
  }

  /// A row was clicked, or a key went to it.
  mutating func choose(_ tag: Tag, _ mode: Mode, in order: Order) {
    switch allowsSeveral ? mode : (mode == .extend ? .replace : mode) {
    case .replace: replace(by: tag)
    case .toggle: toggle(tag)
    case .extend: extend(to: tag, in: order)
    }
  }

  private mutating func replace(by tag: Tag) {
    selected = [tag]
    anchor = tag
    cursor = tag
  }

  private mutating func toggle(_ tag: Tag) {
    if selected.contains(tag) {
      if allowsNone || selected.count > 1 { selected.remove(tag) }
    } else if allowsSeveral {
      selected.insert(tag)
    } else {
      selected = [tag]
    }
    anchor = tag
    cursor = tag
  }

  private mutating func extend(to tag: Tag, in order: Order) {
    guard let from = anchor, let start = order.index(from), let end = order.index(tag) else { return replace(by: tag) }
    // What Shift selected before goes; what was selected otherwise stays.
    if let cursor, let old = order.index(cursor) {
      for index in min(start, old)...max(start, old) {
        if let tag = order.tag(index) { selected.remove(tag) }
      }
    }
    for index in min(start, end)...max(start, end) {
      if let tag = order.tag(index) { selected.insert(tag) }
    }
    cursor = tag
  }

  /// The row that a key leads to: so many rows further, or to the first or last one.
  ///
  /// - Parameter distance: How many rows; less than 0 is upwards. Rows that cannot be selected are passed over.
  func target(_ distance: Int, in order: Order) -> Tag? {
    guard order.count > 0, distance != 0 else { return nil }
    let step: Int = distance > 0 ? 1 : -1
    // Without a row to go on from, keys begin at the edge from which they come.
    guard let start = cursor.flatMap(order.index) ?? firstSelected(in: order) else {
      return edge(last: step < 0, in: order)
    }
    let goal: Int = min(order.count - 1, max(0, start + distance))
    guard goal != start else { return nil }
    var index: Int = goal
    while index >= 0, index < order.count {
      if let tag = order.tag(index) { return tag }
      index += step
    }
    // Behind the goal nothing can be selected: the nearest row before it.
    index = goal - step
    while index != start, index >= 0, index < order.count {
      if let tag = order.tag(index) { return tag }
      index -= step
    }
    return nil
  }

  /// The first or the last row that can be selected.
  func edge(last: Bool, in order: Order) -> Tag? {
    let indices: any Sequence<Int> = last ? (0..<order.count).reversed() : 0..<order.count
    for index in indices { if let tag = order.tag(index) { return tag } }
    return nil
  }

  private func firstSelected(in order: Order) -> Int? {
    // A big selection was made by the rules, which left a cursor.
    guard selected.count <= 1000 else { return nil }
    return selected.compactMap(order.index).min()
  }

  /// Selects all rows that can be selected.
  mutating func chooseAll(in order: Order) {
    guard allowsSeveral else { return }
    for index in 0..<order.count { if let tag = order.tag(index) { selected.insert(tag) } }
  }

  /// Selects nothing, where that is allowed.
  mutating func clear() {
    guard allowsNone else { return }
    selected = []
  }
}
