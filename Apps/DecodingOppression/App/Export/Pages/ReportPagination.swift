import Foundation

/// Deals the pieces of the report to pages by their heights.
enum ReportPagination {
  /// A piece on its page.
  struct Place: Equatable {
    /// The position of the piece among all pieces of the report.
    var block: Int
    /// The distance from the top of the page's content, in points.
    var top: CGFloat
    /// Whether the piece is the head of a table that goes on from the page before, drawn once more.
    var isRepeated: Bool = false
  }

  /// The pieces of each page, in order. A page ends where the next piece does not fit, and before pieces that must stand
  /// with the next one. A piece that is higher than a page has one of its own.
  static func deal(_ blocks: [ReportBlock], available: CGFloat) -> [[Place]] {
    var pages: [[Place]] = []
    var page: [Place] = []
    var used: CGFloat = 0
    var head: Int?
    for (index, block) in blocks.enumerated() {
      switch block.role {
      case .flow: head = nil
      case .head: head = index
      case .row, .rest: break
      }
      let gap: CGFloat = page.isEmpty ? 0 : block.gap
      if !page.isEmpty, used + gap + heightTogether(blocks, from: index) > available, !isHeld(page, blocks) {
        pages.append(page)
        page = []
        used = 0
        if let head, head != index {
          page.append(Place(block: head, top: 0, isRepeated: true))
          used = blocks[head].height
        }
      }
      let top: CGFloat = used + (page.isEmpty ? 0 : block.gap)
      page.append(Place(block: index, top: top))
      used = top + block.height
    }
    if !page.isEmpty { pages.append(page) }
    return pages
  }

  /// The height of a piece with all that must stand on its page.
  private static func heightTogether(_ blocks: [ReportBlock], from start: Int) -> CGFloat {
    var height: CGFloat = blocks[start].height
    var index: Int = start
    while blocks[index].keepsWithNext, index + 1 < blocks.count {
      index += 1
      height += blocks[index].gap + blocks[index].height
    }
    return height
  }

  /// Whether a page holds nothing yet but what the next piece must stand with.
  private static func isHeld(_ page: [Place], _ blocks: [ReportBlock]) -> Bool {
    page.allSatisfy { $0.isRepeated || blocks[$0.block].keepsWithNext }
  }
}
