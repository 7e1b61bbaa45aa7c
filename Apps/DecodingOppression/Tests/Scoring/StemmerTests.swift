import Testing

@testable import DecodingOppression

struct StemmerTests {
  @Test(
    "Plural, -ed and -ing forms meet in one stem (specification 3.5)",
    arguments: [
      ["fine", "fines", "fined", "fining"], ["deny", "denies", "denied", "denying"], ["fee", "fees"],
      ["waive", "waives", "waived", "waiving"], ["grant", "grants", "granted", "granting"],
      ["permit", "permits", "permitted", "permitting"], ["family", "families"], ["tax", "taxes", "taxed"],
      ["exclude", "excludes", "excluded", "excluding"], ["house", "houses", "housed", "housing"],
      ["subsidy", "subsidies"], ["pass", "passes", "passed"], ["refugee", "refugees"], ["utility", "utilities"],
    ])
  func formsMeet(forms: [String]) {
    #expect(Set(forms.map(Stemmer.stem)).count == 1)
  }

  @Test(
    "Different words keep apart",
    arguments: [
      ("minor", "minority"), ("police", "policy"), ("homeless", "home"), ("owner", "own"), ("exempt", "exemption"),
      ("status", "state"), ("need", "ne"), ("king", "k"), ("class", "clas"), ("tenant", "ten"),
    ])
  func wordsKeepApart(first: String, second: String) {
    #expect(Stemmer.stem(first) != Stemmer.stem(second))
  }

  @Test("Words are cut at hyphens, possessives go, contractions show their not")
  func tokens() {
    #expect(Tokenizer.words("The Owner’s at-risk tenants") == ["the", "owner", "at", "risk", "tenants"])
    #expect(Tokenizer.words("isn’t, can't, cannot") == ["is", "not", "can", "not", "can", "not"])
    #expect(Tokenizer.words("Ordinance No. 5 and no. The") == ["ordinance", "number", "5", "and", "no", "the"])
    #expect(Tokenizer.tokens("a fee; a fine.") == ["a", "fee", ".", "a", "fine", "."])
    #expect(Tokenizer.words("Ñandú 4½") == ["ñandú", "4½"])
    #expect(Tokenizer.tokens("").isEmpty)
  }
}
