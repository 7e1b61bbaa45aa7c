import CoreGraphics
import Foundation
import Testing

/// The numbers behind values, which programs store and hand to each other, are those of Apple's headers.
@Suite struct ValueNumberTests {
  @Test("Kinds of alpha and byte orders have their numbers, and make up a bitmap's")
  func bitmaps() {
    let kinds: [CGImageAlphaInfo] = [
      .none, .premultipliedLast, .premultipliedFirst, .last, .first, .noneSkipLast, .noneSkipFirst, .alphaOnly,
    ]
    #expect(kinds.map(\.rawValue) == Array(0...7))
    let orders: [CGImageByteOrderInfo] = [.orderDefault, .order16Little, .order32Little, .order16Big, .order32Big]
    #expect(orders.map(\.rawValue) == [0, 0x1000, 0x2000, 0x3000, 0x4000])
    let infos: [CGBitmapInfo] = [
      .byteOrderDefault, .byteOrder16Little, .byteOrder32Little, .byteOrder16Big, .byteOrder32Big,
    ]
    #expect(infos.map(\.rawValue) == orders.map(\.rawValue))
    #expect(CGImageByteOrderInfo.orderMask.rawValue == CGBitmapInfo.byteOrderMask.rawValue)
    #expect(CGBitmapInfo.alphaInfoMask.rawValue == 31 && CGBitmapInfo.floatInfoMask.rawValue == 0xF00)
    #expect(CGBitmapInfo.floatInfoMask.contains(.floatComponents) && CGBitmapInfo.byteOrderMask.rawValue == 0x7000)
    #expect(CGBitmapInfo(rawValue: 0x2002).alpha == .premultipliedFirst && CGBitmapInfo(rawValue: 31).alpha == nil)
  }

  @Test("Blend modes have their numbers")
  func blendModes() {
    let modes: [CGBlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
      .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .copy, .sourceIn, .sourceOut,
      .sourceAtop, .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .xor, .plusDarker, .plusLighter,
    ]
    #expect(modes.map(\.rawValue) == Array(0...27))
    #expect(modes.filter(\.reachesOut) == [.copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop])
  }

  @Test("Qualities, intents, models, options and steps of paths have their numbers")
  func others() {
    let qualities: [CGInterpolationQuality] = [.default, .none, .low, .high, .medium]
    #expect(qualities.map(\.rawValue) == Array(0...4))
    let intents: [CGColorRenderingIntent] = [
      .defaultIntent, .absoluteColorimetric, .relativeColorimetric, .perceptual, .saturation,
    ]
    #expect(intents.map(\.rawValue) == Array(0...4))
    let models: [CGColorSpaceModel] = [.unknown, .monochrome, .rgb, .cmyk]
    #expect(models.map(\.rawValue) == Array(-1...2))
    let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    #expect(both.rawValue == 3 && CGGradientDrawingOptions(rawValue: 2) == .drawsAfterEndLocation)
    let steps: [CGPathElementType] = [
      .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
    ]
    #expect(steps.map(\.rawValue) == Array(0...4))
    var point = CGPoint(x: 1, y: 2)
    withUnsafeMutablePointer(to: &point) {
      let element = CGPathElement(type: .moveToPoint, points: $0)
      #expect(element.type == .moveToPoint && element.points.pointee == CGPoint(x: 1, y: 2))
    }
  }

  @Test("The functions of C make the same values")
  func making() {
    #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2) && CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
    #expect(CGRectMake(1, 2, -3, 4) == CGRect(x: 1, y: 2, width: -3, height: 4))
    let squares: [CGRect] = [CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 1, y: 1, width: 3, height: 1)]
    #expect(squares.reduce(.null, CGRectUnion) == CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(CGRectIntersection(squares[0], squares[1]) == CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect(CGVectorMake(5, 6) == CGVector(dx: 5, dy: 6))
  }
}
