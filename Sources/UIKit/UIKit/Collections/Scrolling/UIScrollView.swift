import CoreGraphics
import Foundation
import SwiftUICore
import UIFoundation

/// A view whose content is larger than itself, and moves under it (behaviour 588).
///
/// Views inside lie in the space of the content. `contentOffset`, which is the origin of the view's bounds, says which point of
/// it is at the upper left corner. Fingers, wheels, touch pads, keys and bars move the content as they move that of SwiftUI's
/// scroll views.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareScrolling()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareScrolling()
  }

  private func prepareScrolling() {
    clipsToBounds = true
    addGestureRecognizer(pan)
  }

  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: State

  /// Writes the zoom, the insets and the place of the content (behaviour 592).
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    let insets: UIEdgeInsets = contentInset
    let numbers: [CGFloat] = [
      zoomScale, insets.top, insets.left, insets.bottom, insets.right, contentOffset.x, contentOffset.y,
    ]
    for (key, number) in zip(Self.stateKeys, numbers) { coder.encode(Double(number), forKey: key) }
  }

  /// Takes up what was written; numbers that are none are left out.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    guard Self.stateKeys.allSatisfy({ coder.containsValue(forKey: $0) }) else { return }
    let numbers: [CGFloat] = Self.stateKeys.map { CGFloat(coder.decodeDouble(forKey: $0)) }
    guard numbers.allSatisfy(\.isFinite), numbers[0] > 0 else { return }
    if numbers[0] != zoomScale { zoomScale = numbers[0] }
    contentInset = UIEdgeInsets(top: numbers[1], left: numbers[2], bottom: numbers[3], right: numbers[4])
    contentOffset = CGPoint(x: numbers[5], y: numbers[6])
  }

  private static let stateKeys: [String] = [
    "zoomScale", "insetTop", "insetLeft", "insetBottom", "insetRight", "offsetX", "offsetY",
  ]

  // MARK: Content

  /// How large the content is: how far it can be scrolled. Negative lengths count as none.
  open var contentSize: CGSize = .zero {
    willSet { beginChange(of: "contentSize") }
    didSet {
      if contentSize != oldValue { limitsDidChange() }
      endChange(of: "contentSize")
    }
  }

  /// The point of the content at the upper left corner. It is taken as it is, also beyond the edges of the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old: CGRect = super.bounds
      var new: CGRect = newValue
      // A place that is no number is none.
      if !new.origin.x.isFinite { new.origin.x = old.minX }
      if !new.origin.y.isFinite { new.origin.y = old.minY }
      if old.origin != new.origin { beginChange(of: "contentOffset") }
      super.bounds = new
      if old.size != new.size { limitsDidChange() }
      guard old.origin != new.origin else { return }
      contentDidMove()
      endChange(of: "contentOffset")
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let old: CGSize = super.bounds.size
      super.frame = newValue
      if old != super.bounds.size { limitsDidChange() }
    }
  }

  /// Whether the row or item that has the focus looks so: keys lead, and not the pointer or a finger, which shows by itself where
  /// it is.
  final var showsFocus: Bool = true { didSet { if showsFocus != oldValue { keyboardDidMove() } } }

  /// The content has moved.
  func contentDidMove() {
    setNeedsLayout()
    barChanges.change()
    delegate?.scrollViewDidScroll(self)
  }

  /// What decides how far the content can be scrolled is another one.
  func limitsDidChange() {
    setNeedsLayout()
    barChanges.change()
  }

  // MARK: Insets

  /// Room around the content, beside that for the safe area.
  open var contentInset: UIEdgeInsets = .zero {
    willSet { beginChange(of: "contentInset") }
    didSet {
      if contentInset != oldValue { insetsDidChange() }
      endChange(of: "contentInset")
    }
  }
  /// How the content keeps away from the safe area.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetsDidChange() } }
  }
  /// The room above the content while it is brought up to date.
  var refreshRoom: CGFloat = 0 { didSet { if refreshRoom != oldValue { insetsDidChange() } } }
  /// The insets that the place of the content was last brought in line with.
  var settledInset: UIEdgeInsets = .zero

  /// The room around the content: `contentInset` and what the safe area takes (behaviour 593).
  open var adjustedContentInset: UIEdgeInsets { wholeInset }

  /// The insets around the content are others.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsDidChange()
  }

  private func insetsDidChange() {
    settleInsets()
    limitsDidChange()
  }

  // MARK: Scrolling

  open var isScrollEnabled: Bool = true { didSet { if isScrollEnabled != oldValue { barChanges.change() } } }
  /// Whether the content comes to rest at multiples of the view's size (behaviour 594).
  open var isPagingEnabled: Bool = false
  /// Whether a drag that begins along one axis keeps to it.
  open var isDirectionalLockEnabled: Bool = false
  /// Whether content that is pulled beyond an edge follows a little.
  open var bounces: Bool = true
  /// Whether content that fits can be pulled up and down.
  open var alwaysBounceVertical: Bool = false
  open var alwaysBounceHorizontal: Bool = false
  open var bouncesVertically: Bool = true
  open var bouncesHorizontally: Bool = true
  open var scrollsToTop: Bool = true
  open var decelerationRate: DecelerationRate = .normal
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// Whether a touch waits whether it becomes a drag: here a touch goes to the view inside at once, and a drag takes it away.
  open var delaysContentTouches: Bool = true
  /// Whether a drag takes a touch away from a view inside: it does.
  open var canCancelContentTouches: Bool = true
  /// Whether keys scroll the content.
  open var allowsKeyboardScrolling: Bool = true
  /// Whether a drag that the content cannot follow scrolls the view around instead.
  open var transfersHorizontalScrollingToParent: Bool = true
  open var transfersVerticalScrollingToParent: Bool = true

  /// Whether a finger holds the content.
  open var isTracking: Bool { mover.isHeld }
  /// Whether a finger has moved the content and holds it still.
  open var isDragging: Bool { mover.isDragging }
  /// Whether the content goes on by itself after it was let go.
  open var isDecelerating: Bool { mover.isDecelerating }
  /// Whether the content moves because a program asked for it.
  open var isScrollAnimating: Bool { mover.isAnimating }

  /// Moves the content. With an animation the delegate hears of the end; without, of the movement alone.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated { return mover.animate(to: contentOffset) }
    mover.stop()
    guard contentOffset != bounds.origin else { return }
    bounds.origin = contentOffset
  }

  /// Moves the content as little as shows a rectangle of it.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let goal: CGPoint = offset(showing: rect)
    if goal != contentOffset { setContentOffset(goal, animated: animated) }
  }

  /// Ends all that moves by itself, where it is.
  open func stopScrollingAndZooming() { mover.stop() }

  private(set) lazy var mover = ScrollMover(self)
  private lazy var pan = ScrollPanRecognizer(self)
  /// Recognizes the drags that move the content.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  // MARK: Bars

  open var showsVerticalScrollIndicator: Bool = true {
    didSet { if showsVerticalScrollIndicator != oldValue { barChanges.change() } }
  }
  open var showsHorizontalScrollIndicator: Bool = true {
    didSet { if showsHorizontalScrollIndicator != oldValue { barChanges.change() } }
  }
  open var indicatorStyle: IndicatorStyle = .default {
    didSet { if indicatorStyle != oldValue { barChanges.change() } }
  }
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { if verticalScrollIndicatorInsets != oldValue { barChanges.change() } }
  }
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { if horizontalScrollIndicatorInsets != oldValue { barChanges.change() } }
  }
  /// Whether bars keep away from the safe area.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool = true {
    didSet { if automaticallyAdjustsScrollIndicatorInsets != oldValue { barChanges.change() } }
  }
  /// The insets of both bars.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  open var indexDisplayMode: IndexDisplayMode = .automatic

  /// Shows the bars for a moment.
  open func flashScrollIndicators() { mover.place?.flash() }

  /// What the bars, and the words of assistive technologies, follow.
  let barChanges = ChangeCount()

  /// What few scroll views have; made when the first of it is asked for.
  final lazy var scrollParts = ScrollParts()
  /// Where content that is smaller than the view lies in it: 0 at the start of an axis, which is the default, and 1 at its end.
  open var contentAlignmentPoint: CGPoint = .zero {
    didSet {
      guard contentAlignmentPoint != oldValue else { return }
      limitsDidChange()
      contentOffset = clamped(contentOffset)
    }
  }

  // MARK: Zooming

  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  open var bouncesZoom: Bool = true
  /// How much larger the view that the delegate gives is shown, within the limits.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }
  open var isZooming: Bool { zoom.isPinched }
  /// Changes of the scale that a program asks for are there at once for programs.
  open var isZoomAnimating: Bool { false }
  open var isZoomBouncing: Bool { false }
  var zoom = ScrollZoom()
  /// Recognizes the pinches that change the scale; nil where it cannot be changed.
  open private(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?

  /// A view is zoomed only where the least and the largest scale differ (behaviour 591).
  private func zoomLimitsDidChange() {
    let isZoomable: Bool = minimumZoomScale < maximumZoomScale
    if isZoomable, pinchGestureRecognizer == nil {
      let recognizer = ScrollPinchRecognizer(self)
      pinchGestureRecognizer = recognizer
      addGestureRecognizer(recognizer)
      // Two fingers are a pinch before one of them is a drag.
      gestureRecognizers?.sort { $0 === recognizer && $1 !== recognizer }
    } else if !isZoomable, let recognizer = pinchGestureRecognizer {
      removeGestureRecognizer(recognizer)
      pinchGestureRecognizer = nil
    }
  }

  /// Changes the scale around the middle of what is seen.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { setZoom(scale, animated: animated) }

  /// Shows a rectangle of the zoomed view as large as it fits.
  open func zoom(to rect: CGRect, animated: Bool) { zoomIn(on: rect, animated: animated) }

  // MARK: Refreshing

  /// What people pull down to bring the content up to date; nil for none.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      limitsDidChange()
    }
  }

  // MARK: Layout

  private var guideOfContent: UILayoutGuide?
  private var guideOfFrame: UILayoutGuide?

  /// The rectangle of the content: constraints with it decide about `contentSize`.
  open var contentLayoutGuide: UILayoutGuide {
    if let guideOfContent { return guideOfContent }
    let guide = UILayoutGuide(.scrollContent, of: self)
    guideOfContent = guide
    return guide
  }

  /// The rectangle of the view, which does not move with the content.
  open var frameLayoutGuide: UILayoutGuide {
    if let guideOfFrame { return guideOfFrame }
    let guide = UILayoutGuide(.scrollFrame, of: self)
    guideOfFrame = guide
    return guide
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let guideOfContent, let size = layoutSystem?.solvedFrame(of: guideOfContent)?.size { contentSize = size }
    refreshControl?.place(in: self)
    settle()
  }

  /// Whether a touch goes to a view inside.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Whether a drag takes a touch away from a view inside.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Keys

  /// Whether the keyboard's focus comes to the view itself.
  var takesKeyboard: Bool { false }
  /// Whether arrow keys go through what is inside, as in tables and collections that allow it.
  open override var canBecomeFocused: Bool { takesKeyboard }
  /// Takes a key that goes down while the view has the focus; false when it does nothing with it.
  func handleKey(_ key: KeyPress) -> Bool { false }
  /// The view got the keyboard's focus, or lost it.
  func keyboardDidMove() {}

  // MARK: For assistive technologies

  /// What the content is for assistive technologies.
  var spokenContainer: ScrollSpeech { ScrollSpeech(role: .scrollArea) }

  /// Scrolls by a page; false where the content ends in the direction.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    super.accessibilityScroll(direction) || turnPage(in: direction)
  }
}
