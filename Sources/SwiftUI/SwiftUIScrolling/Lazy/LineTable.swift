import SwiftUICore

/// Which views of a list stand in which line of a lazy container, without a look at any of them.
package struct LineTable {
  package struct Group {
    package let role: ViewRuns.Role
    package let section: Int
    /// The section's identity; nil outside of sections.
    package let mark: SectionMark?
    package let items: Range<Int>
    package let firstLine: Int
    package let perLine: Int
    /// How many views of content stand in the groups before.
    package let contentBefore: Int
    package var lineCount: Int { (items.count + perLine - 1) / perLine }
  }

  package private(set) var groups: [Group] = []
  package private(set) var lineCount: Int = 0
  /// How many views are content: neither headers nor footers.
  package private(set) var contentCount: Int = 0

  /// - Parameter perLine: how many views of the content stand in one line; headers and footers stand alone.
  package init(_ runs: ViewRuns, perLine: Int) {
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
        role: first.role, section: first.section, mark: first.mark, items: first.start..<end, firstLine: lineCount,
        perLine: first.role == .content ? max(1, perLine) : 1, contentBefore: contentCount)
      groups.append(group)
      if group.role == .content { contentCount += group.items.count }
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
  package func group(ofLine line: Int) -> Group { groups[search { $0.firstLine > line }] }

  /// A line among the lines of its section.
  package struct Line {
    package let group: Group
    /// Whether it is the first or the last of all that its section shows, header and footer included.
    package let startsSection: Bool
    package let endsSection: Bool
    /// Whether it is the first or the last of all lines.
    package let isFirst: Bool
    package let isLast: Bool
    /// The same among those of its group: of the content of its section.
    package let startsGroup: Bool
    package let endsGroup: Bool
  }

  /// A line that exists, with what is known of its place.
  package func line(_ line: Int) -> Line {
    let ordinal: Int = search { $0.firstLine > line }
    let group: Group = groups[ordinal]
    let startsGroup: Bool = line == group.firstLine
    let endsGroup: Bool = line == group.firstLine + group.lineCount - 1
    let before: Group? = ordinal > 0 ? groups[ordinal - 1] : nil
    let after: Group? = ordinal + 1 < groups.count ? groups[ordinal + 1] : nil
    return Line(
      group: group, startsSection: startsGroup && before?.section != group.section,
      endsSection: endsGroup && after?.section != group.section, isFirst: line == 0, isLast: line == lineCount - 1,
      startsGroup: startsGroup, endsGroup: endsGroup)
  }

  /// The views of a line that exists.
  package func items(ofLine line: Int) -> Range<Int> {
    let group: Group = group(ofLine: line)
    let start: Int = group.items.lowerBound + (line - group.firstLine) * group.perLine
    return start..<min(start + group.perLine, group.items.upperBound)
  }

  /// The line of a view that exists.
  package func line(ofItem item: Int) -> Int {
    let group: Group = groups[search { $0.items.lowerBound > item }]
    return group.firstLine + (item - group.items.lowerBound) / group.perLine
  }

  /// The header or footer of a section.
  package func group(_ role: ViewRuns.Role, ofSectionAtLine line: Int) -> Group? {
    let ordinal: Int = search { $0.firstLine > line }
    let section: Int = groups[ordinal].section
    return groups[max(0, ordinal - 2)..<min(groups.count, ordinal + 3)]
      .first { $0.section == section && $0.role == role }
  }
}
