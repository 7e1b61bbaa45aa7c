import CoreGraphics
import DisplayList
import HostHeadless
import QuartzCore
import SeededNumbers
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Random changes of layers and views leave what a new window of the same would show.
@MainActor
@Suite("Random layers", .serialized)
struct RandomLayerTests {
  @Test("Layers and views that come, go, change and move are drawn as in a fresh window", arguments: 0..<12)
  func changes(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed + 90))
    let root = UIView()
    var views: [UIView] = [root]
    var layers: [CALayer] = []
    let host = try window { Hosting(view: root) }

    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func rect() -> CGRect {
      CGRect(x: number(0...150), y: number(0...60), width: number(5...60), height: number(5...40))
    }
    func color() -> UIColor { [UIColor.red, .green, .blue, .black][number(0...3)] }
    func makeLayer() -> CALayer {
      let layer: CALayer
      switch number(0...3) {
      case 0:
        let shape = CAShapeLayer()
        shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)
        layer = shape
      case 1:
        let gradient = CAGradientLayer()
        gradient.colors = [color().cgColor, color().cgColor]
        layer = gradient
      case 2:
        let copies = CAReplicatorLayer()
        copies.instanceCount = 2
        copies.instanceTransform = CATransform3DMakeTranslation(10, 5, 0)
        layer = copies
      default: layer = CALayer()
      }
      layer.frame = rect()
      layer.backgroundColor = color().cgColor
      return layer
    }
    func around() -> CALayer {
      number(0...1) == 0 ? views[number(0...views.count - 1)].layer : layers.randomElement(using: &random) ?? root.layer
    }
    func change() {
      switch number(0...10) {
      case 0, 1:
        let layer: CALayer = makeLayer()
        let outer: CALayer = around()
        outer.insertSublayer(layer, at: UInt32(number(0...3)))
        layers.append(layer)
      case 2:
        let view = UIView(frame: rect())
        view.backgroundColor = color()
        views[number(0...views.count - 1)].addSubview(view)
        views.append(view)
      case 3:
        if let layer = layers.randomElement(using: &random) { layer.removeFromSuperlayer() }
      case 4:
        if let layer = layers.randomElement(using: &random) { layer.frame = rect() }
      case 5:
        if let layer = layers.randomElement(using: &random) {
          layer.masksToBounds.toggle()
          layer.cornerRadius = CGFloat(number(0...10))
          layer.borderWidth = CGFloat(number(0...3))
        }
      case 6:
        if let layer = layers.randomElement(using: &random) { layer.zPosition = CGFloat(number(-1...1)) }
      case 7:
        if let layer = layers.randomElement(using: &random) {
          let animation = CABasicAnimation(
            keyPath: ["opacity", "position.x", "transform.rotation.z", "cornerRadius"][number(0...3)])
          (animation.fromValue, animation.toValue, animation.duration) = (0, 1, Double(number(1...4)) / 4)
          layer.add(animation, forKey: "k")
        }
      case 8:
        let view: UIView = views[number(0...views.count - 1)]
        UIViewPropertyAnimator(duration: 0.5, curve: .easeOut) { view.alpha = view.alpha < 1 ? 1 : 0.5 }
          .startAnimation()
      case 9:
        let view: UIView = views[number(0...views.count - 1)]
        if view !== root { UIView.animate(withDuration: 0.3) { view.frame = rect() } }
      default:
        if let view = views.randomElement(using: &random), let layer = layers.randomElement(using: &random),
          !layer.sublayersContain(view.layer), layer.superlayer != nil
        {
          view.layer.addSublayer(layer)
        }
      }
    }
    let complaints: [String] = warnings {
      for _ in 0..<60 {
        host.change { change() }
        if number(0...2) == 0 {
          host.advance(by: .seconds(Double(number(1...20)) / 60))
          host.change {}
        }
      }
    }
    #expect(complaints.isEmpty, "\(complaints)")
    host.finishAnimations()
    host.advance(by: .seconds(1))
    let shown: String = "\(host.displayList)"
    // The same views in another window, when this one has let go of them.
    host.graph.end()
    let fresh = try window { Hosting(view: root) }
    let anew: String = "\(fresh.displayList)"
    let other = zip(shown.split(separator: "\n"), anew.split(separator: "\n")).first { $0 != $1 }
    #expect(anew == shown && !layers.isEmpty, "\(other.map { "\($0)\nand anew\n\($1)" } ?? "lengths differ")")
  }
}

extension CALayer {
  /// Whether a layer is this one or inside of it.
  fileprivate func sublayersContain(_ other: CALayer) -> Bool {
    self === other || (sublayers ?? []).contains { $0.sublayersContain(other) }
  }
}
