import Foundation
import InputEngine

/// Keys that are typed in a terminal, one by one and unseen; where the input is no terminal, the keys that the file or pipe holds.
package final class TerminalKeys {
  private let descriptor: Int32
  private var saved: termios?
  private var waiting: [UInt8] = []

  package init(descriptor: Int32 = STDIN_FILENO) {
    self.descriptor = descriptor
    var settings = termios()
    guard isatty(descriptor) != 0, tcgetattr(descriptor, &settings) == 0 else { return }
    saved = settings
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(descriptor, TCSANOW, &settings)
  }

  deinit {
    if var saved { tcsetattr(descriptor, TCSANOW, &saved) }
  }

  /// The outcome of waiting for a key.
  package enum Input: Hashable {
    case key(KeySymbol)
    /// Nothing was typed in the time.
    case nothing
    /// The end of the input, or Control and D.
    case end
  }

  /// Waits for a key.
  ///
  /// - Parameter seconds: For how long at most.
  package func next(within seconds: Double) -> Input {
    if waiting.isEmpty, let none = fill(within: seconds) { return none }
    let first: UInt8 = waiting.removeFirst()
    if first == 4 { return .end }
    guard first == 27 else { return .key(Self.symbol(first)) }
    // A key that is not a letter sends several bytes at once; the Escape key sends one.
    if waiting.isEmpty { _ = fill(within: 0.05) }
    guard let second = waiting.first, second == UInt8(ascii: "[") || second == UInt8(ascii: "O") else {
      return .key(.escape)
    }
    waiting.removeFirst()
    if waiting.isEmpty { _ = fill(within: 0.05) }
    return .key(sequence())
  }

  /// Waits for bytes and keeps them in `waiting`; returns nil where some came, otherwise why none did.
  private func fill(within seconds: Double) -> Input? {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let count: Int32 = poll(&request, 1, Int32(max(0, min(seconds, 3600)) * 1000))
    if count == 0 || count < 0 && errno == EINTR { return .nothing }
    var buffer: [UInt8] = Array(repeating: 0, count: 256)
    let length: Int = read(descriptor, &buffer, buffer.count)
    guard length > 0 else { return .end }
    waiting += buffer[..<length]
    return nil
  }

  private static func symbol(_ byte: UInt8) -> KeySymbol {
    switch byte {
    case 10, 13: .returnKey
    case 9: .tab
    case 32: .space
    case 8, 127: .backspace
    default: .character(Character(UnicodeScalar(byte)))
    }
  }

  /// The key of the bytes behind Escape and a bracket: a letter, or a number and a tilde.
  private func sequence() -> KeySymbol {
    var number: Int = 0
    while !waiting.isEmpty {
      let byte: UInt8 = waiting.removeFirst()
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): number = min(number * 10 + Int(byte) - 48, 999)
      case UInt8(ascii: "A"): return .up
      case UInt8(ascii: "B"): return .down
      case UInt8(ascii: "C"): return .right
      case UInt8(ascii: "D"): return .left
      case UInt8(ascii: "H"): return .home
      case UInt8(ascii: "F"): return .end
      case UInt8(ascii: "~"):
        switch number {
        case 1, 7: return .home
        case 4, 8: return .end
        case 5: return .pageUp
        case 6: return .pageDown
        default: return .other(UInt32(number))
        }
      case UInt8(ascii: ";"): number = 0
      default: return .other(UInt32(byte))
      }
    }
    return .escape
  }
}
