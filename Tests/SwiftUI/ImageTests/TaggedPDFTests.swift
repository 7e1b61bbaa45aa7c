import Charts
import CoreGraphics
import Foundation
import SwiftUI
import Testing

/// The tags that views get in PDF files, read back by poppler.
@MainActor
struct TaggedPDFTests {
  /// A file of pages with a view each.
  private func file<Content: View>(
    _ pages: [Content], title: String? = "Tags", around: (CGContext, () -> Void) -> Void = { $1() }
  ) throws -> Data {
    let data = NSMutableData()
    let consumer: CGDataConsumer = try #require(CGDataConsumer(data: data as CFMutableData))
    var box = CGRect(x: 0, y: 0, width: 300, height: 400)
    let information: [String: Any] = title.map { [kCGPDFContextTitle as String: $0] } ?? [:]
    let context: CGContext = try #require(CGContext(consumer: consumer, mediaBox: &box, information as CFDictionary))
    around(context) {
      for page in pages {
        context.beginPDFPage(nil)
        ImageRenderer(content: page.frame(width: 300, height: 400)).render { _, draw in draw(context) }
        context.endPDFPage()
      }
    }
    context.closePDF()
    if let error = context.closingError { throw error }
    return data as Data
  }

  private func text<Content: View>(_ view: Content) throws -> [String] {
    try PDFStructureReader.text(try file([view]))
  }

  @Test("Headings, paragraphs and pictures become H1, P and Figure, in the order in which they are read")
  func kinds() throws {
    let lines: [String] = try text(
      VStack {
        Text("Report").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
        Text("Part").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
        Text("Plain words")
        Circle().frame(width: 20, height: 20).accessibilityLabel("A dot")
        Text("Decoration").accessibilityHidden(true)
        Rectangle().frame(width: 50, height: 1)
      })
    #expect(
      lines == [
        "Document", "  H1", "    \"Report\"", "  H2", "    \"Part\"", "  P", "    \"Plain words\"", "  Figure",
        "    \"\"",
      ])
    let structure: String = try PDFStructureReader.structure(
      try file([Circle().frame(width: 20, height: 20).accessibilityLabel("A dot").accessibilityValue("black")]))
    #expect(structure.contains("Figure") && structure.contains("BBox"))
  }

  @Test("The file says that it is tagged, in which language, and shows its title")
  func catalog() throws {
    let data: Data = try file([Text("Words")])
    #expect(try PDFStructureReader.information(data).contains("Tagged:          yes"))
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("/MarkInfo << /Marked true >>") && text.contains("/DisplayDocTitle true"))
    // en-US in UTF-16.
    #expect(text.contains("/Lang <FEFF0065006E002D00550053>"))
    #expect(text.contains("<pdfuaid:part>1</pdfuaid:part>") && text.contains(">Tags</rdf:li>"))
    for title in [nil, ""] {
      let untitled = String(decoding: try file([Text("Words")], title: title), as: UTF8.self)
      #expect(!untitled.contains("/DisplayDocTitle") && !untitled.contains("pdfuaid:part>"))
    }
  }

  @Test("A heading that leaves levels out, or a figure without words, makes no claim to be universal")
  func claims() throws {
    let skipped = Text("Deep").accessibilityAddTraits(.isHeader).accessibilityHeading(.h3)
    #expect(!String(decoding: try file([skipped]), as: UTF8.self).contains("pdfuaid:part>"))
    // A heading without a level has that of the one before it, or else the first.
    #expect(try text(Text("Plain").accessibilityAddTraits(.isHeader)) == ["Document", "  H1", "    \"Plain\""])
  }

  @Test("Text that is spoken otherwise than it is drawn keeps both: content and description")
  func spokenOtherwise() throws {
    let data: Data = try file([Text("0.33").accessibilityLabel("0.33 on a scale")])
    let lines: [String] = try PDFStructureReader.text(data)
    #expect(lines.prefix(2) == ["Document", "  P"] && lines.last?.contains("0.33") == true)
    // "0.33 on a scale" in UTF-16.
    #expect(String(decoding: data, as: UTF8.self).contains("/Alt <FEFF0030002E00330033"))
    let same: Data = try file([Text("Two\nlines")])
    #expect(!String(decoding: same, as: UTF8.self).contains("/Alt"))
  }

  @Test("Several texts that are one element are one paragraph")
  func combined() throws {
    let lines: [String] = try text(
      HStack {
        Text("Name")
        Text("Value")
      }.accessibilityElement(children: .combine))
    #expect(lines.filter { $0.contains("P") && !$0.contains("\"") } == ["  P"])
    #expect(lines.contains { $0.contains("Name") })
  }

  @Test("A link is a Link in a P, leads to its address, and says where")
  func links() throws {
    let url: URL = try #require(URL(string: "https://example.org/a?b=1"))
    let data: Data = try file([Link("More", destination: url)])
    let lines: [String] = try PDFStructureReader.text(data)
    #expect(lines.prefix(3) == ["Document", "  P", "    Link"])
    #expect(lines.contains { $0.contains("\"More\"") } && lines.contains { $0.contains("Object") })
    #expect(try PDFStructureReader.output("pdfinfo", ["-url"], on: data).contains("https://example.org/a?b=1"))
  }

  @Test("A chart is one Figure with its description, whatever it is made of")
  func charts() throws {
    let chart = Chart {
      BarMark(x: .value("Month", "May"), y: .value("Price", 3))
      BarMark(x: .value("Month", "June"), y: .value("Price", 5))
    }
    .accessibilityLabel("Prices")
    .frame(width: 200, height: 150)
    let data: Data = try file([chart])
    let kinds: [String] = try PDFStructureReader.text(data).filter { !$0.contains("\"") }
    #expect(kinds == ["Document", "  Figure"])
    // "Prices" in UTF-16.
    #expect(String(decoding: data, as: UTF8.self).contains("/Alt <FEFF005000720069006300650073"))
  }

  @Test("What is drawn as one, such as half transparent, is one part, and none of its text is lost")
  func groups() throws {
    let lines: [String] = try text(
      VStack {
        Text("First")
        Text("Second")
      }.opacity(0.5))
    #expect(lines.filter { $0 == "  P" }.count == 1)
    #expect(lines.joined().contains("First") && lines.joined().contains("Second"))
    let moved: [String] = try text(
      VStack {
        Text("First")
        Text("Second")
      }.rotationEffect(.degrees(90)).clipped())
    #expect(moved.filter { $0 == "  P" }.count == 2)
  }

  @Test("Parts follow the order of reading, not that of drawing")
  func readingOrder() throws {
    let lines: [String] = try text(
      ZStack(alignment: .topLeading) {
        Text("Below").offset(y: 60)
        Text("Above")
      }.frame(width: 200, height: 200, alignment: .topLeading))
    let quoted: [String] = lines.filter { $0.contains("\"") }.map { $0.trimmingCharacters(in: .whitespaces) }
    let reversed: [String] = try text(
      VStack {
        Text("Last").accessibilitySortPriority(-1)
        Text("Start")
      }
    ).filter { $0.contains("\"") }.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(quoted.count == 2)
    #expect(reversed == ["\"Start\"", "\"Last\""])
  }

  @Test("Tags go on over pages, and in a row each element is a cell")
  func tables() throws {
    let rows: [[String]] = [["Name", "Score"], ["Ann", "3"], ["Bob", "4"]]
    let data = NSMutableData()
    var box = CGRect(x: 0, y: 0, width: 200, height: 50)
    let context: CGContext = try #require(
      CGDataConsumer(data: data as CFMutableData).flatMap { CGContext(consumer: $0, mediaBox: &box, nil) })
    CGPDFContextBeginTag(context, .document, [CGPDFTagProperty.languageText: "de"] as CFDictionary)
    CGPDFContextBeginTag(context, .table, nil)
    for (index, row) in rows.enumerated() {
      context.beginPDFPage(nil)
      CGPDFContextBeginTag(context, .tableRow, nil)
      let view = HStack {
        ForEach(row, id: \.self) { Text(verbatim: $0).accessibilityAddTraits(index == 0 ? .isHeader : []) }
      }
      ImageRenderer(content: view).render { _, draw in draw(context) }
      CGPDFContextEndTag(context)
      // Drawn while the table is open, and read by nobody.
      ImageRenderer(content: Text("Foot").accessibilityHidden(true)).render { _, draw in draw(context) }
      context.endPDFPage()
    }
    CGPDFContextEndTag(context)
    CGPDFContextEndTag(context)
    context.closePDF()
    let lines: [String] = try PDFStructureReader.text(data as Data)
    #expect(
      lines.filter { !$0.contains("\"") } == [
        "Document", "  Table", "    TR", "      TH", "      TH", "    TR", "      TD", "      TD", "    TR", "      TD",
        "      TD",
      ])
    #expect(lines.joined().contains("Bob") && !lines.joined().contains("Foot"))
    #expect(try PDFStructureReader.structure(data as Data).contains("/Scope /Column"))
    #expect(String(decoding: data as Data, as: UTF8.self).contains("/Lang <FEFF00640065>"))
    #expect(try PDFStructureReader.output("pdftotext", [], on: data as Data).contains("Foot"))
  }

  @Test("In a list each element is an item, and in a caption text is the caption's own")
  func lists() throws {
    let data: Data = try file([Text("One")]) { context, draw in
      CGPDFContextBeginTag(context, .list, nil)
      draw()
      CGPDFContextEndTag(context)
      CGPDFContextBeginTag(context, .caption, nil)
      draw()
      CGPDFContextEndTag(context)
    }
    #expect(
      try PDFStructureReader.text(data).filter { !$0.contains("\"") } == [
        "Document", "  L", "    LI", "      LBody", "  Caption",
      ])
  }

  /// Texts that are hard to set; nil for no text at all.
  nonisolated static let hardTexts: [String?] = [
    "يدفع المستأجر الرسوم", "👩‍👩‍👧‍👦 families", nil, "居住者は許可なく転貸してはならない。", "",
  ]

  @Test("Right to left, emoji, East Asian text and pages without any make whole files", arguments: hardTexts)
  func hardTexts(text: String?) throws {
    let page: AnyView = text.map { AnyView(Text(verbatim: $0)) } ?? AnyView(EmptyView())
    let data: Data = try file([page, AnyView(Text("The end"))], title: "Title 👩‍👩‍👧‍👦 & <more>")
    let tags: String = try PDFStructureReader.text(data).joined(separator: "\n")
    #expect(tags.contains("The end") && !tags.contains("Error") && !tags.contains("Warning"))
    if let text, text.contains("families") || text.contains("居住者") { #expect(tags.contains(text.suffix(3))) }
    let information: String = try PDFStructureReader.information(data)
    #expect(information.contains("Title 👩‍👩‍👧‍👦 & <more>"))
    #expect(information.contains("Pages:           2"))
  }

  /// Texts with emoji, and the first of the words in UTF-16 that stand for their pictures.
  nonisolated static let emoji: [(text: String, actual: String)] = [
    ("👩‍👩‍👧‍👦 families", "D83DDC69200D"), ("1️⃣ first", "0031FE0F20E3"), ("Made ©️", "004D00610064006500200"),
  ]

  @Test("Emoji are sharp pictures, for which the file has their characters", arguments: emoji.indices)
  func emojiPictures(index: Int) throws {
    let data: Data = try file([Text(verbatim: Self.emoji[index].text).font(.system(size: 20))])
    let bytes = String(decoding: data, as: UTF8.self)
    #expect(bytes.contains("/ActualText <FEFF" + Self.emoji[index].actual) && !bytes.contains("/Alt"))
    // The column before the last three is the pixels per inch; a page has 72 points an inch.
    let images: [[Substring]] = try PDFStructureReader.output("pdfimages", ["-list"], on: data)
      .split(separator: "\n").dropFirst(2).map { $0.split(separator: " ") }
    #expect(!images.isEmpty)
    for image in images { #expect(Int(image[image.count - 3]) ?? 0 >= 215) }
    #expect(!String(decoding: try file([Text("Plain 1")]), as: UTF8.self).contains("/ActualText"))
  }

  @Test("What a context draws itself is decoration outside of tags, and content in one that holds content")
  func ownDrawing() throws {
    let data = NSMutableData()
    var box = CGRect(x: 0, y: 0, width: 200, height: 50)
    let context: CGContext = try #require(
      CGDataConsumer(data: data as CFMutableData).flatMap { CGContext(consumer: $0, mediaBox: &box, nil) })
    context.beginPDFPage(nil)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    let properties: [CGPDFTagProperty: String] = [
      .alternativeText: "A square", .actualText: "■", .titleText: "Square", .languageText: "en",
    ]
    CGPDFContextBeginTag(context, .figure, properties as CFDictionary)
    context.fill(CGRect(x: 20, y: 0, width: 10, height: 10))
    CGPDFContextEndTag(context)
    // One more than was begun.
    CGPDFContextEndTag(context)
    context.setURL(try #require(URL(string: "https://example.org")), for: CGRect(x: 0, y: 0, width: 10, height: 10))
    context.closePDF()
    let file: Data = data as Data
    #expect(
      try PDFStructureReader.text(file).filter { !$0.contains("\"") && !$0.contains("Object") } == [
        "Document", "  Figure", "  Link",
      ])
    // The beginnings of "A square" and "Square" in UTF-16.
    let bytes = String(decoding: file, as: UTF8.self)
    #expect(bytes.contains("/Alt <FEFF0041") && bytes.contains("/T <FEFF0053"))
  }

  @Test("A file without tags is as it was, and a bitmap ignores them")
  func untagged() throws {
    let data = NSMutableData()
    var box = CGRect(x: 0, y: 0, width: 200, height: 50)
    let context: CGContext = try #require(
      CGDataConsumer(data: data as CFMutableData).flatMap { CGContext(consumer: $0, mediaBox: &box, nil) })
    context.beginPDFPage(nil)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.closePDF()
    CGPDFContextBeginTag(context, .paragraph, nil)
    #expect(try PDFStructureReader.information(data as Data).contains("Tagged:          no"))
    let bitmap: CGContext = try #require(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    CGPDFContextBeginTag(bitmap, .paragraph, nil)
    bitmap.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    CGPDFContextEndTag(bitmap)
    #expect(bitmap.makeImage() != nil)
  }

  @Test("Equal drawings give equal tagged files, byte for byte")
  func repeatable() throws {
    let url: URL = try #require(URL(string: "https://example.org"))
    func bytes() throws -> String {
      let view = VStack {
        Text("Report").accessibilityAddTraits(.isHeader)
        Link("More", destination: url)
      }
      return try #require(String(data: try file([view, view]), encoding: .isoLatin1))
        .replacing(#/\/CreationDate \([^)]*\)/#, with: "").replacing(#/<xmp:CreateDate>[^<]*/#, with: "")
    }
    #expect(try bytes() == (try bytes()))
  }
}
