import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// How the focus is shown on an item.
@MainActor @preconcurrency
open class UIFocusEffect: NSObject, NSCopying {
  /// The framework's own effect, a ring around the item.
  public override init() { super.init() }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A ring around an item. The ring goes by the item's bounds here.
@MainActor @preconcurrency
open class UIFocusHaloEffect: UIFocusEffect {
  /// Where the ring lies.
  public enum Position: Int, Sendable {
    case automatic = 0
    case outside = 1
    case inside = 2
  }

  /// The view in which the ring is drawn; nil for the one that the framework chooses.
  open weak var containerView: UIView?
  /// The view behind which the ring lies; nil for none.
  open weak var referenceView: UIView?
  open var position: Position = .automatic

  public override init() { super.init() }

  public convenience init(rect: CGRect) { self.init() }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) { self.init() }
  public convenience init(path: UIBezierPath) { self.init() }
}

/// An area that leads the focus on to other environments: an arrow key that would come to the area before any item goes to the first
/// of them that can take the focus. The Tab key does not look for guides.
@MainActor @preconcurrency
open class UIFocusGuide: UILayoutGuide {
  /// Whether the guide leads on. The default is true.
  open var isEnabled: Bool = true
  /// Where the guide leads to.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []

  @MainActor @preconcurrency public override init() {
    super.init()
    FocusGuides.add(self)
  }
}
