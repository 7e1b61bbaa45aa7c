import SwiftUICore

extension View {
  /// Lets the person choose a picture or a film, while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the picker is shown; set to false when the person is done.
  ///   - selection: The item that was chosen.
  ///   - filter: What is offered; nil, the default, for all pictures and films.
  ///   - preferredItemEncoding: Files are handed over as they are.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    photosPicker(isPresented: isPresented, PhotosPickerSelection(selection, filter, hasIdentifiers: false))
  }

  /// Lets the person choose a picture or a film, which have identifiers, while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the picker is shown; set to false when the person is done.
  ///   - selection: The item that was chosen.
  ///   - filter: What is offered; nil, the default, for all pictures and films.
  ///   - preferredItemEncoding: Files are handed over as they are.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View {
    photosPicker(isPresented: isPresented, PhotosPickerSelection(selection, filter, hasIdentifiers: true))
  }

  /// Lets the person choose pictures and films, while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the picker is shown; set to false when the person is done.
  ///   - selection: The items that were chosen.
  ///   - maxSelectionCount: How many are taken at most; nil, the default, for any number.
  ///   - selectionBehavior: The items come when the person is done.
  ///   - filter: What is offered; nil, the default, for all pictures and films.
  ///   - preferredItemEncoding: Files are handed over as they are.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    photosPicker(
      isPresented: isPresented,
      PhotosPickerSelection(selection, limit: maxSelectionCount, filter, hasIdentifiers: false))
  }

  /// Lets the person choose pictures and films, which have identifiers, while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the picker is shown; set to false when the person is done.
  ///   - selection: The items that were chosen.
  ///   - maxSelectionCount: How many are taken at most; nil, the default, for any number.
  ///   - selectionBehavior: The items come when the person is done.
  ///   - filter: What is offered; nil, the default, for all pictures and films.
  ///   - preferredItemEncoding: Files are handed over as they are.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View {
    photosPicker(
      isPresented: isPresented, PhotosPickerSelection(selection, limit: maxSelectionCount, filter, hasIdentifiers: true)
    )
  }

  /// How pickers look: a dialog of the desktop in every style.
  public nonisolated func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }

  /// What pickers do without.
  public nonisolated func photosPickerDisabledCapabilities(_ disabledCapabilities: PHPickerCapabilities) -> some View {
    self
  }

  /// Whether pickers show what stands at their edges.
  public nonisolated func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all) -> some View
  {
    self
  }
}

/// How a picker looks.
public struct PhotosPickerStyle: Equatable, Hashable, Sendable {
  private let name: String

  public static let presentation = PhotosPickerStyle(name: "presentation")
  public static let inline = PhotosPickerStyle(name: "inline")
  public static let compact = PhotosPickerStyle(name: "compact")
}

/// What a picker can do.
public struct PHPickerCapabilities: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let search = PHPickerCapabilities(rawValue: 1 << 0)
  public static let stagingArea = PHPickerCapabilities(rawValue: 1 << 1)
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 1 << 2)
  public static let selectionActions = PHPickerCapabilities(rawValue: 1 << 3)
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 1 << 4)
}
