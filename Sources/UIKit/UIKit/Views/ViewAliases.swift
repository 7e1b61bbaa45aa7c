import CoreGraphics
import SwiftUICore
import UIFoundation

/// How the subviews of a view are mirrored where people read from right to left.
public typealias UISemanticContentAttribute = UIView.SemanticContentAttribute

/// Edges by the reading direction.
public typealias UIDirectionalRectEdge = NSDirectionalRectEdge

/// Something whose font may follow the size of text that a person has chosen.
@MainActor @preconcurrency
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font follows the size of text. False by default.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}

extension NSDirectionalEdgeInsets {
  /// The insets of SwiftUI's.
  public init(_ edgeInsets: EdgeInsets) {
    self.init(
      top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom, trailing: edgeInsets.trailing)
  }
}

extension UIView {
  /// The reading direction for a semantic attribute in surroundings of a direction.
  ///
  /// - Parameters:
  ///   - attribute: Playback controls and directions in space are never mirrored.
  ///   - layoutDirection: Counts where the attribute leaves it to the surroundings.
  public class func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: layoutDirection
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    }
  }
}
