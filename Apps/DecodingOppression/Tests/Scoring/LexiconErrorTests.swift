import Foundation
import Testing

@testable import DecodingOppression

/// A user's lexicon is checked, and the message names the entry and the remedy.
struct LexiconErrorTests {
  /// The bundled lexicon with one change to its JSON.
  private func sentence(_ change: (inout [String: Any]) -> Void) throws -> String {
    var object = try #require(
      JSONSerialization.jsonObject(with: AppResources.data(named: "lexicon")) as? [String: Any])
    change(&object)
    let data: Data = try JSONSerialization.data(withJSONObject: object)
    let error: LexiconError? = #expect(throws: LexiconError.self) { try Lexicon(data: data, name: "mine.json") }
    return error?.errorDescription ?? ""
  }

  private func list(_ terms: String...) -> [String: Any] { ["terms": terms.map { ["term": $0] }] }

  private func setList(_ object: inout [String: Any], _ section: String, _ name: String, _ value: Any?) {
    var lists: [String: Any] = object[section] as? [String: Any] ?? [:]
    lists[name] = value
    object[section] = lists
  }

  @Test("An entry without a word is named")
  func emptyEntry() throws {
    let text: String = try sentence { setList(&$0, "groups", "elite", list("owner", " - ")) }
    #expect(
      text == "The lexicon “mine.json”: entry 2 of groups.elite has no word (“ - ”); write a term or remove the entry.")
  }

  @Test("A term in two groups is named with both places")
  func contradiction() throws {
    let text: String = try sentence { setList(&$0, "groups", "elite", list("Tenants")) }
    #expect(text.contains("“tenant”"))
    #expect(text.contains("groups.elite"))
    #expect(text.contains("groups.outgroup"))
    #expect(text.contains("keep it in one of the two"))
  }

  @Test("An unknown and a missing list are named")
  func wrongLists() throws {
    let unknown: String = try sentence { setList(&$0, "groups", "elites", list("owner")) }
    #expect(unknown.contains("unknown list “elites”"))
    #expect(unknown.contains("elite, inGroupNonElite, outgroup"))
    let missing: String = try sentence { setList(&$0, "architecture", "ij", nil) }
    #expect(missing.contains("“architecture” lacks the list “ij”"))
    let section: String = try sentence { $0["proxies"] = nil }
    #expect(section.contains("lacks “proxies”"))
  }

  @Test("A value of the wrong kind is located")
  func wrongKind() throws {
    let text: String = try sentence { setList(&$0, "effects", "burden", ["terms": [["term": "fee"], ["term": 7]]]) }
    #expect(text.contains("effects.burden, entry 2"))
  }

  @Test("An endless term is refused")
  func longEntry() throws {
    let words = String(repeating: "very ", count: 13) + "long"
    let text: String = try sentence { $0["expansion"] = list(words) }
    #expect(text.contains("entry 1 of expansion"))
    #expect(text.contains("shorten it"))
  }

  @Test("A lexicon that is not JSON, and one that is missing, get a sentence with a remedy")
  func noJSON() async throws {
    let broken: LexiconError? = #expect(throws: LexiconError.self) {
      try Lexicon(data: Data("{ \"groups\": ".utf8), name: "mine.json")
    }
    #expect(
      broken?.sentence == "The lexicon “mine.json” is not valid JSON; look for a missing comma, quote or bracket.")
    let missing: LexiconError? = await #expect(throws: LexiconError.self) {
      try await AppDependencies(lexiconURL: URL(fileURLWithPath: "/nowhere/mine.json"), reader: FakeReader(""))
    }
    #expect(missing?.sentence.contains("cannot be read; check that the file exists") == true)
  }

  @Test("A user's own lexicon decides")
  func ownLexicon() async throws {
    let folder = try TemporaryFolder()
    var lexicon: Lexicon = Bundled.lexicon
    lexicon.groups["outgroup"]?.terms.append(Lexicon.Entry(term: "wizard"))
    let url: URL = try folder.file("mine.json", JSONEncoder().encode(lexicon))
    let dependencies = try await AppDependencies(
      lexiconURL: url, reader: FakeReader("A wizard shall not enter the tower."))
    var found: [TierClassification] = []
    for await event in dependencies.makeAnalysisPipeline().run(pdfURL: url) {
      if case .complete(let result) = event { found = result.classifications }
    }
    #expect(found.map(\.targetGroup) == [.outgroup])
  }
}
