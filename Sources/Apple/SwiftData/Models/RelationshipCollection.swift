/// A collection of models that can be a to-many relationship: an array, a set, or an optional one of them.
public protocol RelationshipCollection {
  associatedtype PersistentElement: PersistentModel
  init(_models models: [any PersistentModel])
  /// Nil for a collection that is nil itself.
  var _models: [any PersistentModel]? { get }
}

extension Array: RelationshipCollection where Element: PersistentModel {
  public typealias PersistentElement = Element
  public init(_models models: [any PersistentModel]) { self = models.compactMap { $0 as? Element } }
  public var _models: [any PersistentModel]? { self }
}

extension Set: RelationshipCollection where Element: PersistentModel {
  public typealias PersistentElement = Element
  public init(_models models: [any PersistentModel]) { self = Set(models.compactMap { $0 as? Element }) }
  public var _models: [any PersistentModel]? { Array(self) }
}

extension Optional: RelationshipCollection where Wrapped: RelationshipCollection {
  public typealias PersistentElement = Wrapped.PersistentElement
  public init(_models models: [any PersistentModel]) { self = Wrapped(_models: models) }
  public var _models: [any PersistentModel]? { flatMap(\._models) }
}
