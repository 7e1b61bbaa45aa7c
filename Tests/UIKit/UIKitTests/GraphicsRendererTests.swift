import CoreGraphics
import Foundation
import SwiftUI
import Testing
import UITestSupport
import ViewTestSupport

/// Images that programs draw themselves, pixel by pixel where it matters.
@MainActor
@Suite("Drawing images with UIKit", .serialized)
struct GraphicsRendererTests {
  /// A renderer of one pixel a point.
  private func renderer(_ width: CGFloat = 10, _ height: CGFloat = 10, opaque: Bool = false) -> UIGraphicsImageRenderer
  {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = opaque
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
  }

  private func image(
    _ width: CGFloat = 10, _ height: CGFloat = 10, opaque: Bool = false, _ draw: (CGContext) -> Void
  ) throws -> Pixels {
    try Pixels(renderer(width, height, opaque: opaque).image { draw($0.cgContext) })
  }

  @Test("An image drawn here and shown by a view looks as the same drawing made of shapes")
  func asShapes() throws {
    let drawn: UIImage = renderer(40, 40).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      UIBezierPath(roundedRect: CGRect(x: 4, y: 4, width: 32, height: 20), cornerRadius: 6).fill()
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setStroke()
      let ring = UIBezierPath(ovalIn: CGRect(x: 12, y: 14, width: 20, height: 20))
      ring.lineWidth = 3
      ring.stroke()
    }
    let left = try Shot(HeadlessApp.small { Image(uiImage: drawn) })
    let right = try Shot(
      HeadlessApp.small {
        ZStack(alignment: .topLeading) {
          RoundedRectangle(cornerRadius: 6, style: .circular).fill(Color(red: 1, green: 0, blue: 0))
            .frame(width: 32, height: 20).offset(x: 4, y: 4)
          Circle().stroke(Color(red: 0, green: 0, blue: 1), lineWidth: 3).frame(width: 20, height: 20)
            .offset(x: 12, y: 14)
        }
        .frame(width: 40, height: 40, alignment: .topLeading)
      })
    // An image's pixels are rounded once more than those of shapes.
    let steps: Int = zip(left.image.premultipliedRGBA, right.image.premultipliedRGBA).reduce(0) {
      max($0, abs(Int($1.0) - Int($1.1)))
    }
    #expect(steps <= 2)
    #expect(left[20, 8] == TestPicture.red && left[12, 24] == TestPicture.blue)
  }

  @Test("An image has the pixels of the screen unless its format says otherwise, and shows the renderer's rectangle")
  func formats() throws {
    let plain: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 4)).image { _ in }
    #expect(plain.size == CGSize(width: 5, height: 4) && plain.scale == 2 && plain.cgImage?.width == 10)
    let format = UIGraphicsImageRendererFormat.default()
    #expect(format.scale == 2 && !format.opaque && format.preferredRange == .automatic && format.bounds == .zero)
    #expect(UIGraphicsImageRendererFormat.preferred().scale == 2 && !format.supportsHighDynamicRange)
    #expect(UIGraphicsImageRendererFormat(for: .current).scale == 2)
    format.scale = 3
    format.prefersExtendedRange = true
    let bounds = CGRect(x: 100, y: 50, width: 4, height: 2)
    let moved = UIGraphicsImageRenderer(bounds: bounds, format: format)
    format.scale = 1
    #expect(moved.format.scale == 3 && moved.format.bounds == bounds && moved.format.preferredRange == .extended)
    #expect(moved.allowsImageOutput)
    let image: UIImage = moved.image { context in
      #expect(context.format.bounds == bounds)
      UIColor.red.setFill()
      context.fill(CGRect(x: 100, y: 50, width: 1, height: 1))
    }
    let pixels = try Pixels(image)
    #expect(image.size == CGSize(width: 4, height: 2) && pixels[2, 2] == TestPicture.red && pixels[3, 0][3] == 0)
    #expect(UIGraphicsImageRenderer(bounds: bounds).format.scale == 2)
    #expect(image.imageRendererFormat.scale == 3)
  }

  @Test("An image is transparent at first, an opaque one black")
  func backgrounds() throws {
    #expect(try image { _ in }[5, 5] == [0, 0, 0, 0])
    #expect(try image(9.5, 9.5, opaque: true) { _ in }[9, 9] == [0, 0, 0, 255])
  }

  @Test("Fills, frames and clips of a renderer's context go by its colours")
  func context() throws {
    let image = try Pixels(
      renderer().image { context in
        UIColor.red.setFill()
        UIColor.blue.setStroke()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.stroke(CGRect(x: 2, y: 2, width: 6, height: 6))
        UIColor.green.setFill()
        context.fill(CGRect(x: 0, y: 9, width: 5, height: 1), blendMode: .plusLighter)
        context.clip(to: CGRect(x: 9, y: 0, width: 1, height: 10))
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 1))
        #expect(context.currentImage.size == CGSize(width: 10, height: 10))
      })
    // The frame lies inside of its rectangle, one point wide.
    #expect(image[2, 2] == TestPicture.blue && image[7, 4] == TestPicture.blue && image[8, 8] == TestPicture.red)
    #expect(image[3, 3] == TestPicture.red)
    #expect(image[1, 9] == [255, 255, 0, 255] && image[6, 9] == TestPicture.red)
    #expect(image[9, 0] == TestPicture.green && image[8, 0] == TestPicture.red)
  }

  @Test("Files are those of the image")
  func files() throws {
    let red: (UIGraphicsImageRendererContext) -> Void = { context in
      UIColor.red.setFill()
      context.fill(context.format.bounds)
    }
    let png: UIImage = try #require(UIImage(data: renderer().pngData(actions: red)))
    #expect(try Pixels(png)[4, 4] == TestPicture.red)
    let jpeg = try Pixels(
      #require(UIImage(data: renderer().jpegData(withCompressionQuality: 0.9, actions: red))))
    #expect(jpeg[4, 4][0] > 240 && jpeg[4, 4][1] < 15)
  }

  @Test("Of an impossible size there is an empty image and a message, and the closure is not called")
  func impossible() {
    let huge = CGSize(width: 40000, height: 25000)
    for size in [CGSize.zero, CGSize(width: CGFloat.nan, height: 5), CGSize(width: 5, height: CGFloat.infinity), huge] {
      let messages: [String] = warnings {
        let renderer = UIGraphicsImageRenderer(size: size)
        #expect(renderer.image { _ in Issue.record("drawn") }.size == .zero)
        #expect(renderer.pngData { _ in Issue.record("drawn") }.isEmpty)
        UIGraphicsBeginImageContextWithOptions(size, false, 1)
        // What is drawn goes nowhere, and is not told again.
        UIColor.red.set()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 5, height: 5)).fill()
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
      }
      #expect(messages.count == 3, "\(size)")
      #expect(messages.allSatisfy { $0.contains("makes no image") && $0.contains("64 Mi") })
    }
    let odd = UIGraphicsImageRendererFormat()
    odd.scale = -1
    let told: [String] = warnings {
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5), format: odd)
      #expect(renderer.image { _ in }.cgImage == nil)
    }
    #expect(told.count == 1)
  }

  @Test("Images that are begun lie upon each other, and each is made of what was drawn since")
  func nested() throws {
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
    let outer: CGContext = try #require(UIGraphicsGetCurrentContext())
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 0)
    #expect(UIGraphicsGetCurrentContext() !== outer)
    let inner: UIImage = try #require(UIGraphicsGetImageFromCurrentImageContext())
    #expect(inner.scale == 2 && inner.size == CGSize(width: 2, height: 2))
    UIGraphicsPushContext(outer)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    UIGraphicsPopContext()
    UIGraphicsEndImageContext()
    let image: UIImage = try #require(UIGraphicsGetImageFromCurrentImageContext())
    #expect(image.scale == 1)
    #expect(try Pixels(image)[0, 0] == TestPicture.red)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil && warnings { UIGraphicsPopContext() }.count == 1)
  }

  @Test("Each thread has a current context of its own")
  func threads() {
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
    defer { UIGraphicsEndImageContext() }
    // Without a suspension, after which the test might go on in another thread.
    let answer = OtherThreadsAnswer()
    let done = DispatchSemaphore(value: 0)
    Thread {
      answer.isThere = UIGraphicsGetCurrentContext() != nil
      done.signal()
    }.start()
    done.wait()
    #expect(answer.isThere == false && UIGraphicsGetCurrentContext() != nil)
  }

  /// Written by one thread, and read after the other has waited for it.
  private final class OtherThreadsAnswer: @unchecked Sendable {
    var isThere: Bool?
  }

  @Test("An image context left open in a drawing closure ends with it")
  func leftOpen() {
    _ = renderer().image { _ in UIGraphicsBeginImageContext(CGSize(width: 1, height: 1)) }
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("Without a current context nothing is drawn, and a message says what to do")
  func nowhere() {
    let messages: [String] = warnings {
      UIColor.red.setFill()
      UIBezierPath(rect: .zero).stroke()
      UIImage().draw(at: .zero)
      UIRectClip(.zero)
      "x".draw(at: .zero)
    }
    #expect(messages.count == 5 && messages.allSatisfy { $0.contains("no current context") })
  }

  @Test("A filled rectangle takes the place of what was there, so that a clear one erases")
  func rectangles() throws {
    let image = try image { _ in
      UIColor.red.set()
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIColor.clear.set()
      UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
      UIRectFrame(CGRect(x: 5, y: 5, width: 5, height: 5))
      UIRectClip(CGRect(x: 0, y: 0, width: -5, height: 5))
      UIColor.blue.set()
      UIRectClip(CGRect(x: 6, y: 0, width: 2, height: 2))
      UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 10, height: 10), .normal)
    }
    #expect(image[2, 2] == [0, 0, 0, 0] && image[7, 3] == TestPicture.red)
    #expect(image[5, 7] == [0, 0, 0, 0] && image[7, 7] == TestPicture.red)
    #expect(image[6, 0] == TestPicture.blue && image[9, 0] == TestPicture.red)
  }

  @Test("Paths are filled by their rule, stroked by their own line, and limit what follows")
  func paths() throws {
    let image = try image { context in
      context.setLineWidth(9)
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 8, height: 8))
      path.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4)))
      path.usesEvenOddFillRule = true
      UIColor.red.setFill()
      path.fill()
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 0, y: 9))
      line.addLine(to: CGPoint(x: 10, y: 9))
      line.lineWidth = 2
      line.setLineDash([4, 2], count: 2, phase: 0)
      UIColor.blue.setStroke()
      line.stroke()
    }
    #expect(image[1, 1] == TestPicture.red && image[3, 3] == [0, 0, 0, 0])
    #expect(image[0, 9] == TestPicture.blue && image[4, 9] == [0, 0, 0, 0] && image[6, 9] == TestPicture.blue)
    #expect(image[0, 7] == TestPicture.red)
    let faint = try Self.faint(image: renderer())
    #expect(faint[1, 1] == [128, 0, 0, 128] && faint[8, 8] == [0, 0, 0, 0] && faint[1, 8] == TestPicture.blue)
  }

  private static func faint(image: UIGraphicsImageRenderer) throws -> Pixels {
    try Pixels(
      image.image { context in
        context.cgContext.saveGState()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 10)).addClip()
        UIColor.red.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 5)).fill(with: .normal, alpha: 0.5)
        UIColor.blue.setStroke()
        let line = UIBezierPath(rect: CGRect(x: 0, y: 8, width: 10, height: 1))
        line.stroke(with: .copy, alpha: 1)
        context.cgContext.restoreGState()
      })
  }

  @Test("Images are drawn upright, in their size or stretched, fainter or in another mode")
  func images() throws {
    let stored: CGImage = try TestPicture.pixels(2, 1) { x, _ in x == 0 ? TestPicture.red : TestPicture.green }
    let turned = UIImage(cgImage: stored, scale: 1, orientation: .right)
    let image = try image { context in
      // Neither holds for images.
      context.setAlpha(0.1)
      context.setBlendMode(.clear)
      turned.draw(at: CGPoint(x: 3, y: 3))
      UIImage(cgImage: stored).draw(in: CGRect(x: 0, y: 6, width: 10, height: 4), blendMode: .normal, alpha: 0.5)
    }
    // Turned a quarter clockwise: the left pixel comes to lie at the top.
    #expect(image[3, 3] == TestPicture.red && image[3, 4] == TestPicture.green && image[4, 3][3] == 0)
    #expect(image[0, 8] == [128, 0, 0, 128] && image[9, 8] == [0, 128, 0, 128])
  }

  @Test("A template is painted in the fill colour, a tinted image in its tint")
  func templates() throws {
    let stored: CGImage = try TestPicture.plain(4, 4, TestPicture.red)
    let image = try image { _ in
      UIColor.blue.set()
      UIImage(cgImage: stored).withRenderingMode(.alwaysTemplate).draw(at: .zero)
      UIImage(cgImage: stored).withTintColor(.green).draw(at: CGPoint(x: 5, y: 0))
      UIImage(cgImage: stored).draw(at: CGPoint(x: 0, y: 5))
      UIImage(systemName: "square.fill")?.draw(in: CGRect(x: 5, y: 5, width: 4, height: 4))
    }
    #expect(image[1, 1] == TestPicture.blue && image[6, 1] == TestPicture.green && image[1, 6] == TestPicture.red)
    #expect(image[6, 7] == TestPicture.blue)
  }

  @Test("An image drawn in nothing or at no place draws nothing")
  func lostImages() throws {
    let stored: CGImage = try TestPicture.plain(4, 4, TestPicture.red)
    let image = try image { _ in
      UIImage(cgImage: stored).draw(in: .zero)
      UIImage(cgImage: stored).draw(at: CGPoint(x: CGFloat.nan, y: 0))
      UIImage(cgImage: stored).draw(in: .infinite)
      UIImage().draw(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(Set(image.bytes) == [0])
  }
}

/// The pixels of an image.
struct Pixels {
  let bytes: [UInt8]
  private let width: Int

  init(_ image: UIImage) throws {
    let pixels: CGImage = try #require(image.cgImage)
    bytes = pixels.premultipliedRGBA
    width = pixels.width
  }

  subscript(x: Int, y: Int) -> [UInt8] { Array(bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4]) }
}
