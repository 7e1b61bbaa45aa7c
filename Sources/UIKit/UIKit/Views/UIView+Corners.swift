import CoreGraphics
import QuartzCore
import UIFoundation

extension UIView {
  /// How the corners of the view are rounded. Until it is set, the layer's `cornerRadius` says it.
  ///
  /// ```swift
  /// let card = UIView()
  /// card.cornerConfiguration = .uniformCorners(radius: 20)
  /// let picture = UIView()
  /// picture.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
  /// card.addSubview(picture)
  /// ```
  public var cornerConfiguration: UICornerConfiguration {
    get { rareParts?.corners ?? .corners(radius: .fixed(Double(layer.cornerRadius))) }
    set {
      guard newValue != rareParts?.corners else { return }
      ownRareParts.corners = newValue
      cornersDidChange()
    }
  }

  /// The radius in points that a corner has as the view is now.
  ///
  /// - Parameter corner: One corner; of several the first one counts.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let radii: CornerRadii = shownCornerRadii.fitting(bounds.size)
    if corner.contains(.topLeft) { return radii.topLeft }
    if corner.contains(.topRight) { return radii.topRight }
    return corner.contains(.bottomLeft) ? radii.bottomLeft : radii.bottomRight
  }

  /// The radii of a configuration; nil where the layer's radius counts. The node that asks comes to depend on the views around
  /// by which they are found.
  var configuredRadii: CornerRadii? {
    guard let corners = rareParts?.corners else { return nil }
    let size: CGSize = layer.shown.bounds.size
    switch corners.kind {
    case .capsule(let largest):
      let radius: CGFloat = min(size.width, size.height) / 2
      return CornerRadii(largest.map { min(CGFloat($0), radius) } ?? radius)
    case .corners(let wanted):
      let container: [CGFloat] = wanted.contains { $0?.isConcentric == true } ? concentricRadii : [0, 0, 0, 0]
      var radii: [CGFloat] = zip(wanted, container).map { $0?.radius(container: $1) ?? 0 }
      for group in corners.uniform {
        let largest: CGFloat = group.map { radii[$0] }.max() ?? 0
        for corner in group { radii[corner] = largest }
      }
      return CornerRadii(topLeft: radii[0], topRight: radii[1], bottomLeft: radii[2], bottomRight: radii[3])
    }
  }

  /// The radii of the corners, by a configuration or by the layer.
  private var shownCornerRadii: CornerRadii {
    if let configuredRadii { return configuredRadii }
    let rounded: CACornerMask = layer.maskedCorners
    func radius(_ corner: CACornerMask) -> CGFloat { rounded.contains(corner) ? layer.cornerRadius : 0 }
    return CornerRadii(
      topLeft: radius(.layerMinXMinYCorner), topRight: radius(.layerMaxXMinYCorner),
      bottomLeft: radius(.layerMinXMaxYCorner), bottomRight: radius(.layerMaxXMaxYCorner))
  }

  /// The radii with the same centres as those of the nearest view around that has rounded corners. A corner at a distance from
  /// its edges is rounder by as much less; where the distances to two edges differ, the larger one counts.
  private var concentricRadii: [CGFloat] {
    var toContainer: CGAffineTransform = toSuperview
    var view: UIView = self
    while let container = view.superview {
      _ = view.changes.geometry.read()
      _ = container.changes.look.read()
      if container.rareParts?.corners != nil || container.layer.cornerRadius > 0 {
        _ = container.changes.geometry.read()
        let frame: CGRect = bounds.applying(toContainer)
        let outer: CGRect = container.bounds
        let radii: CornerRadii = container.shownCornerRadii.fitting(outer.size)
        let left: CGFloat = frame.minX - outer.minX
        let right: CGFloat = outer.maxX - frame.maxX
        let top: CGFloat = frame.minY - outer.minY
        let bottom: CGFloat = outer.maxY - frame.maxY
        return [
          radii.topLeft - max(left, top), radii.topRight - max(right, top), radii.bottomLeft - max(left, bottom),
          radii.bottomRight - max(right, bottom),
        ]
      }
      toContainer = toContainer.concatenating(container.toSuperview)
      view = container
    }
    return [0, 0, 0, 0]
  }

  /// The corners are others: views inside may have concentric ones.
  private func cornersDidChange() {
    changes.look.change()
    changes.hierarchy.change()
  }
}

extension UICornerRadius {
  fileprivate var isConcentric: Bool {
    if case .concentric = kind { return true }
    return false
  }

  /// - Parameter container: The radius of a corner with the same centre as the container's.
  fileprivate func radius(container: CGFloat) -> CGFloat {
    switch kind {
    case .fixed(let radius): CGFloat(radius)
    case .concentric(let least): max(CGFloat(least ?? 0), container)
    }
  }
}
