import CoreGraphics
import HostInterface
import SwiftUIControls
import SwiftUICore

/// The button at the start of a bar that goes back to the screen below. Its menu lists all screens below.
struct BackButton: View {
  let way: BackWay
  @Environment(\.idiom) private var idiom: Idiom

  init(way: BackWay) { self.way = way }

  var body: some View {
    let title: Text? = way.title
    let shown: Text? = way.earlier.first?.shortTitle ?? title
    let showsTitle: Bool = idiom == .phone && way.earlier.first?.hidesTitle != true
    Button {
      way.goBack()
    } label: {
      HStack(spacing: 4) {
        Image(systemName: "chevron.backward").imageScale(.large)
        if showsTitle { BackTitle(title: shown).offset(way.earlier.first?.titleOffset ?? .zero) }
      }
      .background { way.earlier.first?.ground }
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(showsTitle ? shown ?? Text("Back") : Text("Back"))
    .accessibilityIdentifier("BackButton")
    .contextMenu { BackMenu(way: way) }
  }
}

/// The title of the screen below, or the word "Back" where the title is too long.
private struct BackTitle: View {
  let title: Text?

  var body: some View {
    WidthLimit(width: 110) {
      ViewThatFits(in: .horizontal) {
        if let title { title }
        Text("Back")
      }
      .lineLimit(1)
    }
  }
}

/// Offers its view no more than a width. A bar asks its items for their ideal sizes, and a frame's maximum does not limit
/// the proposal then.
private struct WidthLimit: Layout {
  let width: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(limited(proposal)) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: limited(proposal))
  }

  private func limited(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: min(proposal.width ?? width, width), height: proposal.height)
  }
}

/// The screens to go back to, the nearest first.
private struct BackMenu: View {
  let way: BackWay

  var body: some View {
    ForEach(Array(way.earlier.enumerated()), id: \.offset) { _, screen in
      Button {
        screen.goBack()
      } label: {
        screen.title ?? Text("Untitled")
      }
    }
  }
}

extension StackScreen {
  /// The title; read inside a node.
  var shownTitle: Text? { wishes?().title?.text }
}
