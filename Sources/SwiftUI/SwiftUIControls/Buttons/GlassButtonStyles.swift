import SwiftUICore

/// A button on glass.
public struct GlassButtonStyle: LookButtonStyle {
  private let glass: Glass

  public nonisolated init() { glass = .regular }

  public nonisolated init(_ glass: Glass) { self.glass = glass }

  nonisolated var look: GlassLook { GlassLook(glass: glass, isProminent: false) }

  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(look) }
}

/// A button on glass that stands out: the glass has the accent colour.
public struct GlassProminentButtonStyle: LookButtonStyle {
  public nonisolated init() {}

  nonisolated var look: GlassLook { GlassLook(glass: .regular, isProminent: true) }

  public func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(look) }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  public static func glass(_ glass: Glass) -> Self { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

struct GlassLook: ButtonStyle {
  nonisolated let glass: Glass
  nonisolated let isProminent: Bool

  nonisolated init(glass: Glass, isProminent: Bool) {
    self.glass = glass
    self.isProminent = isProminent
  }

  func makeBody(configuration: Configuration) -> some View {
    BorderedButtonBody(configuration: configuration, isProminent: isProminent, glass: glass)
  }
}
