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
    Button {
      way.goBack()
    } label: {
      HStack(spacing: 4) {
        Image(systemName: "chevron.backward").imageScale(.large)
        if idiom == .phone { (title ?? Text("Back")).lineLimit(1).frame(maxWidth: 110) }
      }
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(idiom == .phone ? title ?? Text("Back") : Text("Back"))
    .accessibilityIdentifier("BackButton")
    .contextMenu { BackMenu(way: way) }
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
