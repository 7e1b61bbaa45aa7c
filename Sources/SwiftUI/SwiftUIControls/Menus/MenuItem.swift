import HostInterface
import SwiftUICore

/// A line of a menu for a control: its mark, its label, and what the control shows at the end.
struct MenuItem<Behavior: ControlBehavior, Title: View, Accessory: View>: View {
  /// Whether a tick stands before the label.
  enum Mark {
    case none, on, off, mixed
  }

  let control: ControlNode<Behavior>
  let mark: Mark
  let isDestructive: Bool
  let title: Title
  let accessory: Accessory
  @Environment(\.menuSession) private var session: MenuSession?
  @Environment(\.submenu) private var submenu: Binding<Bool>?
  @Environment(\.menuDismissBehavior) private var dismissBehavior: MenuActionDismissBehavior
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.isEnabled) private var isEnabled: Bool

  init(
    control: ControlNode<Behavior>, mark: Mark = .none, isDestructive: Bool = false, title: Title,
    accessory: Accessory
  ) {
    self.control = control
    self.mark = mark
    self.isDestructive = isDestructive
    self.title = title
    self.accessory = accessory
  }

  var body: some View {
    let session: MenuSession? = dismissBehavior == .disabled ? nil : session
    let _: Void = control.onActivation { session?.close() }
    let isHighlighted: Bool = isEnabled && (control.isFocused || control.isPressed)
    let isPhone: Bool = idiom == .phone
    HStack(spacing: 4) {
      if mark != .none {
        Image(systemName: mark == .mixed ? "minus" : "checkmark")
          .font(.caption.weight(.semibold))
          .opacity(mark == .off ? 0 : 1)
          .accessibilityHidden(true)
          .frame(width: 14)
      }
      title.labelStyle(MenuLabelStyle())
      Spacer(minLength: 16)
      accessory
    }
    .foregroundStyle(color(isHighlighted: isHighlighted && !isPhone))
    .padding(.horizontal, isPhone ? 16 : 8)
    .frame(maxWidth: .infinity, minHeight: isPhone ? 44 : 22, alignment: .leading)
    .background(ground(isHighlighted), in: RoundedRectangle(cornerRadius: isPhone ? 0 : 5))
    .contentShape(Rectangle())
    .modifier(ControlTarget(control))
    .onHover { isInside in
      // The pointer may stay on an item while the menu beside it is open.
      guard isInside, idiom == .desktop, submenu?.wrappedValue != true else { return }
      self.session?.closeSubmenu()
      control.takeFocus()
    }
  }

  private func color(isHighlighted: Bool) -> AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    if isHighlighted { return AnyShapeStyle(.white) }
    return isDestructive ? AnyShapeStyle(.red) : AnyShapeStyle(.primary)
  }

  private func ground(_ isHighlighted: Bool) -> AnyShapeStyle {
    guard isHighlighted else { return AnyShapeStyle(.clear) }
    return idiom == .phone ? AnyShapeStyle(.fill.secondary) : AnyShapeStyle(Color.accentColor)
  }
}

/// A button as an item of a menu.
struct MenuItemStyle: PrimitiveButtonStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    MenuItem(
      control: configuration.control, isDestructive: configuration.role == .destructive, title: configuration.label,
      accessory: ShortcutText())
  }
}

/// A toggle as an item of a menu, with a tick while it is on.
struct MenuToggleStyle: ToggleStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    MenuItem(
      control: configuration.control, mark: configuration.isMixed ? .mixed : configuration.isOn ? .on : .off,
      title: configuration.label, accessory: ShortcutText())
  }
}

/// A label in a menu: the icon before the title.
private struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      configuration.icon.frame(width: 16)
      configuration.title
    }
  }
}

/// A menu inside of a menu: an item that opens beside the menu.
struct SubmenuItem: View {
  let configuration: MenuStyleConfiguration
  @Binding var isOpen: Bool
  let session: MenuSession
  @Environment(\.layoutDirection) private var direction: LayoutDirection

  var body: some View {
    Button(action: open) { configuration.label }
      .buttonStyle(SubmenuStyle())
      .environment(\.submenu, $isOpen)
      .modifier(MenuButtonRole(isOpen: isOpen))
      // This key alone: the menu around takes the other arrows.
      .onKeyPress(direction == .rightToLeft ? .leftArrow : .rightArrow) {
        open()
        return .handled
      }
      .modifier(
        MenuPresentation(
          isOpen: isOpen, session: MenuSession(close: session.close), content: configuration.content,
          sides: [.right, .left], gap: -2, isInner: true
        ) {
          isOpen = false
        })
  }

  private func open() {
    session.closeSubmenu()
    session.submenuDidOpen { isOpen = false }
    isOpen = true
  }
}

private struct SubmenuStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuItem(
      control: configuration.control, title: configuration.label,
      accessory: Image(systemName: "chevron.forward").font(.caption2.weight(.semibold)).accessibilityHidden(true)
    )
    .menuActionDismissBehavior(.disabled)
  }
}
