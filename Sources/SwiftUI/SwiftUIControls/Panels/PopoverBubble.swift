import CoreGraphics
import HostInterface
import LayoutEngine
import SwiftUICore

/// A popover's content on its ground, with an arrow to the place that it hangs from.
package struct PopoverBubble<Content: View, Ground: View>: View {
  private let anchor: PopupAnchor
  private let sides: [PopupPlacement.Side]
  private let cornerRadius: CGFloat
  private let content: Content
  private let ground: Ground

  package init(
    at anchor: PopupAnchor = .presenter, sides: [PopupPlacement.Side] = [.below, .above, .right, .left],
    cornerRadius: CGFloat? = nil, content: Content, ground: Ground
  ) {
    self.anchor = anchor
    self.sides = sides
    self.cornerRadius = cornerRadius ?? 10
    self.content = content
    self.ground = ground
  }

  package var body: some View {
    let shape = RoundedRectangle(cornerRadius: cornerRadius)
    content
      .background { ground }
      .clipShape(shape)
      .overlay { shape.stroke(Color.separator, lineWidth: 0.5) }
      .shadow(color: .black.opacity(0.2), radius: 12, y: 4)
      .modifier(PopupModifier(at: anchor, sides: sides, alignment: .center, gap: 11, tip: PopoverTip()))
  }
}

/// The arrow of a popover: a square on its corner, half of which lies behind the popover, whatever the side.
private struct PopoverTip: View {
  var body: some View {
    RaisedGround()
      .overlay { Rectangle().stroke(Color.separator, lineWidth: 0.5) }
      .frame(width: 14, height: 14)
      .rotationEffect(.degrees(45))
      .frame(width: 22, height: 22)
      .accessibilityHidden(true)
  }
}

/// The ground of views above the window's own views: in the dark it is lighter than theirs.
package struct RaisedGround: View {
  @Environment(\.colorScheme) private var colorScheme: ColorScheme

  package init() {}

  package var body: some View {
    if colorScheme == .dark {
      Rectangle().fill(Color.secondarySystemBackground)
    } else {
      Rectangle().fill(.background)
    }
  }
}
