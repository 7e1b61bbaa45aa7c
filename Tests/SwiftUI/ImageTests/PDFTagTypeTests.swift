import SwiftUI
import Testing

/// The names and numbers of tags.
struct PDFTagTypeTests {
  private static let names: [(CGPDFTagType, Int32, String)] = [
    (.document, 100, "Document"), (.part, 101, "Part"), (.art, 102, "Art"), (.section, 103, "Sect"), (.div, 104, "Div"),
    (.blockQuote, 105, "BlockQuote"), (.caption, 106, "Caption"), (.toc, 107, "TOC"), (.toci, 108, "TOCI"),
    (.index, 109, "Index"), (.nonStructure, 110, "NonStruct"), (.private, 111, "Private"), (.paragraph, 200, "P"),
    (.header, 201, "H"), (.header1, 202, "H1"), (.header2, 203, "H2"), (.header3, 204, "H3"), (.header4, 205, "H4"),
    (.header5, 206, "H5"), (.header6, 207, "H6"), (.list, 300, "L"), (.listItem, 301, "LI"), (.label, 302, "Lbl"),
    (.listBody, 303, "LBody"), (.table, 400, "Table"), (.tableRow, 401, "TR"), (.tableHeaderCell, 402, "TH"),
    (.tableDataCell, 403, "TD"), (.tableHeader, 404, "THead"), (.tableBody, 405, "TBody"), (.tableFooter, 406, "TFoot"),
    (.span, 500, "Span"), (.quote, 501, "Quote"), (.note, 502, "Note"), (.reference, 503, "Reference"),
    (.bibliography, 504, "BibEntry"), (.code, 505, "Code"), (.link, 506, "Link"), (.annotation, 507, "Annot"),
    (.ruby, 600, "Ruby"), (.rubyBaseText, 601, "RB"), (.rubyAnnotationText, 602, "RT"), (.rubyPunctuation, 603, "RP"),
    (.warichu, 604, "Warichu"), (.warichuText, 605, "WT"), (.warichuPunctiation, 606, "WP"), (.figure, 700, "Figure"),
    (.formula, 701, "Formula"), (.form, 702, "Form"), (.object, 800, "OBJR"),
  ]

  @Test("Each type of tag has its number and the name of the PDF standard", arguments: names.indices)
  func names(index: Int) throws {
    let (type, number, name) = Self.names[index]
    #expect(type.rawValue == number && CGPDFTagType(rawValue: number) == type)
    #expect(String(cString: try #require(type.name)) == "/" + name)
  }

  @Test("Properties are told apart by their keys")
  func properties() {
    let all: [CGPDFTagProperty] = [.actualText, .alternativeText, .titleText, .languageText]
    #expect(Set(all.map(\.rawValue)).count == 4)
    #expect(CGPDFTagProperty(rawValue: CGPDFTagProperty.actualText.rawValue) == .actualText)
    #expect(CGPDFTagType(rawValue: 99) == nil)
  }
}
