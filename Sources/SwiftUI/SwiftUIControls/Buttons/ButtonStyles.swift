import SwiftUICore

/// A style of ours: a button as any other that looks a certain way.
@MainActor @preconcurrency
protocol LookButtonStyle: PrimitiveButtonStyle {
  associatedtype Look: ButtonStyle
  nonisolated var look: Look { get }
}

/// The style of the place: borderless on a phone, bordered on a desktop.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(self) }
}

/// A button that is its label in the accent colour.
public struct BorderlessButtonStyle: LookButtonStyle {
  public nonisolated init() {}

  nonisolated var look: BorderlessLook { BorderlessLook() }

  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(look) }
}

/// A button that is its label as it is.
public struct PlainButtonStyle: LookButtonStyle {
  public nonisolated init() {}

  nonisolated var look: PlainLook { PlainLook() }

  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(look) }
}

/// A button that looks as a link does.
public struct LinkButtonStyle: LookButtonStyle {
  public nonisolated init() {}

  nonisolated var look: BorderlessLook { BorderlessLook() }

  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(look) }
}

/// A button on a tinted ground.
public struct BorderedButtonStyle: LookButtonStyle {
  public nonisolated init() {}

  nonisolated var look: BorderedLook { BorderedLook(isProminent: false) }

  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(look) }
}

/// A button that stands out: its ground is the accent colour.
public struct BorderedProminentButtonStyle: LookButtonStyle {
  public nonisolated init() {}

  nonisolated var look: BorderedLook { BorderedLook(isProminent: true) }

  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(look) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

// MARK: - Looks

/// Buttons are not lowered through this body, but to the same effect.
struct BorderlessLook: ButtonStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
      .modifier(ControlOpacity(opacity: configuration.isPressed ? 0.3 : 1))
  }
}

/// The same as above.
struct PlainLook: ButtonStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(ControlOpacity(opacity: configuration.isPressed ? 0.3 : 1))
  }
}

struct BorderedLook: ButtonStyle {
  nonisolated let isProminent: Bool

  nonisolated init(isProminent: Bool) { self.isProminent = isProminent }

  func makeBody(configuration: Configuration) -> some View {
    BorderedButtonBody(configuration: configuration, isProminent: isProminent)
  }
}
