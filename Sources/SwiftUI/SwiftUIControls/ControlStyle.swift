import DeepStack
import ReactiveGraph
import SwiftUICore

/// The configuration of a control: the parts and values that a style arranges. The type stands for one family of styles.
///
/// A control with styles needs four declarations:
///
///     public protocol GaugeStyle { ... }                              // as Apple has it
///     struct GaugeStyleBody<Style: GaugeStyle>: ControlStyleBody {    // calls the style's `makeBody`
///       let style: Style
///       let configuration: GaugeStyleConfiguration
///       var body: Style.Body { style.makeBody(configuration: configuration) }
///     }
///     extension GaugeStyleConfiguration: ControlConfiguration {
///       static let defaultStyle = .constant(DefaultGaugeStyle(), GaugeStyleBody.self)
///     }
///     func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { modifier(ControlStyleModifier<GaugeStyleBody<S>>(style)) }
///
/// The control itself conforms to `StyleableControl`.
package protocol ControlConfiguration {
  /// The style of a control around which no style is set.
  static var defaultStyle: ControlStyle<Self> { get }
}

/// The result of a style for one control, as a view: the style's dynamic properties are connected as the view's own.
package protocol ControlStyleBody: View, PropertyCarrier {
  associatedtype Style
  associatedtype Configuration: ControlConfiguration

  nonisolated init(style: Style, configuration: Configuration)

  /// Lowers a control that is one view. The default is `lowerBody()`; a style that does less, or adds a behaviour, does so
  /// here.
  nonisolated static func makeView(of control: ControlLowering<Self>) -> _ViewOutputs
}

extension ControlStyleBody {
  package static var carried: Any.Type { Style.self }

  package nonisolated static func makeView(of control: ControlLowering<Self>) -> _ViewOutputs {
    control.lowerBody()
  }
}

/// A control that is about to be lowered in a style.
package struct ControlLowering<StyleBody: ControlStyleBody> {
  package let style: _GraphValue<StyleBody.Style>
  package let configuration: _GraphValue<StyleBody.Configuration>
  /// The inputs of the control.
  package let inputs: _ViewInputs
  /// The style in the place of the control.
  fileprivate let place: ControlStyle<StyleBody.Configuration>

  /// Lowers the style's body, in which the style outside of this one holds.
  package func lowerBody() -> _ViewOutputs {
    var inside: _ViewInputs = inputs
    place.enter(&inside)
    return StyleBody._makeView(view: body, inputs: inside)
  }

  fileprivate var body: _GraphValue<StyleBody> {
    let style: _GraphValue<StyleBody.Style> = style
    let configuration: _GraphValue<StyleBody.Configuration> = configuration
    return _GraphValue { StyleBody(style: style.read(), configuration: configuration.read()) }
  }

  /// The same control in another style, which has the same styles around it.
  package func with<Other: ControlStyleBody>(
    _ style: _GraphValue<Other.Style>, _ type: Other.Type
  ) -> ControlLowering<Other> where Other.Configuration == StyleBody.Configuration {
    ControlLowering<Other>(style: style, configuration: configuration, inputs: inputs, place: place)
  }
}

/// The style that holds in one place, of whatever type, for all controls with a configuration.
///
/// Styles form a chain: each knows the style outside of it. Inside of a style's body the outer style holds, so that a style
/// can show the control that it was given, and others of its kind, without being asked again.
///
/// The type of the style is part of the type of the modifier that sets it, so the chain of a place never changes and is
/// followed once, when a control is lowered. The value of a style may change, and is read inside the body's node.
package class ControlStyle<Configuration: ControlConfiguration>: ControlStyleScope {
  /// The environment of the modifier that set the style; nil for a default style, which is not set around anything.
  private let surroundings: EnvironmentScope?

  fileprivate init(surroundings: EnvironmentScope?) {
    self.surroundings = surroundings
  }

  /// The style of a place.
  package static func around(_ inputs: _ViewInputs) -> ControlStyle {
    chosen(in: inputs.environment) ?? Configuration.defaultStyle
  }

  /// A style that never changes, as controls have it by default.
  package static func constant<StyleBody: ControlStyleBody>(
    _ style: StyleBody.Style, _ type: StyleBody.Type
  ) -> ControlStyle where StyleBody.Configuration == Configuration {
    TypedControlStyle<StyleBody>(surroundings: nil) { _GraphValue { style } }
  }

  /// The style that the modifiers around a place set, if any did.
  fileprivate static func chosen(in environment: EnvironmentScope) -> ControlStyle? {
    environment.attribute(for: ControlStyleKey<Configuration>.self).peek
  }

  /// Lowers a control as one view.
  package func makeView(_ configuration: _GraphValue<Configuration>, inputs: _ViewInputs) -> _ViewOutputs {
    preconditionFailure("made by its subclass")
  }

  /// Lowers a control as the views that its style makes of it.
  package func makeList(_ configuration: _GraphValue<Configuration>, inputs: _ViewInputs) -> _ViewList {
    preconditionFailure("made by its subclass")
  }

  // MARK: Into the style's body, and out of it again in the parts of the control

  private var outer: ControlStyle? { surroundings.flatMap(Self.chosen) }

  /// Gives inputs the styles of the style's body.
  fileprivate func enter(_ inputs: inout _ViewInputs) {
    if surroundings != nil { Self.set(outer, in: &inputs) }
  }

  /// The style holds for what the control contains, unless the body has set another one around that.
  override func isLeft(by inputs: _ViewInputs) -> Bool {
    surroundings != nil && Self.chosen(in: inputs.environment) === outer
  }

  override func leave(_ inputs: inout _ViewInputs) { Self.set(self, in: &inputs) }

  fileprivate static func set(_ style: ControlStyle?, in inputs: inout _ViewInputs) {
    inputs.environment = inputs.environment.setting(ControlStyleKey<Configuration>.self, "control style") { _ in style }
  }
}

/// The style around a control, of whatever configuration, for the parts of the control.
package class ControlStyleScope {
  /// Whether inputs inside of the style's body have the styles that the body began with.
  func isLeft(by inputs: _ViewInputs) -> Bool { false }

  /// Gives inputs the styles that hold around the control.
  func leave(_ inputs: inout _ViewInputs) {}
}

private final class TypedControlStyle<StyleBody: ControlStyleBody>: ControlStyle<StyleBody.Configuration> {
  /// Made when the first control is drawn in the style.
  private lazy var style: _GraphValue<StyleBody.Style> = makeStyle()
  private let makeStyle: () -> _GraphValue<StyleBody.Style>

  init(surroundings: EnvironmentScope?, _ makeStyle: @escaping () -> _GraphValue<StyleBody.Style>) {
    self.makeStyle = makeStyle
    super.init(surroundings: surroundings)
  }

  /// A style that a modifier sets, in a node of its own where it has something that may change: then no control has to be
  /// looked at when the modifier is made anew with an equal style.
  convenience init(_ style: _GraphValue<StyleBody.Style>, in inputs: _ViewInputs) {
    let graph: Graph = inputs.graph
    let subgraph: Subgraph = graph.currentSubgraph
    self.init(surroundings: inputs.environment) {
      if MemoryLayout<StyleBody.Style>.size == 0 {
        let constant: StyleBody.Style = graph.untracked { style.read() }
        return _GraphValue { constant }
      }
      return _GraphValue(graph.with(subgraph) { style.attribute(in: graph, "control style") })
    }
  }

  override func makeView(
    _ configuration: _GraphValue<StyleBody.Configuration>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    let control = ControlLowering<StyleBody>(style: style, configuration: configuration, inputs: inputs, place: self)
    return withEnoughStack { StyleBody.makeView(of: control) }
  }

  override func makeList(
    _ configuration: _GraphValue<StyleBody.Configuration>, inputs: _ViewInputs
  ) -> _ViewList {
    let control = ControlLowering<StyleBody>(style: style, configuration: configuration, inputs: inputs, place: self)
    var inside: _ViewInputs = inputs
    inside.changeList { self.enter(&$0) }
    return withEnoughStack { StyleBody._makeViewList(view: control.body, inputs: inside) }
  }
}

private struct ControlStyleKey<Configuration: ControlConfiguration>: EnvironmentKey {
  static var defaultValue: ControlStyle<Configuration>? { nil }
}

// MARK: - Setting a style

/// Sets the style of the controls inside. The style's type is part of the modifier's: another type of style makes other
/// views, whose state begins anew.
nonisolated package struct ControlStyleModifier<StyleBody: ControlStyleBody>: InputsModifier {
  private let style: StyleBody.Style

  package init(_ style: StyleBody.Style) {
    self.style = style
  }

  package static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let style = TypedControlStyle<StyleBody>(modifier.part(\.style), in: inputs)
    ControlStyle<StyleBody.Configuration>.set(style, in: &inputs)
  }
}

/// Sets the style of the controls inside where no style is set around them, as containers do.
nonisolated package struct DefaultControlStyleModifier<StyleBody: ControlStyleBody>: InputsModifier {
  private let style: StyleBody.Style

  package init(_ style: StyleBody.Style) {
    self.style = style
  }

  package static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    guard ControlStyle<StyleBody.Configuration>.chosen(in: inputs.environment) == nil else { return }
    let style = TypedControlStyle<StyleBody>(modifier.part(\.style), in: inputs)
    ControlStyle<StyleBody.Configuration>.set(style, in: &inputs)
  }
}

// MARK: - Controls

/// A control, as its configuration, in the style of its place.
nonisolated package struct StyledControl<Configuration: ControlConfiguration>: PrimitiveView {
  private let configuration: Configuration

  package init(_ configuration: Configuration) {
    self.configuration = configuration
  }

  package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    ControlStyle<Configuration>.around(inputs).makeView(view.part(\.configuration), inputs: inputs)
  }

  package static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    ControlStyle<Configuration>.around(inputs).makeList(view.part(\.configuration), inputs: inputs)
  }

  /// A style may make any number of views of a control.
  package static var _isUnary: Bool { false }
  package static var _viewListCount: Int? { nil }
}

/// A control that is lowered as another view, in which it stands as a `StyledControl`.
package protocol StyleableControl: PrimitiveView {
  associatedtype Styled: View

  /// The view that shows the control. Its configuration has parts of the control's scope, which is
  /// `ControlStyle.around(inputs)`.
  nonisolated static func styled(_ control: _GraphValue<Self>, in inputs: _ViewInputs) -> _GraphValue<Styled>
}

extension StyleableControl {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Styled._makeView(view: styled(view, in: inputs), inputs: inputs)
  }

  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    Styled._makeViewList(view: styled(view, in: inputs), inputs: inputs)
  }

  public nonisolated static var _isUnary: Bool { Styled._isUnary }
  public nonisolated static var _viewListCount: Int? { Styled._viewListCount }
}
