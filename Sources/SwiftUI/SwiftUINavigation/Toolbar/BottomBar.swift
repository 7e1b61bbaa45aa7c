import CoreGraphics
import SwiftUICore

/// The bar below a screen; there is none where no item stands in it.
nonisolated struct BottomBar: View {
  let wishes: BarWishes
  let items: BarItems

  private var isShown: Bool {
    !wishes.isHidden(.bottomBar) && !(items.bottom.isEmpty && items.status.isEmpty)
  }

  @MainActor var body: some View {
    VStack(spacing: 0) {
      if isShown {
        BottomRow(items: items)
          .padding(.horizontal, 16)
          .frame(maxWidth: .infinity, minHeight: NavigationBarMetrics.row)
          .modifier(ControlReach(NavigationBarMetrics.row))
      }
    }
    .frame(maxWidth: .infinity)
    .background { if isShown { BottomGround(wishes: wishes) } }
    .modifier(BarColorScheme(scheme: wishes.colorScheme[.bottomBar]))
    .modifier(BarTint(color: wishes.looks.tint[.bottomBar]))
    .accessibilityElement(children: .contain)
  }
}

/// The items: those for the bar from edge to edge, news in the middle.
private struct BottomRow: View {
  let items: BarItems

  var body: some View {
    ZStack {
      HStack(spacing: 16) { ForEach(items.status) { $0 } }.font(.caption)
      HStack(spacing: 16) {
        ForEach(items.bottom) { $0 }
        if items.bottom.count == 1 { Spacer(minLength: 0) }
      }
    }
  }
}

private struct BottomGround: View {
  let wishes: BarWishes

  var body: some View {
    if wishes.backgroundVisibility[.bottomBar] != .hidden {
      BarSurfaceView(surface: surface, edge: .top)
        .ignoresSafeArea(edges: .bottom)
        .accessibilityHidden(true)
    }
  }

  private var surface: BarSurface {
    var surface: BarSurface = wishes.looks.surfaces[.bottomBar]?.standard ?? .standard
    if let style = wishes.background[.bottomBar] { surface.style = style }
    return surface
  }
}
