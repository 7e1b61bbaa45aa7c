import HostInterface
import ReactiveGraph

/// A button style of any type, as the environment keeps it.
///
/// Which type of style holds in a place is decided by the types of the modifiers around it and by the idiom, so it never
/// changes there and a button lowers the style's body once; the style's value may change.
struct AnyButtonStyle {
  private let storage: Storage

  init<S: ButtonStyle>(_ style: S) {
    storage = TypedStorage(style)
  }

  /// The style of the environment; without one, borderless on a phone and bordered on a desktop.
  static func of(_ inputs: _ViewInputs) -> AnyButtonStyle {
    inputs.graph.untracked {
      if let chosen = inputs.environment(ButtonStyleKey.self).value { return chosen }
      return inputs.environment(IdiomKey.self).value == .phone ? borderless : bordered
    }
  }

  private nonisolated(unsafe) static let borderless = AnyButtonStyle(BorderlessButtonStyle())
  private nonisolated(unsafe) static let bordered = AnyButtonStyle(BorderedButtonStyle())

  /// Lowers what the style makes of a label.
  func makeView(
    role: _GraphValue<ButtonRole?>, label: ButtonStyleConfiguration.Label.Lowering, inputs: _ViewInputs
  ) -> _ViewOutputs {
    storage.makeView(role: role, label: label, inputs: inputs)
  }

  private class Storage {
    func makeView(
      role: _GraphValue<ButtonRole?>, label: ButtonStyleConfiguration.Label.Lowering, inputs: _ViewInputs
    ) -> _ViewOutputs { preconditionFailure("made by its subclass") }

    func isEqual(to other: Storage) -> Bool { self === other }
  }

  private final class TypedStorage<Style: ButtonStyle>: Storage {
    private let style: Style

    init(_ style: Style) { self.style = style }

    override func makeView(
      role: _GraphValue<ButtonRole?>, label: ButtonStyleConfiguration.Label.Lowering, inputs: _ViewInputs
    ) -> _ViewOutputs {
      let first: Style = style
      let body = _GraphValue<StyleBody<Style>> {
        let now = inputs.environment(ButtonStyleKey.self).value?.storage as? TypedStorage<Style>
        let configuration = ButtonStyleConfiguration(
          role: role.read(), label: ButtonStyleConfiguration.Label(lowering: label), isPressed: false)
        return StyleBody(style: now?.style ?? first, configuration: configuration)
      }
      return StyleBody<Style>._makeView(view: body, inputs: inputs)
    }

    override func isEqual(to other: Storage) -> Bool {
      guard let other = other as? TypedStorage<Style> else { return false }
      return ValueComparison.areEqual(style, other.style)
    }
  }
}

extension AnyButtonStyle: SelfComparing {
  func isEqual(to other: AnyButtonStyle) -> Bool { storage.isEqual(to: other.storage) }
}

/// The looks that a style gives, as a view, so that the style's own dynamic properties work.
private struct StyleBody<Style: ButtonStyle>: View, PropertyCarrier {
  static var carried: Any.Type { Style.self }

  var style: Style
  var configuration: ButtonStyleConfiguration

  var body: Style.Body { style.makeBody(configuration: configuration) }
}

private struct ButtonStyleKey: EnvironmentKey { static let defaultValue: AnyButtonStyle? = nil }

/// The style's type is part of the modifier's: views around which it is another one are other views.
nonisolated private struct ButtonStyleModifier<Style: ButtonStyle>: InputsModifier {
  var style: Style

  nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    inputs.environment = inputs.environment.setting(ButtonStyleKey.self, "button style") { _ in
      AnyButtonStyle(modifier.read().style)
    }
  }
}

extension View {
  /// Sets the looks of the buttons inside.
  @MainActor public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(ButtonStyleModifier(style: style))
  }
}
