import Foundation
import Glibc

/// A named pipe that a tool opens for writing and hands down; it is cut once the last process that holds it has ended.
///
/// A killed process takes a moment to end, so a look at the process table right after would depend on luck.
final class Lifeline {
  let path: String
  private let descriptor: Int32

  init(in folder: TestFolder) throws {
    path = folder.url.appendingPathComponent("lifeline").path
    guard mkfifo(path, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
    descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw CocoaError(.fileReadUnknown) }
  }

  deinit {
    close(descriptor)
  }

  /// Whether all holders have ended; gives them up to half a minute.
  var isCut: Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 30_000) == 1 && waiting.revents & Int16(POLLHUP) != 0
  }
}
