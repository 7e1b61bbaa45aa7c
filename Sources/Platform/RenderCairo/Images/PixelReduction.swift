import ImageEngine

/// Makes pictures smaller that are there as a whole.
enum PixelReduction {
  /// Each pixel is the mean of `factor` by `factor` ones, fewer at the right and lower edge.
  ///
  /// - Parameter pixels: red, green, blue and alpha. Where colours are not multiplied by alpha, those of transparent pixels
  ///   count as much as others.
  static func reduced(_ pixels: [UInt8], _ width: Int, _ height: Int, by factor: Int) -> [UInt8] {
    let columns: Int = ImageLimits.reduced(width, by: factor)
    let rows: Int = ImageLimits.reduced(height, by: factor)
    return [UInt8](unsafeUninitializedCapacity: columns * rows * 4) { target, count in
      pixels.withUnsafeBufferPointer { source in
        for row in 0..<rows {
          let lines: Range<Int> = row * factor..<min((row + 1) * factor, height)
          for column in 0..<columns {
            let places: Range<Int> = column * factor..<min((column + 1) * factor, width)
            let number: Int = lines.count * places.count
            for channel in 0..<4 {
              var sum: Int = number / 2
              for line in lines { for place in places { sum += Int(source[(line * width + place) * 4 + channel]) } }
              target[(row * columns + column) * 4 + channel] = UInt8(sum / number)
            }
          }
        }
      }
      count = columns * rows * 4
    }
  }
}
