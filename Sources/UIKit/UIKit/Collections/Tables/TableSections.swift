import CoreGraphics
import Foundation

/// Where the rows, headers and footers of a table lie along it, as far as they are known.
struct TableSections {
  struct Section {
    var header: CGFloat
    var footer: CGFloat
    var rows: LengthTable

    var total: CGFloat { header + rows.total + footer }
  }

  /// A line of the table.
  enum Line: Hashable {
    case header(Int)
    case row(IndexPath)
    case footer(Int)
  }

  private(set) var sections: [Section]
  /// Where the first section begins.
  var top: CGFloat = 0 { didSet { if top != oldValue { isStale = true } } }
  private var starts: [CGFloat] = []
  private var isStale: Bool = true

  init(_ sections: [Section] = []) { self.sections = sections }

  var counts: [Int] { sections.map(\.rows.count) }
  var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

  private mutating func refresh() {
    guard isStale else { return }
    isStale = false
    var place: CGFloat = top
    starts = []
    starts.reserveCapacity(sections.count + 1)
    for section in sections {
      starts.append(place)
      place += section.total
    }
    starts.append(place)
  }

  /// Where a section begins; the end of the last one for their number.
  mutating func start(of section: Int) -> CGFloat {
    refresh()
    return starts[min(max(0, section), sections.count)]
  }

  mutating func end() -> CGFloat { start(of: sections.count) }

  mutating func startOfRows(in section: Int) -> CGFloat { start(of: section) + sections[section].header }

  /// The section at a place; nil where there are none.
  mutating func section(at place: CGFloat) -> Int? {
    refresh()
    guard !sections.isEmpty else { return nil }
    var low: Int = 0
    var high: Int = sections.count - 1
    while low < high {
      let middle: Int = (low + high + 1) / 2
      if starts[middle] <= place { low = middle } else { high = middle - 1 }
    }
    return low
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].rows.count
  }

  /// From where to where a line goes; nil where there is none.
  mutating func range(of line: Line) -> ClosedRange<CGFloat>? {
    switch line {
    case .header(let section):
      guard sections.indices.contains(section) else { return nil }
      let start: CGFloat = start(of: section)
      return start...start + max(0, sections[section].header)
    case .row(let path):
      guard contains(path) else { return nil }
      let start: CGFloat = startOfRows(in: path.section) + sections[path.section].rows.start(of: path.row)
      return start...start + max(0, sections[path.section].rows.length(of: path.row))
    case .footer(let section):
      guard sections.indices.contains(section) else { return nil }
      let start: CGFloat = startOfRows(in: section) + sections[section].rows.total
      return start...start + max(0, sections[section].footer)
    }
  }

  /// Notes how long a line really is and returns by how much it is longer than it counted before.
  @discardableResult
  mutating func set(_ length: CGFloat, of line: Line) -> CGFloat {
    let difference: CGFloat
    switch line {
    case .header(let section):
      difference = length - sections[section].header
      sections[section].header = length
    case .row(let path): difference = sections[path.section].rows.set(length, of: path.row)
    case .footer(let section):
      difference = length - sections[section].footer
      sections[section].footer = length
    }
    if difference != 0 { isStale = true }
    return difference
  }

  // MARK: Rows by number

  /// The number of a row among all rows of the table.
  func number(of path: IndexPath) -> Int {
    sections.prefix(path.section).reduce(0) { $0 + $1.rows.count } + path.row
  }

  /// The row with a number; nil where there are not so many.
  func path(ofNumber number: Int) -> IndexPath? {
    guard number >= 0 else { return nil }
    var rest: Int = number
    for (index, section) in sections.enumerated() {
      if rest < section.rows.count { return IndexPath(row: rest, section: index) }
      rest -= section.rows.count
    }
    return nil
  }
}
