import CoreGraphics
import RenderCairo
import SwiftUI
import Testing
import UITestSupport

/// What a window shows, by its pixels.
@MainActor
package struct Shot {
  package let image: CGImage

  package init(_ app: HeadlessApp) throws {
    image = try #require(PNGCodec.decode(try app.pngData()))
  }

  package subscript(x: Int, y: Int) -> [UInt8] {
    let start: Int = (y * image.width + x) * 4
    return Array(image.premultipliedRGBA[start..<start + 4])
  }
}

extension HeadlessApp {
  /// A small window at one pixel a point.
  package static func small<Root: View>(
    _ side: CGFloat = 40, scale: CGFloat = 1, dark: Bool = false, rightToLeft: Bool = false,
    contrast: ColorSchemeContrast = .standard, @ViewBuilder root: () -> Root
  ) throws -> HeadlessApp {
    var settings = HeadlessApp.Settings()
    settings.displayScale = scale
    settings.colorScheme = dark ? .dark : .light
    settings.isRightToLeft = rightToLeft
    settings.colorSchemeContrast = contrast
    return try HeadlessApp(size: CGSize(width: side, height: side), settings: settings, root: root)
  }
}
