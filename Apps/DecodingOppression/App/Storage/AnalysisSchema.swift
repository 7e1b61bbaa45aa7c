import SwiftData

/// The first version of the stored models. A model that changes in a way which SwiftData cannot follow by itself gets
/// a version of its own beside this one and a stage in ``AnalysisMigrationPlan``.
public enum AnalysisSchemaV1: VersionedSchema {
  public static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
  public static var models: [any PersistentModel.Type] { [PolicyAnalysis.self, AnalyzedClause.self] }
}

/// How a store of an older version becomes one of this version. New properties with a default need no stage.
public enum AnalysisMigrationPlan: SchemaMigrationPlan {
  public static var schemas: [any VersionedSchema.Type] { [AnalysisSchemaV1.self] }
  public static var stages: [MigrationStage] { [] }
}
