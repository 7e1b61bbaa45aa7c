import CoreGraphics
import LayoutEngine
import SwiftUICore

/// The place of a view inside, in the space of the content; nil for what fills the view.
struct UIViewFrame: LayoutValueKey {
  static let defaultValue: CGRect? = nil
}

/// The layout of one view of UIKit's: each view inside is in its frame, and the view says its own frame to the one around.
struct UIViewPlaces: LayoutAlgorithm {
  /// Where the view lies in the space of the one around; nil for one that fills it.
  var frame: CGRect?
  /// The point of the content's space that lies at the zero point of the view.
  var origin: CGPoint = .zero

  private static let key = ObjectIdentifier(UIViewFrame.self)

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] {
    children.map { child in
      let frame: CGRect =
        child.value(for: Self.key)?.content as? CGRect ?? CGRect(origin: origin, size: size)
      return LayoutPlacement(
        origin: CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y), proposal: ProposedViewSize(frame.size))
    }
  }

  func value(for key: ObjectIdentifier, children: [LayoutNode]) -> LayoutValue? {
    guard key == Self.key, let frame else { return nil }
    return LayoutValue(frame as CGRect?, areEqual: ==)
  }

  func isEqual(to other: any LayoutAlgorithm) -> Bool {
    guard let other = other as? UIViewPlaces else { return false }
    return other.frame == frame && other.origin == origin
  }
}
