import CoreGraphics
import QuartzCore
import SwiftUI
import Testing
import UIKit

/// Names, defaults and copies of layers and animations.
@MainActor
@Suite("Constants of layers", .serialized)
struct LayerConstantTests {
  @Test("Names are those that are kept in files")
  func names() {
    let places: [CALayerContentsGravity] = [
      .center, .top, .bottom, .left, .right, .topRight, .bottomLeft, .bottomRight,
    ]
    #expect(
      places.map(\.rawValue) == [
        "center", "top", "bottom", "left", "right", "topRight", "bottomLeft", "bottomRight",
      ])
    #expect(CALayerContentsFilter.linear.rawValue == "linear" && CALayer().magnificationFilter == .linear)
    #expect(CAMediaTimingFillMode.removed.rawValue == "removed" && CABasicAnimation().fillMode == .removed)
    #expect(CAShapeLayerLineCap.square.rawValue == "square" && CAShapeLayerLineJoin.bevel.rawValue == "bevel")
    let sides: [CATextLayerAlignmentMode] = [.left, .center, .justified]
    #expect(sides.map(\.rawValue) == ["left", "center", "justified"])
    let ends: [CATextLayerTruncationMode] = [.start, .middle]
    #expect(ends.map(\.rawValue) == ["start", "middle"])
    #expect(CAAnimationCalculationMode.linear.rawValue == "linear")
    #expect(CAKeyframeAnimation().calculationMode == .linear)
  }

  @Test("An animation begins without values, lasts as long as its transaction says, and is copied whole")
  func animations() throws {
    let animations: [CAAnimation] = [
      CAAnimation(), CABasicAnimation(), CAKeyframeAnimation(), CASpringAnimation(), CAPropertyAnimation(),
    ]
    for animation in animations {
      let time: any CAMediaTiming = animation
      #expect(time.duration == 0 && time.beginTime == 0 && time.timeOffset == 0 && time.repeatDuration == 0)
      #expect(time.repeatCount == 0 && !time.autoreverses && time.fillMode == .removed)
    }
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0.5
    animation.duration = 3
    let copy = try #require(animation.copy(with: nil) as? CABasicAnimation)
    #expect(copy.keyPath == "opacity" && copy.toValue as? Double == 0.5 && copy.duration == 3)
    copy.duration = 1
    #expect(animation.duration == 3)
  }

  @Test("An action that is run on a layer is its animation; nothing is an action too")
  func actions() {
    let layer = CALayer()
    let action: any CAAction = CABasicAnimation(keyPath: "opacity")
    action.run(forKey: "opacity", object: layer, arguments: nil)
    #expect(layer.animationKeys() == ["opacity"])
    let nothing: any CAAction = NSNull()
    nothing.run(forKey: "bounds", object: layer, arguments: nil)
    NSNull().run(forKey: "bounds", object: layer, arguments: nil)
    CABasicAnimation(keyPath: "bounds").run(forKey: "position", object: layer, arguments: nil)
    #expect(layer.animationKeys() == ["opacity", "position"])
  }

  @Test("A layer that is made of another one has its values")
  func copies() {
    let shape = CAShapeLayer()
    shape.lineWidth = 4
    #expect(CAShapeLayer(layer: shape).lineWidth == 4)
    let gradient = CAGradientLayer()
    gradient.locations = [0, 1]
    #expect(CAGradientLayer(layer: gradient).locations == [0, 1])
    let text = CATextLayer()
    text.fontSize = 12
    #expect(CATextLayer(layer: text).fontSize == 12)
    let replicator = CAReplicatorLayer()
    replicator.instanceCount = 5
    #expect(CAReplicatorLayer(layer: replicator).instanceCount == 5)
    let transform = CATransformLayer()
    transform.zPosition = 2
    #expect(CATransformLayer(layer: transform).zPosition == 2)
  }

  @Test("Points and rectangles go from the space of one layer to that of another")
  func conversion() {
    let outer = CALayer()
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let inner = CALayer()
    inner.frame = CGRect(x: 10, y: 20, width: 50, height: 40)
    outer.addSublayer(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 11, y: 22))
    #expect(inner.convert(CGPoint(x: 11, y: 22), from: outer) == CGPoint(x: 1, y: 2))
    let square = CGRect(x: 0, y: 0, width: 5, height: 5)
    #expect(inner.convert(square, to: outer) == CGRect(x: 10, y: 20, width: 5, height: 5))
    #expect(inner.convert(square, from: outer) == CGRect(x: -10, y: -20, width: 5, height: 5))
    #expect(inner.contains(CGPoint(x: 49, y: 39)) && !inner.contains(CGPoint(x: 51, y: 0)))
  }

  private final class Owner: NSObject, CALayerDelegate {
    var log: [String] = []

    func layoutSublayers(of layer: CALayer) { log.append("layout") }
    func layerWillDraw(_ layer: CALayer) { log.append("will draw") }
    func draw(_ layer: CALayer, in ctx: CGContext) { log.append("draw") }
  }

  private final class Quiet: NSObject, CALayerDelegate {}

  @Test("A layer asks its delegate to place what is inside and to draw it")
  func delegates() {
    let owner = Owner()
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.delegate = owner
    owner.log = []
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    #expect(owner.log == ["layout"])
    owner.log = []
    layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.needsDisplay())
    layer.display()
    #expect(owner.log == ["will draw", "draw"] && !layer.needsDisplay())
    #expect(!CALayer.needsDisplay(forKey: "bounds"))
    let quiet: any CALayerDelegate = Quiet()
    quiet.display(layer)
    quiet.layerWillDraw(layer)
    quiet.layoutSublayers(of: layer)
    if let context = CGContext(
      data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    {
      quiet.draw(layer, in: context)
    }
    #expect(quiet.action(for: layer, forKey: "opacity") == nil, "the layer decides")
  }

  @Test("The rates of frames are the system's unless a program says otherwise")
  func frameRates() {
    let usual: CAFrameRateRange = .default
    #expect(usual.minimum == 0 && usual.maximum == 0 && usual.preferred == nil)
    let wanted = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 40)
    #expect(wanted.minimum == 30 && wanted.maximum == 60 && wanted.preferred == 40)
  }
}
