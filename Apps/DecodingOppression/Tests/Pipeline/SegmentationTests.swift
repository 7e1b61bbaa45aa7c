import Testing

@testable import DecodingOppression

/// From running text to clauses (specification 3.3).
struct SegmentationTests {
  private func clauses(_ text: String) throws -> [String] { try ClauseSegmenter().clauses(in: text).map(\.text) }

  @Test("Clauses are numbered from 1")
  func numbering() throws {
    let found: [PolicyClause] = try ClauseSegmenter().clauses(
      in: "The first rule is stated right here. The second rule is stated right here.")
    #expect(found.map(\.index) == [1, 2])
  }

  @Test(
    "Every kind of section mark starts a clause",
    arguments: [
      "Sec. 5. ", "SEC. 5. ", "Section 5. ", "SECTION 5: ", "Section 5 - ", "Article IV. ", "ARTICLE 4 ", "§ 12-3. ",
      "§ 5 ", "(a) ", "(1) ", "(iv) ", "5. ", "5) ", "5.1 ", "8.24.010 ", "IV. ", "B. ", "b) ", "• ", "▪ ", "- ", "o ",
      "WHEREAS, ", "Chapter 7. ", "Part II. ",
    ])
  func marks(mark: String) throws {
    let found: [String] = try clauses(
      "This is a rule about trees in parks.\n\(mark)Every owner of a tree must water\nthe tree in the dry season.")
    #expect(found.count == 2)
    #expect(found.last?.hasSuffix("Every owner of a tree must water the tree in the dry season.") == true)
    #expect(found.first == "This is a rule about trees in parks.")
  }

  @Test(
    "A reference at the start of a line is no section mark",
    arguments: [
      "A permit is needed as provided in\nSection 4 of this chapter for every tree.",
      "A permit is needed under subsection\n(a) of this section for every tree.",
      "A permit is needed under section 12\n(b) for every tree that is planted.",
      "A permit is needed and, pursuant to\nArticle IV, every tree is counted.",
      "A permit is needed for trees of Ordinance No.\n12. of the older code in force.",
      "A tree is worth at most 40 dollars and\n3.5 percent of the price of the land.",
      "A permit is needed for the trees of the\nTitle that the council has not named.",
    ])
  func references(text: String) throws {
    #expect(try clauses(text).count == 1)
  }

  @Test("A reference at the top of a page goes on with the sentence of the page before")
  func referenceOverPages() throws {
    #expect(
      try clauses(
        "The rules of the commission are made for the staff under subsection (j)\n\n(4) of this section for every tree."
      )
      .count == 1)
  }

  @Test("An asterisk that points to a note does not hide a section mark")
  func asterisk() throws {
    #expect(
      try clauses("The clerk keeps a list of all trees.\n*Section 7: Their report is made in each year.").count == 2)
  }

  @Test(
    "An abbreviation, an initial and a number with a point do not end a sentence",
    arguments: [
      "Ordinance No. 5 of the city and 42 U.S.C. 1983 apply to Mr. Smith and J. Brown of St. Louis.",
      "Under Sec. 4 and Art. 3 of the code, e.g. in Ch. 2, a fee of 3.5 percent is due.",
      "The act (22 Stat. 58; Pub. L. No. 88-352) applies to owners, lenders, etc. and to others.",
      "Brown v. Board and Smith vs. Jones are read by the U.S. Department before the first hearing.",
      "The office obeys the rules of the EU-U.S. Data Privacy Framework in each of its parts.",
      "The office is open from 8 a.m. to 5 p.m. on each day from Jan. 2 on.",
    ])
  func abbreviations(text: String) throws {
    #expect(try clauses(text).count == 1)
  }

  @Test("Sentences end at stops, question marks and quotes")
  func sentences() throws {
    let six =
      "“No person may enter the old park at night.” The park is closed from dusk to dawn! "
      + "May an owner enter the park at noon? The owner may (with a written permit of the office). "
      + "Violations are set out in Section 4. The fine is fifty dollars a day."
    #expect(try clauses(six).count == 6)
    #expect(
      try clauses("It is governed by the rules of 42 U.S.C. The department keeps all of these rules in print.").count
        == 2)
    #expect(try clauses("The answer of the board to this is no. The owner may then appeal the decision.").count == 2)
  }

  @Test("Items inside a sentence are clauses of their own")
  func inlineItems() throws {
    let found: [String] = try clauses(
      "The following acts are prohibited in parks: (a) sleeping in a tent on the grass; "
        + "(b) cooking on an open fire there; and (c) washing of any car or bus in subsections (a), (b) and (c) of it.")
    #expect(found.count == 4)
    #expect(found.last?.hasPrefix("(c) washing") == true)
  }

  @Test("A piece under six words joins the next; the last joins the one before")
  func shortPieces() throws {
    let penalties = "Sec. 4. Penalties. Any person who breaks this rule pays a fine. It is so."
    #expect(try clauses(penalties) == [penalties])
    let animals = "(a) Dogs; (b) cats; (c) any other animal that lives with its owner."
    #expect(try clauses(animals) == [animals])
    #expect(try clauses("Too short.") == ["Too short."])
  }

  @Test("Headings wait for their text")
  func headings() throws {
    let found: [String] = try clauses(
      "ARTICLE I\nGENERAL PROVISIONS\nSec. 6-101. Short title.\nThis Title may be cited as the Housing Code.\n"
        + "ARTICLE II\nLICENSES\nSec. 6-201. License required.\nNo dwelling may be let unless it is licensed.")
    #expect(
      found == [
        "ARTICLE I GENERAL PROVISIONS Sec. 6-101. Short title. This Title may be cited as the Housing Code.",
        "ARTICLE II LICENSES Sec. 6-201. License required. No dwelling may be let unless it is licensed.",
      ])
  }

  @Test("Paragraphs and capital headings divide where no stop does")
  func paragraphs() throws {
    let found: [String] = try clauses(
      "RULES FOR ALL OF THE PARKS IN TOWN\nThe parks are open from dawn to dusk\n\nNotice of the Board of Parks\n\n"
        + "The board meets on the first Monday.")
    #expect(
      found == [
        "RULES FOR ALL OF THE PARKS IN TOWN", "The parks are open from dawn to dusk",
        "Notice of the Board of Parks", "The board meets on the first Monday.",
      ])
  }

  @Test("A sentence goes on over an empty line of a page end")
  func pageEnd() throws {
    #expect(try clauses("The owner of a dwelling in this district may\n\nask for proof of the income.").count == 1)
  }

  @Test("Whole policies in capitals are divided at their stops")
  func capitals() throws {
    let text =
      "SEC. 1. NO ALIEN SHALL OWN ANY LAND IN THE COUNTY.\nSEC. 2. THE SHERIFF SHALL SEIZE ANY SUCH LAND AT ONCE."
    #expect(try clauses(text).count == 2)
  }

  @Test("Tables of contents are dropped")
  func contents() throws {
    let rule = "Any person who sleeps in the park pays a fine."
    #expect(try clauses("CONTENTS\nSection 1. Purpose 1\nSection 2. Parks and trees 12\n\n\(rule)") == [rule])
    #expect(try clauses("1. Purpose ......... 3\n2. Parks . . . . . . . 4\nAppendix .......... iv\n\(rule)") == [rule])
  }

  @Test("Windows line ends and tabs do not matter")
  func lineEnds() throws {
    let text = "(a) The first rule of this list.\n(b) The second rule\tof this list."
    let found: [String] = try clauses(text)
    #expect(try clauses(text.replacing("\n", with: "\r\n")) == found)
    #expect(found.last == "(b) The second rule of this list.")
  }

  @Test("No clause has more than 400 words, and no word is lost", arguments: [400, 401, 403, 799, 1203, 5000])
  func longClauses(count: Int) throws {
    let words: [String] = (1...count).map { $0.isMultiple(of: 37) ? "w\($0)," : "w\($0)" }
    let found: [String] = try clauses(words.joined(separator: " "))
    let sizes: [Int] = found.map { $0.split(separator: " ").count }
    #expect(sizes.allSatisfy { (6...400).contains($0) }, "\(sizes)")
    #expect(found.joined(separator: " ") == words.joined(separator: " "))
  }

  @Test("Only words of the text come out, in their order", arguments: 1...60)
  func nothingIsInvented(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let parts: [String] = [
      "Section 4.", "(a)", "the owner", "shall not", "pay;", "a fee.", "\n", "\n\n", "No.", "5", "U.S.C.", "TENANTS",
      "and", "(1)", "“Quoted.”", "e.g.", "ARTICLE IV", "minors,", "or", "1.", "x)", "§ 3",
    ]
    let text: String = (0..<200).map { _ in parts.randomElement(using: &generator) ?? "" }.joined(separator: " ")
    let found: [Substring] = try clauses(text).flatMap { $0.split(separator: " ") }
    let words: [Substring] = text.split(whereSeparator: \.isWhitespace)
    #expect(found.count { $0.contains(where: \.isLetter) } == words.count { $0.contains(where: \.isLetter) })
    var rest: ArraySlice<Substring> = words[...]
    for word in found {
      guard let place = rest.firstIndex(of: word) else {
        Issue.record("“\(word)” is not in the text after what came before")
        return
      }
      rest = rest[(place + 1)...]
    }
  }
}
