import CoreGraphics
import DisplayList
import RenderCairo
import SwiftUI
import Testing
import UITestSupport
import ViewTestSupport

@MainActor
@Suite("Symbols")
struct SymbolImageTests {
  private func drawn(_ image: some View) throws -> String { try HeadlessApp.small { image }.displayListText }

  @Test("Variants choose the form of a symbol, where there is one")
  func variants() throws {
    func name(_ name: String, _ variants: SymbolVariants) throws -> String {
      let text: String = try drawn(Image(systemName: name).symbolVariant(variants))
      return text.components(separatedBy: "\"")[1]
    }
    #expect(try name("heart", .fill) == "heart.fill")
    #expect(try name("bell", .slash) == "bell.slash")
    #expect(try name("bell", .slash.fill) == "bell.slash.fill")
    #expect(try name("leaf", .circle) == "leaf.circle")
    #expect(try name("leaf", .circle.fill) == "leaf.circle.fill")
    #expect(try name("heart.fill", .none) == "heart.fill")
    #expect(try name("heart.fill", .circle) == "heart.circle.fill")
    #expect(try name("star", .square.fill) == "star.square.fill")
    #expect(try name("chevron.right", .fill) == "chevron.right")
    #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.circle.contains(.fill))
  }

  @Test("Variants of views around add to those inside; none forgets them")
  func nestedVariants() throws {
    let text: String = try drawn(Image(systemName: "star").symbolVariant(.fill).symbolVariant(.circle))
    #expect(text.hasPrefix("symbol \"star.circle.fill\""))
    let plain: String = try drawn(Image(systemName: "star").symbolVariant(.none).symbolVariant(.fill))
    #expect(plain.hasPrefix("symbol \"star\""))
  }

  @Test("Modes colour the layers: one colour, one in strengths, a palette, colours of their own")
  func modes() throws {
    let symbol = Image(systemName: "exclamationmark.triangle.fill")
    #expect(!(try drawn(symbol.foregroundStyle(.red)).contains("levels")))
    #expect(
      try drawn(symbol.symbolRenderingMode(.hierarchical).foregroundStyle(.red))
        .hasSuffix("#FF3B30 levels (#FF3B30/0.5, #FF3B30/0.3)"))
    #expect(
      try drawn(symbol.symbolRenderingMode(.palette).foregroundStyle(.red, .blue)).contains("#FF3B30 levels (#007AFF"))
    // Several styles imply a palette.
    #expect(try drawn(symbol.foregroundStyle(.red, .blue, .green)).hasSuffix("#FF3B30 levels (#007AFF, #34C759)"))
    #expect(try drawn(symbol.symbolRenderingMode(.multicolor)).hasSuffix("#000000 levels (#FFCC00)"))
    #expect(try drawn(symbol.renderingMode(.original)).hasSuffix("#000000 levels (#FFCC00)"))
    let rain: some View = Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.multicolor)
    #expect(try drawn(rain).hasSuffix("#8E8E93 levels (#FFCC00, #007AFF)"))
    // A view's mode holds for what is inside, an image's own goes before it.
    #expect(
      try drawn(VStack { symbol }.symbolRenderingMode(.hierarchical)).contains("levels"))
    #expect(
      !(try drawn(VStack { symbol.symbolRenderingMode(.monochrome) }.symbolRenderingMode(.multicolor)).contains(
        "levels")))
  }

  @Test("In a palette, the mark inside a filled shape has the first colour and the shape the second")
  func layers() throws {
    let app = try HeadlessApp.small {
      Image(systemName: "xmark.circle.fill").resizable().symbolRenderingMode(.palette).foregroundStyle(.white, .red)
    }
    let shot = try Shot(app)
    #expect(shot[20, 20] == [255, 255, 255, 255])
    #expect(shot[4, 20] == [255, 59, 48, 255])
    let swapped = try HeadlessApp.small {
      Image(systemName: "xmark.circle.fill").resizable().foregroundStyle(.blue, .red)
    }
    #expect(try Shot(swapped)[20, 20] == [0, 122, 255, 255])
    // One colour: the mark is a hole.
    let plain = try HeadlessApp.small { Image(systemName: "xmark.circle.fill").resizable().foregroundStyle(.red) }
    #expect(try Shot(plain)[20, 20] == [255, 255, 255, 255] && Shot(plain)[4, 20] == [255, 59, 48, 255])
  }

  @Test("A value lights a symbol's steps one after the other; symbols without steps ignore it")
  func value() throws {
    func ink(_ value: Double?) throws -> Int {
      let app = try HeadlessApp.small(60) { Image(systemName: "wifi", variableValue: value).resizable() }
      let pixels: [UInt8] = try Shot(app).image.premultipliedRGBA
      return stride(from: 0, to: pixels.count, by: 4).count { pixels[$0] < 100 }
    }
    let all: Int = try ink(nil)
    #expect(try ink(0) == 0 && ink(1) == all)
    #expect(try 0 < ink(0.2) && ink(0.2) < ink(0.6) && ink(0.6) < all)
    #expect(try drawn(Image(systemName: "wifi", variableValue: 0.5)).hasSuffix("lit 0 0.5"))
    let heart = try HeadlessApp.small(60) { Image(systemName: "heart.fill", variableValue: 0).resizable() }
    #expect(try Shot(heart)[30, 30] == [0, 0, 0, 255])
  }

  @Test("A symbol follows the font and the scale of images, with room around it as long as it is not resized")
  func size() throws {
    func isDrawn(_ view: some View, across side: Double) throws -> Bool {
      let text: String = try HeadlessApp.small(200) { view }.displayListText
      let drawn: String = text.components(separatedBy: " in ")[1].components(separatedBy: " ")[2]
      return try abs(#require(Double(drawn)) - side) <= 0.5
    }
    // A circle is as wide as the font is high.
    let symbol = Image(systemName: "circle")
    #expect(try isDrawn(symbol.font(.system(size: 100)), across: 100))
    #expect(try isDrawn(symbol.font(.system(size: 100)).imageScale(.large), across: 128))
    #expect(try isDrawn(symbol.font(.system(size: 100)).imageScale(.small), across: 80))
    #expect(try isDrawn(symbol.resizable().frame(width: 80, height: 90), across: 80))
  }

  @Test("A slashed form has a line through it and room beside the line")
  func slash() throws {
    let app = try HeadlessApp.small(160) { Image(systemName: "stop.fill").resizable().symbolVariant(.slash) }
    let shot = try Shot(app)
    #expect(shot[80, 80] == [0, 0, 0, 255])
    // Along the line, above it, there is room.
    #expect(shot[89, 75] == [255, 255, 255, 255])
    #expect(app.contains(label: "Stop"))
  }

  @Test("Symbols by scale are smaller or larger than those of the medium one, which is the default")
  func imageScales() throws {
    func width(_ scale: Image.Scale?) throws -> CGFloat {
      let host = try window {
        if let scale {
          Image(systemName: "star").imageScale(scale).accessibilityLabel("star")
        } else {
          Image(systemName: "star").accessibilityLabel("star")
        }
      }
      return try #require(host.frame("star")).width
    }
    #expect(try width(.medium) == width(nil))
    #expect(try width(.small) < width(.medium) && width(.large) > width(.medium))
  }
}
