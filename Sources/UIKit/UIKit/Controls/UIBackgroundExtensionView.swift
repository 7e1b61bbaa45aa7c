import CoreGraphics
import DisplayList
import UIFoundation

/// Shows a view in its safe area, and beyond it, under bars, a blurred mirror image of the view's edges.
@MainActor @preconcurrency
open class UIBackgroundExtensionView: UIView {
  /// The view in the safe area; nil for none.
  open var contentView: UIView? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let contentView { addSubview(contentView) }
      _ = ownRareParts
      changes.look.change()
      setNeedsLayout()
    }
  }

  /// Whether the content gets the frame of the safe area, as it does by default. Otherwise the program places it.
  open var automaticallyPlacesContentView: Bool = true {
    didSet { if automaticallyPlacesContentView != oldValue { setNeedsLayout() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if automaticallyPlacesContentView { contentView?.frame = bounds.inset(by: safeAreaInsets) }
    changes.look.change()
  }

  /// How far the mirror image is blurred, in points.
  private static let blur: CGFloat = 12

  /// The mirror images around the content, in the box of the view. The node that asks comes to depend on the content.
  var extensionItems: [DisplayItem] {
    guard let contentView, contentView.bounds.width > 0, contentView.bounds.height > 0 else { return [] }
    contentView.followAll()
    let frame: CGRect = contentView.frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    let whole = CGRect(origin: .zero, size: bounds.size)
    guard frame != whole else { return [] }
    let content: [DisplayItem] = contentView.snapshotItems
    let place = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    let inPlace: [DisplayItem] = [.group(.transform(place), content)]
    var items: [DisplayItem] = []
    for x in Self.images(from: frame.minX, to: frame.maxX, in: whole.width) {
      for y in Self.images(from: frame.minY, to: frame.maxY, in: whole.height) where !(x.isPlain && y.isPlain) {
        let turn = CGAffineTransform(a: x.scale, b: 0, c: 0, d: y.scale, tx: x.shift, ty: y.shift)
        items.append(.group(.transform(turn), inPlace))
      }
    }
    let blurred: [DisplayItem] = [.group(.blur(radius: Self.blur), items)]
    return [.group(.clip(CGPath(rect: whole, transform: nil), evenOdd: false), blurred)]
  }

  /// One of the images along a length.
  private struct MirrorImage {
    var scale: CGFloat
    var shift: CGFloat
    var isPlain: Bool { scale == 1 }
  }

  private static func images(from start: CGFloat, to end: CGFloat, in length: CGFloat) -> [MirrorImage] {
    var images: [MirrorImage] = [MirrorImage(scale: 1, shift: 0)]
    if start > 0 { images.append(MirrorImage(scale: -1, shift: 2 * start)) }
    if end < length { images.append(MirrorImage(scale: -1, shift: 2 * end)) }
    return images
  }
}
