import CoreGraphics
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What views promise about order, edges, drawing and updates.
@MainActor
@Suite("Promises of views", .serialized)
struct ViewStatementTests {
  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = color
    return view
  }

  @Test("The view that was added last lies on top, until they change places (452)")
  func order() throws {
    let root = UIView()
    let (red, blue) = (box(0, 0, 40, 40, .red), box(20, 0, 40, 40, .blue))
    root.addSubview(red)
    root.addSubview(blue)
    let host = try window { Hosting(view: root) }
    #expect(try host.color(x: 30, y: 10) == "#0000FF")
    host.change { root.exchangeSubview(at: 0, withSubviewAt: 1) }
    #expect(try host.color(x: 30, y: 10) == "#FF0000")
    host.change { root.insertSubview(red, belowSubview: blue) }
    #expect(try host.color(x: 30, y: 10) == "#0000FF")
  }

  @Test("A view has one superview, and draws beyond its edges unless that clips (453)")
  func edges() throws {
    let root = UIView()
    let (outer, inner) = (box(0, 0, 20, 20, .red), box(10, 0, 40, 10, .blue))
    let other = UIView()
    other.addSubview(inner)
    outer.addSubview(inner)
    #expect(inner.superview === outer && other.subviews.isEmpty)
    root.addSubview(outer)
    let host = try window { Hosting(view: root) }
    #expect(try host.color(x: 35, y: 5) == "#0000FF")
    host.change { outer.clipsToBounds = true }
    #expect(try host.color(x: 35, y: 5) == "#FFFFFF" && host.color(x: 15, y: 5) == "#0000FF")
  }

  @Test("A view that leaves its superview leaves the window and the chain of responders (454)")
  func leaving() throws {
    let (root, inner) = (UIView(), UIView())
    root.addSubview(inner)
    let host = try window { Hosting(view: root) }
    #expect(inner.window != nil && inner.next === root)
    host.change { inner.removeFromSuperview() }
    #expect(inner.window == nil && inner.next == nil && inner.superview == nil)
  }

  @Test("The innermost view at a point is hit, the view itself where none inside has the point (455)")
  func hits() {
    let (outer, middle, inner) = (box(0, 0, 90, 90, .red), box(10, 10, 50, 50, .green), box(10, 10, 20, 20, .blue))
    outer.addSubview(middle)
    middle.addSubview(inner)
    #expect(outer.hitTest(CGPoint(x: 25, y: 25), with: nil) === inner)
    #expect(outer.hitTest(CGPoint(x: 50, y: 50), with: nil) === middle)
    #expect(outer.hitTest(CGPoint(x: 80, y: 80), with: nil) === outer)
    #expect(outer.hitTest(CGPoint(x: 95, y: 80), with: nil) == nil)
  }

  private final class Touched: UIView {
    var count = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
  }

  @Test("A view that cannot be used hears nothing, nor does anything inside (456)")
  func disabled() throws {
    let root = UIView()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let inner = Touched(frame: outer.bounds)
    outer.addSubview(inner)
    root.addSubview(outer)
    let host = try window { Hosting(view: root) }
    _ = host.tap(at: CGPoint(x: 10, y: 10))
    #expect(inner.count == 1)
    outer.isUserInteractionEnabled = false
    host.update()
    _ = host.tap(at: CGPoint(x: 10, y: 10))
    #expect(inner.count == 1)
  }

  @Test("An image view leaves touches to what is behind it (457)")
  func imageViews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let image = UIImageView(frame: root.bounds)
    root.addSubview(image)
    #expect(!image.isUserInteractionEnabled && root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
    #expect(!UIImageView(image: nil).isUserInteractionEnabled)
    image.isUserInteractionEnabled = true
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === image)
  }

  private final class Drawing: UIView {
    var count = 0
    var hadContext = false
    override func draw(_ rect: CGRect) {
      count += 1
      hadContext = UIGraphicsGetCurrentContext() != nil && rect == bounds
      UIColor.red.setFill()
      UIRectFill(rect)
    }
  }

  @Test("A view is drawn when it has to be, with a context that is there already (479)")
  func drawing() throws {
    let root = UIView()
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    root.addSubview(view)
    let host = try window { Hosting(view: root) }
    #expect(try host.color(x: 10, y: 10) == "#FF0000")
    #expect(view.count == 1 && view.hadContext)
    host.change { view.center.x += 20 }
    #expect(try host.color(x: 40, y: 10) == "#FF0000")
    let count: Int = view.count
    host.change { view.center.x += 20 }
    #expect(try host.color(x: 60, y: 10) == "#FF0000" && view.count == count)
  }

  @Test("Drawing is only asked for, and done once however often that was (480)")
  func marking() throws {
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    let host = try window { Hosting(view: view) }
    _ = host.displayList
    let before: Int = view.count
    view.setNeedsDisplay()
    view.setNeedsDisplay()
    view.setNeedsDisplay(.zero)
    #expect(view.count == before)
    host.update()
    _ = host.displayList
    #expect(view.count == before + 1)
    host.update()
    _ = host.displayList
    #expect(view.count == before + 1)
  }

  @Test("Place, size, middle, transform, opacity and background change gradually (481)")
  func animating() throws {
    let root = UIView()
    let view = box(0, 0, 40, 40, .red)
    root.addSubview(view)
    let host = try window { Hosting(view: root) }
    /// The colours of a point halfway and at the end.
    func way(_ x: CGFloat, _ y: CGFloat, _ change: @escaping () -> Void) throws -> [String] {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: change)
      host.update()
      host.advance(by: .milliseconds(500))
      let half: String = try host.color(x: x, y: y)
      host.finishAnimations()
      return [half, try host.color(x: x, y: y)]
    }
    let (red, white) = ("#FF0000", "#FFFFFF")
    #expect(try way(110, 5) { view.frame = CGRect(x: 40, y: 0, width: 80, height: 40) } == [white, red])
    #expect(try way(80, 48) { view.bounds.size.height = 60 } == [white, red])
    #expect(try way(70, 5) { view.center.x = 120 } == [red, white])
    #expect(try way(190, 5) { view.transform = CGAffineTransform(scaleX: 2, y: 2) } == [white, red])
    let faint: [String] = try way(120, 5) { view.alpha = 0 }
    #expect(faint[0] != red && faint[0] != white && faint[1] == white)
    host.change { view.alpha = 1 }
    let blue: [String] = try way(120, 5) { view.backgroundColor = .blue }
    #expect(blue[0] != red && blue[0] != "#0000FF" && blue[1] == "#0000FF")
  }

  private final class Enclosing: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let all: CGRect = subviews.reduce(CGRect.zero) { $0.union($1.frame) }
      return CGSize(width: all.maxX, height: all.maxY)
    }
  }

  @Test("A view is made as large as what is inside, where it says so, and stays in its place (483)")
  func fitting() {
    let view = Enclosing(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
    view.addSubview(box(10, 10, 30, 20, .red))
    view.addSubview(box(20, 20, 40, 50, .blue))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 60, height: 70))
  }

  @Test("What lies beyond the edges is cut off, and a mask's opacity decides what is seen (489)")
  func mask() throws {
    let root = UIView()
    let view = box(0, 0, 60, 60, .red)
    root.addSubview(view)
    let mask = box(10, 10, 20, 20, .black)
    view.mask = mask
    let host = try window { Hosting(view: root) }
    #expect(try host.color(x: 15, y: 15) == "#FF0000" && host.color(x: 5, y: 5) == "#FFFFFF")
    host.change { mask.frame.origin.x = 40 }
    #expect(try host.color(x: 15, y: 15) == "#FFFFFF" && host.color(x: 45, y: 15) == "#FF0000")
    host.change { mask.alpha = 0.5 }
    #expect(try host.color(x: 45, y: 15).hasPrefix("#FF7") || host.color(x: 45, y: 15).hasPrefix("#FF8"))
    host.change { view.mask = nil }
    #expect(view.mask == nil)
    #expect(try host.color(x: 5, y: 5) == "#FF0000")
  }

  @Test("An opaque image view is seen whole; another one is as faint as its opacity says (495)")
  func opaque() throws {
    let format = UIGraphicsImageRendererFormat()
    let image: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let root = UIView()
    let view = UIImageView(image: image)
    view.alpha = 0.5
    root.addSubview(view)
    let host = try window { Hosting(view: root) }
    #expect(!view.isOpaque)
    #expect(try host.color(x: 5, y: 5) != "#FF0000")
    host.change {
      view.isOpaque = true
      view.layer.opacity = 0.4
    }
    #expect(try host.color(x: 5, y: 5) == "#FF0000")
  }

  @Test("Views for an effect are put into its content, in front of the effect (530)")
  func effect() throws {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    let red = box(0, 0, 20, 20, .red)
    view.contentView.addSubview(red)
    let host = try window { Hosting(view: view) }
    #expect(view.contentView.superview === view && view.contentView.frame == view.bounds)
    #expect(red.superview === view.contentView)
    #expect(try host.color(x: 10, y: 10) == "#FF0000")
  }
}
