import Foundation
import PDFKit
import Testing

@testable import DecodingOppression

/// Where clauses stand in real files.
@Suite(.timeLimit(.minutes(30)))
struct PolicyPagesTests {
  private let folder: CommandFolder
  private let pages = PolicyPages(recognizer: nil)

  init() throws { folder = try CommandFolder() }

  private func reference(
    _ text: String, _ data: Data, page: Int? = 1, name: String = "code.pdf"
  ) throws -> ClauseReference {
    ClauseReference(url: try folder.write(data, name), fileName: name, text: text, page: page)
  }

  private static let rules = [
    "1. Every owner of a house registers it", "with the office of the town.", "2. A tenant who fails to pay may be",
    "removed from the house.",
  ]

  @Test(
    "The lines of a clause are marked where they are drawn, however the page is turned", arguments: [0, 90, 180, 270])
  func rotation(angle: Int) async throws {
    let clause = try reference(
      "2. A tenant who fails to pay may be removed from the house.",
      DrawnPDF([["Other page."], Self.rules], rotation: angle).data, page: 2)
    let part = try #require(try await pages.place(of: clause).parts.first)
    #expect(part.page == 2 && part.pageCount == 2)
    #expect(part.lines.count == 2)
    // Upright, the third line's base stands at 692 points of 792, and begins at 72 of 612.
    let bounds: CGRect = part.bounds
    let upright: CGRect =
      switch angle {
      case 90: CGRect(x: bounds.minY, y: 1 - bounds.maxX, width: bounds.height, height: bounds.width)
      case 180: CGRect(x: 1 - bounds.maxX, y: 1 - bounds.maxY, width: bounds.width, height: bounds.height)
      case 270: CGRect(x: 1 - bounds.maxY, y: bounds.minX, width: bounds.height, height: bounds.width)
      default: bounds
      }
    #expect(abs(upright.minX - 72.0 / 612) < 0.01, "\(upright)")
    #expect(
      abs(upright.minY - (792 - 702.0) / 792) < 0.02 && abs(upright.maxY - (792 - 676.0) / 792) < 0.02, "\(upright)")
    #expect(part.size == (angle % 180 == 0 ? CGSize(width: 612, height: 792) : CGSize(width: 792, height: 612)))
  }

  @Test("In two columns drawn row by row the lines of one column are marked")
  func columns() async throws {
    let left = (1...10).map { "any person who sleeps in park \($0)" }
    let right = (1...10).map { "every owner shall pay the fee \($0)" }
    let clause = try reference(
      "every owner shall pay the fee 4 every owner shall pay the fee 5", DrawnPDF(left: left, right: right).data)
    let part = try #require(try await pages.place(of: clause).parts.first)
    #expect(part.description == "Page 1 of 1, in the upper half, on the right side")
    #expect(part.bounds.minX > 0.5)
  }

  @Test("A clause over two pages has a part on each")
  func twoPages() async throws {
    let head = "Code of the Town of Cray, Chapter 12"
    let data: Data = DrawnPDF([
      [head] + (1...40).map { "Line \($0) of another rule of the town." } + [
        "A tenant who fails to pay the rent for the"
      ],
      [head, "second month may be removed from the house.", "The end."],
    ]).data
    let clause = try reference(
      "A tenant who fails to pay the rent for the second month may be removed from the house.", data)
    let parts: [ClausePlace.Part] = try await pages.place(of: clause).parts
    #expect(
      parts.map(\.description) == ["Page 1 of 2, in the lower half", "Page 2 of 2, in the upper half"])
    #expect(parts.allSatisfy { $0.lines.count == 1 })
  }

  @Test("An encrypted document is opened with the password that was remembered")
  func password() async throws {
    let locked: URL = try CommandFolder.fixture("aes256", "pdf")
    let clause = ClauseReference(url: locked, fileName: "aes256.pdf", text: "A rule.", page: 1)
    await #expect(throws: PageProblem.locked("aes256.pdf")) { try await pages.place(of: clause) }
    await pages.remember(password: "wrong", for: locked)
    await #expect(throws: PageProblem.wrongPassword("aes256.pdf")) { try await pages.place(of: clause) }
    await pages.remember(password: "pass wörd", for: locked)
    let text: String = try #require(
      try PDFKitDocumentReader(password: "pass wörd").read(locked).pages.first { $0.contains(where: \.isLetter) })
    let found = ClauseReference(url: locked, fileName: "aes256.pdf", text: text, page: 1)
    let parts: [ClausePlace.Part] = try await pages.place(of: found).parts
    // Its crop box leaves the text out.
    #expect(parts.map(\.page) == [1] && parts[0].size == CGSize(width: 590, height: 690) && parts[0].lines.isEmpty)
  }

  @Test("A document that is gone, another one, a clause without a page: each has its sentence")
  func problems() async throws {
    let clause = try reference("A tenant pays.", DrawnPDF([["A tenant pays."]]).data)
    let url: URL = try #require(clause.url)
    #expect(try await pages.place(of: clause).parts.count == 1)
    try DrawnPDF([["Another text of another length."]]).data.write(to: url)
    await #expect(throws: PageProblem.changed(name: "code.pdf", page: 1)) { try await pages.place(of: clause) }
    try FileManager.default.removeItem(at: url)
    let gone = PageProblem.missing(name: "code.pdf", folder: folder.work.standardizedFileURL.path)
    await #expect(throws: gone) { try await pages.place(of: clause) }
    #expect(gone.errorDescription?.contains("is no longer in") == true && gone.needsDocument)
    await #expect(throws: PageProblem.unknownDocument) {
      try await pages.place(of: ClauseReference(url: nil, fileName: "", text: "A rule.", page: 1))
    }
    let pageless = try reference("A tenant pays.", DrawnPDF([["A tenant pays."]]).data, page: nil)
    await #expect(throws: PageProblem.unknownPage) { try await pages.place(of: pageless) }
    let junk = try reference("A rule.", Data("no PDF".utf8), name: "junk.pdf")
    await #expect(throws: PageProblem.self) { try await pages.place(of: junk) }
  }

  @Test("On a scanned page the words that Tesseract found are marked")
  func scan() async throws {
    try folder.install("pdftoppm", "true")
    try folder.install(
      "tesseract",
      """
      cat > /dev/null
      printf '5\\t1\\t1\\t1\\t1\\t1\\t300\\t600\\t150\\t75\\t96\\tNo\\n'
      printf '5\\t1\\t1\\t1\\t1\\t2\\t500\\t600\\t450\\t75\\t96\\tperson\\n'
      printf '5\\t1\\t1\\t1\\t2\\t1\\t300\\t700\\t750\\t75\\t96\\tcamps.\\n'
      printf '5\\t1\\t1\\t2\\t1\\t1\\t300\\t900\\t750\\t75\\t96\\tOther\\n'
      """)
    let scans = PolicyPages(recognizer: TextRecognizer(path: folder.tools.path + ":/bin:/usr/bin"))
    let clause = try reference("No person camps.", MinimalPDF.data(lines: []))
    let part = try #require(try await scans.place(of: clause).parts.first)
    #expect(part.lines.count == 2)
    #expect(abs(part.lines[0].minX - 72.0 / 612) < 0.001 && abs(part.lines[0].maxX - 228.0 / 612) < 0.001)
    #expect(abs(part.lines[1].minY - 168.0 / 792) < 0.001)
  }

  @Test("A page is drawn with a width in pixels, kept, and drawn anew when the file was changed")
  func pictures() async throws {
    let clause = try reference("A tenant pays.", DrawnPDF([["A tenant pays."]]).data)
    let first: UIImage = try await pages.picture(of: 1, for: clause, width: 306)
    #expect(first.size == CGSize(width: 306, height: 396))
    #expect(try await pages.picture(of: 1, for: clause, width: 306) === first)
    await #expect(throws: PageProblem.self) { try await pages.picture(of: 2, for: clause, width: 306) }
    try DrawnPDF([["Another."]], rotation: 90).data.write(to: try #require(clause.url))
    #expect(try await pages.picture(of: 1, for: clause, width: 396).size == CGSize(width: 396, height: 306))
  }

  @Test("The pictures kept take a bounded number of bytes")
  func cache() throws {
    var cache = PictureCache(limit: 3000)
    func key(_ page: Int) -> PictureCache.Key {
      PictureCache.Key(url: folder.work, modified: nil, page: page, width: 16)
    }
    let picture: UIImage = UIGraphicsImageRenderer(
      size: CGSize(width: 16, height: 16),
      format: {
        $0.scale = 1; return $0
      }(UIGraphicsImageRendererFormat())
    ).image { _ in }
    cache[key(1)] = picture
    cache[key(2)] = picture
    #expect(cache[key(1)] === picture)
    cache[key(3)] = picture
    #expect(cache[key(2)] == nil && cache[key(1)] != nil && cache[key(3)] != nil && cache.count == 2)
    cache[key(3)] = nil
    #expect(cache.count == 1)
  }
}
