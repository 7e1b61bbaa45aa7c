/// A publisher that plays a recording of values and a completion to every subscriber.
public struct Record<Output, Failure: Error>: Publisher {
  /// Values and the completion that follows them.
  public struct Recording {
    public typealias Input = Output

    public private(set) var output: [Output] = []
    public private(set) var completion: Subscribers.Completion<Failure> = .finished
    /// Nothing follows a completion that was received, or given with the values.
    private var isComplete = false

    public init() {}

    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isComplete = true
    }

    /// A value after the completion is an error of the caller.
    public mutating func receive(_ input: Output) {
      precondition(!isComplete, "A recording that has its completion receives no more values.")
      output.append(input)
    }

    /// A second completion is an error of the caller.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isComplete, "A recording receives one completion.")
      self.completion = completion
      isComplete = true
    }
  }

  public let recording: Recording

  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  public init(recording: Recording) {
    self.recording = recording
  }

  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    var rest = recording.output.makeIterator()
    guard let first = rest.next() else {
      subscriber.receive(subscription: Subscriptions.empty)
      return subscriber.receive(completion: recording.completion)
    }
    subscriber.receive(
      subscription: SequenceSubscription(
        "\(recording.output)", atEnd: "Cancelled Events", subscriber, first: first, rest: rest,
        completion: recording.completion))
  }
}
