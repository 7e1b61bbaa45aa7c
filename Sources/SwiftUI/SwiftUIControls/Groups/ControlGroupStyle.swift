import HostInterface
import SwiftUICore

/// The looks of groups of controls.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group of controls that its style arranges.
public struct ControlGroupStyleConfiguration {
  public let content: Content
  public let label: Label

  nonisolated init(content: ControlPart, label: ControlPart) {
    self.content = Content(part: content, label: label)
    self.label = Label(part: label)
  }

  /// The controls, of whatever type.
  nonisolated public struct Content: View, ControlPartView {
    package let part: ControlPart
    /// The label of the group, for a group that is made of the configuration.
    let label: ControlPart
  }

  /// The label, of whatever type; no view for a group without a label.
  nonisolated public struct Label: View, ControlPartView {
    package let part: ControlPart
  }
}

extension ControlGroupStyleConfiguration: ControlConfiguration {
  package static let defaultStyle = ControlStyle.constant(AutomaticControlGroupStyle(), ControlGroupStyleBody.self)
}

nonisolated private struct ControlGroupStyleBody<Style: ControlGroupStyle>: ControlStyleBody {
  let style: Style
  let configuration: ControlGroupStyleConfiguration

  @MainActor var body: Style.Body { style.makeBody(configuration: configuration) }
}

extension View {
  /// Sets the appearance of the groups of controls inside the view.
  ///
  /// - Parameter style: The style.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier<ControlGroupStyleBody<S>>(style))
  }
}

/// The controls side by side on one ground, with lines between them.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { JoinedControls(content: configuration.content) }
}

/// The controls side by side, each as it is in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { JoinedControls(content: configuration.content) }
}

/// The pictures of the controls in a row.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    JoinedControls(content: configuration.content.labelStyle(.iconOnly))
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

private struct JoinedControls<Controls: View>: View {
  let content: Controls
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.controlSize) private var controlSize: ControlSize

  init(content: Controls) { self.content = content }

  var body: some View {
    let metrics = BorderedButtonMetrics(idiom: idiom, size: controlSize)
    let height: CGFloat = metrics.minimumHeight ?? 24
    let ground = ButtonBorder(shape: idiom == .phone ? .capsule : .automatic, radius: metrics.cornerRadius)
    HStack(spacing: 0) {
      Group(subviews: content) { controls in
        ForEach(Array(controls.enumerated()), id: \.element.id) { index, control in
          HStack(spacing: 0) {
            if index > 0 { Divider().frame(height: height / 2) }
            control
          }
        }
      }
    }
    .frame(minHeight: height)
    .clipShape(ground)
    .background(.fill.secondary, in: ground)
    .buttonStyle(JoinedButtonStyle())
    .toggleStyle(JoinedToggleStyle())
  }
}

/// A button on the ground of its group.
private struct JoinedButtonStyle: ButtonStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    JoinedButton(label: configuration.label, role: configuration.role, isOn: false, isPressed: configuration.isPressed)
  }
}

private struct JoinedToggleStyle: ToggleStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    JoinedButton(
      label: configuration.label, role: nil, isOn: configuration.isOn || configuration.isMixed,
      isPressed: configuration.control.isPressed
    )
    .modifier(ControlTarget(configuration.control))
  }
}

private struct JoinedButton<Title: View>: View {
  let label: Title
  let role: ButtonRole?
  let isOn: Bool
  let isPressed: Bool
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.controlSize) private var controlSize: ControlSize
  @Environment(\.font) private var font: Font?

  init(label: Title, role: ButtonRole?, isOn: Bool, isPressed: Bool) {
    self.label = label
    self.role = role
    self.isOn = isOn
    self.isPressed = isPressed
  }

  private var color: AnyShapeStyle {
    if role == .destructive { return AnyShapeStyle(.red) }
    return isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
  }

  var body: some View {
    let metrics = BorderedButtonMetrics(idiom: idiom, size: controlSize)
    label
      .font(metrics.font(around: font))
      .lineLimit(1)
      .foregroundStyle(color)
      .padding(.horizontal, metrics.horizontalPadding)
      .padding(.vertical, metrics.verticalPadding)
      .frame(minHeight: metrics.minimumHeight)
      .background { if isOn { Rectangle().fill(.tint.opacity(0.18)) } }
      .contentShape(Rectangle())
      .modifier(ControlOpacity(opacity: isPressed ? 0.4 : 1))
  }
}
