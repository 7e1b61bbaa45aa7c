import Foundation

/// A stream socket of lines, as Speech Dispatcher speaks them: each ends with a carriage return and a line feed.
final class SpeechSocket: @unchecked Sendable {
  private let descriptor: Int32
  private var received = Data()

  /// The address at which the server listens.
  enum Address: Hashable {
    case file(String)
    case host(String, port: UInt16)

    /// By SPEECHD_ADDRESS, such as `unix_socket:/path` or `inet_socket:127.0.0.1:6560`; without it the socket in the person's
    /// runtime folder.
    init?(environment: [String: String]) {
      if let text = environment["SPEECHD_ADDRESS"], !text.isEmpty {
        let parts: [Substring] = text.split(separator: ":", omittingEmptySubsequences: false)
        switch (parts.first, parts.count) {
        case ("unix_socket", 2) where !parts[1].isEmpty: self = .file(String(parts[1]))
        case ("inet_socket", 3):
          guard let port = UInt16(parts[2]) else { return nil }
          self = .host(String(parts[1]), port: port)
        default: return nil
        }
        return
      }
      let folder: String
      if let runtime = environment["XDG_RUNTIME_DIR"], !runtime.isEmpty {
        folder = runtime
      } else if let home = environment["HOME"], !home.isEmpty {
        folder = home + "/.cache"
      } else {
        return nil
      }
      self = .file(folder + "/speech-dispatcher/speechd.sock")
    }
  }

  /// Nil where nothing answers there.
  init?(_ address: Address) {
    let opened: Int32?
    switch address {
    case .file(let path):
      var name = sockaddr_un()
      name.sun_family = sa_family_t(AF_UNIX)
      let bytes: [UInt8] = Array(path.utf8)
      guard bytes.count < MemoryLayout.size(ofValue: name.sun_path) else { return nil }
      withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: bytes) }
      opened = Self.connected(to: name, AF_UNIX)
    case .host(let host, let port):
      var name = sockaddr_in()
      name.sin_family = sa_family_t(AF_INET)
      name.sin_port = port.bigEndian
      guard inet_pton(AF_INET, host == "localhost" ? "127.0.0.1" : host, &name.sin_addr) == 1 else { return nil }
      opened = Self.connected(to: name, AF_INET)
    }
    guard let opened else { return nil }
    descriptor = opened
  }

  /// A stream socket that is connected with an address of its family; nil where nothing answers.
  private static func connected<Name>(to name: Name, _ family: Int32) -> Int32? {
    let descriptor: Int32 = socket(family, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    let result: Int32 = withUnsafeBytes(of: name) { bytes in
      guard let start = bytes.baseAddress else { return -1 }
      return connect(descriptor, start.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
    }
    guard result == 0 else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  deinit { close(descriptor) }

  /// Ends both directions: whoever waits for a line gets none.
  func shut() { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Sends a line; false when the server is gone.
  func send(_ line: String) -> Bool {
    let bytes: [UInt8] = Array((line + "\r\n").utf8)
    var sent: Int = 0
    while sent < bytes.count {
      let count: Int = bytes[sent...].withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count <= 0 {
        if count < 0, errno == EINTR { continue }
        return false
      }
      sent += count
    }
    return true
  }

  /// Waits for the next line; nil when the server is gone.
  func receive() -> String? {
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        let line: Data = received[received.startIndex..<end]
        received = Data(received[(end + 1)...])
        let text = String(decoding: line, as: UTF8.self)
        return text.hasSuffix("\r") ? String(text.dropLast()) : text
      }
      var buffer: [UInt8] = Array(repeating: 0, count: 4096)
      let count: Int = recv(descriptor, &buffer, buffer.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      received.append(contentsOf: buffer[..<count])
    }
  }
}
