import Foundation
import HostInterface
import ReactiveGraph
import SwiftUICore
import UniformTypeIdentifiers

/// Shows a dialog for files while a binding is true.
nonisolated struct FileDialogModifier: InputsModifier {
  let isPresented: Binding<Bool>
  /// What to ask for; nil where there is nothing to ask, such as a document that is missing.
  let request: (FileDialogOptions, EnvironmentValues) -> FileDialogRequest?
  /// Called on the main actor, after the binding was set to false.
  let completion: (FileDialogAnswer) -> Void

  nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    FileDialogNode(modifier, inputs).setNeedsEvaluation()
  }
}

private final class FileDialogNode: GraphNode {
  private let modifier: _GraphValue<FileDialogModifier>
  private let inputs: _ViewInputs
  private let isWanted: ContentNode<Bool>
  private var dialog: (any PresentedFileDialog)?
  /// Whether the dialog is shown, or will be at the end of the update.
  private var isShown: Bool = false

  init(_ modifier: _GraphValue<FileDialogModifier>, _ inputs: _ViewInputs) {
    self.modifier = modifier
    self.inputs = inputs
    isWanted = ContentNode(in: inputs.window, "wanted file dialog") { modifier.read().isPresented.wrappedValue }
    super.init(in: inputs.graph, "file dialog")
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    let wanted: Bool = isWanted.value
    guard wanted != isShown else { return false }
    isShown = wanted
    if wanted {
      inputs.window.afterUpdate { [weak self] in self?.show() }
    } else {
      dialog?.dismiss()
      dialog = nil
    }
    return false
  }

  override func invalidated() {
    dialog?.dismiss()
    dialog = nil
  }

  private func show() {
    guard isAlive, isShown, dialog == nil else { return }
    let modifier: FileDialogModifier = graph.untracked { self.modifier.read() }
    let environment = EnvironmentValues(scope: inputs.environment)
    let request: FileDialogRequest? = graph.untracked {
      modifier.request(environment.fileDialogOptions, environment)
    }
    guard let request else { return answer(.cancelled) }
    guard let host = inputs.window.fileDialogs else {
      return answer(.failed("There is nobody to show a dialog for files."))
    }
    dialog = host.show(request) { [weak self] in self?.answer($0) }
  }

  private func answer(_ answer: FileDialogAnswer) {
    dialog = nil
    // A program that asks again before the next update wants another dialog.
    isShown = false
    guard isAlive else { return }
    let modifier: FileDialogModifier = graph.untracked { self.modifier.read() }
    modifier.isPresented.wrappedValue = false
    modifier.completion(answer)
  }
}

/// Why no file came of a dialog.
struct FileDialogError: LocalizedError {
  let errorDescription: String?
}

extension FileDialogAnswer {
  /// Calls one of two actions with what came.
  func report(_ completion: (Result<[URL], any Error>) -> Void, cancelled: () -> Void) {
    switch self {
    case .chosen(let files): completion(.success(files))
    case .cancelled: cancelled()
    case .failed(let reason): completion(.failure(FileDialogError(errorDescription: reason)))
    }
  }
}

extension FileDialogRequest.Filter {
  /// The filter of several types; nil where all files fit.
  package static func of(_ types: [UTType]) -> FileDialogRequest.Filter? {
    guard !types.isEmpty, !types.contains(where: { UTType.data.conforms(to: $0) }) else { return nil }
    var filter = FileDialogRequest.Filter(name: types.map(\.name).joined(separator: ", "))
    for type in types {
      filter.suffixes += type.tags[.filenameExtension] ?? []
      filter.mimeTypes += type.tags[.mimeType] ?? []
      // Types that are abstract stand for all of their kind.
      if let kind = type.kindOfMedia { filter.mimeTypes.append(kind) }
    }
    return filter
  }
}

extension UTType {
  fileprivate var name: String { localizedDescription ?? preferredFilenameExtension ?? identifier }

  fileprivate var kindOfMedia: String? {
    switch self {
    case .image: "image/*"
    case .audio: "audio/*"
    case .movie, .video, .audiovisualContent: "video/*"
    case .text, .plainText: "text/*"
    default: nil
    }
  }
}
