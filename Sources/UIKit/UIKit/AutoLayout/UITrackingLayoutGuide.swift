import CoreGraphics
import UIFoundation

/// A layout guide that some constraints follow only while it is near an edge of its view, or away from one.
@MainActor @preconcurrency
open class UITrackingLayoutGuide: UILayoutGuide {
  private struct Tracked {
    var constraints: [NSLayoutConstraint]
    var edges: NSDirectionalRectEdge
    /// Whether they count near the edges, and not away from them.
    var isNear: Bool
  }

  private var tracked: [Tracked] = []

  /// The edges of its view that the guide is near now.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Lets constraints count while the guide is near an edge.
  open func setConstraints(_ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
    set(trackedConstraints, edge, isNear: true)
  }

  /// Lets constraints count while the guide is away from an edge.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    set(trackedConstraints, edge, isNear: false)
  }

  /// The constraints that count while the guide is near an edge.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.filter { $0.isNear && $0.edges == edge }.flatMap(\.constraints)
  }

  /// The constraints that count while the guide is away from an edge.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.filter { !$0.isNear && $0.edges == edge }.flatMap(\.constraints)
  }

  /// Forgets all constraints, which count no longer.
  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate(tracked.flatMap(\.constraints))
    tracked = []
  }

  private func set(_ constraints: [NSLayoutConstraint], _ edges: NSDirectionalRectEdge, isNear: Bool) {
    for old in tracked where old.isNear == isNear && old.edges == edges {
      NSLayoutConstraint.deactivate(old.constraints)
    }
    tracked.removeAll { $0.isNear == isNear && $0.edges == edges }
    let new = Tracked(constraints: constraints, edges: edges, isNear: isNear)
    tracked.append(new)
    follow(new)
  }

  private func follow(_ tracked: Tracked) {
    let isNear: Bool = nearEdges.isSuperset(of: tracked.edges)
    let isAway: Bool = nearEdges.isDisjoint(with: tracked.edges)
    for constraint in tracked.constraints { constraint.isActive = tracked.isNear ? isNear : isAway }
  }
}

/// The part of a view that a keyboard on the screen covers.
///
/// A desktop shows no keyboard: the guide lies at the lower edge, as on a device whose keyboard is hidden, and is as high as
/// what bars and the window's corners take there.
@MainActor @preconcurrency
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that is not at the lower edge. False by default.
  open var followsUndockedKeyboard: Bool = false
  /// Whether the guide is at least as high as the safe area at the lower edge takes. True by default.
  open var usesBottomSafeArea: Bool = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.setNeedsLayout() } }
  }
  /// How far above the keyboard a drag begins to move it, in points; 0 by default.
  open var keyboardDismissPadding: CGFloat = 0

  /// The guide of a view.
  init(of view: UIView) { super.init(.keyboard, of: view) }

  override var nearEdges: NSDirectionalRectEdge { .bottom }

  /// How high the guide is.
  var height: CGFloat { usesBottomSafeArea ? owningView?.safeAreaInsets.bottom ?? 0 : 0 }

  open override var layoutFrame: CGRect {
    guard let bounds = owningView?.bounds else { return .zero }
    return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }
}

extension UIView {
  /// The part of the view that a keyboard on the screen covers, at the view's lower edge.
  ///
  /// ```swift
  /// let view = UIView()
  /// let field = UITextField()
  /// view.addSubview(field)
  /// field.translatesAutoresizingMaskIntoConstraints = false
  /// field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
  /// ```
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = rareParts?.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(of: self)
    ownRareParts.keyboardGuide = guide
    return guide
  }
}
