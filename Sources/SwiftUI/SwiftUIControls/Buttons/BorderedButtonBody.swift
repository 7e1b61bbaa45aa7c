import CoreGraphics
import HostInterface
import LayoutEngine
import SwiftUICore

/// The ground of bordered buttons.
struct BorderedButtonBody: View {
  let configuration: ButtonStyleConfiguration
  private let isAlwaysProminent: Bool
  /// The surface of a button of glass.
  var glass: Glass?
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.controlSize) private var controlSize: ControlSize
  @Environment(\.buttonBorderShape) private var shape: ButtonBorderShape
  @Environment(\.buttonSizing) private var sizing: ButtonSizing
  @Environment(\.font) private var font: Font?
  @Environment(\.keyboardShortcut) private var shortcut: KeyboardShortcut?

  init(configuration: ButtonStyleConfiguration, isProminent: Bool, glass: Glass? = nil) {
    self.configuration = configuration
    isAlwaysProminent = isProminent
    self.glass = glass
  }

  /// On a desktop the button that Return uses stands out.
  private var isProminent: Bool { isAlwaysProminent || (idiom == .desktop && shortcut == .defaultAction) }

  private var tint: AnyShapeStyle {
    configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
  }

  private var label: AnyShapeStyle {
    if isProminent { return AnyShapeStyle(.white) }
    return glass == nil || configuration.role == .destructive ? tint : AnyShapeStyle(.primary)
  }

  private var ground: AnyShapeStyle {
    if isProminent { return tint }
    guard let glass else { return AnyShapeStyle(.fill.secondary) }
    if let color = glass.tint { return AnyShapeStyle(color.opacity(0.6)) }
    return AnyShapeStyle(glass.kind == .clear ? Material.ultraThin : Material.regular)
  }

  /// Glass, and the buttons of a phone as on iOS 26, are capsules unless another shape is asked for.
  private var border: ButtonBorderShape {
    shape == .automatic && (glass != nil || idiom == .phone) ? .capsule : shape
  }

  var body: some View {
    let metrics = BorderedButtonMetrics(idiom: idiom, size: controlSize)
    return configuration.label
      .font(metrics.font(around: font))
      .foregroundStyle(label)
      .padding(.horizontal, shape == .circle ? metrics.verticalPadding : metrics.horizontalPadding)
      .padding(.vertical, metrics.verticalPadding)
      .modifier(CircleAspect(isOn: shape == .circle, side: metrics.minimumHeight))
      .frame(maxWidth: sizing == .flexible ? .infinity : nil, minHeight: metrics.minimumHeight)
      .background(ground, in: ButtonBorder(shape: border, radius: metrics.cornerRadius))
      .modifier(ControlOpacity(opacity: configuration.isPressed ? 0.6 : 1))
  }
}

/// A round button is as wide as it is high.
private struct CircleAspect: ViewModifier {
  let isOn: Bool
  let side: CGFloat?

  func body(content: Content) -> some View { content.frame(minWidth: isOn ? side ?? 24 : nil) }
}

/// Measures of bordered buttons, in points.
///
/// Known are a phone's heights (28, 34 and 50 for small, regular and large), the regular padding at the sides (12) and a
/// desktop's above and below (4); the other sizes are chosen in the same proportions, as nothing published gives them.
struct BorderedButtonMetrics {
  let idiom: Idiom
  let size: ControlSize

  var minimumHeight: CGFloat? {
    guard idiom == .phone else { return nil }
    switch size {
    case .mini, .small: return 28
    case .regular: return 34
    case .large, .extraLarge: return 50
    }
  }

  var horizontalPadding: CGFloat {
    switch (idiom, size) {
    case (.phone, .mini), (.phone, .small): 10
    case (.phone, .regular): 12
    case (.phone, _): 20
    case (_, .mini): 8
    case (_, .small): 10
    case (_, .regular): 12
    case (_, .large): 14
    case (_, .extraLarge): 18
    }
  }

  var verticalPadding: CGFloat {
    guard idiom != .phone else { return 0 }
    switch size {
    case .mini: return 2
    case .small: return 3
    case .regular: return 4
    case .large: return 6
    case .extraLarge: return 10
    }
  }

  var cornerRadius: CGFloat {
    switch (idiom, size) {
    case (.phone, .mini), (.phone, .small): 8
    case (.phone, .regular): 10
    case (.phone, _): 12
    case (_, .mini), (_, .small): 5
    case (_, .regular): 6
    case (_, _): 8
    }
  }

  /// A phone's buttons have body text, small ones the text of a subheadline; a desktop's have the font around them. Prominent
  /// buttons are no bolder (recorded on iOS 18.5 and 26.2: 102 points wide for a text of 78).
  func font(around font: Font?) -> Font? {
    if size == .mini || size == .small { return .subheadline }
    return idiom == .phone ? .body : font
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
  package var idiom: Idiom { self[IdiomKey.self] }
}
