import HostInterface
import SwiftUICore

/// Says that there is nothing to show, why, and what can be done about it.
///
/// ```swift
/// struct Mails: View {
///   var body: some View {
///     ContentUnavailableView("No Mail", systemImage: "tray", description: Text("New mail appears here."))
///   }
/// }
/// ```
///
/// It stands in the middle of the space that it is given.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  init(_ label: Label, _ description: Description, _ actions: Actions) {
    self.label = label
    self.description = description
    self.actions = actions
  }

  /// Makes a view of any views.
  ///
  /// - Parameters:
  ///   - label: Makes the label, usually a `Label`, whose icon stands above its title.
  ///   - description: Makes the explanation below.
  ///   - actions: Makes the controls below that.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(label(), description(), actions())
  }

  @MainActor public var body: some View {
    UnavailableContent(label: label, description: description, actions: actions)
  }
}

extension ContentUnavailableView
where Label == SwiftUIControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a view with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The key of the title in the tables of strings.
  ///   - name: The name of the symbol.
  ///   - description: The explanation below, if there is one.
  public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(SwiftUIControls.Label(title, systemImage: name), description, EmptyView())
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(SwiftUIControls.Label(title, systemImage: name), description, EmptyView())
  }

  /// Makes a view with a title and a picture of a catalog.
  public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(SwiftUIControls.Label(title, image: name), description, EmptyView())
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(SwiftUIControls.Label(title, image: name), description, EmptyView())
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search has found nothing.
  public nonisolated static var search: ContentUnavailableView<Label, Description, Actions> { found(nothingFor: nil) }

  /// Says that a search for a text has found nothing.
  ///
  /// - Parameter text: What was searched for.
  public nonisolated static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
    found(nothingFor: text.isEmpty ? nil : text)
  }

  private static func found(nothingFor text: String?) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView(
      SearchUnavailableContent.Label(text: text), SearchUnavailableContent.Description(),
      SearchUnavailableContent.Actions())
  }
}

/// The parts of the view that says that a search has found nothing.
public struct SearchUnavailableContent {
  nonisolated public struct Label: View {
    let text: String?

    @MainActor public var body: some View {
      if let text {
        SwiftUIControls.Label("No Results for “\(text)”", systemImage: "magnifyingglass")
      } else {
        SwiftUIControls.Label("No Results", systemImage: "magnifyingglass")
      }
    }
  }

  nonisolated public struct Description: View {
    @MainActor public var body: some View { Text("Check the spelling or search for something else.") }
  }

  nonisolated public struct Actions: View {
    @MainActor public var body: some View { EmptyView() }
  }
}

/// The parts below each other, in the middle.
private struct UnavailableContent<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  init(label: Label, description: Description, actions: Actions) {
    self.label = label
    self.description = description
    self.actions = actions
  }

  var body: some View {
    VStack(spacing: 12) {
      VStack(spacing: 6) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      VStack(spacing: 8) { actions }
    }
    .multilineTextAlignment(.center)
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A big icon above a bold title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 10) {
      configuration.icon.font(.system(size: 46)).imageScale(.medium).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold()).accessibilityAddTraits(.isHeader)
    }
  }
}
