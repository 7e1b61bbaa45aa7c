import SwiftUICore

/// Work that the system asks a program for while none of its windows is seen. Desktops ask for none.
public struct BackgroundTask<Request, Response> {
  private let name: String

  private init(name: String) { self.name = name }
}

extension BackgroundTask where Request == Void, Response == Void {
  /// Content is to be brought up to date.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(name: identifier)
  }

  /// A session of downloads has news.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(name: identifier)
  }
}

extension BackgroundTask where Request == String?, Response == Void {
  /// Content is to be brought up to date.
  public static var appRefresh: BackgroundTask<String?, Void> { BackgroundTask(name: "app refresh") }
}

extension BackgroundTask where Request == String, Response == Void {
  /// A session of downloads has news.
  public static func urlSession(matching: @escaping (String) -> Bool) -> BackgroundTask<String, Void> {
    BackgroundTask(name: "url sessions")
  }
}

extension Scene {
  /// Does some work when the system asks for it while no window is seen.
  public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene {
    modified(OptionsModifier { _ in })
  }
}
