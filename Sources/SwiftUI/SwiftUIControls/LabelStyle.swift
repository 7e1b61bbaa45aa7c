import SwiftUICore

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

/// The parts of a label that its style arranges.
public struct LabelStyleConfiguration {
  /// The label's title.
  public let title: Title
  /// The label's icon, which is silent: a label is read by its title (behaviour 288).
  public let icon: Icon

  /// The title of a label, of whatever type.
  nonisolated public struct Title: View, ControlPartView {
    package let part: ControlPart
  }

  /// The icon of a label, of whatever type.
  nonisolated public struct Icon: View {
    private let content: Content

    init(part: ControlPart) { content = Content(part: part) }

    @MainActor public var body: some View { content.accessibilityHidden(true) }

    nonisolated private struct Content: View, ControlPartView {
      let part: ControlPart
    }
  }
}

extension LabelStyleConfiguration: ControlConfiguration {
  package static let defaultStyle = ControlStyle.constant(DefaultLabelStyle(), LabelStyleBody.self)
}

nonisolated private struct LabelStyleBody<Style: LabelStyle>: ControlStyleBody {
  let style: Style
  let configuration: LabelStyleConfiguration

  @MainActor var body: Style.Body { style.makeBody(configuration: configuration) }
}

extension View {
  /// Sets the appearance of the labels inside the view.
  ///
  /// - Parameter style: The style, such as `.titleOnly`, `.iconOnly` or one of your own.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier<LabelStyleBody<S>>(style))
  }
}

/// The icon before the title.
public struct DefaultLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabelRow(configuration)
  }
}

/// The icon before the title, also where one of them would do.
public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabelRow(configuration)
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
