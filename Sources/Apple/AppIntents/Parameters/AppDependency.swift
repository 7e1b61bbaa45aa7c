import SwiftUI

/// Things that an app gives to its intents.
public final class AppDependencyManager: @unchecked Sendable {
  public static let shared = AppDependencyManager()

  public init() {}

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: AnyHashable?
  }

  private let lock = NSLock()
  private var makers: [Key: @Sendable () -> Any] = [:]

  /// Gives a thing by its type, and by a key where there are several.
  ///
  /// - Parameter dependency: Makes the thing, once, when it is first asked for.
  public func add<Value: Sendable>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Value
  ) {
    let made = Made(dependency)
    lock.withLock { makers[Key(type: ObjectIdentifier(Value.self), name: key)] = { made.value } }
  }

  func value<Value: Sendable>(of type: Value.Type, key: AnyHashable?) -> Value? {
    let maker: (@Sendable () -> Any)? = lock.withLock { makers[Key(type: ObjectIdentifier(type), name: key)] }
    return maker?() as? Value
  }
}

/// A value made when it is first read.
private final class Made<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private let make: () -> Value
  private var made: Value?

  init(_ make: @escaping () -> Value) { self.make = make }

  var value: Value {
    lock.withLock {
      if let made { return made }
      let new: Value = make()
      made = new
      return new
    }
  }
}

/// A thing that the app has given to `AppDependencyManager`.
@propertyWrapper
public struct AppDependency<Value: Sendable>: @unchecked Sendable {
  private let key: AnyHashable?

  /// - Parameters:
  ///   - key: The key with which it was given; nil, the default, for none.
  ///   - manager: Who was given it.
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    self.key = key
    self.manager = manager
  }

  private let manager: AppDependencyManager

  /// The thing. One that was not given cannot be read.
  public var wrappedValue: Value {
    guard let value = manager.value(of: Value.self, key: key) else {
      preconditionFailure(
        "No dependency of type '\(Value.self)' was added: call AppDependencyManager.shared.add(dependency:) first.")
    }
    return value
  }
}
