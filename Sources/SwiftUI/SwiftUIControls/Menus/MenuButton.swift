import AccessibilityTree
import HostInterface
import LayoutEngine
import SwiftUICore

/// The control that opens a menu: a button in the button style of its place, or an item of the menu that it is inside of.
struct MenuButton: View {
  let configuration: MenuStyleConfiguration
  @State private var isOpen: Bool = false
  @Environment(\.menuSession) private var session: MenuSession?
  @Environment(\.menuIndicatorVisibility) private var indicator: Visibility
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.isUnseenMenu) private var isUnseen: Bool

  init(configuration: MenuStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    if isUnseen {
      configuration.content
    } else if let session {
      SubmenuItem(configuration: configuration, isOpen: $isOpen, session: session)
    } else {
      opener.modifier(
        MenuPresentation(isOpen: isOpen, session: MenuSession { isOpen = false }, content: configuration.content) {
          isOpen = false
        })
    }
  }

  @ViewBuilder private var opener: some View {
    if let action = configuration.primaryAction {
      HStack(spacing: 0) {
        Button(action: action) { configuration.label }
          .onLongPressGesture { isOpen = true }
          .accessibilityAction(.showMenu) { isOpen = true }
        if showsIndicator {
          Button {
            isOpen = true
          } label: {
            MenuArrow()
          }
          .accessibilityHidden(true)
        }
      }
    } else {
      Button {
        isOpen = true
      } label: {
        HStack(spacing: 4) {
          configuration.label
          if showsIndicator { MenuArrow() }
        }
      }
      .modifier(MenuButtonRole(isOpen: isOpen))
    }
  }

  /// Desktops show an arrow; on the phone the label alone opens the menu.
  private var showsIndicator: Bool {
    indicator == .visible || indicator == .automatic && idiom == .desktop
  }
}

/// Tells assistive technologies that a button opens a menu.
struct MenuButtonRole: ViewModifier {
  let isOpen: Bool

  func body(content: Content) -> some View {
    content.attaching(AccessibilityAttachmentModifier { properties, _ in properties.role = .menu })
  }
}

private struct MenuArrow: View {
  var body: some View {
    Image(systemName: "chevron.down").font(.caption2.weight(.semibold)).accessibilityHidden(true)
  }
}

/// Shows a menu beside the view that it is attached to.
struct MenuPresentation<Items: View>: ViewModifier {
  let isOpen: Bool
  let session: MenuSession
  let content: Items
  let anchor: PopupAnchor
  let sides: [PopupPlacement.Side]
  let gap: CGFloat
  /// Whether the menu is opened by an item of another one: the pointer reaches that one's other items.
  let isInner: Bool
  /// Whether the first item has the focus as soon as the menu is open.
  let takesFocus: Bool
  /// What lies between the menu and what is behind, with the press that closes.
  let backdrop: AnyView?
  let close: () -> Void

  init(
    isOpen: Bool, session: MenuSession, content: Items, anchor: PopupAnchor = .presenter,
    sides: [PopupPlacement.Side] = [.below, .above], gap: CGFloat = 4, isInner: Bool = false,
    takesFocus: Bool = false, backdrop: AnyView? = nil, close: @escaping () -> Void
  ) {
    self.isOpen = isOpen
    self.session = session
    self.content = content
    self.anchor = anchor
    self.sides = sides
    self.gap = gap
    self.isInner = isInner
    self.takesFocus = takesFocus
    self.backdrop = backdrop
    self.close = close
  }

  func body(content view: Content) -> some View {
    view.modifier(
      PresentationModifier(
        item: { isOpen ? true : nil }, id: { AnyHashable($0) },
        traits: { _ in
          let outside: AnyView = backdrop ?? AnyView(PressOutside { session.close() })
          return PresentationTraits(
            takesFocus: takesFocus, keepsFocusedValues: true, backdrop: isInner ? nil : outside)
        },
        dismiss: close
      ) { _ in
        MenuPanel(session: session, content: self.content, close: close)
          .modifier(PopupModifier(at: anchor, sides: sides, gap: gap))
      })
  }
}
