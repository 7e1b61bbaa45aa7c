import HostInterface
import ReactiveGraph
import SwiftUICollections
import SwiftUICore

/// The columns of one split view: which there are, which are shown, and what follows when one is chosen or left.
///
/// The controller knows no views. What holds is a `SplitSituation`, an attribute that follows the room, the program's bindings
/// and what the person did; columns, bars and lines read it.
final class SplitController {
  private(set) var columns: [SplitColumn] = []
  /// The widths that the person chose.
  let lengths: NotedSource<SplitLengths>
  /// How far the person has dragged the top column away, from 0 to 1.
  let drag: NotedSource<Double>
  private let settings: () -> SplitSettings
  private let ownVisibility: NotedSource<NavigationSplitViewVisibility>
  private let ownTop: NotedSource<Int>
  // What bindings read of observable objects counts too.
  private let boundVisibility: ContentNode<NavigationSplitViewVisibility?>
  private let boundTop: ContentNode<NavigationSplitViewColumn?>
  private var situationRule: Rule<SplitSituation>?
  private let graph: Graph
  private unowned let window: ViewGraph
  private let environment: EnvironmentScope

  /// - Parameter settings: What the program reads and sets; read inside nodes.
  init(_ inputs: _ViewInputs, hasContent: Bool, settings: @escaping () -> SplitSettings) {
    window = inputs.window
    graph = inputs.graph
    self.settings = settings
    environment = inputs.environment
    lengths = NotedSource(in: inputs.window, "column widths", SplitLengths())
    drag = NotedSource(in: inputs.window, "dragged column", 0)
    ownVisibility = NotedSource(in: inputs.window, "column visibility", .automatic)
    ownTop = NotedSource(in: inputs.window, "top column", 0)
    boundVisibility = ContentNode(in: inputs.window, "bound visibility") { settings().visibility?.wrappedValue }
    boundTop = ContentNode(in: inputs.window, "bound top column") { settings().compactColumn?.wrappedValue }
    let kinds: [NavigationSplitViewColumn] = hasContent ? [.sidebar, .content, .detail] : [.sidebar, .detail]
    columns = kinds.enumerated().map { index, kind in
      SplitColumn(kind, index: index, of: self, inputs: inputs)
    }
  }

  /// The column behind another one.
  func next(after column: SplitColumn) -> SplitColumn? {
    column.index + 1 < columns.count ? columns[column.index + 1] : nil
  }

  // MARK: - What holds

  /// Has the situation follow the room; `space` is read inside nodes.
  func follow(_ space: @escaping () -> SplitSpace) -> Rule<SplitSituation> {
    let rule = Rule<SplitSituation>(in: graph, "split situation") { [unowned self] in
      SplitSituation(
        space(), widths: widths,
        visibility: boundVisibility.value ?? ownVisibility.value, top: top, lengths: lengths.value)
    }
    situationRule = rule
    return rule
  }

  /// The widths that the columns ask for; the node under evaluation depends on them.
  private var widths: [ColumnWidth] {
    let given: [Int: ColumnWidth] = settings().widths
    return columns.map { column in
      let own: ColumnWidth = column.width.value ?? ColumnWidth()
      guard let wish = given[column.index] else { return own }
      return ColumnWidth(min: wish.min ?? own.min, ideal: wish.ideal ?? own.ideal, max: wish.max ?? own.max)
    }
  }

  /// How the program wants the room shared; nil for what the style says. Read inside nodes.
  var sharing: SplitSharing? { settings().sharing }

  /// Where the columns are; the node under evaluation depends on it. Nil before they have a place.
  var situation: SplitSituation? { situationRule.flatMap { $0.isAlive ? $0.value : nil } }

  /// Where the columns are now, outside of nodes.
  var current: SplitSituation? { graph.untracked { situation } }

  /// The column on top where there is room for one; the node under evaluation depends on it.
  private var top: Int {
    guard let bound = boundTop.value else { return ownTop.value }
    switch bound.kind {
    case .sidebar: return 0
    case .content: return 1
    case .detail: return columns.count - 1
    }
  }

  private var currentTop: Int { graph.untracked { top } }

  /// Whether the program says which column is on top.
  private var hasBoundTop: Bool { graph.untracked { settings() }.compactColumn != nil }

  /// Whether a program took the button for the sidebar away; read inside a node.
  var removesToggle: Bool {
    settings().removesToggle
      || columns.contains { column in
        column.stack.innermost.screens.contains { $0.wishes?().removed.contains(.sidebarToggle) == true }
      }
  }

  // MARK: - Showing columns where there is room

  /// Shows the leading column, or takes it away.
  func toggleSidebar() {
    guard let current, !current.isCollapsed else { return }
    if current.shows(0) {
      setVisibility(columns.count > 2 && !current.isOverlaid ? .doubleColumn : .detailOnly)
    } else {
      setVisibility(.all)
    }
  }

  /// Takes the columns away that lie over the detail.
  func closeOverlay() { setVisibility(current?.isDisplaced == true ? .doubleColumn : .detailOnly) }

  private func setVisibility(_ visibility: NavigationSplitViewVisibility) {
    withAnimation(animation) {
      if let binding = graph.untracked(settings).visibility {
        binding.wrappedValue = visibility
      } else {
        ownVisibility.set(visibility)
      }
    }
  }

  /// Takes the widths that a person drags; columns that are not shown keep theirs.
  func setLengths(_ lengths: SplitLengths) {
    var lengths: SplitLengths = lengths
    if let current {
      for column in columns where !current.shows(column.index) {
        lengths.chosen[column.index] = self.lengths.peek.chosen[column.index]
      }
    }
    self.lengths.set(lengths)
  }

  // MARK: - The top column where there is room for one

  private var animation: Animation {
    graph.untracked {
      let values = EnvironmentValues(scope: environment)
      return SplitMotion.animation(on: values.idiom, reducesMotion: values.accessibilityReduceMotion)
    }
  }

  private var isCollapsed: Bool { current?.isCollapsed ?? false }

  /// Something is chosen in the column before `column`, which comes to the top.
  ///
  /// - Parameter isFirst: Whether it was chosen before the views came: then what the program says is on top counts more.
  func advance(to column: SplitColumn, isFirst: Bool = false) {
    // A binding names the column for later; while there is room for all it stays as the program set it.
    guard !hasBoundTop || isCollapsed && !isFirst, column.index > currentTop else { return }
    setTop(column.index, isAnimated: !isFirst)
  }

  /// Nothing is chosen any more in the column before `column`, which is of no use on top.
  func retreat(from column: SplitColumn) {
    guard !hasBoundTop || isCollapsed, column.index <= currentTop else { return }
    setTop(column.index - 1)
  }

  /// Whether a person may go back from a column to the one before it.
  func mayLeave(_ column: SplitColumn) -> Bool {
    isCollapsed && column.index > 0 && column.index == currentTop
  }

  /// Goes back to an earlier column. What was chosen there is taken back once the others have gone, so that they do not
  /// change on their way.
  func goBack(to column: SplitColumn) {
    guard isCollapsed, column.index < currentTop else { return }
    setTop(column.index) { [weak self] in
      guard let self, currentTop == column.index, isCollapsed else { return }
      for other in columns where other.index >= column.index { other.deselect() }
      for other in columns where other.index > column.index { other.stack.endBase() }
    }
  }

  /// Goes back from a column to the one before it.
  func leave(_ column: SplitColumn) {
    if mayLeave(column) { goBack(to: columns[column.index - 1]) }
  }

  private func setTop(_ index: Int, isAnimated: Bool = true, completion: (() -> Void)? = nil) {
    func change() {
      drag.set(0)
      if let binding = graph.untracked(settings).compactColumn {
        binding.wrappedValue = columns[index].kind
      } else {
        ownTop.set(index)
      }
    }
    let animation: Animation? = isAnimated ? animation : nil
    if let completion {
      withAnimation(animation, change, completion: completion)
    } else {
      withAnimation(animation, change)
    }
    if isAnimated, isCollapsed { columns[index].stack.innermost.announce() }
  }

  /// Lets go of a drag that did not go far enough.
  func endDrag() { withAnimation(.spring(duration: 0.3)) { drag.set(0) } }
}

/// How columns come and go.
package enum SplitMotion {
  package static func animation(on idiom: Idiom, reducesMotion: Bool) -> Animation {
    slides(on: idiom, reducesMotion: reducesMotion) ? .spring(duration: 0.4) : .easeOut(duration: 0.2)
  }

  /// About how long that takes, in seconds.
  package static func duration(on idiom: Idiom, reducesMotion: Bool = false) -> Double {
    slides(on: idiom, reducesMotion: reducesMotion) ? 0.4 : 0.2
  }

  private static func slides(on idiom: Idiom, reducesMotion: Bool) -> Bool { idiom == .phone && !reducesMotion }
}
