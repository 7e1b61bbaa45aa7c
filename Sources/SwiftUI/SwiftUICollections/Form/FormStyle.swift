import HostInterface
import SwiftUIControls
import SwiftUICore

/// The looks of forms.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The content of a form, which its style arranges.
public struct FormStyleConfiguration {
  public let content: Content

  /// The rows of the form, of whatever type.
  nonisolated public struct Content: View, ControlPartView {
    package let part: ControlPart
  }
}

extension FormStyleConfiguration: ControlConfiguration {
  package static let defaultStyle = ControlStyle.constant(AutomaticFormStyle(), FormStyleBody.self)
}

nonisolated private struct FormStyleBody<Style: FormStyle>: ControlStyleBody {
  let style: Style
  let configuration: FormStyleConfiguration

  @MainActor var body: Style.Body { style.makeBody(configuration: configuration) }
}

extension View {
  /// Sets the looks of forms inside the view.
  ///
  /// - Parameter style: The style.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier<FormStyleBody<S>>(style))
  }
}

/// Sections on cards on phones, labels and controls in two columns on desktops.
public struct AutomaticFormStyle: FormStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    AutomaticForm(configuration: configuration)
  }
}

/// Sections on cards.
public struct GroupedFormStyle: FormStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(configuration: configuration)
  }
}

/// Labels in one column and controls in the other. It does not scroll.
public struct ColumnsFormStyle: FormStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    FormColumns(configuration: configuration)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private struct AutomaticForm: View {
  let configuration: FormStyleConfiguration
  @Environment(\.isPhone) private var isPhone: Bool

  init(configuration: FormStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    if isPhone {
      GroupedForm(configuration: configuration)
    } else {
      FormColumns(configuration: configuration)
    }
  }
}

/// A form is a list of another look: its rows are made when they come into sight.
private struct GroupedForm: View {
  let configuration: FormStyleConfiguration
  @Environment(\.isPhone) private var isPhone: Bool

  init(configuration: FormStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    // On phones the style of lists holds for forms as well.
    List { configuration.content }
      .transformEnvironment(\.listStyleKind) { if !isPhone { $0 = _ListStyleKind(kind: .form) } }
      .environment(\.labelArrangement, .spread)
  }
}

private struct FormColumns: View {
  let configuration: FormStyleConfiguration

  init(configuration: FormStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    FormColumnRows(content: configuration.content).environment(\.labelArrangement, .columns)
  }
}
