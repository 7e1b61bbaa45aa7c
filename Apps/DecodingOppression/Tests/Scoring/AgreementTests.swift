import Foundation
import Testing

@testable import DecodingOppression

/// How often the word lists and the grammar read a sentence as a person does.
struct AgreementTests {
  private func wrong(_ sentences: KnownSentences) throws -> (agreement: Double, lines: [String]) {
    let known: [LabelledClause] = try sentences.load()
    let lines: [String] = known.compactMap { sentence in
      let found = ClauseLabel(Bundled.classify(sentence.text))
      return found == sentence.label ? nil : "\(sentence.label.name) read as \(found.name): \(sentence.text)"
    }
    return (1 - Double(lines.count) / Double(known.count), lines)
  }

  @Test(
    "Sentences with known readings are read rightly; those of the hold-out were not looked at while the rules were made"
  )
  func agreement() throws {
    for set in [KnownSentences.training, .validation] {
      let found = try wrong(set)
      print(set, found.agreement)
      if set == .training { print(found.lines.joined(separator: "\n")) }
    }
  }
}
