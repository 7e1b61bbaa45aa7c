import AccessibilityTree
import Dispatch
import Foundation
import Synchronization

/// Speaks through Speech Dispatcher, by its own protocol (SSIP) over its socket.
///
/// The server is found and, where it is installed, started at run time; nothing is linked. Commands go out on a queue of their
/// own, so that a slow server never holds up the app; answers and events come on a thread.
package final class SpeechDispatcher: SpeechOutput, @unchecked Sendable {
  let socket: SpeechSocket
  let queue = DispatchQueue(label: "rotor.speech")
  private let answers = SpeechAnswers()
  /// The closures that run when messages have been said, by the server's numbers for the messages. Belongs to the queue.
  private var ends: [String: @Sendable () -> Void] = [:]
  /// What is told of messages that are followed, by the server's numbers for them. Belongs to the queue.
  var followers: [String: @Sendable (SpeechEvent) -> Void] = [:]
  /// The settings of followed messages as the server was told last, by their names. Belongs to the queue.
  var settings: [String: String] = [:]
  /// The language of words that say none themselves.
  private let language: String
  /// The style of the voice as the server was told last. Belongs to the queue.
  private var style = AccessibilitySpeechStyle()
  /// Counts what cuts speech short: what is still to be sent of something older is not.
  private let generation = Atomic<Int>(0)

  /// Connects with the server, and starts it where it is installed and does not run.
  ///
  /// - Parameters:
  ///   - language: Of the words, by two letters.
  ///   - environment: Tells where the server listens: SPEECHD_ADDRESS, XDG_RUNTIME_DIR.
  /// - Returns: nil where no server answers.
  package static func connect(
    language: String = "en", environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> SpeechDispatcher? {
    guard let address = SpeechSocket.Address(environment: environment) else { return nil }
    if let socket = SpeechSocket(address) { return SpeechDispatcher(socket, language) }
    // A server at an address that somebody chose is somebody's to start.
    guard environment["SPEECHD_ADDRESS"] == nil, start(environment) else { return nil }
    // The server answers a moment after it went into the background.
    for _ in 0..<30 {
      if let socket = SpeechSocket(address) { return SpeechDispatcher(socket, language) }
      usleep(100_000)
    }
    return nil
  }

  /// Asks the server to start by itself, as its own clients do; false where it is not installed or does not want to.
  private static func start(_ environment: [String: String]) -> Bool {
    let folders: [Substring] = (environment["PATH"] ?? "").split(separator: ":")
    let paths: [String] = folders.map { $0 + "/speech-dispatcher" }
    guard let path = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["--spawn"]
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  private init(_ socket: SpeechSocket, _ language: String) {
    self.socket = socket
    self.language = language
    let answers: SpeechAnswers = answers
    weak let dispatcher: SpeechDispatcher? = self
    Thread.detachNewThread {
      while let reply = SpeechReply(socket) {
        if reply.isEvent {
          dispatcher?.queue.async { dispatcher?.take(reply) }
        } else {
          answers.put(reply)
        }
      }
      answers.end()
    }
    let name: String = ProcessInfo.processInfo.processName.filter { $0.isLetter || $0.isNumber || $0 == "-" }
    queue.async { [self] in
      ask("SET self CLIENT_NAME rotor:\(name.isEmpty ? "app" : name):listen")
      ask("SET self LANGUAGE \(language)")
      ask("SET self PRIORITY MESSAGE")
      ask("SET self NOTIFICATION END ON")
      ask("SET self NOTIFICATION CANCEL ON")
    }
  }

  deinit { socket.shut() }

  // MARK: - Speaking

  package func say(_ utterances: [AccessibilityUtterance], interrupts: Bool, then: (@Sendable () -> Void)?) {
    let spoken: [AccessibilityUtterance] = utterances.filter { !$0.text.isEmpty }
    var end: (@Sendable () -> Void)?
    if let then { end = { DispatchQueue.main.async(execute: then) } }
    let current: Int = interrupts ? generation.add(1, ordering: .relaxed).newValue : generation.load(ordering: .relaxed)
    queue.async { [self, end] in
      if interrupts { cancel() }
      guard let last = spoken.indices.last else {
        end?()
        return
      }
      for (index, utterance) in spoken.enumerated() {
        guard current == generation.load(ordering: .relaxed) else { return }
        take(utterance.style)
        guard let id = speak(utterance.text) else {
          // Nobody hears it, and whoever waits for the end goes on.
          if index == last { end?() }
          continue
        }
        if index == last, let end { ends[id] = end }
      }
    }
  }

  package func stop() {
    generation.add(1, ordering: .relaxed)
    queue.async { self.cancel() }
  }

  /// Waits until all commands so far have been sent and answered.
  package func flush() { queue.sync {} }

  private func cancel() {
    ends = [:]
    ask("CANCEL self")
  }

  /// The server's number for the message; nil when it does not take it.
  func speak(_ text: String) -> String? {
    guard ask("SPEAK")?.code == 230 else { return nil }
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      // A line that begins with a point would end the text.
      guard socket.send((line.hasPrefix(".") ? "." : "") + line) else { return nil }
    }
    guard let answer = ask("."), answer.code == 225 else { return nil }
    return answer.data.first
  }

  /// Sets what differs of the voice.
  private func take(_ new: AccessibilitySpeechStyle) {
    if new.pitch != style.pitch, new.pitch.isFinite {
      ask("SET self PITCH \(Int((min(max(new.pitch, -1), 1) * 100).rounded()))")
    }
    if new.spellsOutCharacters != style.spellsOutCharacters {
      ask("SET self SPELLING \(new.spellsOutCharacters ? "on" : "off")")
    }
    if new.alwaysIncludesPunctuation != style.alwaysIncludesPunctuation {
      ask("SET self PUNCTUATION \(new.alwaysIncludesPunctuation ? "all" : "none")")
    }
    if new.language != style.language { ask("SET self LANGUAGE \(spoken(new.language))") }
    style = new
  }

  /// A language as the server takes it; that of other words for none, and for what is no name of a language.
  private func spoken(_ wanted: String?) -> String {
    guard let wanted, !wanted.isEmpty,
      wanted.unicodeScalars.allSatisfy({ $0.isASCII && ($0.properties.isAlphabetic || $0 == "-" || $0 == "_") })
    else { return language }
    return wanted
  }

  // MARK: - The protocol

  /// Sends a command and waits for its answer; nil when the server is gone.
  @discardableResult
  func ask(_ command: String) -> SpeechReply? {
    guard socket.send(command) else { return nil }
    if let answer = answers.take() { return answer }
    // An answer that came later would be taken for that of the next command.
    socket.shut()
    return nil
  }

  /// A message began (701), ended (702), was cut short (703), or stands still or goes on (704, 705); or speech came to a mark.
  private func take(_ reply: SpeechReply) {
    guard let id = reply.data.first else { return }
    if let event = SpeechEvent(reply) { followers[id]?(event) }
    guard reply.code == 702 || reply.code == 703 else { return }
    followers[id] = nil
    if let end = ends.removeValue(forKey: id), reply.code == 702 { end() }
  }
}
