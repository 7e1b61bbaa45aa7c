import SwiftUICore

/// Which views of a list stand in which line of a lazy container, without a look at any of them.
struct LineTable {
  struct Group {
    let role: ViewRuns.Role
    let section: Int
    let items: Range<Int>
    let firstLine: Int
    let perLine: Int
    var lineCount: Int { (items.count + perLine - 1) / perLine }
  }

  private(set) var groups: [Group] = []
  private(set) var lineCount: Int = 0

  /// - Parameter perLine: how many views of the content stand in one line; headers and footers stand alone.
  init(_ runs: ViewRuns, perLine: Int) {
    var index: Int = 0
    while index < runs.runs.count {
      let first: ViewRuns.Run = runs.runs[index]
      var end: Int = first.range.upperBound
      index += 1
      while index < runs.runs.count, runs.runs[index].section == first.section, runs.runs[index].role == first.role {
        end = runs.runs[index].range.upperBound
        index += 1
      }
      let group = Group(
        role: first.role, section: first.section, items: first.start..<end, firstLine: lineCount,
        perLine: first.role == .content ? max(1, perLine) : 1)
      groups.append(group)
      lineCount += group.lineCount
    }
  }

  private func search(_ isAfter: (Group) -> Bool) -> Int {
    var low = 0
    var high: Int = groups.count - 1
    while low < high {
      let middle: Int = (low + high + 1) / 2
      if isAfter(groups[middle]) { high = middle - 1 } else { low = middle }
    }
    return low
  }

  /// The group of a line that exists.
  func group(ofLine line: Int) -> Group { groups[search { $0.firstLine > line }] }

  /// The views of a line that exists.
  func items(ofLine line: Int) -> Range<Int> {
    let group: Group = group(ofLine: line)
    let start: Int = group.items.lowerBound + (line - group.firstLine) * group.perLine
    return start..<min(start + group.perLine, group.items.upperBound)
  }

  /// The line of a view that exists.
  func line(ofItem item: Int) -> Int {
    let group: Group = groups[search { $0.items.lowerBound > item }]
    return group.firstLine + (item - group.items.lowerBound) / group.perLine
  }

  /// The header or footer of a section.
  func group(_ role: ViewRuns.Role, ofSectionAtLine line: Int) -> Group? {
    let ordinal: Int = search { $0.firstLine > line }
    let section: Int = groups[ordinal].section
    return groups[max(0, ordinal - 2)..<min(groups.count, ordinal + 3)]
      .first { $0.section == section && $0.role == role }
  }
}
