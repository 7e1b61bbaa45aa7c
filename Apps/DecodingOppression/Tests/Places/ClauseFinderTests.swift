import Foundation
import Testing

@testable import DecodingOppression

/// A clause is found on its pages by its letters.
struct ClauseFinderTests {
  private func found(
    _ clause: String, in pages: [String], page: Int = 1, occurrence: Int = 0
  ) throws -> [String] {
    let finder = ClauseFinder { $0 <= pages.count ? pages[$0 - 1] : nil }
    return try finder.stretches(of: clause, page: page, occurrence: occurrence).map { stretch in
      let units: [UInt16] = Array(pages[stretch.page - 1].utf16)
      return "\(stretch.page): " + String(decoding: units[stretch.range], as: UTF16.self)
    }
  }

  @Test("A clause is found across line ends, hyphens and ligatures, with its number and its last sign")
  func lines() throws {
    #expect(
      try found(
        "12. No officer shall regulate a house for $500.",
        in: ["Code of Cray\n12. No o\u{FB03}cer shall regu-\nlate a house for $500. 13. Next."])
        == ["1: 12. No o\u{FB03}cer shall regu-\nlate a house for $500."])
  }

  @Test("A clause goes on behind the foot of its page and the head of the next one")
  func pages() throws {
    let text = "A tenant who fails to pay the rent on the first day of the month shall leave the house at once."
    let pages = [
      "An owner keeps the house.\nA tenant who fails to pay the rent on\nPage 1",
      "Code of Cray\nthe first day of the month shall leave the house at once.\nPage 2",
    ]
    #expect(
      try found(text, in: pages) == [
        "1: A tenant who fails to pay the rent on", "2: the first day of the month shall leave the house at once.",
      ])
  }

  @Test("A clause of which a word stands in the last line of its page is found there")
  func lastLine() throws {
    let pages = [
      "The office keeps a list.\nTenants\n7", "shall register with the office in the first month of a year.",
    ]
    #expect(
      try found("Tenants shall register with the office in the first month of a year.", in: pages) == [
        "1: Tenants", "2: shall register with the office in the first month of a year.",
      ])
  }

  @Test("A note amid a clause is left out")
  func note() throws {
    let text = "The owner repairs the dwelling within ten days after a tenant has asked for it in writing."
    let page =
      "The owner repairs the dwelling within ten days\n1 See the older law.\nafter a tenant has asked for it in writing."
    #expect(
      try found(text, in: [page]) == [
        "1: The owner repairs the dwelling within ten days", "1: after a tenant has asked for it in writing.",
      ])
  }

  @Test("Of clauses that begin alike each has its own place")
  func repeated() throws {
    let rule = "No person shall sleep in any of the parks of this town at night"
    let page = "\(rule) in May.\n\(rule) in June."
    #expect(try found(rule + " in May.", in: [page]) == ["1: \(rule) in May."])
    #expect(try found(rule + " in June.", in: [page], occurrence: 1) == ["1: \(rule) in June."])
    #expect(ClauseFinder.beginAlike(rule + " in May.", rule + " in June."))
    #expect(!ClauseFinder.beginAlike(rule, "A person may sleep."))
  }

  @Test("Other scripts are found as well")
  func scripts() throws {
    #expect(try found("第二条 国民は、平等である。", in: ["第一条 前文。\n第二条\u{3000}国民は、\n平等である。"]) == ["1: 第二条\u{3000}国民は、\n平等である。"])
    #expect(
      try found("Für jede Straße gilt das Gesetz.", in: ["Fu\u{308}r jede Stra\u{DF}e\ngilt das Gesetz."]) == [
        "1: Fu\u{308}r jede Stra\u{DF}e\ngilt das Gesetz."
      ])
  }

  @Test("What stands nowhere, has no letters or no page is not found")
  func nowhere() throws {
    #expect(try found("A rule about parks.", in: ["A rule about trees and houses."]) == [])
    #expect(try found("12. 34.", in: ["12. 34."]) == [])
    #expect(try found("", in: [""]) == [])
    #expect(try found("A rule.", in: ["A rule."], page: 2) == [])
  }

  @Test("The place is said by page, half and side")
  func words() {
    func words(_ lines: CGRect...) -> String {
      ClausePlace.Part(page: 3, pageCount: 12, size: CGSize(width: 612, height: 792), lines: lines).description
    }
    let wide = CGRect(x: 0.1, y: 0.1, width: 0.8, height: 0.02)
    #expect(words(wide) == "Page 3 of 12, in the upper half")
    #expect(words(wide.offsetBy(dx: 0, dy: 0.5)) == "Page 3 of 12, in the lower half")
    #expect(words(wide.offsetBy(dx: 0, dy: 0.3), wide.offsetBy(dx: 0, dy: 0.55)) == "Page 3 of 12, in the middle")
    #expect(words(wide, wide.offsetBy(dx: 0, dy: 0.8)) == "Page 3 of 12, over most of its height")
    let left = CGRect(x: 0.1, y: 0.1, width: 0.35, height: 0.02)
    #expect(words(left, left.offsetBy(dx: 0, dy: 0.05)) == "Page 3 of 12, in the upper half, on the left side")
    #expect(
      words(left.offsetBy(dx: 0.45, dy: 0.7), left.offsetBy(dx: 0.45, dy: 0.6))
        == "Page 3 of 12, in the lower half, on the right side")
    #expect(words() == "Page 3 of 12")
  }

  @Test("Tesseract's table gives words with lines and points; rows of other levels and odd rows are left out")
  func recognized() {
    let rows = [
      "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext",
      "4\t1\t1\t1\t1\t0\t10\t10\t300\t30\t-1\t", "5\t1\t1\t1\t1\t1\t300\t600\t150\t75\t96\tNo",
      "5\t1\t1\t1\t1\t2\t500\t600\t150\t75\t96\tperson", "5\t1\t1\t1\t2\t1\t300\t700\t150\t75\t90\tcamps.",
      "5\t1\t1\t1\t2\t2\tnan\t700\t150\t75\t90\todd", "5\t1\t1\t1\t3\t1\t1\t1\t1\t1\t95\t ", "5\t1",
    ]
    let words: [RecognizedWord] = RecognizedWord.words(inTable: rows.joined(separator: "\n"), pixelsPerInch: 300)
    #expect(words.map(\.text) == ["No", "person", "camps."] && words.map(\.line) == [0, 0, 1])
    #expect(words[0].box == CGRect(x: 72, y: 144, width: 36, height: 18))
  }
}
