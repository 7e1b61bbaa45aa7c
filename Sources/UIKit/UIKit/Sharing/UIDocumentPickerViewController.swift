import Foundation
import FoundationGaps
import SwiftUIControls
import SwiftUICore
import SwiftUINavigation
import UIFoundation
import UniformTypeIdentifiers

/// Lets the person choose files to open, or a place for files of the program: the desktop's dialog for files opens with the
/// controller.
@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController {
  /// The purpose of the dialog.
  enum Purpose {
    /// Files of some types, perhaps as copies that belong to the program.
    case opening([UTType], asCopy: Bool)
    /// Files of the program that are copied or moved to where the person wants them.
    case exporting([URL], asCopy: Bool)
  }

  let purpose: Purpose

  /// - Parameters:
  ///   - contentTypes: The types of files that are offered.
  ///   - asCopy: Whether the delegate gets copies in the program's temporary folder in the place of the files.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    purpose = .opening(contentTypes, asCopy: asCopy)
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// - Parameters:
  ///   - urls: Files of the program.
  ///   - asCopy: Whether the files stay where they are as well.
  public init(forExporting urls: [URL], asCopy: Bool) {
    purpose = .exporting(urls, asCopy: asCopy)
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

  /// Controllers are not read from files here: the coder is not looked at, and all files are offered.
  public required init?(coder: NSCoder) {
    purpose = .opening([.item], asCopy: false)
    super.init(coder: coder)
  }

  /// Told what was chosen.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files can be chosen. False by default.
  open var allowsMultipleSelection: Bool = false
  /// The folder in which the dialog begins; nil for that of the desktop.
  open var directoryURL: URL?
  /// Whether names end with their extensions: kept as it was set, the desktop's dialog decides.
  open var shouldShowFileExtensions: Bool = false

  open override func loadView() {
    let content = UIView(frame: .zero)
    content.showContent { [unowned self] in DocumentPickerContent(controller: self) }
    view = content
    preferredContentSize = CGSize(width: 320, height: 160)
  }

  /// The files of the dialog as the delegate gets them; nil where one cannot be read.
  final func taken(_ urls: [URL]) -> [URL]? {
    guard case .opening(_, asCopy: true) = purpose else { return urls }
    let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try urls.map { url in
        let copy: URL = folder.appendingPathComponent(url.lastPathComponent)
        try FileManager.default.copyItem(at: url, to: copy)
        return copy
      }
    } catch {
      return nil
    }
  }

  /// The files are where the person wants them: those that were to be moved go.
  final func didExport() {
    guard case .exporting(let urls, asCopy: false) = purpose else { return }
    for url in urls { try? FileManager.default.removeItem(at: url) }
  }
}

/// Is told which files were chosen.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// The files that were chosen, or those that were exported. The controller goes away after this.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// The person gave up. The controller goes away after this.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// A file of the program that is exported.
nonisolated private struct ExportedDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.item] }
  let url: URL

  init(url: URL) { self.url = url }

  /// Exported files are not read.
  init(configuration: ReadConfiguration) throws { throw CocoaError(.featureUnsupported) }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    let wrapper = try FileWrapper(url: url)
    wrapper.preferredFilename = url.lastPathComponent
    return wrapper
  }
}

/// The view behind the dialog, which stays when a file could not be read.
private struct DocumentPickerContent: View {
  unowned let controller: UIDocumentPickerViewController
  @State private var isOpen: Bool = false
  @State private var hasFailed: Bool = false

  var body: some View {
    VStack(spacing: 16) {
      Text(hasFailed ? "The file could not be read." : isExporting ? "Choose a place" : "Choose a file")
      Button("Choose…") { isOpen = true }
      Button("Cancel", role: .cancel) { cancel() }.keyboardShortcut(.cancelAction)
    }
    .padding()
    .onAppear { isOpen = true }
    .modifier(dialog)
    .fileDialogDefaultDirectory(controller.directoryURL)
  }

  private var isExporting: Bool {
    if case .exporting = controller.purpose { true } else { false }
  }

  private var dialog: DocumentDialog {
    DocumentDialog(
      purpose: controller.purpose, isOpen: $isOpen, isMultiple: controller.allowsMultipleSelection,
      take: { take($0) }, cancel: { cancel() })
  }

  private func cancel() {
    controller.delegate?.documentPickerWasCancelled(controller)
    controller.dismiss(animated: true)
  }

  private func take(_ result: Result<[URL], any Error>) {
    guard let urls = try? result.get(), let taken = controller.taken(urls) else {
      hasFailed = true
      return
    }
    controller.didExport()
    controller.delegate?.documentPicker(controller, didPickDocumentsAt: taken)
    controller.dismiss(animated: true)
  }
}

/// The desktop's dialog for a purpose.
private struct DocumentDialog: ViewModifier {
  let purpose: UIDocumentPickerViewController.Purpose
  let isOpen: Binding<Bool>
  let isMultiple: Bool
  let take: (Result<[URL], any Error>) -> Void
  let cancel: () -> Void

  func body(content: Content) -> some View {
    switch purpose {
    case .opening(let types, _):
      content.fileImporter(
        isPresented: isOpen, allowedContentTypes: types, allowsMultipleSelection: isMultiple, onCompletion: take,
        onCancellation: cancel)
    case .exporting(let urls, _) where urls.count == 1:
      content.fileExporter(
        isPresented: isOpen, document: ExportedDocument(url: urls[0]), contentTypes: types(urls),
        defaultFilename: urls[0].lastPathComponent, onCompletion: { take($0.map { [$0] }) }, onCancellation: cancel)
    case .exporting(let urls, _):
      content.fileExporter(
        isPresented: isOpen, documents: urls.map { ExportedDocument(url: $0) }, contentTypes: types(urls),
        onCompletion: take, onCancellation: cancel)
    }
  }

  private func types(_ urls: [URL]) -> [UTType] {
    [urls.first.flatMap { UTType(filenameExtension: $0.pathExtension) } ?? .data]
  }
}
