import Foundation

/// Where layout tells what it had to correct, once for each message and run.
package enum LayoutDiagnostics {
  private nonisolated(unsafe) static var told: Set<String> = []

  /// Takes the messages; prints to standard error unless set.
  package nonisolated(unsafe) static var handler: (String) -> Void = { message in
    guard told.insert(message).inserted else { return }
    FileHandle.standardError.write(Data("layout: \(message)\n".utf8))
  }

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
