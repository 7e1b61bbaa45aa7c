import CoreGraphics
import DisplayList
import Foundation
import RenderCairo
import Testing

/// How what a context draws mixes with what was there.
@Suite struct ContextBlendTests {
  /// Half of green over half of red, both not multiplied: what remains of each mode by the rules of Porter and Duff, and
  /// of PDF for the others.
  private static let rules: [(CGBlendMode, RGBA)] = [
    (.normal, RGBA(red: 1.0 / 3, green: 2.0 / 3, blue: 0, alpha: 0.75)), (.clear, clear),
    (.copy, RGBA(red: 0, green: 1, blue: 0, alpha: 0.5)), (.sourceIn, RGBA(red: 0, green: 1, blue: 0, alpha: 0.25)),
    (.sourceOut, RGBA(red: 0, green: 1, blue: 0, alpha: 0.25)),
    (.sourceAtop, RGBA(red: 0.5, green: 0.5, blue: 0, alpha: 0.5)),
    (.destinationOver, RGBA(red: 2.0 / 3, green: 1.0 / 3, blue: 0, alpha: 0.75)),
    (.destinationIn, RGBA(red: 1, green: 0, blue: 0, alpha: 0.25)),
    (.destinationOut, RGBA(red: 1, green: 0, blue: 0, alpha: 0.25)),
    (.destinationAtop, RGBA(red: 0.5, green: 0.5, blue: 0, alpha: 0.5)),
    (.xor, RGBA(red: 0.5, green: 0.5, blue: 0, alpha: 0.5)),
    (.plusLighter, RGBA(red: 0.5, green: 0.5, blue: 0, alpha: 1)),
    (.multiply, RGBA(red: 1.0 / 3, green: 1.0 / 3, blue: 0, alpha: 0.75)),
    (.screen, RGBA(red: 2.0 / 3, green: 2.0 / 3, blue: 0, alpha: 0.75)),
  ]

  private func context() throws -> CGContext {
    let context = CGContext(
      data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    return try #require(context)
  }

  private func pixel(_ x: Int, _ y: Int, of context: CGContext) throws -> RGBA {
    let pixels: [UInt8] = try #require(context.makeImage()).premultipliedRGBA
    let start: Int = (y * 20 + x) * 4
    let parts: [Double] = pixels[start..<start + 4].map { Double($0) }
    if parts[3] == 0 { return clear }
    return RGBA(
      red: parts[0] / parts[3], green: parts[1] / parts[3], blue: parts[2] / parts[3], alpha: parts[3] / 255)
  }

  @Test("Half of green on half of red is what the mode's rule says; beside it all is as it was", arguments: rules)
  func modes(_ mode: CGBlendMode, _ expected: RGBA) throws {
    let context: CGContext = try context()
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    context.setBlendMode(mode)
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 0.5)
    context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
    let found: RGBA = try pixel(10, 10, of: context)
    #expect(found.isNear(expected, within: 0.02), "\(found)")
    #expect(try pixel(2, 2, of: context).isNear(RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)))
  }

  @Test("Every mode draws something of its own kind, or takes away")
  func every() throws {
    for number in Int32(0)...27 {
      let mode: CGBlendMode = try #require(CGBlendMode(rawValue: number))
      let context: CGContext = try context()
      context.setFillColor(red: 0.75, green: 0.5, blue: 0.25, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.setBlendMode(mode)
      context.setFillColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1)
      context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
      let recorder = ContextRecorder()
      let noted = CGContext(recording: recorder, bounds: CGRect(x: 0, y: 0, width: 20, height: 20))
      noted.setBlendMode(mode)
      noted.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
      let text = DisplayList(recorder.items).description
      #expect(mode == .normal ? !text.contains("blend") : text.contains("blend"), "\(number)")
      // Under what covers all nothing shows.
      let stays: Set<CGBlendMode> = [.destinationOver, .destinationIn, .destinationAtop]
      let before = RGBA(red: 0.75, green: 0.5, blue: 0.25)
      #expect(try pixel(10, 10, of: context).isNear(before) == stays.contains(mode), "\(number)")
    }
  }

  @Test("An edge between pixels is half of each, or whole where edges are not smoothed")
  func edges() throws {
    let context: CGContext = try context()
    context.fill(CGRect(x: 0, y: 0, width: 4.5, height: 20))
    #expect(try pixel(4, 10, of: context).isNear(RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)))
    context.setShouldAntialias(false)
    context.fill(CGRect(x: 10, y: 0, width: 4.4, height: 20))
    context.clip(to: CGRect(x: 0, y: 0, width: 17.4, height: 20))
    context.fill(CGRect(x: 16, y: 0, width: 4, height: 20))
    for (x, alpha) in [(13, 1.0), (14, 0), (16, 1), (17, 0)] { #expect(try pixel(x, 10, of: context).alpha == alpha) }
  }

  @Test("A shadow is as soft as half of its blur says, on one side")
  func softness() throws {
    let context: CGContext = try context()
    let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    context.setShadow(offset: CGSize(width: 0, height: -2), blur: 4, color: blue)
    context.fill(CGRect(x: -20, y: 12, width: 60, height: 20))
    // The shadow's edge is 10 pixels down: there it is a half; a deviation of 2 further the sixth part, and past three
    // deviations nothing.
    let alphas: [Double] = try [9, 10, 11, 12, 17].map { try pixel(10, $0, of: context).alpha }
    #expect(abs(alphas[0] + alphas[1] - 1) < 0.05 && alphas[0] > alphas[1], "\(alphas)")
    #expect(abs((alphas[2] + alphas[3]) / 2 - 0.16) < 0.04 && alphas[4] < 0.02, "\(alphas)")
  }
}
