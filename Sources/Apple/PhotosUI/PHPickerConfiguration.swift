import Foundation
import FoundationGaps
import UIKit

/// The pictures and films that a picker offers, and the number of them that a person may choose.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// In which encoding a file is handed over: as it is.
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic = 0
    case current = 1
    case compatible = 2
  }

  /// How several pictures are chosen. They come when the person is done, in the order of the dialog.
  public enum Selection: Int, Sendable {
    case `default` = 0
    case ordered = 1
    case continuous = 2
    case continuousAndOrdered = 3
  }

  /// How the picker lies in another view.
  public enum Mode: Int, Sendable {
    case `default` = 0
    case compact = 1
  }

  /// The kinds of files that the picker offers; nil, the default, for pictures and films.
  public var filter: PHPickerFilter?
  /// How many are taken at most; 1 by default, 0 for any number.
  public var selectionLimit: Int = 1
  public var selection: Selection = .default
  public var preferredAssetRepresentationMode: AssetRepresentationMode = .automatic
  /// The pictures that are chosen at first: kept as they were set, a dialog for files opens with none.
  public var preselectedAssetIdentifiers: [String] = []
  public var mode: Mode = .default
  public var edgesWithoutContentMargins: NSDirectionalRectEdge = []
  let hasIdentifiers: Bool

  /// A configuration whose pictures have no identifiers.
  public init() { hasIdentifiers = false }

  /// A configuration whose pictures have identifiers.
  public init(photoLibrary: PHPhotoLibrary) { hasIdentifiers = true }

  public static func == (left: PHPickerConfiguration, right: PHPickerConfiguration) -> Bool {
    left.parts == right.parts
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }

  /// All that makes a configuration, as one value.
  private var parts: [AnyHashable] {
    [
      filter, selectionLimit, selection, preferredAssetRepresentationMode, preselectedAssetIdentifiers, mode,
      edgesWithoutContentMargins.rawValue, hasIdentifiers,
    ]
  }
}

/// A picture or film that a person chose.
public struct PHPickerResult: Hashable, Sendable {
  /// Loads the file, also as a `UIImage`.
  public let itemProvider: NSItemProvider
  /// Names the picture; nil where the configuration was made without a photo library.
  public let assetIdentifier: String?

  init(file: URL, hasIdentifier: Bool) {
    itemProvider = NSItemProvider(contentsOf: file) ?? NSItemProvider()
    assetIdentifier = hasIdentifier ? file.path : nil
  }
}
