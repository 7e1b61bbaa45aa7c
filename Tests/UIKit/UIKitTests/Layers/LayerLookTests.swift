import CoreGraphics
import HostHeadless
import QuartzCore
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// The drawings of layers.
@MainActor
@Suite("Looks of layers", .serialized)
struct LayerLookTests {
  private func shown(_ layers: CALayer...) throws -> HeadlessHost {
    let view = UIView()
    for layer in layers { view.layer.addSublayer(layer) }
    return try window { Hosting(view: view) }
  }

  private func square(_ x: CGFloat, _ color: UIColor, side: CGFloat = 40) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: 0, width: side, height: side)
    layer.backgroundColor = color.cgColor
    return layer
  }

  @Test("Background, border, corners, opacity and hiding; changes are seen at once where actions are off")
  func looks() throws {
    let layer = square(0, .red)
    layer.borderWidth = 4
    layer.borderColor = UIColor.blue.cgColor
    let host = try shown(layer)
    #expect(try host.color(x: 20, y: 20) == "#FF0000" && host.color(x: 2, y: 20) == "#0000FF")
    func set(_ change: () -> Void) {
      host.change {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
      }
    }
    set { layer.cornerRadius = 20 }
    #expect(try host.color(x: 1, y: 1) == "#FFFFFF")
    set { layer.maskedCorners = [.layerMaxXMaxYCorner] }
    #expect(try host.color(x: 1, y: 1) == "#0000FF" && host.color(x: 39, y: 39) == "#FFFFFF")
    set { layer.opacity = 0.5 }
    #expect(try ["#FF7F7F", "#FF8080"].contains(host.color(x: 20, y: 20)))
    set { layer.isHidden = true }
    #expect(try host.color(x: 20, y: 20) == "#FFFFFF")
  }

  @Test("Layers are drawn in their order, by their depth first, and cut off by one that masks to its bounds")
  func order() throws {
    let back = square(0, .red)
    let front = square(20, .green)
    let inside = square(30, .blue, side: 20)
    front.addSublayer(inside)
    let host = try shown(back, front)
    #expect(try host.color(x: 30, y: 10) == "#00FF00" && host.color(x: 55, y: 5) == "#0000FF")
    #expect(try host.color(x: 65, y: 5) == "#0000FF")
    host.change {
      front.masksToBounds = true
      back.zPosition = 1
    }
    host.finishAnimations()
    #expect(try host.color(x: 30, y: 10) == "#FF0000" && host.color(x: 65, y: 5) == "#FFFFFF")
  }

  @Test("A mask shows a layer by its opacity, with a shape that changes")
  func mask() throws {
    let layer = square(0, .red)
    let mask = CAShapeLayer()
    mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 40), transform: nil)
    layer.mask = mask
    let host = try shown(layer)
    #expect(try host.color(x: 10, y: 20) == "#FF0000" && host.color(x: 30, y: 20) == "#FFFFFF")
    host.change { mask.path = CGPath(rect: CGRect(x: 20, y: 0, width: 20, height: 40), transform: nil) }
    host.finishAnimations()
    #expect(try host.color(x: 10, y: 20) == "#FFFFFF" && host.color(x: 30, y: 20) == "#FF0000")
    host.change { layer.mask = nil }
    #expect(try host.color(x: 10, y: 20) == "#FF0000")
  }

  @Test("A shape is filled and stroked, by its rule, in part and in dashes")
  func shapes() throws {
    let shape = CAShapeLayer()
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
    path.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
    shape.path = path
    shape.fillColor = UIColor.red.cgColor
    let line = CAShapeLayer()
    let way = CGMutablePath()
    way.move(to: CGPoint(x: 60, y: 20))
    way.addLine(to: CGPoint(x: 160, y: 20))
    line.path = way
    line.fillColor = nil
    line.strokeColor = UIColor.blue.cgColor
    line.lineWidth = 10
    let host = try shown(shape, line)
    #expect(try host.color(x: 20, y: 20) == "#FF0000" && host.color(x: 100, y: 20) == "#0000FF")
    host.change {
      shape.fillRule = .evenOdd
      line.strokeStart = 0.5
    }
    host.finishAnimations()
    #expect(try host.color(x: 20, y: 20) == "#FFFFFF" && host.color(x: 5, y: 5) == "#FF0000")
    #expect(try host.color(x: 100, y: 20) == "#FFFFFF" && host.color(x: 130, y: 20) == "#0000FF")
    host.change {
      (line.strokeStart, line.strokeEnd, line.lineCap, line.lineJoin) = (0, 0.25, .round, .round)
      line.miterLimit = 3
    }
    host.finishAnimations()
    #expect(try host.color(x: 88, y: 20) == "#0000FF" && host.color(x: 100, y: 20) == "#FFFFFF")
    host.change {
      line.strokeEnd = 1
      line.lineCap = .butt
      line.lineDashPattern = [10, 10]
      line.lineDashPhase = 0
    }
    host.finishAnimations()
    #expect(try host.color(x: 65, y: 20) == "#0000FF" && host.color(x: 75, y: 20) == "#FFFFFF")
    host.change { line.lineDashPattern = [0, NSNumber(value: Double.nan)] }
    #expect(try host.color(x: 75, y: 20) == "#0000FF")
  }

  @Test("Gradients go from point to point, outwards, and round")
  func gradients() throws {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let host = try shown(layer)
    #expect(try host.color(x: 50, y: 0) == "#FE0001" && host.color(x: 50, y: 99) == "#0100FE")
    host.change {
      layer.startPoint = CGPoint(x: 0, y: 0.5)
      layer.endPoint = CGPoint(x: 1, y: 0.5)
      layer.locations = [0.5, 0.5]
    }
    host.finishAnimations()
    #expect(try host.color(x: 20, y: 50) == "#FF0000" && host.color(x: 80, y: 50) == "#0000FF")
    host.change {
      layer.type = .radial
      layer.startPoint = CGPoint(x: 0.5, y: 0.5)
      layer.endPoint = CGPoint(x: 1, y: 1)
    }
    host.finishAnimations()
    #expect(try host.color(x: 50, y: 50) == "#FF0000" && host.color(x: 90, y: 50) == "#0000FF")
    host.change {
      layer.type = .conic
      layer.endPoint = CGPoint(x: 1, y: 0.5)
    }
    host.finishAnimations()
    #expect(try host.color(x: 80, y: 80) == "#FF0000" && host.color(x: 80, y: 20) == "#0000FF")
    host.change { layer.colors = ["red"] }
    host.finishAnimations()
    #expect(try host.color(x: 80, y: 80) == "#FFFFFF")
  }

  @Test("A text layer draws its text, broken or cut off, in its font, size, colour and alignment")
  func texts() throws {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    layer.string = "Hello world again"
    layer.fontSize = 20
    layer.foregroundColor = UIColor.red.cgColor
    layer.font = UIFont.boldSystemFont(ofSize: 1)
    let host = try shown(layer)
    func lines() -> Int { host.displayLines.filter { $0.contains("text") }.count }
    #expect(lines() == 1 && "\(host.displayList)".contains("Hello world again"))
    host.change { layer.isWrapped = true }
    #expect(lines() == 3)
    host.change {
      layer.isWrapped = false
      layer.truncationMode = .end
    }
    #expect("\(host.displayList)".contains("…"))
    let left: String = "\(host.displayList)"
    host.change {
      layer.string = NSAttributedString(string: "Hi", attributes: [.foregroundColor: UIColor.blue])
      layer.alignmentMode = .right
    }
    #expect("\(host.displayList)" != left && layer.preferredFrameSize().width > 5)
    host.change { layer.string = nil }
    #expect(lines() == 0)
  }

  @Test("A picture fills a layer, or lies in it as the gravity says, in part, with its pixels or smoothly")
  func contents() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
    layer.contents = image.cgImage
    layer.magnificationFilter = .nearest
    layer.minificationFilter = .nearest
    let host = try shown(layer)
    #expect(try host.color(x: 10, y: 5) == "#FF0000" && host.color(x: 70, y: 5) == "#0000FF")
    host.change { layer.contentsGravity = .resizeAspect }
    #expect(try host.color(x: 10, y: 5) == "#FFFFFF" && host.color(x: 10, y: 40) == "#FF0000")
    host.change {
      layer.contentsGravity = .resize
      layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    }
    host.finishAnimations()
    #expect(try host.color(x: 10, y: 5) == "#0000FF")
    host.change {
      layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
      layer.contentsGravity = .topLeft
      layer.contentsScale = image.scale / 20
    }
    host.finishAnimations()
    #expect(layer.preferredFrameSize() == CGSize(width: 40, height: 20))
    #expect(try host.color(x: 5, y: 5) == "#FF0000" && host.color(x: 60, y: 60) == "#FFFFFF")
    host.change { layer.contents = "no picture" }
    host.finishAnimations()
    #expect(try host.color(x: 5, y: 5) == "#FFFFFF")
  }

  @Test("Shadows are those of all that is drawn, or of a path")
  func shadows() throws {
    let layer = square(20, .red, side: 20)
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 30, height: 0)
    let host = try shown(layer)
    #expect(try host.color(x: 60, y: 10) == "#000000" && host.color(x: 60, y: 40) == "#FFFFFF")
    host.change { layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 30, width: 20, height: 20), transform: nil) }
    host.finishAnimations()
    #expect(try host.color(x: 60, y: 10) == "#FFFFFF" && host.color(x: 60, y: 40) == "#000000")
    host.change { layer.masksToBounds = true }
    #expect(try host.color(x: 60, y: 40) == "#FFFFFF")
  }

  @Test("What is turned in space is seen in perspective, and its back may be left out")
  func space() throws {
    let outer = square(0, .clear, side: 100)
    var eye: CATransform3D = CATransform3DIdentity
    eye.m34 = -1 / 200
    outer.sublayerTransform = eye
    let inner = square(0, .red, side: 100)
    inner.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    outer.addSublayer(inner)
    let host = try shown(outer)
    #expect(try host.color(x: 50, y: 50) == "#FF0000" && host.color(x: 5, y: 50) == "#FFFFFF")
    host.change {
      inner.isDoubleSided = false
      inner.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    }
    host.finishAnimations()
    #expect(try host.color(x: 50, y: 50) == "#FFFFFF")
  }

  @Test("A replicator shows what is inside several times, and follows it")
  func replicator() throws {
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeTranslation(40, 0, 0)
    layer.instanceAlphaOffset = -0.5
    let dot = square(0, .red, side: 20)
    layer.addSublayer(dot)
    let host = try shown(layer)
    #expect(try host.color(x: 10, y: 10) == "#FF0000")
    #expect(try ["#FF7F7F", "#FF8080"].contains(host.color(x: 50, y: 10)))
    #expect(try host.color(x: 90, y: 10) == "#FFFFFF")
    host.change { dot.backgroundColor = UIColor.blue.cgColor }
    host.finishAnimations()
    #expect(try ["#7F7FFF", "#8080FF"].contains(host.color(x: 50, y: 10)))
  }

  final class Gradient: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  @Test("A view draws what its kind of layer draws, behind what is inside, and renders it into pictures")
  func layerClass() throws {
    let view = Gradient()
    (view.layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    let host = try window { Hosting(view: view) }
    #expect(try host.color(x: 50, y: 50) == "#FF0000" && host.color(x: 5, y: 5) == "#0000FF")
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { view.layer.render(in: $0.cgContext) }
    #expect(image.cgImage?.premultipliedRGBA.prefix(3) == [0, 0, 255])
    host.change { view.layer.transform = CATransform3DMakeScale(0.5, 0.5, 1) }
    #expect(try host.color(x: 5, y: 5) == "#FFFFFF" && host.color(x: 100, y: 50) == "#FF0000")
  }

  final class Wrong: UIView {
    override class var layerClass: AnyClass { UIView.self }
  }

  @Test("A class for a view's layer that is none ends the program with its name")
  func wrongLayerClass() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Wrong() }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("Wrong.layerClass is UIView, which is no layer"))
  }

  @Test("A text layer takes its font by name, also as a CGFont")
  func namedFont() throws {
    #expect(CGFont("") == nil)
    let font = try #require(CGFont(UIFont.boldSystemFont(ofSize: 10).fontName))
    #expect(font.postScriptName == UIFont.boldSystemFont(ofSize: 10).fontName)
    func lines(_ font: Any?) throws -> [String] {
      let layer = CATextLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
      (layer.string, layer.font, layer.fontSize) = ("Word", font, 12)
      return try shown(layer).displayLines.filter { $0.contains("Word") }
    }
    #expect(try lines(font) == lines(font.postScriptName) && lines(font) != lines(nil))
  }
}
