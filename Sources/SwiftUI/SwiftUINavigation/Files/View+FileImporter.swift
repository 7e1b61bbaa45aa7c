import Foundation
import HostInterface
import SwiftUICore
import UniformTypeIdentifiers

extension View {
  /// Lets the person choose a file while a binding is true.
  ///
  /// ```swift
  /// struct Reader: View {
  ///   @State private var isImporting = false
  ///   @State private var file: URL?
  ///   var body: some View {
  ///     Button("Open…") { isImporting = true }
  ///       .fileImporter(isPresented: $isImporting, allowedContentTypes: [.pdf]) { result in
  ///         file = try? result.get()
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; set to false when the person is done.
  ///   - allowedContentTypes: The types of files that can be chosen; `.folder` for folders.
  ///   - onCompletion: Called with the file, or an error where no dialog could be shown. Not called when the person
  ///     gives up.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    importing(isPresented, allowedContentTypes, severally: false, { onCompletion($0.first) }, {})
  }

  /// Lets the person choose files while a binding is true.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    importing(isPresented, allowedContentTypes, severally: allowsMultipleSelection, onCompletion, {})
  }

  /// Lets the person choose files while a binding is true, and says when the person gives up.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    importing(isPresented, allowedContentTypes, severally: allowsMultipleSelection, onCompletion, onCancellation)
  }

  private nonisolated func importing(
    _ isPresented: Binding<Bool>, _ types: [UTType], severally: Bool,
    _ completion: @escaping (Result<[URL], any Error>) -> Void, _ cancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(isPresented: isPresented) { options, environment in
        let folders: Bool =
          !types.isEmpty && types.allSatisfy { $0.conforms(to: .directory) && !$0.conforms(to: .package) }
        var request = FileDialogRequest(
          folders ? .openFolders(allowsMultiple: severally) : .openFiles(allowsMultiple: severally))
        if !folders, let filter = FileDialogRequest.Filter.of(types) { request.filters = [filter] }
        options.apply(to: &request, in: environment)
        return request
      } completion: {
        $0.report(completion, cancelled: cancellation)
      })
  }

  /// Shows a dialog for files while a binding is true, for views that choose files of their own kinds.
  package nonisolated func fileDialog(
    isPresented: Binding<Bool>, _ request: FileDialogRequest,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      FileDialogModifier(isPresented: isPresented) { options, environment in
        var request: FileDialogRequest = request
        options.apply(to: &request, in: environment)
        return request
      } completion: {
        $0.report(onCompletion, cancelled: onCancellation)
      })
  }

  /// Lets the person move a file to another folder while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; set to false when the person is done.
  ///   - file: The file. Nothing is shown without one.
  ///   - onCompletion: Called with the new place, or with what went wrong.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    moving(isPresented, file.map { [$0] } ?? [], { onCompletion($0.first) }, {})
  }

  /// Lets the person move files to another folder while a binding is true.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    moving(isPresented, Array(files), onCompletion, {})
  }

  /// Lets the person move a file to another folder while a binding is true, and says when the person gives up.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    moving(isPresented, file.map { [$0] } ?? [], { onCompletion($0.first) }, onCancellation)
  }

  /// Lets the person move files to another folder while a binding is true, and says when the person gives up.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    moving(isPresented, Array(files), onCompletion, onCancellation)
  }

  private nonisolated func moving(
    _ isPresented: Binding<Bool>, _ files: [URL], _ completion: @escaping (Result<[URL], any Error>) -> Void,
    _ cancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(isPresented: isPresented) { options, environment in
        guard let first = files.first else { return nil }
        var request = FileDialogRequest(
          .openFolders(allowsMultiple: false), folder: first.deletingLastPathComponent())
        options.apply(to: &request, in: environment)
        return request
      } completion: { answer in
        answer.report(
          { result in
            completion(
              Result {
                guard let folder = try result.get().first else { return [] }
                return try files.map { file in
                  let target: URL = folder.appendingPathComponent(file.lastPathComponent)
                  if target.standardizedFileURL != file.standardizedFileURL {
                    try FileManager.default.moveItem(at: file, to: target)
                  }
                  return target
                }
              })
          }, cancelled: cancellation)
      })
  }
}

extension Result where Success == [URL], Failure == any Error {
  /// The same of the first file alone.
  var first: Result<URL, any Error> {
    flatMap { files in
      files.first.map { .success($0) } ?? .failure(FileDialogError(errorDescription: "No file was chosen."))
    }
  }
}
