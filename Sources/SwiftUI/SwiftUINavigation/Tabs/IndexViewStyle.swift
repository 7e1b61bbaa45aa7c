import SwiftUICore

/// How the dots for pages look.
public protocol IndexViewStyle: Sendable {
  nonisolated var _backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// Dots for pages, with or without a ground behind them.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is a ground behind the dots.
  public struct BackgroundDisplayMode: Sendable, Equatable {
    private let name: String

    /// Where a person turns pages by the dots; none here.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    public static let always = BackgroundDisplayMode(name: "always")
    public static let never = BackgroundDisplayMode(name: "never")
  }

  public nonisolated let _backgroundDisplayMode: BackgroundDisplayMode

  public nonisolated init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) {
    _backgroundDisplayMode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots for pages.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots for pages.
  ///
  /// - Parameter backgroundDisplayMode: When there is a ground behind the dots.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private struct IndexBackgroundKey: EnvironmentKey {
  static let defaultValue: PageIndexViewStyle.BackgroundDisplayMode = .automatic
}

extension EnvironmentValues {
  var indexBackground: PageIndexViewStyle.BackgroundDisplayMode {
    get { self[IndexBackgroundKey.self] }
    set { self[IndexBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets how the dots of page tab views inside look.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexBackground, style._backgroundDisplayMode)
  }
}
