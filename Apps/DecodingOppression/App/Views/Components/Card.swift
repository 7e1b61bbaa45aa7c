import SwiftUI

extension View {
  /// Puts the view on a surface of its own.
  /// - Parameter fillsHeight: Whether the surface is as high as what stands beside it.
  func card(fillsHeight: Bool = false) -> some View { modifier(CardModifier(fillsHeight: fillsHeight)) }
}

private struct CardModifier: ViewModifier {
  let fillsHeight: Bool
  @Environment(\.palette) private var palette: Palette
  @Environment(\.screenMetrics) private var metrics: ScreenMetrics
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency: Bool

  func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: metrics.cardRadius)
    content
      .frame(maxWidth: .infinity, maxHeight: fillsHeight ? .infinity : nil)
      .background(
        ScoreCardViewStyle.backgroundMaterial(reduceTransparency: reduceTransparency, palette: palette), in: shape
      )
      .overlay { shape.strokeBorder(palette.hairline.color, lineWidth: 1) }
  }
}

/// The title of a section, a heading of level 2 (behaviour 85).
struct SectionTitle: View {
  let title: LocalizedStringKey

  init(_ title: LocalizedStringKey) { self.title = title }

  var body: some View {
    Text(title)
      .font(.headline)
      .frame(maxWidth: .infinity, alignment: .leading)
      .accessibilityAddTraits(.isHeader)
      .accessibilityHeading(.h2)
  }
}

/// The line between two rows of a card.
struct RowSeparator: View {
  @Environment(\.palette) private var palette: Palette
  @Environment(\.pixelLength) private var pixelLength: CGFloat

  var body: some View {
    palette.hairline.color.frame(height: max(pixelLength, 0.5)).accessibilityHidden(true)
  }
}
