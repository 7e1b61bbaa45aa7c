import HostInterface
import LayoutEngine

/// The ground of bordered buttons: at least 34 points high on a phone and 22 on a desktop.
struct BorderedButtonBody: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.idiom) private var idiom: Idiom

  private var tint: AnyShapeStyle {
    configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
  }

  private var label: AnyShapeStyle {
    isProminent ? AnyShapeStyle(.white) : tint
  }

  private var ground: AnyShapeStyle {
    isProminent ? tint : AnyShapeStyle(.fill.secondary)
  }

  var body: some View {
    configuration.label
      .font(idiom == .phone ? .body.weight(isProminent ? .semibold : .regular) : .body)
      .foregroundStyle(label)
      .padding(.horizontal, idiom == .phone ? 14 : 10)
      .frame(minHeight: idiom == .phone ? 34 : 22)
      .background(ground, in: RoundedRectangle(cornerRadius: idiom == .phone ? 10 : 6))
      .opacity(configuration.isPressed ? 0.6 : 1)
      .modifier(DimmedWhenDisabled())
  }
}

/// A control that can't be used is drawn faintly.
struct DimmedWhenDisabled: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled: Bool

  func body(content: Content) -> some View {
    content.opacity(isEnabled ? 1 : 0.4)
  }
}

extension EnvironmentValues {
  var idiom: Idiom { self[IdiomKey.self] }
}
