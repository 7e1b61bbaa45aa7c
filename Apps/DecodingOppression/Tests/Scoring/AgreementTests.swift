import Foundation
import Testing

@testable import DecodingOppression

/// How often the word lists and the grammar read a sentence as a person does.
struct AgreementTests {
  /// The sentences that are read wrongly, each with both readings.
  private func wrong(_ known: [LabelledClause]) -> [String] {
    known.compactMap { sentence in
      let found = ClauseLabel(Bundled.classify(sentence.text))
      return found == sentence.label ? nil : "\(sentence.label.name) read as \(found.name): \(sentence.text)"
    }
  }

  @Test("There are 100 sentences and more for training and for validation, each once, and no reading is missing")
  func sentences() throws {
    let training: [LabelledClause] = try KnownSentences.training.load()
    let validation: [LabelledClause] = try KnownSentences.validation.load()
    for known in [training, validation] {
      #expect(known.count >= 100)
      #expect(Set(known.map(\.label)) == Set(ClauseLabel.all))
    }
    #expect(Set((training + validation).map(\.text)).count == training.count + validation.count)
  }

  @Test("Each sentence that the rules were made with is read rightly")
  func training() throws {
    #expect(wrong(try KnownSentences.training.load()) == [])
  }

  @Test("Of the sentences for validation at least 95 of 100 are read rightly")
  func validation() throws {
    let known: [LabelledClause] = try KnownSentences.validation.load()
    let wrong: [String] = wrong(known)
    #expect(wrong.count * 100 <= known.count * 5, "\(wrong.joined(separator: "\n"))")
  }

  @Test("Who acts suffers nothing; a general person stands for the outgroup by conduct or proxy alone")
  func examples() {
    #expect(Bundled.classify("An officer may deny any application.").targetGroup == nil)
    #expect(Bundled.classify("An officer may deny a tenant any application.").targetGroup == .outgroup)
    #expect(Bundled.classify("No person shall park here.").targetGroup == nil)
    #expect(Bundled.classify("No person shall camp here.").targetGroup == .outgroup)
    let test: TierClassification = Bundled.classify(
      "No person shall be licensed unless he can read and write English.")
    #expect(test.targetGroup == .outgroup && test.effectDirection == .burden)
    #expect(test.proxyDetection.terms == ["read and write"])
  }

  @Test(
    "Who stands behind \"by\" acts and suffers nothing; behind a verb of paying that person pays",
    arguments: [
      ("Unlicensed dog fines as enforced by the animal control officer:", nil),
      ("Any license may be revoked by the officer.", nil),
      ("A dog that is restrained by an officer is released for a fee.", nil),
      ("A tenant shall be fined by the officer.", TargetGroup.outgroup),
      ("The fee shall be paid by the tenant.", .outgroup),
      ("The keeper of a dog shall pay to the officer a fee of ten dollars.", nil),
      ("By law a tenant shall be fined.", .outgroup),
      ("Losses suffered by a utility shall be reimbursed from the general fund.", .elite),
    ])
  func actors(text: String, group: TargetGroup?) {
    let found: TierClassification = Bundled.classify(text)
    #expect((found.effectDirection == nil ? nil : found.targetGroup) == group)
  }

  @Test("Any order of structure words, persons and effects is read without a crash, the same each time")
  func hostileOrder() {
    let words: [String] = [
      "shall", "not", "no", "tenant", "officer", "person", "denied", "fee", "who", "unless", "and", ".", "to", "is",
      "be",
      "from", "granting", "may", "of", "camp",
    ]
    var state: UInt64 = 88_172_645_463_325_252
    for _ in 0..<3000 {
      var text: [String] = []
      for _ in 0..<12 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        text.append(words[Int(state % UInt64(words.count))])
      }
      let sentence: String = text.joined(separator: " ")
      #expect(Bundled.classify(sentence) == Bundled.classify(sentence))
    }
  }
}
