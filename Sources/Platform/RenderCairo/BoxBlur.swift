/// A Gaussian blur approximated by three running means in each direction, on premultiplied pixels of four bytes.
struct BoxBlur {
  /// How many pixels before and after the middle each of the three means takes in.
  private let reaches: [(before: Int, after: Int)]

  /// - Parameter sigma: the Gaussian's standard deviation in pixels.
  init(sigma: Double) {
    // The width at which three means have the variance of the Gaussian: 3 (d^2 - 1) / 12 = sigma^2, nearly.
    let width = Int((sigma * 1.8799712059732503 + 0.5).rounded(.down))
    if width <= 1 {
      reaches = []
    } else if width % 2 == 1 {
      reaches = Array(repeating: (width / 2, width / 2), count: 3)
    } else {
      // Means of even width shift by half a pixel: two opposite ones and one wider leave the middle where it was.
      let half: Int = width / 2
      reaches = [(half, half - 1), (half - 1, half), (half, half)]
    }
  }

  func apply(to pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
    guard !reaches.isEmpty, width > 0, height > 0 else { return }
    let longest: Int = max(width, height)
    let line = UnsafeMutablePointer<UInt8>.allocate(capacity: longest)
    defer { line.deallocate() }
    for channel in 0..<4 {
      for row in 0..<height { blurLine(pixels + row * stride + channel, count: width, step: 4, scratch: line) }
      for column in 0..<width { blurLine(pixels + column * 4 + channel, count: height, step: stride, scratch: line) }
    }
  }

  /// Runs the three means over one line of bytes; what lies outside counts as 0.
  private func blurLine(
    _ bytes: UnsafeMutablePointer<UInt8>, count: Int, step: Int, scratch: UnsafeMutablePointer<UInt8>
  ) {
    for (before, after) in reaches {
      var sum = 0
      for index in 0..<count {
        scratch[index] = bytes[index &* step]
        if index < after { sum &+= Int(scratch[index]) }
      }
      let width: Int = before + after + 1
      for index in 0..<count {
        let entering: Int = index &+ after
        if entering < count { sum &+= Int(scratch[entering]) }
        let leaving: Int = index &- before &- 1
        if leaving >= 0 { sum &-= Int(scratch[leaving]) }
        bytes[index &* step] = UInt8(truncatingIfNeeded: (sum &+ width / 2) / width)
      }
    }
  }
}
