import ReactiveGraph
import SwiftUICollections
import SwiftUICore

/// One column of a split view, without its views: a stack of screens, and the lists whose selections decide about the next
/// column.
final class SplitColumn: Identifiable {
  let kind: NavigationSplitViewColumn
  /// The place among the columns, from the leading edge.
  let index: Int
  private(set) unowned var controller: SplitController
  private(set) var stack: StackController
  /// What views of the column ask for.
  let width: Source<ColumnWidth?>
  private var lists: [(list: FollowedList, node: SelectionNode)] = []
  private unowned let window: ViewGraph

  init(_ kind: NavigationSplitViewColumn, index: Int, of controller: SplitController, inputs: _ViewInputs) {
    self.kind = kind
    self.index = index
    self.controller = controller
    window = inputs.window
    width = Source(in: inputs.graph, "column width", nil)
    stack = StackController(in: inputs.window, environment: inputs.environment, path: { nil })
    stack.column = self
  }

  var id: Int { index }

  /// The column in which screens are shown for which this one has links.
  var next: SplitColumn? { controller.next(after: self) }

  /// Whether the column is shown; the node under evaluation depends on it.
  var isShown: Bool { controller.situation?.shows(index) ?? true }

  /// The way back to the columns before this one, where all lie on each other; the node under evaluation depends on it.
  var wayBack: BackWay? {
    guard index > 0, let situation = controller.situation, situation.isCollapsed else { return nil }
    let earlier: [EarlierScreen] = controller.columns[..<index].reversed().map { column in
      EarlierScreen(title: column.stack.innermost.screens.last?.shownTitle) { [weak controller] in
        controller?.goBack(to: column)
      }
    }
    return BackWay(earlier: earlier)
  }

  /// The name for assistive technologies.
  var name: Text {
    switch kind.kind {
    case .sidebar: Text("Sidebar")
    case .content: Text("Content")
    case .detail: Text("Detail")
    }
  }

  // MARK: - Links in the column before

  /// Shows the screen of a value for a link in the column before.
  ///
  /// The destination is one of that column's, or of the stack that the column shows.
  func show(_ value: any Hashable, from origin: StackController) {
    let inner: StackController = stack.innermost
    if inner !== stack, !origin.hasDestination(for: value), inner.hasDestination(for: value) {
      inner.pop(to: 0)
      inner.push(value)
      controller.advance(to: self)
    } else {
      show(origin.screen(for: AnyHashable(value)))
    }
  }

  /// Shows a screen in place of the column's own.
  func show(_ screen: StackScreen) {
    stack.showBase(screen)
    controller.advance(to: self)
  }

  /// Takes away a screen that a view in the column before presented here.
  func end(_ screen: StackScreen) {
    guard stack.current.contains(where: { $0 === screen }) else { return }
    stack.end(screen)
    if screen.isBase { controller.retreat(from: self) }
  }

  // MARK: - Selections

  func deselect() { for entry in lists { entry.list.clear() } }
}

extension SplitColumn: SelectionFollower {
  func listDidCome(_ list: FollowedList) {
    let node = SelectionNode(list, of: self, in: window)
    node.setNeedsEvaluation()
    lists.append((list, node))
  }

  func listDidGo(_ list: FollowedList) { lists.removeAll { $0.list === list } }

  func didChoose(in list: FollowedList) {
    if let next { controller.advance(to: next) }
  }

  fileprivate func selectionDidChange(isEmpty: Bool, isFirst: Bool) {
    guard let next else { return }
    if !isEmpty { controller.advance(to: next, isFirst: isFirst) }
    if isEmpty, !isFirst { controller.retreat(from: next) }
  }
}

/// Watches whether something is selected in a list.
private final class SelectionNode: GraphNode {
  private let list: FollowedList
  private unowned let column: SplitColumn
  private unowned let window: ViewGraph
  private var wasEmpty: Bool?

  init(_ list: FollowedList, of column: SplitColumn, in window: ViewGraph) {
    self.list = list
    self.column = column
    self.window = window
    super.init(in: window.graph, "column's selection")
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    let isEmpty: Bool = list.isEmpty
    guard isEmpty != wasEmpty else { return false }
    let isFirst: Bool = wasEmpty == nil
    wasEmpty = isEmpty
    // Bindings are set when the pass is through.
    window.afterUpdate { [weak self] in
      guard let self, isAlive else { return }
      column.selectionDidChange(isEmpty: isEmpty, isFirst: isFirst)
    }
    return false
  }
}

/// The column around a view, for the bars of its screens.
enum SplitColumnKey: ViewInputKey {
  static func defaultValue(in window: ViewGraph) -> SplitColumn? { nil }
}
