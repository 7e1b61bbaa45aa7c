import CoreGraphics
import UIFoundation

/// The background of a popover that a program draws, and the content in it.
@MainActor
final class PopoverGround {
  var type: (any UIPopoverBackgroundViewMethods.Type)?
  private var shown: PopoverGroundView?

  /// The class of the background; nil for one that is no view.
  var viewClass: UIPopoverBackgroundView.Type? { type as? UIPopoverBackgroundView.Type }

  /// The background around a content, made for it.
  func view(around content: UIView?) -> UIView? {
    guard let content, let viewClass else { return content }
    if let shown, shown.content === content { return shown }
    let made = PopoverGroundView(content, viewClass.init(frame: .zero))
    shown = made
    return made
  }

  /// Where the background is in a window.
  ///
  /// - Parameters:
  ///   - source: What the popover hangs from, in the space of the window.
  ///   - content: The size that the content wants.
  ///   - room: The window without the margins of popovers.
  ///   - permitted: Where the arrow may point.
  func frame(
    at source: CGRect, content: CGSize, in room: CGRect, _ permitted: UIPopoverArrowDirection
  ) -> CGRect {
    guard let viewClass, let shown else { return room }
    let place = PopoverPlace(
      source: source, content: content, room: room, permitted: permitted, insets: viewClass.contentViewInsets(),
      arrow: CGSize(width: viewClass.arrowBase(), height: viewClass.arrowHeight()))
    shown.take(place)
    return place.frame
  }

  /// Where the arrow points, once the background has its place.
  var direction: UIPopoverArrowDirection? { shown?.background.arrowDirection }
}

/// A side and a place for a popover, and how far its arrow is from the middle of that side.
struct PopoverPlace {
  private(set) var direction = UIPopoverArrowDirection.up
  private(set) var frame = CGRect.zero
  private(set) var offset: CGFloat = 0

  /// The side with room, of those that are permitted, below the source before those above and beside it; else the one with most room.
  init(
    source: CGRect, content: CGSize, room: CGRect, permitted: UIPopoverArrowDirection, insets: UIEdgeInsets,
    arrow: CGSize
  ) {
    let ground = CGSize(
      width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
    let free: [(UIPopoverArrowDirection, CGFloat)] = [
      (.up, room.maxY - source.maxY - ground.height), (.down, source.minY - room.minY - ground.height),
      (.right, source.minX - room.minX - ground.width), (.left, room.maxX - source.maxX - ground.width),
    ]
    let sides = free.filter { permitted.contains($0.0) }
    let best = sides.first { $0.1 >= arrow.height } ?? sides.max { $0.1 < $1.1 } ?? free[0]
    direction = best.0
    let isUpright: Bool = direction == .up || direction == .down
    var size: CGSize = ground
    if isUpright { size.height += arrow.height } else { size.width += arrow.height }
    size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    var origin = CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2)
    switch direction {
    case .up: origin.y = source.maxY
    case .down: origin.y = source.minY - size.height
    case .left: origin.x = source.maxX
    default: origin.x = source.minX - size.width
    }
    origin.x = min(max(origin.x, room.minX), room.maxX - size.width)
    origin.y = min(max(origin.y, room.minY), room.maxY - size.height)
    frame = CGRect(origin: origin, size: size)
    let wanted: CGFloat = isUpright ? source.midX - frame.midX : source.midY - frame.midY
    let most: CGFloat = max(0, ((isUpright ? size.width : size.height) - arrow.width) / 2)
    offset = min(max(wanted, -most), most)
  }
}

/// The background, and in front of it the content.
private final class PopoverGroundView: UIView {
  let content: UIView
  let background: UIPopoverBackgroundView

  init(_ content: UIView, _ background: UIPopoverBackgroundView) {
    self.content = content
    self.background = background
    super.init(frame: .zero)
    if type(of: background).wantsDefaultContentAppearance {
      content.layer.cornerRadius = 8
      content.clipsToBounds = true
    }
    addSubview(background)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  func take(_ place: PopoverPlace) {
    background.arrowDirection = place.direction
    background.arrowOffset = place.offset
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let measures: UIPopoverBackgroundView.Type = type(of: background)
    var insets: UIEdgeInsets = measures.contentViewInsets()
    switch background.arrowDirection {
    case .up: insets.top += measures.arrowHeight()
    case .down: insets.bottom += measures.arrowHeight()
    case .left: insets.left += measures.arrowHeight()
    default: insets.right += measures.arrowHeight()
    }
    content.frame = bounds.inset(by: insets)
  }
}
