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
      let hasIcon: Bool = symbol.icon == Symbol.byName || SymbolIcons.shared.hasIcon(symbol.icon)
      #expect(hasIcon && SymbolIcons.shared.hasSymbol(symbol.name), "\(symbol.name) wants the icon \(symbol.icon)")
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

  @Test("A symbol that shows two things and is much used is not drawn as one of them")
  func pairs() {
    let pairs: [String] = UsedSymbols.names.filter { $0.contains(".and.") }
    #expect(pairs.count >= 25)
    for name in pairs {
      let drawing: SymbolDrawing? = SymbolTable.drawing(of: name)
      for part in name.components(separatedBy: ".and.") {
        for form in [part, part + ".fill"] {
          guard let one = SymbolTable.drawing(of: form) else { continue }
          #expect(one.icon != drawing?.icon || one.changes != drawing?.changes, "\(name) is drawn as \(form)")
        }
      }
    }
    for icon in Set(SymbolTable.all.map(\.icon)) where icon.hasPrefix("own-") {
      #expect(SymbolIcons.shared.hasIcon(icon), "\(icon)")
    }
  }

  @Test("A variant that has no icon is made of the plain form's drawing")
  func variants() {
    #expect(SymbolTable.symbol(named: "leaf.circle.fill") == nil && SymbolIcons.shared.hasSymbol("leaf.circle.fill"))
    #expect(SymbolTable.label(of: "leaf.circle.fill") == "Leaf" && SymbolTable.label(of: "no.such") == "no.such")
    #expect(SymbolTable.drawing(of: "heart.slash.fill")?.name == "heart.fill")
    #expect(SymbolTable.drawing(of: "heart.wobbly") == nil)
  }

  @Test("A badge that the icon lacks is set at its corner, a dot above and a mark below, with room around it")
  func badges() throws {
    #expect(SymbolTable.drawing(of: "bell.badge")?.changes == [.badge(icon: nil)])
    #expect(SymbolTable.drawing(of: "folder.badge.gearshape")?.changes == [.badge(icon: "gear-fill")])
    // An icon with a badge of its own gets no second one.
    #expect(SymbolTable.drawing(of: "cart.badge.plus")?.changes == [])
    // Names that the table does not have are put together, filled or not.
    #expect(SymbolTable.drawing(of: "tray.badge.plus")?.changes == [.badge(icon: "plus-circle-fill")])
    #expect(SymbolTable.drawing(of: "tray.badge.plus.fill")?.name == "tray.fill")
    #expect(SymbolTable.drawing(of: "star.trianglebadge.exclamationmark")?.icon == "star")
    #expect(SymbolTable.drawing(of: "star.badge.wobbly") == nil && SymbolTable.drawing(of: "badge.plus") == nil)
    #expect(SymbolTable.drawing(of: "bell.badge.circle")?.changes.count == 2)
    for symbol in SymbolTable.all where symbol.hasBadge {
      #expect(SymbolIcons.shared.hasSymbol(symbol.name), "\(symbol.name)")
      let isDot: Bool = SymbolTable.drawing(of: symbol.name)?.changes == [.badge(icon: nil)]
      let saysDot: Bool = ["badge", "badge.fill", "badge.filled.fill"].contains { symbol.name.hasSuffix($0) }
      #expect(isDot == saysDot, "\(symbol.name)")
    }
    let plain: ImageSurface = try draw("symbol \"square.fill\" in 10 10 40 40 #FF0000")
    let marked: ImageSurface = try draw("symbol \"square.badge.clock.fill\" in 10 10 40 40 #FF0000")
    let dotted: ImageSurface = try draw("symbol \"square.badge.fill\" in 10 10 40 40 #FF0000")
    // The square ends where room for the badge begins; the badge itself is painted.
    #expect(try #require(plain.pixel(x: 28, y: 39)).isNear(red))
    #expect(try #require(marked.pixel(x: 28, y: 39)).isNear(clear))
    #expect(try #require(marked.pixel(x: 31, y: 39)).isNear(red))
    #expect(try #require(dotted.pixel(x: 32, y: 18)).isNear(clear))
    #expect(try #require(dotted.pixel(x: 42, y: 18)).isNear(red))
    #expect(try #require(marked.pixel(x: 42, y: 18)).isNear(red))
  }

  @Test("A hollow symbol stays hollow with a badge, also where the file names the hole before the outline")
  func hollow() throws {
    for (name, x, y) in [("bell.badge", 28, 32), ("lock.badge.clock", 26, 36)] as [(String, Int, Int)] {
      let surface: ImageSurface = try draw("symbol \"\(name)\" in 10 10 40 40 #FF0000")
      #expect(try #require(surface.pixel(x: x, y: y)).isNear(clear), "\(name)")
      #expect(surface.image?.premultipliedRGBA.contains { $0 > 0 } == true)
    }
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
