import Synchronization

/// The connection of a subscriber to a publisher.
///
/// Cancelling must be safe from any thread, and a subscription can be cancelled only once.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Tells the publisher that it may send this many more values.
  func request(_ demand: Subscribers.Demand)
}

/// A namespace for subscriptions.
public enum Subscriptions {
  /// A subscription that publishes nothing and has nothing to cancel.
  public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription, NamedStage {
  static let identifier = CombineIdentifier()

  var combineIdentifier: CombineIdentifier { Self.identifier }
  var name: String { "Empty" }

  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

/// A unique identifier for publisher streams.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private static let next = Atomic<UInt>(0)
  private let value: UInt

  /// Makes an identifier that equals no other.
  public init() {
    value = Self.next.wrappingAdd(1, ordering: .relaxed).oldValue
  }

  /// Identifies an object for as long as it lives.
  public init(_ object: AnyObject) {
    value = UInt(bitPattern: ObjectIdentifier(object))
  }

  public var description: String { "0x\(String(value, radix: 16))" }
}

/// A type with an identity among publisher streams; classes get theirs from their object identity.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
