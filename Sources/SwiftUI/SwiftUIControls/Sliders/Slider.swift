import ControlLooks
import HostInterface
import ReactiveGraph
import SwiftUICore

/// A control that chooses a value from a range by dragging a knob along a track.
///
/// ```swift
/// struct Volume: View {
///   @State private var volume = 0.5
///   var body: some View {
///     Slider(value: $volume, in: 0...1) {
///       Text("Volume")
///     }
///   }
/// }
/// ```
///
/// The label is shown before the track on a desktop, and spoken everywhere. By keyboard arrows go on by a step or a
/// twentieth of the range, the page keys by a tenth, Home and End to the bounds. A drag while Option is held is slower.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  let behavior: SliderBehavior
  let label: Label
  let minimumValueLabel: ValueLabel
  let maximumValueLabel: ValueLabel

  nonisolated init(
    _ scale: SliderScale, current: Text? = nil, label: Label, minimum: ValueLabel, maximum: ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    behavior = SliderBehavior(scale: scale, currentValueLabel: current, onEditingChanged: onEditingChanged)
    self.label = label
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }
}

extension Slider: UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let scope = ControlStyleScope()
    let control = ControlNode(view.part(\.behavior), inputs: inputs)
    let label = SliderPart(part: ControlPart(view.part(\.label), in: scope))
    let minimum = SliderPart(part: ControlPart(view.part(\.minimumValueLabel), in: scope))
    let maximum = SliderPart(part: ControlPart(view.part(\.maximumValueLabel), in: scope))
    let row = _GraphValue<SliderRow> {
      SliderRow(
        behavior: control.behavior.read(), control: control, label: Label.self == EmptyView.self ? nil : label,
        minimum: ValueLabel.self == EmptyView.self ? nil : minimum,
        maximum: ValueLabel.self == EmptyView.self ? nil : maximum)
    }
    var outputs: _ViewOutputs = SliderRow._makeView(view: row, inputs: inputs)
    control.makeElement(of: &outputs)
    return outputs
  }
}

nonisolated private struct SliderPart: View, ControlPartView {
  let part: ControlPart
}

/// The track with the labels of the bounds at its ends and, on a desktop, the label before them.
nonisolated private struct SliderRow: View {
  let behavior: SliderBehavior
  let control: ControlNode<SliderBehavior>
  let label: SliderPart?
  let minimum: SliderPart?
  let maximum: SliderPart?
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.font) private var font: Font?
  @Environment(\.labelsVisibility) private var labels: Visibility
  @Environment(\.sliderThumbVisibility) private var thumb: Visibility
  @Environment(\.labelArrangement) private var arrangement: LabelArrangement

  init(
    behavior: SliderBehavior, control: ControlNode<SliderBehavior>, label: SliderPart?, minimum: SliderPart?,
    maximum: SliderPart?
  ) {
    self.behavior = behavior
    self.control = control
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
  }

  private var showsLabel: Bool { idiom == .desktop && labels != .hidden }

  private var layout: AnyLayout {
    label != nil && showsLabel && arrangement == .spread
      ? AnyLayout(SpreadSlider()) : AnyLayout(HStackLayout(spacing: 8))
  }

  private var look: SliderLook {
    var look: SliderLook = behavior.look(isPhone: idiom == .phone)
    look.isPressed = control.isPressed
    look.showsKnob = thumb != .hidden
    return look
  }

  @MainActor private var track: some View {
    HStack(spacing: 8) {
      if let minimum { SliderValueLabel(label: minimum) }
      LookView(look).modifier(ControlTarget(control, .follows))
      if let maximum { SliderValueLabel(label: maximum) }
    }
    .modifier(RowControl())
  }

  @MainActor var body: some View {
    layout {
      if let label, showsLabel { label.font(font ?? .body) }
      track
    }
    .modifier(ControlOpacity(opacity: 1))
    .modifier(HiddenLabel(label: label, isHidden: !showsLabel))
  }
}

/// A label at the leading edge and a track that takes 55 % of the row at the trailing one (recorded in a grouped form on macOS
/// 26.6, iamcgn/swiftui-web, Docs/elements/Form), or what the label leaves where that is less.
nonisolated private struct SpreadSlider: Layout {
  private static let part: CGFloat = 0.55
  private static let gap: CGFloat = 8

  private func trackWidth(in width: CGFloat, _ label: LayoutSubview) -> CGFloat {
    max(0, min(width * Self.part, width - label.sizeThatFits(.unspecified).width - Self.gap))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard subviews.count == 2 else { return .zero }
    let (label, track) = (subviews[0], subviews[1])
    let asked: CGSize = label.sizeThatFits(.unspecified)
    let width: CGFloat = proposal.width ?? asked.width + Self.gap + track.sizeThatFits(.unspecified).width
    let size: CGSize = track.sizeThatFits(
      ProposedViewSize(width: trackWidth(in: width, label), height: proposal.height))
    return CGSize(width: width, height: max(asked.height, size.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard subviews.count == 2 else { return }
    let width: CGFloat = trackWidth(in: bounds.width, subviews[0])
    let rest: CGFloat = max(0, bounds.width - width - Self.gap)
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
      proposal: ProposedViewSize(width: rest, height: nil))
    subviews[1].place(
      at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing,
      proposal: ProposedViewSize(width: width, height: bounds.height))
  }
}

/// What stands at an end of the track, which is not spoken: the value is. Small on a desktop (recorded on macOS 26.2).
private struct SliderValueLabel: View {
  let label: SliderPart
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.font) private var font: Font?

  init(label: SliderPart) { self.label = label }

  var body: some View {
    label.font(idiom == .phone ? font : .footnote)
      .foregroundStyle(idiom == .phone ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary))
      .accessibilityHidden(true)
  }
}

private struct SliderThumbVisibilityKey: EnvironmentKey { static let defaultValue: Visibility = .automatic }

extension EnvironmentValues {
  /// Whether sliders show their knob.
  var sliderThumbVisibility: Visibility {
    get { self[SliderThumbVisibilityKey.self] }
    set { self[SliderThumbVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Sets whether sliders inside show their knob. Without it they are used as before.
  ///
  /// - Parameter visibility: `.hidden` leaves the knob out.
  public nonisolated func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.sliderThumbVisibility, visibility)
  }
}
