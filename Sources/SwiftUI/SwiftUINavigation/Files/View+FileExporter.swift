import CoreTransferable
import Foundation
import FoundationGaps
import HostInterface
import SwiftUICore
import UniformTypeIdentifiers

extension View {
  /// Lets the person save a document in a new file while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; set to false when the person is done.
  ///   - document: The document. Nothing is shown without one.
  ///   - contentType: The type of the file.
  ///   - defaultFilename: The name that the dialog proposes.
  ///   - onCompletion: Called with the file, or with what went wrong.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(
      isPresented, document.map { [.document($0, contentType)] } ?? [], defaultFilename, { onCompletion($0.first) }, {})
  }

  /// Lets the person save documents in a folder while a binding is true.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    exporting(isPresented, documents.map { .document($0, contentType) }, nil, onCompletion, {})
  }

  /// Lets the person save a document of an object in a new file while a binding is true.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(
      isPresented, document.map { [.reference($0, contentType)] } ?? [], defaultFilename, { onCompletion($0.first) }, {}
    )
  }

  /// Lets the person save documents of objects in a folder while a binding is true.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    exporting(isPresented, documents.map { .reference($0, contentType) }, nil, onCompletion, {})
  }

  /// Lets the person save a document in a new file while a binding is true, and says when the person gives up.
  ///
  /// - Parameter contentTypes: The types of the file, of which the first is written; none for the document's own.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let type: UTType = contentTypes.first ?? D.writableContentTypes.first ?? .data
    return exporting(
      isPresented, document.map { [.document($0, type)] } ?? [], defaultFilename, { onCompletion($0.first) },
      onCancellation)
  }

  /// Lets the person save documents in a folder while a binding is true, and says when the person gives up.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    let type: UTType = contentTypes.first ?? C.Element.writableContentTypes.first ?? .data
    return exporting(isPresented, documents.map { .document($0, type) }, nil, onCompletion, onCancellation)
  }

  /// Lets the person save an item in a new file while a binding is true, and says when the person gives up.
  ///
  /// - Parameter contentTypes: The types of the file, of which the first that the item has is written; none for the item's best.
  public nonisolated func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporting(
      isPresented, item.map { [.item($0, contentTypes)] } ?? [], defaultFilename, { onCompletion($0.first) },
      onCancellation)
  }

  /// Lets the person save items in a folder while a binding is true, and says when the person gives up.
  public nonisolated func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where T == C.Element {
    exporting(isPresented, items.map { .item($0, contentTypes) }, nil, onCompletion, onCancellation)
  }

  private nonisolated func exporting(
    _ isPresented: Binding<Bool>, _ files: [ExportedFile], _ name: String?,
    _ completion: @escaping (Result<[URL], any Error>) -> Void, _ cancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(isPresented: isPresented) { options, environment in
        guard let first = files.first else { return nil }
        var request = FileDialogRequest(
          files.count == 1
            ? .save(suggestedName: first.name(name ?? "Untitled")) : .openFolders(allowsMultiple: false))
        if files.count == 1, let filter = FileDialogRequest.Filter.of([first.type]) { request.filters = [filter] }
        options.apply(to: &request, in: environment)
        return request
      } completion: { answer in
        answer.report(
          { result in
            switch result {
            case .failure(let error): completion(.failure(error))
            case .success(let chosen): ExportedFile.write(files, to: chosen, completion)
            }
          }, cancelled: cancellation)
      })
  }
}

/// Something that is saved in a new file.
private struct ExportedFile {
  let type: UTType
  /// Makes the file; nil for one of a folder's files that has no name of its own.
  let make: () async throws -> FileWrapper

  static func document<D: FileDocument>(_ document: D, _ type: UTType) -> ExportedFile {
    ExportedFile(type: type) {
      try document.fileWrapper(configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
    }
  }

  static func reference<D: ReferenceFileDocument>(_ document: D, _ type: UTType) -> ExportedFile {
    ExportedFile(type: type) {
      try document.fileWrapper(
        snapshot: document.snapshot(contentType: type),
        configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
    }
  }

  static func item<T: Transferable>(_ item: T, _ types: [UTType]) -> ExportedFile {
    let provider = NSItemProvider.of(item)
    let offered: [UTType] = provider.registeredContentTypes
    let type: UTType =
      types.first { provider.hasItemConformingToTypeIdentifier($0.identifier) } ?? offered.first ?? .data
    return ExportedFile(type: type) {
      FileWrapper(regularFileWithContents: try await provider.data(of: type.identifier))
    }
  }

  /// A name with the extension of the type, unless it has one. A type without one of its own, such as text in UTF-8, is
  /// written as the nearest kind that has one.
  func name(_ name: String) -> String {
    let kinds: [UTType] = type.supertypes.sorted {
      ($1.supertypes.count, $0.identifier) < ($0.supertypes.count, $1.identifier)
    }
    let suffixes: [String] = ([type] + kinds).compactMap(\.preferredFilenameExtension)
    guard let suffix = suffixes.first, !name.lowercased().hasSuffix("." + suffix) else { return name }
    return name + "." + suffix
  }

  /// Writes files: one to the place that was chosen, several into the folder.
  static func write(
    _ files: [ExportedFile], to chosen: [URL], _ completion: @escaping (Result<[URL], any Error>) -> Void
  ) {
    guard let place = chosen.first else { return completion(.success([])) }
    nonisolated(unsafe) let completion = completion
    Task { @MainActor in
      do {
        var written: [URL] = []
        for file in files {
          let wrapper: FileWrapper = try await file.make()
          let target: URL =
            files.count == 1 ? place : place.firstFree(file.name(wrapper.preferredFilename ?? "Untitled"))
          try wrapper.write(to: target, options: .atomic, originalContentsURL: nil)
          written.append(target)
        }
        completion(.success(written))
      } catch {
        completion(.failure(error))
      }
    }
  }
}

extension NSItemProvider {
  /// The data of one of the item's types.
  fileprivate func data(of identifier: String) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      _ = loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
        continuation.resume(with: Result { try data ?? { throw error ?? CocoaError(.fileReadUnknown) }() })
      }
    }
  }
}
