/// The looks of labeled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of labeled content arranges.
public struct LabeledContentStyleConfiguration {
  public let label: Label
  public let content: Content

  /// The label, of whatever type.
  @MainActor @preconcurrency
  public struct Label: View {
    nonisolated let content: AnyView

    public var body: some View { content }
  }

  /// The content, of whatever type.
  @MainActor @preconcurrency
  public struct Content: View {
    nonisolated let content: AnyView

    public var body: some View { content }
  }
}

/// The label at the leading edge and the content, fainter, at the trailing one; one above the other at accessibility sizes.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration: configuration)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabeledRow: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.labelsVisibility) private var visibility: Visibility
  @Environment(\.dynamicTypeSize) private var size: DynamicTypeSize

  init(configuration: LabeledContentStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    let isTall: Bool = size.isAccessibilitySize
    let layout: AnyLayout =
      isTall ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(alignment: .firstTextBaseline))
    layout {
      if visibility != .hidden {
        configuration.label
        if !isTall { Spacer(minLength: 0) }
      }
      configuration.content.foregroundStyle(.secondary)
    }
    .background {
      if visibility == .hidden { Color.clear.accessibilityRepresentation { configuration.label } }
    }
    .accessibilityElement(children: .combine)
  }
}

/// A style of labeled content of any type, as the environment keeps it.
struct AnyLabeledContentStyle {
  let makeBody: @MainActor (LabeledContentStyleConfiguration) -> AnyView

  @MainActor init<S: LabeledContentStyle>(_ style: S) {
    makeBody = { AnyView(LabeledContentStyleBody(style: style, configuration: $0)) }
  }
}

/// The looks that a style gives, as a view, so that the style's own dynamic properties work.
private struct LabeledContentStyleBody<Style: LabeledContentStyle>: View, PropertyCarrier {
  static var carried: Any.Type { Style.self }

  var style: Style
  var configuration: LabeledContentStyleConfiguration

  // Inside of its own looks a style is not asked again.
  var body: some View { style.makeBody(configuration: configuration).environment(\.labeledContentStyle, nil) }
}

/// Labeled content in the style of the environment.
struct StyledLabeledContent: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.labeledContentStyle) private var style: AnyLabeledContentStyle?

  init(configuration: LabeledContentStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    if let style {
      style.makeBody(configuration)
    } else {
      LabeledRow(configuration: configuration)
    }
  }
}

private struct LabeledContentStyleKey: EnvironmentKey { static let defaultValue: AnyLabeledContentStyle? = nil }

extension EnvironmentValues {
  var labeledContentStyle: AnyLabeledContentStyle? {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the appearance of labelled content inside the view.
  ///
  /// - Parameter style: The style.
  @MainActor public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(\.labeledContentStyle, AnyLabeledContentStyle(style))
  }
}
