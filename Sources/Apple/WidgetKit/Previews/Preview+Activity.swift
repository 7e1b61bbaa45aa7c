import ActivityKit
import SwiftUI
import SwiftUIScenes

/// Shows a live activity to its developer: `./rotor preview` draws it once with each of its states.
///
/// - Parameters:
///   - name: The name under which the preview is drawn; nil, the default, uses the name of its file alone.
///   - viewKind: The place in which the activity is shown.
///   - attributes: The values that stay.
///   - widget: Makes the widget, whose configuration is an `ActivityConfiguration`.
///   - contentStates: Lists the values that change.
@freestanding(declaration)
public macro Preview<W: Widget, Attributes: ActivityAttributes>(
  _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping () -> W,
  @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "UIMacros", type: "PreviewMacro")

/// The places in which activities are shown.
@preconcurrency
public enum ActivityPreviewViewKind: Hashable, Sendable {
  /// The forms of the island around the camera.
  @preconcurrency
  public enum DynamicIslandPreviewViewState: Hashable, Sendable {
    /// Before and behind the camera.
    case compact
    /// Beside another activity.
    case minimal
    /// Held down.
    case expanded
  }

  /// The lock screen.
  case content
  /// Around the camera.
  case dynamicIsland(DynamicIslandPreviewViewState)
}

extension Preview {
  /// A live activity with its states.
  ///
  /// - Parameters:
  ///   - name: The name of the preview.
  ///   - viewKind: The place in which the activity is shown.
  ///   - attributes: The values that stay.
  ///   - widget: Makes the widget.
  ///   - contentStates: Lists the values that change.
  public init<Attributes: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping () -> some Widget,
    @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
  ) {
    self.init(name, traits: [.sizeThatFitsLayout]) {
      let configuration: ActivityDescription? = widget().body._description.activity
      return await contentStates().map { state in
        let context = ActivityViewContext(attributes: attributes, state: state)
        return configuration?.view(of: viewKind, context) ?? AnyView(EmptyView())
      }
    }
  }
}

extension ActivityAttributes {
  /// The look of the program's activity with these attributes, for views of a `PreviewProvider`. Outside of previews, and
  /// where no widget of the program is for such attributes, there is nothing.
  ///
  /// - Parameters:
  ///   - contentState: The values that change.
  ///   - isStale: Whether they are out of date. The default is false.
  ///   - viewKind: The place in which the activity is shown.
  @MainActor
  public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    let context = ActivityViewContext(attributes: self, state: contentState, isStale: isStale)
    let widgets: [any Widget.Type] = PreviewTypes.conforming("Widget").compactMap { $0 as? any Widget.Type }
    let views: [AnyView] = widgets.compactMap { $0.init().activity?.view(of: viewKind, context) }
    return Group { views.first }.previewLayout(.sizeThatFits)
  }
}

extension Widget {
  fileprivate var activity: ActivityDescription? { body._description.activity }
}

/// Lists the states of a preview.
@resultBuilder
public struct PreviewActivityBuilder<A: ActivityAttributes> {
  public static func buildExpression(_ state: A.ContentState) -> [A.ContentState] { [state] }
  public static func buildPartialBlock(first: [A.ContentState]) -> [A.ContentState] { first }
  public static func buildPartialBlock(accumulated: [A.ContentState], next: [A.ContentState]) -> [A.ContentState] {
    accumulated + next
  }
  public static func buildArray(_ states: [[A.ContentState]]) -> [A.ContentState] { states.flatMap { $0 } }
}
