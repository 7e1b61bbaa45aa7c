import ControlLooks
import HostInterface
import SwiftUICore

/// The looks of disclosure groups.
///
/// ```swift
/// struct Bracketed: DisclosureGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       Button {
///         configuration.isExpanded.toggle()
///       } label: {
///         configuration.label
///       }
///       if configuration.isExpanded { configuration.content.padding(.leading) }
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a disclosure group that its style arranges.
public struct DisclosureGroupStyleConfiguration {
  public let label: Label
  public let content: Content
  /// Whether the content is shown; writing opens and closes the group.
  @Binding public var isExpanded: Bool

  nonisolated init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }

  /// The label, of whatever type.
  nonisolated public struct Label: View, ControlPartView {
    package let part: ControlPart
  }

  /// The content, of whatever type. It is there while a style shows it.
  nonisolated public struct Content: View, ControlPartView {
    package let part: ControlPart
  }
}

extension DisclosureGroupStyleConfiguration: ControlConfiguration {
  package static let defaultStyle = ControlStyle.constant(
    AutomaticDisclosureGroupStyle(), DisclosureGroupStyleBody.self)
}

nonisolated private struct DisclosureGroupStyleBody<Style: DisclosureGroupStyle>: ControlStyleBody {
  let style: Style
  let configuration: DisclosureGroupStyleConfiguration

  @MainActor var body: Style.Body { style.makeBody(configuration: configuration) }
}

extension View {
  /// Sets the appearance of the disclosure groups inside the view.
  ///
  /// - Parameter style: The style.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier<DisclosureGroupStyleBody<S>>(style))
  }
}

/// A row with an arrow that opens and closes the content below it: before the label on a desktop, at the end of the row on
/// a phone.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { DisclosedRows(configuration: configuration) }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private struct DisclosedRows: View {
  let configuration: DisclosureGroupStyleConfiguration

  init(configuration: DisclosureGroupStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    VStack(spacing: 0) {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        DisclosureRow(label: configuration.label, isExpanded: configuration.isExpanded)
      }
      .buttonStyle(.plain)
      .accessibility { properties, environment in
        let words: Text = configuration.isExpanded ? Text("Expanded") : Text("Collapsed")
        properties.value = words.string(in: environment)
      }
      if configuration.isExpanded { VStack { configuration.content } }
    }
  }
}

/// Recorded on macOS 26.2: 4 points above and below the label, which stands 5 behind the arrow.
private struct DisclosureRow: View {
  let label: DisclosureGroupStyleConfiguration.Label
  let isExpanded: Bool
  @Environment(\.idiom) private var idiom: Idiom

  init(label: DisclosureGroupStyleConfiguration.Label, isExpanded: Bool) {
    self.label = label
    self.isExpanded = isExpanded
  }

  private var arrow: some View { LookView(DisclosureLook(isPhone: idiom == .phone, isOpen: isExpanded)) }

  var body: some View {
    if idiom == .phone {
      HStack(spacing: 8) {
        label.foregroundStyle(.tint)
        Spacer(minLength: 0)
        arrow
      }
      .contentShape(Rectangle())
      .modifier(ControlOpacity(opacity: 1))
    } else {
      HStack(spacing: 5) {
        arrow
        label
      }
      .padding(.vertical, 4)
      .frame(maxWidth: .infinity, alignment: .leading)
      .contentShape(Rectangle())
      .modifier(ControlOpacity(opacity: 1))
    }
  }
}
