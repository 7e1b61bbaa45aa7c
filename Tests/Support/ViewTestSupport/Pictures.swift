import DisplayList
import HostHeadless
import RenderCairo
import SwiftUI
import SwiftUICore
import Testing

extension HeadlessHost {
  /// The window on white, a pixel a point.
  package func picture() throws -> ImageSurface {
    let size: CGSize = graph.size
    let surface = try ImageSurface(width: size.width, height: size.height, scale: 1)
    try surface.draw(displayList, background: RGBA(red: 1, green: 1, blue: 1))
    return surface
  }

  /// The colour of the pixel at a point of the window, as it is printed.
  package func color(x: CGFloat, y: CGFloat) throws -> String {
    let pixel: RGBA = try #require(try picture().pixel(x: Int(x), y: Int(y)))
    return "\(DisplayList([.fill(CGPath(rect: .zero, transform: nil), .color(pixel), evenOdd: false)]))"
      .split(separator: " ").dropFirst().first.map(String.init) ?? ""
  }
}
