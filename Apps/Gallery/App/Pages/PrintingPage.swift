import SwiftUI

/// Views on paper, and the tags that their accessibility gives them in a PDF file.
struct PrintingPage: View {
  private struct Tag: Identifiable {
    var type: CGPDFTagType
    var meaning: String
    var count: Int
    var id: Int32 { type.rawValue }
    /// The name in the file, such as "/H1".
    var name: String { type.name.map { String(cString: $0) } ?? "" }
  }

  private static let meanings: [(CGPDFTagType, String)] = [
    (.header1, "heading"), (.paragraph, "paragraph"), (.figure, "picture with a description"), (.link, "link"),
    (.table, "table"), (.tableHeaderCell, "head of a column"), (.tableDataCell, "cell"),
  ]

  private let file: Data = PrintingPage.print()

  var body: some View {
    Example("A page") {
      PrintedPage().padding().background(.white).border(.gray).environment(\.colorScheme, .light)
    }
    Example("What a screen reader finds in its PDF file") {
      ForEach(tags) { tag in
        LabeledContent(tag.name + ", " + tag.meaning, value: tag.count.formatted())
      }
    }
  }

  /// Types of tags with how often the file has them.
  private var tags: [Tag] {
    let text = String(decoding: file, as: UTF8.self)
    return Self.meanings.map { type, meaning in
      var tag = Tag(type: type, meaning: meaning, count: 0)
      tag.count = text.components(separatedBy: "/S \(tag.name) ").count - 1
      return tag
    }
  }

  /// A file of one page. What views say of themselves is tagged without a word; that rows make a table is said here.
  private static func print() -> Data {
    let data = NSMutableData()
    var box = CGRect(x: 0, y: 0, width: 300, height: 260)
    guard let consumer = CGDataConsumer(data: data as CFMutableData),
      let context = CGContext(consumer: consumer, mediaBox: &box, [kCGPDFContextTitle: "Tides"] as CFDictionary)
    else { return Data() }
    CGPDFContextBeginTag(context, .document, [CGPDFTagProperty.languageText: "en"] as CFDictionary)
    context.beginPDFPage(nil)
    draw(PrintedPage.Words(), in: context, at: 110)
    CGPDFContextBeginTag(context, .table, nil)
    for row in PrintedPage.rows.indices {
      CGPDFContextBeginTag(context, .tableRow, nil)
      draw(PrintedPage.Row(number: row), in: context, at: 80 - 20 * CGFloat(row))
      CGPDFContextEndTag(context)
    }
    CGPDFContextEndTag(context)
    context.endPDFPage()
    CGPDFContextEndTag(context)
    context.closePDF()
    return data as Data
  }

  private static func draw(_ view: some View, in context: CGContext, at y: CGFloat) {
    ImageRenderer(content: view.frame(width: 260, alignment: .leading)).render { _, draw in
      context.saveGState()
      context.translateBy(x: 20, y: y)
      draw(context)
      context.restoreGState()
    }
  }
}

/// The printed page: words, a drawing, a link, and a small table.
private struct PrintedPage: View {
  static let rows: [[String]] = [["Harbour", "High water"], ["Marlow", "06:12"], ["Ferry", "06:40"]]

  struct Words: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 6) {
        Text("Tides").font(.title2.bold()).accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
        Text("The water rises twice a day.")
        Capsule().fill(.blue).frame(width: 120, height: 8).accessibilityLabel("Water at half of its height")
        Link("Tables of all harbours", destination: URL(string: "https://example.org/tides")!)
      }
    }
  }

  struct Row: View {
    let number: Int

    var body: some View {
      HStack(spacing: 0) {
        ForEach(PrintedPage.rows[number], id: \.self) { cell in
          Text(cell).fontWeight(number == 0 ? .semibold : .regular).frame(width: 110, alignment: .leading)
            .accessibilityAddTraits(number == 0 ? .isHeader : [])
        }
      }
      .font(.callout)
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Words()
      ForEach(Self.rows.indices, id: \.self) { Row(number: $0) }
    }
    // Paper has one size of text.
    .dynamicTypeSize(.large)
  }
}

#Preview("Printing", traits: .sizeThatFitsLayout) { PrintingPage() }
