import CoreGraphics
import DisplayList
import Foundation
import RenderCairo
import Testing

@MainActor @Suite struct SymbolTests {
  @Test("Every symbol of the table has an icon and a label, and no name comes twice")
  func table() {
    #expect(SymbolTable.all.count >= 400)
    #expect(Set(SymbolTable.all.map(\.name)).count == SymbolTable.all.count)
    for symbol in SymbolTable.all {
      #expect(SymbolIcons.shared.hasIcon(symbol.icon), "\(symbol.name) wants the icon \(symbol.icon)")
      #expect(!symbol.label.isEmpty)
    }
  }

  @Test("The 400 symbols that public sources use most have a drawing and a label")
  func mostUsed() {
    let missing: [String] = UsedSymbols.names.filter { !SymbolIcons.shared.hasSymbol($0) }
    // What is missing is rare.
    #expect(UsedSymbols.names.count >= 440 && missing.count < 12, "\(missing)")
    #expect(UsedSymbols.names.prefix(400).allSatisfy { SymbolTable.label(of: $0) != $0 || missing.contains($0) })
    #expect(Set(missing).isDisjoint(with: UsedSymbols.names.prefix(250)))
  }

  @Test("A variant that has no icon is made of the plain form's drawing")
  func variants() {
    #expect(SymbolTable.symbol(named: "leaf.circle.fill") == nil && SymbolIcons.shared.hasSymbol("leaf.circle.fill"))
    #expect(SymbolTable.label(of: "leaf.circle.fill") == "Leaf" && SymbolTable.label(of: "no.such") == "no.such")
    #expect(SymbolTable.drawing(of: "heart.slash.fill")?.name == "heart.fill")
    #expect(SymbolTable.drawing(of: "heart.wobbly") == nil)
  }

  @Test("checkmark.seal.fill is labelled Verified (286)")
  func verified() {
    #expect(SymbolTable.symbol(named: "checkmark.seal.fill")?.label == "Verified")
  }

  @Test("A symbol's label is a word for its name, not the name (285)")
  func labels() {
    #expect(SymbolTable.symbol(named: "trash")?.label == "Delete")
    #expect(SymbolTable.all.allSatisfy { !$0.label.contains(".") })
  }

  @Test("Symbols are tinted by any paint")
  func tint() throws {
    let surface: ImageSurface = try draw(
      "symbol \"square.fill\" in 10 10 40 40 linear(10 0 to 50 0; #FF0000 0, #0000FF 1)")
    #expect(try #require(surface.pixel(x: 12, y: 30)).isNear(red, within: 0.1))
    #expect(try #require(surface.pixel(x: 47, y: 30)).isNear(blue, within: 0.1))
    #expect(try #require(surface.pixel(x: 5, y: 30)).isNear(clear))
  }

  @Test("A name that is not in the table draws a box and is recorded")
  func unmapped() throws {
    let surface: ImageSurface = try draw("symbol \"no.such.symbol\" in 10 10 40 40 #FF0000")
    #expect(try #require(surface.pixel(x: 11, y: 20)).isNear(red))
    #expect(SymbolTable.unmapped.contains("no.such.symbol"))
  }

  @Test("Without the icon files the reason is told, and the rest is drawn")
  func missingPackage() throws {
    let folder = URL(fileURLWithPath: "/nowhere/icons")
    let tools = RenderTools(icons: SymbolIcons(folder: folder))
    let surface = try ImageSurface(width: 60, height: 60, scale: 1, tools: tools)
    let list = try DisplayList(parsing: "symbol \"trash\" in 10 10 40 40 #FF0000\nfill #0000FF rect 0 0 5 5")
    #expect(throws: RenderError.iconsMissing(folder: "/nowhere/icons")) { try surface.draw(list) }
    #expect(try #require(surface.pixel(x: 2, y: 2)).isNear(blue))
    #expect(
      "\(RenderError.iconsMissing(folder: "/nowhere/icons"))".contains("Install the Debian package bootstrap-icons"))
  }
}
