import Foundation
import SwiftData

/// A finished analysis of one policy, with its clauses in the order of the text.
///
/// Values that are not columns are encoded in `Data` behind a typed computed property. Results that cross tasks are
/// Sendable values (``AnalysisResult``); an instance of this class belongs to the actor of its context, the main actor
/// in the app.
@Model
public final class PolicyAnalysis {
  public var id: UUID
  /// The title of the document, else the file's name without its extension.
  public var policyName: String
  /// The name of the analysed file, such as "ordinance.pdf".
  public var sourceFileName: String
  /// The path of the analysed file, to show its pages; empty when it is not known. It stays on this machine: no export
  /// has it, since it can hold the names of people.
  public var sourcePath: String = ""
  /// When the analysis was finished.
  public var dateAnalyzed: Date
  /// The year of the policy when its name or text states one.
  public var policyYear: Int?
  /// JSON of ``scoreResult``.
  public var scoreResultData: Data
  /// The number of clauses: a column of its own, so that the history need not read the clauses.
  public var clauseCount: Int = 0
  /// The clauses in the order of the store; deleted with the analysis.
  @Relationship(deleteRule: .cascade, inverse: \AnalyzedClause.analysis) var storedClauses: [AnalyzedClause] = []

  /// Creates an analysis; every argument but the name has a default.
  public init(
    id: UUID = UUID(), policyName: String, sourceFileName: String = "", sourcePath: String = "",
    dateAnalyzed: Date = Date(), policyYear: Int? = nil, scoreResult: ScoreResult = .zero,
    clauses: [AnalyzedClause] = []
  ) {
    self.id = id
    self.policyName = policyName
    self.sourceFileName = sourceFileName
    self.sourcePath = sourcePath
    self.dateAnalyzed = dateAnalyzed
    self.policyYear = policyYear
    self.scoreResultData = StoredJSON.data(scoreResult)
    self.clauseCount = clauses.count
    self.storedClauses = clauses
  }

  /// The clauses, ordered by index. A store keeps no order of related objects, so this sorts at each call.
  public var clauses: [AnalyzedClause] { storedClauses.sorted { $0.index < $1.index } }

  /// The scores, decoded on get and encoded on set; all 0 when the data hold no scores.
  public var scoreResult: ScoreResult {
    get { StoredJSON.value(scoreResultData) ?? .zero }
    set { scoreResultData = StoredJSON.data(newValue) }
  }
}

extension PolicyAnalysis {
  /// Builds the analysis and its clauses from the pipeline's result (behaviour 36).
  public convenience init(result: AnalysisResult, name: String? = nil, dateAnalyzed: Date, id: UUID = UUID()) {
    self.init(
      id: id, policyName: name ?? result.policyName, sourceFileName: result.sourceFileName,
      sourcePath: result.sourcePath, dateAnalyzed: dateAnalyzed, policyYear: result.policyYear,
      scoreResult: result.scores,
      clauses: result.classifications.map { AnalyzedClause($0) })
  }

  /// The year at which a time line shows the policy: its own, else that of the analysis.
  public func displayYear(calendar: Calendar = Calendar(identifier: .gregorian)) -> Int {
    policyYear ?? calendar.component(.year, from: dateAnalyzed)
  }

  /// The judgement of the policy (behaviour 48).
  public var verdict: Verdict { scoreResult.verdict }

  /// A name that no analysis has yet: "name", then "name (2)", "name (3)" and so on.
  public static func uniqueName(_ name: String, existing: some Sequence<String>) -> String {
    let taken: Set<String> = Set(existing)
    guard taken.contains(name) else { return name }
    var number = 2
    while taken.contains("\(name) (\(number))") { number += 1 }
    return "\(name) (\(number))"
  }
}
