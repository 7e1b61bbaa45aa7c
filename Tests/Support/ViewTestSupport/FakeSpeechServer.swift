import Foundation

/// A server that speaks Speech Dispatcher's protocol and notes what it is told. It says that a message has begun, come to each of
/// its marks and ended as soon as it has been taken.
package final class FakeSpeechServer: @unchecked Sendable {
  package let folder: URL
  private let listener: Int32
  private let condition = NSCondition()
  private var noted: [String] = []
  private var client: Int32 = -1
  private var lastMessage: Int = 20
  /// Whether messages end by themselves.
  package let endsMessages: Bool
  /// What the server answers of its voices.
  package let voices: [String]

  package var environment: [String: String] { ["SPEECHD_ADDRESS": "unix_socket:\(folder.path)/s"] }

  package init(endsMessages: Bool = true, voices: [String] = []) throws {
    self.endsMessages = endsMessages
    self.voices = voices
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("sd-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var name = sockaddr_un()
    name.sun_family = sa_family_t(AF_UNIX)
    let path: [UInt8] = Array((folder.path + "/s").utf8)
    withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: path) }
    let length = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result: Int32 = withUnsafePointer(to: &name) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, length) }
    }
    guard result == 0, listen(listener, 1) == 0 else { throw CocoaError(.fileWriteUnknown) }
    Thread.detachNewThread { [self] in serve() }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// What came, a command or a text a line; waits until there are as many.
  package func lines(atLeast count: Int = 0) -> [String] {
    condition.lock()
    defer { condition.unlock() }
    let end = Date(timeIntervalSinceNow: 30)
    while noted.count < count, condition.wait(until: end) {}
    return noted
  }

  /// Ends the listening and the connection.
  package func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    if client >= 0 { shutdown(client, Int32(SHUT_RDWR)) }
  }

  private func serve() {
    client = accept(listener, nil, nil)
    guard client >= 0 else { return }
    var buffer = Data()
    var isText = false
    var text: [String] = []
    var bytes: [UInt8] = Array(repeating: 0, count: 4096)
    while true {
      let count: Int = recv(client, &bytes, bytes.count, 0)
      guard count > 0 else { return }
      buffer.append(contentsOf: bytes[..<count])
      while let range = buffer.range(of: Data("\r\n".utf8)) {
        let line = String(decoding: buffer[buffer.startIndex..<range.lowerBound], as: UTF8.self)
        buffer = Data(buffer[range.upperBound...])
        if isText, line == "." {
          isText = false
          let said: String = text.joined(separator: " | ")
          note("text: " + said)
          text = []
          lastMessage += 1
          reply("225-\(lastMessage)\r\n225 OK MESSAGE QUEUED\r\n")
          begin(said)
          if endsMessages { reply("702-\(lastMessage)\r\n702-1\r\n702 END\r\n") }
        } else if isText {
          text.append(line)
        } else if line == "SPEAK" {
          isText = true
          reply("230 OK RECEIVING DATA\r\n")
        } else {
          note(line)
          if line == "LIST SYNTHESIS_VOICES" { reply(voices.map { "249-\($0)\r\n" }.joined()) }
          reply("200 OK\r\n")
        }
      }
    }
  }

  /// Tells that the last message began, and of its marks.
  private func begin(_ text: String) {
    reply("701-\(lastMessage)\r\n701-1\r\n701 BEGIN\r\n")
    for mark in text.matches(of: #/<mark name="([^"]*)"\/>/#) {
      reply("700-\(lastMessage)\r\n700-1\r\n700-\(mark.output.1)\r\n700 INDEX MARK\r\n")
    }
  }

  private func note(_ line: String) {
    condition.lock()
    noted.append(line)
    condition.broadcast()
    condition.unlock()
  }

  private func reply(_ text: String) {
    let bytes: [UInt8] = Array(text.utf8)
    _ = send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }
}
