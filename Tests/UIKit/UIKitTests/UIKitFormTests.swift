import CoreGraphics
import Foundation
import SwiftUI
import Testing
import UITestSupport
import ViewTestSupport

/// Forms of UIKit's drawing that programs write less often.
@MainActor
@Suite("Forms of drawing with UIKit", .serialized)
struct UIKitFormTests {
  @Test("Configurations are equal by what they choose, with or without traits")
  func configurations() throws {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let size = UIImage.SymbolConfiguration(pointSize: 30)
    let weight = UIImage.SymbolConfiguration(weight: .bold)
    #expect(size.applying(weight) == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold))
    #expect(size.applying(nil) === size && size.copy() as? UIImage.SymbolConfiguration === size)
    #expect(size.applying(weight).configurationWithoutPointSizeAndWeight() == .unspecified)
    #expect(Set([size, UIImage.SymbolConfiguration(pointSize: 30), weight]).count == 2)
    let style = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
    #expect(style == UIImage.SymbolConfiguration(font: .preferredFont(forTextStyle: .body), scale: .large))
    let general: UIImage.Configuration = size
    let forDark: UIImage.Configuration = general.withTraitCollection(dark)
    #expect(forDark.traitCollection == dark && forDark != general && general.traitCollection == nil)
    #expect(general.applying(forDark) == forDark && !general.isEqual(nil))
    #expect(UIImage.SymbolConfiguration(pointSize: .nan) == .unspecified)
  }

  @Test("A format that a renderer was given is copied; a renderer of any kind says which one it has")
  func formats() throws {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    let copy: UIGraphicsImageRendererFormat = try #require(format.copy() as? UIGraphicsImageRendererFormat)
    #expect(copy.opaque && copy !== format)
    let bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    let plain = UIGraphicsRenderer(bounds: bounds, format: UIGraphicsRendererFormat())
    #expect(plain.format.bounds == bounds && !plain.allowsImageOutput)
    let pages = UIGraphicsPDFRendererFormat()
    pages.documentInfo = [kCGPDFContextTitle: "Title"]
    #expect((pages.copy() as? UIGraphicsPDFRendererFormat)?.documentInfo.count == 1)
    _ = UIGraphicsPDFRenderer(bounds: bounds, format: pages).pdfData { context in
      let general: UIGraphicsRendererContext = context
      #expect(general.format.bounds == bounds && context.format.documentInfo.count == 1)
    }
  }

  @Test("Frames and images are drawn in other blend modes")
  func modes() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let dot = UIImage(cgImage: try TestPicture.plain(2, 2, TestPicture.green))
    let image: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image { context in
      UIColor.red.set()
      context.fill(context.format.bounds)
      UIColor.blue.setStroke()
      context.stroke(CGRect(x: 0, y: 0, width: 4, height: 4), blendMode: .plusLighter)
      UIRectFrameUsingBlendMode(CGRect(x: 4, y: 4, width: 4, height: 4), .multiply)
      dot.draw(at: CGPoint(x: 5, y: 0), blendMode: .plusLighter, alpha: 1)
    }
    let pixels = try Pixels(image)
    #expect(pixels[0, 0] == [255, 0, 255, 255] && pixels[1, 1] == TestPicture.red)
    #expect(pixels[4, 4] == [0, 0, 0, 255] && pixels[5, 0] == [255, 255, 0, 255])
  }

  @Test("Insets say how far each side leads inwards")
  func insets() {
    var insets = UIEdgeInsets.zero
    (insets.top, insets.left, insets.bottom, insets.right) = (1, 2, 3, 4)
    #expect(insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect([insets.top, insets.left, insets.bottom, insets.right] == [1, 2, 3, 4])
  }
}
