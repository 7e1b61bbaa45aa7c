import CoreGraphics
import Foundation
import SwiftUI
import Testing
import UITestSupport
import ViewTestSupport

@MainActor
@Suite("Images")
struct ImageTests {
  @Test("A picture has its own size, which its scale divides; a resizable one takes what it is offered")
  func sizes() throws {
    let picture: CGImage = try TestPicture.plain(20, 10, TestPicture.red)
    let app = try HeadlessApp.small { Image(decorative: picture, scale: 2) }
    #expect(app.displayListText == "image \"image\" in 15 17.5 10 5")
    let large = try HeadlessApp.small { Image(decorative: picture, scale: 2).resizable() }
    #expect(large.displayListText == "image \"image\" in 0 0 40 40")
    let fitted = try HeadlessApp.small { Image(decorative: picture, scale: 1).resizable().scaledToFit() }
    #expect(fitted.displayListText == "image \"image\" in 0 10 40 20")
    let filled = try HeadlessApp.small { Image(decorative: picture, scale: 1).resizable().scaledToFill() }
    #expect(filled.displayListText == "image \"image\" in -20 0 80 40")
  }

  @Test("Pixels are turned upright by their orientation", arguments: Image.Orientation.allCases)
  func orientation(_ orientation: Image.Orientation) throws {
    // Stored: red at the top left, green at the top right, blue at the bottom left.
    let stored: CGImage = try TestPicture.pixels(2, 2) { x, y in
      [[TestPicture.red, TestPicture.green], [TestPicture.blue, TestPicture.white]][y][x]
    }
    let app = try HeadlessApp.small {
      Image(decorative: stored, scale: 1, orientation: orientation).resizable().interpolation(.none)
    }
    let shot = try Shot(app)
    let corners: [[UInt8]] = [shot[5, 5], shot[35, 5], shot[5, 35]]
    let (red, green, blue, white) = (TestPicture.red, TestPicture.green, TestPicture.blue, TestPicture.white)
    // By the definition: what has to be done to the stored pixels. `right`: turned a quarter clockwise.
    let expected: [[UInt8]] =
      switch orientation {
      case .up: [red, green, blue]
      case .upMirrored: [green, red, white]
      case .down: [white, blue, green]
      case .downMirrored: [blue, white, red]
      case .right: [blue, red, white]
      case .left: [green, white, red]
      case .leftMirrored: [red, blue, green]
      case .rightMirrored: [white, green, blue]
      }
    #expect(corners == expected)
  }

  @Test("A template is drawn in the foreground style, an original in its own colours")
  func template() throws {
    let picture: CGImage = try TestPicture.plain(4, 4, TestPicture.red)
    let app = try HeadlessApp.small {
      Image(decorative: picture, scale: 1).renderingMode(.template).resizable().foregroundStyle(.blue)
    }
    let shot = try Shot(app)
    #expect(shot[20, 20] == [0, 122, 255, 255])
    #expect(app.displayListText.hasPrefix("group mask 1\n  image \"image\""))
    let original = try HeadlessApp.small {
      Image(decorative: picture, scale: 1).renderingMode(.original).resizable().foregroundStyle(.blue)
    }
    #expect(try Shot(original)[20, 20] == TestPicture.red)
  }

  @Test("Cap insets keep the edges' size; the middle is stretched or repeated")
  func slices() throws {
    // A border of red two pixels wide around a checkerboard.
    let picture: CGImage = try TestPicture.pixels(8, 8) { x, y in
      if x < 2 || y < 2 || x > 5 || y > 5 { return TestPicture.red }
      return (x + y) % 2 == 0 ? TestPicture.green : TestPicture.blue
    }
    let insets = EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let stretched = try HeadlessApp.small {
      Image(decorative: picture, scale: 1).resizable(capInsets: insets).interpolation(.none)
    }
    let shot = try Shot(stretched)
    #expect(shot[1, 20] == TestPicture.red && shot[2, 20] != TestPicture.red)
    #expect(shot[38, 20] == TestPicture.red && shot[37, 20] != TestPicture.red)
    // 36 points for 4 pixels: 9 points each.
    #expect(shot[3, 3] == TestPicture.green && shot[10, 3] == TestPicture.green && shot[11, 3] == TestPicture.blue)
    let tiled = try HeadlessApp.small {
      Image(decorative: picture, scale: 1).resizable(capInsets: insets, resizingMode: .tile).interpolation(.none)
    }
    let tiles = try Shot(tiled)
    #expect(tiles[2, 2] == TestPicture.green && tiles[3, 2] == TestPicture.blue && tiles[6, 2] == TestPicture.green)
    #expect(tiles[1, 1] == TestPicture.red && tiles[39, 20] == TestPicture.red)
  }

  @Test("Interpolation and smoothing of edges reach the drawing")
  func quality() throws {
    let picture: CGImage = try TestPicture.plain(2, 2, TestPicture.red)
    let app = try HeadlessApp.small {
      Image(decorative: picture, scale: 1).resizable().interpolation(.high).antialiased(false)
    }
    #expect(app.displayListText.hasSuffix("smoothing high jagged"))
    let ways: [(Image.Interpolation, String)] = [
      (.none, " smoothing none"), (.low, " smoothing low"), (.medium, ""), (.high, " smoothing high"),
    ]
    for (interpolation, words) in ways {
      let drawn = try HeadlessApp.small { Image(decorative: picture, scale: 1).interpolation(interpolation) }
      let plain = try HeadlessApp.small { Image(decorative: picture, scale: 1) }
      #expect(drawn.displayListText == plain.displayListText + words, "medium is what an image has by itself")
    }
  }

  @Test("A label is read, a decorative picture is not, and an unnamed one is an image all the same (296)")
  func accessibility() throws {
    let picture: CGImage = try TestPicture.plain(2, 2, TestPicture.red)
    let app = try HeadlessApp.small {
      VStack {
        Image(picture, scale: 1, label: Text("A red square"))
        Image(decorative: picture, scale: 1)
        Image(uiImage: UIImage(cgImage: picture))
      }
    }
    #expect(app.contains(label: "A red square"))
    #expect(app.accessibilityText.components(separatedBy: "\n  image ").count == 3)
  }

  @Test("An image of UIKit keeps its scale, orientation and rendering mode; a symbol stays a symbol")
  func uiImage() throws {
    let picture: CGImage = try TestPicture.plain(8, 4, TestPicture.red)
    let turned = UIImage(cgImage: picture, scale: 2, orientation: .right)
    #expect(turned.size == CGSize(width: 2, height: 4))
    let app = try HeadlessApp.small { Image(uiImage: turned) }
    #expect(app.displayListText.contains("image \"image\" in 0 0 4 2"))
    let template = try HeadlessApp.small { Image(uiImage: turned.withRenderingMode(.alwaysTemplate)) }
    #expect(template.displayListText.hasPrefix("group mask"))
    let symbol: UIImage = try #require(UIImage(systemName: "trash"))
    #expect(symbol.isSymbolImage && symbol.cgImage == nil && symbol.pngData() != nil)
    let trash = try HeadlessApp.small { Image(uiImage: symbol) }
    #expect(trash.displayListText.hasPrefix("symbol \"trash\"") && trash.contains(label: "Delete"))
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(
      UIImage(cgImage: picture, scale: 1, orientation: .left).withHorizontallyFlippedOrientation().imageOrientation
        == .rightMirrored)
    #expect(UIImage().renderingMode == .automatic && !UIImage().isSymbolImage)
    #expect(turned.withRenderingMode(.alwaysOriginal).renderingMode == .alwaysOriginal)
  }

  @Test("A JPEG file is written and read again, near enough")
  func jpeg() throws {
    let picture: CGImage = try TestPicture.plain(16, 16, TestPicture.green)
    let data: Data = try #require(UIImage(cgImage: picture).jpegData(compressionQuality: 0.9))
    let image = try #require(UIImage(data: data)?.cgImage)
    #expect(image.width == 16 && image.premultipliedRGBA[1] > 240 && image.premultipliedRGBA[0] < 15)
  }

  @Test("A picture is redacted as a bar")
  func redacted() throws {
    let picture: CGImage = try TestPicture.plain(2, 2, TestPicture.red)
    let app = try HeadlessApp.small { Image(decorative: picture, scale: 1).resizable().redacted(reason: .placeholder) }
    #expect(!app.displayListText.contains("image"))
  }
}
