import CoreGraphics
import DisplayList
import Foundation
import Testing

/// What programs draw in a context is the same in a bitmap, on a page of PDF, and in the list that a canvas takes over.
@Suite struct ContextProgramTests {
  private static let gray = RGBA(red: 0.5, green: 0.5, blue: 0.5)

  @Test(
    "A context draws the same in a bitmap, in a display list and in a PDF file",
    arguments: gradients + images + mixtures + clips)
  func programs(_ program: ContextProgram) throws {
    // Another program looks at gradients half a pixel beside.
    let all: [(String, [RGBA], Double)] = [
      ("bitmap", try program.inBitmap(), 0.02), ("list", try program.inList(), 0.02),
      ("page", try program.onPage(), 0.06),
    ]
    for (place, found, tolerance) in all {
      for (color, expected) in zip(found, program.colors) {
        let text = "\(place) at \(expected.x) \(expected.y): \(color)"
        #expect(color.isNear(expected.2, within: tolerance), "\(text)")
      }
    }
  }

  // MARK: Gradients

  private static func blackToWhite() -> CGGradient? {
    CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white] as CFArray, locations: [0, 1])
  }

  private static let gradients: [ContextProgram] = [
    ContextProgram(
      "a line's gradient ends where it ends", [(10, 30, white), (30, 30, gray), (25, 5, quarter), (50, 30, white)]
    ) {
      guard let gradient = blackToWhite() else { return }
      $0.drawLinearGradient(gradient, start: CGPoint(x: 20.5, y: 0), end: CGPoint(x: 40.5, y: 0), options: [])
    },
    ContextProgram("a line's gradient goes on before its start", [(10, 30, black), (30, 30, gray), (50, 30, white)]) {
      guard let gradient = blackToWhite() else { return }
      $0.drawLinearGradient(
        gradient, start: CGPoint(x: 20.5, y: 0), end: CGPoint(x: 40.5, y: 0), options: .drawsBeforeStartLocation)
    },
    ContextProgram("a line's gradient goes on after its end", [(10, 30, white), (30, 30, gray), (50, 30, black)]) {
      guard let gradient = blackToWhite() else { return }
      $0.drawLinearGradient(
        gradient, start: CGPoint(x: 40.5, y: 0), end: CGPoint(x: 20.5, y: 0),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    },
    ContextProgram(
      "a gradient between two circles around a point is a ring",
      [(30, 30, white), (30, 45, gray), (45, 30, gray), (30, 57, white)]
    ) {
      guard let gradient = blackToWhite() else { return }
      let middle = CGPoint(x: 30.5, y: 30.5)
      $0.drawRadialGradient(
        gradient, startCenter: middle, startRadius: 10, endCenter: middle, endRadius: 20, options: [])
    },
    ContextProgram("a ring's inside is its start", [(30, 30, black), (30, 45, gray), (30, 57, white)]) {
      guard let gradient = blackToWhite() else { return }
      let middle = CGPoint(x: 30.5, y: 30.5)
      $0.drawRadialGradient(
        gradient, startCenter: middle, startRadius: 10, endCenter: middle, endRadius: 20,
        options: .drawsBeforeStartLocation)
    },
    // The circle through (30, 30) has its centre at 20 + 10 t and a radius of 25 t: 10 - 10 t = 25 t.
    ContextProgram(
      "a gradient from one circle to another around a second point",
      [(20, 30, black), (30, 30, RGBA(red: 0.286, green: 0.286, blue: 0.286)), (2, 30, white)]
    ) {
      guard let gradient = blackToWhite() else { return }
      $0.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 20.5, y: 30.5), startRadius: 0, endCenter: CGPoint(x: 30.5, y: 30.5),
        endRadius: 25, options: [])
    },
    ContextProgram(
      "a gradient around a point turns from x to y", [(30, 50, quarter), (10, 30, gray), (30, 10, threeQuarters)]
    ) {
      guard let gradient = blackToWhite() else { return }
      $0.drawConicGradient(gradient, center: CGPoint(x: 30.5, y: 30.5), angle: 0)
    },
    ContextProgram(
      "a gradient stays within the clip, and is as opaque as the context", [(10, 10, white), (30, 30, gray)]
    ) {
      let colors: [CGFloat] = [0, 0, 0, 1, 0, 0, 0, 1]
      guard
        let gradient = CGGradient(
          colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: colors, locations: nil, count: 2)
      else { return }
      $0.clip(to: CGRect(x: 20, y: 20, width: 20, height: 20))
      $0.setAlpha(0.5)
      $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 60, y: 0), options: [])
    },
  ]

  private static let quarter = RGBA(red: 0.25, green: 0.25, blue: 0.25)
  private static let threeQuarters = RGBA(red: 0.75, green: 0.75, blue: 0.75)

  // MARK: Images

  /// Red and green above blue and black.
  private static let picture = CGImage(
    width: 2, height: 2, premultipliedRGBA: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 255])

  /// The same in 20 by 20 pixels.
  private static let tile = CGImage(
    width: 20, height: 20,
    premultipliedRGBA: (0..<400).flatMap { place -> [UInt8] in
      let isRight: Bool = place % 20 >= 10
      return place / 20 < 10
        ? (isRight ? [0, 255, 0, 255] : [255, 0, 0, 255]) : (isRight ? [0, 0, 0, 255] : [0, 0, 255, 255])
    })

  private static let images: [ContextProgram] = [
    ContextProgram(
      "an image stands upright where y points up",
      [(20, 40, red), (40, 40, green), (20, 20, blue), (40, 20, black), (5, 5, white)]
    ) {
      guard let picture else { return }
      $0.interpolationQuality = .none
      $0.draw(picture, in: CGRect(x: 10, y: 10, width: 40, height: 40))
    },
    ContextProgram("an image is upside down where y points down", [(20, 40, blue), (40, 20, green)]) {
      guard let picture else { return }
      $0.interpolationQuality = .none
      $0.translateBy(x: 0, y: 60)
      $0.scaleBy(x: 1, y: -1)
      $0.draw(picture, in: CGRect(x: 10, y: 10, width: 40, height: 40))
    },
    ContextProgram("an image is as opaque as the context", [(20, 40, RGBA(red: 1, green: 0.5, blue: 0.5))]) {
      guard let picture else { return }
      $0.interpolationQuality = .none
      $0.setAlpha(0.5)
      $0.draw(picture, in: CGRect(x: 10, y: 10, width: 40, height: 40))
    },
    ContextProgram(
      "an image is repeated from its rectangle",
      [(25, 25, blue), (25, 35, red), (5, 5, blue), (15, 15, green), (55, 45, black)]
    ) {
      guard let tile else { return }
      $0.draw(tile, in: CGRect(x: 20, y: 20, width: 20, height: 20), byTiling: true)
    },
    ContextProgram("a mask lets the fill colour through", [(15, 30, white), (45, 30, red)]) {
      // Paint goes where a mask is 0: in the second column.
      guard let provider = CGDataProvider(data: Data([255, 0]) as CFData),
        let mask = CGImage(
          maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: provider,
          decode: nil, shouldInterpolate: false)
      else { return }
      $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      $0.interpolationQuality = .none
      $0.draw(mask, in: CGRect(x: 0, y: 0, width: 60, height: 60))
    },
  ]

  // MARK: Mixtures

  private static let mixtures: [ContextProgram] = [
    ContextProgram("colours are multiplied", [(30, 30, green)]) {
      $0.setFillColor(red: 1, green: 1, blue: 0, alpha: 1)
      $0.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
      $0.setBlendMode(.multiply)
      $0.setFillColor(red: 0, green: 1, blue: 1, alpha: 1)
      $0.fill(CGRect(x: 10, y: 10, width: 40, height: 40))
    },
    ContextProgram(
      "in a layer a line that clears takes away itself alone", [(30, 30, white), (30, 10, red), (10, 45, red)]
    ) {
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      $0.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
      $0.setBlendMode(.clear)
      $0.setLineWidth(10)
      $0.strokeLineSegments(between: [CGPoint(x: 5, y: 5), CGPoint(x: 55, y: 55)])
      $0.endTransparencyLayer()
    },
    ContextProgram(
      "in a layer a line that copies takes the place of what it covers alone",
      [(30, 30, RGBA(red: 0.5, green: 0.5, blue: 1)), (30, 10, red), (10, 45, red)]
    ) {
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      $0.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
      $0.setBlendMode(.copy)
      $0.setLineWidth(10)
      $0.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 0.5)
      $0.move(to: CGPoint(x: 5, y: 5))
      $0.addLine(to: CGPoint(x: 55, y: 55))
      $0.strokePath()
      $0.endTransparencyLayer()
    },
    ContextProgram("in a layer a rectangle is cleared, whatever is set", [(30, 30, white), (10, 10, red)]) {
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      $0.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
      $0.setAlpha(0.1)
      $0.setBlendMode(.multiply)
      $0.clear(CGRect(x: 20, y: 20, width: 20, height: 20))
      $0.endTransparencyLayer()
    },
    // Where they overlap nothing shows through: one half of green on white.
    ContextProgram(
      "a layer is put together before it fades",
      [(15, 15, RGBA(red: 1, green: 0.5, blue: 0.5)), (30, 30, RGBA(red: 0.5, green: 1, blue: 0.5)), (5, 5, white)]
    ) {
      $0.setAlpha(0.5)
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      $0.fill(CGRect(x: 10, y: 10, width: 30, height: 30))
      $0.saveGState()
      $0.translateBy(x: 20, y: 20)
      $0.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
      $0.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
      $0.endTransparencyLayer()
    },
    ContextProgram("layers lie in layers", [(15, 15, RGBA(red: 1, green: 0.75, blue: 0.75)), (45, 45, gray)]) {
      $0.setAlpha(0.5)
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.setAlpha(0.5)
      $0.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 20, height: 20), auxiliaryInfo: nil)
      $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      $0.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
      $0.endTransparencyLayer()
      $0.setAlpha(1)
      $0.fill(CGRect(x: 40, y: 40, width: 20, height: 20))
      $0.endTransparencyLayer()
    },
    ContextProgram(
      "a shadow's offset is not mapped by the coordinates", [(30, 45, black), (30, 25, blue), (30, 10, white)]
    ) {
      $0.setShadow(offset: CGSize(width: 0, height: -20), blur: 0, color: CGColor(red: 0, green: 0, blue: 1, alpha: 1))
      $0.scaleBy(x: 2, y: 2)
      $0.fill(CGRect(x: 10, y: 20, width: 10, height: 5))
    },
    ContextProgram("a layer throws one shadow", [(15, 45, black), (45, 45, red), (15, 15, blue), (45, 15, blue)]) {
      $0.setShadow(offset: CGSize(width: 0, height: -30), blur: 0, color: CGColor(red: 0, green: 0, blue: 1, alpha: 1))
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.fill(CGRect(x: 0, y: 35, width: 30, height: 20))
      $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      $0.fill(CGRect(x: 30, y: 35, width: 30, height: 20))
      $0.endTransparencyLayer()
    },
  ]

  // MARK: Clips

  private static let clips: [ContextProgram] = [
    ContextProgram("an image's brightness is a mask", [(15, 30, white), (45, 30, red), (45, 5, white)]) {
      let space: CGColorSpace = CGColorSpaceCreateDeviceGray()
      guard let provider = CGDataProvider(data: Data((0..<60).map { $0 < 30 ? 0 : 255 }) as CFData),
        let mask = CGImage(
          width: 60, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 60, space: space, bitmapInfo: [],
          provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
      else { return }
      $0.clip(to: CGRect(x: 0, y: 10, width: 60, height: 40), mask: mask)
      $0.translateBy(x: 10, y: 0)
      $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      $0.fill(CGRect(x: -10, y: 0, width: 60, height: 60))
    },
    ContextProgram("an image's alpha is a mask", [(15, 30, white), (45, 30, red)]) {
      guard
        let mask = CGImage(
          width: 60, height: 1, premultipliedRGBA: (0..<60).flatMap { [0, 0, 0, $0 < 30 ? 0 : 255] })
      else { return }
      $0.saveGState()
      $0.clip(to: CGRect(x: 0, y: 0, width: 60, height: 60), mask: mask)
      $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      $0.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
    },
    ContextProgram(
      "rectangles clip together, until the clip is reset",
      [(10, 30, red), (30, 30, white), (50, 30, red), (30, 5, blue)]
    ) {
      $0.clip(to: [CGRect(x: 0, y: 10, width: 20, height: 50), CGRect(x: 40, y: 10, width: 20, height: 50)])
      $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      $0.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
      $0.resetClip()
      $0.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      $0.fill(CGRect(x: 0, y: 0, width: 60, height: 10))
    },
    ContextProgram("a stroked path is filled as its line", [(30, 40, red), (30, 30, white), (30, 20, red)]) {
      $0.addRect(CGRect(x: 20, y: 20, width: 20, height: 20))
      $0.setLineWidth(6)
      $0.replacePathWithStrokedPath()
      $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      $0.fillPath()
    },
  ]
}
