/// One event of a running analysis.
public enum AnalysisProgress: Sendable {
  /// The text of the document is being read (behaviour 34).
  case extracting
  /// One more clause is classified (behaviour 35): `clauseIndex` counts from 1 to `total`, and the scores are those of
  /// the clauses classified so far.
  case classifying(
    clauseIndex: Int, total: Int, partialScores: ScoreResult, classification: TierClassification)
  /// All clauses are classified (behaviour 36); the last event of a run that succeeds.
  case complete(AnalysisResult)
  /// The analysis could not be made (behaviour 37); the last event of a run that fails.
  case failed(any Error)
}

/// All that a finished run knows: what ``PolicyAnalysis`` is built from.
public struct AnalysisResult: Codable, Hashable, Sendable {
  /// The title of the document, else the file's name without its extension.
  public var policyName: String
  /// The name of the analysed file.
  public var sourceFileName: String
  /// The path of the analysed file; empty when it is not known.
  public var sourcePath: String
  /// The year of the policy when its name or text states one.
  public var policyYear: Int?
  /// The number of pages of the document.
  public var pageCount: Int
  /// The scores over all clauses.
  public var scores: ScoreResult
  /// The clauses in the order of the text.
  public var classifications: [TierClassification]

  /// Creates a result.
  public init(
    policyName: String, sourceFileName: String, sourcePath: String = "", policyYear: Int? = nil, pageCount: Int = 0,
    scores: ScoreResult, classifications: [TierClassification]
  ) {
    self.policyName = policyName
    self.sourceFileName = sourceFileName
    self.sourcePath = sourcePath
    self.policyYear = policyYear
    self.pageCount = pageCount
    self.scores = scores
    self.classifications = classifications
  }
}
