import Foundation
import PDFKit
import Testing

@Suite("A readable document")
struct PDFDocumentTests {
  private func sample() -> PDFBuilder {
    var builder = PDFBuilder(
      title: "Ordinance 12", pages: [["Section 1. Purpose.", "Second line."], ["Page two"], ["Page three"]])
    builder.information += [
      ("Author", "Zoë Ŝ"), ("Subject", "Housing"), ("Creator", "Writer"), ("Producer", "Maker"),
      ("Keywords", "land, rent; zoning"), ("CreationDate", "D:20240102030405+02'00'"), ("ModDate", "D:2024"),
    ]
    return builder
  }

  @Test("A file gives its pages in order with their lines")
  func pages() throws {
    let folder = try TestFolder()
    let url: URL = try folder.write(sample().data)
    let document = try #require(PDFDocument(url: url))
    #expect(document.documentURL == url)
    #expect(document.pageCount == 3)
    let strings: [String] = (0..<document.pageCount).compactMap { document.page(at: $0)?.string }
    #expect(strings == ["Section 1. Purpose.\nSecond line.", "Page two", "Page three"])
    #expect(document.string == strings.joined(separator: "\n"))
    #expect(document.page(at: 1)?.numberOfCharacters == 8)
    #expect(document.textFailure == nil)
  }

  @Test("Data gives the same document, without a URL")
  func data() throws {
    let document = try #require(PDFDocument(data: sample().data))
    #expect(document.documentURL == nil)
    #expect(document.pageCount == 3)
    #expect(document.page(at: 2)?.string == "Page three")
    #expect(document.dataRepresentation() == sample().data)
  }

  @Test("A page is always the same object, knows its document, and no page lies outside the range")
  func identity() throws {
    let document = try #require(PDFDocument(data: sample().data))
    let page = try #require(document.page(at: 1))
    #expect(document.page(at: 1) === page)
    #expect(page.document === document)
    #expect(document.index(for: page) == 1)
    #expect(document.page(at: -1) == nil)
    #expect(document.page(at: 3) == nil)
    let other = try #require(PDFDocument(data: sample().data))
    #expect(other.index(for: page) == NSNotFound)
  }

  @Test("The attributes hold what the file says, in Apple's types, and nothing else")
  func attributes() throws {
    let document = try #require(PDFDocument(data: sample().data))
    let attributes = try #require(document.documentAttributes)
    #expect(attributes[PDFDocumentAttribute.titleAttribute] as? String == "Ordinance 12")
    #expect(attributes["Title"] as? String == "Ordinance 12")
    #expect(attributes[PDFDocumentAttribute.authorAttribute] as? String == "Zoë Ŝ")
    #expect(attributes[PDFDocumentAttribute.subjectAttribute] as? String == "Housing")
    #expect(attributes[PDFDocumentAttribute.creatorAttribute] as? String == "Writer")
    #expect(attributes[PDFDocumentAttribute.producerAttribute] as? String == "Maker")
    #expect(attributes[PDFDocumentAttribute.keywordsAttribute] as? [String] == ["land", "rent", "zoning"])
    let created = attributes[PDFDocumentAttribute.creationDateAttribute] as? Date
    #expect(created?.formatted(.iso8601) == "2024-01-02T01:04:05Z")
    let modified = attributes[PDFDocumentAttribute.modificationDateAttribute] as? Date
    #expect(modified?.formatted(.iso8601) == "2024-01-01T00:00:00Z")

    let plain = try #require(PDFDocument(data: PDFBuilder(pages: [["text"]]).data))
    #expect(plain.documentAttributes?.isEmpty == true)
  }

  @Test("A title with line breaks forges neither another attribute nor the number of pages")
  func forgedTitle() throws {
    let title = "Real\nPages:           99\nEncrypted:       yes (print:no copy:no)\nPDF version:     9.9"
    let document = try #require(PDFDocument(data: PDFBuilder(title: title, pages: [["text"]]).data))
    #expect(document.pageCount == 1)
    #expect(!document.isEncrypted)
    #expect(document.majorVersion == 1)
    #expect(document.documentAttributes?[PDFDocumentAttribute.titleAttribute] as? String == title)
  }

  @Test("The version is the header's")
  func version() throws {
    var builder: PDFBuilder = sample()
    builder.version = "1.7"
    let document = try #require(PDFDocument(data: builder.data))
    #expect(document.majorVersion == 1)
    #expect(document.minorVersion == 7)
  }

  @Test("A page without text has an empty string")
  func noText() throws {
    let document = try #require(PDFDocument(data: PDFBuilder(pages: [[]]).data))
    #expect(document.pageCount == 1)
    #expect(document.page(at: 0)?.string?.isEmpty == true)
    #expect(document.page(at: 0)?.numberOfCharacters == 0)
    #expect(document.string?.isEmpty == true)
    #expect(document.textFailure == nil)
  }

  @Test("A copy has the same bytes, and a folder that is not there is refused")
  func writing() throws {
    let folder = try TestFolder()
    let document = try #require(PDFDocument(data: sample().data))
    let copy: URL = folder.url.appendingPathComponent("copy.pdf")
    #expect(document.write(to: copy))
    #expect(try Data(contentsOf: copy) == sample().data)
    #expect(!document.write(to: folder.url.appendingPathComponent("missing/copy.pdf")))
  }

  @Test("Pages outlive their document")
  func pageWithoutDocument() throws {
    var document: PDFDocument? = PDFDocument(data: sample().data)
    let page = try #require(document?.page(at: 1))
    document = nil
    #expect(page.document == nil)
    #expect(page.string == "Page two")
  }
}
