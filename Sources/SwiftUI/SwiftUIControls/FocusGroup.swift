import SwiftUICore

/// Controls of one kind that are parts of another, so that the keyboard's focus can go from one to another by their names.
nonisolated final class FocusGroup {
  private struct Entry {
    weak var control: (any KeyboardControl)?
  }

  private weak var window: ViewGraph?
  private var entries: [AnyHashable: Entry] = [:]

  init(_ window: ViewGraph) {
    self.window = window
  }

  func add(_ control: any KeyboardControl, for id: AnyHashable) {
    entries = entries.filter { $0.value.control != nil }
    entries[id] = Entry(control: control)
  }

  /// Moves the keyboard's focus to a control when the views are up to date.
  func focus(_ id: AnyHashable) {
    window?.afterUpdate { [weak self] in
      guard let self, let window, let control = entries[id]?.control else { return }
      window.focus.moveByKeyboard(to: control, in: window)
    }
  }
}
