import AuditReports
import Foundation
import Testing

@Suite("The baseline of audits")
struct BaselineTests {
  private var document: AuditDocument { .sample }

  @Test("What the baseline has is known, whatever its figures, and all else is new")
  func known() throws {
    var changed: AuditDocument = document
    changed.screens[0].findings[0].message = "has a contrast of 2.2:1"
    changed.screens[1].findings.append(.sample("contrast", "text \"New\"", "has a contrast of 1.0:1"))
    changed.compare(with: AuditBaseline(document))
    #expect(changed.newFailures == 1 && changed.knownFailures == 3)
    #expect(changed.screens[1].findings[0].isKnown == false)
    #expect(changed.gone == [])
  }

  @Test("Equal findings are counted: one more than the baseline has is new")
  func counted() {
    var changed: AuditDocument = document
    changed.screens[0].findings.append(changed.screens[0].findings[2])
    changed.compare(with: AuditBaseline(document))
    #expect(changed.newFailures == 1 && changed.screens[0].findings.last?.isKnown == false)
  }

  @Test("What was mended is told, and what was not asked for is not taken for mended")
  func gone() {
    var changed: AuditDocument = document
    changed.screens[0].findings.remove(at: 2)
    changed.rules.removeFirst()
    changed.screens[0].findings.removeFirst(2)
    changed.compare(with: AuditBaseline(document))
    #expect(
      changed.gone == [AuditBaseline.Entry(screen: "Card - Big", rule: "hitRegion", element: "window > button \"Buy\"")]
    )
  }

  @Test("What cannot be measured belongs to no baseline")
  func notMeasurable() {
    #expect(AuditBaseline(document).known.reduce(0) { $0 + $1.count } == 3)
  }

  @Test("A baseline is read as it was written, an entry a line, in one order")
  func text() throws {
    let baseline = AuditBaseline(document)
    #expect(try AuditBaseline(json: baseline.json) == baseline)
    let lines = String(decoding: baseline.json, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 5 + baseline.known.count && baseline.known == baseline.known.sorted())
    #expect(try AuditBaseline(json: AuditBaseline(AuditDocument()).json).known.isEmpty)
  }

  @Test("Text that is no baseline, and one of another version, is refused", arguments: ["", "[]", "{}", "nonsense"])
  func refused(text: String) {
    #expect(throws: AuditProblem.self) { try AuditBaseline(json: Data(text.utf8)) }
    #expect(throws: AuditProblem.self) { try AuditBaseline(json: Data(#"{"version": 2, "known": []}"#.utf8)) }
  }

  @Test("Screens of one name get numbers, so that their findings stay apart")
  func names() {
    var document = AuditDocument()
    for _ in 0..<3 { document.add(AuditScreen(name: "Card", kind: .preview)) }
    #expect(document.screens.map(\.name) == ["Card", "Card 2", "Card 3"])
  }
}
