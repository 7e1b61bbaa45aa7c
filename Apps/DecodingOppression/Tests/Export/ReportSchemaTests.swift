import Foundation
import Testing

@testable import DecodingOppression

/// What programs that read reports rely on.
struct ReportSchemaTests {
  /// Documentation/report-schema.json of the project.
  private func schema() throws -> JSONSchema {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { folder.deleteLastPathComponent() }
    return try JSONSchema(Data(contentsOf: folder.appendingPathComponent("Documentation/report-schema.json")))
  }

  private func report(_ analysis: PolicyAnalysis) throws -> Any {
    try JSONSerialization.jsonObject(with: JSONExportTests.exporter.json(analysis))
  }

  @Test("A report is as its schema says, with and without evidence, year and effects")
  func reports() throws {
    let schema: JSONSchema = try schema()
    let analysis: PolicyAnalysis = JSONExportTests.analysis()
    #expect(schema.problems(of: try report(analysis)) == [])
    analysis.scoreResult.evidence = Evidence(clauses: 4, withEffect: 2)
    analysis.policyYear = nil
    #expect(schema.problems(of: try report(analysis)) == [])
    #expect(
      schema.problems(
        of: try report(
          PolicyAnalysis(
            policyName: "", sourceFileName: "", dateAnalyzed: .distantPast, scoreResult: .zero, clauses: []))) == [])
  }

  @Test("A field that goes, comes or changes its type is found")
  func changes() throws {
    let schema: JSONSchema = try schema()
    var object = try #require(try report(JSONExportTests.analysis()) as? [String: Any])
    object["clauseCount"] = nil
    object["extra"] = 1
    object["schemaVersion"] = 2
    object["policyName"] = 3
    var clauses = try #require(object["clauses"] as? [[String: Any]])
    clauses[1]["targetGroup"] = "everybody"
    clauses[2]["confidence"] = 1.5
    clauses[3]["wasSafetyFallback"] = 1
    object["clauses"] = clauses
    #expect(
      schema.problems(of: object).map { String($0.prefix { $0 != "," }) } == [
        "report: no clauseCount", "report.clauses[1].targetGroup: none of [\"elite\"",
        "report.clauses[2].confidence: 1.5 is above 1", "report.clauses[3].wasSafetyFallback: not of type boolean",
        "report: extra is not described", "report.policyName: not of type string", "report.schemaVersion: not 1",
      ])
  }
}
