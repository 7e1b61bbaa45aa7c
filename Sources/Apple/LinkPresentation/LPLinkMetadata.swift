import Foundation
import FoundationGaps

/// The title and the pictures of an address, such as of a page of the web that a program shares.
///
/// A program says them of what it shares, by `UIActivityItemSource.activityViewControllerLinkMetadata(_:)`.
///
/// ```swift
/// let metadata = LPLinkMetadata()
/// metadata.originalURL = URL(string: "https://example.org/report")
/// metadata.title = "The report"
/// ```
open class LPLinkMetadata: NSObject, NSCopying, @unchecked Sendable {
  /// Makes a description without any words.
  public override init() { super.init() }

  /// The address as people were given it; nil for none.
  open var originalURL: URL?
  /// The address in the end, after all redirections; nil for none.
  open var url: URL?
  /// The words for the address; nil for none.
  open var title: String?
  /// Gives a small picture of the whole site; nil for none.
  open var iconProvider: NSItemProvider?
  /// Gives a picture of the page; nil for none.
  open var imageProvider: NSItemProvider?
  /// Gives a film of the page; nil for none.
  open var videoProvider: NSItemProvider?
  /// The address of a film that a site's own player shows; nil for none.
  open var remoteVideoURL: URL?

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = LPLinkMetadata()
    (copy.originalURL, copy.url, copy.title, copy.remoteVideoURL) = (originalURL, url, title, remoteVideoURL)
    (copy.iconProvider, copy.imageProvider, copy.videoProvider) = (iconProvider, imageProvider, videoProvider)
    return copy
  }
}
