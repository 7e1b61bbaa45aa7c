import CoreGraphics
import Foundation
import FoundationGaps
import QuartzCore
import SwiftUICore
import UIFoundation

/// A rectangle of a window that draws, holds other views, and gets touches.
///
/// A view stands in a window with the views around it: as the view of a `UIViewRepresentable`, of a view controller, or inside
/// of such a view. There it is part of the window's own tree: it is laid out, drawn, hit and read together with the views of
/// SwiftUI around it and inside of it.
@MainActor @preconcurrency
open class UIView: UIResponder, @preconcurrency CALayerDelegate {
  /// The layer that holds the view's place and looks.
  public let layer: CALayer
  /// The view as the owner of its layer.
  final var layerHost: ViewLayerHost?
  /// What bodies that show the view follow.
  let changes = ViewChanges()
  /// What the view shows in SwiftUI's terms, behind the views inside; nil for most views.
  package final var makeContent: (@MainActor () -> AnyView)? {
    didSet { changes.hierarchy.change() }
  }
  /// The place of a view that stands in a window without a view of UIKit's around it.
  weak var root: ViewRoot?
  /// Where the chain of responders begins for keys in a view without views around, as long as none has the keyboard.
  var keyStart: UIResponder? { controller ?? self }
  /// Whether the view is nothing but a place of others, so that a single element inside keeps its own frame. Controls, rows
  /// and views that show something of SwiftUI's are found where they are seen.
  var isPlaceOfOthers: Bool { makeContent == nil && !(self is UIControl) && spokenRow == nil }
  /// The place of SwiftUI's in which the view stands is about to give it another size.
  ///
  /// - Returns: What ends the change; nil where nobody was told.
  func sizeWillChange(to size: CGSize) -> ContainerChange? { controller?.sizeWillChange(to: size) }
  /// The controller whose view this is.
  package(set) public weak var controller: UIViewController?

  /// Makes a view in a place of the view around it.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    connectLayer()
    self.frame = frame
  }

  /// Views are not read from files here: the coder is not looked at.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    connectLayer()
  }

  @MainActor @preconcurrency public override convenience init() { self.init(frame: .zero) }

  /// The class of the view's layer: `CALayer`, or one that inherits from it.
  open class var layerClass: AnyClass { CALayer.self }

  open override var next: UIResponder? { controller ?? superview ?? root?.responder }

  // MARK: Geometry

  /// The rectangle around the view in the space of the view around it.
  open var frame: CGRect {
    get { layerFrame }
    set { announceChange(of: "frame", "bounds", "center") { setGeometry { layer.frame = newValue } } }
  }

  /// The view's own space: it begins at the origin, and views inside are placed in it.
  open var bounds: CGRect {
    get { layer.bounds }
    set { announceChange(of: "bounds") { setGeometry { layer.bounds = newValue } } }
  }

  /// The middle of the view in the space of the view around it.
  open var center: CGPoint {
    get { layer.position }
    set {
      guard layer.position != newValue else { return }
      announceChange(of: "center") { layer.position = newValue }
      if isConstrained { tellLayoutSystem() }
    }
  }

  /// What happens to the view around its middle.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // MARK: Hierarchy

  /// The views inside, from back to front.
  public internal(set) final var subviews: [UIView] = [] {
    didSet {
      layer.viewsDidChange()
      changes.hierarchy.change()
    }
  }
  /// The view around this one.
  public internal(set) final weak var superview: UIView?

  /// The window that shows the view; nil while none does.
  open var window: UIWindow? { superview?.window ?? root?.window }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  /// Adds a view in front of the others inside.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  /// Puts a view among those inside, in front of as many others as the index says.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Puts a view right in front of another one, or right behind it.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    place(view, beside: siblingSubview, 1)
  }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    place(view, beside: siblingSubview, 0)
  }

  /// Takes the view out of the one around it.
  open func removeFromSuperview() { leaveSuperview() }

  // MARK: Looks

  /// The colour behind what the view draws; nil for none. It follows the appearance of where the view is shown.
  open var backgroundColor: UIColor? {
    didSet {
      guard backgroundColor != oldValue else { return }
      ground = (backgroundColor, backgroundColor?.cgColor)
      layer.backgroundColor = ground.layer
      changes.look.change()
    }
  }
  /// The colour that was set, whatever a subclass answers for it, and that of the layer because of it.
  final var ground: (color: UIColor?, layer: CGColor?) = (nil, nil)
  /// From 0 for clear to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { announceChange(of: "alpha") { layer.opacity = Float(min(max(newValue, 0), 1)) } }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard layer.isHidden != newValue else { return }
      announceChange(of: "isHidden") { layer.isHidden = newValue }
      (superview as? UIStackView)?.visibilityDidChange(of: self)
    }
  }
  /// Whether the view fills all of its bounds; what it leaves clear is not filled in for it.
  open var isOpaque: Bool = true
  /// Whether what is inside ends at the view's edges.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var contentMode: ContentMode = .scaleToFill {
    didSet { if contentMode != oldValue { changes.drawing.change() } }
  }
  /// Whether the drawing is cleared before `draw(_:)`: it always is.
  open var clearsContextBeforeDrawing: Bool = true
  /// The colour of what can be used inside; that of the view around where none is set, blue in the end.
  open var tintColor: UIColor! {
    get { adjustedTint }
    set {
      ownTint = newValue
      tellTint()
    }
  }
  final var ownTint: UIColor?

  /// The tint of the view, or of one around it, is another one.
  open func tintColorDidChange() {}

  /// The appearance for the view and all inside, whatever it is around.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { traitsDidChangeHere() } }
  }

  /// The traits on which colours, images and layouts of the view depend.
  open var traitCollection: UITraitCollection { followedTraits }

  /// The smallest and the largest size of text in the view and all inside; nil, the default, for no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { rareParts?.leastTextSize }
    set { limitTextSize(\.leastTextSize, newValue) }
  }
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { rareParts?.largestTextSize }
    set { limitTextSize(\.largestTextSize, newValue) }
  }
  /// The limits that the view and those around set, in words, for finding out why a text has its size.
  open var appliedContentSizeCategoryLimitsDescription: String { textSizeLimitsInWords }

  /// The traits of the view are others than before. It is not called when the view comes into a window for the first time.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The view's traits have another size of text, for the framework's own views with fonts that follow it.
  func textSizeDidChange() {}

  final var ownTraits: TraitStore?
  /// The traits that the view was told last.
  final var toldTraits: UITraitCollection?

  // MARK: Drawing

  /// Draws the view in the current context, in the view's own space.
  ///
  /// - Parameter rect: What is to be drawn: all of the bounds.
  open func draw(_ rect: CGRect) {}

  /// Draws the view's layer: calls `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) { if layer === self.layer { draw(bounds) } }
  /// Gives a layer by itself, whose delegate the view is, its contents; by default it is drawn.
  open func display(_ layer: CALayer) { layer.leaveDisplayToDrawing() }
  open func layerWillDraw(_ layer: CALayer) {}
  /// Places what is inside of the layer: calls `layoutSubviews()`.
  open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layoutSubviews() } }
  /// The action for a change of a property of a layer: none for the view's own, which `animate` animates.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    layer === self.layer ? NSNull() : nil
  }

  /// The outline by which the view meets others while a `UIDynamicAnimator` moves it; a rectangle by default.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline around the middle as the origin, for views of the type `path`.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// Draws what the kind of view shows by itself, behind `draw(_:)`.
  func drawContent(_ rect: CGRect) {}

  /// Asks for the view to be drawn again with the next frame.
  open func setNeedsDisplay() { changes.drawing.change() }
  open func setNeedsDisplay(_ rect: CGRect) { changes.drawing.change() }

  // MARK: Layout

  /// The size that suits the view's content, for a view that has such a size.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The content has another size now.
  open func invalidateIntrinsicContentSize() {
    changes.sizing.change()
    if isConstrained { layoutSystem?.viewDidChange(self) }
  }

  /// The size that suits the view best where so much is there; by default the size that it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Makes the view as large as suits it.
  open func sizeToFit() {
    let size: CGSize = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// Places the views inside. Called when the size of the view or the views inside are others. By default the views inside get
  /// the frames that follow from constraints; their autoresizing masks have placed the others already.
  open func layoutSubviews() { layoutSystem?.apply(to: self) }

  /// Asks for the views inside to be placed before the next frame.
  open func setNeedsLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    askForPass()
  }

  /// Brings the view up to date before its layout. Called when `setNeedsUpdateProperties()` asked for it.
  open func updateProperties() {}

  /// Places the views inside now, if that was asked for.
  open func layoutIfNeeded() {
    // A layout may set frames and texts on which constraints depend; a few rounds settle that.
    for _ in 0..<8 {
      updateMarked()
      layoutSystem?.update()
      layOutMarked()
      guard layoutSystem?.hasChanges == true else { break }
    }
  }

  var needsLayout: Bool = true
  /// Whether the view, or one inside of it, asks for its properties, constraints or layout; new ones ask for all of it.
  final var needsPass: Bool = true
  final var isLayingOut: Bool = false

  /// How the view follows the size of the view around it.
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews: Bool = true
  /// Whether the view's frame counts as required constraints. True by default, false for a view with constraints of its own.
  open var translatesAutoresizingMaskIntoConstraints: Bool = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue, isConstrained { tellLayoutSystem() } }
  }
  /// How far content stays away from the view's edges: 8 points on each side by default, and the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { shownMargins }
    set { shownMargins = newValue }
  }
  /// Whether leading is left or right in the view, where it is not left to the window.
  open var semanticContentAttribute: SemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { directionDidChange() } }
  }
  var priorities = LengthPriorities()

  /// What bars, corners of the window and controllers around take of the view.
  open var safeAreaInsets: UIEdgeInsets { currentSafeArea }
  /// The safe area of which the view was told last.
  final var toldSafeArea: UIEdgeInsets = .zero
  open func safeAreaInsetsDidChange() {}

  // MARK: Constraints

  /// The active constraints whose nearest common view this is.
  final var heldConstraints: [NSLayoutConstraint] = []
  /// The constraints of the whole tree, at its topmost view.
  final var ownLayoutSystem: LayoutSystem?
  /// Whether a constraint of the tree's system uses the view.
  final var isConstrained: Bool = false
  final var needsConstraints: Bool = true
  final var needsProperties: Bool = true
  /// Layout margins as they were set.
  final var ownMargins = LayoutMargins()
  final var guides = ViewGuides()

  /// Whether the view needs constraints to work; they work for all views.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Makes or changes the view's constraints. Called before the layout when that was asked for. Overrides call `super` last.
  open func updateConstraints() {}
  /// Asks for `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { askForConstraints() }

  /// The distance of the rectangle that constraints are about from the view's edges; none by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view inside whose first line is this view's; the view itself by default.
  open var forFirstBaselineLayout: UIView { self }
  /// The view inside whose last line is this view's; the view itself by default.
  open var forLastBaselineLayout: UIView { self }

  /// How far the first line's baseline is from the top, and the last one's from the bottom, of the alignment rectangle.
  var baselineInsets: (first: CGFloat, last: CGFloat) { (0, 0) }
  /// Whether the height of the content depends on the width that constraints give the view.
  var breaksLinesAtWidth: Bool { false }
  /// The intrinsic size for constraints.
  ///
  /// - Parameter width: At which lines break; nil where that is not known yet.
  func contentSize(breakingLinesAt width: CGFloat?) -> CGSize { intrinsicContentSize }

  /// The size of the view that constraints inside allow and that comes nearest to a size.
  ///
  /// - Parameters:
  ///   - targetSize: `layoutFittingCompressedSize` for the least, `layoutFittingExpandedSize` for the most.
  ///   - horizontalFittingPriority: How strongly the width counts beside the constraints inside.
  ///   - verticalFittingPriority: How strongly the height does.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      FittingTarget(size: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority))
  }

  /// The size of the view that constraints inside allow and that comes nearest to a size, which counts as the weakest
  /// constraint.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The margins are others.
  open func layoutMarginsDidChange() {}

  // MARK: Touches

  /// Whether touches reach the view and all inside.
  open var isUserInteractionEnabled: Bool = true {
    didSet { if isUserInteractionEnabled != oldValue { changes.look.change() } }
  }
  open var isMultipleTouchEnabled: Bool = false
  open var isExclusiveTouch: Bool = false
  /// The recognizers that look at touches of the view and of all inside.
  public internal(set) final var gestureRecognizers: [UIGestureRecognizer]?
  /// Lets a recognizer look at touches of the view; it leaves the view that it was on.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

  /// The frontmost view at a point of the view's own space, of those inside and this one; nil where there is none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether a point of the view's own space is in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Whether a gesture of the view may begin; asked before the recognizer's delegate is.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Takes the keyboard from the view, or from one inside, if it is there.
  ///
  /// - Parameter force: Whether a view that refuses is not asked.
  /// - Returns: Whether no view inside has the keyboard any more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let responder = FirstResponder.current(inside: self) else { return true }
    return FirstResponder.forcing(force) { responder.resignFirstResponder() }
  }

  // MARK: Values

  /// A number by which the view can be found.
  open var tag: Int = 0
  /// The name by which the view's state comes back with the window, where all controllers around have one too.
  open var restorationIdentifier: String?
  /// Writes what is to come back with the window. Overrides call `super`.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Takes up what was written. Overrides call `super`.
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Accessibility

  final var ownInteractions: [any UIInteraction] = []

  /// Adds an interaction; it leaves the view that it was on.
  open func addInteraction(_ interaction: any UIInteraction) { begin(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) { end(interaction) }

  /// What the view shows while the pointer is over it, beside its look; nil for nothing.
  final var pointerLook: PointerLook? {
    didSet { tellOfPointerLook(from: oldValue) }
  }

  // MARK: Large content

  /// What the program said of the view's large form; nil until then.
  final var largeContent: LargeContentWords?

  /// Whether the view is shown large while it is pressed, where texts are large and a view around it has an interaction for
  /// that. False by default.
  open var showsLargeContentViewer: Bool {
    get { largeContent?.isShown ?? false }
    set { ownLargeContent.isShown = newValue }
  }
  /// The words of the view's large form; those of a label or button by default.
  open var largeContentTitle: String? {
    get { largeContent?.title ?? ownLargeTitle }
    set { ownLargeContent.title = newValue }
  }
  /// The image of the view's large form; that of an image view or button by default.
  open var largeContentImage: UIImage? {
    get { largeContent?.image ?? ownLargeImage }
    set { ownLargeContent.image = newValue }
  }

  /// Draws the view on paper: as it is seen, by default.
  ///
  /// - Parameters:
  ///   - rect: The bounds.
  ///   - formatter: The formatter that lays the view out on pages.
  open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
    drawHierarchy(in: rect, afterScreenUpdates: true)
  }

  // MARK: Focus

  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { nextFocusEnvironment }
  open func setNeedsFocusUpdate() { requestFocusUpdate() }
  open func updateFocusIfNeeded() { FocusedViews.around(self)?.update() }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// Whether the keyboard's focus can be on the view. False by default, true for controls that can be used.
  open var canBecomeFocused: Bool { false }
  /// Whether the view has the focus.
  open var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }
  /// What few views have.
  final var rareParts: RareViewParts?
  /// Whether the focus cannot be on views beside this one.
  var coversSiblings: Bool { false }

  override func statementDidChange() { changes.accessibility.change() }
  override func firstResponderDidChange(_ isFirst: Bool) { keyboardDidMove(here: isFirst) }

  /// What the view says as a row or a header, beyond what its views say; nil for most views.
  var spokenRow: SpokenRow? { nil }
  /// Counts changes of what the view says, for whoever reads it.
  var speechVersion: Int { changes.accessibility.read() }
}
