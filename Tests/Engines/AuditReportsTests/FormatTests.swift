import AuditReports
import Foundation
import Testing

@Suite("The formats of audits")
struct FormatTests {
  private var compared: AuditDocument {
    var document: AuditDocument = .sample
    var baseline = AuditBaseline(document)
    baseline.known[0].count = 9
    document.compare(with: baseline)
    document.screens[0].findings.append(.sample("chart", "chart", "is new"))
    return document
  }

  private func sarif(_ document: AuditDocument) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: AuditFormat.sarif.write(document)) as? [String: Any])
  }

  private func results(_ document: AuditDocument) throws -> [[String: Any]] {
    let run = try #require((try sarif(document)["runs"] as? [[String: Any]])?.first)
    return try #require(run["results"] as? [[String: Any]])
  }

  @Test("Text tells each finding below its screen, and a line with the sum")
  func text() {
    let text = String(decoding: AuditFormat.text.write(.sample), as: UTF8.self)
    #expect(
      text == """
        Card - Big (Cards/Card.swift:12)
          contrast: text "A < B & C" has a contrast of 2.1:1.
            Mend it.
          not measurable, contrast: text "Soft" cannot be measured: it is blurred.
            Mend it.
          hitRegion: window > button "Buy" can be pressed on 20 × 20 points.
            Mend it.
          hitRegion: window > button "Buy" can be pressed on 10 × 10 points.
            Mend it.
        2 screens, 3 findings, 1 not measurable.

        """)
    #expect(String(decoding: AuditFormat.text.write(compared), as: UTF8.self).contains("mended: Card - Big, contrast"))
  }

  @Test("JSON is read as it was written, and what is no number in it is 0")
  func json() throws {
    #expect(try AuditDocument(json: AuditFormat.json.write(compared)) == compared)
    #expect(AuditDocument.sample.screens[0].findings[0].frame == AuditedFinding.Frame(x: 1, y: 2, width: 0, height: 0))
    #expect(throws: AuditProblem.self) { try AuditDocument(json: Data("[]".utf8)) }
  }

  @Test("SARIF follows the rules of its schema, with a baseline, without one, and without screens")
  func sarifIsValid() throws {
    for document in [AuditDocument.sample, compared, AuditDocument()] {
      #expect(SARIFRules.faults(of: try sarif(document)) == [])
    }
    // The check itself can fail.
    #expect(!SARIFRules.faults(of: ["version": "2.0", "runs": [["results": [["kind": "bad", "odd": 1]]]]]).isEmpty)
  }

  @Test("In SARIF each result has its rule, a level that suits its kind, and a fingerprint of its own")
  func sarifResults() throws {
    let results = try results(.sample)
    #expect(results.count == 4 && results.compactMap { $0["baselineState"] }.isEmpty)
    #expect(results.map { $0["ruleIndex"] as? Int } == [0, 0, 1, 1])
    #expect(results.map { $0["level"] as? String } == ["error", "none", "error", "error"])
    #expect(results.map { $0["kind"] as? String } == ["fail", "review", "fail", "fail"])
    let prints = try results.map { try #require(($0["partialFingerprints"] as? [String: String])?.values.first) }
    #expect(Set(prints).count == 4)
    #expect(try self.results(compared).compactMap { $0["baselineState"] as? String }.count == 6)
  }

  @Test("A fingerprint stays when figures change, and addresses of files are encoded")
  func sarifIsStable() throws {
    var changed: AuditDocument = .sample
    changed.screens[0].findings[0].message = "has a contrast of 3:1"
    changed.screens[0].file = "Sources/My cards: 1/Card.swift"
    let before = try results(.sample)
    let after = try results(changed)
    #expect("\(before.map { $0["partialFingerprints"]! })" == "\(after.map { $0["partialFingerprints"]! })")
    let location = (after[0]["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
    #expect(
      (location?["artifactLocation"] as? [String: Any])?["uri"] as? String == "Sources/My%20cards%3A%201/Card.swift")
  }

  @Test("JUnit follows the rules of its schema: a suite for each screen, a test for each rule that looked at something")
  func junit() {
    let rules = JUnitRules(AuditFormat.junit.write(.sample))
    #expect(rules.faults == [])
    #expect(rules.attributes["testsuite"]?.map { $0["name"] ?? "" } == ["Card - Big", "Empty"])
    #expect(rules.attributes["testcase"]?.map { $0["name"] ?? "" } == ["contrast", "hitRegion", "contrast"])
    #expect(rules.texts["failure"]?[0].contains("text \"A < B & C\" has a contrast") == true)
    #expect(rules.texts["failure"]?[1].contains("20 × 20 points. Mend it.\nwindow") == true)
    #expect(JUnitRules(AuditFormat.junit.write(AuditDocument())).faults == [])
    #expect(!JUnitRules(Data("<testsuites><testcase odd=\"1\"/></testsuites>".utf8)).faults.isEmpty)
  }

  @Test("In JUnit what the baseline knows passes, and what cannot be measured is skipped")
  func junitResults() {
    let rules = JUnitRules(AuditFormat.junit.write(compared))
    #expect(rules.faults == [] && rules.attributes["failure"]?.map { $0["type"] ?? "" } == ["chart"])
    #expect(rules.texts["system-out"]?.first?.hasPrefix("In the baseline:") == true)
    var unsure: AuditDocument = .sample
    unsure.screens[0].findings.removeAll { $0.isFailure }
    let skipped = JUnitRules(AuditFormat.junit.write(unsure))
    #expect(skipped.faults == [] && skipped.texts["skipped"]?.count == 1 && skipped.texts["failure"] == nil)
  }

  @Test("A warning is told in every format and counts as no failure")
  func warnings() throws {
    var document: AuditDocument = .sample
    document.screens[0].findings = [.sample("contrast", "text \"Soft\"", "has a contrast of 3.4:1", .warning)]
    let text = String(decoding: AuditFormat.text.write(document), as: UTF8.self)
    #expect(text.contains("warning, contrast: text \"Soft\" has a contrast of 3.4:1."))
    #expect(text.hasSuffix("2 screens, 0 findings, 1 warning.\n"))
    #expect(try AuditDocument(json: AuditFormat.json.write(document)) == document)
    #expect(SARIFRules.faults(of: try sarif(document)) == [])
    let result = try #require(try results(document).first)
    #expect(result["level"] as? String == "warning" && result["kind"] as? String == "fail")
    let rules = JUnitRules(AuditFormat.junit.write(document))
    #expect(rules.faults == [] && rules.texts["failure"] == nil)
    #expect(rules.texts["system-out"]?.first?.contains("3.4:1") == true)
    #expect(document.warnings == 1 && !document.screens[0].findings[0].isFailure)
  }

  @Test("Characters that XML cannot hold are replaced")
  func junitCharacters() {
    var document: AuditDocument = .sample
    document.screens[0].name = "Bell \u{7} \u{FFFE} \"\n]]>"
    let rules = JUnitRules(AuditFormat.junit.write(document))
    #expect(rules.faults == [])
    #expect(rules.attributes["testsuite"]?.first?["name"] == "Bell \u{FFFD} \u{FFFD} \"\n]]>")
  }
}
