import HostInterface

/// The looks of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a group box style arranges.
public struct GroupBoxStyleConfiguration {
  public let label: Label
  public let content: Content

  /// The label, of whatever type; nothing for a box without one.
  @MainActor @preconcurrency
  public struct Label: View {
    nonisolated let content: AnyView?

    public var body: some View { content }
  }

  /// The content, of whatever type.
  @MainActor @preconcurrency
  public struct Content: View {
    nonisolated let content: AnyView

    public var body: some View { content }
  }
}

/// The label above the content, on a ground with round corners; on desktops the label stands above the box.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { BoxedContent(configuration: configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct BoxedContent: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.idiom) private var idiom: Idiom

  init(configuration: GroupBoxStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    let isPhone: Bool = idiom == .phone
    let ground = RoundedRectangle(cornerRadius: isPhone ? 8 : 5)
    if isPhone {
      VStack(alignment: .leading) {
        configuration.label.font(.headline).frame(maxWidth: .infinity, alignment: .leading)
        VStack { configuration.content }
      }
      .padding()
      .background(Color.secondarySystemBackground, in: ground)
    } else {
      VStack(alignment: .leading, spacing: 4) {
        configuration.label.font(.subheadline)
        VStack { configuration.content }
          .padding(5)
          .background(.fill.quaternary, in: ground)
      }
    }
  }
}

/// A group box's style of any type, as the environment keeps it.
struct AnyGroupBoxStyle {
  let makeBody: @MainActor (GroupBoxStyleConfiguration) -> AnyView

  @MainActor init<S: GroupBoxStyle>(_ style: S) {
    makeBody = { AnyView(GroupBoxStyleBody(style: style, configuration: $0)) }
  }
}

/// The looks that a style gives, as a view, so that the style's own dynamic properties work.
private struct GroupBoxStyleBody<Style: GroupBoxStyle>: View, PropertyCarrier {
  static var carried: Any.Type { Style.self }

  var style: Style
  var configuration: GroupBoxStyleConfiguration

  // A style may show the box that it was given; that one has the default looks.
  var body: some View { style.makeBody(configuration: configuration).environment(\.groupBoxStyle, nil) }
}

/// A box in the style of the environment; what is in it may have boxes of the same style.
struct StyledGroupBox: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.groupBoxStyle) private var style: AnyGroupBoxStyle?

  init(configuration: GroupBoxStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    Group {
      if let style {
        style.makeBody(
          GroupBoxStyleConfiguration(
            label: configuration.label,
            content: .init(content: AnyView(configuration.content.environment(\.groupBoxStyle, style)))))
      } else {
        BoxedContent(configuration: configuration)
      }
    }
    .accessibilityElement(children: .contain)
  }
}

private struct GroupBoxStyleKey: EnvironmentKey { static let defaultValue: AnyGroupBoxStyle? = nil }

extension EnvironmentValues {
  var groupBoxStyle: AnyGroupBoxStyle? {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the appearance of group boxes inside the view.
  ///
  /// - Parameter style: The style.
  @MainActor public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, AnyGroupBoxStyle(style))
  }
}
