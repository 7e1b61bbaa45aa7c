/// The appearance of a label: where its icon and its title are.
///
/// ```swift
/// struct Stacked: LabelStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack {
///       configuration.icon
///       configuration.title.font(.caption)
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a label style arranges.
public struct LabelStyleConfiguration {
  /// The label's title.
  public var title: Title
  /// The label's icon, which is silent: a label is read by its title (behaviour 288).
  public var icon: Icon

  /// The title of a label, of whatever type.
  @MainActor @preconcurrency
  public struct Title: View {
    nonisolated let content: AnyView

    public var body: some View { content }
  }

  /// The icon of a label, of whatever type.
  @MainActor @preconcurrency
  public struct Icon: View {
    nonisolated let content: AnyView

    public var body: some View { content.accessibilityHidden(true) }
  }
}

/// A label style of any type, as the environment keeps it.
struct AnyLabelStyle {
  let makeBody: @MainActor (LabelStyleConfiguration) -> AnyView

  @MainActor init<S: LabelStyle>(_ style: S) {
    makeBody = { AnyView(LabelStyleBody(style: style, configuration: $0)) }
  }
}

/// The looks that a style gives, as a view, so that the style's own dynamic properties work.
private struct LabelStyleBody<Style: LabelStyle>: View, PropertyCarrier {
  static var carried: Any.Type { Style.self }

  var style: Style
  var configuration: LabelStyleConfiguration

  var body: Style.Body { style.makeBody(configuration: configuration) }
}

private struct LabelStyleKey: EnvironmentKey { static let defaultValue: AnyLabelStyle? = nil }

extension EnvironmentValues {
  var labelStyle: AnyLabelStyle? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the appearance of the labels inside the view.
  ///
  /// - Parameter style: The style, such as `.titleOnly`, `.iconOnly` or one of your own.
  @MainActor public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, AnyLabelStyle(style))
  }
}

/// The icon before the title.
public struct DefaultLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MeasuredLabelRow(title: configuration.title, icon: configuration.icon)
  }
}

/// The icon before the title, also where one of them would do.
public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MeasuredLabelRow(title: configuration.title, icon: configuration.icon)
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone; the title is still read.
public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.accessibilityRepresentation { configuration.title }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
