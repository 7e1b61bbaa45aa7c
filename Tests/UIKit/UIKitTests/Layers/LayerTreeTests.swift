import CoreGraphics
import HostHeadless
import QuartzCore
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Layers by themselves: their places, and what is inside of what.
@MainActor
@Suite("Layers")
struct LayerTreeTests {
  private func layer(_ frame: CGRect, _ color: UIColor? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color?.cgColor
    return layer
  }

  @Test("Layers are inserted, replaced and taken out; each is inside of one layer at most")
  func hierarchy() {
    let outer = CALayer()
    let all: [CALayer] = (0..<4).map { number in
      let layer = CALayer()
      layer.name = "\(number)"
      return layer
    }
    func names() -> String { (outer.sublayers ?? []).map { $0.name ?? "?" }.joined() }
    #expect(outer.sublayers == nil)
    outer.addSublayer(all[0])
    outer.addSublayer(all[1])
    outer.insertSublayer(all[2], at: 0)
    #expect(names() == "201" && all[2].superlayer === outer)
    outer.insertSublayer(all[3], below: all[0])
    #expect(names() == "2301")
    outer.insertSublayer(all[2], above: all[0])
    #expect(names() == "3021")
    outer.replaceSublayer(all[0], with: all[1])
    #expect(names() == "312" || names() == "321")
    #expect(all[0].superlayer == nil)
    all[3].removeFromSuperlayer()
    let other = CALayer()
    other.addSublayer(all[2])
    #expect(names() == "1" && all[2].superlayer === other)
    outer.sublayers = [all[0], all[3]]
    #expect(names() == "03" && all[1].superlayer == nil)
    outer.sublayers = nil
    #expect(outer.sublayers == nil)
    outer.insertSublayer(all[0], at: 99)
    #expect(names() == "0")
  }

  @Test("Points and rectangles are converted between layers; the frontmost layer at a point is found")
  func conversion() {
    let outer = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = layer(CGRect(x: 10, y: 20, width: 50, height: 50))
    let front = layer(CGRect(x: 10, y: 10, width: 10, height: 10))
    outer.addSublayer(inner)
    inner.addSublayer(front)
    #expect(front.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 21, y: 32))
    #expect(outer.convert(CGPoint(x: 21, y: 32), to: front) == CGPoint(x: 1, y: 2))
    #expect(
      inner.convert(CGRect(x: 30, y: 30, width: 4, height: 4), from: outer) == CGRect(x: 20, y: 10, width: 4, height: 4)
    )
    #expect(outer.hitTest(CGPoint(x: 25, y: 35)) === front && outer.hitTest(CGPoint(x: 12, y: 22)) === inner)
    #expect(outer.hitTest(CGPoint(x: 1, y: 1)) === outer && outer.hitTest(CGPoint(x: 200, y: 1)) == nil)
    front.isHidden = true
    #expect(outer.hitTest(CGPoint(x: 25, y: 35)) === inner)
    inner.bounds.origin = CGPoint(x: 5, y: 0)
    #expect(front.convert(CGPoint.zero, to: outer) == CGPoint(x: 15, y: 30))
    inner.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(inner.frame == CGRect(x: -15, y: -5, width: 100, height: 100))
    #expect(CATransformLayer().hitTest(.zero) == nil)
  }

  @Test("Properties are read and set by their names, also parts of them")
  func names() {
    let layer = CAShapeLayer()
    layer.setValue(CGRect(x: 0, y: 0, width: 10, height: 20), forKeyPath: "bounds")
    layer.setValue(30, forKeyPath: "position.x")
    layer.setValue(CGFloat(5), forKeyPath: "bounds.size.height")
    layer.setValue(NSNumber(value: 0.5), forKey: "strokeEnd")
    #expect(
      layer.bounds == CGRect(x: 0, y: 0, width: 10, height: 5) && layer.position.x == 30 && layer.strokeEnd == 0.5)
    layer.setValue(Double.pi / 2, forKeyPath: "transform.rotation.z")
    #expect(abs(layer.transform.m12 - 1) < 1e-9)
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(7, forKeyPath: "transform.translation.x")
    #expect(abs(layer.value(forKeyPath: "transform.rotation") as? CGFloat ?? 0) - .pi / 2 < 1e-9)
    #expect(abs((layer.value(forKeyPath: "transform.scale.y") as? CGFloat ?? 0) - 2) < 1e-9 && layer.transform.m41 == 7)
    layer.setValue("a", forKey: "mine")
    #expect(layer.value(forKey: "mine") as? String == "a" && layer.value(forKey: "other") == nil)
    layer.setValue("no number", forKey: "opacity")
    #expect(layer.opacity == 1)
  }

  @Test("A view's layer has those of views inside and others among them, in the order in which they were put")
  func layersOfViews() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (first, second): (UIView, UIView) = (UIView(), UIView())
    view.addSubview(first)
    #expect(view.layer.sublayers?.count == 1 && first.layer.superlayer === view.layer && first.layer.delegate === first)
    let back = CALayer()
    view.layer.insertSublayer(back, at: 0)
    let front = CALayer()
    view.layer.addSublayer(front)
    view.addSubview(second)
    func order() -> [ObjectIdentifier] { (view.layer.sublayers ?? []).map { ObjectIdentifier($0) } }
    #expect(order() == [back, first.layer, front, second.layer].map { ObjectIdentifier($0) })
    view.bringSubviewToFront(first)
    #expect(order() == [back, second.layer, front, first.layer].map { ObjectIdentifier($0) })
    second.removeFromSuperview()
    #expect(order() == [back, front, first.layer].map { ObjectIdentifier($0) })
    back.removeFromSuperlayer()
    front.removeFromSuperlayer()
    #expect(order() == [ObjectIdentifier(first.layer)])
  }

  final class Placing: CALayer {
    var placed = 0
    override func layoutSublayers() {
      placed += 1
      sublayers?.first?.frame = bounds.insetBy(dx: 10, dy: 10)
    }
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(UIColor.green.cgColor)
      ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
  }

  @Test("A layer places those inside when its size changes, and draws itself when it is asked to")
  func layoutAndDrawing() throws {
    let view = UIView()
    let layer = Placing()
    let inner = self.layer(.zero, .red)
    layer.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    layer.addSublayer(inner)
    view.layer.addSublayer(layer)
    layer.setNeedsLayout()
    #expect(layer.needsLayout() && !layer.needsDisplay())
    let host = try window { Hosting(view: view) }
    #expect(layer.placed == 1 && inner.frame == CGRect(x: 10, y: 10, width: 40, height: 40))
    #expect(try host.color(x: 30, y: 30) == "#FF0000" && host.color(x: 2, y: 2) == "#FFFFFF")
    host.change { layer.setNeedsDisplay() }
    #expect(try host.color(x: 2, y: 2) == "#00FF00" && layer.placed == 1)
    host.change { layer.bounds.size.width = 100 }
    #expect(layer.placed == 2)
  }

  final class Drawer: NSObject, CALayerDelegate {
    var log: [String] = []
    func draw(_ layer: CALayer, in ctx: CGContext) {
      log.append("draw")
      ctx.setFillColor(UIColor.blue.cgColor)
      ctx.fill(layer.bounds)
    }
    func layerWillDraw(_ layer: CALayer) { log.append("will draw") }
    func layoutSublayers(of layer: CALayer) { log.append("layout") }
  }

  @Test("A delegate draws a layer and places what is inside")
  func delegate() throws {
    let view = UIView()
    let layer = layer(CGRect(x: 0, y: 0, width: 20, height: 20))
    let drawer = Drawer()
    layer.delegate = drawer
    layer.setNeedsDisplay()
    layer.setNeedsLayout()
    view.layer.addSublayer(layer)
    let host = try window { Hosting(view: view) }
    #expect(drawer.log.sorted() == ["draw", "layout", "will draw"])
    #expect(try host.color(x: 10, y: 10) == "#0000FF")
  }
}
