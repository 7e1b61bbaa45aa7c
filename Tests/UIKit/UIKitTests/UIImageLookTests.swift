import CoreGraphics
import Foundation
import SwiftUI
import Testing
import UITestSupport
import ViewTestSupport

/// Images of UIKit with colours, sizes and edges of their own, shown by views.
@MainActor
@Suite("Images of UIKit and their looks", .serialized)
struct UIImageLookTests {
  private func picture(_ width: Int = 8, _ height: Int = 4) throws -> UIImage {
    UIImage(cgImage: try TestPicture.plain(width, height, TestPicture.red))
  }

  private func line(_ image: UIImage) throws -> String {
    try HeadlessApp.small { Image(uiImage: image).foregroundStyle(.green) }.displayListText
  }

  @Test("A tint colours an image's shape, and a template takes the colour of its place all the same")
  func tint() throws {
    let blue: UIImage = try picture().withTintColor(.blue)
    #expect(blue.renderingMode == .automatic)
    let shown = try Shot(HeadlessApp.small { Image(uiImage: blue).resizable() })
    #expect(shown[20, 20] == TestPicture.blue)
    let template: UIImage = try picture().withTintColor(.blue, renderingMode: .alwaysTemplate)
    let green = try Shot(
      HeadlessApp.small { Image(uiImage: template).resizable().foregroundStyle(Color(red: 0, green: 1, blue: 0)) })
    #expect(green[20, 20] == TestPicture.green)
    let symbol: UIImage = try #require(UIImage(systemName: "trash"))
    #expect(symbol.renderingMode == .automatic)
    let tinted: UIImage = symbol.withTintColor(.blue, renderingMode: .alwaysOriginal)
    #expect(try line(tinted).contains("#0000FF") && !line(symbol).contains("#0000FF"))
    #expect(try HeadlessApp.small { Image(uiImage: tinted) }.contains(label: "Delete"))
    // A colour of the system follows the appearance of where it is shown.
    let system: UIImage = try picture().withTintColor(.systemRed)
    let dark = try Shot(HeadlessApp.small(dark: true) { Image(uiImage: system).resizable() })
    #expect(dark[20, 20] == [255, 69, 58, 255])
  }

  @Test("Images of the same picture that are drawn alike are equal, whatever each was made of")
  func equality() throws {
    let (image, same) = (try picture(), try picture())
    #expect(image !== same && image == same && image.hash == same.hash)
    #expect(try image != picture(4, 8) && image != UIImage(cgImage: TestPicture.plain(8, 4, TestPicture.blue)))
    #expect(image.withTintColor(.blue) == same.withTintColor(.blue) && image.withTintColor(.blue) != same)
    #expect(image.withRenderingMode(.alwaysTemplate) != image && image.withHorizontallyFlippedOrientation() != image)
    #expect(UIImage(systemName: "trash") == UIImage(systemName: "trash"))
    #expect(UIImage(systemName: "trash") != UIImage(systemName: "star") && UIImage() == UIImage() && UIImage() != image)
    #expect([image: "first"][same] == "first")
  }

  @Test("A tinted image's file has the colour in its pixels")
  func tintedFile() throws {
    let data: Data = try #require(try picture().withTintColor(.blue).pngData())
    #expect(try #require(UIImage(data: data)?.cgImage).premultipliedRGBA.prefix(4) == TestPicture.blue[...])
  }

  @Test("A symbol's configuration gives its size, weight and colours; what another one says comes on top")
  func configuration() throws {
    // A circle's side is 15.5 / 13 of the text's size, 3 percent more in bold, in whole pixels of two a point: 49.12.
    let large: UIImage = try #require(
      UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)))
    #expect(large.size == CGSize(width: 49, height: 49))
    #expect(UIImage(systemName: "circle")?.size == CGSize(width: 20.5, height: 20.5))
    let view = try HeadlessApp(size: CGSize(width: 100, height: 100)) { Image(uiImage: large) }
    // 0.192 / (15.5 / 13) of it is room around the circle: 41.109 are left.
    #expect(view.displayListText.contains("41.109 41.109") && view.displayListText.contains("weight 700"))
    let small: UIImage = try #require(
      large.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .small)))
    // 40 * 0.8 * 1.03 * 15.5 / 13 = 39.3.
    #expect(small.size == CGSize(width: 39.5, height: 39.5))
    #expect(small.symbolConfiguration == UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .small))
    let body = UIImage.SymbolConfiguration(textStyle: .largeTitle)
    #expect(UIImage(systemName: "circle", withConfiguration: body)?.size.width == 40.5)
    #expect(
      large.withConfiguration(body).symbolConfiguration == UIImage.SymbolConfiguration(font: .systemFont(ofSize: 34)))
    #expect(UIImage.SymbolWeight.heavy.fontWeight() == .heavy)
    let plain: UIImage = try picture()
    #expect(plain.applyingSymbolConfiguration(body) == nil && plain.withConfiguration(body).symbolConfiguration == nil)
    #expect(UIImage(systemName: "no.such.symbol", withConfiguration: body) == nil)
  }

  @Test("A palette and a hierarchical colour are those of a symbol's layers")
  func colors() throws {
    let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
    let badge: UIImage = try #require(UIImage(systemName: "bell.badge", withConfiguration: palette))
    let text: String = try line(badge)
    #expect(text.contains("#FF0000") && text.contains("#0000FF"))
    let one = UIImage.SymbolConfiguration(hierarchicalColor: .red)
    let faint: String = try line(#require(UIImage(systemName: "bell.badge", withConfiguration: one)))
    #expect(faint.contains("#FF0000 ") && faint.contains("#FF0000/0.5"))
    #expect(faint != text)
    #expect(try line(badge.withRenderingMode(.alwaysTemplate)) != text)
  }

  @Test("An image with edges is stretched in the middle, as a view with cap insets is")
  func edges() throws {
    let image: UIImage = try picture(8, 8)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 2)
    for mode in [UIImage.ResizingMode.stretch, .tile] {
      let resizable: UIImage = image.resizableImage(withCapInsets: insets, resizingMode: mode)
      #expect(resizable.capInsets == insets && resizable.resizingMode == mode)
      let left = try HeadlessApp.small { Image(uiImage: resizable).resizable() }
      let right = try HeadlessApp.small {
        Image(uiImage: image).resizable(
          capInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 2),
          resizingMode: mode == .tile ? .tile : .stretch)
      }
      #expect(left.displayListText == right.displayListText && left.displayListText.contains("part"))
    }
    #expect(image.resizableImage(withCapInsets: insets).resizingMode == .tile && image.capInsets == .zero)
  }

  @Test("The edges of a turned image are those of the upright one")
  func turnedEdges() throws {
    let pixels: CGImage = try TestPicture.plain(8, 4, TestPicture.red)
    let image = UIImage(cgImage: pixels, scale: 1, orientation: .right)
      .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0), resizingMode: .stretch)
    let text: String = try HeadlessApp.small { Image(uiImage: image).resizable() }.displayListText
    // Turned a quarter clockwise: the upper edge is the left one of the pixels as they are stored.
    #expect(text.contains("part 0 0 1 4") && text.contains("part 1 0 7 4"))
  }

  @Test("An image that flips is seen as in a mirror from right to left only")
  func flipped() throws {
    let pixels: CGImage = try TestPicture.pixels(2, 1) { x, _ in x == 0 ? TestPicture.red : TestPicture.green }
    let image = UIImage(cgImage: pixels).imageFlippedForRightToLeftLayoutDirection()
    #expect(image.flipsForRightToLeftLayoutDirection && !UIImage(cgImage: pixels).flipsForRightToLeftLayoutDirection)
    let view = { Image(uiImage: image).resizable().interpolation(.none) }
    #expect(try Shot(HeadlessApp.small(root: view))[2, 20] == TestPicture.red)
    #expect(try Shot(HeadlessApp.small(rightToLeft: true, root: view))[2, 20] == TestPicture.green)
  }

  @Test("A thumbnail has the size asked for, upright; without pixels, or of an impossible size, there is none")
  func thumbnails() async throws {
    let pixels: CGImage = try TestPicture.pixels(8, 4) { x, _ in x < 4 ? TestPicture.red : TestPicture.green }
    let image = UIImage(cgImage: pixels, scale: 2, orientation: .right)
    let small: UIImage = try #require(image.preparingThumbnail(of: CGSize(width: 1, height: 2)))
    #expect(small.size == CGSize(width: 1, height: 2) && small.scale == 2 && small.imageOrientation == .up)
    #expect(small.cgImage?.premultipliedRGBA.prefix(4) == TestPicture.red[...])
    #expect(small.cgImage?.premultipliedRGBA.suffix(4) == TestPicture.green[...])
    let template: UIImage = image.withTintColor(.blue, renderingMode: .alwaysTemplate)
    let shape: UIImage = try #require(template.preparingThumbnail(of: CGSize(width: 1, height: 2)))
    #expect(shape.renderingMode == .alwaysTemplate)
    #expect(shape.cgImage?.premultipliedRGBA.prefix(4) == TestPicture.red[...])
    for size in [CGSize.zero, CGSize(width: CGFloat.nan, height: 1), CGSize(width: 1e5, height: 1e4)] {
      #expect(image.preparingThumbnail(of: size) == nil)
    }
    #expect(UIImage().preparingThumbnail(of: CGSize(width: 1, height: 1)) == nil)
    #expect(await image.byPreparingThumbnail(ofSize: CGSize(width: 3, height: 3))?.size.width == 3)
    #expect(image.preparingForDisplay() === image && UIImage(systemName: "star")?.preparingForDisplay() == nil)
    #expect(await image.byPreparingForDisplay() === image)
    await withCheckedContinuation { done in
      image.prepareThumbnail(of: CGSize(width: 1, height: 1)) { thumbnail in
        #expect(thumbnail?.size == CGSize(width: 1, height: 1))
        done.resume()
      }
    }
    await withCheckedContinuation { done in
      image.prepareForDisplay {
        #expect($0 === image)
        done.resume()
      }
    }
  }

  @Test("A literal is the program's picture, and an empty one with a message where there is none")
  func literal() {
    let messages: [String] = warnings {
      let image: UIImage = #imageLiteral(resourceName: "no such picture")
      #expect(image.size == .zero)
      let inferred = #imageLiteral(resourceName: "no such picture")
      #expect(inferred.cgImage == nil)
    }
    #expect(messages.count == 2 && messages[0].contains("\"no such picture\""))
  }

  @Test("A picture of a bundle is found by its name, in the variant of the traits")
  func named() throws {
    let folder = try ResourceFolder()
    let set: String = "Media.xcassets/sign.imageset"
    try folder.write(TestPicture.png(TestPicture.plain(2, 2, TestPicture.red)), to: "\(set)/light.png")
    try folder.write(TestPicture.png(TestPicture.plain(2, 2, TestPicture.green)), to: "\(set)/dark.png")
    try folder.write(
      """
      {"images": [{"idiom": "universal", "filename": "light.png"},
       {"idiom": "universal", "filename": "dark.png",
        "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """, to: "\(set)/Contents.json")
    let bundle: Bundle = folder.bundle
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    func color(_ image: UIImage?) -> [UInt8]? { image?.cgImage.map { Array($0.premultipliedRGBA.prefix(4)) } }
    #expect(color(UIImage(named: "sign", in: bundle, with: nil)) == TestPicture.red)
    #expect(color(UIImage(named: "sign", in: bundle, compatibleWith: dark)) == TestPicture.green)
    let body = UIImage.SymbolConfiguration(textStyle: .body).withTraitCollection(dark)
    let configured: UIImage? = UIImage(named: "sign", in: bundle, with: body)
    #expect(color(configured) == TestPicture.green && configured?.configuration == body)
    #expect(UIImage(named: "sign", in: nil, with: nil) == nil)
  }

  @Test("Insets lead inwards from the sides, and leave nothing where they meet")
  func insets() {
    let rect = CGRect(x: 10, y: 10, width: 20, height: 30)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 11, width: 14, height: 26))
    #expect(rect.inset(by: UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0)).isNull)
    #expect(UIEdgeInsets() == .zero)
  }
}
