import Foundation

extension Activity {
  /// The contents that an activity gets, one after the other.
  public struct ContentUpdates: AsyncSequence {
    public typealias Element = ActivityContent<ContentState>
    public typealias Failure = Never

    let stream: AsyncStream<Element>

    public func makeAsyncIterator() -> AsyncStream<Element>.Iterator { stream.makeAsyncIterator() }
  }

  /// The states of an activity, one after the other.
  public struct ActivityStateUpdates: AsyncSequence {
    public typealias Element = ActivityState
    public typealias Failure = Never

    let stream: AsyncStream<Element>

    public func makeAsyncIterator() -> AsyncStream<Element>.Iterator { stream.makeAsyncIterator() }
  }

  /// The push tokens of an activity or an app, one after the other.
  public struct PushTokenUpdates: AsyncSequence {
    public typealias Element = Data
    public typealias Failure = Never

    let stream: AsyncStream<Element>

    public func makeAsyncIterator() -> AsyncStream<Element>.Iterator { stream.makeAsyncIterator() }
  }

  /// The activities of an app, one after the other as they begin.
  public struct ActivityUpdates: AsyncSequence {
    public typealias Element = Activity<Attributes>
    public typealias Failure = Never

    let stream: AsyncStream<Element>

    public func makeAsyncIterator() -> AsyncStream<Element>.Iterator { stream.makeAsyncIterator() }
  }
}

extension AsyncStream {
  /// A stream that ends at once.
  static var none: AsyncStream<Element> { AsyncStream { $0.finish() } }
}

/// Hands the new values of one property of an activity to all sequences that follow the property.
final class ActivityChanges<Value> {
  private var followers: [AsyncStream<Value>.Continuation] = []
  private var hasFinished: Bool = false

  func stream() -> AsyncStream<Value> {
    guard !hasFinished else { return .none }
    let (stream, follower) = AsyncStream<Value>.makeStream()
    followers.append(follower)
    return stream
  }

  func tell(_ value: Value) {
    // Values without Sendable are handed over as Apple's sequences do it: the activity keeps a copy alone.
    nonisolated(unsafe) let value: Value = value
    for follower in followers { follower.yield(value) }
  }

  func finish() {
    hasFinished = true
    for follower in followers { follower.finish() }
    followers = []
  }
}
