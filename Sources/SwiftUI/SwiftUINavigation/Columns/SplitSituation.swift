import CoreGraphics

/// How a style shares the room of a split view among its columns.
package enum SplitSharing: Equatable, Sendable {
  /// Beside the detail where there is room, and otherwise over it.
  case automatic
  /// Beside the detail.
  case balanced
  /// Over the detail.
  case prominentDetail
  /// The leading one of three columns pushes the detail aside, which keeps its width.
  case displacing
}

/// What the columns of a split view have to share.
nonisolated package struct SplitSpace: Equatable {
  package var width: CGFloat
  /// Whether the place is one for a single column, whatever its width is.
  package var isCompact: Bool
  package var sharing: SplitSharing

  package init(width: CGFloat, isCompact: Bool, sharing: SplitSharing) {
    self.width = width
    self.isCompact = isCompact
    self.sharing = sharing
  }

  /// Below this width columns collapse, in points: a sidebar and a detail beside it would both be too narrow.
  static let narrowest: CGFloat = 480

  package var isCollapsed: Bool { isCompact || width < Self.narrowest }
}

/// Where the columns of a split view are: arithmetic on lengths, without views.
nonisolated package struct SplitSituation: Equatable {
  /// Whether all columns lie on each other, as screens of one stack.
  package private(set) var isCollapsed: Bool
  /// Where each column is from the leading edge, and how wide it is, in points.
  package private(set) var spans: [Span]
  /// How far each column is from where people see it: 0 for one that is shown, 1 for one that would come from the trailing
  /// edge, -1 for one that has left at the leading edge or is covered.
  private(set) var positions: [Double]
  /// Whether the leading columns lie over the detail.
  package private(set) var isOverlaid: Bool = false
  /// Whether the detail is pushed aside, beyond the trailing edge.
  package private(set) var isDisplaced: Bool = false
  /// Whether the detail cannot be used until the leading columns leave.
  package var isShaded: Bool { isOverlaid || isDisplaced }
  /// The limits of all columns; a column that is not shown has no room.
  private(set) var limits: [SplitLengths.Limits] = []

  package struct Span: Equatable {
    package var start: CGFloat
    package var length: CGFloat
  }

  /// The width of the line between columns, in points.
  static let line: CGFloat = 1

  /// Whether a column is shown.
  package func shows(_ column: Int) -> Bool { positions[column] == 0 }

  /// The first column that is shown.
  var firstShown: Int { positions.firstIndex(of: 0) ?? positions.count - 1 }

  /// The columns behind which a line stands that can be dragged.
  var dividers: [Int] {
    guard !isCollapsed else { return [] }
    return positions.indices.dropLast().filter { shows($0) && (!isShaded || $0 + 1 < positions.count - 1) }
  }

  /// - Parameters:
  ///   - widths: What the columns ask for.
  ///   - visibility: Which columns are to be visible where there is room.
  ///   - top: The column on top where there is room for one.
  ///   - lengths: The widths that the person chose.
  package init(
    _ space: SplitSpace, widths: [ColumnWidth], visibility: NavigationSplitViewVisibility, top: Int,
    lengths: SplitLengths = SplitLengths()
  ) {
    let count: Int = widths.count
    isCollapsed = space.isCollapsed
    guard !isCollapsed else {
      spans = Array(repeating: Span(start: 0, length: space.width), count: count)
      positions = (0..<count).map { $0 == top ? 0 : $0 > top ? 1 : -1 }
      return
    }
    let wanted: [(limits: SplitLengths.Limits, ideal: CGFloat)] = widths.enumerated().map { index, width in
      width.resolved(over: Self.standard(index, of: count))
    }
    func room(for hidden: Int) -> CGFloat {
      wanted[hidden...].reduce(0) { $0 + $1.limits.minimum } + CGFloat(count - hidden - 1) * Self.line
    }
    let hidden: Int = Self.hidden(visibility, count: count, space) { room(for: $0) <= space.width }
    isOverlaid =
      hidden < count - 1
      && (space.sharing == .prominentDetail || space.sharing == .automatic && room(for: hidden) > space.width)
    isDisplaced = space.sharing == .displacing && count > 2 && hidden == 0
    positions = (0..<count).map { $0 < hidden ? -1 : 0 }
    limits = wanted.enumerated().map { index, column in
      index < hidden ? SplitLengths.Limits(minimum: 0, maximum: 0) : column.limits
    }
    var chosen: SplitLengths = lengths
    for index in 0..<(count - 1) where chosen.chosen[index] == nil { chosen.chosen[index] = wanted[index].ideal }
    chosen.chosen[count - 1] = nil
    spans = []
    if isOverlaid {
      place(chosen, in: min(space.width, Self.overlayRoom(wanted, chosen, hidden: hidden)), count: count - 1)
      spans.append(Span(start: 0, length: space.width))
    } else if isDisplaced {
      let room: CGFloat = min(space.width, Self.overlayRoom(wanted, chosen, hidden: hidden))
      place(chosen, in: room, count: count - 1)
      // As wide as it is beside the middle column alone.
      let rest: CGFloat = space.width - spans[count - 2].length - Self.line
      spans.append(Span(start: room + Self.line, length: max(wanted[count - 1].limits.minimum, rest)))
    } else {
      place(chosen, in: space.width, count: count)
    }
    // What is not shown keeps its width while it leaves and comes.
    for index in 0..<hidden {
      spans[index].length = wanted[index].limits.clamped(chosen.chosen[index] ?? 0)
    }
  }

  /// How much room leading columns take over a detail.
  private static func overlayRoom(
    _ wanted: [(limits: SplitLengths.Limits, ideal: CGFloat)], _ lengths: SplitLengths, hidden: Int
  ) -> CGFloat {
    let shown: Range<Int> = hidden..<(wanted.count - 1)
    return shown.reduce(CGFloat(max(0, shown.count - 1)) * line) {
      $0 + wanted[$1].limits.clamped(lengths.chosen[$1] ?? wanted[$1].ideal)
    }
  }

  /// Puts the first columns beside each other.
  private mutating func place(_ lengths: SplitLengths, in width: CGFloat, count: Int) {
    let shown: Int = limits[..<count].count { $0.maximum > 0 }
    let lines: CGFloat = CGFloat(max(0, shown - 1)) * Self.line
    let resolved: [CGFloat] = lengths.resolved(Array(limits[..<count]), in: max(0, width - lines))
    var start: CGFloat = 0
    for index in 0..<count {
      spans.append(Span(start: start, length: resolved[index]))
      if limits[index].maximum > 0 { start += resolved[index] + Self.line }
    }
  }

  /// How many leading columns are not shown.
  private static func hidden(
    _ visibility: NavigationSplitViewVisibility, count: Int, _ space: SplitSpace, fits: (Int) -> Bool
  ) -> Int {
    switch visibility.kind {
    case .all: 0
    case .doubleColumn: count - 2
    case .detailOnly: count - 1
    case .automatic:
      space.sharing == .prominentDetail ? count - 1 : (0..<count).first(where: fits) ?? count - 1
    }
  }

  /// What suits a column that asks for nothing.
  static func standard(_ column: Int, of count: Int) -> ColumnWidth {
    if column == count - 1 { return ColumnWidth(min: 240, ideal: 400, max: .infinity) }
    return column == 0 ? ColumnWidth(min: 160, ideal: 220, max: 400) : ColumnWidth(min: 200, ideal: 280, max: 500)
  }
}
