import CoreGraphics
import Diagnostics

/// Where layout reports a value that it had to correct.
package enum LayoutDiagnostics {
  /// Receives the messages; warns once for each message unless it is replaced.
  package nonisolated(unsafe) static var handler: (String) -> Void = { Diagnostics.warnOnce("layout: \($0)") }

  package static func report(_ message: @autoclosure () -> String) { handler(message()) }

  /// A length that a frame can have: negative ones become zero and what is no number is ignored, and it is told.
  static func frameLength(_ length: CGFloat?, _ name: String, allowsInfinity: Bool) -> CGFloat? {
    guard let length else { return nil }
    if length.isNaN || (length.isInfinite && !(allowsInfinity && length > 0)) {
      report("A frame's \(name) is \(length) and is ignored: give it a finite number of points.")
      return nil
    }
    if length < 0 {
      report("A frame's \(name) is \(length) and counts as 0: give it a number of points that is not negative.")
      return 0
    }
    return length
  }
}
