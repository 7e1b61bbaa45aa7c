import CoreGraphics
import DisplayList
import HostHeadless
import RenderCairo
import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Pictures in pieces", .serialized)
struct SlicedPictureTests {
  @Test("Nothing shows through where the nine pieces of a picture meet, also between pixels")
  func seams() throws {
    let picture: CGImage = try TestPicture.plain(30, 30, TestPicture.red)
    let host = try window(width: 60, height: 60) {
      Image(decorative: picture, scale: 1)
        .resizable(capInsets: EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10))
        .frame(width: 40.5, height: 40.5).offset(x: 0.3, y: 0.4)
    }
    let surface: ImageSurface = try host.picture()
    let middle: RGBA = try #require(surface.pixel(x: 30, y: 30))
    for step in 12..<48 {
      #expect(surface.pixel(x: step, y: 30) == middle && surface.pixel(x: 30, y: step) == middle, "at \(step)")
    }
  }
}
