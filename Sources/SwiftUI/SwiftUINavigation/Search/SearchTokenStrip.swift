import CoreGraphics
import SwiftUICore
import SwiftUIScrolling

/// Tokens before the text of a search field, as wide as they are where the text has room beside them. Otherwise they are
/// scrolled, and the last one is seen first.
package struct SearchTokenStrip<Tokens: View>: View {
  private let tokens: Tokens

  package init(@ViewBuilder tokens: () -> Tokens) { self.tokens = tokens() }

  package var body: some View {
    ViewThatFits(in: .horizontal) {
      row
      ScrollView(.horizontal) { row }
        .scrollIndicators(.hidden)
        .defaultScrollAnchor(.trailing)
        .fixedSize(horizontal: false, vertical: true)
    }
    .layoutPriority(1)
  }

  private var row: some View { HStack(spacing: 5) { tokens } }
}

/// The text behind tokens keeps some room, however many there are.
package struct BesideSearchTokens: ViewModifier {
  private let isBeside: Bool

  package nonisolated init(isBeside: Bool) { self.isBeside = isBeside }

  package func body(content: Content) -> some View { content.frame(minWidth: isBeside ? 60 : nil) }
}
