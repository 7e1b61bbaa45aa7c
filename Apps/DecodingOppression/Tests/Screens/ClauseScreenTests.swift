import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import DecodingOppression

/// The list of clauses, and one clause.
@MainActor
struct ClauseScreenTests {
  @Test("The list has the rotors Oppressive Clauses and Liberatory Clauses (87)")
  func rotors() throws {
    let app = try AppDriver { [.clauses(.all, $0)] }.app
    let transcript: String = app.transcript(title: "Clauses")
    let model = ClauseListViewModel(analysis: Rules.analysis(), filter: .all, historicalDomains: [])
    #expect(model.oppressive.count >= 2 && model.liberatory.map(\.index).contains(6))
    #expect(transcript.contains("Rotor \"Oppressive Clauses\" (\(model.oppressive.count) stops)"))
    #expect(transcript.contains("Rotor \"Liberatory Clauses\""))
  }

  @Test("A row says number, text, finding and score; it opens the clause")
  func row() async throws {
    let driver = try AppDriver { [.clauses(.all, $0)] }
    let label: String = "Clause 1. \(Rules.texts[0])"
    #expect(driver.app.value(ofElementLabelled: label)?.hasPrefix("Outgroup, burden, score 0.6") == true)
    await driver.press(label)
    #expect(driver.app.contains(label: Rules.texts[0]))
    #expect(driver.app.value(ofElementLabelled: "Group and effect") == "Outgroup, burden")
    #expect(driver.app.accessibilityIssues == [])
  }

  @Test("A search finds clauses by their words, and says when there is none")
  func search() {
    let model = ClauseListViewModel(analysis: Rules.analysis(), filter: .all, historicalDomains: [])
    model.searchText = "PARKING"
    #expect(model.found.map(\.index) == [4])
    model.searchText = "zebra"
    #expect(model.found.isEmpty)
  }

  @Test("Each filter lets through the clauses on which its score rests")
  func filters() {
    func indices(_ filter: ClauseFilter) -> [Int] {
      ClauseListViewModel(
        analysis: Rules.analysis(), filter: filter, historicalDomains: Bundled.history.domains
      ).clauses.map(\.index)
    }
    #expect(indices(.all) == Array(1...7))
    #expect(indices(.carrying(.dis)).contains(1) && !indices(.carrying(.dis)).contains(5))
    #expect(indices(.carrying(.eis)).contains(2) && !indices(.carrying(.eis)).contains(1))
    #expect(indices(.carrying(.ads)).contains(7))
    #expect(indices(.carrying(.oes)).contains(7))
  }

  @Test("Matched words are marked where they stand, also behind characters of several units")
  func highlights() {
    let text: String = "👩‍👩‍👧 Né: a tenant’s fee is waived."
    let model = ClauseDetailViewModel(
      clause: AnalyzedClause(index: 1, text: text), lexicon: Bundled.lexicon)
    #expect(model.matches.map(\.text) == ["tenant’s", "fee", "waived"])
    let marked: [String] = model.highlighted.runs
      .filter { $0.inlinePresentationIntent?.contains(.stronglyEmphasized) == true }
      .map { String(model.highlighted[$0.range].characters) }
    #expect(marked == ["tenant’s", "fee", "waived"])
    #expect(model.findings.map(\.meaning) == ["Outgroup", "Burden", "Benefit"])
  }

  @Test("A correction of a clause is kept, changed and taken back")
  func correction() throws {
    let driver = try AppDriver { [.clauses(.all, $0), .clause($0.clauses[4])] }
    #expect(driver.app.contains(label: "Right reading"))
    let context = driver.container.mainContext
    try Correction.keep(.neutral, of: "A", at: Sample.date, in: context)
    try Correction.keep(ClauseLabel(group: .elite, effect: .burden), of: "A", at: Sample.date, in: context)
    #expect(driver.corrections.map(\.labelName) == ["elite.burden"])
    try Correction.keep(nil, of: "A", at: Sample.date, in: context)
    #expect(driver.corrections.isEmpty)
  }
}
