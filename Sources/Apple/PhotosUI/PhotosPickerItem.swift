import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A picture or film that the person chose.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
  /// In which encoding an item is handed over; files are handed over as they are.
  public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
    private let name: String

    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    public static let current = EncodingDisambiguationPolicy(name: "current")
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }

  /// Names the item; nil where the picker was not given a photo library.
  public let itemIdentifier: String?
  private let file: URL

  init(file: URL, hasIdentifier: Bool) {
    self.file = file
    itemIdentifier = hasIdentifier ? file.path : nil
  }

  /// An item by the identifier that it had when it was chosen.
  public init(itemIdentifier: String) {
    self.itemIdentifier = itemIdentifier
    file = URL(fileURLWithPath: itemIdentifier)
  }

  /// The types of data that the item has, the best first.
  public var supportedContentTypes: [UTType] { UTType(filenameExtension: file.pathExtension).map { [$0] } ?? [] }

  /// Loads the item.
  ///
  /// - Returns: Nil where a value of the type cannot be made of the item's type of data.
  /// - Throws: An error where the file is there no longer, or cannot be read as its type.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    let contentType: UTType? = supportedContentTypes.first
    if let contentType, !T.importedContentTypes().contains(where: { contentType.conforms(to: $0) }) { return nil }
    return try await T(importing: file, contentType: contentType)
  }

  /// Loads the item, and calls a closure when it has come or failed.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let task = Task {
      let result: Result<T?, any Error>
      do { result = .success(try await loadTransferable(type: type)) } catch { result = .failure(error) }
      progress.completedUnitCount = 1
      completionHandler(result)
    }
    progress.cancellationHandler = { task.cancel() }
    return progress
  }
}

/// How a picker takes several items.
public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
  private let name: String

  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  /// The items come in the order in which they were chosen.
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  /// The selection changes while the person chooses.
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
}
