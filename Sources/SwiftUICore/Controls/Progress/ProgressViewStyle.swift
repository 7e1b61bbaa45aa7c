/// The looks of progress views; what they say stays their own.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a progress view's style draws.
public struct ProgressViewStyleConfiguration {
  /// How much is done, 0 to 1; nil where it is not known.
  public let fractionCompleted: Double?
  /// What describes the task; nil for a progress view without a label.
  public var label: Label?
  /// What describes how far the task is; nil where that is not said.
  public var currentValueLabel: CurrentValueLabel?

  /// The label, of whatever type.
  @MainActor @preconcurrency
  public struct Label: View {
    nonisolated let content: AnyView?

    public var body: some View { content }
  }

  /// The description of the value, of whatever type.
  @MainActor @preconcurrency
  public struct CurrentValueLabel: View {
    nonisolated let content: AnyView?

    public var body: some View { content }
  }
}

extension ProgressViewStyleConfiguration.Label {
  /// Nil for a label that is none.
  static func of<V: View>(_ view: V) -> Self? {
    if let label = view as? Self { return label.content == nil ? nil : label }
    return view is EmptyView ? nil : Self(content: AnyView(view))
  }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel {
  /// Nil for a label that is none.
  static func of<V: View>(_ view: V) -> Self? {
    if let label = view as? Self { return label.content == nil ? nil : label }
    return view is EmptyView ? nil : Self(content: AnyView(view))
  }
}

/// A progress view's style of any type, as the environment keeps it.
struct AnyProgressViewStyle {
  let makeBody: @MainActor (ProgressViewStyleConfiguration) -> AnyView

  @MainActor init<S: ProgressViewStyle>(_ style: S) {
    makeBody = { AnyView(ProgressViewStyleBody(style: style, configuration: $0)) }
  }
}

/// The looks that a style gives, as a view, so that the style's own dynamic properties work.
private struct ProgressViewStyleBody<Style: ProgressViewStyle>: View, PropertyCarrier {
  static var carried: Any.Type { Style.self }

  var style: Style
  var configuration: ProgressViewStyleConfiguration

  // Inside of its own looks a style is not asked again.
  var body: some View { style.makeBody(configuration: configuration).environment(\.progressViewStyle, nil) }
}

/// A progress view in the style of the environment.
struct StyledProgress: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.progressViewStyle) private var style: AnyProgressViewStyle?

  init(configuration: ProgressViewStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    if let style {
      style.makeBody(configuration)
    } else {
      DefaultProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

private struct ProgressViewStyleKey: EnvironmentKey { static let defaultValue: AnyProgressViewStyle? = nil }

extension EnvironmentValues {
  var progressViewStyle: AnyProgressViewStyle? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the appearance of the progress views inside the view.
  ///
  /// - Parameter style: The style, such as `.linear`, `.circular` or one of your own.
  @MainActor public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, AnyProgressViewStyle(style))
  }
}
