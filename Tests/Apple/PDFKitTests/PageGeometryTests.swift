import Foundation
import PDFKit
import Testing

@Suite("A page's boxes and thumbnail")
struct PageGeometryTests {
  /// A page of 200 by 100 points whose crop box leaves out 20 points on the left and 10 at the bottom; its lower left
  /// quarter, up to the crop box's middle, is red.
  private func document(rotation: Int) throws -> PDFDocument {
    var builder = PDFBuilder(pages: [[]])
    builder.pages[0].mediaBox = [0, 0, 200, 100]
    builder.pages[0].cropBox = [20, 10, 200, 100]
    builder.pages[0].rotation = rotation
    builder.pages[0].drawing = "1 0 0 rg 0 0 110 55 re f"
    return try #require(PDFDocument(data: builder.data))
  }

  private func thumbnail(_ rotation: Int, _ box: PDFDisplayBox, _ size: CGSize) throws -> Pixels {
    let page = try #require(try document(rotation: rotation).page(at: 0))
    return try #require(Pixels(page.thumbnail(of: size, for: box)))
  }

  @Test("Boxes are in points; those that the page lacks are the crop box")
  func boxes() throws {
    let page = try #require(try document(rotation: 90).page(at: 0))
    #expect(page.bounds(for: .mediaBox) == CGRect(x: 0, y: 0, width: 200, height: 100))
    for box in [PDFDisplayBox.cropBox, .bleedBox, .trimBox, .artBox] {
      #expect(page.bounds(for: box) == CGRect(x: 20, y: 10, width: 180, height: 90))
    }
    #expect(page.rotation == 90)
  }

  @Test("Rotations are brought between 0 and 270", arguments: [(0, 0), (-90, 270), (450, 90), (180, 180)])
  func rotation(stored: Int, shown: Int) throws {
    #expect(try document(rotation: stored).page(at: 0)?.rotation == shown)
  }

  @Test("A thumbnail fits into the size with the page's proportions")
  func fit() throws {
    let wide: Pixels = try thumbnail(0, .mediaBox, CGSize(width: 100, height: 100))
    #expect(wide.size == CGSize(width: 100, height: 50))
    let turned: Pixels = try thumbnail(90, .mediaBox, CGSize(width: 100, height: 100))
    #expect(turned.size == CGSize(width: 50, height: 100))
    let larger: Pixels = try thumbnail(0, .cropBox, CGSize(width: 1000, height: 180))
    #expect(larger.size == CGSize(width: 360, height: 180))
  }

  /// The quarter that is red: right and down are 1.
  @Test(
    "A thumbnail shows the box alone, turned clockwise",
    arguments: [(0, 0, 1), (90, 0, 0), (180, 1, 0), (270, 1, 1)])
  func content(rotation: Int, redX: Int, redY: Int) throws {
    let image: Pixels = try thumbnail(rotation, .cropBox, CGSize(width: 180, height: 180))
    // In each quarter a pixel near the corner and one near the middle.
    func places(_ half: Int, of side: Int) -> [Int] { half == 0 ? [2, side / 2 - 3] : [side / 2 + 2, side - 3] }
    for (x, y) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
      let colour: [UInt8] = x == redX && y == redY ? [255, 0, 0, 255] : [255, 255, 255, 255]
      for (column, row) in zip(places(x, of: image.width), places(y, of: image.height)) {
        #expect(image[column, row] == colour, "at \(column), \(row)")
      }
    }
  }

  @Test("A size that is none gives an empty image")
  func sizes() throws {
    let page = try #require(try document(rotation: 0).page(at: 0))
    for size in [CGSize.zero, CGSize(width: -5, height: 5), CGSize(width: CGFloat.nan, height: 5)] {
      #expect(Pixels(page.thumbnail(of: size, for: .cropBox)) == nil)
    }
  }

  @Test("The thumbnail of a page that cannot be drawn is empty")
  func undrawable() throws {
    let folder = try TestFolder()
    try folder.install("pdftoppm", "printf 'P6\\n4 4\\n255\\nabc'")
    let document = try #require(folder.withTools { PDFDocument(data: PDFBuilder(pages: [["text"]]).data) })
    let page = try #require(document.page(at: 0))
    #expect(Pixels(page.thumbnail(of: CGSize(width: 10, height: 10), for: .mediaBox)) == nil)
  }
}
