/// How much a code looks like what readers take for something else, by the four rules of ISO/IEC 18004.
struct QRPenalty {
  private(set) var total: Int = 0

  init(_ squares: [Bool], _ size: Int) {
    for line in 0..<size {
      add((0..<size).map { squares[line * size + $0] })
      add((0..<size).map { squares[$0 * size + line] })
    }
    for y in 0..<size - 1 {
      for x in 0..<size - 1 {
        let first: Bool = squares[y * size + x]
        let (right, below): (Bool, Bool) = (squares[y * size + x + 1], squares[(y + 1) * size + x])
        if first == right, first == below, first == squares[(y + 1) * size + x + 1] { total += 3 }
      }
    }
    let dark: Int = squares.count { $0 }
    // Ten for each five percent that it is away from half and half.
    let away: Int = abs(dark * 20 - size * size * 10)
    total += max(0, (away + size * size - 1) / (size * size) - 1) * 10
  }

  /// Runs of five and more, and what looks like a finder's middle beside light squares.
  private mutating func add(_ line: [Bool]) {
    var run: Int = 0
    for (index, square) in line.enumerated() {
      run = index > 0 && line[index - 1] == square ? run + 1 : 1
      if run == 5 { total += 3 } else if run > 5 { total += 1 }
    }
    let finder: [Bool] = [true, false, true, true, true, false, true]
    func isLight(_ range: Range<Int>) -> Bool { range.allSatisfy { !line.indices.contains($0) || !line[$0] } }
    for start in 0...(line.count - 7) where line[start..<start + 7].elementsEqual(finder) {
      if isLight(start - 4..<start) { total += 40 }
      if isLight(start + 7..<start + 11) { total += 40 }
    }
  }
}
