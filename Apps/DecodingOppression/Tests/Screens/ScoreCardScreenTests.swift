import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import DecodingOppression

/// The score card as a person meets it.
@MainActor
struct ScoreCardScreenTests {
  private let index: String = "Composite Oppression Index"

  private func card(
    _ scores: ScoreResult = Sample.scores, idiom: HeadlessApp.Idiom = .phone,
    settings: (inout HeadlessApp.Settings) -> Void = { _ in }
  ) throws -> HeadlessApp {
    var chosen = HeadlessApp.Settings()
    settings(&chosen)
    let analysis: PolicyAnalysis = Sample.analysis(scores)
    return try HeadlessApp(idiom: idiom, settings: chosen) { Sample.card(analysis) }
  }

  @Test("The gauge block is one element: label, two decimals, interpretation (49, 53)")
  func gaugeBlock() throws {
    let app: HeadlessApp = try card()
    #expect(app.value(ofElementLabelled: index) == "0.33, on a scale from -1 to 1, moderately oppressive")
    #expect(app.labels.filter { $0 == index || $0 == "0.33" || $0 == "COI" } == [index])
    #expect(app.displayListText.contains(#"text "Moderately Oppressive""#))
  }

  @Test("Each sub-score is custom content of the gauge block (54), which shows large content (90)")
  func customContent() throws {
    let transcript: String = try card().transcript(title: "Card")
    for (name, value) in [
      ("Distributional Impact", "0.62"), ("Architecture Detection", "0.21"), ("Elite Interest", "0.35"),
      ("Compounding Impact", "0.48"), ("Outgroup Expansion", "0.12"),
    ] {
      #expect(transcript.contains("more content: \(name) Score: \(value)"))
    }
    #expect(try card().accessibilityText.contains("shows large content"))
  }

  @Test("The Scores rotor stops at COI, DIS, ADS, EIS, CIS and OES (55, 86)", arguments: HeadlessApp.Idiom.allCases)
  func rotor(idiom: HeadlessApp.Idiom) throws {
    let transcript: String = try card(idiom: idiom).transcript(title: "Card")
    let lines: [Substring] = transcript.split(separator: "\n")
    let start: Int = try #require(lines.firstIndex { $0.hasPrefix(#"Rotor "Scores" (6 stops)"#) })
    let stops: [String] = lines[(start + 1)...(start + 6)].map { line in
      line.drop { $0 != "[" }.split(separator: ".")[0].description
    }
    #expect(
      stops == [
        "[COI] Composite Oppression Index: 0", "[DIS] Distributional Impact Score: 0",
        "[ADS] Architecture Detection Score: 0", "[EIS] Elite Interest Score: 0", "[CIS] Compounding Impact Score: 0",
        "[OES] Outgroup Expansion Score: 0",
      ])
  }

  @Test("The title is a heading of level 1, each section's of level 2 (85)")
  func headings() throws {
    let transcript: String = try card().transcript(title: "Card")
    #expect(transcript.contains("Rotor \"Heading 1\" (1 stop)\n\n  1. Policy Analysis Results."))
    #expect(transcript.contains("Rotor \"Heading 2\" (2 stops)\n\n  1. Sub-scores. Heading.\n  2. Clauses."))
  }

  @Test("Of two columns a reader reads the overall score first, then all sub-scores under their heading")
  func columns() throws {
    let labels: [String] = try card(idiom: .desktop).labels
    let start: Int = try #require(labels.firstIndex(of: "Overall score"))
    #expect(
      labels[start...].prefix(4) == ["Overall score", index, "Sub-scores", "Distributional Impact Score"],
      "\(labels)")
  }

  @Test("The score card has the sort priority 5 (88)")
  func sortPriority() throws {
    #expect(try card().accessibilityText.contains("sort priority: 5"))
  }

  @Test("A chart joins its sub-score's group in the card's namespace (89)")
  func linkedGroup() throws {
    struct Linked: View {
      @Namespace var scores: Namespace.ID
      let model: ScoreCardViewModel

      var body: some View {
        VStack {
          ScoreCardSubScores(viewModel: model, scores: scores)
          Text("Chart of ADS").accessibilityLinkedGroup(id: SubScore.ads, in: scores)
        }
      }
    }
    let model = ScoreCardViewModel(analysis: Sample.analysis())
    let text: String = try HeadlessApp { Linked(model: model) }.accessibilityText
    #expect(text.contains(#"linked with: text "Chart of ADS""#))
    #expect(text.components(separatedBy: "linked with").count == 3)
  }

  @Test("Scores are spoken as numbers, in the pitch of what they mean (91)")
  func speech() throws {
    #expect(try card(Sample.grave).transcript(title: "Card").contains("pitch raised by 0.2"))
    #expect(try card(Sample.liberating).transcript(title: "Card").contains("pitch lowered by 0.2"))
    #expect(!(try card().accessibilityText.contains("spelled out")))
  }

  @Test("Cards are opaque when the user reduces transparency (56)")
  func reduceTransparency() throws {
    let translucent: String = try card().displayListText.lowercased()
    let opaque: String = try card { $0.reducesTransparency = true }.displayListText.lowercased()
    #expect(fills(translucent) == ["#ffffff/0.6"])
    #expect(fills(opaque) == ["#ffffff"])
  }

  /// The colours of fills that are white with any opacity.
  private func fills(_ list: String) -> Set<String> {
    Set(
      list.split(separator: "\n").compactMap { line in
        let words: [Substring] = line.split(separator: " ")
        guard words.count > 1, words[0] == "fill", words[1].hasPrefix("#ffffff") else { return nil }
        return String(words[1])
      })
  }

  @Test("Numbers follow the user's locale")
  func locale() throws {
    let app: HeadlessApp = try card { $0.locale = Locale(identifier: "de_DE") }
    #expect(app.value(ofElementLabelled: index) == "0,33, on a scale from -1 to 1, moderately oppressive")
  }
}
