import CoreGraphics
import SwiftUICore

/// A phone's sheet: it rests at its detents, and a drag makes it higher, lower, or ends it.
struct DraggableSheet<Content: View>: View {
  let wishes: PresentationWishes
  let content: Content
  @State private var chosen: PresentationDetent?
  @State private var growth: CGFloat = 0
  @State private var room = DetentRoom()
  @Environment(\.presentation) private var presentation: Presentation?

  init(wishes: PresentationWishes, content: Content) {
    self.wishes = wishes
    self.content = content
  }

  private var detents: Set<PresentationDetent> {
    guard let detents = wishes.detents, !detents.isEmpty else { return [.large] }
    return detents
  }

  /// The detent of the binding, else the one that the person chose, else the lowest.
  private var detent: PresentationDetent {
    if let bound = wishes.selection?.value.wrappedValue, detents.contains(bound) { return bound }
    if let chosen, detents.contains(chosen) { return chosen }
    return room.sorted(detents).first ?? .large
  }

  private var showsIndicator: Bool {
    switch wishes.dragIndicator ?? .automatic {
    case .visible: true
    case .hidden: false
    case .automatic: detents.count > 1
    }
  }

  var body: some View {
    let radius: CGFloat = wishes.cornerRadius ?? 10
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: .top) { if showsIndicator { indicator } }
      .background { PresentationGround(wishes: wishes).ignoresSafeArea(edges: .bottom) }
      .clipShape(SheetOutline(radius: radius))
      .contentShape(Rectangle())
      .gesture(drag)
      .modifier(SheetPlacement(detent: detent, growth: growth) { [room] in room.context = $0 })
      .onChange(of: interactionIsEnabled, initial: true) { _, isEnabled in presentation?.isModal = !isEnabled }
  }

  private var interactionIsEnabled: Bool {
    switch wishes.backgroundInteraction?.kind ?? .automatic {
    case .automatic, .disabled: false
    case .enabled: true
    case .upThrough(let highest): room.height(of: detent) <= room.height(of: highest)
    }
  }

  /// The bar at the top, which assistive technologies use to change the height.
  private var indicator: some View {
    Capsule()
      .fill(.tertiary)
      .frame(width: 36, height: 5)
      .padding(.top, 5)
      .accessibilityElement()
      .accessibilityLabel(Text("Sheet Grabber"))
      .accessibilityValue(Text(detent == .large ? "Expanded" : detent == .medium ? "Half screen" : ""))
      .accessibilityAdjustableAction { direction in step(direction == .increment ? 1 : -1) }
      .accessibilityAddTraits(.isButton)
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 10)
      .onChanged { growth = -$0.translation.height }
      .onEnded { value in
        let height: CGFloat = room.height(of: detent)
        let target: CGFloat = height - value.predictedEndTranslation.height
        withAnimation(.spring(duration: 0.35)) {
          growth = 0
          settle(at: target)
        }
      }
  }

  /// Goes to the detent that is nearest to a height; far below the lowest one the sheet ends.
  private func settle(at height: CGFloat) {
    let heights: [PresentationDetent] = room.sorted(detents)
    guard let lowest = heights.first else { return }
    if height < room.height(of: lowest) / 2 {
      presentation?.dismissInteractively()
      return
    }
    let nearest: PresentationDetent? = heights.min {
      abs(room.height(of: $0) - height) < abs(room.height(of: $1) - height)
    }
    if let nearest { choose(nearest) }
  }

  private func step(_ distance: Int) {
    let heights: [PresentationDetent] = room.sorted(detents)
    guard let index = heights.firstIndex(of: detent), heights.indices.contains(index + distance) else { return }
    withAnimation(.spring(duration: 0.35)) { choose(heights[index + distance]) }
  }

  private func choose(_ detent: PresentationDetent) {
    chosen = detent
    wishes.selection?.value.wrappedValue = detent
  }
}

/// The heights that a sheet may have, as its placement found them.
private final class DetentRoom {
  var context: PresentationDetent.Context?

  func height(of detent: PresentationDetent) -> CGFloat { context.flatMap { detent.height(in: $0) } ?? 0 }

  /// The detents that the sheet can have, the lowest first.
  func sorted(_ detents: Set<PresentationDetent>) -> [PresentationDetent] {
    let possible: [PresentationDetent] = detents.filter { detent in
      context.map { detent.height(in: $0) != nil } ?? true
    }
    return possible.sorted { height(of: $0) < height(of: $1) }
  }
}

/// Round corners at the top; at the bottom the sheet goes on to the window's edge.
private struct SheetOutline: Shape {
  let radius: CGFloat

  func path(in rect: CGRect) -> Path {
    let whole = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height + 200)
    return UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius).path(in: whole)
  }
}
