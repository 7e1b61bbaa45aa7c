/// A warning that its owner gives at most once, however often the mistake is repeated.
package struct OneTimeWarning {
  private var isGiven: Bool = false

  package init() {}

  /// Warns on the first call; the message of a later call is not made.
  package mutating func give(_ message: @autoclosure () -> String) {
    guard !isGiven else { return }
    isGiven = true
    Diagnostics.warn(message())
  }
}
