import CoreGraphics
import HostInterface
import SwiftUICollections
import SwiftUICore

/// Lets a person drag a screen away from the leading edge of a phone, to what lies below it.
struct SwipeBack: ViewModifier {
  /// Whether there is something below the screen.
  let isOn: Bool
  let isCovered: Bool
  /// How far the screen is dragged, from 0 to 1.
  let drag: NotedSource<Double>
  let mayGoBack: () -> Bool
  let goBack: () -> Void
  @State private var width: CGFloat = 0
  @State private var isDragging: Bool = false
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.layoutDirection) private var direction: LayoutDirection

  init(
    isOn: Bool, isCovered: Bool, drag: NotedSource<Double>, mayGoBack: @escaping () -> Bool,
    goBack: @escaping () -> Void
  ) {
    self.isOn = isOn
    self.isCovered = isCovered
    self.drag = drag
    self.mayGoBack = mayGoBack
    self.goBack = goBack
  }

  /// How near to the edge the drag begins, in points.
  private static var reach: CGFloat { 24 }

  func body(content: Content) -> some View {
    let isUsed: Bool = idiom == .phone && isOn
    content
      .onGeometryChange(for: CGFloat.self, of: { isUsed ? $0.size.width : 0 }, action: { width = $0 })
      .offset(x: isUsed && !isCovered ? drag.value * width * (direction == .rightToLeft ? -1 : 1) : 0)
      .simultaneousGesture(gesture, isEnabled: isUsed)
  }

  private var gesture: some Gesture {
    DragGesture(minimumDistance: 10)
      .onChanged { value in
        let start: CGFloat = direction == .rightToLeft ? width - value.startLocation.x : value.startLocation.x
        if !isDragging {
          guard start <= Self.reach, mayGoBack(), abs(value.translation.width) > abs(value.translation.height)
          else { return }
          isDragging = true
        }
        drag.set(part(value.translation.width))
      }
      .onEnded { value in
        guard isDragging else { return }
        isDragging = false
        if part(value.predictedEndTranslation.width) > 0.5 {
          goBack()
        } else {
          withAnimation(.spring(duration: 0.3)) { drag.set(0) }
        }
      }
  }

  /// The part of the screen's width that a drag covers in the direction of going back.
  private func part(_ distance: CGFloat) -> Double {
    guard width > 0 else { return 0 }
    return min(1, max(0, (direction == .rightToLeft ? -distance : distance) / width))
  }
}
