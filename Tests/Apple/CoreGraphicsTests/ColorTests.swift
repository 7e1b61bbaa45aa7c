import CoreGraphics
import Foundation
import Testing

@Suite struct ColorTests {
  @Test("A gray has two components, an RGB colour four, and inks five")
  func components() throws {
    let gray = CGColor(gray: 0.5, alpha: 0.25)
    #expect(gray.components == [0.5, 0.25] && gray.numberOfComponents == 2 && gray.alpha == 0.25)
    #expect(gray.colorSpace?.model == .monochrome)
    #expect(gray.red == 0.5 && gray.green == 0.5 && gray.blue == 0.5)
    #expect(gray == CGColor(genericGrayGamma2_2Gray: 0.5, alpha: 0.25) && gray.copy() == gray)
    #expect(CGColor.white.components == [1, 1] && CGColor.clear.components == [0, 0])
    let color: CGColor = try #require(
      CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0.25, 0.5, 0.75, 0.5]))
    #expect(color.components == [0.25, 0.5, 0.75, 0.5] && color.colorSpace?.model == .rgb)
    #expect(color.copy(alpha: 1)?.components == [0.25, 0.5, 0.75, 1])
    // Half of the paper's light, and of that nothing red.
    let inks = CGColor(genericCMYKCyan: 1, magenta: 0, yellow: 0, black: 0.5, alpha: 1)
    #expect(inks.numberOfComponents == 5 && inks.red == 0 && inks.green == 0.5 && inks.blue == 0.5)
  }

  @Test("A colour in another space is the same colour; a gray is as bright as it")
  func converting() throws {
    let gray: CGColorSpace = CGColorSpaceCreateDeviceGray()
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let converted: CGColor = try #require(red.converted(to: gray, intent: .defaultIntent, options: nil))
    #expect(converted.components == [0.3, 0.5])
    let back: CGColor? = converted.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .perceptual, options: nil)
    #expect(back?.components == [0.3, 0.3, 0.3, 0.5])
    let p3: CGColorSpace = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let wide: [CGFloat] = try #require(red.converted(to: p3, intent: .defaultIntent, options: nil)?.components)
    // sRGB's red in Display P3, as its primaries give it.
    #expect(zip(wide, [0.9175, 0.2003, 0.1386, 0.5]).allSatisfy { abs($0 - $1) < 0.001 }, "\(wide)")
    let extended: CGColorSpace = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
    let loud: CGColor = try #require(CGColor(colorSpace: p3, components: [1, 0, 0, 1]))
    let inside: CGFloat? = loud.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil)?
      .components?[0]
    let outside: CGFloat? = loud.converted(to: extended, intent: .defaultIntent, options: nil)?.components?[0]
    #expect(inside == 1 && (outside ?? 0) > 1.09)
    let linear: CGColorSpace = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
    let half: CGFloat? = CGColor(gray: 0.5, alpha: 1).converted(to: linear, intent: .defaultIntent, options: nil)?
      .components?[1]
    #expect(abs((half ?? 0) - 0.214) < 0.001)
  }

  @Test("A space is known by its name, and counts its components")
  func spaces() {
    let names: [(CFString, Int, CGColorSpaceModel)] = [
      (CGColorSpace.sRGB, 3, .rgb), (CGColorSpace.extendedSRGB, 3, .rgb), (CGColorSpace.linearSRGB, 3, .rgb),
      (CGColorSpace.extendedLinearSRGB, 3, .rgb), (CGColorSpace.genericRGBLinear, 3, .rgb),
      (CGColorSpace.displayP3, 3, .rgb), (CGColorSpace.extendedDisplayP3, 3, .rgb),
      (CGColorSpace.linearDisplayP3, 3, .rgb), (CGColorSpace.extendedLinearDisplayP3, 3, .rgb),
      (CGColorSpace.genericGrayGamma2_2, 1, .monochrome), (CGColorSpace.extendedGray, 1, .monochrome),
      (CGColorSpace.linearGray, 1, .monochrome), (CGColorSpace.extendedLinearGray, 1, .monochrome),
      (CGColorSpace.genericCMYK, 4, .cmyk),
    ]
    for (name, count, model) in names {
      let space = CGColorSpace(name: name)
      #expect(space?.name == name && space?.numberOfComponents == count && space?.model == model, "\(name)")
      // Whatever the space, its colours come back from sRGB.
      let white = CGColor.white.converted(
        to: space ?? CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil)
      #expect(abs((white?.red ?? 0) - 1) < 0.001 && abs((white?.blue ?? 0) - 1) < 0.001, "\(name)")
    }
    #expect(CGColorSpace(name: "none") == nil)
    #expect(CGColorSpaceCreateDeviceRGB() == CGColorSpaceCreateDeviceRGB())
    #expect(CGColorSpaceCreateDeviceRGB() != CGColorSpaceCreateDeviceGray())
    #expect(CGColorSpaceCreateDeviceCMYK().numberOfComponents == 4)
    #expect(CGColorSpace(name: CGColorSpace.displayP3)?.isWideGamutRGB == true)
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.isWideGamutRGB == false)
  }

  @Test("A gradient's colours lie at their locations, or at even steps, in order")
  func gradients() throws {
    let colors: CFArray = [CGColor.black, CGColor.white, CGColor.clear] as CFArray
    let even: CGGradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    #expect(even.stops.map(\.location) == [0, 0.5, 1])
    let given: CGGradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: [0.75, 0.25, 2]))
    #expect(given.stops.map(\.location) == [0.25, 0.75, 1])
    #expect(given.stops.map(\.color) == [.white, .black, .clear])
    let grays: CGGradient = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 0.5, 0.25], locations: [0, 1], count: 2))
    #expect(grays.stops.map(\.color.components) == [[0, 1], [0.5, 0.25]])
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: colors, locations: [0, .nan, 1]) == nil)
    let space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
    #expect(CGGradient(colorSpace: space, colorComponents: [], locations: nil, count: 0) == nil)
    #expect(CGGradient(colorSpace: space, colorComponents: [], locations: nil, count: -1) == nil)
  }
}
