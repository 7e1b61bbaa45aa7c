import CoreTransferable
import Foundation
import FoundationGaps
import HostInterface
import SwiftUICore
import UniformTypeIdentifiers

/// Writes shared items into files.
enum SharedFiles {
  /// Writes each item in its best form into a file of a folder, and calls an action on the main actor with those that were
  /// written. Nothing that is there is overwritten.
  static func write(_ items: [NSItemProvider], to folder: URL, _ completion: @escaping ([URL]) -> Void) {
    let completion = MainAction(run: completion)
    Task { @MainActor in
      var files: [URL] = []
      for item in items {
        do { files.append(try await write(item, to: folder)) } catch { TransferFailures.report(error, URL.self) }
      }
      completion.run(files)
    }
  }

  private static func write(_ item: NSItemProvider, to folder: URL) async throws -> URL {
    // The address of a file stands for the file.
    if let file = try? await item.transferable(URL.self), file.isFileURL { return try copy(file, to: folder) }
    guard let type = item.registeredTypeIdentifiers.first else { throw CocoaError(.fileWriteUnknown) }
    return try await withCheckedThrowingContinuation { continuation in
      _ = item.loadFileRepresentation(forTypeIdentifier: type) { url, error in
        continuation.resume(
          with: Result { try copy(url ?? { throw error ?? CocoaError(.fileReadUnknown) }(), to: folder) })
      }
    }
  }

  private static func copy(_ file: URL, to folder: URL) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let target: URL = folder.firstFree(file.lastPathComponent)
    try FileManager.default.copyItem(at: file, to: target)
    return target
  }
}

/// Makes a message of what is shared: addresses and texts are its words, everything else is attached.
enum MailContents {
  static func make(of request: ShareRequest, _ completion: @escaping (MailDraft) -> Void) {
    let completion = MainAction(run: completion)
    Task { @MainActor in
      var words: [String] = request.message.map { [$0] } ?? []
      var attached: [NSItemProvider] = []
      var files: [URL] = []
      for item in request.items.map(\.provider) {
        if let url = try? await item.transferable(URL.self) {
          if url.isFileURL { files.append(url) } else { words.append(url.absoluteString) }
        } else if item.registeredContentTypes.first?.conforms(to: .plainText) == true,
          let text = try? await item.transferable(String.self)
        {
          words.append(text)
        } else {
          attached.append(item)
        }
      }
      let subject: String = request.subject ?? request.items.lazy.compactMap(\.title).first ?? ""
      let body: String = words.joined(separator: "\n\n")
      guard !attached.isEmpty else {
        return completion.run(MailDraft(subject: subject, body: body, attachments: files))
      }
      // The mail program reads the files when it wants to: they stay until the system empties its temporary folder.
      let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("share-\(UUID().uuidString)")
      SharedFiles.write(attached, to: folder) { written in
        completion.run(MailDraft(subject: subject, body: body, attachments: files + written))
      }
    }
  }
}

/// An action of the main actor on its way through a task.
private struct MainAction<Value>: @unchecked Sendable {
  let run: (Value) -> Void
}
