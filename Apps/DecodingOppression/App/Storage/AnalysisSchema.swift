import SwiftData

/// The first version of the stored models: analyses and their clauses. A model that changes in a way which SwiftData
/// cannot follow by itself gets a type of its own in the older version and a stage in ``AnalysisMigrationPlan``.
public enum AnalysisSchemaV1: VersionedSchema {
  public static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
  public static var models: [any PersistentModel.Type] { [PolicyAnalysis.self, AnalyzedClause.self] }
}

/// The second version: corrections of readings are kept too.
public enum AnalysisSchemaV2: VersionedSchema {
  public static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
  public static var models: [any PersistentModel.Type] {
    [PolicyAnalysis.self, AnalyzedClause.self, Correction.self]
  }
}

/// How a store of an older version becomes one of this version. New properties with a default need no stage.
public enum AnalysisMigrationPlan: SchemaMigrationPlan {
  public static var schemas: [any VersionedSchema.Type] { [AnalysisSchemaV1.self, AnalysisSchemaV2.self] }
  public static var stages: [MigrationStage] {
    [.lightweight(fromVersion: AnalysisSchemaV1.self, toVersion: AnalysisSchemaV2.self)]
  }
}
