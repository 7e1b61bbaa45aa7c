import SwiftUI

/// Finds entities.
public protocol EntityQuery: PersistentlyIdentifiable, Sendable {
  associatedtype Entity: AppEntity

  init()
  /// The entities with these identifiers, as far as there are any.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// The entities that a person is offered before typing. The default is none.
  func suggestedEntities() async throws -> [Entity]
  /// The entity that a parameter has where the person chooses none. The default is nil.
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  public func defaultResult() async -> Entity? { nil }
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds entities by what people type.
public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> [Entity]
}

/// Finds all entities there are, where they are few.
public protocol EnumerableEntityQuery: EntityQuery {
  // Again, so that the compiler finds it by `allEntities()`.
  associatedtype Entity

  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }

  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let wanted: Set<Entity.ID> = Set(identifiers)
    return try await allEntities().filter { wanted.contains($0.id) }
  }
}
