import SwiftUICore

/// A stack of screens, in its older form: links with views push them.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView.")
nonisolated public struct NavigationView<Content: View>: View {
  let content: Content

  /// Makes a stack.
  ///
  /// - Parameter content: Makes the first screen.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@available(*, deprecated)
extension NavigationView: UnaryView {
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let root = _GraphValue { FirstColumn(content: view.read().content) }
    return StackLowering.makeView(inputs: inputs, path: { nil }) { inputs in
      FirstColumn<Content>._makeView(view: root, inputs: inputs)
    }
  }
}

/// The first of the views of a navigation view; the others are what columns beside it would show at first.
nonisolated private struct FirstColumn<Content: View>: View {
  let content: Content

  @MainActor var body: some View {
    Group(subviews: content) { views in
      if let first = views.first { first }
    }
  }
}

/// How a navigation view shows its screens. All styles show one screen at a time.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView.")
public protocol NavigationViewStyle {}

/// The style of the place.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView.")
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// Screens on top of each other.
@available(*, deprecated, message: "Use NavigationStack.")
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// Screens beside each other.
@available(*, deprecated, message: "Use NavigationSplitView.")
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  init() {}
}

/// Two columns.
@available(*, deprecated, message: "Use NavigationSplitView.")
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

@available(*, deprecated)
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

@available(*, deprecated)
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

@available(*, deprecated)
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets how navigation views inside the view show their screens; they show one at a time whatever the style is.
  ///
  /// - Parameter style: The style.
  @available(*, deprecated, message: "Use NavigationStack or NavigationSplitView.")
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
