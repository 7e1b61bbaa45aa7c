import CoreGraphics
import DisplayList
import Foundation

/// A picture of what lies behind the text of a window. It is opaque.
package struct AuditPixels: Sendable {
  package var width: Int
  package var height: Int
  /// Pixels per point.
  package var scale: CGFloat
  /// Row by row, words of alpha, red, green and blue from the highest byte down.
  package var words: [UInt32]

  package init(width: Int, height: Int, scale: CGFloat, words: [UInt32]) {
    self.width = width
    self.height = height
    self.scale = scale
    self.words = words
  }

  /// How many pixels of each colour lie in a rectangle, in points; empty outside of the picture.
  func colors(in rect: CGRect) -> [UInt32: Int] {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let scaled = CGRect(
      x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
    let area: CGRect = scaled.integral.intersection(whole)
    guard !area.isNull, area.width >= 1, area.height >= 1 else { return [:] }
    var counts: [UInt32: Int] = [:]
    // Most backgrounds are plain: pixels are counted together while the colour stays.
    var color: UInt32 = 0
    var count: Int = 0
    words.withUnsafeBufferPointer { words in
      for row in Int(area.minY)..<Int(area.maxY) {
        for place in (row * width + Int(area.minX))..<(row * width + Int(area.maxX)) {
          if words[place] != color {
            if count > 0 { counts[color, default: 0] += count }
            color = words[place]
            count = 0
          }
          count += 1
        }
      }
    }
    counts[color, default: 0] += count
    return counts
  }
}

extension AuditPixels {
  /// The colour that most of a rectangle's edge has: that of the ground on which something is drawn.
  func edgeColor(of rect: CGRect) -> UInt32? {
    let edges: [CGRect] = [
      CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
      CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
      CGRect(x: rect.minX, y: rect.minY, width: 1, height: rect.height),
      CGRect(x: rect.maxX - 1, y: rect.minY, width: 1, height: rect.height),
    ]
    var counts: [UInt32: Int] = [:]
    for edge in edges { counts.merge(colors(in: edge), uniquingKeysWith: +) }
    // Of two as many, always the same.
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }
}

/// The contrast of colours by the formula of the Web Content Accessibility Guidelines 2.
enum Contrast {
  /// 1 to 21.
  ///
  /// - Parameters:
  ///   - color: In front; where it lets through, the ground is mixed in.
  ///   - ground: An opaque colour as a word of `AuditPixels`.
  static func ratio(_ color: RGBA, on ground: UInt32) -> Double {
    let behind: [Double] = [16, 8, 0].map { Double((ground >> UInt32($0)) & 255) / 255 }
    let front: [Double] = [color.red, color.green, color.blue]
    let alpha: Double = min(max(color.alpha, 0), 1)
    let mixed: [Double] = zip(front, behind).map { part, base in part * alpha + base * (1 - alpha) }
    let a: Double = luminance(mixed)
    let b: Double = luminance(behind)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private static func luminance(_ parts: [Double]) -> Double {
    let linear: [Double] = parts.map { part in
      let part: Double = min(max(part, 0), 1)
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
