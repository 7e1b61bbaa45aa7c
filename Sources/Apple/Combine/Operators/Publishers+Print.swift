extension Publishers {
  /// A publisher that logs everything that passes.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let prefix: String
    public let stream: (any TextOutputStream)?

    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
      let log = EventLog(prefix: prefix, stream: stream)
      let events = upstream.handleEvents(
        receiveSubscription: { log.write("receive subscription: (\($0))") },
        receiveOutput: { log.write("receive value: (\($0))") },
        receiveCompletion: { completion in
          switch completion {
          case .finished: log.write("receive finished")
          case .failure(let error): log.write("receive error: (\(error))")
          }
        },
        receiveCancel: { log.write("receive cancel") },
        receiveRequest: { log.write("request \($0)") }
      )
      upstream.subscribe(HandleEventsConduit("Print", subscriber, events: events))
    }
  }
}

/// Writes lines to a stream or to the standard output, one at a time.
private final class EventLog {
  private let lead: String
  private let stream: Protected<(any TextOutputStream)?>

  init(prefix: String, stream: (any TextOutputStream)?) {
    lead = prefix.isEmpty ? "" : "\(prefix): "
    self.stream = Protected(stream)
  }

  private func print<S: TextOutputStream>(_ line: String, to stream: S) -> any TextOutputStream {
    var stream = stream
    Swift.print(line, to: &stream)
    return stream
  }

  func write(_ text: String) {
    stream.withLock { stream in
      guard let present = stream else { return Swift.print(lead + text) }
      stream = print(lead + text, to: present)
    }
  }
}

extension Publisher {
  /// Logs everything that passes, to the standard output unless there is a stream.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
