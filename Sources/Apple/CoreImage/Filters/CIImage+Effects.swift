import Foundation

/// The effects of filters on pictures, in steps of pixels.
extension CIImage {
  /// Each pixel's colour by itself.
  func colored(_ change: @escaping @Sendable (SIMD3<Float>) -> SIMD3<Float>) -> CIImage {
    CIImage(extent: extent) { [self] rect in pixels(in: rect).mapped(change) }
  }

  /// Each pixel with the one of another picture; opacities stay.
  func joined(
    with other: CIImage, _ change: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> CIImage {
    CIImage(extent: extent) { [self] rect in
      let (first, second): (PixelMap, PixelMap) = (pixels(in: rect), other.pixels(in: rect))
      var result: PixelMap = first
      for y in rect.y..<rect.top {
        for x in rect.x..<rect.right {
          let pixel: SIMD4<Float> = first.pixel(x, y)
          var changed: SIMD4<Float> = change(pixel, second.pixel(x, y))
          // A colour that is multiplied by the opacity is not above it.
          changed.clamp(lowerBound: .zero, upperBound: SIMD4(repeating: pixel.w))
          changed.w = pixel.w
          result.set(x, y, changed)
        }
      }
      return result
    }
  }

  /// Softer by a Gauss curve; the extent grows by three radii, beyond which nothing is seen.
  func blurred(by radius: Float) -> CIImage {
    let sigma: Float = min(max(radius, 0), 500)
    guard sigma >= 0.1 else { return self }
    let reach = Int((sigma * 3).rounded(.up))
    let weights: [Float] = (-reach...reach).map { exp(-Float($0 * $0) / (2 * sigma * sigma)) }
    let total: Float = weights.reduce(0, +)
    let curve: [Float] = weights.map { $0 / total }
    let grown: CGRect = extent == .infinite ? .infinite : extent.insetBy(dx: CGFloat(-reach), dy: CGFloat(-reach))
    return CIImage(extent: grown) { [self] rect in
      let source: PixelMap = pixels(in: rect.outset(by: reach))
      var rows = PixelMap(PixelRect(rect.x, rect.y - reach, rect.width, rect.height + 2 * reach))
      for y in rows.rect.y..<rows.rect.top {
        for x in rect.x..<rect.right {
          var sum: SIMD4<Float> = .zero
          for step in -reach...reach { sum += source.pixel(x + step, y) * curve[step + reach] }
          rows.set(x, y, sum)
        }
      }
      var result = PixelMap(rect)
      for y in rect.y..<rect.top {
        for x in rect.x..<rect.right {
          var sum: SIMD4<Float> = .zero
          for step in -reach...reach { sum += rows.pixel(x, y + step) * curve[step + reach] }
          result.set(x, y, sum)
        }
      }
      return result
    }
  }

  /// How much each pixel differs from its neighbours.
  func edges(_ intensity: Float) -> CIImage {
    let amount: Float = max(0, intensity)
    return CIImage(extent: extent) { [self] rect in
      let source: PixelMap = clampedToExtent().pixels(in: rect.outset(by: 1))
      var result = PixelMap(rect)
      for y in rect.y..<rect.top {
        for x in rect.x..<rect.right {
          let across: SIMD4<Float> = source.pixel(x + 1, y) - source.pixel(x - 1, y)
          let along: SIMD4<Float> = source.pixel(x, y + 1) - source.pixel(x, y - 1)
          var value: SIMD4<Float> = (across * across + along * along).squareRoot() * amount
          value.w = source.pixel(x, y).w
          value.clamp(lowerBound: .zero, upperBound: SIMD4(repeating: value.w))
          result.set(x, y, value)
        }
      }
      return result
    }
  }

  /// Squares, each of the colour in its middle.
  func pixellated(_ scale: Float, _ center: CGPoint) -> CIImage {
    let side: Double = Double(min(max(scale, 1), 10_000))
    let (left, low): (Double, Double) = (center.x.isFinite ? center.x : 0, center.y.isFinite ? center.y : 0)
    return sampled { x, y in
      let column: Double = ((Double(x) + 0.5 - left) / side).rounded(.down)
      let row: Double = ((Double(y) + 0.5 - low) / side).rounded(.down)
      return (left + (column + 0.5) * side, low + (row + 0.5) * side)
    }
  }

  /// Cells around points that lie irregularly, but always at the same places: each of the colour at its point.
  func crystallized(_ radius: Float, _ center: CGPoint) -> CIImage {
    let side: Double = Double(min(max(radius, 1), 10_000))
    let (left, low): (Double, Double) = (center.x.isFinite ? center.x : 0, center.y.isFinite ? center.y : 0)
    /// The point of a cell.
    @Sendable func seed(_ column: Double, _ row: Double) -> (Double, Double) {
      var number: UInt64 = UInt64(bitPattern: Int64(column)) &* 0x9E37_79B9_7F4A_7C15
      number ^= UInt64(bitPattern: Int64(row)) &* 0xC2B2_AE3D_27D4_EB4F
      number = (number ^ (number >> 29)) &* 0xBF58_476D_1CE4_E5B9
      number ^= number >> 32
      let (dx, dy): (Double, Double) = (Double(number & 0xFFFF) / 65_536, Double((number >> 16) & 0xFFFF) / 65_536)
      return (left + (column + dx) * side, low + (row + dy) * side)
    }
    return sampled { x, y in
      let point: (x: Double, y: Double) = (Double(x) + 0.5, Double(y) + 0.5)
      let column: Double = ((point.x - left) / side).rounded(.down)
      let row: Double = ((point.y - low) / side).rounded(.down)
      var best: (distance: Double, place: (Double, Double)) = (.infinity, point)
      for dy in -1...1 {
        for dx in -1...1 {
          let place: (Double, Double) = seed(column + Double(dx), row + Double(dy))
          let distance: Double = (place.0 - point.x) * (place.0 - point.x) + (place.1 - point.y) * (place.1 - point.y)
          if distance < best.distance { best = (distance, place) }
        }
      }
      return best.place
    }
  }

  /// Each pixel with the colour at another place of the picture; places outside count as the nearest within.
  private func sampled(_ place: @escaping @Sendable (Int, Int) -> (Double, Double)) -> CIImage {
    guard let bounds = PixelRect(extent) else { return self }
    return CIImage(extent: extent) { [self] rect in
      let source: PixelMap = pixels(in: bounds)
      var result = PixelMap(rect)
      for y in max(rect.y, bounds.y)..<max(max(rect.y, bounds.y), min(rect.top, bounds.top)) {
        for x in max(rect.x, bounds.x)..<max(max(rect.x, bounds.x), min(rect.right, bounds.right)) {
          let (fromX, fromY): (Double, Double) = place(x, y)
          let column: Int = min(max(Int(fromX.rounded(.down)), bounds.x), bounds.right - 1)
          let row: Int = min(max(Int(fromY.rounded(.down)), bounds.y), bounds.top - 1)
          result.set(x, y, source.pixel(column, row))
        }
      }
      return result
    }
  }

  /// Darker towards the corners of the extent.
  func vignetted(by intensity: Float, radius: Float) -> CIImage {
    guard let bounds = PixelRect(extent) else { return self }
    let (middleX, middleY): (Float, Float) = (
      Float(bounds.x) + Float(bounds.width) / 2, Float(bounds.y) + Float(bounds.height) / 2
    )
    // To a corner, for a radius of 1.
    let reach: Float = max(1, hypot(Float(bounds.width), Float(bounds.height)) / 2 * min(max(radius, 0.01), 2))
    return CIImage(extent: extent) { [self] rect in
      var map: PixelMap = pixels(in: rect)
      for y in rect.y..<rect.top {
        for x in rect.x..<rect.right {
          let distance: Float = hypot(Float(x) + 0.5 - middleX, Float(y) + 0.5 - middleY) / reach
          let left: Float = min(max(1 - intensity * distance * distance * 0.5, 0), 1)
          let pixel: SIMD4<Float> = map.pixel(x, y)
          map.set(x, y, pixel * SIMD4(left, left, left, 1))
        }
      }
      return map
    }
  }
}

extension SIMD4<Float> {
  fileprivate func squareRoot() -> SIMD4<Float> {
    SIMD4(x.squareRoot(), y.squareRoot(), z.squareRoot(), w.squareRoot())
  }
}
