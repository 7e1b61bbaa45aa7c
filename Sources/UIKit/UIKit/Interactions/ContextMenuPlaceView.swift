import CoreGraphics
import InputEngine
import SwiftUIControls
import SwiftUICore
import UIFoundation

/// The place in a view from which its menu comes; nothing is seen of it.
struct ContextMenuPlaceView: View {
  let menu: UIContextMenuInteraction

  var body: some View {
    let menu: UIContextMenuInteraction = menu
    Color.clear
      .modifier(
        TargetedContextMenu(handle: menu.handle, target: { menu.prepare(at: $0) }) { shown in
          if shown != nil { ShownContextMenu(menu: menu) }
        }
      )
      .accessibilityHidden(true)
  }
}

/// The elements of the menu that is shown now.
private struct ShownContextMenu: View {
  let menu: UIContextMenuInteraction

  var body: some View {
    let _ = menu.changes.read()
    if let shown = menu.visible { MenuElements(menu: shown, sender: menu.view) }
  }
}

/// The controller above a menu; a press shows what it stands for.
struct MenuPreview: View {
  let controller: UIViewController
  let commit: () -> Void

  /// The size of a controller that wants none, in points.
  private static let size = CGSize(width: 280, height: 200)

  var body: some View {
    let wish: CGSize = controller.preferredContentSize
    let size: CGSize = wish.width > 0 && wish.height > 0 ? wish : Self.size
    HostedUIView(controller.view) { _ in size }
      .contentShape(Rectangle())
      .onTapGesture { commit() }
  }
}

/// A click with the second button asks for a menu.
final class MenuClickRecognizer: UIGestureRecognizer {
  private unowned let menu: UIContextMenuInteraction

  init(_ menu: UIContextMenuInteraction) {
    self.menu = menu
    super.init(target: nil, action: nil)
  }

  override var isEnabled: Bool {
    get { super.isEnabled && menu.mayOpen }
    set { super.isEnabled = newValue }
  }

  override var windowLocation: CGPoint { (engine as? ContextClickRecognizer)?.location ?? .zero }
  override func makeEngine() -> Recognizer { ContextClickRecognizer() }

  override func tell(_ new: State) {
    super.tell(new)
    if new == .ended { menu.open(at: windowLocation) }
  }
}

/// A finger that presses for a while asks for a menu.
final class MenuPressRecognizer: UIGestureRecognizer {
  private unowned let menu: UIContextMenuInteraction

  init(_ menu: UIContextMenuInteraction) {
    self.menu = menu
    super.init(target: nil, action: nil)
  }

  override var isEnabled: Bool {
    get { super.isEnabled && menu.mayOpen }
    set { super.isEnabled = newValue }
  }

  override var windowLocation: CGPoint { (engine as? LongPressRecognizer)?.location ?? .zero }

  override func makeEngine() -> Recognizer {
    let press = LongPressRecognizer()
    press.kinds = [.touch, .pen]
    return press
  }

  override func tell(_ new: State) {
    super.tell(new)
    if new == .ended { menu.open(at: windowLocation, by: true) }
  }
}

/// The menu key, and Shift with F10, for what has the focus in a view with a menu.
final class MenuKeys: FocusCommandHandler {
  private weak var view: UIView?

  init(_ view: UIView) { self.view = view }

  func handle(_ command: FocusCommand) -> Bool {
    guard case .keyPress(let key) = command, key.phase == .down, key.opensContextMenu else { return false }
    return MainActor.assumeIsolated {
      guard let menu = view?.contextMenu, menu.mayOpen else { return false }
      menu.open(at: nil)
      return true
    }
  }
}
