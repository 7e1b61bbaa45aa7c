import CoreGraphics

/// The lines of one section of a flow layout, along the direction in which the collection scrolls.
///
/// Items of one size are found by counting, so that nothing is kept for each of them. Otherwise lines are filled in order.
struct FlowSection {
  /// The measures of a section: `main` along the scrolling, `cross` across it.
  struct Measures: Equatable {
    var room: CGFloat
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var start: CGFloat
    var end: CGFloat
    var crossStart: CGFloat
    var header: CGFloat
    var footer: CGFloat
  }

  /// An item's lengths.
  struct Size: Equatable {
    var main: CGFloat
    var cross: CGFloat
  }

  private struct Line {
    var first: Int
    var count: Int
    var start: CGFloat
    var length: CGFloat
    var used: CGFloat
  }

  let measures: Measures
  let count: Int
  private var uniform: Size?
  private var perLine: Int = 1
  private var sizes: [Size] = []
  private var lines: [Line] = []
  /// From the header's beginning to the footer's end.
  private(set) var length: CGFloat = 0

  /// A section of items of one size.
  init(count: Int, size: Size, _ measures: Measures) {
    self.measures = measures
    self.count = count
    uniform = size
    let step: CGFloat = size.cross + measures.itemSpacing
    // A room that fits exactly may differ by the rounding of lengths.
    let fits: CGFloat =
      step > 0 ? ((measures.room + measures.itemSpacing) / step + 0.0001).rounded(.down) : CGFloat(count)
    perLine = max(1, fits < CGFloat(max(1, count)) ? Int(max(0, fits)) : max(1, count))
    let lineCount: Int = (count + perLine - 1) / perLine
    let content: CGFloat =
      lineCount == 0 ? 0 : CGFloat(lineCount) * size.main + CGFloat(lineCount - 1) * measures.lineSpacing
    finish(content)
    if step > 0, fits < .greatestFiniteMagnitude { fullLine = max(1, Int(min(max(1, fits), 1_000_000))) }
  }

  /// How many items a full line has, also where the section has fewer.
  private var fullLine: Int = 1

  /// A section of items of several sizes.
  init(sizes: [Size], _ measures: Measures) {
    self.measures = measures
    self.sizes = sizes
    count = sizes.count
    var place: CGFloat = 0
    var line = Line(first: 0, count: 0, start: 0, length: 0, used: 0)
    for (index, size) in sizes.enumerated() {
      let wanted: CGFloat = line.used + measures.itemSpacing + size.cross
      if line.count > 0, wanted > measures.room + 0.0001 {
        lines.append(line)
        place += line.length + measures.lineSpacing
        line = Line(first: index, count: 0, start: place, length: 0, used: 0)
      }
      line.used += size.cross + (line.count > 0 ? measures.itemSpacing : 0)
      line.length = max(line.length, size.main)
      line.count += 1
    }
    if line.count > 0 { lines.append(line) }
    finish(line.start + line.length)
  }

  private mutating func finish(_ content: CGFloat) {
    // A section without items has its header and footer, and its insets.
    length = measures.header + measures.start + content + measures.end + measures.footer
  }

  /// The places at which the lines begin.
  private var origin: CGFloat { measures.header + measures.start }
  var footerStart: CGFloat { length - measures.footer }

  func size(of item: Int) -> Size { uniform ?? (sizes.indices.contains(item) ? sizes[item] : Size(main: 0, cross: 0)) }

  /// The frame of an item, from the section's beginning.
  func frame(of item: Int) -> (main: CGFloat, cross: CGFloat, size: Size) {
    if let uniform {
      let line: Int = item / perLine
      let main: CGFloat = origin + CGFloat(line) * (uniform.main + measures.lineSpacing)
      let (first, spacing) = spread(fullLine, CGFloat(fullLine) * uniform.cross, isLast: false)
      let column: CGFloat = CGFloat(item % perLine)
      return (main, measures.crossStart + first + column * (uniform.cross + spacing), uniform)
    }
    guard sizes.indices.contains(item) else { return (origin, measures.crossStart, Size(main: 0, cross: 0)) }
    let index: Int = lineIndex(of: item)
    let line: Line = lines[index]
    let items: ArraySlice<Size> = sizes[line.first..<line.first + line.count]
    let used: CGFloat = items.reduce(0) { $0 + $1.cross }
    let (first, spacing) = spread(line.count, used, isLast: index == lines.count - 1)
    let before: CGFloat = sizes[line.first..<item].reduce(0) { $0 + $1.cross + spacing }
    let size: Size = sizes[item]
    // Shorter items are in the middle of their line.
    return (origin + line.start + (line.length - size.main) / 2, measures.crossStart + first + before, size)
  }

  /// The place of the first item of a line, and the distance of its items: lines fill the room, but for the last one.
  private func spread(_ count: Int, _ used: CGFloat, isLast: Bool) -> (CGFloat, CGFloat) {
    let free: CGFloat = measures.room - used
    if isLast { return (0, measures.itemSpacing) }
    if count == 1 { return (max(0, free / 2), measures.itemSpacing) }
    return (0, max(measures.itemSpacing, free / CGFloat(count - 1)))
  }

  private func lineIndex(of item: Int) -> Int {
    var low: Int = 0
    var high: Int = lines.count - 1
    while low < high {
      let middle: Int = (low + high + 1) / 2
      if lines[middle].first <= item { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The items whose lines lie between two places from the section's beginning.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard count > 0, end >= start else { return 0..<0 }
    let from: CGFloat = start - origin
    let to: CGFloat = end - origin
    if let uniform {
      let step: CGFloat = uniform.main + measures.lineSpacing
      guard step > 0 else { return 0..<count }
      let lineCount: CGFloat = CGFloat((count + perLine - 1) / perLine)
      let first: CGFloat = min(lineCount, max(0, ((from - uniform.main) / step).rounded(.up)))
      let last: CGFloat = min(lineCount - 1, max(-1, (to / step).rounded(.down)))
      guard last >= first else { return 0..<0 }
      return Int(first) * perLine..<min(count, (Int(last) + 1) * perLine)
    }
    var low: Int = 0
    var high: Int = lines.count
    while low < high {
      let middle: Int = (low + high) / 2
      if lines[middle].start + lines[middle].length < from { low = middle + 1 } else { high = middle }
    }
    var last: Int = low
    while last < lines.count, lines[last].start <= to { last += 1 }
    guard last > low else { return 0..<0 }
    return lines[low].first..<lines[last - 1].first + lines[last - 1].count
  }
}
