import CoreGraphics
import Foundation
import Testing

/// What a context keeps, and hands to what draws.
@Suite struct ContextStateTests {
  private let backend = RecordingBackend()

  private func makeContext() -> CGContext {
    CGContext(recording: backend, bounds: CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test("The box of the clip gets smaller with each clip, moves with the coordinates, and comes back")
  func clipBox() {
    let context: CGContext = makeContext()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 10))
    context.saveGState()
    context.translateBy(x: 5, y: 0)
    context.scaleBy(x: 2, y: 1)
    context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 5, height: 5))
    context.clip(to: [CGRect(x: 1, y: 1, width: 1, height: 1), CGRect(x: 3, y: 2, width: 9, height: 1)])
    #expect(context.boundingBoxOfClipPath == CGRect(x: 1, y: 1, width: 4, height: 2))
    context.clip(to: CGRect(x: 50, y: 0, width: 5, height: 5))
    #expect(context.boundingBoxOfClipPath.isNull)
    context.resetClip()
    #expect(context.boundingBoxOfClipPath == CGRect(x: -2.5, y: 0, width: 10, height: 10))
    context.restoreGState()
    context.clip(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    #expect(context.boundingBoxOfClipPath.isNull)
  }

  @Test("Opacity, blend mode, shadow and smoothing are handed over with what is drawn, and are saved and restored")
  func marks() throws {
    let context: CGContext = makeContext()
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    context.saveGState()
    context.setAlpha(0.5)
    context.setBlendMode(.screen)
    context.setShadow(offset: CGSize(width: 1, height: 2), blur: 4)
    context.setShouldAntialias(false)
    context.interpolationQuality = .high
    context.scaleBy(x: 2, y: 2)
    context.fill(rect)
    let mark: CGMark = try #require(backend.mark)
    #expect(mark.alpha == 0.5 && mark.blendMode == .screen && !mark.isAntialiased && mark.quality == .high)
    #expect(mark.shadow?.color == CGColor(gray: 0, alpha: 1 / 3) && mark.shadow?.blur == 4)
    #expect(mark.base == CGAffineTransform(scaleX: 2, y: 2))
    #expect(mark.visible == CGRect(x: 0, y: 0, width: 10, height: 5))
    context.setShadow(offset: .zero, blur: 1, color: nil)
    context.setAlpha(.nan)
    context.fill(rect)
    #expect(backend.mark?.shadow == nil && backend.mark?.alpha == 1)
    context.restoreGState()
    context.fill(rect)
    #expect(backend.mark?.blendMode == .normal && backend.mark?.isAntialiased == true)
    context.setAllowsAntialiasing(false)
    context.setShouldAntialias(true)
    context.fill(rect)
    #expect(backend.mark?.isAntialiased == false && context.interpolationQuality == .default)
  }

  @Test("A layer begins afresh, and ends with what was saved in it")
  func layers() {
    let context: CGContext = makeContext()
    context.setAlpha(0.25)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.restoreGState()
    context.saveGState()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(backend.mark?.alpha == 1)
    context.endTransparencyLayer()
    context.endTransparencyLayer()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(backend.mark?.alpha == 0.25)
    let steps: [String] = backend.log.map { $0.hasPrefix("fill") ? "fill" : $0 }
    #expect(steps == ["save", "layer 0.25", "save", "fill", "restore", "end layer", "restore", "fill"])
  }

  @Test("Components alone are colours of the space that was set, gray at first")
  func componentsAlone() {
    let context: CGContext = makeContext()
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    context.setFillColor([0.5, 0.25])
    context.fill(rect)
    #expect(backend.log.last?.hasPrefix("fill [0.5, 0.5, 0.5, 0.25]") == true)
    context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
    context.fill(rect)
    #expect(backend.log.last?.hasPrefix("fill [0.0, 0.0, 0.0, 1.0]") == true)
    context.setFillColor([0, 0.5, 1, 1])
    context.fill(rect)
    #expect(backend.log.last?.hasPrefix("fill [0.0, 0.5, 1.0, 1.0]") == true)
    context.setStrokeColorSpace(CGColorSpaceCreateDeviceRGB())
    context.setStrokeColor([1, 0, 0, 1])
    context.stroke(rect)
    #expect(backend.strokeColor?.components == [1, 0, 0, 1])
  }

  @Test("Points of the current coordinates have a place on the page, and back")
  func deviceSpace() {
    let context: CGContext = makeContext()
    context.translateBy(x: 3, y: 4)
    context.scaleBy(x: 2, y: 2)
    #expect(context.userSpaceToDeviceSpaceTransform == context.ctm)
    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 5, y: 6))
    #expect(context.convertToUserSpace(CGPoint(x: 5, y: 6)) == CGPoint(x: 1, y: 1))
    #expect(context.convertToDeviceSpace(CGSize(width: 1, height: 2)) == CGSize(width: 2, height: 4))
    #expect(context.convertToUserSpace(CGSize(width: 2, height: 4)) == CGSize(width: 1, height: 2))
    let rect = CGRect(x: 1, y: 1, width: 1, height: 2)
    #expect(context.convertToDeviceSpace(rect) == CGRect(x: 5, y: 6, width: 2, height: 4))
    #expect(context.convertToUserSpace(CGRect(x: 5, y: 6, width: 2, height: 4)) == rect)
  }

  @Test("A path holds a point by what would be drawn of it")
  func holding() {
    let context: CGContext = makeContext()
    context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    context.setLineWidth(2)
    let middle = CGPoint(x: 5, y: 5)
    #expect(context.pathContains(middle, mode: .fill) && !context.pathContains(middle, mode: .eoFill))
    let outside = CGPoint(x: -0.5, y: 5)
    #expect(context.pathContains(outside, mode: .stroke) && !context.pathContains(outside, mode: .fill))
    #expect(context.pathContains(outside, mode: .fillStroke) && context.pathContains(outside, mode: .eoFillStroke))
    #expect(!context.isPathEmpty && context.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("Gradients that have no direction, and what lies nowhere, are not drawn")
  func nothing() throws {
    let context: CGContext = makeContext()
    let gradient: CGGradient = try #require(
      CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white] as CFArray, locations: nil))
    let image: CGImage = try #require(CGImage(width: 1, height: 1, premultipliedRGBA: [0, 0, 0, 0]))
    context.drawLinearGradient(gradient, start: .zero, end: .zero, options: [])
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: CGFloat.nan, y: 0), options: [])
    context.drawRadialGradient(
      gradient, startCenter: .zero, startRadius: 1, endCenter: .zero, endRadius: 1, options: [])
    context.drawRadialGradient(
      gradient, startCenter: .zero, startRadius: -1, endCenter: .zero, endRadius: 1, options: [])
    context.drawConicGradient(gradient, center: .zero, angle: .infinity)
    context.draw(image, in: .zero)
    context.draw(image, in: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    context.draw(image, in: .infinite)
    context.fill(CGRect.null)
    context.fill(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1))
    #expect(backend.log == [])
    // What is all over is filled as far as something shows.
    context.fill(CGRect.infinite)
    #expect(backend.log.last?.hasSuffix("M0.0 0.0 L20.0 0.0 L20.0 10.0 L0.0 10.0 Z") == true)
    context.clip(to: CGRect.infinite)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 10))
    context.flush()
    #expect(context.data == nil && context.makeImage() == nil && context.width == 0 && context.colorSpace == nil)
  }
}
