import Foundation
import UniformTypeIdentifiers

/// A document of a program: what its file holds, as long as it is open.
///
/// A subclass says what the file is to hold (`contents(forType:)`) and takes up what it holds (`load(fromContents:ofType:)`),
/// both as `Data`, or as a `FileWrapper` where the file is a folder. Files are read and written on a queue of the document;
/// everything else happens on the main actor.
///
/// ```swift
/// final class Note: UIDocument {
///   var text = "" { didSet { updateChangeCount(.done) } }
///   override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
///   override func load(fromContents contents: Any, ofType typeName: String?) throws {
///     guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
///     text = String(decoding: data, as: UTF8.self)
///   }
/// }
/// ```
///
/// Changes are told by `updateChangeCount(_:)` or by `undoManager`. They reach the file by themselves: five seconds after a
/// change, when the program's windows lose the keyboard, when the document is closed, and when the program ends. A write never
/// harms the old file: the new contents are complete beside it before they take its place.
@MainActor @preconcurrency
open class UIDocument: NSObject, UIUserActivityRestoring {
  /// Makes a document for a file, without reading or writing it.
  ///
  /// - Parameter url: Where the file is, or is to be: a file address, or the program stops.
  public init(fileURL url: URL) {
    precondition(url.isFileURL, "A document needs the address of a file, not \(url).")
    fileURL = url
    super.init()
    undoManager = UndoManager()
    watcher = DocumentWatcher(self)
    watcher?.watch(undoManager)
  }

  // MARK: What the document is

  /// Where the file is.
  open private(set) var fileURL: URL
  /// What people call the document: the name of its file without what tells the type.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The identifier of the file's type, by its name; nil where the name tells none.
  open var fileType: String? { Self.type(of: fileURL) }
  /// When the file was changed last, as far as the document has read or written it; nil before that.
  open var fileModificationDate: Date?
  /// What state the document is in: `closed` at first.
  open internal(set) var documentState: State = .closed {
    didSet {
      if documentState != oldValue {
        UIKit.post(Self.stateChangedNotification, StateChangedMessage(), of: self)
      }
    }
  }
  /// How far the reading or writing of the file is that goes on now; nil while there is none.
  open internal(set) var progress: Progress?

  // MARK: Opening and closing

  /// Reads the file.
  ///
  /// - Parameter completionHandler: Gets whether the document is open now. False also for a document that was open already.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    guard documentState.contains(.closed), !isOpening else {
      completionHandler?(false)
      return
    }
    isOpening = true
    take(fileURL) { [self] error in
      isOpening = false
      guard let error else {
        documentState.remove(.closed)
        userActivity?.becomeCurrent()
        completionHandler?(true)
        return
      }
      handle(error, saving: false, then: completionHandler)
    }
  }

  /// Reads the file; returns whether the document is open now.
  @discardableResult
  open func open() async -> Bool {
    await withCheckedContinuation { continuation in open { continuation.resume(returning: $0) } }
  }

  /// Saves what was changed, and closes the document.
  ///
  /// - Parameter completionHandler: Gets whether the document is closed. False where its changes could not be saved: the
  ///   document is still open then, and keeps these.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    guard !documentState.contains(.closed) else {
      completionHandler?(true)
      return
    }
    let end: (Bool) -> Void = { [self] isSaved in
      // What was changed while the file was written is saved too.
      if isSaved, hasUnsavedChanges { return close(completionHandler: completionHandler) }
      if isSaved {
        timer.stop()
        userActivity?.resignCurrent()
        documentState.insert(.closed)
      }
      completionHandler?(isSaved)
    }
    if hasUnsavedChanges { autosave(completionHandler: end) } else { perform({}, then: { _ in end(true) }) }
  }

  /// Saves what was changed, and closes the document; returns whether it is closed.
  @discardableResult
  open func close() async -> Bool {
    await withCheckedContinuation { continuation in close { continuation.resume(returning: $0) } }
  }

  /// Takes up the contents of a file in place of the document's own, whose changes are lost.
  ///
  /// - Parameters:
  ///   - url: The file, which is the document's own or another one with an earlier version.
  ///   - completionHandler: Gets whether the contents were taken up.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    documentState.insert(.editingDisabled)
    disableEditing()
    take(url) { [self] error in
      documentState.remove(.editingDisabled)
      enableEditing()
      guard let error else {
        completionHandler?(true)
        return
      }
      handle(error, saving: false, then: completionHandler)
    }
  }

  /// Takes up the contents of a file; returns whether it could.
  @discardableResult
  open func revert(toContentsOf url: URL) async -> Bool {
    await withCheckedContinuation { continuation in
      revert(toContentsOf: url) { continuation.resume(returning: $0) }
    }
  }

  // MARK: For subclasses: the contents

  /// Takes up the contents of the file. Called on the main actor while the document is opened or goes back to a file.
  ///
  /// - Parameters:
  ///   - contents: `Data` of a file, or a `FileWrapper` of a folder.
  ///   - typeName: The identifier of the file's type.
  /// - Throws: what is wrong with the contents. By default that the program does not read them.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {
    throw CocoaError(.featureUnsupported)
  }

  /// Makes what the file is to hold, on the main actor.
  ///
  /// - Parameter typeName: The identifier of the file's type; empty where the name of the file tells none.
  /// - Returns: `Data`, or a `FileWrapper`.
  /// - Throws: why there is nothing to save. By default that the program does not write the document.
  open func contents(forType typeName: String) throws -> Any { throw CocoaError(.featureUnsupported) }

  /// The document must not be changed until `enableEditing()`: it takes up other contents. Does nothing by default.
  open func disableEditing() {}
  /// The document may be changed again. Does nothing by default.
  open func enableEditing() {}

  // MARK: Changes

  /// Whether the file lacks changes of the document.
  open var hasUnsavedChanges: Bool { changes.isEdited || undoManager?.hasOpenActions == true }

  /// Says that the document was changed.
  open func updateChangeCount(_ change: ChangeKind) {
    changes.note(change)
    if hasUnsavedChanges { timer.begin() } else { timer.stop() }
  }

  /// What stands for the changes so far, while they are being saved.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes.current }

  /// The changes that the token stands for are saved. What was changed since then is not.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    guard let state = changeCountToken as? Int else { return }
    changes.didSave(state)
    if hasUnsavedChanges { timer.begin() } else { timer.stop() }
  }

  /// Keeps how changes are taken back. Each group of changes that it keeps counts as a change of the document; nil for none.
  open var undoManager: UndoManager! { didSet { watcher?.watch(undoManager) } }

  // MARK: Saving

  /// Writes the document.
  ///
  /// - Parameters:
  ///   - url: Where, which is the place of the document from then on.
  ///   - saveOperation: Why. A new document (`forCreating`) is open when it was written.
  ///   - completionHandler: Gets whether the file was written.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    let type: String = savingFileType ?? ""
    let made: HandedOver<Any>
    let attributes: HandedOver<[AnyHashable: Any]>
    do {
      made = HandedOver(value: try contents(forType: type))
      attributes = HandedOver(value: try fileAttributesToWrite(to: url, for: saveOperation))
    } catch {
      return handle(error, saving: true, then: completionHandler)
    }
    let token: Any = changeCountToken(for: saveOperation)
    timer.stop()
    let write: @Sendable () throws -> Void = { [self] in
      try writeContents(made.value, andAttributes: attributes.value, safelyTo: url, for: saveOperation)
    }
    perform(write) { [self] error in
      if let error {
        handle(error, saving: true, then: completionHandler)
        return
      }
      fileURL = url
      fileModificationDate = Self.modificationDate(of: url)
      updateChangeCount(withToken: token, for: saveOperation)
      documentState.remove(saveOperation == .forCreating ? [.savingError, .closed] : .savingError)
      completionHandler?(true)
    }
  }

  /// Writes the document; returns whether the file was written.
  @discardableResult
  open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { continuation in
      save(to: url, for: saveOperation) { continuation.resume(returning: $0) }
    }
  }

  /// Writes the document to its file if there are changes. Called some seconds after a change, and by `close(completionHandler:)`.
  ///
  /// - Parameter completionHandler: Gets whether the file has all changes now.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges, !documentState.contains(.closed) else {
      completionHandler?(true)
      return
    }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// Writes the document to its file if there are changes; returns whether the file has all of them now.
  @discardableResult
  open func autosave() async -> Bool {
    await withCheckedContinuation { continuation in autosave { continuation.resume(returning: $0) } }
  }

  /// The identifier of the type that is written: that of the file by default.
  open var savingFileType: String? { fileType }

  /// What a name of a file of a type ends with, without a dot.
  ///
  /// - Parameters:
  ///   - typeName: The identifier of the type; nil for the type that is written.
  ///   - saveOperation: Why a file is written.
  open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
    guard let name = typeName ?? savingFileType else { return fileURL.pathExtension }
    // A type may have several of them: the file keeps its own.
    if name == fileType { return fileURL.pathExtension }
    return UTType(name)?.preferredFilenameExtension ?? ""
  }

  /// Attributes of the file, by the keys of `FileAttributeKey`. None by default: permissions stay as they are.
  open func fileAttributesToWrite(
    to url: URL, for saveOperation: SaveOperation
  ) throws -> [AnyHashable: Any] { [:] }

  // MARK: For subclasses: the file, on the document's own queue

  /// Writes contents so that no failure harms what is there: beside the place first, and then into it.
  ///
  /// - Parameters:
  ///   - contents: What `contents(forType:)` made.
  ///   - additionalFileAttributes: What `fileAttributesToWrite(to:for:)` says.
  ///   - url: The place of the file.
  ///   - saveOperation: Why the file is written.
  nonisolated open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws {
    var attributes: [FileAttributeKey: Any] = [:]
    for (key, value) in additionalFileAttributes ?? [:] {
      if let key = key.base as? FileAttributeKey ?? (key.base as? String).map(FileAttributeKey.init(rawValue:)) {
        attributes[key] = value
      }
    }
    let replacement = SafeFileReplacement(of: url)
    let original: URL? = replacement.replaces ? replacement.place : nil
    try replacement.run(attributes: attributes) { beside in
      try writeContents(contents, to: beside, for: saveOperation, originalContentsURL: original)
    }
  }

  /// Writes contents to a place where nothing is yet.
  ///
  /// - Parameters:
  ///   - contents: What `contents(forType:)` made: `Data` or a `FileWrapper`; others are an error.
  ///   - url: A place beside that of the file.
  ///   - saveOperation: Why the file is written.
  ///   - originalContentsURL: The file as it is until then; nil where there is none.
  nonisolated open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    if let data = contents as? Data {
      try data.write(to: url)
    } else if let wrapper = contents as? FileWrapper {
      try wrapper.write(to: url, options: [], originalContentsURL: originalContentsURL)
    } else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path])
    }
  }

  /// Reads a file, and hands its contents to `load(fromContents:ofType:)`.
  nonisolated open func read(from url: URL) throws {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    let contents: Any
    if isFolder.boolValue {
      contents = try FileWrapper(url: url, options: .immediate)
    } else {
      contents = try Data(contentsOf: url)
    }
    let handed = HandedOver<Any>(value: contents)
    try onMainActor {
      try self.load(fromContents: handed.value, ofType: Self.type(of: url))
    }
  }

  /// Runs a block on the document's own queue, after what was asked for before.
  nonisolated open func performAsynchronousFileAccess(_ block: @escaping @Sendable () -> Void) { access.perform(block) }

  // MARK: Errors

  /// Something went wrong. An override may tell people of it, and calls `finishedHandlingError(_:recovered:)` when they know;
  /// the completion handler of what failed waits for that. By default nobody is told.
  ///
  /// - Parameters:
  ///   - error: What went wrong.
  ///   - userInteractionPermitted: Whether people can be told now: not while the program is in the background or ends.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    finishedHandlingError(error, recovered: false)
  }

  /// An error was dealt with.
  ///
  /// - Parameters:
  ///   - error: The error that `handleError(_:userInteractionPermitted:)` got.
  ///   - recovered: Whether nothing is lost by it: the state does not speak of a failed save then.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {
    guard !failures.isEmpty else { return }
    let index: Int = failures.firstIndex { ($0.error as NSError) === (error as NSError) } ?? 0
    let failure: Failure = failures.remove(at: index)
    if failure.isOfSaving {
      if recovered { documentState.remove(.savingError) } else { documentState.insert(.savingError) }
    }
    failure.completion?(false)
  }

  /// People can no longer be told of an error: an override takes away what it shows. By default the error is finished.
  open func userInteractionNoLongerPermitted(forError error: any Error) {
    finishedHandlingError(error, recovered: false)
  }

  // MARK: Activities

  /// What the person does with the document, so that it can be gone on with later. It is current while the document is open.
  open var userActivity: NSUserActivity? {
    didSet {
      guard userActivity !== oldValue else { return }
      oldValue?.remove(owner: self)
      userActivity?.add(owner: self) { [weak self] activity in
        MainActor.assumeIsolated { self?.updateUserActivityState(activity) }
      }
      userActivity?.needsSave = true
      if !documentState.contains(.closed) { userActivity?.becomeCurrent() }
    }
  }

  /// Brings the activity up to date: by default it gets the address of the file.
  open func updateUserActivityState(_ userActivity: NSUserActivity) {
    userActivity.addUserInfoEntries(from: [Self.userActivityURLKey: fileURL])
  }

  /// Shows what an activity tells of. Does nothing by default.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  // MARK: Inside

  final var changes = DocumentChanges()
  final var failures: [Failure] = []
  final var isOpening: Bool = false
  /// How many readings go on or wait.
  final var reads: Int = 0
  /// How many readings and writings go on or wait.
  final var accesses: Int = 0
  final var watcher: DocumentWatcher?
  nonisolated final let access = DocumentAccess()
  final lazy var timer = AutosaveTimer { [weak self] in self?.autosave() }

  /// Something that went wrong, until somebody has dealt with it.
  struct Failure {
    let error: any Error
    let isOfSaving: Bool
    let completion: ((Bool) -> Void)?
  }
}
