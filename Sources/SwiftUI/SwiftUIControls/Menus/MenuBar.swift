import AccessibilityTree
import CoreGraphics
import InputEngine
import ReactiveGraph
import SwiftUICore

/// One menu of a menu bar.
package struct MenuBarMenu: Identifiable {
  package let id: String
  package let title: Text
  package let content: AnyView

  package init(id: String, title: Text, content: AnyView) {
    self.id = id
    self.title = title
    self.content = content
  }
}

/// The menus of a window, side by side above its content.
///
/// A click on a title opens its menu; while one is open, the pointer opens others by going over their titles, and arrows go
/// from menu to menu. F10, or Alt alone, opens the first one. Shortcuts of items work while the menus are closed.
package struct MenuBar: View {
  /// How high the bar is, in points.
  package static let height: CGFloat = 28

  let menus: [MenuBarMenu]
  @State private var opened: OpenedMenu?
  @State private var places = TitlePlaces()

  package init(menus: [MenuBarMenu]) { self.menus = menus }

  package var body: some View {
    HStack(spacing: 0) {
      ForEach(menus) { menu in title(menu) }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 6)
    .frame(maxWidth: .infinity, minHeight: Self.height, maxHeight: Self.height)
    .background(.bar)
    .overlay(alignment: .bottom) { Divider() }
    .background { UnseenView(content: shortcuts) }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text("Menu Bar"))
    .attaching(AccessibilityAttachmentModifier { properties, _ in properties.role = .menuBar })
    .modifier(MenuBarKeys { openFirst() })
  }

  private func title(_ menu: MenuBarMenu) -> some View {
    let isOpen: Bool = opened?.id == menu.id
    return menu.title
      .lineLimit(1)
      .padding(.horizontal, 8)
      .frame(maxHeight: .infinity)
      .background(ground(isOpen), in: RoundedRectangle(cornerRadius: 5))
      .padding(.vertical, 2)
      .contentShape(Rectangle())
      .onTapGesture { open(menu.id) }
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        places.frames[menu.id] = $0
      }
      .accessibilityAddTraits(.isButton)
      .attaching(AccessibilityAttachmentModifier { properties, _ in properties.role = .menu })
      .accessibilityAction { open(menu.id) }
      .modifier(
        MenuPresentation(
          isOpen: isOpen,
          session: MenuSession(moveSideways: { move(from: menu.id, forward: $0) }, close: { opened = nil }),
          content: menu.content, sides: [.below], gap: 0, takesFocus: opened?.isByKeyboard ?? false,
          backdrop: AnyView(MenuBarBackdrop(places: places, open: { open($0) }, close: { opened = nil }))
        ) {
          if opened?.id == menu.id { opened = nil }
        })
  }

  private func ground(_ isOpen: Bool) -> AnyShapeStyle {
    isOpen ? AnyShapeStyle(.fill.secondary) : AnyShapeStyle(.clear)
  }

  /// The items of all menus, for their shortcuts.
  private var shortcuts: some View {
    ForEach(menus) { menu in menu.content }.environment(\.isUnseenMenu, true)
  }

  private func open(_ id: String, byKeyboard: Bool = false) {
    guard opened?.id != id else { return }
    opened = OpenedMenu(id: id, isByKeyboard: byKeyboard)
  }

  private func openFirst() {
    if let first = menus.first { open(first.id, byKeyboard: true) }
  }

  private func move(from id: String, forward: Bool) {
    guard let index = menus.firstIndex(where: { $0.id == id }) else { return }
    open(menus[(index + (forward ? 1 : menus.count - 1)) % menus.count].id, byKeyboard: true)
  }
}

private struct OpenedMenu: Equatable {
  var id: String
  var isByKeyboard: Bool
}

/// Where the titles are in the window. Nothing is drawn by it.
private final class TitlePlaces {
  var frames: [String: CGRect] = [:]

  func id(at point: CGPoint) -> String? { frames.first { $0.value.contains(point) }?.key }
}

/// What lies behind an open menu of a menu bar: the pointer opens the other menus through it, and a press closes.
private struct MenuBarBackdrop: View {
  let places: TitlePlaces
  let open: (String) -> Void
  let close: () -> Void

  init(places: TitlePlaces, open: @escaping (String) -> Void, close: @escaping () -> Void) {
    self.places = places
    self.open = open
    self.close = close
  }

  var body: some View {
    PressOutside(perform: close)
      .onContinuousHover(coordinateSpace: .global) { phase in
        if case .active(let point) = phase, let id = places.id(at: point) { open(id) }
      }
  }
}

/// The keys that open a menu bar: F10 and Alt alone.
nonisolated private struct MenuBarKeys: PrimitiveModifier {
  let open: () -> Void

  init(open: @escaping () -> Void) { self.open = open }

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let window: ViewGraph = inputs.window
    let slot: GeometrySlot = inputs.slot
    let open: () -> Void = { [unowned window] in
      guard window.focus.isReachable(slot), !slot.isLeaving else { return }
      inputs.graph.untracked { modifier.read() }.open()
    }
    window.keyboard.loneOption = open
    inputs.graph.currentSubgraph.onEnd { [weak window] in window?.keyboard.loneOption = nil }
    let keys = KeyResponderModifier { key in
      guard key.phase == .down, key.key.symbol == .function(10), key.modifiers.isEmpty else { return false }
      open()
      return true
    }
    return KeyResponderModifier._makeView(modifier: _GraphValue { keys }, inputs: inputs, body: body)
  }
}
