import HostInterface
import SwiftUICore

/// The looks of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box that its style arranges.
public struct GroupBoxStyleConfiguration {
  public let label: Label
  public let content: Content

  /// The label, of whatever type; no view for a box without a label.
  nonisolated public struct Label: View, ControlPartView {
    package let part: ControlPart
  }

  /// The content, of whatever type.
  nonisolated public struct Content: View, ControlPartView {
    package let part: ControlPart
  }
}

extension GroupBoxStyleConfiguration: ControlConfiguration {
  package static let defaultStyle = ControlStyle.constant(DefaultGroupBoxStyle(), GroupBoxStyleBody.self)
}

nonisolated private struct GroupBoxStyleBody<Style: GroupBoxStyle>: ControlStyleBody {
  let style: Style
  let configuration: GroupBoxStyleConfiguration

  @MainActor var body: Style.Body { style.makeBody(configuration: configuration) }
}

extension View {
  /// Sets the appearance of group boxes inside the view.
  ///
  /// - Parameter style: The style.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier<GroupBoxStyleBody<S>>(style))
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
    let ground = RoundedRectangle(cornerRadius: isPhone ? 8 : 12)
    if isPhone {
      VStack(alignment: .leading) {
        configuration.label.font(.headline).frame(maxWidth: .infinity, alignment: .leading)
        VStack { configuration.content }
      }
      .padding()
      .background(Color.secondarySystemBackground, in: ground)
    } else {
      // The label juts out where it is wider than the box.
      VStack(alignment: .leading, spacing: 3) {
        configuration.label.font(.subheadline).padding(.leading, 10)
        VStack { configuration.content }
          .padding(5)
          .background(.fill.quaternary, in: ground)
      }
    }
  }
}
