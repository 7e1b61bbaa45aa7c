import Foundation
import Testing

@testable import DecodingOppression

/// What a good run leaves.
@Suite(.timeLimit(.minutes(10)))
struct CommandLineResultTests {
  private static let results: [String] = [
    ".decoding-oppression", "accessibility.txt", "analysis.png", "desktop-analysis.png", "desktop-score-card-dark.png",
    "desktop-score-card-light.png", "report.csv", "report.json", "report.pdf", "score-card-dark.png",
    "score-card-light.png",
    "transcript.txt",
  ]

  @Test("Without a file the bundled policy is analysed and all results are in out (76, 79)")
  func bundled() async throws {
    let folder = try CommandFolder()
    let run: CommandRun = try await folder.run()
    #expect(run.status == 0)
    #expect(run.errors.isEmpty, "\(run.errors)")
    #expect(folder.names() == ["out"])
    #expect(folder.names(in: "out") == Self.results)
    for name in Self.results where !name.hasPrefix(".") { #expect(run.output.contains(name)) }
    // A log is read by people: stages and quarters, not every clause.
    #expect(run.output.split(separator: "\n").count < 30)
    #expect(!run.output.contains("\u{1B}"))
    #expect(!run.output.contains("\r"))

    for name in Self.results where name.hasSuffix(".png") {
      let isDesktop: Bool = name.hasPrefix("desktop")
      #expect(try Self.pixels(folder.data("out/" + name)) == (isDesktop ? [2400, 1520] : [786, 1704]), "\(name)")
    }
    #expect(try folder.data("out/score-card-dark.png") != folder.data("out/score-card-light.png"))

    let export = try Self.export(folder.data("out/report.json"))
    #expect(export.clauseCount >= 60)
    #expect(export.clauses.count == export.clauseCount)
    let counts = export.tierUsageStats
    #expect(counts.tier1Count + counts.tier2Count + counts.tier3Count == export.clauseCount)

    let pages: [String] = try Poppler.pages(folder.work.appendingPathComponent("out/report.pdf"))
    #expect(pages[0].contains(export.interpretation))
    // A row begins with number, page, group, direction, score and tier; the clause follows.
    let row: Regex = /^\s*(\d+)\s+(?:\d+|–)\s+\S.*?(?:–|Benefit|Burden)\s+-?\d\.\d\d\s+[123]\*?\s+\S/
    let numbers: [Int] = pages.dropFirst().joined(separator: "\n").split(separator: "\n").compactMap { line in
      line.firstMatch(of: row).flatMap { Int($0.1) }
    }
    #expect(numbers == Array(1...export.clauseCount))
  }

  /// Width and height as the file's first chunk states them.
  private static func pixels(_ png: Data) throws -> [Int] {
    let head = [UInt8](png.prefix(24))
    try #require(head.count == 24 && head[1...3].elementsEqual("PNG".utf8))
    return [16, 20].map { start in head[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  private static func export(_ data: Data) throws -> PolicyAnalysisExport {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode(PolicyAnalysisExport.self, from: data)
  }

  @Test("The JSON report has every field of the analysis and of each clause (76, 78)")
  func fields() async throws {
    let folder = try CommandFolder()
    let policy: URL = try CommandFolder.fixture("relief-act-1871", "pdf")
    let run: CommandRun = try await folder.run(policy.path, environment: ["SOURCE_DATE_EPOCH": "1741953600"])
    #expect(run.status == 0, "\(run.errors)")
    let object: Any = try JSONSerialization.jsonObject(with: folder.data("out/report.json"))
    let report: [String: Any] = try #require(object as? [String: Any])
    let own: Set<String> = [
      "id", "policyName", "sourceFileName", "dateAnalyzed", "policyYear", "interpretation", "scoreResult",
      "tierUsageStats", "safetyFallbackCount", "clauseCount", "clauses",
    ]
    #expect(own.isSubset(of: Set(report.keys)))
    #expect(report["dateAnalyzed"] as? String == "2025-03-14T12:00:00Z")
    #expect(report["sourceFileName"] as? String == "relief-act-1871.pdf")
    let clauseFields: Set<String> = [
      "id", "index", "text", "targetGroup", "effectDirection", "score", "architectureScores", "proxyTerms",
      "expandsOutgroup", "domains", "tierUsed", "wasSafetyFallback", "confidence",
    ]
    let clauses: [[String: Any]] = try #require(report["clauses"] as? [[String: Any]])
    #expect(clauses.allSatisfy { clauseFields.isSubset(of: Set($0.keys)) })
  }

  @Test("Two runs over the same policy on the same date give the same bytes")
  func repeatable() async throws {
    let folder = try CommandFolder()
    let policy: URL = try CommandFolder.fixture("relief-act-1871", "pdf")
    for output in ["first", "second"] {
      let run: CommandRun = try await folder.run(
        policy.path, "--output=\(output)", environment: ["SOURCE_DATE_EPOCH": "1741953600"])
      #expect(run.status == 0, "\(run.errors)")
    }
    for name in Self.results {
      #expect(try folder.data("first/" + name) == folder.data("second/" + name), "\(name)")
    }
  }

  @Test("The transcript walks both screens, names the rotors, and tells where focus went (46)")
  func spoken() async throws {
    let folder = try CommandFolder()
    let policy: URL = try CommandFolder.fixture("relief-act-1871", "pdf")
    #expect(try await folder.run(policy.path).status == 0)
    let transcript = String(decoding: try folder.data("out/transcript.txt"), as: UTF8.self)
    let sections: [String] = ["Analysis, half-way", "Analysis, complete", "Score card"]
    let places: [String.Index] = sections.compactMap { transcript.range(of: $0 + "\n=")?.lowerBound }
    #expect(places.count == 3)
    #expect(places == places.sorted())
    #expect(transcript.contains("preliminary"))
    #expect(transcript.contains("Rotor \"Scores\" (6 stops)"))
    #expect(transcript.contains("Rotor \"Headings\""))
    // The cursor goes to the index when the analysis is complete.
    let complete: Substring = transcript[places[1]..<places[2]]
    #expect(complete.firstMatch(of: /The cursor is on\n\n\s+Composite Oppression Index/) != nil)
    let trees = String(decoding: try folder.data("out/accessibility.txt"), as: UTF8.self)
    #expect(sections.allSatisfy { trees.contains($0 + "\n=") })
    #expect(trees.contains("heading \"Policy Analysis Results\""))
  }

  @Test("All screens are photographed when asked for, and each is in the transcript (94)")
  func allScreens() async throws {
    let folder = try CommandFolder()
    let policy: URL = try CommandFolder.fixture("relief-act-1871", "pdf")
    let run: CommandRun = try await folder.run(policy.path, "--all-screens")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let transcript = String(decoding: try folder.data("out/transcript.txt"), as: UTF8.self)
    for name in ["Benefit Hierarchy", "Architecture Radar", "Historical Comparison", "Clauses", "Training", "Data"] {
      let file: String = name.lowercased().replacingOccurrences(of: " ", with: "-")
      #expect(try Self.pixels(folder.data("out/\(file).png")) == [786, 1704])
      #expect(try Self.pixels(folder.data("out/desktop-\(file).png")) == [2400, 1520])
      #expect(transcript.contains(name + "\n="))
    }
    #expect(transcript.contains("The page of a clause\n=") && transcript.contains(/Page \d of \d.*Image/))
  }

  @Test("On a terminal a bar is drawn again in its place, in the window's width")
  func terminal() async throws {
    let folder = try CommandFolder()
    let policy: URL = try CommandFolder.fixture("relief-act-1871", "pdf")
    try #require(FileManager.default.isExecutableFile(atPath: "/usr/bin/script"))
    let process: Process = try folder.process([])
    process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
    let command = "stty cols 50 && '\(CommandFolder.program.path)' '\(policy.path)'"
    process.arguments = ["-q", "-e", "-c", command, "/dev/null"]
    process.environment?["TERM"] = "xterm"
    process.environment?["SHELL"] = "/bin/sh"
    let run: CommandRun = try await folder.finish(process)
    #expect(run.status == 0)
    let bars: [Substring] = run.output.split(separator: "\r").filter { $0.contains("█") || $0.contains("░") }
    let last: Substring = try #require(bars.last)
    #expect(last.firstMatch(of: /(\d+) of \1/) != nil)
    #expect(bars.allSatisfy { $0.replacing("\u{1B}[K", with: "").count < 50 })
    #expect(run.output.contains("\u{1B}[K"))
  }
}
