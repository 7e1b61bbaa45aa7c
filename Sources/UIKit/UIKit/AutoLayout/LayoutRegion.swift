import CoreGraphics
import UIFoundation

extension UIView {
  /// A part of a view where content may lie: inside of the safe area, of the margins, or where lines are read with ease.
  public struct LayoutRegion: Hashable, Sendable {
    /// A direction in which a region gives way to what stands in the corners of a window.
    public enum AdaptivityAxis: Int, Sendable {
      case horizontal = 0
      case vertical = 1
    }

    enum Kind: Hashable, Sendable {
      case safeArea
      case margins
      case readableContent
    }

    let kind: Kind
    let adaptation: AdaptivityAxis?

    /// What bars and corners do not cover.
    ///
    /// - Parameter cornerAdaptation: The direction in which the region gives way to what stands in corners. Windows of a
    ///   desktop have nothing there, so that the region is the same with every one.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .safeArea, adaptation: cornerAdaptation)
    }

    /// What lies inside of the margins.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .margins, adaptation: cornerAdaptation)
    }

    /// What lies inside of the margins and is not too wide for lines of text.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .readableContent, adaptation: cornerAdaptation)
    }
  }

  /// The guide of a region; the same one each time.
  public func layoutGuide(for layoutRegion: LayoutRegion) -> UILayoutGuide {
    if let known = rareParts?.regionGuides.first(where: { $0.region == layoutRegion }) { return known.guide }
    let guide = UILayoutGuide(.region, of: self)
    ownRareParts.regionGuides.append((layoutRegion, guide))
    return guide
  }

  /// How far the edges of a region lie inside of the view.
  public func edgeInsets(for layoutRegion: LayoutRegion) -> UIEdgeInsets {
    switch layoutRegion.kind {
    case .safeArea: safeAreaInsets
    case .margins: layoutMargins
    case .readableContent: UILayoutGuide.readableInsets(in: self)
    }
  }

  /// How far the edges of a region lie inside of the view, by the reading direction.
  public func directionalEdgeInsets(for layoutRegion: LayoutRegion) -> NSDirectionalEdgeInsets {
    let insets: UIEdgeInsets = edgeInsets(for: layoutRegion)
    let isTurned: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isTurned ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isTurned ? insets.left : insets.right)
  }

  /// The insets of the guide of a region.
  func insets(ofRegion guide: UILayoutGuide) -> UIEdgeInsets {
    guard let known = rareParts?.regionGuides.first(where: { $0.guide === guide }) else { return .zero }
    return edgeInsets(for: known.region)
  }
}

extension UILayoutGuide {
  /// Whether the solution allows the guide other places as well. For tests: constraints are not meant to be ambiguous.
  public var hasAmbiguousLayout: Bool {
    guard let owningView else { return false }
    owningView.topView.layoutIfNeeded()
    return owningView.layoutSystem?.isAmbiguous(guide: self) ?? false
  }

  /// The active constraints that have a part in the guide's width or height.
  ///
  /// - Parameter axis: The direction.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.layoutSystem?.constraints(of: self, axis) ?? []
  }
}

extension NSLayoutAnchor {
  private var axis: NSLayoutConstraint.Axis { attribute.axis == .horizontal ? .horizontal : .vertical }

  /// The active constraints that have a part in the place of the anchor's item, in the anchor's direction.
  public var constraintsAffectingLayout: [NSLayoutConstraint] {
    if let view = layoutItem as? UIView { return view.constraintsAffectingLayout(for: axis) }
    return (layoutItem as? UILayoutGuide)?.constraintsAffectingLayout(for: axis) ?? []
  }

  /// Whether the solution allows the anchor's item other places as well.
  public var hasAmbiguousLayout: Bool {
    if let view = layoutItem as? UIView { return view.hasAmbiguousLayout }
    return (layoutItem as? UILayoutGuide)?.hasAmbiguousLayout ?? false
  }
}

extension UIView {
  /// Moves a view whose layout is ambiguous to another of its places, for finding out why it is. Nothing happens where the
  /// layout is not ambiguous.
  public func exerciseAmbiguityInLayout() {
    guard hasAmbiguousLayout, let system = layoutSystem, let frame = system.otherFrame(of: self) else { return }
    place(in: frame)
  }
}

extension LayoutSystem {
  func isAmbiguous(guide: UILayoutGuide) -> Bool {
    members[ObjectIdentifier(guide)].map { $0.variables.contains(where: solver.isAmbiguous) } ?? false
  }

  func constraints(of guide: UILayoutGuide, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    let found: [NSLayoutConstraint] = entries.values.compactMap { entry in
      entry.constraint.firstAttribute.axis == axis && entry.members.contains { $0.guide === guide }
        ? entry.constraint : nil
    }
    return found.sorted { $0.sequence < $1.sequence }
  }

  /// Another frame that the constraints of a view allow: one of its parts that is not decided is larger by some points.
  func otherFrame(of view: UIView) -> CGRect? {
    guard let member = members[ObjectIdentifier(view)],
      let part = member.variables.firstIndex(where: solver.isAmbiguous)
    else { return nil }
    let way: CGFloat = view.untransformedFrame == frame(of: member) ? 20 : 0
    var values: CGRect = frame(of: member)
    switch part {
    case 0: values.origin.x += way
    case 1: values.origin.y += way
    case 2: values.size.width += way
    default: values.size.height += way
    }
    return values
  }
}
