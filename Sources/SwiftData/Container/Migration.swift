import SwiftDataStore

/// Brings a file from the schema in it to the one asked for.
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
    try connection.migrate(from: found, to: wanted)
  }
}
