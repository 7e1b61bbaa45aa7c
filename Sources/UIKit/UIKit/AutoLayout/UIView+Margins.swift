import CoreGraphics
import UIFoundation

/// Insets that depend on the reading direction, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  public var top: CGFloat
  /// At the edge where reading begins.
  public var leading: CGFloat
  public var bottom: CGFloat
  /// At the edge where reading ends.
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// No insets.
  public static let zero = NSDirectionalEdgeInsets()
}

/// Margins as they were set, and what else counts for them.
struct LayoutMargins {
  /// Leading and trailing, or left and right where those were set.
  var insets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  var isAbsolute: Bool = false
  var isSet: Bool = false
  var preservesSuperview: Bool = false
  var includesSafeArea: Bool = true
}

/// The layout guides of a view.
struct ViewGuides {
  var own: [UILayoutGuide] = []
  var safeArea: UILayoutGuide?
  var margins: UILayoutGuide?
  var readable: UILayoutGuide?
}

extension UIView {
  /// The layout margins, and the same set for both reading directions.
  final var shownMargins: UIEdgeInsets {
    get {
      var result: UIEdgeInsets = absolute(ownMargins.insets)
      if let controller, controller.viewRespectsSystemMinimumLayoutMargins {
        let least: UIEdgeInsets = absolute(controller.systemMinimumLayoutMargins)
        // Where no margins were set, those of a controller's view are the system's.
        result = ownMargins.isSet ? result.enlarged(to: least) : least
      }
      if ownMargins.preservesSuperview, let superview {
        let outer: CGRect = superview.bounds.inset(by: superview.layoutMargins)
        let frame: CGRect = untransformedFrame
        result.top = max(result.top, outer.minY - frame.minY)
        result.left = max(result.left, outer.minX - frame.minX)
        result.bottom = max(result.bottom, frame.maxY - outer.maxY)
        result.right = max(result.right, frame.maxX - outer.maxX)
      }
      guard ownMargins.includesSafeArea else { return result }
      let safeArea: UIEdgeInsets = safeAreaInsets
      result.top += safeArea.top
      result.left += safeArea.left
      result.bottom += safeArea.bottom
      result.right += safeArea.right
      return result
    }
    set {
      ownMargins.isAbsolute = true
      setMargins(
        NSDirectionalEdgeInsets(
          top: newValue.top, leading: newValue.left, bottom: newValue.bottom, trailing: newValue.right))
    }
  }

  /// How far content stays away from the view's edges, by the reading direction.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins: UIEdgeInsets = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isRightToLeft ? margins.right : margins.left, bottom: margins.bottom,
        trailing: isRightToLeft ? margins.left : margins.right)
    }
    set {
      ownMargins.isAbsolute = false
      setMargins(newValue)
    }
  }

  /// Whether the margins are at least those of the view around.
  public var preservesSuperviewLayoutMargins: Bool {
    get { ownMargins.preservesSuperview }
    set {
      ownMargins.preservesSuperview = newValue
      marginsDidChange()
    }
  }

  /// Whether the safe area is added to the margins; true by default.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { ownMargins.includesSafeArea }
    set {
      ownMargins.includesSafeArea = newValue
      marginsDidChange()
    }
  }

  private func setMargins(_ insets: NSDirectionalEdgeInsets) {
    ownMargins.insets = insets
    ownMargins.isSet = true
    marginsDidChange()
  }

  private func marginsDidChange() {
    setNeedsLayout()
    changes.sizing.change()
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
  }

  private func absolute(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let isTurned: Bool = !ownMargins.isAbsolute && isRightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isTurned ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isTurned ? insets.leading : insets.trailing)
  }

  // MARK: Direction

  /// The reading direction that the view is arranged by.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified: topView.root?.isRightToLeft == true ? .rightToLeft : .leftToRight
    }
  }

  /// The reading direction for a semantic attribute where nothing else is known: left to right unless it is forced.
  public class func userInterfaceLayoutDirection(for attribute: SemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func directionDidChange() {
    layoutSystem?.turnRound()
    setNeedsDisplay()
  }

  // MARK: Guides

  /// The part of the view that no bar and no corner of the window covers.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(\.safeArea, .safeArea) }
  /// The part of the view inside of its margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(\.margins, .margins) }
  /// The part inside of the margins that is not too wide for lines of text.
  public var readableContentGuide: UILayoutGuide { guide(\.readable, .readableContent) }

  private func guide(_ path: WritableKeyPath<ViewGuides, UILayoutGuide?>, _ kind: UILayoutGuide.Kind)
    -> UILayoutGuide
  {
    if let guide = guides[keyPath: path] { return guide }
    let guide = UILayoutGuide(kind, of: self)
    guides[keyPath: path] = guide
    return guide
  }

  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { guides.own }

  /// Adds a guide, which lies in the view's space from now on.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    guides.own.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Removes a guide with all constraints that are about it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    var next: UIView? = self
    while let view = next {
      for constraint in view.heldConstraints where constraint.first === layoutGuide || constraint.second === layoutGuide
      {
        constraint.deactivate()
      }
      next = view.superview
    }
    guides.own.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }
}

extension UIEdgeInsets {
  fileprivate func enlarged(to least: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, least.top), left: max(left, least.left), bottom: max(bottom, least.bottom),
      right: max(right, least.right))
  }
}
