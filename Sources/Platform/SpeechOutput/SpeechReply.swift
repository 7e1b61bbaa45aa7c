import Foundation

/// An answer or event: lines with a code and a hyphen, then one with the code and a blank.
struct SpeechReply: Sendable {
  let code: Int
  /// The lines before the last one, without their code.
  let data: [String]
  var isEvent: Bool { code / 100 == 7 }

  /// Waits for one; nil when the server is gone or says something else.
  init?(_ socket: SpeechSocket) {
    var data: [String] = []
    while let line = socket.receive() {
      guard let code = Int(line.prefix(3)), line.count >= 3 else { return nil }
      if line.dropFirst(3).first == "-" {
        data.append(String(line.dropFirst(4)))
      } else {
        self.code = code
        self.data = data
        return
      }
    }
    return nil
  }
}

/// Hands answers from the thread that hears them to the queue that asks.
final class SpeechAnswers: @unchecked Sendable {
  private let condition = NSCondition()
  private var waiting: [SpeechReply] = []
  private var isEnded: Bool = false

  func put(_ reply: SpeechReply) {
    condition.lock()
    waiting.append(reply)
    condition.signal()
    condition.unlock()
  }

  func end() {
    condition.lock()
    isEnded = true
    condition.broadcast()
    condition.unlock()
  }

  /// Waits for an answer, five seconds at most: a server that is silent must not keep words from the transcript for ever.
  func take() -> SpeechReply? {
    condition.lock()
    defer { condition.unlock() }
    let end = Date(timeIntervalSinceNow: 5)
    while waiting.isEmpty {
      guard !isEnded, condition.wait(until: end) else { return nil }
    }
    return waiting.removeFirst()
  }
}
