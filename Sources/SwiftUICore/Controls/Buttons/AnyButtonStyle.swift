import HostInterface
import ReactiveGraph

/// A button style of any type, as the environment keeps it.
///
/// Which type of style holds in a place is decided by the types of the modifiers around it and by the idiom, so it never
/// changes there and a button lowers the style's body once; the style's value may change.
struct AnyButtonStyle {
  private let storage: Storage

  private init(_ storage: Storage) { self.storage = storage }

  init<S: ButtonStyle>(_ style: S) {
    storage =
      S.self == BorderlessLook.self
      ? LabelStorage(isTinted: true)
      : S.self == PlainLook.self ? LabelStorage(isTinted: false) : LookStorage(style)
  }

  /// A primitive style and the one around it; nil where the style is that of the place.
  static func make<S: PrimitiveButtonStyle>(_ style: S, around outer: AnyButtonStyle?) -> AnyButtonStyle? {
    if style is DefaultButtonStyle { return nil }
    if let style = style as? any LookButtonStyle { return look(of: style) }
    return AnyButtonStyle(PrimitiveStorage(style, outer: outer))
  }

  private static func look<S: LookButtonStyle>(of style: S) -> AnyButtonStyle { AnyButtonStyle(style.look) }

  /// The style of the environment; without one, borderless on a phone and bordered on a desktop.
  static func of(_ inputs: _ViewInputs) -> AnyButtonStyle {
    inputs.graph.untracked {
      if let chosen = inputs.environment(ButtonStyleKey.self).value { return chosen }
      return inputs.environment(IdiomKey.self).value == .phone ? borderless : bordered
    }
  }

  private nonisolated(unsafe) static let borderless = AnyButtonStyle(BorderlessLook())
  private nonisolated(unsafe) static let bordered = AnyButtonStyle(BorderedLook(isProminent: false))

  /// Whether the button takes taps; of a primitive style, only what the style put inside does.
  var takesTaps: Bool { storage.takesTaps }

  /// Whether the style makes a node for the drawing of each button.
  var makesOwnNode: Bool { storage.makesOwnNode }

  /// Lowers what the style makes of a button.
  func makeView<Label: View>(
    _ button: ButtonBehavior, label: _GraphValue<Label>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    storage.makeView(button, label: label, inputs: inputs)
  }
}

extension AnyButtonStyle: SelfComparing {
  func isEqual(to other: AnyButtonStyle) -> Bool { storage.isEqual(to: other.storage) }
}

struct ButtonStyleKey: EnvironmentKey { static let defaultValue: AnyButtonStyle? = nil }

// MARK: - Styles of one type

extension AnyButtonStyle {
  private class Storage {
    var takesTaps: Bool { true }
    var makesOwnNode: Bool { false }

    func makeView<Label: View>(
      _ button: ButtonBehavior, label: _GraphValue<Label>, inputs: _ViewInputs
    ) -> _ViewOutputs {
      preconditionFailure("made by its subclass")
    }

    func isEqual(to other: Storage) -> Bool { self === other }
  }

  /// The looks of ours that are the label alone: it is lowered where it is, without a body of the style's that would have
  /// nothing to change.
  private final class LabelStorage: Storage {
    private let isTinted: Bool

    init(isTinted: Bool) { self.isTinted = isTinted }

    override var makesOwnNode: Bool { true }

    override func makeView<Label: View>(
      _ button: ButtonBehavior, label: _GraphValue<Label>, inputs: _ViewInputs
    ) -> _ViewOutputs {
      var inner: _ViewInputs = inputs
      if isTinted {
        inner.environment = inputs.environment.setting(ForegroundKey.self, "foreground style") {
          $0.foregroundLevels.setting(button.role == .destructive ? Self.destructive : Self.tint)
        }
      }
      var outputs: _ViewOutputs = Label._makeView(view: label, inputs: inner)
      outputs.display = outputs.display.map { ControlDimming.wrap($0, inputs: inputs) }
      return outputs
    }

    private static let destructive: [AnyShapeStyle] = [AnyShapeStyle(.red)]
    private static let tint: [AnyShapeStyle] = [AnyShapeStyle(.tint)]

    override func isEqual(to other: Storage) -> Bool { (other as? LabelStorage)?.isTinted == isTinted }
  }

  private final class LookStorage<Style: ButtonStyle>: Storage {
    private let style: Style

    init(_ style: Style) { self.style = style }

    override func makeView<Label: View>(
      _ button: ButtonBehavior, label: _GraphValue<Label>, inputs: _ViewInputs
    ) -> _ViewOutputs {
      let first: Style = style
      let label = ButtonStyleConfiguration.Label(lowering: ControlLabelLowering(label))
      let body = _GraphValue<ButtonStyleBody<Style>> {
        let now = inputs.environment(ButtonStyleKey.self).value?.storage as? LookStorage<Style>
        let configuration = ButtonStyleConfiguration(role: button.role, label: label, isPressed: false)
        return ButtonStyleBody(style: now?.style ?? first, configuration: configuration)
      }
      return ButtonStyleBody<Style>._makeView(view: body, inputs: inputs)
    }

    override func isEqual(to other: Storage) -> Bool {
      guard let other = other as? LookStorage<Style> else { return false }
      return ValueComparison.areEqual(style, other.style)
    }
  }

  private final class PrimitiveStorage<Style: PrimitiveButtonStyle>: Storage {
    private let style: Style
    private let outer: AnyButtonStyle?

    init(_ style: Style, outer: AnyButtonStyle?) {
      self.style = style
      self.outer = outer
    }

    override var takesTaps: Bool { false }

    /// Buttons that the style makes look as those around it do.
    override func makeView<Label: View>(
      _ button: ButtonBehavior, label: _GraphValue<Label>, inputs: _ViewInputs
    ) -> _ViewOutputs {
      let first = self
      let label = PrimitiveButtonStyleConfiguration.Label(lowering: ControlLabelLowering(label))
      let action: @MainActor () -> Void = { button.perform() }
      let current: () -> PrimitiveStorage<Style> = {
        inputs.environment(ButtonStyleKey.self).value?.storage as? PrimitiveStorage<Style> ?? first
      }
      let body = _GraphValue<PrimitiveButtonStyleBody<Style>> {
        let configuration = PrimitiveButtonStyleConfiguration(
          role: button.role, label: label, action: action)
        return PrimitiveButtonStyleBody(style: current().style, configuration: configuration)
      }
      var inner: _ViewInputs = inputs
      inner.environment = inputs.environment.setting(ButtonStyleKey.self, "outer button style") { _ in current().outer }
      return PrimitiveButtonStyleBody<Style>._makeView(view: body, inputs: inner)
    }

    override func isEqual(to other: Storage) -> Bool {
      guard let other = other as? PrimitiveStorage<Style> else { return false }
      return ValueComparison.areEqual(style, other.style) && ValueComparison.areEqual(outer, other.outer)
    }
  }
}

/// The looks that a style gives, as a view, so that the style's own dynamic properties work.
private struct ButtonStyleBody<Style: ButtonStyle>: View, PropertyCarrier {
  static var carried: Any.Type { Style.self }

  var style: Style
  var configuration: ButtonStyleConfiguration

  var body: Style.Body { style.makeBody(configuration: configuration) }
}

private struct PrimitiveButtonStyleBody<Style: PrimitiveButtonStyle>: View, PropertyCarrier {
  static var carried: Any.Type { Style.self }

  var style: Style
  var configuration: PrimitiveButtonStyleConfiguration

  var body: Style.Body { style.makeBody(configuration: configuration) }
}

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
  /// Sets the appearance of the buttons inside the view.
  ///
  /// What a press does, and what assistive technologies hear, stays that of the button.
  ///
  /// ```swift
  /// struct Filled: ButtonStyle {
  ///   func makeBody(configuration: Configuration) -> some View {
  ///     configuration.label
  ///       .padding()
  ///       .background(.blue, in: Capsule())
  ///       .opacity(configuration.isPressed ? 0.6 : 1)
  ///   }
  /// }
  ///
  /// struct Sample: View {
  ///   var body: some View {
  ///     Button("Save") {}.buttonStyle(Filled())
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter style: The style, of a type that conforms to `ButtonStyle`.
  @MainActor public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(ButtonStyleModifier(style: style))
  }
}
