import AccessibilityTree
import CoreGraphics

/// The order in which a person who uses switches is led through a window: items, and groups that are entered first.
///
/// A container with at least two items is a group, so that much is skipped with one switch; one with a single item is that
/// item. Scroll views, and the window itself, are no groups: they hold everything. Where the items of a group stand in
/// several lines, and are more than three, a line of two or more is a row: first the row is chosen, then the column in it.
package indirect enum ScanItem: Hashable, Sendable {
  case element(AccessibilityNode.ID)
  case group(ScanGroup)
}

package struct ScanGroup: Hashable, Sendable {
  /// The name by which the group is said.
  package var name: String
  /// The container; nil for a row.
  package var container: AccessibilityNode.ID?
  package var items: [ScanItem]
  /// The frame around all items, in the window.
  package var frame: CGRect
}

extension AccessibilityTree {
  /// The items of the window, in the order of the scan.
  package func scanItems() -> [ScanItem] {
    var items: [ScanItem] = scanItems(in: root)
    // One group that holds all is entered at once.
    while items.count == 1, case .group(let group) = items[0] { items = group.items }
    return items
  }

  private func scanItems(in container: AccessibilityNode.ID) -> [ScanItem] {
    var items: [ScanItem] = []
    for child in children(of: container) {
      guard child.isContainer else {
        if isOperable(child, isSeen: true) { items.append(.element(child.id)) }
        continue
      }
      let inner: [ScanItem] = scanItems(in: child.id)
      if child.role == .scrollArea || inner.count < 2 {
        items += inner
      } else {
        let name: String = child.label.trimmed.isEmpty ? self.name(from: inner) : child.label.trimmed
        items.append(.group(ScanGroup(name: name, container: child.id, items: inner, frame: frame(around: inner))))
      }
    }
    return inRows(items)
  }

  private func inRows(_ items: [ScanItem]) -> [ScanItem] {
    guard items.count > 3 else { return items }
    var lines: [[ScanItem]] = []
    var line: CGRect = .null
    for item in items {
      let place: CGRect = frame(of: item)
      let shared: CGFloat = min(line.maxY, place.maxY) - max(line.minY, place.minY)
      // In reading order, so that only the line before can be meant.
      if !line.isNull, shared > min(line.height, place.height) / 2 {
        lines[lines.count - 1].append(item)
        line = line.union(place)
      } else {
        lines.append([item])
        line = place
      }
    }
    guard lines.count > 1 else { return items }
    return lines.flatMap { line -> [ScanItem] in
      guard line.count > 1 else { return line }
      return [.group(ScanGroup(name: name(from: line), container: nil, items: line, frame: frame(around: line)))]
    }
  }

  /// "Add to Remove", by the first and the last item.
  private func name(from items: [ScanItem]) -> String {
    guard let first = items.first, let last = items.last else { return "" }
    return [name(of: first), name(of: last)].filter { !$0.isEmpty }.joined(separator: " to ")
  }

  /// The name by which an item is said.
  package func name(of item: ScanItem) -> String {
    switch item {
    case .element(let id): nodes[id].map { name(of: $0) } ?? ""
    case .group(let group): group.name
    }
  }

  /// The frame of the highlight around an item, in the window.
  package func frame(of item: ScanItem) -> CGRect {
    switch item {
    case .element(let id): frame(of: id) ?? .null
    case .group(let group): group.frame
    }
  }

  private func frame(around items: [ScanItem]) -> CGRect {
    items.reduce(CGRect.null) { $0.union(frame(of: $1)) }
  }
}
