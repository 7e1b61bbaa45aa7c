import Foundation
import FoundationGaps
import SwiftUICore
import UIFoundation

/// Shows a document, and says that there is none as long as it has none (behaviour 627).
///
/// ```swift
/// final class NoteController: UIDocumentViewController {
///   private let text = UITextView()
///   override func documentDidOpen() { view.addSubview(text) }
/// }
/// ```
///
/// The navigation item gets the document's name and properties, and the view the empty state, by themselves.
@MainActor @preconcurrency
open class UIDocumentViewController: UIViewController {
  /// - Parameter document: The document; nil for none yet. It is opened when the view comes.
  public init(document: UIDocument?) {
    self.document = document
    super.init(nibName: nil, bundle: nil)
    documentDidChange(from: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The document; nil for none. Another one is opened when it is set while the view is seen.
  open var document: UIDocument? {
    didSet { if document !== oldValue { documentDidChange(from: oldValue) } }
  }

  /// The document is open, and its contents are there: an override shows them.
  open func documentDidOpen() {}

  /// The navigation item got the name and the properties of the document: an override may change it. Does nothing by default.
  open func navigationItemDidUpdate() {}

  /// Opens the document.
  ///
  /// - Parameter completionHandler: Gets whether the document is open: false without a document, and where it could not be read.
  open func openDocument(completionHandler: ((Bool) -> Void)? = nil) {
    guard let document else {
      completionHandler?(false)
      return
    }
    guard document.documentState.contains(.closed) else {
      tellOpened(document)
      completionHandler?(true)
      return
    }
    document.open { [weak self, weak document] isOpen in
      if isOpen, let self, let document, document === self.document { self.tellOpened(document) }
      completionHandler?(isOpen)
    }
  }

  /// Opens the document; returns whether it is open.
  @discardableResult
  open func openDocument() async -> Bool {
    await withCheckedContinuation { continuation in openDocument { continuation.resume(returning: $0) } }
  }

  /// A group with buttons that take back what was changed, and do it again.
  open private(set) lazy var undoRedoItemGroup: UIBarButtonItemGroup = {
    let undo = UIBarButtonItem(
      systemItem: .undo, primaryAction: UIAction { [weak self] _ in self?.document?.undoManager?.undo() })
    let redo = UIBarButtonItem(
      systemItem: .redo, primaryAction: UIAction { [weak self] _ in self?.document?.undoManager?.redo() })
    steps = [undo, redo]
    updateSteps()
    return UIBarButtonItemGroup(barButtonItems: steps, representativeItem: nil)
  }()
  private var steps: [UIBarButtonItem] = []

  /// The screen without a document; nil until a program asks for the options.
  final var launch: LaunchOptions?

  /// The document of the last call of `documentDidOpen()`.
  private weak var told: UIDocument?
  private var tokens: [any NSObjectProtocol] = []

  private func tellOpened(_ document: UIDocument) {
    guard told !== document else { return }
    told = document
    updateItem()
    setNeedsUpdateContentUnavailableConfiguration()
    loadViewIfNeeded()
    documentDidOpen()
  }

  private func documentDidChange(from old: UIDocument?) {
    told = nil
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    tokens = []
    if let document {
      let names: [Notification.Name] = [
        UIDocument.stateChangedNotification, .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerDidUndoChange,
        .NSUndoManagerDidRedoChange,
      ]
      tokens = names.map { name in
        let object: AnyObject? = name == UIDocument.stateChangedNotification ? document : document.undoManager
        return NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { [weak self] _ in
          MainActor.assumeIsolated { self?.updateItem() }
        }
      }
    }
    updateItem()
    setNeedsUpdateContentUnavailableConfiguration()
    if document != nil { endBrowsing() }
    if appearance.phase == .appearing || appearance.phase == .appeared { openDocument() }
  }

  private func updateSteps() {
    guard steps.count == 2 else { return }
    steps[0].isEnabled = document?.undoManager?.canUndo ?? false
    steps[1].isEnabled = document?.undoManager?.canRedo ?? false
  }

  private func updateItem() {
    navigationItem.title = document?.localizedName
    navigationItem.documentProperties = document.map { UIDocumentProperties(url: $0.fileURL) }
    updateSteps()
    navigationItemDidUpdate()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    openDocument()
  }

  private func openDocument() { openDocument(completionHandler: nil) }

  /// Says that there is no document, as long as there is none.
  open override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    guard document == nil else { return contentUnavailableConfiguration = nil }
    if let launch { return contentUnavailableConfiguration = LaunchContent(options: launch) }
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "doc")
    empty.text = "No Document"
    contentUnavailableConfiguration = empty
  }
}
