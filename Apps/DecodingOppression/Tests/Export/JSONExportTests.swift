import Foundation
import Testing

@testable import DecodingOppression

struct JSONExportTests {
  static func analysis(name: String = "Housing Code: Part 2") -> PolicyAnalysis {
    let clauses: [AnalyzedClause] = [
      AnalyzedClause(
        index: 1, text: "A tenant / minor pays a “fee”.", targetGroup: .outgroup, effectDirection: .burden, tierUsed: 3,
        confidence: 0.1 + 0.2, domains: ["housing"], architectureScores: ArchitectureScores(aar: 1.0 / 3),
        proxyTerms: ["blight"], expandsOutgroup: true),
      AnalyzedClause(index: 2, text: "The council meets.", tierUsed: 2, wasSafetyFallback: true),
      AnalyzedClause(index: 3, text: "An owner is exempt.", targetGroup: .elite, effectDirection: .benefit),
      AnalyzedClause(index: 4, text: "The park is open.", tierUsed: 1, wasSafetyFallback: true),
    ]
    return PolicyAnalysis(
      policyName: name, sourceFileName: "code.pdf", dateAnalyzed: Date(timeIntervalSince1970: 1_700_000_000),
      policyYear: 2024, scoreResult: ScoreResult(coi: 1.0 / 3, dis: 0.5, domains: ["housing"]), clauses: clauses)
  }

  static let exporter = ReportExporter(
    locale: Locale(identifier: "en_US"), timeZone: TimeZone(secondsFromGMT: 0) ?? .current)

  private func object(_ analysis: PolicyAnalysis) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Self.exporter.json(analysis)) as? [String: Any])
  }

  @Test("The export holds every field, the counts per tier and the fallbacks (76, 77)")
  func fields() throws {
    let analysis: PolicyAnalysis = Self.analysis()
    let object: [String: Any] = try object(analysis)
    #expect(
      Set(object.keys) == [
        "schemaVersion", "id", "policyName", "sourceFileName", "dateAnalyzed", "policyYear", "interpretation",
        "scoreResult", "tierUsageStats", "safetyFallbackCount", "clauseCount", "clauses",
      ])
    #expect(object["tierUsageStats"] as? [String: Int] == ["tier1Count": 2, "tier2Count": 1, "tier3Count": 1])
    #expect(object["safetyFallbackCount"] as? Int == 2)
    #expect(object["clauseCount"] as? Int == 4)
    #expect(object["interpretation"] as? String == "Moderately Oppressive")
    #expect(object["id"] as? String == analysis.id.uuidString)
    let scores = try #require(object["scoreResult"] as? [String: Any])
    #expect(Set(scores.keys) == ["coi", "dis", "ads", "eis", "cis", "oes", "ownEffect", "domainOverlap", "domains"])
  }

  @Test("Each clause is there with all its fields and its own score (specification 3.9)")
  func clauses() throws {
    let clauses = try #require(try object(Self.analysis())["clauses"] as? [[String: Any]])
    #expect(clauses.compactMap { $0["index"] as? Int } == [1, 2, 3, 4])
    let keys: Set<String> = [
      "id", "index", "page", "text", "targetGroup", "effectDirection", "score", "architectureScores", "proxyTerms",
      "expandsOutgroup", "domains", "tierUsed", "wasSafetyFallback", "confidence",
    ]
    #expect(clauses.allSatisfy { Set($0.keys) == keys })
    #expect(clauses.first?["text"] as? String == "A tenant / minor pays a “fee”.")
    // 0.6 + 0.4 (1/3)/4
    #expect(isClose(try #require(clauses.first?["score"] as? Double), 0.6 + 0.1 / 3))
    #expect(clauses.last?["targetGroup"] is NSNull)
  }

  @Test("JSON is pretty printed with sorted keys, ISO 8601 dates and full precision (78)")
  func form() throws {
    let text = String(decoding: try Self.exporter.json(Self.analysis()), as: UTF8.self)
    let order: [String] = [
      "clauseCount", "clauses", "dateAnalyzed", "id", "interpretation", "policyName", "tierUsageStats",
    ]
    let places: [String.Index] = order.compactMap { text.range(of: "\n  \"\($0)\"")?.lowerBound }
    #expect(places.count == order.count)
    #expect(places == places.sorted())
    #expect(text.contains("2023-11-14T22:13:20Z"))
    #expect(text.contains("0.3333333333333333"))
    #expect(text.contains("0.30000000000000004"))
    #expect(text.hasSuffix("}\n"))
  }

  @Test("An export decodes to what was encoded (76)")
  func roundTrip() throws {
    let analysis: PolicyAnalysis = Self.analysis()
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let decoded = try decoder.decode(PolicyAnalysisExport.self, from: Self.exporter.json(analysis))
    #expect(decoded == PolicyAnalysisExport(analysis))
  }

  @Test(
    "File names hold the policy's name and the date (specification 3.9)",
    arguments: [
      ("Housing Code: Part 2", "housing-code-part-2"), ("../../etc/passwd", "etc-passwd"), ("", "policy"),
      ("///", "policy"), ("Größe №7", "größe-7"), ("a\u{0000}b\nc", "a-b-c"),
    ])
  func fileNames(name: String, expected: String) {
    #expect(Self.exporter.fileName(for: Self.analysis(name: name), format: .json) == expected + "-2023-11-14.json")
  }

  @Test("Endless names are cut, and both formats differ only in their ending")
  func longNames() {
    let analysis: PolicyAnalysis = Self.analysis(name: String(repeating: "規則 ", count: 400))
    let json: String = Self.exporter.fileName(for: analysis, format: .json)
    #expect(json.utf8.count <= 255)
    #expect(Self.exporter.fileName(for: analysis, format: .pdf) == json.dropLast(4) + "pdf")
  }

  @Test("An export is written as a file, replaced when made again (80)")
  func writing() throws {
    let folder = try TemporaryFolder()
    var exporter: ReportExporter = Self.exporter
    exporter.folder = folder.url
    let first: URL = try exporter.exportJSON(Self.analysis())
    let second: URL = try exporter.exportJSON(Self.analysis())
    #expect(first == second)
    #expect(folder.contents == ["housing-code-part-2-2023-11-14.json"])
    #expect(try !Data(contentsOf: second).isEmpty)
  }
}
