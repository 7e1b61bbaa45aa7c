import SwiftUIControls
import SwiftUICore

/// A button that lets the person choose pictures and films, which are files.
///
/// ```swift
/// import PhotosUI
/// import SwiftUI
///
/// struct Portrait: View {
///   @State private var item: PhotosPickerItem?
///   @State private var portrait: Image?
///
///   var body: some View {
///     VStack {
///       portrait
///       PhotosPicker("Choose a portrait", selection: $item, matching: .images)
///     }
///     .task(id: item) { portrait = try? await item?.loadTransferable(type: Image.self) }
///   }
/// }
/// ```
nonisolated public struct PhotosPicker<Label: View>: View {
  private let selection: PhotosPickerSelection
  private let label: Label
  @State private var isPresented = false

  nonisolated private init(_ selection: PhotosPickerSelection, label: Label) {
    self.selection = selection
    self.label = label
  }

  @MainActor @preconcurrency public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .photosPicker(isPresented: $isPresented, selection)
  }
}

extension PhotosPicker {
  /// - Parameters:
  ///   - selection: The item that was chosen.
  ///   - filter: What is offered; nil, the default, for all pictures and films.
  ///   - preferredItemEncoding: Files are handed over as they are.
  ///   - label: What the button shows.
  public nonisolated init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.init(PhotosPickerSelection(selection, filter, hasIdentifiers: false), label: label())
  }

  /// - Parameters:
  ///   - selection: The items that were chosen.
  ///   - maxSelectionCount: How many are taken at most; nil, the default, for any number.
  ///   - selectionBehavior: The items come when the person is done.
  ///   - filter: What is offered; nil, the default, for all pictures and films.
  ///   - preferredItemEncoding: Files are handed over as they are.
  ///   - label: What the button shows.
  public nonisolated init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      PhotosPickerSelection(selection, limit: maxSelectionCount, filter, hasIdentifiers: false), label: label())
  }

  /// A picker whose item has an identifier.
  public nonisolated init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) {
    self.init(PhotosPickerSelection(selection, filter, hasIdentifiers: true), label: label())
  }

  /// A picker whose items have identifiers.
  public nonisolated init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      PhotosPickerSelection(selection, limit: maxSelectionCount, filter, hasIdentifiers: true), label: label())
  }
}
