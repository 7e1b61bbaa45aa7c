import HostInterface
import LayoutEngine

/// The ground of bordered buttons: at least 34 points high on a phone; 12 and 4 points around the label on a desktop.
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
      .modifier(PhoneButtonFont(isProminent: isProminent))
      .foregroundStyle(label)
      .padding(.horizontal, idiom == .phone ? 14 : 12)
      .padding(.vertical, idiom == .phone ? 0 : 4)
      .frame(minHeight: idiom == .phone ? 34 : nil)
      .background(ground, in: RoundedRectangle(cornerRadius: idiom == .phone ? 10 : 6))
      .modifier(ControlOpacity(opacity: configuration.isPressed ? 0.6 : 1))
  }
}

/// A phone's buttons have body text; a desktop's have the font around them.
private struct PhoneButtonFont: ViewModifier {
  let isProminent: Bool
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.font) private var font: Font?

  func body(content: Content) -> some View {
    content.font(idiom == .phone ? .body.weight(isProminent ? .semibold : .regular) : font)
  }
}

/// A control that is pressed is drawn fainter, and one that can't be used fainter still.
nonisolated struct ControlOpacity: PrimitiveModifier {
  var opacity: Double

  /// Never so faint that a reader had to be told.
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let effect = _GraphValue<OpacityEffect> {
      let isEnabled: Bool = inputs.environment(IsEnabledKey.self).value
      return OpacityEffect(opacity: (isEnabled ? 1 : 0.4) * modifier.read().opacity)
    }
    return OpacityEffect.makeEffect(modifier: effect, inputs: inputs, body: body)
  }
}

extension EnvironmentValues {
  var idiom: Idiom { self[IdiomKey.self] }
}
