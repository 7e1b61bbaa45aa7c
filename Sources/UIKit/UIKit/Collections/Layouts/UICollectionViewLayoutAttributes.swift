import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// The place and the look of a cell, a supplementary view or a decoration of a collection.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The place in the space of the content, around `center`. A view that is turned keeps the frame that was set.
  open var frame: CGRect {
    get { CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height) }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  open var center: CGPoint = .zero
  open var size: CGSize = .zero
  /// The view's own space, which begins at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  open var transform3D: CATransform3D = CATransform3DIdentity
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  open var alpha: CGFloat = 1
  /// Elements of a higher index lie in front of others; 0 by default.
  open var zIndex: Int = 0
  /// Whether the element is not shown; no view is made for it then.
  open var isHidden: Bool = false
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The element that has the attributes.
  public internal(set) final var representedElementCategory: UICollectionView.ElementCategory = .cell
  /// The kind of a supplementary view or a decoration; nil for a cell.
  public internal(set) final var representedElementKind: String?

  /// The directions in which the size is an estimate, to be asked of the cell.
  final var estimatedAxes: UIAxis = []
  /// The section whose content scrolls by itself, in which the element lies; nil for the collection.
  final var scrolledSection: Int?
  /// The attributes that a list has for a cell.
  final var listPlace: CollectionListPlace?

  /// Attributes of the cell of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
    self.indexPath = indexPath
  }

  /// Attributes of a decoration.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
    self.indexPath = indexPath
  }

  /// The same attributes once more. Subclasses that add properties copy these too.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { Carried(copied()) }.value }

  private func copied() -> UICollectionViewLayoutAttributes {
    let copy: UICollectionViewLayoutAttributes = NSObject.make(type(of: self))
    copy.center = center
    copy.size = size
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.estimatedAxes = estimatedAxes
    copy.scrolledSection = scrolledSection
    copy.listPlace = listPlace
    return copy
  }

  /// A copy, with what a subclass of a program's copies as well.
  final var duplicate: UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? copied()
  }

  /// The element that the attributes are about.
  final var element: CollectionElement {
    CollectionElement(category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
  }

  /// Whether a view with these attributes looks as one with others.
  final func looksAs(_ other: UICollectionViewLayoutAttributes) -> Bool {
    center == other.center && size == other.size && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden && indexPath == other.indexPath && scrolledSection == other.scrolledSection
      && listPlace == other.listPlace && CATransform3DEqualToTransform(transform3D, other.transform3D)
  }
}

/// Carries attributes out of a closure of the main actor, to a caller that is there already.
private struct Carried: @unchecked Sendable {
  let value: UICollectionViewLayoutAttributes
  init(_ value: UICollectionViewLayoutAttributes) { self.value = value }
}

/// A cell, supplementary view or decoration of a collection.
struct CollectionElement: Hashable {
  var category: UICollectionView.ElementCategory
  var kind: String?
  var indexPath: IndexPath

  static func cell(_ path: IndexPath) -> CollectionElement {
    CollectionElement(category: .cell, kind: nil, indexPath: path)
  }
}
