import CoreGraphics
import Foundation
import FoundationGaps
import SwiftUICore
import UIFoundation
import UniformTypeIdentifiers

/// Shows the folder of the person's documents, in which documents are opened, made, renamed and thrown away.
///
/// ```swift
/// final class Notes: UIDocumentBrowserViewController, UIDocumentBrowserViewControllerDelegate {
///   init() {
///     super.init(forOpening: [.plainText])
///     delegate = self
///   }
///   required init?(coder: NSCoder) { nil }
///
///   func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
///     print("open", documentURLs)
///   }
/// }
/// ```
@MainActor @preconcurrency
open class UIDocumentBrowserViewController: UIViewController {
  /// How a document gets into the folder.
  public enum ImportMode: UInt, Sendable {
    /// It does not.
    case none = 0
    case copy = 1
    case move = 2
  }

  /// The colours of the browser.
  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    case white = 0
    case light = 1
    case dark = 2
  }

  /// - Parameter contentTypes: The types of documents that can be opened; nil for those of the program, which are all here.
  public init(forOpening contentTypes: [UTType]?) {
    types = contentTypes
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    types = nil
    super.init(coder: coder)
  }

  private let types: [UTType]?

  /// Told of what people do with documents.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// Whether there is a button for a new document. True by default.
  open var allowsDocumentCreation: Bool = true { didSet { changes.change() } }
  /// Whether several documents can be opened at once. False by default.
  open var allowsPickingMultipleItems: Bool = false {
    didSet {
      if !allowsPickingMultipleItems { documents.selection = [] }
      changes.change()
    }
  }
  /// The types of documents that were opened last: kept as they were set, the browser shows folders.
  open var contentTypesForRecentDocuments: [UTType] = []
  /// Whether names end with their extensions. False by default.
  open var shouldShowFileExtensions: Bool = false { didSet { changes.change() } }
  /// Items of the bar beside the way back, and beside the button for a new document.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { changes.change() } }
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { changes.change() } }
  /// What else people can do with documents.
  open var customActions: [UIDocumentBrowserAction] = [] { didSet { changes.change() } }
  /// The colours: those of the window by default.
  open var browserUserInterfaceStyle: BrowserUserInterfaceStyle = .white {
    didSet {
      guard browserUserInterfaceStyle != oldValue else { return }
      overrideUserInterfaceStyle = browserUserInterfaceStyle == .dark ? .dark : .light
    }
  }
  /// The words of the button for a new document.
  open var localizedCreateDocumentActionTitle: String = "Create Document" { didSet { changes.change() } }
  /// How wide the picture of a new document is for its height: kept as it was set, the button has a symbol.
  open var defaultDocumentAspectRatio: CGFloat = 2 / 3
  /// The kind of the document that is made now; nil while none is.
  open internal(set) var activeDocumentCreationIntent: UIDocument.CreationIntent?

  final let changes = ChangeCount()
  /// The folder of the person's documents, where a test or a program's own folder does not take its place.
  package static var documentsFolder: URL?
  final lazy var documents = BrowserFolder(Self.documentsFolder ?? Self.usualFolder, types: types)

  private static var usualFolder: URL {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser
  }

  open override func loadView() {
    let content = UIView(frame: .zero)
    content.showContent { [unowned self] in BrowserContent(controller: self) }
    view = content
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    documents.refresh()
  }

  // MARK: Documents

  /// Shows the folder of a document, with the document selected.
  ///
  /// - Parameters:
  ///   - url: The document.
  ///   - importIfNeeded: Whether a document outside of the person's folder is copied into it.
  ///   - completion: Gets the address in the folder, or why there is none.
  open func revealDocument(at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil) {
    let place: URL = url.standardizedFileURL
    guard FileManager.default.fileExists(atPath: place.path) else {
      completion?(nil, CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: place.path]))
      return
    }
    let isInside: Bool = place.path.hasPrefix(documents.root.path + "/")
    if isInside || !importIfNeeded {
      guard isInside else {
        completion?(nil, UIDocumentBrowserError(.noLocationAvailable))
        return
      }
      return reveal(place, completion)
    }
    do { reveal(try documents.take(place, into: documents.root, moving: false), completion) } catch {
      completion?(nil, error)
    }
  }

  private func reveal(_ url: URL, _ completion: ((URL?, (any Error)?) -> Void)?) {
    documents.open(url.deletingLastPathComponent())
    documents.selection = [url]
    completion?(url, nil)
  }

  /// Shows the folder of a document; returns the address in the folder.
  @discardableResult
  open func revealDocument(at url: URL, importIfNeeded: Bool) async throws -> URL {
    try await Self.answer { self.revealDocument(at: url, importIfNeeded: importIfNeeded, completion: $0) }
  }

  /// Copies or moves a document into the folder of another one.
  ///
  /// - Parameters:
  ///   - documentURL: The document.
  ///   - neighbourURL: The document beside which it is to be.
  ///   - importMode: Whether it is copied or moved.
  ///   - completion: Gets the new address, or why there is none.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) {
    guard importMode != .none else { return completion(nil, UIDocumentBrowserError(.generic)) }
    do {
      let folder: URL = neighbourURL.deletingLastPathComponent()
      completion(try documents.take(documentURL, into: folder, moving: importMode == .move), nil)
    } catch {
      completion(nil, error)
    }
  }

  /// Copies or moves a document into the folder of another one; returns the new address.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode
  ) async throws -> URL {
    try await Self.answer {
      self.importDocument(at: documentURL, nextToDocumentAt: neighbourURL, mode: importMode, completionHandler: $0)
    }
  }

  /// Gives a document another name.
  ///
  /// - Parameters:
  ///   - documentURL: The document.
  ///   - proposedName: The name, with or without the ending that says the type.
  ///   - completionHandler: Gets the new address, or why the name could not be given.
  open func renameDocument(
    at documentURL: URL, proposedName: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {
    do { completionHandler(try documents.rename(documentURL, to: proposedName), nil) } catch {
      completionHandler(nil, error)
    }
  }

  /// Gives a document another name; returns the new address.
  @discardableResult
  open func renameDocument(at documentURL: URL, proposedName: String) async throws -> URL {
    try await Self.answer {
      self.renameDocument(at: documentURL, proposedName: proposedName, completionHandler: $0)
    }
  }

  private static func answer(_ ask: (@escaping (URL?, (any Error)?) -> Void) -> Void) async throws -> URL {
    try await withCheckedThrowingContinuation { continuation in
      ask { url, error in
        if let url {
          continuation.resume(returning: url)
        } else {
          continuation.resume(throwing: error ?? UIDocumentBrowserError(.generic))
        }
      }
    }
  }

  /// The animation by which the view of a document comes over the browser.
  open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
    UIDocumentBrowserTransitionController(documentURL)
  }

  // MARK: What a person does

  final func pick(_ urls: [URL]) {
    guard !urls.isEmpty else { return }
    delegate?.documentBrowser(self, didPickDocumentsAt: urls)
  }

  /// The person wants a new document: the delegate makes it somewhere and hands it over.
  final func create(_ intent: UIDocument.CreationIntent = .default) {
    guard let delegate else { return }
    activeDocumentCreationIntent = intent
    delegate.documentBrowser(
      self,
      didRequestDocumentCreationWithHandler: { [weak self] url, mode in
        guard let self else { return }
        activeDocumentCreationIntent = nil
        guard let url, mode != .none else { return }
        do {
          let new: URL = try documents.take(url, into: documents.folder, moving: mode == .move)
          delegate.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: new)
        } catch {
          delegate.documentBrowser(self, failedToImportDocumentAt: url, error: error)
        }
      })
  }

  /// Shares documents by the system's ways.
  final func share(_ urls: [URL]) {
    let own: [UIActivity] = delegate?.documentBrowser(self, applicationActivitiesForDocumentURLs: urls) ?? []
    let controller = UIActivityViewController(activityItems: urls, applicationActivities: own)
    delegate?.documentBrowser(self, willPresent: controller)
    present(controller, animated: true)
  }
}

/// Is told of what people do in a browser of documents.
@MainActor @preconcurrency
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  /// The person opens documents.
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// The person wants a new document.
  ///
  /// - Parameters:
  ///   - controller: The browser.
  ///   - importHandler: Gets the file of the new document, and whether it is copied or moved into the folder; nil where there is
  ///     none. Without an answer by the delegate there is none.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
  /// A document came into the folder.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  /// A document could not be brought into the folder.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
  /// What the program itself can do with documents that are shared. Nothing by default.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity]
  /// Documents are shared by a controller, which may be set up further.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController)
}

extension UIDocumentBrowserViewControllerDelegate {
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) { importHandler(nil, .none) }
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity] { [] }
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController
  ) {}
}
