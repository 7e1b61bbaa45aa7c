import SwiftDataStore

/// Brings a file from the schema in it to the one asked for.
///
/// With a plan, the version in the file is found among the plan's, and the stages behind it run one after the other.
/// Without one, or where the plan does not know the version, the difference is made up by the store itself.
struct Migration {
  let connection: Connection
  let configuration: ModelConfiguration
  let plan: (any SchemaMigrationPlan.Type)?

  init(_ connection: Connection, _ configuration: ModelConfiguration, _ plan: (any SchemaMigrationPlan.Type)?) {
    self.connection = connection
    self.configuration = configuration
    self.plan = plan
  }

  func run(from found: SchemaDescription, to wanted: StoreModel) throws {
    guard let plan else { return try connection.migrate(from: found, to: wanted) }
    let goal: SchemaDescription = SchemaDescription(wanted).essence
    var stages: ArraySlice<MigrationStage> = plan.stages[...]
    let versions: [SchemaDescription] = plan.schemas.map { Self.description($0).essence }
    guard versions.contains(found.essence) else {
      throw StoreFailure(
        .schema,
        "The file has a schema that the plan \(plan) does not know: it may come from a newer version of the app.")
    }
    if let place = versions.firstIndex(of: found.essence), let last = versions.lastIndex(of: goal), place > last {
      throw SwiftDataError(
        .backwardMigration,
        """
        \(configuration.url.path): the file has version \(plan.schemas[place].versionIdentifier), and this program asks for \
        \(plan.schemas[last].versionIdentifier). A newer program has migrated it: open it with that one.
        """
      )
    }
    while let stage = stages.first, Self.description(stage.from).essence != found.essence { stages.removeFirst() }
    // Later stages begin where the one before them ended.
    for stage in stages {
      try run(stage)
      if Self.description(stage.to).essence == goal { break }
    }
    let end: SchemaDescription = try current()
    if end.essence != goal { try connection.migrate(from: end, to: wanted) }
  }

  private static func description(_ version: any VersionedSchema.Type) -> SchemaDescription {
    SchemaDescription(StoreBuilder.model(Schema(versionedSchema: version).entities))
  }

  private func current() throws -> SchemaDescription {
    let text: String? = try connection.first("SELECT value FROM rotor_metadata WHERE key = 'schema'")?.text
    guard let text, let description = SchemaDescription(encoded: text) else {
      throw StoreFailure(.corrupt, "The file's own description is unreadable.")
    }
    return description
  }

  private func run(_ stage: MigrationStage) throws {
    let next: StoreModel = StoreBuilder.model(Schema(versionedSchema: stage.to).entities)
    switch stage {
    case .lightweight:
      try connection.migrate(from: try current(), to: next)
    case .custom(let from, let to, let willMigrate, let didMigrate):
      // Nothing of a stage stays when a part of it fails, or when the process is killed in it.
      let copy = MigrationGuard(configuration.url.path)
      try copy.begin(connection)
      do {
        if let willMigrate { try work(from, willMigrate) }
        try connection.migrate(from: try current(), to: next)
        if let didMigrate { try work(to, didMigrate) }
      } catch {
        try copy.rollBack(connection)
        throw error
      }
      try copy.commit(connection)
    }
  }

  /// Runs the app's code with a context of one version's schema on the same file.
  private func work(_ version: any VersionedSchema.Type, _ body: (ModelContext) throws -> Void) throws {
    let container = try ModelContainer(
      for: Schema(versionedSchema: version),
      configurations: [ModelConfiguration(configuration.name, url: configuration.url)])
    let context = ModelContext(container)
    try body(context)
    try context.save()
  }
}
