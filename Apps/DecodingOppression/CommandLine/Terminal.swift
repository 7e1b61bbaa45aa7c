import Foundation

/// Where progress and results are printed.
final class Terminal: @unchecked Sendable {
  /// Whether a line can be drawn again in its place.
  let isInteractive: Bool
  private let canDrawBlocks: Bool
  private let lock = NSLock()
  private var hasOpenLine = false

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    isInteractive = isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb"
    let locale: String = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let encoding: String = locale.lowercased()
    canDrawBlocks = encoding.contains("utf-8") || encoding.contains("utf8")
  }

  /// The columns of the window; 80 where it does not say.
  var width: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Prints a line that stays.
  func say(_ line: String) {
    lock.withLock {
      put((hasOpenLine ? "\r\u{1B}[K" : "") + line + "\n", to: STDOUT_FILENO)
      hasOpenLine = false
    }
  }

  /// Draws a line that the next one replaces.
  func redraw(_ line: String) {
    lock.withLock {
      put("\r" + line + "\u{1B}[K", to: STDOUT_FILENO)
      hasOpenLine = true
    }
  }

  /// Takes away the line that was to be replaced.
  func clear() {
    lock.withLock {
      if hasOpenLine { put("\r\u{1B}[K", to: STDOUT_FILENO) }
      hasOpenLine = false
    }
  }

  /// Says on the error output what went wrong.
  func complain(_ sentence: String) {
    clear()
    put("decoding-oppression: " + sentence.printable + "\n", to: STDERR_FILENO)
  }

  /// A bar of the given number of columns.
  func bar(_ fraction: Double, columns: Int) -> String {
    let filled: Int = min(columns, max(0, Int((fraction * Double(columns)).rounded())))
    let signs: (String, String) = canDrawBlocks ? ("█", "░") : ("#", "-")
    return String(repeating: signs.0, count: filled) + String(repeating: signs.1, count: columns - filled)
  }

  /// Nobody may be listening any more (a closed pipe); the results are files, so that does not matter.
  private func put(_ text: String, to descriptor: Int32) {
    var bytes: ArraySlice<UInt8> = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count: Int = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
