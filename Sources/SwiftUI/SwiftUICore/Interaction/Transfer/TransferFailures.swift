import Diagnostics

/// Says that something which was dropped, pasted or shared could not be loaded: the view gets nothing, and without a word
/// its author would not know why.
package enum TransferFailures {
  /// Reports an error; in tests `observer` is told instead.
  package static func report(_ error: any Error, _ type: any Any.Type) {
    if let observer { return observer("\(error)") }
    Diagnostics.warn("a value of type \(type) could not be loaded: \(error.localizedDescription)")
  }

  @TaskLocal package static var observer: (@Sendable (String) -> Void)?
}
