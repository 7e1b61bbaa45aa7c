import Foundation
import FoundationGaps
import UniformTypeIdentifiers

// What a document does with its file and with its failures.
extension UIDocument {
  /// The identifier of the type that a file's name tells; nil where the name tells none.
  nonisolated static func type(of url: URL) -> String? {
    url.pathExtension.isEmpty ? nil : UTType(filenameExtension: url.pathExtension)?.identifier
  }

  static func modificationDate(of url: URL) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
  }

  /// Does something with the file, and goes on with what went wrong, or nil.
  func perform(
    _ work: @escaping @Sendable () throws -> Void, then finish: @escaping @MainActor ((any Error)?) -> Void
  ) {
    accesses += 1
    progress = Progress(totalUnitCount: 1)
    performAsynchronousFileAccess {
      let failure: (any Error)? = Self.failure(of: work)
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          self.accesses -= 1
          if self.accesses == 0 {
            self.progress?.completedUnitCount = 1
            self.progress = nil
          }
          finish(failure)
        }
      }
    }
  }

  private nonisolated static func failure(of work: () throws -> Void) -> (any Error)? {
    do {
      try work()
      return nil
    } catch {
      return error
    }
  }

  /// Takes up the contents of a file, and goes on with what went wrong, or nil.
  func take(_ url: URL, then finish: @escaping @MainActor ((any Error)?) -> Void) {
    reads += 1
    perform({ [self] in try read(from: url) }) { [self] error in
      reads -= 1
      if error == nil {
        fileModificationDate = Self.modificationDate(of: url)
        // What could be taken back belongs to contents that are gone.
        undoManager?.removeAllActions()
        updateChangeCount(.cleared)
        documentState.remove(.savingError)
      }
      finish(error)
    }
  }

  /// Does something on the main actor, and waits for it.
  nonisolated func onMainActor(_ body: @MainActor () throws -> Void) throws {
    if MainQueue.isCurrent {
      try MainActor.assumeIsolated(body)
    } else {
      try DispatchQueue.main.sync { try MainActor.assumeIsolated(body) }
    }
  }

  /// Lets the document tell of something that went wrong. The completion handler is called when that is dealt with.
  func handle(_ error: any Error, saving: Bool, then completion: ((Bool) -> Void)?, isEnding: Bool = false) {
    if saving { documentState.insert(.savingError) }
    failures.append(Failure(error: error, isOfSaving: saving, completion: completion))
    let isSeen: Bool = UIApplication.shared.applicationState != .background
    handleError(error, userInteractionPermitted: isSeen && !isEnding)
  }

  // MARK: The program

  /// Nobody looks at the program any longer.
  func programDidHide() {
    autosave()
    for failure in failures { userInteractionNoLongerPermitted(forError: failure.error) }
  }

  /// The program ends: changes are written before that, and not later.
  func saveAtEnd() {
    guard hasUnsavedChanges, !documentState.contains(.closed), reads == 0 else { return }
    access.wait(upTo: 5)
    do {
      let made: Any = try contents(forType: savingFileType ?? "")
      let attributes: [AnyHashable: Any] = try fileAttributesToWrite(to: fileURL, for: .forOverwriting)
      try writeContents(made, andAttributes: attributes, safelyTo: fileURL, for: .forOverwriting)
      updateChangeCount(.cleared)
    } catch {
      handle(error, saving: true, then: nil, isEnding: true)
    }
  }
}

/// Tells a document of the program, of its undo manager and of its activity. The document keeps it.
@MainActor
final class DocumentWatcher: NSObject {
  private weak var document: UIDocument?
  /// Ended with the watcher: the centre keeps blocks until then.
  private nonisolated let program = Observations()
  private nonisolated let undo = Observations()
  private var groups: Int = 0

  init(_ document: UIDocument) {
    self.document = document
    super.init()
    program.add(UIApplication.willResignActiveNotification, of: nil) { [weak self] in self?.document?.autosave() }
    program.add(UIApplication.didEnterBackgroundNotification, of: nil) { [weak self] in
      self?.document?.programDidHide()
    }
    program.add(UIApplication.willTerminateNotification, of: nil) { [weak self] in self?.document?.saveAtEnd() }
  }

  /// Counts what an undo manager keeps, takes back and does again as changes.
  func watch(_ manager: UndoManager?) {
    undo.end()
    guard let manager else { return }
    groups = manager.groupsKept
    undo.add(.NSUndoManagerDidCloseUndoGroup, of: manager) { [weak self, weak manager] in
      guard let self, let manager, manager.groupsKept != groups else { return }
      groups = manager.groupsKept
      document?.updateChangeCount(.done)
    }
    undo.add(.NSUndoManagerDidUndoChange, of: manager) { [weak self] in self?.document?.updateChangeCount(.undone) }
    undo.add(.NSUndoManagerDidRedoChange, of: manager) { [weak self] in self?.document?.updateChangeCount(.redone) }
  }
}

/// Blocks that the notification centre calls on the main actor, for as long as this is kept.
private final class Observations: @unchecked Sendable {
  private var tokens: [any NSObjectProtocol] = []

  @MainActor
  func add(_ name: Notification.Name, of object: AnyObject?, _ body: @escaping @MainActor () -> Void) {
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
        guard MainQueue.isCurrent else { return }
        MainActor.assumeIsolated(body)
      })
  }

  func end() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    tokens = []
  }

  deinit { end() }
}
