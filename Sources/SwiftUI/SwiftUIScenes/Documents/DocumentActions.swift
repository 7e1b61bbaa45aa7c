import Foundation
import SwiftUICore
import SwiftUINavigation
import UniformTypeIdentifiers

/// Opens documents. Take it from the environment.
@MainActor
public struct OpenDocumentAction {
  nonisolated(unsafe) private let open: (URL) -> Bool

  nonisolated init(open: @escaping (URL) -> Bool) { self.open = open }

  /// Opens a file in a window of the group of documents that reads it, or brings its window to the front.
  ///
  /// - Throws: an error where there is no such file, or no group reads it.
  public func callAsFunction(at url: URL) async throws {
    guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
    guard open(url) else { throw CocoaError(.fileReadUnknown) }
  }
}

/// Opens windows with new documents. Take it from the environment.
@MainActor @preconcurrency
public struct NewDocumentAction {
  nonisolated(unsafe) private let open: (Any.Type, @escaping () -> Any) -> Void

  nonisolated init(open: @escaping (Any.Type, @escaping () -> Any) -> Void) { self.open = open }

  /// Opens a window with a new document that is a value.
  public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {
    open(D.self, newDocument)
  }

  /// Opens a window with a new document that is an object.
  public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) { open(D.self, newDocument) }
}

private struct OpenDocumentKey: EnvironmentKey {
  static var defaultValue: OpenDocumentAction {
    OpenDocumentAction { _ in
      RunningApp.warnNoScenes("openDocument")
      return false
    }
  }
}

private struct NewDocumentKey: EnvironmentKey {
  static var defaultValue: NewDocumentAction { NewDocumentAction { _, _ in RunningApp.warnNoScenes("newDocument") } }
}

extension EnvironmentValues {
  /// Opens documents. Outside of a program with scenes it does nothing but say so.
  public internal(set) var openDocument: OpenDocumentAction {
    get { self[OpenDocumentKey.self] }
    set { self[OpenDocumentKey.self] = newValue }
  }

  /// Opens windows with new documents. Outside of a program with scenes it does nothing but say so.
  public internal(set) var newDocument: NewDocumentAction {
    get { self[NewDocumentKey.self] }
    set { self[NewDocumentKey.self] = newValue }
  }
}
