import Foundation
import HostHeadless

/// Why a service for an assistive technology could not do something.
public enum XCUIAssistiveError: Error, Hashable, Sendable, LocalizedError {
  /// There is no window: the app was not launched.
  case notRunning
  /// The service was not enabled.
  case notEnabled

  public var errorDescription: String? {
    switch self {
    case .notRunning: "There is no window: call launch() of the app first."
    case .notEnabled: "The service does not run: call enable() first."
    }
  }

  /// The window in front of the app that was launched last, up to date.
  @MainActor static func front() throws -> any DrivenWindow {
    guard let front = XCUIApplication.current?.target?.drivenWindow else { throw Self.notRunning }
    front.update()
    return front
  }
}
