import UIFoundation

extension UIBarButtonItem {
  /// What an item of the system's is for.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24
    case writingTools = 25

    /// What is written on the item, or said of its symbol.
    var words: String {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "Add"
      case .flexibleSpace, .fixedSpace: ""
      case .compose: "Compose"
      case .reply: "Reply"
      case .action: "Share"
      case .organize: "Organize"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .refresh: "Refresh"
      case .stop: "Stop"
      case .camera: "Camera"
      case .trash: "Delete"
      case .play: "Play"
      case .pause: "Pause"
      case .rewind: "Rewind"
      case .fastForward: "Fast Forward"
      case .undo: "Undo"
      case .redo: "Redo"
      case .close: "Close"
      case .writingTools: "Writing Tools"
      }
    }

    /// The symbol; nil for an item that shows words.
    var symbol: String? {
      switch self {
      case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace: nil
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop, .close: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      case .undo: "arrow.uturn.backward"
      case .redo: "arrow.uturn.forward"
      case .writingTools: "wand.and.stars"
      }
    }
  }

  /// The button with which a controller's editing begins and ends.
  static func editButton(for controller: UIViewController) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .edit)
    item.primaryAction = UIAction { [weak controller] _ in
      controller?.setEditing(!(controller?.isEditing ?? false), animated: true)
    }
    item.showEditing(controller.isEditing)
    return item
  }

  func showEditing(_ isEditing: Bool) {
    style = isEditing ? .done : .plain
    set(isEditing ? .done : .edit)
  }
}
