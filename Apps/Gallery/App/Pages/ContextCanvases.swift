import SwiftUI

/// What programs draw with CoreGraphics, in 64 by 64 points: in a canvas, and in pixels of their own.
struct ContextCanvases: View {
  @ScaledMetric(relativeTo: .caption) private var side: CGFloat = 64

  var body: some View {
    Specimens {
      Specimen("Gradients") { canvas(Self.drawGradients) }
      Specimen("Shadows") { canvas(Self.drawShadows) }
      Specimen("Layers") { canvas(Self.drawLayers) }
      Specimen("Masks") { canvas(Self.drawMasks) }
      Specimen("Bitmap") {
        if let picture = Self.bitmap {
          Image(decorative: picture, scale: 2).resizable().frame(width: side, height: side)
        }
      }
    }
  }

  private func canvas(_ draw: @escaping (CGContext) -> Void) -> some View {
    Canvas { context, size in
      context.scaleBy(x: size.width / 64, y: size.height / 64)
      context.withCGContext(content: draw)
    }
    .frame(width: side, height: side)
  }

  private static let gradient: CGGradient? = CGGradient(
    colorsSpace: CGColorSpaceCreateDeviceRGB(),
    colors: [CGColor(red: 1, green: 0.8, blue: 0.2, alpha: 1), CGColor(red: 0.8, green: 0.1, blue: 0.4, alpha: 1)]
      as CFArray, locations: [0, 1])

  private static func drawGradients(_ context: CGContext) {
    guard let gradient else { return }
    context.drawLinearGradient(
      gradient, start: CGPoint(x: 16, y: 0), end: CGPoint(x: 48, y: 0), options: .drawsBeforeStartLocation)
    context.drawRadialGradient(
      gradient, startCenter: CGPoint(x: 26, y: 26), startRadius: 2, endCenter: CGPoint(x: 32, y: 32), endRadius: 24,
      options: [])
  }

  private static func drawShadows(_ context: CGContext) {
    context.setShadow(offset: CGSize(width: 3, height: 4), blur: 5)
    context.setFillColor(red: 0.2, green: 0.5, blue: 1, alpha: 1)
    context.fillEllipse(in: CGRect(x: 8, y: 8, width: 32, height: 32))
    context.setLineWidth(6)
    context.setLineCap(.round)
    context.setStrokeColor(red: 1, green: 0.6, blue: 0, alpha: 1)
    context.strokeLineSegments(between: [CGPoint(x: 14, y: 52), CGPoint(x: 52, y: 14)])
  }

  private static func drawLayers(_ context: CGContext) {
    context.setAlpha(0.6)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(red: 0.9, green: 0.2, blue: 0.2, alpha: 1)
    context.fill(CGRect(x: 4, y: 4, width: 36, height: 36))
    context.setBlendMode(.screen)
    context.setFillColor(red: 0.1, green: 0.3, blue: 0.9, alpha: 1)
    context.fill(CGRect(x: 20, y: 20, width: 40, height: 40))
    context.setBlendMode(.clear)
    context.fillEllipse(in: CGRect(x: 26, y: 26, width: 10, height: 10))
    context.endTransparencyLayer()
  }

  private static func drawMasks(_ context: CGContext) {
    guard let bitmap, let gradient else { return }
    context.clip(to: CGRect(x: 2, y: 2, width: 60, height: 60), mask: bitmap)
    context.drawConicGradient(gradient, center: CGPoint(x: 32, y: 32), angle: 0)
  }

  /// A ring with rays in 128 by 128 pixels, y pointing up.
  private static let bitmap: CGImage? = {
    let context = CGContext(
      data: nil, width: 128, height: 128, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    guard let context else { return nil }
    context.setStrokeColor(red: 0.1, green: 0.5, blue: 0.3, alpha: 1)
    context.setLineWidth(10)
    context.strokeEllipse(in: CGRect(x: 34, y: 34, width: 60, height: 60))
    context.translateBy(x: 64, y: 64)
    for _ in 0..<8 {
      context.fill(CGRect(x: 44, y: -3, width: 16, height: 6))
      context.rotate(by: .pi / 4)
    }
    return context.makeImage()
  }()
}
