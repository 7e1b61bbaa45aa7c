import Foundation

extension NotificationCenter {
  /// Notifications as they come.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    public struct Iterator: AsyncIteratorProtocol {
      let observation: Observation
      var base: AsyncStream<Sent>.Iterator

      /// The next notification; nil once the task is cancelled.
      public mutating func next() async -> Notification? { await base.next()?.notification }
    }

    /// A notification on its way to the task that waits for it.
    struct Sent: @unchecked Sendable {
      let notification: Notification
    }

    /// Observes for as long as its iterator is there.
    final class Observation: @unchecked Sendable {
      private let center: NotificationCenter
      private let token: any NSObjectProtocol

      init(_ center: NotificationCenter, _ token: any NSObjectProtocol) {
        self.center = center
        self.token = token
      }

      deinit { center.removeObserver(token) }
    }

    /// Notifications that are posted from now on are kept until they are asked for.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Sent.self)
      let token: any NSObjectProtocol = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(Sent(notification: $0))
      }
      return Iterator(observation: Observation(center, token), base: stream.makeAsyncIterator())
    }
  }

  /// The notifications of a name as they come.
  ///
  /// - Parameter object: Only notifications of this object; nil, the default, for all.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }
}
