import SwiftUICore

/// Hears of the selections of the lists inside of it, such as a column of a split view: what is selected there decides
/// which column is shown where only one has room.
package protocol SelectionFollower: AnyObject {
  /// A list with a selection has come.
  func listDidCome(_ list: FollowedList)
  /// A list with a selection ends.
  func listDidGo(_ list: FollowedList)
  /// A person has chosen a row, also one that was selected before.
  func didChoose(in list: FollowedList)
}

package enum SelectionFollowerKey: ViewInputKey {
  package static func defaultValue(in window: ViewGraph) -> (any SelectionFollower)? { nil }
}

/// The selection of one list, for its follower.
package final class FollowedList {
  private let selection: any ListSelecting

  init(_ selection: any ListSelecting) { self.selection = selection }

  /// Whether nothing is selected; the node under evaluation depends on it.
  package var isEmpty: Bool { selection.isEmpty }

  /// Selects nothing, where the list allows that.
  package func clear() { selection.clear() }
}

extension ListController {
  /// Lets the container around the list hear of its selection.
  func meetFollower() {
    guard let selection, let follower = inputs[SelectionFollowerKey.self] else { return }
    let list = FollowedList(selection)
    follower.listDidCome(list)
    tellChoice = { [weak follower] in follower?.didChoose(in: list) }
    graph.currentSubgraph.onEnd { [weak follower] in follower?.listDidGo(list) }
  }
}
