import SwiftUICore

/// The looks of the control that opens a menu.
///
/// The items look as the platform's menus do, whatever the style.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a menu that its style arranges: `Menu(configuration)` makes a menu of them.
public struct MenuStyleConfiguration {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?

  /// The label, of whatever type.
  nonisolated public struct Label: View, ControlPartView {
    package let part: ControlPart
  }

  /// The items, of whatever types.
  nonisolated public struct Content: View, ControlPartView {
    package let part: ControlPart
  }
}

extension MenuStyleConfiguration: ControlConfiguration {
  package static let defaultStyle = ControlStyle.constant(DefaultMenuStyle(), MenuStyleBody.self)
}

nonisolated private struct MenuStyleBody<Style: MenuStyle>: ControlStyleBody {
  let style: Style
  let configuration: MenuStyleConfiguration

  @MainActor var body: Style.Body { style.makeBody(configuration: configuration) }
}

extension View {
  /// Sets the looks of the controls that open menus inside the view.
  ///
  /// - Parameter style: The style, such as `.button` or one of your own.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier<MenuStyleBody<S>>(style))
  }
}

/// A button in the button style of its place.
public struct DefaultMenuStyle: MenuStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A button in the button style of its place.
public struct ButtonMenuStyle: MenuStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  private let showsMenuIndicator: Bool?

  public nonisolated init() { showsMenuIndicator = nil }

  /// - Parameter showsMenuIndicator: Whether an arrow shows that the button opens a menu.
  @available(*, deprecated, message: "Use menuIndicator(_:).")
  public nonisolated init(showsMenuIndicator: Bool) { self.showsMenuIndicator = showsMenuIndicator }

  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
      .buttonStyle(.borderless)
      .transformEnvironment(\.menuIndicatorVisibility) { visibility in
        if let showsMenuIndicator { visibility = showsMenuIndicator ? .visible : .hidden }
      }
  }
}

/// A button with a border.
@available(*, deprecated, message: "Use .menuStyle(.button) and .buttonStyle(.bordered).")
public struct BorderedButtonMenuStyle: MenuStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration).buttonStyle(.bordered)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

@available(*, deprecated, message: "Use .menuStyle(.button) and .buttonStyle(.bordered).")
extension MenuStyle where Self == BorderedButtonMenuStyle {
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}
