import Foundation

/// Something that shows an image which grows with the sizes of texts for people who need large ones.
@MainActor @preconcurrency
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether the image grows where the size of texts is one for accessibility. False by default.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}
