import HostInterface
import SwiftUICore

/// Lets a person drag a pushed screen away from the leading edge of a phone.
struct SwipeBack: ViewModifier {
  let controller: StackController
  let screen: StackScreen
  @State private var width: CGFloat = 0
  @State private var isDragging: Bool = false
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.layoutDirection) private var direction: LayoutDirection

  init(controller: StackController, screen: StackScreen) {
    self.controller = controller
    self.screen = screen
  }

  /// How near to the edge the drag begins, in points.
  private static var reach: CGFloat { 24 }

  func body(content: Content) -> some View {
    if idiom == .phone, !screen.isRoot {
      content
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { width = $0 })
        .offset(x: controller.isCovered(screen) ? 0 : controller.drag.value * width)
        .simultaneousGesture(drag)
    } else {
      content
    }
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 10)
      .onChanged { value in
        let start: CGFloat = direction == .rightToLeft ? width - value.startLocation.x : value.startLocation.x
        if !isDragging {
          guard start <= Self.reach, controller.mayGoBack, abs(value.translation.width) > abs(value.translation.height)
          else { return }
          isDragging = true
        }
        controller.drag.set(part(value.translation.width))
      }
      .onEnded { value in
        guard isDragging else { return }
        isDragging = false
        if part(value.predictedEndTranslation.width) > 0.5 {
          controller.pop(screen)
        } else {
          withAnimation(.spring(duration: 0.3)) { controller.drag.set(0) }
        }
      }
  }

  /// The part of the screen's width that a drag covers in the direction of going back.
  private func part(_ distance: CGFloat) -> Double {
    guard width > 0 else { return 0 }
    return min(1, max(0, (direction == .rightToLeft ? -distance : distance) / width))
  }
}
