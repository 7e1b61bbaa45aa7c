import AuditReports
import Foundation
import Testing

@Suite("The command that writes the reports of audits")
struct CommandTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("audit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Sources/Cards"), withIntermediateDirectories: true)
    try AuditDocument.sample.json.write(to: file("report.json"))
  }

  private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

  private func run(_ arguments: String...) -> (status: AuditCommand.Status, output: String, said: [String]) {
    var output = Data()
    var said: [String] = []
    let status = AuditCommand.run(arguments, print: { output += $0 }, say: { said.append($0) })
    return (status, String(decoding: output, as: UTF8.self), said)
  }

  @Test("Findings end it with 3, a baseline that has them all with 0")
  func statuses() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let report: String = file("report.json").path
    let baseline: String = file("new/baseline.json").path
    let first = run(report)
    #expect(first.status == .findings && first.output.contains("2 screens, 3 findings, 1 not measurable."))
    #expect(run(report, "--baseline", baseline).status == .problem)
    #expect(run(report, "--baseline", baseline, "--write-baseline").status == .clean)
    let second = run(report, "--baseline", baseline)
    #expect(second.status == .clean && second.output.contains("0 new findings, 3 in the baseline"))
  }

  @Test("A new baseline of a part keeps what it has of the rest")
  func partial() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let baseline: String = file("baseline.json").path
    _ = run(file("report.json").path, "--baseline", baseline, "--write-baseline")
    var part: AuditDocument = .sample
    part.screens.removeFirst()
    try part.json.write(to: file("part.json"))
    _ = run(file("part.json").path, "--baseline", baseline, "--write-baseline", "--partial")
    #expect(try AuditBaseline(json: Data(contentsOf: file("baseline.json"))).known.count == 2)
    _ = run(file("part.json").path, "--baseline", baseline, "--write-baseline")
    #expect(try AuditBaseline(json: Data(contentsOf: file("baseline.json"))).known.isEmpty)
  }

  @Test("What is wrong with the command or its files is told with the status that it has")
  func wrong() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let report: String = file("report.json").path
    #expect(run("--format", "pdf").status == .misuse)
    #expect(run("--format").status == .misuse)
    #expect(run("--what").said == ["audit has no option '--what'."])
    #expect(run(report, "--write-baseline").status == .misuse)
    #expect(run(file("none.json").path).status == .problem)
    try Data("{}".utf8).write(to: file("bad.json"))
    #expect(run(file("bad.json").path).said[0].contains("no report of an audit"))
    #expect(run(report, "--output", "/proc/none/report").status == .problem)
    try Data("x".utf8).write(to: file("baseline.json"))
    #expect(run(report, "--baseline", file("baseline.json").path).said[0].contains("no baseline"))
  }

  @Test("Reports of two programs become one, and the report goes to a file with its summary said")
  func merged() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let report: String = file("report.json").path
    let output: URL = file("out/all.json")
    let result = run(report, report, "--format", "json", "--output", output.path)
    #expect(result.output.isEmpty && result.said == ["4 screens, 6 findings, 2 not measurable."])
    let read = try AuditDocument(json: Data(contentsOf: output))
    #expect(read.screens.map(\.name) == ["Card - Big", "Empty", "Card - Big 2", "Empty 2"] && read.rules.count == 3)
  }

  @Test("Files of the package are found: by module and name, by the type, and by @main")
  func places() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("\n\n@main\nstruct Shop: App {}\n".utf8).write(to: file("Sources/Shop.swift"))
    try Data("import SwiftUI\nstruct Old_Previews: PreviewProvider {}\n".utf8).write(
      to: file("Sources/Cards/Card.swift"))
    try Data().write(to: file("Card.swift"))
    var document: AuditDocument = .sample
    document.add(AuditScreen(name: "Old", kind: .preview, type: "Old_Previews"))
    document.add(AuditScreen(name: "Elsewhere", kind: .preview, file: "Other/None.swift", line: 3))
    try document.json.write(to: file("report.json"))
    let result = run(file("report.json").path, "--package", folder.path, "--format", "json")
    let read = try AuditDocument(json: Data(result.output.utf8))
    #expect(
      read.screens.map(\.file) == [
        "Sources/Cards/Card.swift", "Sources/Shop.swift", "Sources/Cards/Card.swift", "Other/None.swift",
      ])
    #expect(read.screens.map(\.line) == [12, 3, 2, 3])
  }
}
