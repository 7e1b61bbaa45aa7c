import CoreGraphics

extension ImageStyle {
  /// What differs from the plain style, each word after a space.
  var text: String {
    var text: String = ""
    if let part { text += " part \(part.text)" }
    if let tile { text += " tile \(number(tile.width)) \(number(tile.height))" }
    if smoothing != .medium { text += " smoothing \(smoothing.rawValue)" }
    if !isAntialiased { text += " jagged" }
    return text
  }
}

extension SymbolStyle {
  var text: String {
    var text: String = levels.isEmpty ? "" : " levels (\(levels.map(\.text).joined(separator: ", ")))"
    if let lit {
      text += " lit \(number(lit.lowerBound)) \(number(lit.upperBound))"
      if number(dimming) != "0.3" { text += " dimmed \(number(dimming))" }
    }
    if weight != 400 { text += " weight \(weight)" }
    return text
  }
}

extension LineScanner {
  mutating func imageStyle() throws -> ImageStyle {
    var style = ImageStyle()
    if take("part") { style.part = try rect() }
    if take("tile") {
      let size: [CGFloat] = try numbers(2)
      style.tile = CGSize(width: size[0], height: size[1])
    }
    if take("smoothing") {
      let word: String = try word("a smoothing")
      guard let smoothing = ImageStyle.Smoothing(rawValue: word) else {
        throw failure("\(word) is no smoothing: expected none, low, medium or high")
      }
      style.smoothing = smoothing
    }
    style.isAntialiased = !take("jagged")
    return style
  }

  /// The number of a weight of fonts or symbols.
  mutating func weight() throws -> Int {
    let weight: Double = try number()
    guard let whole = Int(exactly: weight) else { throw failure("a weight is a whole number") }
    return whole
  }

  mutating func symbolStyle() throws -> SymbolStyle {
    var style = SymbolStyle()
    if take("levels") {
      try expect("(")
      repeat { style.levels.append(try paint()) } while take(",")
      try expect(")")
    }
    if take("lit") {
      let range: [CGFloat] = try numbers(2)
      guard range[0] <= range[1] else { throw failure("what is lit must begin before it ends") }
      style.lit = Double(range[0])...Double(range[1])
      if take("dimmed") { style.dimming = try number() }
    }
    if take("weight") { style.weight = try weight() }
    return style
  }
}
