import HostInterface
import SwiftUICore

/// A bar where it is known how much is done, a turning wheel where not.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgress(configuration: configuration, tint: nil)
    } else {
      LinearProgress(configuration: configuration, tint: nil)
    }
  }
}

/// A bar; where it is not known how much is done, a part of it goes along the bar again and again.
public struct LinearProgressViewStyle: ProgressViewStyle {
  nonisolated let tint: Color?

  public nonisolated init() { tint = nil }

  /// A bar of a colour.
  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration, tint: tint)
  }
}

/// A turning wheel; on desktops, where it is known how much is done, a ring that closes.
public struct CircularProgressViewStyle: ProgressViewStyle {
  nonisolated let tint: Color?

  public nonisolated init() { tint = nil }

  /// A wheel or ring of a colour.
  public nonisolated init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration, tint: tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// The label above the bar, the value below; on a desktop right above and below the bar's row, in the font around.
private struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.labelsVisibility) private var visibility: Visibility

  init(configuration: ProgressViewStyleConfiguration, tint: Color?) {
    self.configuration = configuration
    self.tint = tint
  }

  var body: some View {
    VStack(alignment: .leading, spacing: idiom == .desktop ? 0 : 4) {
      if visibility != .hidden, let label = configuration.label { label }
      ProgressBar(fraction: configuration.fractionCompleted)
        .modifier(OwnTint(tint: tint))
        .modifier(SilentLabel(label: configuration.label, visibility: visibility))
      if let value = configuration.currentValueLabel { ProgressValueLabel(value: value) }
    }
  }
}

/// The wheel above the label and the value, as far from them as a shape is from a text.
private struct CircularProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.labelsVisibility) private var visibility: Visibility

  init(configuration: ProgressViewStyleConfiguration, tint: Color?) {
    self.configuration = configuration
    self.tint = tint
  }

  var body: some View {
    VStack {
      Group {
        if let fraction = configuration.fractionCompleted, idiom == .desktop {
          ProgressRing(fraction: fraction).modifier(OwnTint(tint: tint))
        } else {
          ProgressWheel(tint: tint)
        }
      }
      .modifier(SilentLabel(label: configuration.label, visibility: visibility))
      if visibility != .hidden, let label = configuration.label { label.foregroundStyle(.secondary) }
      if let value = configuration.currentValueLabel { ProgressValueLabel(value: value) }
    }
  }
}

/// The value below a bar or wheel: small on a phone, in the font around on a desktop.
private struct ProgressValueLabel: View {
  let value: ProgressViewStyleConfiguration.CurrentValueLabel
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.font) private var font: Font?

  init(value: ProgressViewStyleConfiguration.CurrentValueLabel) { self.value = value }

  var body: some View { value.font(idiom == .phone ? .caption : font).foregroundStyle(.secondary) }
}

/// The label that is not shown, which is spoken also where labels are hidden.
private struct SilentLabel: ViewModifier {
  let label: ProgressViewStyleConfiguration.Label?
  let visibility: Visibility

  func body(content: Content) -> some View {
    content.background {
      if visibility == .hidden, let label { Color.clear.accessibilityRepresentation { label } }
    }
  }
}

private struct OwnTint: ViewModifier {
  let tint: Color?

  func body(content: Content) -> some View {
    content.transformEnvironment(\.tintStyle) { if let tint { $0 = AnyShapeStyle(tint) } }
  }
}
