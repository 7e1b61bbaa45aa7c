import Foundation
import HostInterface
import SwiftUICore
import SwiftUINavigation

/// Where the items go that the person chooses.
struct PhotosPickerSelection {
  let filter: PHPickerFilter?
  /// Nil for any number.
  let limit: Int?
  let hasIdentifiers: Bool
  let set: ([PhotosPickerItem]) -> Void

  init(_ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?, hasIdentifiers: Bool) {
    self.filter = filter
    limit = 1
    self.hasIdentifiers = hasIdentifiers
    set = { selection.wrappedValue = $0.first }
  }

  init(
    _ selection: Binding<[PhotosPickerItem]>, limit: Int?, _ filter: PHPickerFilter?, hasIdentifiers: Bool
  ) {
    self.filter = filter
    self.limit = limit
    self.hasIdentifiers = hasIdentifiers
    set = { selection.wrappedValue = $0 }
  }

  var request: FileDialogRequest { Self.request(filter, limit: limit) }

  /// The dialog for pictures and films.
  ///
  /// - Parameters:
  ///   - filter: What is offered; nil for both.
  ///   - limit: How many may be chosen; nil for any number.
  static func request(_ filter: PHPickerFilter?, limit: Int?) -> FileDialogRequest {
    var request = FileDialogRequest(.openFiles(allowsMultiple: limit != 1))
    let types = (filter ?? .any(of: [.images, .videos])).contentTypes
    if let filter = FileDialogRequest.Filter.of(types) { request.filters = [filter] }
    request.folder = FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first
    return request
  }

  func take(_ files: [URL]) {
    set(files.prefix(limit ?? .max).map { PhotosPickerItem(file: $0, hasIdentifier: hasIdentifiers) })
  }
}

extension View {
  nonisolated func photosPicker(isPresented: Binding<Bool>, _ selection: PhotosPickerSelection) -> some View {
    fileDialog(isPresented: isPresented, selection.request) { result in
      if let files = try? result.get() { selection.take(files) }
    }
  }
}
