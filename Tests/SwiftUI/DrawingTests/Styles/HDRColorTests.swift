import SwiftUI
import SwiftUICore
import Testing

/// Colours that are brighter than white, of which screens here show white.
@MainActor
@Suite("Colours of a high range")
struct HDRColorTests {
  private let environment = EnvironmentValues()

  @Test("Exposure multiplies linear components by powers of two, and the headroom with them")
  func exposure() {
    let gray = Color(.sRGBLinear, white: 0.25, opacity: 0.5)
    let brighter: Color.Resolved = gray.exposureAdjust(2).resolve(in: environment)
    #expect(abs(brighter.linearRed - 1) < 1e-4 && abs(brighter.linearBlue - 1) < 1e-4 && brighter.opacity == 0.5)
    #expect(abs(gray.exposureAdjust(-1).resolve(in: environment).linearGreen - 0.125) < 1e-4)
    #expect(gray.exposureAdjust(2).resolveHDR(in: environment).headroom == 4)
    // Nothing needs less than the standard range.
    #expect(gray.exposureAdjust(-1).resolveHDR(in: environment).headroom == 1)
    #expect(gray.headroom(2).exposureAdjust(1).opacity(0.5).resolveHDR(in: environment).headroom == 4)
    #expect(gray.resolveHDR(in: environment).headroom == nil)
    #expect(Color.yellow.headroom(3).headroom(nil).resolveHDR(in: environment).headroom == nil)
    #expect(Color.red.headroom(2).resolve(in: environment) == Color.red.resolve(in: environment))
    let yellow = Color(.sRGB, red: 1.83, green: 1.47, blue: 0).headroom(4)
    #expect(abs(yellow.resolveHDR(in: environment).red - 1.83) < 1e-4)
    #expect(gray.exposureAdjust(1).cgColor?.alpha == 0.5 && Color.red.exposureAdjust(1).cgColor == nil)
    #expect(gray.exposureAdjust(1) != gray.exposureAdjust(2))
  }

  @Test("A resolved colour keeps its numbers and its headroom")
  func resolved() {
    var color = Color.ResolvedHDR(Color.Resolved(red: 0.5, green: 0.25, blue: 1, opacity: 0.75))
    #expect(color.headroom == nil && color.opacity == 0.75)
    #expect(abs(color.red - 0.5) < 1e-5 && abs(color.green - 0.25) < 1e-5 && abs(color.blue - 1) < 1e-5)
    color.red = 1
    color.green = 0
    color.blue = 0.5
    color.headroom = 2
    let other = Color.ResolvedHDR(Color.Resolved(red: 1, green: 0, blue: 0.5, opacity: 0.75), headroom: 2)
    #expect(abs(color.linearRed - 1) < 1e-5 && color.linearGreen == 0)
    #expect(abs(color.linearBlue - other.linearBlue) < 1e-5 && color == other)
  }
}
