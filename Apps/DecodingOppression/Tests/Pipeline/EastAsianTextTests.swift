import Foundation
import Testing

@testable import DecodingOppression

/// Texts without spaces between words (specification 3.3).
struct EastAsianTextTests {
  private func clauses(_ text: String) throws -> [String] { try ClauseSegmenter().clauses(in: text).map(\.text) }

  @Test("Sentences end at full-width stops, and lines join without spaces")
  func sentences() throws {
    let text = "いかなる者も公園において夜間に宿泊しては\nならない。前項の規定に違反した者は、五万円以下の罰金に\n処する。"
    #expect(
      try clauses(text) == [
        "いかなる者も公園において夜間に宿泊してはならない。", "前項の規定に違反した者は、五万円以下の罰金に処する。",
      ])
    #expect(try clauses("任何人不得在公园内过夜或者露宿。“违者处以五百元以下罚款。”").count == 2)
  }

  @Test("Articles by their numbers begin clauses; a reference to one does not")
  func articles() throws {
    let text = "第一条 この条例は、公園の利用について必要な事項を定める\n第二条 公園を利用する者は、市長の許可を受けなければ\nならない"
    #expect(try clauses(text).count == 2)
    let reference = "市長は、次に掲げる者に対して許可を与えることができる旨を\n第三条の規定により定めるものとする。"
    #expect(try clauses(reference).count == 1)
  }

  @Test("Latin words keep their spaces, and none stand beside an ideograph")
  func joining() {
    #expect(EastAsianText.joined(["the", "park", "公園", "で", "BBQ", "party"]) == "the park公園でBBQ party")
    #expect(EastAsianText.words(ofLine: "the park") == ["the", "park"])
    #expect(EastAsianText.words(ofLine: "公園で泊まる。") == ["公園", "で泊", "まる。"])
  }

  @Test("Words of any mixture join to the text without its spaces")
  func roundTrip() {
    var random = SystemRandomNumberGenerator()
    let signs: [Character] = Array("ab1公園。、「」（）ーW.")
    for _ in 0..<500 {
      let text = String(
        (0..<Int.random(in: 1...12, using: &random)).map { _ in signs[Int.random(in: 0..<signs.count)] })
      let words: [Substring] = EastAsianText.words(of: text[...])
      #expect(words.joined() == text)
      #expect(words.allSatisfy { !$0.isEmpty })
    }
  }

  @Test("A piece of text without stops is divided at the longest length of a clause")
  func longText() throws {
    let found: [String] = try clauses(String(repeating: "公園利用者", count: 400))
    #expect(found.allSatisfy { $0.count <= 800 })
    #expect(found.joined().count == 2000)
  }
}
