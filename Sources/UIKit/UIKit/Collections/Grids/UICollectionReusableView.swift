import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// A view of a collection that is used again: a cell, a header, a footer, a badge or a decoration.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
  /// By which name the view was taken; nil for one that was not.
  open internal(set) var reuseIdentifier: String?
  /// Under which name the view rests.
  final var poolName: String?
  final weak var collection: UICollectionView?
  /// The element that the view shows; nil while the view rests.
  final var element: CollectionElement? {
    didSet { if element != oldValue { changes.accessibility.change() } }
  }
  /// The attributes that the view has taken.
  final var applied: UICollectionViewLayoutAttributes?
  /// Whether the view came with a change, and was not in its place yet.
  final var isArriving: Bool = false
  /// How far in front of others the view lies.
  final var order: Int = 0
  /// The size that the layout gave the view when it was asked for the one that it wants.
  private var fittedSize: CGSize?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The view is about to show something else: what does not come from that is to be put back.
  open func prepareForReuse() {}

  /// The view takes attributes of its layout. The frame, the transform, the opacity and whether it is hidden are set already.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The attributes that suit what the view shows, where those of the layout are an estimate: with the size that constraints
  /// inside, or the content, need. Overrides may answer with any size.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes: UIAxis = layoutAttributes.estimatedAxes
    guard !axes.isEmpty else { return layoutAttributes }
    let size: CGSize = layoutAttributes.size
    layoutAttributes.size = fittingSize(
      width: axes.contains(.horizontal) ? nil : size.width, height: axes.contains(.vertical) ? nil : size.height,
      otherwise: size)
    return layoutAttributes
  }

  /// The size of the content where one or both lengths are free.
  func fittingSize(width: CGFloat?, height: CGFloat?, otherwise size: CGSize) -> CGSize {
    contentFittingSize(of: self, width: width, height: height) ?? size
  }

  // MARK: In a collection

  /// Takes the place and the look that attributes say.
  final func take(_ attributes: UICollectionViewLayoutAttributes, in collection: UICollectionView) {
    var frame: CGRect = attributes.frame
    if let section = attributes.scrolledSection, let scroller = collection.scrollers[section] {
      frame = scroller.inside(frame)
    }
    if CATransform3DIsIdentity(attributes.transform3D), CATransform3DIsIdentity(transform3D) {
      if self.frame != frame { setFrame(frame) }
    } else {
      if bounds.size != frame.size { bounds.size = frame.size }
      center = CGPoint(x: frame.midX, y: frame.midY)
      transform3D = attributes.transform3D
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    applied = attributes.duplicate
    didTake(attributes)
    apply(attributes)
  }

  func setFrame(_ frame: CGRect) { self.frame = frame }
  func didTake(_ attributes: UICollectionViewLayoutAttributes) {}

  /// Whether the view was not asked yet which size it wants in place of the one that the layout gives.
  final func needsFitting(_ attributes: UICollectionViewLayoutAttributes) -> Bool { fittedSize != attributes.size }

  final func noteFitted(
    _ attributes: UICollectionViewLayoutAttributes, _ preferred: UICollectionViewLayoutAttributes
  ) { fittedSize = preferred.size }

  /// The content may be of another size.
  final func setNeedsFitting() {
    fittedSize = nil
    setNeedsLayout()
    if collection?.selfSizingInvalidation != .disabled { collection?.setNeedsLayout() }
  }

  final func forgetFitting() { fittedSize = nil }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    setNeedsFitting()
  }
}

extension UIView {
  /// The size that a view's content needs; nil where it has none of its own.
  ///
  /// - Parameters:
  ///   - width: The width that it gets; nil for as wide as it wants.
  ///   - height: The height that it gets; nil for as high as it wants.
  func contentFittingSize(of view: UIView, width: CGFloat?, height: CGFloat?) -> CGSize? {
    if view.sizesByConstraints {
      let target = CGSize(width: width ?? 0, height: height ?? 0)
      let fitted: CGSize = view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
        verticalFittingPriority: height == nil ? .fittingSizeLevel : .required)
      return CGSize(width: width ?? ceil(fitted.width), height: height ?? ceil(fitted.height))
    }
    if let width, height == nil, view is any SelfSizingRow {
      return CGSize(width: width, height: ceil(view.rowHeight(forWidth: width)))
    }
    let own: CGSize = view.contentSize(breakingLinesAt: width)
    guard own.width >= 0 && (width == nil) || own.height >= 0 && (height == nil) else { return nil }
    return CGSize(
      width: width ?? (own.width >= 0 ? ceil(own.width) : view.bounds.width),
      height: height ?? (own.height >= 0 ? ceil(own.height) : view.bounds.height))
  }
}
