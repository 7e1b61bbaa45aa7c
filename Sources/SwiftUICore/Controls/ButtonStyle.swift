/// What a button is for, beyond its label.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// Deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves without doing anything.
  public static let cancel = ButtonRole(name: "cancel")
}

/// The looks of a button; the behaviour and the accessibility stay the button's own (behaviour 330).
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button style draws.
public struct ButtonStyleConfiguration {
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool

  /// The button's label, of whatever type: it stands for the views where the button was written.
  nonisolated public struct Label: View {
    let lowering: Lowering

    nonisolated final class Lowering {
      let makeView: (_ViewInputs) -> _ViewOutputs
      let makeList: (_ViewInputs) -> _ViewList

      init<Content: View>(_ content: _GraphValue<Content>) {
        makeView = { Content._makeView(view: content, inputs: $0) }
        makeList = { Content._makeViewList(view: content, inputs: $0) }
      }
    }
  }
}

extension ButtonStyleConfiguration.Label: PrimitiveView, SelfComparing {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    inputs.graph.untracked { view.read() }.lowering.makeView(inputs)
  }

  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    inputs.graph.untracked { view.read() }.lowering.makeList(inputs)
  }

  public nonisolated static var _isUnary: Bool { false }

  /// The views are those of one place; how they change reaches them on their own way.
  package nonisolated func isEqual(to other: Self) -> Bool { lowering === other.lowering }
}

/// A button that is its label in the accent colour.
public struct BorderlessButtonStyle: ButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
      .modifier(ControlOpacity(opacity: configuration.isPressed ? 0.3 : 1))
  }
}

/// A button that is its label as it is.
public struct PlainButtonStyle: ButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(ControlOpacity(opacity: configuration.isPressed ? 0.3 : 1))
  }
}

/// A button on a tinted ground.
public struct BorderedButtonStyle: ButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonBody(configuration: configuration, isProminent: false)
  }
}

/// A button that stands out: its ground is the accent colour.
public struct BorderedProminentButtonStyle: ButtonStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonBody(configuration: configuration, isProminent: true)
  }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
