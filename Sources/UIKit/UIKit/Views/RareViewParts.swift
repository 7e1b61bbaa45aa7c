import CoreGraphics
import UIFoundation

/// What few views have: made when a view is first given one of these, so that thousands of plain views hold nothing of it.
@MainActor
final class RareViewParts {
  var focus: FocusSettings?
  var tintMode: UIView.TintAdjustmentMode = .automatic
  var leastTextSize: UIContentSizeCategory?
  var largestTextSize: UIContentSizeCategory?
  var contentScale: CGFloat?
  var corners: UICornerConfiguration?
  var mask: UIView?
  var motionEffects: [UIMotionEffect] = []
  var regionGuides: [(region: UIView.LayoutRegion, guide: UILayoutGuide)] = []
  var keyboardGuide: UIKeyboardLayoutGuide?
  var aspectGuide: AspectFitGuide?
  /// What was read in the view's layout, drawing and updates the last time.
  var followed: [FollowedWork: FollowedReads] = [:]
}

extension UIView {
  /// The parts, made now where the view has none.
  var ownRareParts: RareViewParts {
    if let rareParts { return rareParts }
    let made = RareViewParts()
    rareParts = made
    return made
  }

  var focusSettings: FocusSettings? {
    get { rareParts?.focus }
    set { ownRareParts.focus = newValue }
  }
}
