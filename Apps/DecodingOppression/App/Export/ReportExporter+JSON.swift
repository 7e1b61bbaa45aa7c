import Foundation

/// The JSON form of an analysis: every field, counts per tier, and all clauses (behaviour 76).
///
/// Documentation/report-schema.json describes it. `schemaVersion` grows when a field goes or changes its
/// meaning, not when one is added.
public struct PolicyAnalysisExport: Codable, Hashable, Sendable {
  /// The version of the form that this app writes.
  public static let currentSchemaVersion = 1

  /// How many clauses each tier classified (behaviour 77).
  public struct TierUsageStats: Codable, Hashable, Sendable {
    public var tier1Count: Int
    public var tier2Count: Int
    public var tier3Count: Int

    /// Counts by `tierUsed`.
    public init(_ clauses: [AnalyzedClause]) {
      tier1Count = clauses.count { $0.tierUsed == 1 }
      tier2Count = clauses.count { $0.tierUsed == 2 }
      tier3Count = clauses.count { $0.tierUsed == 3 }
    }
  }

  /// One clause with all its fields and its own score.
  public struct Clause: Codable, Hashable, Sendable {
    public var id: UUID
    public var index: Int
    public var text: String
    /// The page on which the clause begins, from 1; null when it is not known.
    public var page: Int?
    public var targetGroup: TargetGroup?
    public var effectDirection: EffectDirection?
    public var score: Double
    public var architectureScores: ArchitectureScores
    public var proxyTerms: [String]
    public var expandsOutgroup: Bool
    public var domains: [String]
    public var tierUsed: Int
    public var wasSafetyFallback: Bool
    public var confidence: Double
  }

  public var schemaVersion: Int
  public var id: UUID
  public var policyName: String
  public var sourceFileName: String
  public var dateAnalyzed: Date
  public var policyYear: Int?
  /// The verdict in words: an interpretation of the index, or that the evidence is not enough for one.
  public var interpretation: String
  public var scoreResult: ScoreResult
  public var tierUsageStats: TierUsageStats
  public var safetyFallbackCount: Int
  public var clauseCount: Int
  public var clauses: [Clause]

  /// Takes all fields over.
  public init(_ analysis: PolicyAnalysis) {
    let clauses: [AnalyzedClause] = analysis.clauses
    schemaVersion = Self.currentSchemaVersion
    id = analysis.id
    policyName = analysis.policyName
    sourceFileName = analysis.sourceFileName
    dateAnalyzed = analysis.dateAnalyzed
    policyYear = analysis.policyYear
    interpretation = analysis.verdict.text
    scoreResult = analysis.scoreResult
    tierUsageStats = TierUsageStats(clauses)
    safetyFallbackCount = clauses.count(where: \.wasSafetyFallback)
    clauseCount = clauses.count
    self.clauses = clauses.map(Clause.init)
  }
}

extension PolicyAnalysisExport.Clause {
  /// Takes all fields over.
  public init(_ clause: AnalyzedClause) {
    self.init(
      id: clause.id, index: clause.index, text: clause.text, page: clause.page, targetGroup: clause.targetGroup,
      effectDirection: clause.effectDirection, score: clause.score, architectureScores: clause.architectureScores,
      proxyTerms: clause.proxyTerms, expandsOutgroup: clause.expandsOutgroup, domains: clause.domains,
      tierUsed: clause.tierUsed, wasSafetyFallback: clause.wasSafetyFallback, confidence: clause.confidence)
  }

  private enum CodingKeys: String, CodingKey {
    case id, index, text, page, targetGroup, effectDirection, score, architectureScores, proxyTerms, expandsOutgroup
    case domains, tierUsed, wasSafetyFallback, confidence
  }

  /// Writes every field; a neutral clause has null for group and effect, an unknown page null, rather than none.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(index, forKey: .index)
    try container.encode(text, forKey: .text)
    try container.encode(page, forKey: .page)
    try container.encode(targetGroup, forKey: .targetGroup)
    try container.encode(effectDirection, forKey: .effectDirection)
    try container.encode(score, forKey: .score)
    try container.encode(architectureScores, forKey: .architectureScores)
    try container.encode(proxyTerms, forKey: .proxyTerms)
    try container.encode(expandsOutgroup, forKey: .expandsOutgroup)
    try container.encode(domains, forKey: .domains)
    try container.encode(tierUsed, forKey: .tierUsed)
    try container.encode(wasSafetyFallback, forKey: .wasSafetyFallback)
    try container.encode(confidence, forKey: .confidence)
  }
}

extension ReportExporter {
  /// The analysis as JSON, pretty printed with sorted keys (behaviour 78), ISO 8601 dates, and numbers in full.
  /// - Throws: ``ExportError/notEncodable(_:)``.
  public func json(_ analysis: PolicyAnalysis) throws(ExportError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    do {
      return try encoder.encode(PolicyAnalysisExport(analysis)) + Data("\n".utf8)
    } catch {
      throw .notEncodable(analysis.policyName)
    }
  }

  /// Writes the JSON report and returns where it is.
  /// - Parameter url: The destination; nil takes ``destination(for:format:)``.
  /// - Throws: ``ExportError``.
  @discardableResult
  public func exportJSON(_ analysis: PolicyAnalysis, to url: URL? = nil) throws(ExportError) -> URL {
    let target: URL = url ?? destination(for: analysis, format: .json)
    try save(try json(analysis), to: target)
    return target
  }
}
