import AccessibilityTree
import ControlLooks
import CoreGraphics
import ReactiveGraph
import SwiftUICore

/// All hues with their lighter and darker forms: the chosen colour follows the pointer, and arrows move it.
nonisolated struct ColorSpectrum: View {
  let behavior: SpectrumBehavior

  init(_ components: Binding<ColorComponents>) { behavior = SpectrumBehavior(components: components) }
}

extension ColorSpectrum: UnaryView {
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let control = ControlNode(view.part(\.behavior), inputs: inputs)
    let field = _GraphValue<SpectrumField> {
      SpectrumField(control: control, components: control.behavior.read().components.wrappedValue)
    }
    var outputs: _ViewOutputs = SpectrumField._makeView(view: field, inputs: inputs)
    control.makeElement(of: &outputs)
    return outputs
  }
}

/// A spectrum is one adjustable element whose value is the colour; adjusting goes through the hues.
nonisolated struct SpectrumBehavior: ControlBehavior {
  let components: Binding<ColorComponents>

  static let actions: [AccessibilityActionCode] = [.increment, .decrement]

  static func describe(
    _ control: _GraphValue<Self>, in properties: inout AccessibilityProperties, environment: EnvironmentValues
  ) {
    properties.role = .slider
    properties.label = Text("Hue and brightness").string(in: environment)
    properties.value = ColorWords.components(
      of: control.read().components.wrappedValue.resolved, in: environment, withOpacity: false)
  }

  @MainActor func perform(_ action: AccessibilityActionCode) {
    move(by: CGPoint(x: action == .increment ? 1.0 / 36 : -1.0 / 36, y: 0))
  }

  @MainActor func change(for key: ControlKey) -> (@MainActor () -> Void)? {
    switch key {
    case .leading: { move(by: CGPoint(x: -1.0 / 36, y: 0)) }
    case .trailing: { move(by: CGPoint(x: 1.0 / 36, y: 0)) }
    case .up: { move(by: CGPoint(x: 0, y: -0.05)) }
    case .down: { move(by: CGPoint(x: 0, y: 0.05)) }
    case .pageUp, .pageDown, .home, .end, .character: nil
    }
  }

  @MainActor private func move(by step: CGPoint) {
    let place: CGPoint = components.wrappedValue.spectrumPlace
    components.wrappedValue.spectrumPlace = CGPoint(x: place.x + step.x, y: place.y + step.y)
  }

  @MainActor func follow(_ pointer: inout ControlPointer) {
    guard pointer.phase != .cancelled, pointer.size.width > 0, pointer.size.height > 0 else { return }
    components.wrappedValue.spectrumPlace = CGPoint(
      x: pointer.location.x / pointer.size.width, y: pointer.location.y / pointer.size.height)
  }
}

nonisolated private struct SpectrumField: View {
  let control: ControlNode<SpectrumBehavior>
  let components: ColorComponents

  private static let hues: [Color] = (0...12).map { Color(hue: Double($0) / 12, saturation: 1, brightness: 1) }
  private static let light: [Gradient.Stop] = [
    Gradient.Stop(color: .white, location: 0), Gradient.Stop(color: .white.opacity(0), location: 0.5),
    Gradient.Stop(color: .black.opacity(0), location: 0.5), Gradient.Stop(color: .black, location: 1),
  ]

  @MainActor var body: some View {
    Rectangle()
      .fill(LinearGradient(colors: Self.hues, startPoint: .leading, endPoint: .trailing))
      .overlay {
        Rectangle().fill(LinearGradient(stops: Self.light, startPoint: .top, endPoint: .bottom))
      }
      .clipShape(RoundedRectangle(cornerRadius: 6))
      .overlay {
        GeometryReader { proxy in
          let color: Color.Resolved = components.resolved
          LookView(
            SpectrumMarkLook(red: Double(color.red), green: Double(color.green), blue: Double(color.blue))
          )
          .position(
            x: components.spectrumPlace.x * proxy.size.width, y: components.spectrumPlace.y * proxy.size.height)
        }
      }
      .modifier(ControlTarget(control, .follows))
  }
}
