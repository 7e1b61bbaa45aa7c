import Foundation

/// Waiting on the clock of the app. In asynchronous tests tasks of the app go on meanwhile; give `await`.
extension XCUIElement {
  /// The time between two looks, that of a frame.
  private static let step: Duration = .milliseconds(16)

  private func wait(_ timeout: TimeInterval, until condition: () -> Bool) -> Bool {
    var left: Duration = .seconds(timeout)
    while !condition() {
      guard left > .zero else { return false }
      application.advance(by: min(Self.step, left))
      left -= Self.step
    }
    return true
  }

  private func wait(_ timeout: TimeInterval, until condition: () -> Bool) async -> Bool {
    var left: Duration = .seconds(timeout)
    while !condition() {
      guard left > .zero else { return false }
      await Task.yield()
      application.advance(by: min(Self.step, left))
      left -= Self.step
    }
    return true
  }

  /// Whether the element is there now or within a time of the app's clock.
  ///
  /// - Parameter timeout: In seconds.
  public func waitForExistence(timeout: TimeInterval) -> Bool { wait(timeout) { exists } }

  public func waitForExistence(timeout: TimeInterval) async -> Bool { await wait(timeout) { exists } }

  /// Whether the element is not there now or within a time of the app's clock.
  ///
  /// - Parameter timeout: In seconds.
  public func waitForNonExistence(withTimeout timeout: TimeInterval) -> Bool { wait(timeout) { !exists } }

  public func waitForNonExistence(withTimeout timeout: TimeInterval) async -> Bool { await wait(timeout) { !exists } }

  /// Whether an attribute has a value now or within a time of the app's clock.
  ///
  /// - Parameters:
  ///   - keyPath: The attribute.
  ///   - expectedValue: The value.
  ///   - timeout: In seconds.
  public func wait<V: Equatable>(
    for keyPath: KeyPath<XCUIElement, V>, toEqual expectedValue: V, timeout: TimeInterval
  ) -> Bool {
    wait(timeout) { self[keyPath: keyPath] == expectedValue }
  }
}
