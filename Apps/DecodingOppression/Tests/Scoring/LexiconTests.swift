import Foundation
import Testing

@testable import DecodingOppression

/// Tier 1 on sentences, with the lists that come with the app (specification 3.5).
struct LexiconTests {
  @Test(
    "The group that most effects meet wins; ties go to the outgroup, then elites, then others",
    arguments: [
      ("Each owner and each lender is entitled to notice by the tenant.", TargetGroup.elite),
      ("The owner is entitled to notice by the tenant.", .elite),
      ("The owner and the tenant are entitled to notice.", .outgroup),
      ("The owner is entitled to notice by each worker.", .elite),
      ("The worker is entitled to notice.", .inGroupNonElite),
      ("Welfare recipients are entitled to notice.", .outgroup),
      ("A non-citizen is entitled to notice by a resident or by two tenants.", .outgroup),
    ])
  func groups(text: String, group: TargetGroup) {
    #expect(Bundled.classify(text).targetGroup == group)
  }

  @Test(
    "The effect with most hits wins; among equals the one named first",
    arguments: [
      ("A tenant is entitled to a credit but pays a fee.", EffectDirection.benefit),
      ("A tenant pays a fee and a fine and may receive help.", .burden),
      ("A tenant is exempt from the fee.", .benefit),
      ("A tenant pays a fee unless eligible.", .burden),
    ])
  func effects(text: String, effect: EffectDirection) {
    #expect(Bundled.classify(text).effectDirection == effect)
  }

  @Test(
    "A negation turns an effect round within three words",
    arguments: [
      ("A tenant is not prohibited from cooking.", EffectDirection.benefit),
      ("A tenant is not in any way prohibited from cooking.", .burden),
      ("A tenant is not at all prohibited from cooking.", .benefit),
      ("A tenant is never eligible for a loan.", .burden),
      ("A tenant moves out without penalty.", .benefit),
      ("A tenant isn’t eligible for a loan.", .burden),
      ("A tenant cannot be removed in winter.", .benefit),
      ("A tenant may ask. Not one word; eligible tenants may stay.", .benefit),
      ("A tenant pays not less than a fine of five dollars.", .burden),
    ])
  func negation(text: String, effect: EffectDirection) {
    #expect(Bundled.classify(text).effectDirection == effect)
  }

  @Test("“Shall not” that turns an effect round is spent on it")
  func spentNegation() {
    #expect(Bundled.classify("A tenant shall not cook in the yard.").effectDirection == .burden)
    #expect(Bundled.classify("The vote of a minority shall not be denied.").effectDirection == .benefit)
    #expect(Bundled.classify("A tenant shall not be eligible.").effectDirection == .burden)
  }

  @Test("“No tenant shall” reads as “a tenant shall not”")
  func negatedSubject() {
    #expect(Bundled.classify("No tenant of the district shall be granted a loan.").effectDirection == .burden)
    #expect(Bundled.classify("No tenant shall be denied a loan.").effectDirection == .benefit)
    #expect(Bundled.classify("No fee shall be charged to a tenant.").effectDirection == .benefit)
  }

  @Test("The longest term wins over the shorter one inside it")
  func longestMatch() {
    // "shall not apply to" is a carve-out and hides the burden "shall not".
    let carveOut: TierClassification = Bundled.classify("This section shall not apply to landlords.")
    #expect(carveOut.effectDirection == nil)
    #expect(carveOut.architectureScores.aar > 0)
    // "welfare recipient" is one hit, "non-citizen" is no citizen.
    #expect(Bundled.classify("A non-citizen is denied a seat.").targetGroup == .outgroup)
  }

  @Test("Words match whole, whatever their case")
  func wholeWords() {
    #expect(Bundled.classify("TENANTS ARE DENIED A LEASE.").effectDirection == .burden)
    #expect(Bundled.classify("The tenancy of the bankers was finely undeniable.").targetGroup == nil)
    #expect(Bundled.classify("The finery and the feed were granting nothing to coffee.").targetGroup == nil)
  }

  @Test("A clause without a group or without an effect is neutral (specification 3.2)")
  func neutral() {
    for text in ["The tenant lives here.", "A fee is due.", "The council meets on Monday.", ""] {
      let found: TierClassification = Bundled.classify(text)
      #expect(found.targetGroup == nil)
      #expect(found.effectDirection == nil)
      #expect(found.confidence == 0)
    }
  }

  @Test("An architecture component is 1 - exp(-hits/2)")
  func architecture() {
    let one: ArchitectureScores = Bundled.classify("The officer may inspect it.").architectureScores
    #expect(isClose(one.se, 1 - exp(-0.5)))
    #expect(one.aar == 0)
    let two: ArchitectureScores = Bundled.classify(
      "On reasonable suspicion, and at the discretion of the chief, it is entered."
    ).architectureScores
    #expect(isClose(two.se, 1 - exp(-1)))
    #expect((0.39...0.40).contains(one.se) && (0.63...0.64).contains(two.se))
    let all: ArchitectureScores = Bundled.classify(
      "Except as deemed fit, it is final and conclusive and reserved for members."
    ).architectureScores
    #expect(ArchitectureComponent.allCases.allSatisfy { isClose(all[$0], 1 - exp(-0.5)) })
  }

  @Test("Proxy terms are listed once, in the order of the text (5)")
  func proxies() {
    let found: TierClassification = Bundled.classify(
      "Loitering in a high-crime area, vagrancy, and loitering near blight are prohibited.")
    #expect(found.proxyDetection.terms == ["loitering", "high-crime area", "vagrancy", "blight"])
    for entry in Bundled.lexicon.proxies.terms {
      #expect(entry.standsFor?.isEmpty == false, "\(entry.term)")
      #expect(Bundled.classify("It concerns \(entry.term) here.").proxyDetection.terms == [entry.term], "\(entry.term)")
    }
  }

  @Test("A widening phrase expands the outgroup only with an outgroup or proxy term (6)")
  func expansion() {
    #expect(Bundled.classify("Any person who shelters an alien pays.").proxyDetection.expandsOutgroup)
    #expect(Bundled.classify("Any person who is suspected of vagrancy pays.").proxyDetection.expandsOutgroup)
    #expect(!Bundled.classify("Any person who pays is admitted.").proxyDetection.expandsOutgroup)
    #expect(!Bundled.classify("An alien pays.").proxyDetection.expandsOutgroup)
  }

  @Test("Confidence is the share of hits that agree")
  func confidence() {
    #expect(Bundled.classify("A tenant is denied a lease.").confidence == 1)
    #expect(isClose(Bundled.classify("A tenant and an owner are denied a lease.").confidence, 0.75))
  }

  @Test("Domains are found by their words, each once and sorted")
  func domains() {
    let found: TierClassification = Bundled.classify(
      "A tenant may vote in the school if the lease and the rent are paid.")
    #expect(found.domains == ["education", "housing", "voting"])
  }

  @Test("A term of the specification is in the list it belongs to")
  func specifiedTerms() {
    func terms(_ list: Lexicon.List?) -> Set<String> { Set(list?.terms.map(\.term) ?? []) }
    let lexicon: Lexicon = Bundled.lexicon
    #expect(terms(lexicon.groups["elite"]).isSuperset(of: ["owner", "property holder", "utility", "officeholder"]))
    #expect(terms(lexicon.groups["inGroupNonElite"]).isSuperset(of: ["citizen", "veteran", "homeowner"]))
    #expect(
      terms(lexicon.groups["outgroup"]).isSuperset(of: ["alien", "non-citizen", "freedman", "welfare recipient"]))
    #expect(terms(lexicon.effects["benefit"]).isSuperset(of: ["entitled", "may receive", "right to", "reimbursed"]))
    #expect(terms(lexicon.effects["burden"]).isSuperset(of: ["shall not", "required to prove", "surveillance"]))
    #expect(terms(lexicon.architecture["ij"]).isSuperset(of: ["no court", "final and conclusive", "immunity"]))
    #expect(terms(lexicon.expansion).contains("regardless of conviction"))
    #expect(lexicon.hyphenatedTerms.isSuperset(of: ["non-citizen", "at-risk", "able-bodied", "food-stamp"]))
  }
}
