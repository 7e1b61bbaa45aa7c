@_exported import Photos
import UniformTypeIdentifiers

/// Which pictures and films a picker offers.
///
/// Files tell whether they are pictures or films; finer kinds, such as screenshots, offer all of theirs.
public struct PHPickerFilter: Hashable, Sendable {
  private enum Kind: CaseIterable {
    case image, video
  }

  private let kinds: Set<Kind>

  private init(_ kinds: Set<Kind>) { self.kinds = kinds }

  public static let images = PHPickerFilter([.image])
  public static let videos = PHPickerFilter([.video])
  public static let livePhotos = PHPickerFilter([.image])
  public static let depthEffectPhotos = PHPickerFilter([.image])
  public static let bursts = PHPickerFilter([.image])
  public static let panoramas = PHPickerFilter([.image])
  public static let screenshots = PHPickerFilter([.image])
  public static let spatialMedia = PHPickerFilter([.image, .video])
  public static let screenRecordings = PHPickerFilter([.video])
  public static let cinematicVideos = PHPickerFilter([.video])
  public static let slomoVideos = PHPickerFilter([.video])
  public static let timelapseVideos = PHPickerFilter([.video])

  /// What fits at least one of the filters.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
  }

  /// What fits each of the filters.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(subfilters.reduce(into: Set(Kind.allCases)) { $0.formIntersection($1.kinds) })
  }

  /// What does not fit a filter.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(Set(Kind.allCases).subtracting(filter.kinds))
  }

  /// The types of files that fit.
  var contentTypes: [UTType] {
    Kind.allCases.filter(kinds.contains).map { $0 == .image ? .image : .movie }
  }
}
