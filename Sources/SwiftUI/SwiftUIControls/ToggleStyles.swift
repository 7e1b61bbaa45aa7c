import HostInterface
import LayoutEngine
import SwiftUICore

/// A switch on a phone and in grouped forms, a checkbox elsewhere on a desktop.
public struct DefaultToggleStyle: ToggleStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { IdiomaticToggle(configuration: configuration) }
}

private struct IdiomaticToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.spreadsRows) private var isSpread: Bool

  init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    if isSpread {
      SwitchToggle(configuration: configuration, tint: nil)
    } else {
      CheckboxToggle(configuration: configuration)
    }
  }
}

/// A label with a switch behind it: as wide as there is room on a phone, beside the label on a desktop.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  public nonisolated init() { tint = nil }

  /// A switch with a colour of its own while it is on.
  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration, tint: tint)
  }
}

/// A box with a tick before its label.
public struct CheckboxToggleStyle: ToggleStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { CheckboxToggle(configuration: configuration) }
}

/// A button that looks pressed while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonBody(
      configuration: ButtonStyleConfiguration(
        role: nil, label: ButtonStyleConfiguration.Label(part: configuration.label.part),
        isPressed: configuration.control.isPressed),
      isProminent: configuration.isOn || configuration.isMixed
    )
    .modifier(ControlTarget(configuration.control))
  }
}

/// A box of 16 points, 5 before its label, which has body text.
private struct CheckboxToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.font) private var font: Font?
  @Environment(\.labelsVisibility) private var labels: Visibility

  private var isFilled: Bool { configuration.isOn || configuration.isMixed }

  private var box: some View {
    RoundedRectangle(cornerRadius: 4)
      .fill(isFilled ? AnyShapeStyle(.tint) : AnyShapeStyle(.fill.secondary))
      .overlay {
        if configuration.isMixed {
          Capsule().fill(.white).frame(width: 8, height: 2)
        } else if configuration.isOn {
          Tick().stroke(.white, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        }
      }
      .frame(width: 16, height: 16)
      .accessibilityHidden(true)
  }

  var body: some View {
    HStack(alignment: .firstTextLineCenter, spacing: 5) {
      box
      if labels != .hidden { configuration.label.font(font ?? .body) }
    }
    .modifier(CheckboxSpacing())
    .modifier(ControlOpacity(opacity: 1))
    .modifier(HiddenLabel(label: configuration.label, isHidden: labels == .hidden))
    .modifier(ControlTarget(configuration.control))
  }
}

/// The distance of checkboxes from what stands above: 6 points from texts and from other checkboxes (recorded on macOS 26.2,
/// iamcgn/swiftui-web, groupbox/basic, of a text), where the label alone would ask for more.
nonisolated private struct CheckboxSpacing: LayoutModifier {
  func algorithm(in inputs: _ViewInputs) -> any LayoutAlgorithm { CheckboxLayout() }
}

private struct CheckboxLayout: TransparentLayout, Equatable {
  private let row = ProxyLayout()

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    row.sizeThatFits(proposal, children: children)
  }

  func answer(_ proposal: ProposedViewSize, children: [LayoutNode]) -> SizeAnswer {
    row.answer(proposal, children: children)
  }

  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] {
    row.place(in: size, proposal: proposal, children: children)
  }

  func spacing(children: [LayoutNode]) -> ViewSpacing {
    var spacing: ViewSpacing = row.spacing(children: children)
    for edge in [Edge.top, .bottom] { spacing[edge] = .text(edge: ViewSpacing.defaultDistance, line: 6) }
    return spacing
  }
}

/// The tick of a checkbox.
private struct Tick: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines([
      CGPoint(x: rect.minX + 0.26 * rect.width, y: rect.minY + 0.53 * rect.height),
      CGPoint(x: rect.minX + 0.43 * rect.width, y: rect.minY + 0.70 * rect.height),
      CGPoint(x: rect.minX + 0.74 * rect.width, y: rect.minY + 0.32 * rect.height),
    ])
    return path
  }
}

/// A label and a switch: 66 by 30 points at the end of the row on a phone, as on iOS 26, and 54 by 24 beside the label on a
/// desktop, as on macOS 26. In grouped forms of desktops it is 36 by 16, at the end of the row (recorded on macOS 26.2,
/// iamcgn/swiftui-web, form/styles).
private struct SwitchToggle: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.labelsVisibility) private var labels: Visibility
  @Environment(\.spreadsRows) private var isSpread: Bool
  @Environment(\.font) private var font: Font?
  @Environment(\.tintStyle) private var surrounding: AnyShapeStyle?

  private var size: CGSize {
    if idiom == .phone { return CGSize(width: 66, height: 30) }
    return isSpread ? CGSize(width: 36, height: 16) : CGSize(width: 54, height: 24)
  }

  private var onStyle: AnyShapeStyle {
    if let tint { return AnyShapeStyle(tint) }
    return surrounding ?? (idiom == .phone ? AnyShapeStyle(.green) : AnyShapeStyle(.tint))
  }

  private var knob: some View {
    Capsule()
      .fill(.white)
      .frame(width: idiom == .phone ? 39 : isSpread ? 21 : 32)
      .padding(2)
  }

  private var control: some View {
    Capsule()
      .fill(configuration.isOn ? onStyle : AnyShapeStyle(.fill.secondary))
      .overlay(alignment: configuration.isMixed ? .center : configuration.isOn ? .trailing : .leading) { knob }
      .frame(width: size.width, height: size.height)
      .accessibilityHidden(true)
      .modifier(ControlTarget(configuration.control))
  }

  var body: some View {
    HStack(spacing: idiom == .phone ? 0 : 8) {
      if labels != .hidden {
        if idiom != .phone, isSpread { configuration.label.font(font ?? .body) } else { configuration.label }
        if isSpread { Spacer(minLength: idiom == .phone ? 8 : 0) }
      }
      control
    }
    .modifier(ControlOpacity(opacity: 1))
    .modifier(HiddenLabel(label: configuration.label, isHidden: labels == .hidden))
  }
}
