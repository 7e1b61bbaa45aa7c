import Foundation

extension UIDocument {
  /// A change of a document.
  public enum ChangeKind: Int, Sendable {
    /// Something was changed.
    case done = 0
    /// A change was taken back.
    case undone = 1
    /// A change that was taken back was made again.
    case redone = 2
    /// The document is as its file is.
    case cleared = 3
  }

  /// Why a document is written.
  public enum SaveOperation: Int, Sendable {
    /// The document is new.
    case forCreating = 0
    /// The file of the document gets its present contents.
    case forOverwriting = 1
  }

  /// What state a document is in; without any of these it is open and well.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The document is open, and there is nothing to say of it.
    public static let normal = State([])
    /// The document was not opened, or was closed: its contents are not to be trusted.
    public static let closed = State(rawValue: 1 << 0)
    /// Versions of the file contradict each other. Files of this system have one version: nothing sets it.
    public static let inConflict = State(rawValue: 1 << 1)
    /// The last try to save the document failed; its changes are in memory only.
    public static let savingError = State(rawValue: 1 << 2)
    /// The document is busy, and people must not change it.
    public static let editingDisabled = State(rawValue: 1 << 3)
    /// `progress` tells how far a transfer of the file is.
    public static let progressAvailable = State(rawValue: 1 << 4)
  }

  /// The kind of a new document that people ask for, where a program has several.
  public struct CreationIntent: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The kind of a program that has one.
    public static let `default` = CreationIntent("UIDocumentCreationIntentDefault")
  }

  /// Posted with the document as its object after `documentState` changed.
  public nonisolated static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")

  /// The key under which the activity of a document has the address of its file.
  public nonisolated static let userActivityURLKey: String = "NSUserActivityDocumentURLKey"
}

/// Goes on with what a person did elsewhere or before.
@MainActor @preconcurrency
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Shows what the activity tells of.
  func restoreUserActivityState(_ activity: NSUserActivity)
}
