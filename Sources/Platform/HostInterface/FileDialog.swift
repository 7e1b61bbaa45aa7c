import Foundation

/// What a view asks the person for in a dialog of the desktop: files, folders, or a place for a new file.
package struct FileDialogRequest: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case openFiles(allowsMultiple: Bool)
    case openFolders(allowsMultiple: Bool)
    /// - Parameter suggestedName: The name that stands in the dialog at first.
    case save(suggestedName: String)
  }

  /// One choice of which files are shown; a file is shown that fits any of the types or suffixes.
  package struct Filter: Hashable, Sendable {
    /// What the person reads, such as "PDF document".
    package var name: String
    /// MIME types; `image/*` fits all of a kind.
    package var mimeTypes: [String]
    /// The ends of names without their dot, in any case of letters.
    package var suffixes: [String]

    package init(name: String, mimeTypes: [String] = [], suffixes: [String] = []) {
      self.name = name
      self.mimeTypes = mimeTypes
      self.suffixes = suffixes
    }

    /// Whether a file of the name and the MIME type is shown.
    package func accepts(name: String, mimeType: String?) -> Bool {
      if mimeTypes.isEmpty && suffixes.isEmpty { return true }
      let lowercased: String = name.lowercased()
      if suffixes.contains(where: { lowercased.hasSuffix("." + $0.lowercased()) }) { return true }
      guard let mimeType else { return false }
      return mimeTypes.contains { $0 == mimeType || ($0.hasSuffix("/*") && mimeType.hasPrefix($0.dropLast())) }
    }
  }

  package var kind: Kind
  /// Nil for the desktop's own words, here and below.
  package var title: String?
  package var confirmationLabel: String?
  package var cancellationLabel: String?
  /// The first one is chosen at the beginning; none for all files.
  package var filters: [Filter] = []
  /// Where the dialog begins; nil for the desktop's choice.
  package var folder: URL?

  package init(_ kind: Kind, title: String? = nil, filters: [Filter] = [], folder: URL? = nil) {
    self.kind = kind
    self.title = title
    self.filters = filters
    self.folder = folder
  }
}

/// What came of a dialog.
package enum FileDialogAnswer: Hashable, Sendable {
  /// At least one; exactly one where not several were asked for.
  case chosen([URL])
  case cancelled
  /// No dialog could be shown, for the reason given.
  case failed(String)
}

/// Shows dialogs for files beside a window.
package protocol FileDialogHost: AnyObject {
  /// Shows a dialog and returns at once.
  ///
  /// - Parameter completion: Is called once, on the main thread and later than this call; never after `dismiss()`.
  func show(
    _ request: FileDialogRequest, completion: @escaping (FileDialogAnswer) -> Void
  ) -> any PresentedFileDialog
}

/// A dialog on the screen.
package protocol PresentedFileDialog: AnyObject {
  /// Takes the dialog away without an answer.
  func dismiss()
}
