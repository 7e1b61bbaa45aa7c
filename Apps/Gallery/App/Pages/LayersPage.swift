import SwiftUI
import UIKit

/// Layers of UIKit: what they draw, and how they move.
struct LayersPage: View {
  var body: some View {
    Example("Shapes, gradients, texts and masks") {
      LayerPictures().frame(height: 130)
    }
    Example("Layers on their way") {
      MovingLayers().frame(height: 130)
    }
    Example("An animator that is driven") {
      DrivenView()
    }
    Example("Bodies that fall, bounce and hang on each other") {
      FallingViews().frame(height: 150)
    }
  }
}

/// One layer of each kind, side by side.
private struct LayerPictures: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    let layers: [CALayer] = [
      Self.shape, Self.gradient(.axial), Self.gradient(.radial), Self.gradient(.conic), Self.copies,
    ]
    for (index, layer) in layers.enumerated() {
      layer.frame = CGRect(x: CGFloat(index) * 66, y: 0, width: 60, height: 60)
      view.layer.addSublayer(layer)
    }
    let text = CATextLayer()
    text.frame = CGRect(x: 0, y: 70, width: 190, height: 50)
    text.string = "A text of a layer that is broken into lines"
    text.fontSize = 17
    text.isWrapped = true
    text.foregroundColor = UIColor.systemBlue.cgColor
    view.layer.addSublayer(text)
    let masked = Self.gradient(.axial)
    masked.frame = CGRect(x: 198, y: 70, width: 126, height: 50)
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 126, height: 50)).cgPath
    masked.mask = mask
    view.layer.addSublayer(masked)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "A star, three gradients, a ring of dots, a text and an oval"
    view.accessibilityTraits = .image
    return view
  }

  private static var shape: CAShapeLayer {
    let layer = CAShapeLayer()
    let path = CGMutablePath()
    for point in 0..<5 {
      let angle: CGFloat = CGFloat(point) * 4 / 5 * .pi - .pi / 2
      let place = CGPoint(x: 30 + 28 * cos(angle), y: 30 + 28 * sin(angle))
      if point == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.closeSubpath()
    layer.path = path
    layer.fillColor = UIColor.systemYellow.cgColor
    layer.fillRule = .evenOdd
    layer.strokeColor = UIColor.systemOrange.cgColor
    layer.lineWidth = 3
    layer.lineJoin = .round
    return layer
  }

  private static func gradient(_ type: CAGradientLayerType) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.type = type
    layer.colors = [UIColor.systemPink.cgColor, UIColor.systemPurple.cgColor, UIColor.systemBlue.cgColor]
    if type != .axial {
      layer.startPoint = CGPoint(x: 0.5, y: 0.5)
      layer.endPoint = CGPoint(x: 1, y: 1)
    }
    layer.cornerRadius = 12
    layer.shadowOpacity = 0.3
    layer.shadowOffset = CGSize(width: 0, height: 2)
    return layer
  }

  private static var copies: CAReplicatorLayer {
    let layer = CAReplicatorLayer()
    layer.instanceCount = 12
    layer.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    layer.instanceAlphaOffset = -0.07
    let dot = CALayer()
    dot.frame = CGRect(x: 26, y: 2, width: 8, height: 8)
    dot.cornerRadius = 4
    dot.backgroundColor = UIColor.systemTeal.cgColor
    layer.addSublayer(dot)
    return layer
  }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// A line that is drawn, a dot on a path and a square that springs, each time that the button is used.
private struct MovingLayers: UIViewRepresentable {
  final class Stage: UIView {
    let line = CAShapeLayer()
    let dot = CALayer()
    let square = CALayer()

    override init(frame: CGRect) {
      super.init(frame: frame)
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 20, y: 90))
      path.addCurve(
        to: CGPoint(x: 300, y: 90), controlPoint1: CGPoint(x: 100, y: -20), controlPoint2: CGPoint(x: 200, y: 180))
      line.path = path.cgPath
      line.fillColor = nil
      line.strokeColor = UIColor.systemGray.cgColor
      line.lineWidth = 4
      line.lineCap = .round
      dot.frame = CGRect(x: 10, y: 80, width: 20, height: 20)
      dot.cornerRadius = 10
      dot.backgroundColor = UIColor.systemRed.cgColor
      square.frame = CGRect(x: 320, y: 20, width: 24, height: 24)
      square.backgroundColor = UIColor.systemGreen.cgColor
      for part in [line, dot, square] { layer.addSublayer(part) }
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Play the layers") { [unowned self] _ in play() })
      button.sizeToFit()
      addSubview(button)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private func play() {
      let drawing = CABasicAnimation(keyPath: "strokeEnd")
      drawing.fromValue = 0
      drawing.duration = 2
      line.add(drawing, forKey: "draw")
      let way = CAKeyframeAnimation(keyPath: "position")
      way.path = line.path
      way.calculationMode = .paced
      way.duration = 2
      dot.add(way, forKey: "way")
      let spring = CASpringAnimation(keyPath: "position.y")
      spring.fromValue = 32
      spring.toValue = 100
      spring.damping = 6
      spring.duration = spring.settlingDuration
      square.add(spring, forKey: "spring")
    }
  }

  func makeUIView(context: Context) -> Stage { Stage(frame: .zero) }
  func updateUIView(_ uiView: Stage, context: Context) {}
}

/// A slider drives a square from one place to another, turning it on the way.
private struct DrivenView: View {
  @State private var fraction: Double = 0.3

  var body: some View {
    VStack(alignment: .leading) {
      DrivenSquare(fraction: fraction).frame(height: 50)
      Slider(value: $fraction) { Text("Part of the way") }
    }
  }
}

private struct DrivenSquare: UIViewRepresentable {
  let fraction: Double

  final class Coordinator {
    var animator: UIViewPropertyAnimator?
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    let square = UIView(frame: CGRect(x: 0, y: 10, width: 30, height: 30))
    square.backgroundColor = .systemIndigo
    square.layer.cornerRadius = 4
    view.addSubview(square)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      square.frame.origin.x = 240
      square.transform = CGAffineTransform(rotationAngle: .pi / 2)
      square.backgroundColor = .systemOrange
    }
    context.coordinator.animator = animator
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) {
    context.coordinator.animator?.fractionComplete = fraction
  }
}

/// Views that fall into their place each time that the button is used, and one that hangs on a rod.
private struct FallingViews: UIViewRepresentable {
  final class Stage: UIView {
    private var boxes: [UIView] = []
    private let bob = Bob(frame: CGRect(x: 290, y: 60, width: 26, height: 26))
    private lazy var animator = UIDynamicAnimator(referenceView: self)

    override init(frame: CGRect) {
      super.init(frame: frame)
      let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal]
      for (index, color) in colors.enumerated() {
        let box = UIView(frame: CGRect(x: 20 + CGFloat(index) * 40, y: 112, width: 32, height: 32))
        box.backgroundColor = color
        box.layer.cornerRadius = 4
        boxes.append(box)
        addSubview(box)
      }
      bob.backgroundColor = .systemPurple
      bob.layer.cornerRadius = 13
      addSubview(bob)
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: "Let them fall") { [unowned self] _ in drop() })
      button.sizeToFit()
      addSubview(button)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private func drop() {
      animator.removeAllBehaviors()
      for (index, box) in boxes.enumerated() {
        box.transform = CGAffineTransform(rotationAngle: CGFloat(index) * 0.4)
        box.center = CGPoint(x: 60 + CGFloat(index * 37 % 120), y: 40 - CGFloat(index) * 30)
      }
      bob.center = CGPoint(x: 340, y: 20)
      let collision = UICollisionBehavior(items: boxes)
      let (width, height): (CGFloat, CGFloat) = (240, bounds.height - 6)
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: -400))
      path.addLine(to: CGPoint(x: 0, y: height))
      path.addLine(to: CGPoint(x: width, y: height))
      path.addLine(to: CGPoint(x: width, y: -400))
      collision.addBoundary(withIdentifier: "box" as NSString, for: path)
      let matter = UIDynamicItemBehavior(items: boxes)
      matter.elasticity = 0.4
      matter.friction = 0.3
      let rod = UIAttachmentBehavior(item: bob, attachedToAnchor: CGPoint(x: 300, y: 20))
      let drag = UIDynamicItemBehavior(items: [bob])
      drag.resistance = 0.8
      for behavior in [UIGravityBehavior(items: boxes + [bob]), collision, matter, rod, drag] {
        animator.addBehavior(behavior)
      }
    }
  }

  final class Bob: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  func makeUIView(context: Context) -> Stage { Stage(frame: .zero) }
  func updateUIView(_ uiView: Stage, context: Context) {}
}
