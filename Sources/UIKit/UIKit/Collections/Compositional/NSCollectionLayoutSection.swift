import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// How the items of a section are laid out: a group that is repeated, with what stands around it.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The list whose rows the section shows; nil for one that is no list.
  var list: UICollectionLayoutListConfiguration?
  /// The room around the groups.
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  /// From where the insets count.
  open var contentInsetsReference: UIContentInsetsReference = .automatic
  open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
  /// The distance of groups.
  open var interGroupSpacing: CGFloat = 0
  /// Whether the groups scroll across the collection by themselves, and where they come to rest.
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  open private(set) lazy var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Headers, footers and other views at the edges of the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers stay away from the edges as the content does; true by default.
  open var supplementariesFollowContentInsets: Bool = true
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called with the elements in sight before each layout: it may change how they look.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

/// Changes how the elements in sight look, by the offset of the content.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// Makes the section of a number; nil for a section of the layout's own that shows nothing.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?

/// From where insets count.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic = 0
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  case readableContent = 4
}

/// The way in which a section comes to rest that scrolls across its collection.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll by itself.
  case none = 0
  /// Anywhere.
  case continuous = 1
  /// At the beginning of a group.
  case continuousGroupLeadingBoundary = 2
  /// A page further.
  case paging = 3
  /// A group further.
  case groupPaging = 4
  /// A group further, which is in the middle.
  case groupPagingCentered = 5
}

/// How a section scrolls across its collection.
@MainActor @preconcurrency
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  public enum Bounce: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }

  /// How fast the content comes to rest; nil for the usual rate.
  open var decelerationRate: UIScrollView.DecelerationRate = .normal
  open var bounce: Bounce = .automatic
}

/// An element in sight, as `visibleItemsInvalidationHandler` changes it.
@MainActor @preconcurrency
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var transform3D: CATransform3D { get set }
  var name: String { get }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
  /// A name that tells the element from others: its kind and its index path.
  public var name: String { "\(representedElementKind ?? "cell")\(indexPath)" }
}
