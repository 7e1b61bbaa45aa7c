import Glibc

extension ToolRunner {
  /// Reads both streams of `child` until it ends or a limit is reached, then removes its process group.
  ///
  /// The end of a stream is not waited for: a grandchild may hold it open for ever. What counts is the child's exit.
  func collect(from child: ToolProcess, isCancelled: () -> Bool) -> Result<ToolOutput, ToolFailure> {
    let deadline: ContinuousClock.Instant = .now + limits.wallClock
    var output = ToolStream(descriptor: child.output, limit: limits.outputBytes)
    var messages = ToolStream(descriptor: child.messages, limit: 64 << 10)
    var stopped: ToolFailure?
    var pause: Int32 = 1
    while true {
      let hasExited = child.hasExited  // asked before reading, so that the reading after it is the last one needed
      output.read()
      messages.read()
      if output.isOverLimit { stopped = .outputTooLarge(limit: limits.outputBytes) }
      if hasExited || stopped != nil { break }
      if isCancelled() { stopped = .cancelled } else if ContinuousClock.now >= deadline { stopped = .timedOut }
      if stopped != nil { break }
      let remaining: Duration = deadline - .now
      let milliseconds = Int32(clamping: remaining.components.seconds.multipliedSaturating(by: 1000))
      if output.isOpen || messages.isOpen {
        wait(for: [output, messages], milliseconds: min(50, max(1, milliseconds)))
      } else {
        wait(for: [], milliseconds: pause)
        pause = min(20, pause * 2)
      }
    }
    let status = child.end()
    if let stopped { return .failure(stopped) }
    return Self.judge(status, output: output, messages: messages)
  }

  private func wait(for streams: [ToolStream], milliseconds: Int32) {
    var waiting: [pollfd] = streams.filter(\.isOpen).map {
      pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0)
    }
    poll(&waiting, nfds_t(waiting.count), milliseconds)
  }

  private static func judge(
    _ status: ToolProcess.Status, output: ToolStream, messages: ToolStream
  ) -> Result<ToolOutput, ToolFailure> {
    let text = String(decoding: messages.bytes, as: UTF8.self)
    switch status {
    case .exited(0):
      return .success(ToolOutput(bytes: output.bytes, messages: text))
    case .exited(let code):
      return .failure(tellsOfMemory(text) ? .outOfMemory : .exit(code: code, message: text))
    case .signalled(SIGXCPU):
      return .failure(.timedOut)
    case .signalled(SIGXFSZ):
      return .failure(.outputTooLarge(limit: output.limit))
    case .signalled(SIGKILL):
      return .failure(.outOfMemory)  // nobody but the kernel's memory guard kills a tool that we did not stop
    case .signalled(let signal):
      return .failure(tellsOfMemory(text) ? .outOfMemory : .crashed(signal: signal))
    }
  }

  /// Tools say in words, not by their status, that an allocation failed. The loader's sentence is for a limit so small
  /// that not even the libraries fit.
  private static func tellsOfMemory(_ message: String) -> Bool {
    ["bad_alloc", "Out of memory", "out of memory", "Cannot allocate memory", "failed to map segment"]
      .contains { message.contains($0) }
  }
}

extension Int64 {
  fileprivate func multipliedSaturating(by factor: Int64) -> Int64 {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    return overflow ? (self < 0 ? .min : .max) : product
  }
}
