import SwiftUIControls
import SwiftUICore
import UIFoundation

/// The place in a view from which its edit menu comes; nothing is seen of it.
struct EditMenuPlaceView: View {
  let menu: UIEditMenuInteraction

  var body: some View {
    let menu: UIEditMenuInteraction = menu
    Color.clear
      .modifier(
        TargetedContextMenu(handle: menu.handle, target: { _ in menu.visible }) { shown in
          if shown != nil { ShownEditMenu(menu: menu) }
        }
      )
      .accessibilityHidden(true)
      .onAppear { menu.placeDidChange(true) }
      .onDisappear { menu.placeDidChange(false) }
  }
}

/// The elements of the menu that is shown now.
private struct ShownEditMenu: View {
  let menu: UIEditMenuInteraction

  var body: some View {
    let _ = menu.changes.read()
    if let shown = menu.visible { MenuElements(menu: shown, sender: menu.view) }
  }
}
