import CoreGraphics
import DisplayList
import Foundation
import RenderCairo
import Testing

/// What the drawings of symbols look like: each its own, whole, and fuller where it is filled.
@MainActor @Suite struct SymbolDrawingTests {
  @Test("Every well known symbol has a drawing; what is a mark of trade has a placeholder")
  func known() {
    let missing: [String] = KnownSymbols.names.filter { !SymbolIcons.shared.hasSymbol($0) }
    #expect(KnownSymbols.names.count >= 900 && missing.isEmpty, "\(missing)")
    for name in ["applelogo", "bonjour", "opticid"] { #expect(!SymbolIcons.shared.hasSymbol(name)) }
  }

  @Test("No two well known symbols look the same, but for other names of one thing")
  func distinct() throws {
    var seen: [[UInt8]: String] = [:]
    for name in KnownSymbols.names {
      let picture: [UInt8] = try ink(of: name).alpha
      let first: String? = seen[picture]
      seen[picture] = first ?? name
      guard let first else { continue }
      #expect(KnownSymbols.synonyms.contains { $0.contains(first) && $0.contains(name) }, "\(name) looks like \(first)")
    }
  }

  @Test("A filled form covers more than its outline")
  func filled() throws {
    var count: Int = 0
    for name in Set(KnownSymbols.names + SymbolTable.all.map(\.name)) where name.hasSuffix(".fill") {
      let plain = String(name.dropLast(5))
      guard let outline = SymbolTable.drawing(of: plain), let form = SymbolTable.drawing(of: name) else { continue }
      // What is solid anyway has one drawing.
      guard outline.icon != form.icon || outline.changes != form.changes else { continue }
      count += 1
      #expect(try ink(of: name).sum > ink(of: plain).sum, "\(name)")
    }
    #expect(count > 350)
  }

  @Test("Each drawing lies within its square and is not empty")
  func inside() throws {
    for name in Set(KnownSymbols.names + SymbolTable.all.map(\.name)).sorted() {
      let ink: Ink = try ink(of: name)
      #expect(ink.outside < 0.02, "\(name) reaches out of its square")
      #expect(ink.sum > 4, "\(name) is empty")
    }
  }

  @Test("A number stands in the arrow that goes round, a letter or number in a circle")
  func signs() {
    #expect(SymbolTable.drawing(of: "goforward.15")?.icon == "sign-15")
    #expect(SymbolTable.drawing(of: "gobackward.75")?.icon == "sign-75")
    #expect(SymbolTable.drawing(of: "goforward.x") == nil && SymbolTable.drawing(of: "goforward.100") == nil)
    #expect(SymbolTable.drawing(of: "a.circle")?.icon == "sign-A" && SymbolTable.label(of: "a.circle.fill") == "A")
    #expect(SymbolTable.drawing(of: "31.square.fill")?.icon == "sign-31" && SymbolTable.drawing(of: "a") == nil)
    #expect(SymbolTable.drawing(of: "123.circle") == nil && SymbolTable.drawing(of: "a.slash.wobbly") == nil)
  }

  @Test("A mark is set into what the end of the name says, filled or not")
  func enclosures() {
    guard case .enclosed(let bubble, false)? = SymbolTable.drawing(of: "heart.bubble")?.changes.last else {
      Issue.record("heart.bubble has no bubble")
      return
    }
    #expect(bubble.icon == "chat-square" && SymbolTable.drawing(of: "heart.bubble")?.icon == "heart")
    #expect(SymbolTable.drawing(of: "heart.bubble.fill")?.changes == [.enclosed(in: bubble, isFilled: true)])
    // The corners of a viewfinder cannot be filled.
    #expect(SymbolTable.drawing(of: "heart.viewfinder") != nil)
    #expect(SymbolTable.drawing(of: "heart.viewfinder.fill") == nil)
    // The longest end counts: not a square.
    #expect(SymbolTable.drawing(of: "heart.square.dashed")?.changes.count == 1)
  }

  @Test("Half a shape is filled on the side that the name says, a third inset where it says so")
  func halves() throws {
    for (side, lit, dark) in [
      ("left", (24, 30), (36, 30)), ("right", (36, 30), (24, 30)), ("top", (30, 24), (30, 36)),
      ("bottom", (30, 36), (30, 24)),
    ] as [(String, (Int, Int), (Int, Int))] {
      let surface: ImageSurface = try draw("symbol \"circle.\(side)half.filled\" in 10 10 40 40 #FF0000")
      #expect(try #require(surface.pixel(x: lit.0, y: lit.1)).isNear(red), "\(side)")
      #expect(try #require(surface.pixel(x: dark.0, y: dark.1)).isNear(clear), "\(side)")
    }
    let third: ImageSurface = try draw("symbol \"square.leadingthird.inset.filled\" in 10 10 40 40 #FF0000")
    #expect(try #require(third.pixel(x: 18, y: 30)).isNear(red))
    #expect(try #require(third.pixel(x: 13, y: 30)).isNear(clear) && third.pixel(x: 30, y: 30)?.isNear(clear) == true)
  }

  @Test("A charge that is less fills less of the battery")
  func charges() throws {
    let charges: [Double] = try ["0", "25", "50", "75", "100"].map { try ink(of: "battery.\($0)").sum }
    #expect(zip(charges, charges.dropFirst()).allSatisfy { $0 < $1 }, "\(charges)")
  }

  @Test("Cloud, sun and rain are layers of their own")
  func weather() throws {
    let style: String = "#808080 levels (#FF0000, #0000FF)"
    for name in ["cloud.sun.rain", "cloud.sun.rain.fill"] {
      let surface: ImageSurface = try draw("symbol \"\(name)\" in 10 10 40 40 \(style)")
      func shows(_ color: RGBA, _ columns: Range<Int>, _ rows: Range<Int>) -> Bool {
        columns.contains { x in rows.contains { y in surface.pixel(x: x, y: y)?.isNear(color, within: 0.02) == true } }
      }
      // Sun above on the right, rain below; neither where the other is.
      #expect(shows(red, 32..<50, 10..<24) && !shows(blue, 10..<50, 10..<40), "\(name)")
      #expect(shows(blue, 15..<40, 44..<50) && !shows(red, 10..<50, 40..<50), "\(name)")
    }
  }

  @Test("A symbol drawn turned or mirrored is the same drawing the other way")
  func turned() throws {
    let right: [UInt8] = try ink(of: "arrowshape.right.fill").alpha
    let left: [UInt8] = try ink(of: "arrowshape.left.fill").alpha
    let side: Int = Ink.side
    let mirrored: [UInt8] = (0..<side * side).map { right[$0 / side * side + side - 1 - $0 % side] }
    #expect(zip(left, mirrored).allSatisfy { abs(Int($0) - Int($1)) < 40 })
    let down: [UInt8] = try ink(of: "arrowshape.down.fill").alpha
    let turned: [UInt8] = (0..<side * side).map { right[(side - 1 - $0 % side) * side + $0 / side] }
    #expect(zip(down, turned).allSatisfy { abs(Int($0) - Int($1)) < 40 })
  }
}

/// What a symbol covers of its square of 32 by 32 points, and of the margin around it.
private struct Ink {
  static let side: Int = 40

  var alpha: [UInt8]

  /// In points of the square.
  var sum: Double { alpha.reduce(0) { $0 + Double($1) } / 255 }

  /// The share of the ink that lies out of the square by more than a point.
  var outside: Double {
    var margin: Double = 0
    for (index, value) in alpha.enumerated() where value > 0 {
      let (x, y): (Int, Int) = (index % Self.side, index / Self.side)
      if min(x, y) < 3 || max(x, y) > Self.side - 4 { margin += Double(value) / 255 }
    }
    return sum > 0 ? margin / sum : 0
  }
}

/// Each symbol is drawn once for all tests.
@MainActor private var inks: [String: Ink] = [:]

@MainActor private func ink(of name: String) throws -> Ink {
  if let known = inks[name] { return known }
  let side = CGFloat(Ink.side)
  let surface = try ImageSurface(width: side, height: side, scale: 1)
  try surface.draw(DisplayList(parsing: "symbol \"\(name)\" in 4 4 \(Ink.side - 8) \(Ink.side - 8) #000000"))
  let bytes: [UInt8] = try #require(surface.image).premultipliedRGBA
  let ink = Ink(alpha: stride(from: 3, to: bytes.count, by: 4).map { bytes[$0] })
  inks[name] = ink
  return ink
}
