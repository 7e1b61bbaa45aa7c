import Foundation
import UIFoundation

/// Something that is shown large while it is pressed, for people who read large texts: a part of a bar, as bars do not grow.
///
/// Every view is one; most say that nothing is to be shown.
@MainActor @preconcurrency
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the item is shown large at all.
  var showsLargeContentViewer: Bool { get }
  /// The words of the large form.
  var largeContentTitle: String? { get }
  /// The image of the large form.
  var largeContentImage: UIImage? { get }
  /// Whether the image is made as large as the large form has room for.
  var scalesLargeContentImage: Bool { get }
  /// The room around the image, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

/// What a program said of the large form of a view.
final class LargeContentWords {
  var isShown: Bool = false
  var title: String?
  var image: UIImage?
  var scalesImage: Bool = false
  var imageInsets: UIEdgeInsets = .zero
}

extension UIView: UILargeContentViewerItem {
  /// What the program said of the large form, to be changed.
  final var ownLargeContent: LargeContentWords {
    if let largeContent { return largeContent }
    let made = LargeContentWords()
    largeContent = made
    return made
  }

  /// The words that a view of the system's shows itself.
  var ownLargeTitle: String? {
    switch self {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle ?? button.configuration?.title
    default: nil
    }
  }

  /// The image that a view of the system's shows itself.
  var ownLargeImage: UIImage? {
    switch self {
    case let view as UIImageView: view.image
    case let button as UIButton: button.currentImage ?? button.configuration?.image
    default: nil
    }
  }
}

extension UIView {
  /// Whether that image is made as large as there is room. False by default.
  public var scalesLargeContentImage: Bool {
    get { largeContent?.scalesImage ?? false }
    set { ownLargeContent.scalesImage = newValue }
  }
  /// The room around that image, in points. None by default.
  public var largeContentImageInsets: UIEdgeInsets {
    get { largeContent?.imageInsets ?? .zero }
    set { ownLargeContent.imageInsets = newValue }
  }
}
