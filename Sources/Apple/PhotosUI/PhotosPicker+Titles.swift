import SwiftUICore

/// Pickers with a title.
extension PhotosPicker where Label == Text {
  /// A picker of an item. The title is translated.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, matching: filter, preferredItemEncoding: preferredItemEncoding) { Text(titleKey) }
  }

  /// A picker of an item, which has an identifier. The title is translated.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      selection: selection, matching: filter, preferredItemEncoding: preferredItemEncoding, photoLibrary: photoLibrary
    ) { Text(titleKey) }
  }

  /// A picker of several items. The title is translated.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      selection: selection, maxSelectionCount: maxSelectionCount, selectionBehavior: selectionBehavior,
      matching: filter, preferredItemEncoding: preferredItemEncoding
    ) { Text(titleKey) }
  }

  /// A picker of several items, which have identifiers. The title is translated.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      selection: selection, maxSelectionCount: maxSelectionCount, selectionBehavior: selectionBehavior,
      matching: filter, preferredItemEncoding: preferredItemEncoding, photoLibrary: photoLibrary
    ) { Text(titleKey) }
  }

  /// A picker of an item. The title is a text that is not translated.
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, matching: filter, preferredItemEncoding: preferredItemEncoding) { Text(title) }
  }

  /// A picker of an item, which has an identifier. The title is a text that is not translated.
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      selection: selection, matching: filter, preferredItemEncoding: preferredItemEncoding, photoLibrary: photoLibrary
    ) { Text(title) }
  }

  /// A picker of several items. The title is a text that is not translated.
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      selection: selection, maxSelectionCount: maxSelectionCount, selectionBehavior: selectionBehavior,
      matching: filter, preferredItemEncoding: preferredItemEncoding
    ) { Text(title) }
  }

  /// A picker of several items, which have identifiers. The title is a text that is not translated.
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      selection: selection, maxSelectionCount: maxSelectionCount, selectionBehavior: selectionBehavior,
      matching: filter, preferredItemEncoding: preferredItemEncoding, photoLibrary: photoLibrary
    ) { Text(title) }
  }
}
