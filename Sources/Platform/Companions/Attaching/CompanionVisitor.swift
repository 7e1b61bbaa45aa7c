import AssistiveTechnologies
import Dispatch
import Foundation

/// A connection with a program that wants to hear or inspect this one.
@MainActor
final class CompanionVisitor {
  /// The longest first line.
  private static let limit: Int = 64

  private let descriptor: Int32
  private let keys: TerminalKeys
  private var source: (any DispatchSourceRead)?
  private var line: [UInt8] = []
  private var didAsk: Bool = false
  private let serve: (CompanionVisitor, String) -> Void
  private let didLeave: (CompanionVisitor) -> Void
  /// The reader that speaks for the visitor.
  var reader: ReaderCompanion?

  /// - Parameters:
  ///   - descriptor: A socket that does not block; the visitor closes it.
  ///   - serve: Called with the first line.
  ///   - didLeave: Called when the visitor has hung up, or was sent away.
  init(
    _ descriptor: Int32, serve: @escaping (CompanionVisitor, String) -> Void,
    didLeave: @escaping (CompanionVisitor) -> Void
  ) {
    self.descriptor = descriptor
    self.serve = serve
    self.didLeave = didLeave
    keys = TerminalKeys(descriptor: descriptor)
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.receive() } }
    source.setCancelHandler { close(descriptor) }
    source.resume()
    self.source = source
  }

  /// Hangs up, after a last line if there is one.
  func leave(saying line: String? = nil) {
    guard let source else { return }
    if let line { say(line) }
    guard self.source != nil else { return }
    self.source = nil
    source.cancel()
    didLeave(self)
  }

  /// Sends a line. A visitor that does not take what it is sent, so that the system's buffer is full, is sent away: waiting for it
  /// would stop the program.
  func say(_ line: String) {
    guard source != nil else { return }
    let bytes: [UInt8] = Array((line + "\n").utf8)
    let count: Int = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    if count < bytes.count { leave() }
  }

  private func receive() {
    guard didAsk else { return receiveLine() }
    while source != nil {
      switch keys.next(within: 0) {
      case .nothing: return
      case .end: return leave()
      case .key(let symbol): ListenCommand(symbol).map { reader?.run($0) }
      }
    }
  }

  /// Takes the first line, byte by byte: what follows are keys.
  private func receiveLine() {
    while source != nil {
      var byte: UInt8 = 0
      let count: Int = read(descriptor, &byte, 1)
      if count < 0, errno == EAGAIN || errno == EINTR { return }
      guard count == 1 else { return leave() }
      if byte == UInt8(ascii: "\n") {
        didAsk = true
        return serve(self, String(decoding: line, as: UTF8.self))
      }
      line.append(byte)
      guard line.count <= Self.limit else { return leave(saying: "error Ask for listen, print or inspect.") }
    }
  }
}
