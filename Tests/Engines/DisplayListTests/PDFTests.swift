import CoreGraphics
import DisplayList
import Foundation
import RenderCairo
import Testing

/// PDF files as other programs read them.
@MainActor @Suite struct PDFTests {
  private let size = CGSize(width: 200, height: 100)

  /// A file with one page for each list, drawn the way `ImageRenderer` draws.
  private func makeFile(_ pages: [String], title: String? = nil) throws -> Data {
    var metadata = PDFMetadata(creationDate: Date(timeIntervalSince1970: 1_000_000_000))
    metadata.title = title
    let backend = try CairoContextBackend(size: size, metadata: metadata)
    let data = NSMutableData()
    let context = CGContext(
      backend: backend, consumer: try #require(CGDataConsumer(data: data)),
      mediaBox: CGRect(origin: .zero, size: size))
    for page in pages {
      context.beginPDFPage(nil)
      context.draw(try DisplayList(parsing: page), size: size)
      context.endPDFPage()
    }
    context.closePDF()
    if let error = context.closingError { throw error }
    return Data(referencing: data)
  }

  /// What a tool of poppler-utils prints about the file.
  private func output(of tool: String, _ arguments: [String] = [], on file: Data) throws -> Data {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("rotor-\(UUID()).pdf")
    try file.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/\(tool)")
    process.arguments = arguments + [url.path] + (tool == "pdftotext" ? ["-"] : [])
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data: Data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }

  private func text(of tool: String, on file: Data) throws -> String {
    String(decoding: try output(of: tool, on: file), as: UTF8.self)
  }

  /// The colour of a pixel of the first page at one pixel a point, from a binary PPM file.
  private func pixel(_ x: Int, _ y: Int, of file: Data) throws -> [UInt8] {
    let picture: [UInt8] = Array(try output(of: "pdftoppm", ["-r", "72", "-singlefile"], on: file))
    let header = "P6\n200 100\n255\n".utf8.count
    let start: Int = header + (y * 200 + x) * 3
    return Array(try #require(picture.count >= start + 3 ? picture[start..<start + 3] : nil))
  }

  @Test("The drawing behind a panel is blurred in a PDF file as in a picture")
  func backdrop() throws {
    let list = try DisplayList([
      try DisplayList(parsing: "fill #FF0000 rect 0 0 100 100").items[0],
      try DisplayList(parsing: "fill #0000FF rect 100 0 100 100").items[0],
      .group(
        .backdrop(
          radius: 10, covering: try DisplayList(parsing: "fill #000000 rect 40 20 120 60").items),
        try DisplayList(parsing: "fill #FFFFFF/0.5 rect 40 20 120 60").items),
    ])
    let file: Data = try makeFile([list.description])
    let picture = try ImageSurface(width: 200, height: 100, scale: 1)
    try picture.draw(list, background: RGBA(red: 1, green: 1, blue: 1))
    let pixels: [UInt8] = try #require(picture.image).premultipliedRGBA
    for (x, y) in [(50, 50), (90, 50), (99, 40), (110, 50), (150, 50), (20, 50), (180, 90)] {
      let place: Int = (y * 200 + x) * 4
      let own: [UInt8] = try pixel(x, y, of: file)
      #expect(zip(own, pixels[place..<place + 3]).allSatisfy { abs(Int($0) - Int($1)) < 14 }, "\(x) \(y): \(own)")
    }
    // Between the colours they are mixed: neither is pure.
    let middle: [UInt8] = try pixel(100, 50, of: file)
    #expect(middle[0] > 150 && middle[2] > 150 && middle[0] < 230 && middle[2] < 230)
  }

  @Test("Text in a PDF file can be found, page by page, and its fonts are embedded")
  func textAndFonts() throws {
    let file: Data = try makeFile([
      "text \"Oppression score 73\" at 10 40 width 150 font 13 weight 700 #000000",
      "group opacity 0.5\n  text \"Interpretation\" at 10 40 width 100 font 13 #000000",
    ])
    let pages: [Substring] = try text(of: "pdftotext", on: file).split(separator: "\u{0C}")
    #expect(
      pages.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) } == ["Oppression score 73", "Interpretation"])
    let fonts: ArraySlice<Substring> = try text(of: "pdffonts", on: file).split(separator: "\n").dropFirst(2)
    #expect(!fonts.isEmpty)
    #expect(fonts.allSatisfy { $0.contains("Inter") && $0.contains(" yes yes yes ") })
  }

  @Test("The title, the page size and the given date are in the file")
  func metadata() throws {
    let info: String = try text(of: "pdfinfo", on: try makeFile(["", ""], title: "Score card"))
    #expect(info.contains("Score card"))
    #expect(info.contains("200 x 100 pts"))
    #expect(info.contains("Sep  9") && info.contains("2001"))
    let pages = info.split(separator: "\n").first { $0.hasPrefix("Pages:") }
    #expect(pages?.hasSuffix(" 2") == true)
  }

  @Test("Equal drawings give equal files, byte for byte")
  func repeatable() throws {
    let page = """
      text "Score" at 10 40 width 50 font 13 #000000
      symbol "trash" in 60 20 17 17 linear(60 0 to 77 0; #FF0000 0, #0000FF 1)
      group shadow #000000/0.33 radius 3 offset 0 2
        fill #FFFFFF rounded 100 20 60 40 corner 8 8
      stroke angular(40 70 from 0 to 6.283; #FF0000 0, #00FF00 1) width 6 ellipse 20 50 40 40
      """
    #expect(try makeFile([page]) == (try makeFile([page])))
  }

  @Test("A list stands upright on the page, a context's own drawing has y pointing up")
  func orientation() throws {
    let file: Data = try makeFile(["fill #FF0000 rect 0 0 50 20"])
    #expect(try pixel(10, 10, of: file) == [255, 0, 0])
    #expect(try pixel(10, 90, of: file) == [255, 255, 255])

    let backend = try CairoContextBackend(size: size, metadata: PDFMetadata(creationDate: Date()))
    let data = NSMutableData()
    let box = CGRect(x: 100, y: 50, width: 200, height: 100)
    let context = CGContext(backend: backend, consumer: try #require(CGDataConsumer(data: data)), mediaBox: box)
    context.beginPDFPage(nil)
    context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
    context.fill(CGRect(x: 100, y: 50, width: 50, height: 20))
    context.closePDF()
    let own = Data(referencing: data)
    #expect(try pixel(10, 90, of: own) == [0, 0, 255])
    #expect(try pixel(10, 10, of: own) == [255, 255, 255])
  }

  @Test("Symbols, gradients and opacity stay vectors; only blurs and shadows become pictures")
  func vectors() throws {
    let vectors = """
      symbol "trash" in 60 20 17 17 linear(60 0 to 77 0; #FF0000 0, #0000FF 1)
      group opacity 0.5
        stroke angular(40 70 from 0 to 6.283; #FF0000 0, #00FF00 1) width 6 ellipse 20 50 40 40
      """
    #expect(!String(decoding: try makeFile([vectors]), as: UTF8.self).contains("/Subtype /Image"))
    let blurred = "group blur 3\n  fill #FF0000 rect 20 20 30 30"
    #expect(String(decoding: try makeFile([blurred]), as: UTF8.self).contains("/Subtype /Image"))
  }

  @Test("A context finds the library that draws and writes a file at a URL")
  func registered() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("rotor-\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    try #require(drawSquare(at: url))
    let file = try Data(contentsOf: url)
    #expect(try pixel(5, 95, of: file) == [255, 0, 0])
    #expect(try text(of: "pdfinfo", on: file).contains("Title:           A square"))
  }

  @Test("A context clips, keeps its state and strokes by its own style")
  func contextDrawing() throws {
    let backend = try CairoContextBackend(size: size, metadata: PDFMetadata(creationDate: Date()))
    let data = NSMutableData()
    let context = CGContext(
      backend: backend, consumer: try #require(CGDataConsumer(data: data)),
      mediaBox: CGRect(origin: .zero, size: size))
    context.beginPDFPage(nil)
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 100))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 200, height: 100))
    context.restoreGState()
    context.setStrokeColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.setLineWidth(10)
    context.move(to: CGPoint(x: 50, y: 30))
    context.addLine(to: CGPoint(x: 150, y: 30))
    context.strokePath()
    context.closePDF()
    let file = Data(referencing: data)
    #expect(try pixel(10, 50, of: file) == [255, 0, 0])
    #expect(try pixel(30, 50, of: file) == [255, 255, 255])
    #expect(try pixel(100, 70, of: file) == [0, 255, 0])
    #expect(try pixel(100, 62, of: file) == [255, 255, 255])
  }
}
