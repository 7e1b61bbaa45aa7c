import Foundation

extension NotificationCenter {
  /// A publisher of notifications as they are posted.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let outlet = SubscriberOutlet("NotificationCenter Observer", subscriber)
      let (center, object) = (center, object)
      let token = center.addObserver(forName: name, object: object, queue: nil) { outlet.offer($0) }
      outlet.onLeave { center.removeObserver(token) }
      subscriber.receive(subscription: outlet)
    }
  }

  /// A publisher of the notifications with this name, from this object if there is one.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}
