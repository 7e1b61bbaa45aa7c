import Foundation
import SwiftData
import Testing

@testable import DecodingOppression

/// Where analyses are kept, and what happens when that is not possible.
@MainActor
struct StorageTests {
  @Test("The folder follows the XDG specification")
  func folder() {
    #expect(AnalysisStorage.folder(environment: ["XDG_DATA_HOME": "/data"]).path == "/data/decoding-oppression")
    for home in ["", "relative"] {
      #expect(
        AnalysisStorage.folder(environment: ["XDG_DATA_HOME": home, "HOME": "/home/me"]).path
          == "/home/me/.local/share/decoding-oppression")
    }
  }

  @Test("A kept analysis is there again with clauses in order, scores and evidence")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    do {
      let container: ModelContainer = try AnalysisStorage.container(in: folder.url)
      container.mainContext.insert(Rules.analysis())
      try container.mainContext.save()
    }
    let container: ModelContainer = try AnalysisStorage.container(in: folder.url)
    let analysis = try #require(try container.mainContext.fetch(FetchDescriptor<PolicyAnalysis>()).first)
    #expect(analysis.clauses.map(\.text) == Rules.texts)
    #expect(analysis.clauseCount == Rules.texts.count)
    #expect(analysis.scoreResult == Rules.analysis().scoreResult)
    #expect(analysis.clauses.allSatisfy { $0.analysis === analysis })
  }

  @Test("A folder that cannot be used gets a sentence that says what to do")
  func unusable() throws {
    let folder = try TemporaryFolder()
    let file: URL = try folder.file("taken", Data())
    let error = #expect(throws: AnalysisStorage.OpeningError.self) { try AnalysisStorage.container(in: file) }
    #expect(error?.errorDescription?.contains("cannot be opened") == true)
    _ = try folder.file("analyses.store", Data("no database, but text of some length to look like one".utf8))
    let broken = #expect(throws: AnalysisStorage.OpeningError.self) { try AnalysisStorage.container(in: folder.url) }
    #expect(broken?.errorDescription?.contains("move it away") == true)
    #expect(
      try String(contentsOf: folder.url.appendingPathComponent("analyses.store"), encoding: .utf8).hasPrefix("no"))
  }

  @Test("A store of an older version is opened, and nothing in it is lost")
  func migration() throws {
    let folder = try TemporaryFolder()
    do {
      let schema = Schema(versionedSchema: AnalysisSchemaV1.self)
      let file: URL = folder.url.appendingPathComponent("analyses.store")
      let container = try ModelContainer(
        for: schema, configurations: ModelConfiguration(schema: schema, url: file))
      container.mainContext.insert(Rules.analysis())
      try container.mainContext.save()
    }
    let container: ModelContainer = try AnalysisStorage.container(in: folder.url)
    let analyses: [PolicyAnalysis] = try container.mainContext.fetch(FetchDescriptor<PolicyAnalysis>())
    #expect(analyses.first?.clauses.count == Rules.texts.count)
    try Correction.keep(.neutral, of: "A", at: Sample.date, in: container.mainContext)
    #expect(try container.mainContext.fetchCount(FetchDescriptor<Correction>()) == 1)
  }

  @Test("An analysis that cannot be kept is shown with the reason")
  func fullDisk() async throws {
    let folder = try TemporaryFolder()
    let container: ModelContainer = try AnalysisStorage.container(in: folder.url)
    let pipeline = ScriptedPipeline()
    let model = AnalysisViewModel()
    // The store vanishes under the app and its folder becomes a file.
    try FileManager.default.removeItem(at: folder.url)
    try Data().write(to: folder.url)
    defer { try? FileManager.default.removeItem(at: folder.url) }
    model.startAnalysis(
      pdfURL: Sample.file, deps: try Sample.dependencies(pipeline), context: container.mainContext)
    pipeline.send(.complete(Sample.result()))
    while !model.isComplete { await Task.yield() }
    #expect(model.finalAnalysis != nil)
  }
}
