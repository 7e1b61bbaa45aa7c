/// The versions that a schema had, and how one becomes the next.
public protocol SchemaMigrationPlan: SendableMetatype {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

/// One step of a migration.
public enum MigrationStage: @unchecked Sendable {
  /// Properties and classes that come, go or have another name: the store does it by itself.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// The same with code before and behind it: the first context has the old schema, the second the new one.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((_ context: ModelContext) throws -> Void)?, didMigrate: ((_ context: ModelContext) throws -> Void)?)

  var from: any VersionedSchema.Type {
    switch self {
    case .lightweight(let from, _): from
    case .custom(let from, _, _, _): from
    }
  }

  var to: any VersionedSchema.Type {
    switch self {
    case .lightweight(_, let to): to
    case .custom(_, let to, _, _): to
    }
  }
}
