import SwiftUI

/// A type that parameters have and that says how it is called.
public protocol AppValue: _IntentValue, PersistentlyIdentifiable, TypeDisplayRepresentable {}

/// A type with a name for people.
public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that says how it is shown.
public protocol InstanceDisplayRepresentable {
  /// How the value is shown.
  var displayRepresentation: DisplayRepresentation { get }
}

/// A value and a type that say how they are shown.
public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable,
  CustomLocalizedStringResourceConvertible
{}

/// A value with a text for people.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

extension InstanceDisplayRepresentable {
  /// The title of how it is shown.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A thing of an app that intents are about.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where ID: EntityIdentifierConvertible & Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

  /// Finds entities of this type.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  public typealias Property<Value: _IntentValue> = EntityProperty<Value>
}

/// A thing that is made when an intent is performed and that cannot be found again.
public protocol TransientAppEntity: AppValue, DisplayRepresentable {
  init()
}

extension TransientAppEntity {
  public typealias Property<Value: _IntentValue> = EntityProperty<Value>
}

/// An identifier that is written as a string.
public protocol EntityIdentifierConvertible: Hashable {
  var entityIdentifierString: String { get }
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
  public var entityIdentifierString: String { description }
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? { Self(entityIdentifierString) }
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension UUID: EntityIdentifierConvertible {
  public var entityIdentifierString: String { uuidString }
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

/// A property of an entity that intents may look at.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: @unchecked Sendable {
  /// The property's name, for people.
  public let title: LocalizedStringResource
  private let lock = NSLock()
  private var stored: Value?

  /// - Parameter title: The property's name, for people.
  public init(title: LocalizedStringResource) { self.title = title }
  public init() { title = "" }

  /// The value. One that nobody has set and that is not optional cannot be read.
  public var wrappedValue: Value {
    get {
      guard let value = lock.withLock({ stored }) ?? Value._unsetValue else {
        preconditionFailure("The property '\(title.key)' of an entity is read before it has a value.")
      }
      return value
    }
    set { lock.withLock { stored = newValue } }
  }

  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }
}
