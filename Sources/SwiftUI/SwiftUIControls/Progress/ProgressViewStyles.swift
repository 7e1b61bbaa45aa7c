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

/// The label above the bar, the value below.
private struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.labelsVisibility) private var visibility: Visibility

  init(configuration: ProgressViewStyleConfiguration, tint: Color?) {
    self.configuration = configuration
    self.tint = tint
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if visibility != .hidden, let label = configuration.label { label }
      ProgressBar(fraction: configuration.fractionCompleted)
        .modifier(OwnTint(tint: tint))
        .modifier(SilentLabel(label: configuration.label, visibility: visibility))
      if let value = configuration.currentValueLabel { value.font(.caption).foregroundStyle(.secondary) }
    }
  }
}

/// The wheel above the label and the value.
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
    VStack(spacing: 4) {
      Group {
        if let fraction = configuration.fractionCompleted, idiom == .desktop {
          ProgressRing(fraction: fraction).modifier(OwnTint(tint: tint))
        } else {
          ProgressWheel(tint: tint)
        }
      }
      .modifier(SilentLabel(label: configuration.label, visibility: visibility))
      if visibility != .hidden, let label = configuration.label { label.foregroundStyle(.secondary) }
      if let value = configuration.currentValueLabel { value.font(.caption).foregroundStyle(.secondary) }
    }
  }
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
