import DisplayList

/// Turns pixels whose opacity lies between two limits into one colour, and all others into nothing.
struct AlphaThreshold {
  var low: Double
  var high: Double
  var color: RGBA

  func apply(to pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
    func byte(_ value: Double) -> UInt32 { UInt32((max(0, min(1, value)) * 255).rounded()) }
    let alpha: Double = color.alpha
    let word: UInt32 =
      byte(alpha) << 24 | byte(color.red * alpha) << 16 | byte(color.green * alpha) << 8 | byte(color.blue * alpha)
    for row in 0..<height {
      let line = UnsafeMutableRawPointer(pixels + row * stride).assumingMemoryBound(to: UInt32.self)
      for column in 0..<width {
        let opacity = Double(line[column] >> 24) / 255
        line[column] = opacity >= low && opacity <= high && opacity > 0 ? word : 0
      }
    }
  }
}
