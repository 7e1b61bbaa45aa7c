import Foundation
import Testing

@testable import DecodingOppression

/// From pages to running text (specification 3.3).
struct ExtractionTests {
  private func lines(_ pages: [String], kept: Set<String> = []) throws -> [String] {
    let extractor = TextExtractor(reader: FakeReader(pages: pages), keptHyphens: kept)
    let text: String = try extractor.extract(from: URL(fileURLWithPath: "/policies/code.pdf")).text
    return text.split(separator: "\n").map(String.init)
  }

  @Test("Pages follow one another in order")
  func order() throws {
    #expect(
      try lines(["First page.", "Second page.", "Third page."]) == ["First page.", "Second page.", "Third page."])
  }

  @Test("Running heads and feet go, whatever number they carry")
  func runningHeads() throws {
    let pages: [String] = (1...6).map { number in
      "City of Marlow   Ordinance 12\n\nText of leaf \(number) starts\nand goes on.\n\nDraft of May, page \(number) of 6\n"
    }
    // Bodies that differ only by a number would look like heads; these stand deeper than the edge.
    let found: [String] = try lines(pages.map { $0.replacing("starts", with: "starts\nhere\nwith\nfour\nmore\nlines") })
    #expect(!found.contains { $0.contains("Marlow") || $0.contains("Draft") })
    #expect(found.count { $0 == "with" } == 6)
  }

  @Test(
    "Heads with a part that changes go",
    arguments: [
      ["Town of Cray Code Alder Trees", "Town of Cray Code Birch Roads", "Town of Cray Code Cedar Parks"],
      ["Chapter 7 Alder Trees Town of Cray Code", "Chapter 8 Birch Town of Cray Code", "Chapter 9 Town of Cray Code"],
      ["Chapter 7 Parks 12", "Chapter 7 Parks 13", "Chapter 7 Parks 14"],
      ["12 Sale of Land", "13 Sale of Land", "14 Sale of Land"],
    ])
  func changingHeads(heads: [String]) throws {
    // Twelve pages, so that a head on three of them is no head of most pages.
    let pages: [String] = (0..<12).map { page in
      let head: String = (4..<7).contains(page) ? heads[page - 4] + "\n" : ""
      let word = String("abcdefghijkl".dropFirst(page).prefix(1))
      return head
        + ["alder", "birch", "cedar", "elm"].map { "a rule on \($0) trees of class \(word)" }.joined(separator: "\n")
    }
    let found: [String] = try lines(pages)
    #expect(found.count == 48)
    #expect(found.allSatisfy { $0.hasPrefix("a rule on") })
  }

  @Test("Numbered headings at the tops of pages that end alike stay")
  func similarHeadings() throws {
    let duties = ["POWERS", "DUTIES", "REMOVAL"]
    let pages: [String] = duties.enumerated().map { number, word in
      "SEC. \(number + 5). \(word) OF THE MAYOR\nThe rule on \(word.lowercased()) stands here.\nIt has \(word) lines.\nMore."
    }
    #expect(try lines(pages).count { $0.hasPrefix("SEC.") } == 3)
  }

  @Test("Heads that alternate between left and right pages go")
  func alternatingHeads() throws {
    let words = ["alder", "birch", "cedar", "elm", "fir", "hazel"]
    let pages: [String] = words.enumerated().map { index, word in
      "\(index.isMultiple(of: 2) ? "The Housing Code" : "Title Six")\nA rule on \(word) trees.\nMore on \(word)."
    }
    #expect(try lines(pages) == words.flatMap { ["A rule on \($0) trees.", "More on \($0)."] })
  }

  @Test(
    "Page numbers go in every form",
    arguments: [
      "3", "- 3 -", "– 3 –", "Page 3", "Page 3 of 12", "PAGE 3 OF 12", "3 of 12", "iv", "[3]", "3 | Page", "3/12",
    ])
  func pageNumbers(form: String) throws {
    #expect(try lines(["A rule about trees.\nAnother rule.\n\(form)\n"]) == ["A rule about trees.", "Another rule."])
    #expect(try lines(["\(form)\n\nA rule about trees.\nAnother rule."]) == ["A rule about trees.", "Another rule."])
  }

  @Test("Numbers inside a page and numbered sections at its edge stay")
  func textStays() throws {
    let page = "Section 4\nThe fee in dollars is\n25\nfor each lot and\nis paid\nby the owner\nof it."
    #expect(try lines([page]).count == 7)
    let trees = ["alder", "birch", "cedar", "elm", "fir"]
    let sections: [String] = trees.enumerated().map { "Section \($0 + 1)\nA rule about \($1)\nstands on \($1)\nland." }
    #expect(try lines(sections).count { $0.hasPrefix("Section") } == 5)
  }

  @Test("A head that divides a sentence over two pages goes")
  func dividingHead() throws {
    let pages = ["A tenant who cannot pay may be", "Town of Cray Landing\nimprisoned for ten days."]
    #expect(try lines(pages) == ["A tenant who cannot pay may be", "imprisoned for ten days."])
  }

  @Test("Ligatures, soft hyphens, odd spaces and line ends become plain")
  func normalization() throws {
    let odd =
      "\u{FB01}nes and o\u{FB03}cers\u{00A0}pay\r\nthe dwel\u{00AD}ling\u{200B} fee.\r\nA bur\u{00AD}\r\n"
      + "den. \u{0007}Cafe\u{0301}\u{2028}end"
    #expect(try lines([odd]) == ["fines and officers pay", "the dwelling fee.", "A burden.", "Café", "end"])
  }

  @Test("A word divided at a line end is joined, across pages too")
  func hyphens() throws {
    #expect(try lines(["Loitering is prohib-\nited in the yard."]) == ["Loitering is prohibited", "in the yard."])
    #expect(try lines(["A tenant is re-", "moved from it."]) == ["A tenant is removed", "from it."])
    #expect(try lines(["IT IS PROHIB-\nITED HERE."]) == ["IT IS PROHIBITED", "HERE."])
  }

  @Test("Real hyphens stay: known compounds, prefixes, capitals, suspended ones")
  func realHyphens() throws {
    #expect(try lines(["Every non-\ncitizen pays."]) == ["Every non-citizen", "pays."])
    #expect(try lines(["A gang-\naffiliated youth."], kept: ["gang-affiliated"]) == ["A gang-affiliated", "youth."])
    #expect(
      try lines(["A trust-based plan. Any trust-\nbased plan."]) == ["A trust-based plan. Any trust-based", "plan."])
    #expect(try lines(["An Anglo-\nAmerican firm."]) == ["An Anglo-American", "firm."])
    #expect(try lines(["All short-\nand long-term plans."]) == ["All short- and", "long-term plans."])
    #expect(
      try lines(["Noncitizens pay. Every non-\ncitizens club."]) == ["Noncitizens pay. Every noncitizens", "club."])
  }

  @Test("Footnotes leave the sentence that they interrupt")
  func footnotes() throws {
    let first =
      "The owner of a dwelling1 may\nask for proof of income\nand must keep it, but the\n\n"
      + "1 See the report of 1998.\nIt has ten parts."
    #expect(
      try lines([first, "tenant need not give it."]) == [
        "The owner of a dwelling may", "ask for proof of income", "and must keep it, but the",
        "tenant need not give it.", "See the report of 1998. It has ten parts.",
      ])
  }

  @Test("Line numbers of a bill go, those of a short list stay")
  func lineNumbers() throws {
    let text: [String] = (1...10).map { "\($0) words of the line called \(String(repeating: "x", count: $0))" }
    #expect(try lines([text.joined(separator: "\n")]).allSatisfy { $0.hasPrefix("words of") })
    let list: [String] = (1...4).map { "\($0) words of a list\nthat goes on" }
    #expect(try lines([list.joined(separator: "\n")])[0] == "1 words of a list")
  }

  @Test("Rules and boxes drawn with signs go; blanks to be filled in and lists stay")
  func ornaments() throws {
    let page = """
      ************************
      *  No warranty is given  *
      ************************
      Termination --------------
      ==========================
      I, ________, swear to it.
      * An item of a list.
      - Another item of it.
      """
    #expect(
      try lines([page]).filter { !$0.isEmpty } == [
        "No warranty is given", "Termination", "I, ________, swear to it.", "* An item of a list.",
        "- Another item of it.",
      ])
  }

  @Test("A head between the first and the last section of a page goes; text about two sections stays")
  func sectionHeads() throws {
    let pages: [String] = (1...3).map { page in
      """
      § \(page)0-1 \(["ALDER TREES", "BIRCH TREES", "CEDAR TREES"][page - 1]) OF CRAY § \(page)0-9
      A rule of \(["alder", "birch", "cedar"][page - 1]) trees
      is stated in these lines.
      § 12-\(page) applies as § 12-4 does: see \(["alder", "birch", "cedar"][page - 1]) there, and § 5
      """
    }
    let found: [String] = try lines(pages)
    #expect(!found.contains { $0.contains("OF CRAY") })
    #expect(found.count { $0.hasPrefix("§ 12-") } == 3)
  }

  @Test("A document without letters has no text; the message advises OCR")
  func noText() {
    for pages in [[], [""], [" \n\u{200B}", "\u{000C}"], ["12 — 4"]] {
      let error: AnalysisError? = #expect(throws: AnalysisError.self) { try lines(pages) }
      #expect(error == .noText("code.pdf"))
      #expect(error?.errorDescription?.hasPrefix("The PDF holds no text") == true)
      #expect(error?.errorDescription?.contains("OCR") == true)
    }
  }

  @Test(
    "The policy's name is the title, or the file's name when the title says nothing (specification 3.9)",
    arguments: [
      ("Housing Code", "Housing Code"), ("  Housing \n Code ", "Housing Code"), (nil, "my code"), ("", "my code"),
      ("untitled", "my code"), ("Untitled-1", "my code"), ("Microsoft Word - x.doc", "my code"), ("a.docx", "my code"),
      ("Document1", "my code"), ("my code.pdf", "my code"), ("C:\\work\\x", "my code"), ("12-4", "my code"),
      ("Document Retention Policy", "Document Retention Policy"), ("\u{FFFD}\u{0001}", "my code"),
    ])
  func policyName(title: String?, name: String) {
    #expect(PolicyName.choose(title: title, url: URL(fileURLWithPath: "/p/my code.pdf")) == name)
  }

  @Test(
    "The year is the name's, or one that the opening dates (specification 3.9)",
    arguments: [
      ("Fair Housing Act 1968", "Adopted in 1970.", 1968), ("Code", "Adopted May 13, 2024, by the Council.", 2024),
      ("Code", "See the Act of 1871, as amended.", 1871), ("Code", "Under 42 U.S.C. 1983 and lot 1900.", nil),
      ("Code 12345", "No date at all.", nil), ("Ordinance 2024-117", "", 2024),
    ])
  func year(name: String, text: String, year: Int?) {
    #expect(PolicyYear.find(name: name, text: text) == year)
  }
}
