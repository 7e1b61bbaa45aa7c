import CoreGraphics
import HostInterface
import SwiftUICollections
import SwiftUICore

/// Lets a finger draw hidden leading columns in from the edge, and push those away that keep the detail from being used.
struct ColumnDrag: ViewModifier {
  let controller: SplitController
  let situation: SplitSituation
  @State private var width: CGFloat = 0
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.layoutDirection) private var direction: LayoutDirection

  init(controller: SplitController, situation: SplitSituation) {
    self.controller = controller
    self.situation = situation
  }

  /// How near to the edge a drag begins that shows a column, and how far a drag goes at least, in points.
  private static var reach: CGFloat { 24 }
  private static var distance: CGFloat { 50 }

  func body(content: Content) -> some View {
    let isUsed: Bool = idiom == .phone && !situation.isCollapsed && controller.allowsDrag
    content
      .onGeometryChange(for: CGFloat.self, of: { isUsed ? $0.size.width : 0 }, action: { width = $0 })
      .simultaneousGesture(gesture, isEnabled: isUsed)
  }

  private var gesture: some Gesture {
    DragGesture(minimumDistance: 10).onEnded { value in
      let isMirrored: Bool = direction == .rightToLeft
      let start: CGFloat = isMirrored ? width - value.startLocation.x : value.startLocation.x
      let moved: CGFloat = isMirrored ? -value.translation.width : value.translation.width
      guard abs(value.translation.width) > abs(value.translation.height) else { return }
      if moved > Self.distance, start <= Self.reach {
        controller.revealColumn()
      } else if moved < -Self.distance, situation.isShaded {
        controller.closeOverlay()
      }
    }
  }
}
