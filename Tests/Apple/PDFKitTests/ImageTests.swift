import Foundation
import Testing

@Suite("Images and PNG files")
struct ImageTests {
  /// Red, half-transparent green, transparent; blue, white, black at a quarter.
  private let sample = Pixels(
    width: 3, height: 2,
    rgba: [
      255, 0, 0, 255, 0, 128, 0, 128, 0, 0, 0, 0,
      0, 0, 255, 255, 255, 255, 255, 255, 0, 0, 0, 64,
    ])

  @Test("Pixels survive the way through a PNG file")
  func roundTrip() throws {
    let data = try #require(sample.image()?.pngData())
    #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(Pixels.decoded(data) == sample)
  }

  @Test("An image from a file's bytes is upright, with as many pixels in a point as it is told")
  func scales() throws {
    let read = Reread(try #require(sample.image()))
    #expect(read.sizes == [CGSize(width: 3, height: 2), CGSize(width: 1.5, height: 1)] && read.isUpright)
  }

  @Test("An opaque image survives too, though its file has no alpha")
  func opaque() throws {
    let opaque = Pixels(width: 1, height: 2, rgba: [1, 2, 3, 255, 254, 253, 252, 255])
    #expect(Pixels.decoded(try #require(opaque.image()?.pngData())) == opaque)
  }

  @Test("Bytes that do not fit the size make no image")
  func mismatch() {
    #expect(Pixels(width: 2, height: 2, rgba: [0, 0, 0, 0]).image() == nil)
    #expect(Pixels(width: 0, height: 2, rgba: []).image() == nil)
    #expect(Pixels(width: -1, height: -1, rgba: [0, 0, 0, 0]).image() == nil)
    #expect(Pixels(width: .max, height: 8, rgba: []).image() == nil)
  }

  @Test("A file that is cut, altered or of another kind makes no image")
  func damaged() throws {
    let data = try #require(sample.image()?.pngData())
    for count in [0, 8, 20, 24, 40, data.count / 2] { #expect(Pixels.decoded(data.prefix(count)) == nil) }
    #expect(Pixels.decoded(Data("GIF89a".utf8) + data) == nil)
  }

  @Test("A file that announces too many pixels is refused before it is unpacked")
  func bomb() throws {
    var data = try #require(sample.image()?.pngData())
    #expect(Pixels.decoded(data, maximumPixels: 6) == sample)
    #expect(Pixels.decoded(data, maximumPixels: 5) == nil)
    data.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
    #expect(Pixels.decoded(data) == nil)
  }

  @Test("The size is in points and turns with the orientation")
  func size() throws {
    #expect(sample.image()?.size == CGSize(width: 3, height: 2))
    #expect(sample.image(scale: 2)?.size == CGSize(width: 1.5, height: 1))
    #expect(sample.image(scale: 2, turned: true)?.size == CGSize(width: 1, height: 1.5))
    #expect(sample.image(scale: -1)?.scale == 1)
    #expect(Pixels.emptyImageSize == .zero)
    #expect(Pixels.layout(of: try #require(sample.image())) == [8, 32, 12])
  }

  @Test("A file's name tells the scale")
  func files() throws {
    let folder = try TestFolder()
    let data = try #require(sample.image()?.pngData())
    for (name, scale) in [("a.png", 1), ("a@2x.png", 2), ("a@3x.png", 3)] as [(String, CGFloat)] {
      let file = Pixels.ofFile(try folder.write(data, name).path)
      #expect(file?.pixels == sample)
      #expect(file?.scale == scale)
    }
    #expect(Pixels.ofFile(folder.url.appendingPathComponent("none.png").path) == nil)
  }
}
