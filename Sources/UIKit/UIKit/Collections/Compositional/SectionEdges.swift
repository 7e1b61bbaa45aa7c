import CoreGraphics
import UIFoundation

/// The places of the views at the edges of a section, and the length that they add to it.
@MainActor
struct SectionEdges {
  struct Edge {
    var item: NSCollectionLayoutBoundarySupplementaryItem
    var frame: CGRect
    /// Whether the view heads the section.
    var isBefore: Bool
  }

  private(set) var edges: [Edge] = []
  /// The place at which the groups begin.
  private(set) var content: CGPoint = .zero
  /// How long the section is along the collection.
  private(set) var length: CGFloat = 0

  init() {}

  /// - Parameters:
  ///   - groups: The size of the groups.
  ///   - room: The size of the collection, without its own insets.
  ///   - insets: The room around the groups.
  ///   - followsInsets: Whether views at the edges are as long as the groups.
  ///   - sizes: What views said of their sizes, by their number.
  init(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], around groups: CGSize, room: CGSize,
    insets: NSDirectionalEdgeInsets, followsInsets: Bool, isVertical: Bool, sizes: [Int: CGSize]
  ) {
    let across: CGFloat = isVertical ? room.width : room.height
    let crossStart: CGFloat = followsInsets ? (isVertical ? insets.leading : insets.top) : 0
    let crossEnd: CGFloat = followsInsets ? (isVertical ? insets.trailing : insets.bottom) : 0
    let width: CGFloat = max(0, across - crossStart - crossEnd)
    let container: CGSize =
      isVertical ? CGSize(width: width, height: room.height) : CGSize(width: room.width, height: width)
    func size(_ index: Int) -> CGSize {
      var size: CGSize = items[index].layoutSize.size(in: container)
      guard let known = sizes[index] else { return size }
      let axes: UIAxis = items[index].layoutSize.measuredAxes
      if axes.contains(.horizontal) { size.width = known.width }
      if axes.contains(.vertical) { size.height = known.height }
      return size
    }
    func isBefore(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
      item.alignment.edges.contains(isVertical ? .top : .leading)
    }
    func isAfter(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
      item.alignment.edges.contains(isVertical ? .bottom : .trailing)
    }
    let sizesNow: [CGSize] = items.indices.map(size)
    func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    let before: CGFloat = items.indices.filter { isBefore(items[$0]) && items[$0].extendsBoundary }
      .reduce(0) { $0 + along(sizesNow[$1]) }
    let after: CGFloat = items.indices.filter { isAfter(items[$0]) && items[$0].extendsBoundary }
      .reduce(0) { $0 + along(sizesNow[$1]) }
    let start: CGFloat = isVertical ? insets.top : insets.leading
    let end: CGFloat = isVertical ? insets.bottom : insets.trailing
    let inner: CGFloat = start + along(groups) + end
    length = before + inner + after
    content =
      isVertical
      ? CGPoint(x: insets.leading, y: before + start) : CGPoint(x: before + start, y: insets.top)
    var head: CGFloat = 0
    var foot: CGFloat = before + inner
    for (index, item) in items.enumerated() {
      let size: CGSize = sizesNow[index]
      var place: CGFloat = before + (inner - along(size)) / 2
      if isBefore(item) {
        // What does not make the section longer lies over its groups.
        place = item.extendsBoundary ? head : before + start
        if item.extendsBoundary { head += along(size) }
      } else if isAfter(item) {
        place = item.extendsBoundary ? foot : before + inner - end - along(size)
        if item.extendsBoundary { foot += along(size) }
      }
      let own: CGFloat = isVertical ? size.width : size.height
      let leading: NSDirectionalRectEdge = isVertical ? .leading : .top
      let trailing: NSDirectionalRectEdge = isVertical ? .trailing : .bottom
      let cross: CGFloat =
        item.alignment.edges.contains(leading)
        ? crossStart
        : item.alignment.edges.contains(trailing) ? crossStart + width - own : crossStart + (width - own) / 2
      let origin: CGPoint = isVertical ? CGPoint(x: cross, y: place) : CGPoint(x: place, y: cross)
      let frame: CGRect = Self.inset(CGRect(origin: origin, size: size), item)
        .offsetBy(dx: item.offset.x, dy: item.offset.y)
      edges.append(Edge(item: item, frame: frame, isBefore: isBefore(item)))
    }
  }

  /// The place without the insets of the item; a length that is measured is all the view's.
  private static func inset(_ frame: CGRect, _ item: NSCollectionLayoutBoundarySupplementaryItem) -> CGRect {
    let axes: UIAxis = item.layoutSize.measuredAxes
    let insets: NSDirectionalEdgeInsets = item.contentInsets
    var frame: CGRect = frame
    if !axes.contains(.horizontal) {
      frame.origin.x += insets.leading
      frame.size.width = max(0, frame.width - insets.leading - insets.trailing)
    }
    if !axes.contains(.vertical) {
      frame.origin.y += insets.top
      frame.size.height = max(0, frame.height - insets.top - insets.bottom)
    }
    return frame
  }
}
