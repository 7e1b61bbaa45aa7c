import HostInterface
import SwiftUIControls
import SwiftUICore

/// The button at the start of a bar that goes back to the screen below. Its menu lists all screens below.
struct BackButton: View {
  let controller: StackController
  let screen: StackScreen
  @Environment(\.idiom) private var idiom: Idiom

  init(controller: StackController, screen: StackScreen) {
    self.controller = controller
    self.screen = screen
  }

  var body: some View {
    let title: Text? = controller.screen(below: screen)?.shownTitle
    Button {
      controller.pop(screen)
    } label: {
      HStack(spacing: 4) {
        Image(systemName: "chevron.backward").imageScale(.large)
        if idiom == .phone { (title ?? Text("Back")).lineLimit(1).frame(maxWidth: 110) }
      }
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(idiom == .phone ? title ?? Text("Back") : Text("Back"))
    .accessibilityIdentifier("BackButton")
    .contextMenu { BackMenu(controller: controller, screen: screen) }
  }
}

/// The screens below one, the nearest first.
private struct BackMenu: View {
  let controller: StackController
  let screen: StackScreen

  var body: some View {
    let all: [StackScreen] = controller.screens
    let place: Int = all.firstIndex { $0 === screen } ?? 0
    ForEach(Array(all[..<place].reversed())) { below in
      Button {
        controller.pop(above: below)
      } label: {
        below.shownTitle ?? Text("Untitled")
      }
    }
  }
}

extension StackScreen {
  /// The title; read inside a node.
  var shownTitle: Text? { wishes?().title?.text }
}
