/// The publisher that announces changes of an observable object, before they happen.
///
/// Subscribers are told of every change, whatever they ask for.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let broadcast = Broadcast<Void, Never>("ObservableObjectPublisher", demand: .unlimited)

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    broadcast.add(subscriber)
  }

  /// Announces a change.
  public func send() {
    broadcast.send(())
  }
}
