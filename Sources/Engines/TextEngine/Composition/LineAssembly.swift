import CoreGraphics

/// Turns a line's characters into fragments from left to right.
struct LineAssembly {
  let content: TextContent
  let elements: [LineElement]

  /// The fragments with x from 0, and the line's width.
  func fragments() -> (fragments: [TextLayout.Fragment], width: CGFloat) {
    var fragments: [TextLayout.Fragment] = []
    var x: CGFloat = 0
    for piece in visualOrder(pieces()) {
      let width: CGFloat = elements[piece].reduce(0) { $0 + $1.advance }
      if elements[piece.lowerBound].scalar != "\t" {
        fragments.append(fragment(piece, x: x, width: width))
      }
      x += width
    }
    return (fragments, x)
  }

  /// Stretches of one run and one direction; a tab is a stretch of its own, which is not drawn.
  private func pieces() -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start: Int = 0
    for index in elements.indices.dropFirst() {
      let element: LineElement = elements[index]
      let previous: LineElement = elements[index - 1]
      if element.run != previous.run || element.level != previous.level || element.scalar == "\t"
        || previous.scalar == "\t"
      {
        pieces.append(start..<index)
        start = index
      }
    }
    if start < elements.count { pieces.append(start..<elements.count) }
    return pieces
  }

  private func visualOrder(_ pieces: [Range<Int>]) -> [Range<Int>] {
    Self.visualOrder(pieces.map { elements[$0.lowerBound].level }).map { pieces[$0] }
  }

  /// Rule L2 of the bidirectional algorithm: from the highest level down to the lowest odd one, every stretch of
  /// that level or higher is reversed. Returns the indices of the levels from left to right.
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order: [Int] = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else { return order }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var index: Int = 0
      while index < order.count {
        guard levels[order[index]] >= level else {
          index += 1
          continue
        }
        var end: Int = index
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[index..<end].reverse()
        index = end
      }
    }
    return order
  }

  private func fragment(_ piece: Range<Int>, x: CGFloat, width: CGFloat) -> TextLayout.Fragment {
    let first: LineElement = elements[piece.lowerBound]
    var scalars: String.UnicodeScalarView = String.UnicodeScalarView()
    let isRightToLeft: Bool = first.level % 2 == 1
    // A painter takes the direction from the first strong character: signs alone need a mark that says it.
    if isRightToLeft, !elements[piece].contains(where: { $0.scalar.isStrongRightToLeft }) {
      scalars.append("\u{200F}")
    }
    // One by one: a sequence of them would be looked at through the types that it is made of.
    for index in piece { scalars.append(elements[index].scalar) }
    var fragment: TextLayout.Fragment = TextLayout.Fragment(
      text: String(scalars), run: Int(first.run), font: content.runs[Int(first.run)].font, x: x, width: width)
    let sources: [Int] = elements[piece].compactMap(\.source)
    if let start = sources.first, let end = sources.last { fragment.characters = start..<(end + 1) }
    return fragment
  }
}

extension Unicode.Scalar {
  /// Whether the character belongs to a script that is written from right to left (R and AL of UAX 9), digits and
  /// marks apart.
  package var isStrongRightToLeft: Bool {
    switch value {
    case 0x05D0...0x05F4, 0x0608, 0x060B, 0x060D, 0x061B...0x064A, 0x066D...0x066F, 0x0671...0x06D5, 0x06E5...0x06EF,
      0x06FA...0x070F, 0x0712...0x072F, 0x074D...0x07A5, 0x07C0...0x07EA, 0x0800...0x0815, 0x0840...0x0858,
      0x0860...0x08C9, 0x200F, 0xFB1D, 0xFB1F...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
