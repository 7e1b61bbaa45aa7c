extension LazyLayout {
  /// Keeps pinned headers and footers in sight as long as something of their section is.
  func pin(_ placements: inout [LayoutPlacement], lines: Lines, children: [LayoutNode], minor: CGFloat) {
    guard let visible else { return }
    for index in placements.indices where index < items.count && items[index].isPinned {
      let item: Item = items[index]
      if item.place != .inside { placements[index] = row(children[index], at: 0, minor: minor) }
      let extent: CGFloat = children[index].sizeThatFits(placements[index].proposal)[axis]
      let natural: CGFloat = item.place == .inside ? placements[index].origin[axis] : 0
      let position: CGFloat
      if item.role == .header {
        let least: CGFloat = item.place == .inside ? natural : -.infinity
        position = max(least, min(max(least, visible.lowerBound), end(of: item.section, lines) - extent))
      } else {
        let most: CGFloat = item.place == .inside ? natural : .infinity
        position = min(most, max(min(most, visible.upperBound - extent), start(of: item.section, lines)))
      }
      placements[index].origin[axis] = position.isFinite ? position : natural
    }
  }

  /// Where a section ends, as far as it is there.
  private func end(of section: Int, _ lines: Lines) -> CGFloat {
    guard let last = lines.lines.last(where: { items[$0.range.lowerBound].section == section }) else {
      return .infinity
    }
    let isLast: Bool = last.range.upperBound == lines.lines.last?.range.upperBound
    return isLast && lastSectionContinues ? .infinity : last.contentEnd
  }

  /// Where the content of a section begins, as far as it is there.
  private func start(of section: Int, _ lines: Lines) -> CGFloat {
    guard let first = lines.lines.first(where: { items[$0.range.lowerBound].section == section }) else {
      return -.infinity
    }
    return items[first.range.lowerBound].role == .header ? first.contentEnd : -.infinity
  }
}
