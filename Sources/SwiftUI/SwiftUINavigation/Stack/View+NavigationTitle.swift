import DeveloperToolsSupport
import Foundation
import SwiftUICore

extension View {
  /// Sets the title of the screen that the view is in.
  ///
  /// A phone shows it in large letters at first and small in the middle of the bar once the content is scrolled; a desktop at
  /// the start of the bar. The back button of the screen above shows it too.
  ///
  /// ```swift
  /// NavigationStack {
  ///   List(["Arrival", "Departure"], id: \.self) { Text($0) }
  ///     .navigationTitle("Chapters")
  /// }
  /// ```
  ///
  /// - Parameter title: The title.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    modifier(BarModifier { $0.title = BarTitle(text: title) })
  }

  /// Sets the title of the screen that the view is in.
  ///
  /// - Parameter titleKey: The key of the title in the tables of strings.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen that the view is in.
  ///
  /// - Parameter titleResource: The title as a string resource.
  @_disfavoredOverload
  public nonisolated func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// Sets the title of the screen that the view is in; it is not localized.
  ///
  /// - Parameter title: The title.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the screen that the view is in by views; of several texts the first is shown.
  ///
  /// - Parameter title: Makes the title.
  public nonisolated func navigationTitle<V: View>(@ViewBuilder _ title: () -> V) -> some View {
    let text: Text? = title() as? Text
    return modifier(BarModifier { if let text { $0.title = BarTitle(text: text) } })
  }

  /// Sets the title of the screen that the view is in, and lets people edit it in the bar (behaviour 106).
  ///
  /// - Parameter title: The title.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(BarModifier { $0.title = BarTitle(text: Text(title.wrappedValue), edited: title) })
  }

  /// Sets the second line of the title.
  ///
  /// - Parameter subtitle: The subtitle.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(BarModifier { $0.subtitle = subtitle })
  }

  /// Sets the second line of the title.
  ///
  /// - Parameter subtitleKey: The key of the subtitle in the tables of strings.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets the second line of the title; it is not localized.
  ///
  /// - Parameter subtitle: The subtitle.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Sets how the title of the screen is shown (behaviour 108).
  ///
  /// - Parameter displayMode: Large above the content, or small in the bar.
  public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    modifier(BarModifier { $0.displayMode = displayMode.mode })
  }

  /// Hides the button that goes back (behaviour 107). Keys and gestures go back nevertheless only where the button is there.
  ///
  /// - Parameter hidesBackButton: Whether it is hidden; true by default.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(BarModifier { $0.hidesBackButton = hidesBackButton })
  }

  /// Hides the bar of the screen; `toolbar(_:for:)` is the newer spelling.
  ///
  /// - Parameter hidden: Whether it is hidden.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(BarModifier { $0.visibility[.navigationBar] = hidden ? .hidden : .automatic })
  }
}

// MARK: - Older spellings

extension View {
  /// Sets the title of the screen; `navigationTitle(_:)` is the newer spelling.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of the screen; `navigationTitle(_:)` is the newer spelling.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// Sets the title of the screen; `navigationTitle(_:)` is the newer spelling.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

  /// Sets the title of the screen and how it is shown; `navigationTitle(_:)` and `navigationBarTitleDisplayMode(_:)` are the
  /// newer spellings.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the screen and how it is shown.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(titleKey), displayMode: displayMode)
  }

  /// Sets the title of the screen and how it is shown.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }
}

/// Names that belong to the bar of a screen.
public struct NavigationBarItem: Sendable {
  /// How the title of a screen is shown.
  public enum TitleDisplayMode: Sendable {
    /// As on the screen below; on the first screen large.
    case automatic
    /// Small, in the bar.
    case inline
    /// Large, below the bar, until the content is scrolled. A desktop shows all titles in the bar.
    case large

    var mode: ToolbarTitleDisplayMode.Mode {
      switch self {
      case .automatic: .automatic
      case .inline: .inline
      case .large: .large
      }
    }
  }
}
