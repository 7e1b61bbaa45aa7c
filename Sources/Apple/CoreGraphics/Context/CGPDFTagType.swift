/// The kind of a part of a tagged PDF file: a heading, a paragraph, the cell of a table.
public enum CGPDFTagType: Int32, Sendable {
  // Parts that group others.
  case document = 100
  case part, art, section, div, blockQuote, caption, toc, toci, index, nonStructure
  case `private`
  // Paragraphs. A header is a heading of no particular level, `header1` the highest one.
  case paragraph = 200
  case header, header1, header2, header3, header4, header5, header6
  // Lists: an item has a label, such as its number, and a body.
  case list = 300
  case listItem, label, listBody
  // Tables, row by row; `tableHeader` is the group of the rows with headings, `tableHeaderCell` such a heading.
  case table = 400
  case tableRow, tableHeaderCell, tableDataCell, tableHeader, tableBody, tableFooter
  // Parts of a line.
  case span = 500
  case quote, note, reference, bibliography, code, link, annotation
  // Eastern Asian annotations. The last one is spelled as Apple spells it.
  case ruby = 600
  case rubyBaseText, rubyAnnotationText, rubyPunctuation, warichu, warichuText, warichuPunctiation
  // Illustrations.
  case figure = 700
  case formula, form
  /// A part that is another object of the file.
  case object = 800
}

extension CGPDFTagType {
  /// The name that the PDF standard has for the type, as a file writes it: "/H1", "/TD". It lives as long as the program.
  public var name: UnsafePointer<CChar>? {
    UnsafeRawPointer(standardName.utf8Start).assumingMemoryBound(to: CChar.self)
  }

  /// The name as a literal. The standard has no type for `object`: an object is referred to instead, by "OBJR".
  package var standardName: StaticString {
    switch self {
    case .document: "/Document"
    case .part: "/Part"
    case .art: "/Art"
    case .section: "/Sect"
    case .div: "/Div"
    case .blockQuote: "/BlockQuote"
    case .caption: "/Caption"
    case .toc: "/TOC"
    case .toci: "/TOCI"
    case .index: "/Index"
    case .nonStructure: "/NonStruct"
    case .private: "/Private"
    case .paragraph: "/P"
    case .header: "/H"
    case .header1: "/H1"
    case .header2: "/H2"
    case .header3: "/H3"
    case .header4: "/H4"
    case .header5: "/H5"
    case .header6: "/H6"
    case .list: "/L"
    case .listItem: "/LI"
    case .label: "/Lbl"
    case .listBody: "/LBody"
    case .table: "/Table"
    case .tableRow: "/TR"
    case .tableHeaderCell: "/TH"
    case .tableDataCell: "/TD"
    case .tableHeader: "/THead"
    case .tableBody: "/TBody"
    case .tableFooter: "/TFoot"
    case .span: "/Span"
    case .quote: "/Quote"
    case .note: "/Note"
    case .reference: "/Reference"
    case .bibliography: "/BibEntry"
    case .code: "/Code"
    case .link: "/Link"
    case .annotation: "/Annot"
    case .ruby: "/Ruby"
    case .rubyBaseText: "/RB"
    case .rubyAnnotationText: "/RT"
    case .rubyPunctuation: "/RP"
    case .warichu: "/Warichu"
    case .warichuText: "/WT"
    case .warichuPunctiation: "/WP"
    case .figure: "/Figure"
    case .formula: "/Formula"
    case .form: "/Form"
    case .object: "/OBJR"
    }
  }

  /// Whether the type only groups parts: what is drawn in it directly belongs to none of them.
  package var isGroup: Bool {
    switch self {
    case .document, .part, .art, .section, .div, .blockQuote, .toc, .toci, .index, .nonStructure, .private, .list,
      .listItem, .table, .tableRow, .tableHeader, .tableBody, .tableFooter:
      true
    default: false
    }
  }

  /// The level of a heading, from 1; nil for other types and for a heading without a level.
  package var headingLevel: Int? {
    (Self.header1.rawValue...Self.header6.rawValue).contains(rawValue) ? Int(rawValue - Self.header.rawValue) : nil
  }

  /// The heading of a level from 1 to 6; what is beyond takes the nearest.
  package static func heading(level: Int) -> Self {
    Self(rawValue: header.rawValue + Int32(min(max(level, 1), 6))) ?? .header
  }
}
