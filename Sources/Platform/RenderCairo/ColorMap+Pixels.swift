import DisplayList

extension ColorMap {
  /// Maps premultiplied pixels of four bytes, blue first.
  func apply(to pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
    // Neighbours are mostly of one colour: it is mapped once.
    var lastSource: UInt32 = 0
    var lastResult: UInt32 = mapped(0)
    for y in 0..<height {
      let row = UnsafeMutableRawPointer(pixels + y * stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width {
        let source: UInt32 = row[x]
        if source != lastSource {
          lastSource = source
          lastResult = mapped(source)
        }
        row[x] = lastResult
      }
    }
  }

  private func mapped(_ pixel: UInt32) -> UInt32 {
    let alpha: Double = Double(pixel >> 24) / 255
    // What is not there stays away, whatever the matrix would add to it.
    guard alpha > 0 else { return 0 }
    func part(_ shift: UInt32) -> Double { min(1, Double((pixel >> shift) & 255) / 255 / alpha) }
    let (r, g, b, a): (Double, Double, Double, Double) = applied(part(16), part(8), part(0), alpha)
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    return byte(a) << 24 | byte(r * a) << 16 | byte(g * a) << 8 | byte(b * a)
  }
}
