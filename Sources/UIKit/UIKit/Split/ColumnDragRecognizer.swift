import CoreGraphics
import InputEngine
import UIFoundation

/// A finger that draws hidden columns in from the edge, or pushes those away that keep the secondary one from being used. A
/// mouse uses the button.
final class ColumnDragRecognizer: UIPanGestureRecognizer {
  private unowned let owner: UISplitViewController

  init(_ owner: UISplitViewController) {
    self.owner = owner
    super.init(target: nil, action: nil)
  }

  /// How near to the edge a drag begins that shows a column, in points.
  private static let reach: CGFloat = 24

  override func makeEngine() -> Recognizer {
    let drag = DragRecognizer()
    drag.accepts = { $0 == .touch }
    drag.mayBegin = { [weak self] way in MainActor.assumeIsolated { self?.mayBegin(way) ?? false } }
    return drag
  }

  /// Whether the columns come from the right.
  private var isMirrored: Bool { owner.view.isRightToLeft != (owner.primaryEdge == .trailing) }

  private func mayBegin(_ way: CGSize) -> Bool {
    guard owner.presentsWithGesture, !owner.isCollapsed, abs(way.width) > abs(way.height), let view = owner.viewIfLoaded
    else { return false }
    if (way.width < 0) != isMirrored { return owner.situation?.isShaded == true }
    let start: CGFloat = view.convert((engine as? DragRecognizer)?.startLocation ?? .zero, from: nil).x
    let distance: CGFloat = isMirrored ? view.bounds.width - start : start
    return distance <= Self.reach && !owner.isShowing(.primary)
  }

  override func tell(_ new: State) {
    super.tell(new)
    guard new == .ended else { return }
    let way: CGFloat = translation(in: owner.view).x * (isMirrored ? -1 : 1)
    if way > 0 { owner.revealNext() } else if way < 0 { owner.concealOverlay() }
  }
}
