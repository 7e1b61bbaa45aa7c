import Foundation
import Glibc
import Synchronization

/// A running child in a process group of its own, with pipes on its two output streams.
struct ToolProcess {
  enum Status {
    case exited(Int32)
    case signalled(Int32)
  }

  let id: pid_t
  /// The reading ends, not blocking.
  let output: Int32
  let messages: Int32

  /// Held from making the pipes to closing their writing ends, so that no other child of ours inherits those.
  private static let starting = Mutex<Void>(())

  init(command: [String], folder: String, input: Int32?) throws(ToolFailure) {
    let started: Result<(pid_t, Int32, Int32), ToolFailure> = Self.starting.withLock { _ in
      guard let output = Pipe() else { return .failure(Self.systemFailure(errno)) }
      defer { close(output.writing) }
      guard let messages = Pipe() else {
        let code = errno
        close(output.reading)
        return .failure(Self.systemFailure(code))
      }
      defer { close(messages.writing) }
      var id: pid_t = 0
      let code = Self.spawn(&id, command, folder: folder, input: input, output.writing, messages.writing)
      guard code == 0 else {
        close(output.reading)
        close(messages.reading)
        return .failure(Self.systemFailure(code))
      }
      return .success((id, output.reading, messages.reading))
    }
    (id, output, messages) = try started.get()
  }

  private static func systemFailure(_ code: Int32) -> ToolFailure {
    .notStarted(reason: String(cString: strerror(code)))
  }

  /// Whether the child has ended. It stays unreaped, so that its number and its group's cannot be given away yet.
  var hasExited: Bool {
    var information = siginfo_t()
    let result = waitid(P_PID, id_t(id), &information, WEXITED | WNOHANG | WNOWAIT)
    return result == 0 ? information.si_signo != 0 : errno == ECHILD
  }

  /// Kills what is left of the group, reaps the child and closes the pipes.
  func end() -> Status {
    kill(-id, SIGKILL)
    close(output)
    close(messages)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      if errno != EINTR { return .exited(-1) }  // the app ignores SIGCHLD: the system keeps no status
    }
    let signal: Int32 = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
  }
}

/// Both ends lie above the standard descriptors and the child's input, and close on exec.
private struct Pipe {
  let reading: Int32
  let writing: Int32

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    defer { ends.forEach { close($0) } }
    let reading = fcntl(ends[0], F_DUPFD_CLOEXEC, 10)
    guard reading >= 0 else { return nil }
    let writing = fcntl(ends[1], F_DUPFD_CLOEXEC, 10)
    guard writing >= 0, fcntl(reading, F_SETFL, O_NONBLOCK) == 0 else {
      let code = errno
      close(reading)
      if writing >= 0 { close(writing) }
      errno = code
      return nil
    }
    self.reading = reading
    self.writing = writing
  }
}
