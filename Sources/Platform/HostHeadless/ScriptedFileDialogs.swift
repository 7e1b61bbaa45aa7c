import Foundation
import HostInterface

/// Dialogs for files without a screen: a test sees which are open and answers as the person would.
package final class ScriptedFileDialogs: FileDialogHost {
  private final class Presented: PresentedFileDialog {
    let request: FileDialogRequest
    let completion: (FileDialogAnswer) -> Void
    weak var dialogs: ScriptedFileDialogs?

    init(
      _ request: FileDialogRequest, _ dialogs: ScriptedFileDialogs, _ completion: @escaping (FileDialogAnswer) -> Void
    ) {
      self.request = request
      self.dialogs = dialogs
      self.completion = completion
    }

    func dismiss() { dialogs?.open.removeAll { $0 === self } }
  }

  private var open: [Presented] = []
  /// How many dialogs were shown since the beginning.
  package private(set) var shownCount: Int = 0

  package init() {}

  /// What the open dialogs ask for, oldest first.
  package var requests: [FileDialogRequest] { open.map(\.request) }

  package func show(
    _ request: FileDialogRequest, completion: @escaping (FileDialogAnswer) -> Void
  ) -> any PresentedFileDialog {
    let made = Presented(request, self, completion)
    open.append(made)
    shownCount += 1
    return made
  }

  /// The person answers the newest dialog, which goes; false when none is open.
  @discardableResult
  package func answer(_ answer: FileDialogAnswer) -> Bool {
    guard let last = open.popLast() else { return false }
    last.completion(answer)
    return true
  }

  /// The person chooses files, of which the dialog shows only those that its filters accept.
  ///
  /// - Parameter type: The MIME type of a file, where the desktop knows it.
  /// - Returns: false when no dialog is open, or when the files cannot be chosen in it.
  @discardableResult
  package func choose(_ files: [URL], type: (URL) -> String? = { _ in nil }) -> Bool {
    guard let request = open.last?.request, !files.isEmpty else { return false }
    switch request.kind {
    case .openFiles(let allowsMultiple):
      guard files.count == 1 || allowsMultiple else { return false }
      let isShown: Bool = files.allSatisfy { file in
        request.filters.isEmpty
          || request.filters.contains { $0.accepts(name: file.lastPathComponent, mimeType: type(file)) }
      }
      guard isShown else { return false }
    case .openFolders(let allowsMultiple): guard files.count == 1 || allowsMultiple else { return false }
    case .save: guard files.count == 1 else { return false }
    }
    return answer(.chosen(files))
  }
}
