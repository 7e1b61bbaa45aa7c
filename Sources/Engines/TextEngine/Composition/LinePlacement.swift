import CoreGraphics

/// A line after breaking, before it has a place.
struct BrokenLine {
  var elements: [LineElement]
  /// The first character of the line among the shaped characters.
  var start: Int
  /// The number of its paragraph.
  var paragraph: Int
  var isRightToLeft: Bool
  var firstRun: Int
  /// What white space at its end takes: it counts for the width of the text as far as there is room, and is not aligned
  /// (text/paragraphs: the frame is 137 wide where there is room for the space, and 134 where there is not).
  var hanging: CGFloat
  var box: LineBox
}

/// Stacks line boxes from the top. Each line is drawn on whole pixels; what they take together is rounded up once: two
/// lines of 19.09 points are 38.5 high at two pixels a point, not 39 (recorded paragraphs, quotes and lists of
/// gonzalezreal/swift-markdown-ui on iOS).
struct LineStack {
  let grid: PixelGrid
  private(set) var top: CGFloat = 0
  private(set) var baseline: CGFloat = 0
  private(set) var height: CGFloat = 0
  /// Where the last line ends, before that is rounded.
  private var end: CGFloat = 0
  private var isEmpty: Bool = true

  init(grid: PixelGrid) {
    self.grid = grid
  }

  var bottom: CGFloat { grid.height(end) }

  /// Adds a line at a distance from the one before it, if there is one.
  mutating func append(_ box: LineBox, gap: CGFloat) {
    if !isEmpty {
      // However tight, a line begins at least one pixel below the one before it.
      let least: CGFloat = top + 1 / grid.scale
      end = max(end + gap, least)
      top = max(grid.nearest(end), least)
    }
    isEmpty = false
    baseline = top + box.baseline(on: grid)
    end += max(box.ascent + box.descent, 0)
    height = max(bottom - top, 0)
  }
}

/// Gives lines their places in a box that hugs them.
struct LinePlacement {
  let content: TextContent
  let width: CGFloat
  let grid: PixelGrid

  func layout(_ broken: [BrokenLine], isTruncated: Bool) -> TextLayout {
    var stack = LineStack(grid: grid)
    var lines: [TextLayout.Line] = []
    lines.reserveCapacity(broken.count)
    var widest: CGFloat = 0
    for line in broken {
      stack.append(line.box, gap: content.gap(before: line.firstRun))
      let placed = LineAssembly(content: content, elements: line.elements).fragments()
      widest = max(widest, extent(placed.width, hanging: line.hanging))
      lines.append(
        TextLayout.Line(
          fragments: placed.fragments, top: stack.top, baseline: stack.baseline, height: stack.height,
          width: placed.width))
    }
    let box: CGFloat = hugged(widest)
    align(&lines, of: broken, in: box)
    let size: CGSize = CGSize(width: box, height: reserved(stack, lines: lines.count))
    return TextLayout(lines: lines, size: size, isTruncated: isTruncated)
  }

  /// A text without characters. A label is as high then as a line of the typeface that counts where none is set, whatever
  /// its own: recorded of an empty block of code on iOS, 14 points (swift-markdown-ui).
  func empty() -> TextLayout {
    let reserved: CGFloat = max(reserved(LineStack(grid: grid), lines: 0), 0)
    guard content.breaksAsLabel else { return TextLayout(lines: [], size: CGSize(width: 0, height: reserved)) }
    let line = TextLayout.Line(
      fragments: [], top: 0, baseline: grid.nearest(Self.unsetAscent), height: grid.height(Self.unsetHeight), width: 0)
    return TextLayout(lines: [line], size: CGSize(width: 0, height: max(reserved, line.height)))
  }

  /// Helvetica of 12 points, which a text has where nobody says otherwise.
  private static let unsetHeight: CGFloat = 13.8
  private static let unsetAscent: CGFloat = 9.24

  /// What a line takes with the white space at its end.
  func extent(_ visible: CGFloat, hanging: CGFloat) -> CGFloat { min(visible + hanging, max(width, visible)) }

  /// Rounded up to the grid, but not beyond the width on offer: a text that is offered none is 0 wide, and its letters
  /// stand out.
  func hugged(_ widest: CGFloat) -> CGFloat {
    let rounded: CGFloat = max(grid.up(widest), 0)
    return widest <= width + PixelGrid.tolerance ? min(rounded, max(width, widest)) : min(rounded, width)
  }

  private func align(_ lines: inout [TextLayout.Line], of broken: [BrokenLine], in box: CGFloat) {
    for index in lines.indices {
      let room: CGFloat = max(box - lines[index].width, 0)
      let isRightToLeft: Bool = content.alignsByWriting ? broken[index].isRightToLeft : content.isRightToLeft
      let shift: CGFloat =
        switch content.alignment {
        case .leading: isRightToLeft ? room : 0
        case .center: grid.down(room / 2)
        case .trailing: isRightToLeft ? 0 : room
        }
      guard shift > 0 else { continue }
      for fragment in lines[index].fragments.indices { lines[index].fragments[fragment].x += shift }
    }
  }

  /// The bottom of the last line, or of the lines that are reserved for more text.
  func reserved(_ stack: LineStack, lines: Int) -> CGFloat {
    guard lines < content.reservedLines, let run = content.runs.indices.last else { return stack.bottom }
    var stack: LineStack = stack
    let (box, gap): (LineBox, CGFloat) = (LineBox(content.runs[run]), content.gap(before: run))
    for _ in lines..<min(content.reservedLines, 10_000) { stack.append(box, gap: gap) }
    return stack.bottom
  }
}

extension TextContent {
  /// The distance, in points, between a line that begins with a run and the one before it.
  ///
  /// Line spacing takes the place of the gap that the font wants: four lines of body with 4 points between them are 85.5
  /// high where one is 18.5, although without spacing their distance is 19 (iamcgn/swiftui-web, text/line-spacing).
  func gap(before run: Int) -> CGFloat {
    let font: FontDescriptor = runs[run].style.choices.font
    let own: CGFloat = lineSpacing == 0 ? font.box?.lineGap ?? 0 : lineSpacing
    return own + font.leadingAdjustment
  }
}
