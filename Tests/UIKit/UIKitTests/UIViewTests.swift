import CoreGraphics
import QuartzCore
import SwiftUI
import Testing
import UIKit

/// Views of UIKit's by themselves, without a window.
@MainActor
@Suite("Views of UIKit")
struct UIViewTests {
  final class Noting: UIView {
    var log: [String] = []

    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func didAddSubview(_ subview: UIView) { log.append("added \(subview.tag)") }
    override func willRemoveSubview(_ subview: UIView) { log.append("removes \(subview.tag)") }
    override func willMove(toSuperview newSuperview: UIView?) { log.append(newSuperview == nil ? "leaves" : "enters") }
    override func didMoveToSuperview() { log.append(superview == nil ? "is out" : "is in") }
    override func layoutSubviews() { log.append("lays out") }
  }

  @Test("A frame is where bounds, middle and transform put the view; setting it moves and resizes (478)")
  func geometry() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 60) && view.center == CGPoint(x: 30, y: 50))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 80, y: 70, width: 40, height: 60))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.frame == CGRect(x: 60, y: 85, width: 80, height: 30) && view.bounds.size.width == 40)
    view.transform = .identity
    view.bounds = CGRect(x: 5, y: 5, width: 20, height: 20)
    #expect(view.frame == CGRect(x: 90, y: 90, width: 20, height: 20))
    #expect(UIView().frame == .zero && view.layer.position == view.center)
  }

  @Test("Views inside are in order, and each move is told to the views around and inside")
  func hierarchy() {
    let outer = Noting(frame: .zero)
    let views: [Noting] = (1...3).map { tag in
      let view = Noting(frame: .zero)
      view.tag = tag
      outer.addSubview(view)
      return view
    }
    #expect(outer.log == ["added 1", "added 2", "added 3"] && views[0].log == ["enters", "is in"])
    outer.bringSubviewToFront(views[0])
    #expect(outer.subviews.map(\.tag) == [2, 3, 1])
    outer.sendSubviewToBack(views[2])
    #expect(outer.subviews.map(\.tag) == [3, 2, 1])
    outer.insertSubview(views[0], belowSubview: views[1])
    #expect(outer.subviews.map(\.tag) == [3, 1, 2])
    outer.insertSubview(views[2], aboveSubview: views[1])
    #expect(outer.subviews.map(\.tag) == [1, 2, 3])
    outer.exchangeSubview(at: 0, withSubviewAt: 2)
    outer.exchangeSubview(at: 0, withSubviewAt: 9)
    #expect(outer.subviews.map(\.tag) == [3, 2, 1] && outer.viewWithTag(2) === views[1])
    #expect(views[0].isDescendant(of: outer) && !outer.isDescendant(of: views[0]))
    let other = UIView()
    other.addSubview(views[1])
    #expect(outer.subviews.map(\.tag) == [3, 1] && views[1].superview === other)
    views[1].removeFromSuperview()
    #expect(views[1].log.suffix(2) == ["leaves", "is out"] && outer.log.last == "removes 2")
    views[1].removeFromSuperview()
  }

  @Test("Views are laid out when that was asked for, once, the outer ones first (482)")
  func layout() {
    let outer = Noting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = Noting(frame: .zero)
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    outer.layoutIfNeeded()
    #expect(outer.log.filter { $0 == "lays out" }.count == 1 && inner.log.last == "lays out")
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(outer.log.filter { $0 == "lays out" }.count == 2)
    outer.frame.origin.x = 5
    outer.layoutIfNeeded()
    #expect(outer.log.filter { $0 == "lays out" }.count == 2)
    outer.frame.size.width = 50
    outer.layoutIfNeeded()
    #expect(outer.log.filter { $0 == "lays out" }.count == 3)
  }

  @Test("Masks share a difference in size among what is flexible (484)")
  func autoresizing() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 30))
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    let fixed = UIView(frame: CGRect(x: 1, y: 1, width: 1, height: 1))
    outer.addSubview(inner)
    outer.addSubview(fixed)
    outer.bounds.size = CGSize(width: 200, height: 160)
    #expect(inner.frame == CGRect(x: 10, y: 70, width: 150, height: 30))
    #expect(fixed.frame == CGRect(x: 1, y: 1, width: 1, height: 1))
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    outer.bounds.size.width = 100
    // What is left and right of the view shrinks in proportion: 10 and 40 of 50.
    #expect(inner.frame.width == 150 && inner.frame.minX == -10)
  }

  @Test("Points go from one view's space to another's, through transforms and scrolled bounds")
  func conversion() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let a = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    let b = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    root.addSubview(a)
    a.addSubview(b)
    a.bounds.origin = CGPoint(x: 0, y: 5)
    #expect(b.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 31, y: 26))
    #expect(root.convert(CGPoint(x: 31, y: 26), to: b) == CGPoint(x: 1, y: 1))
    b.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(
      b.convert(CGRect(x: 0, y: 0, width: 20, height: 20), to: root) == CGRect(x: 20, y: 15, width: 40, height: 40))
  }

  @Test("The front view at a point is hit, unless it is hidden, clear, disabled or elsewhere")
  func hitTesting() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: root.bounds)
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(back)
    root.addSubview(front)
    let point = CGPoint(x: 10, y: 10)
    #expect(root.hitTest(point, with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 60, y: 60), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 160, y: 60), with: nil) == nil)
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === back)
    front.isUserInteractionEnabled = true
    front.alpha = 0
    back.isHidden = true
    #expect(root.hitTest(point, with: nil) === root)
  }

  @Test("A tint is that of the view around, until the view has its own; opacity stays between nothing and all (488)")
  func inherited() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    inner.tintColor = .green
    outer.tintColor = .blue
    #expect(inner.tintColor == .green)
    inner.tintColor = nil
    #expect(inner.tintColor == .blue)
    inner.alpha = 7
    #expect(inner.alpha == 1)
    inner.alpha = -1
    #expect(inner.alpha == 0)
    inner.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark && outer.traitCollection.userInterfaceStyle == .light)
  }

  @Test("A layer is the view's: what is set on one shows on the other")
  func layer() {
    let view = UIView()
    view.layer.masksToBounds = true
    view.layer.opacity = 0.5
    view.layer.setAffineTransform(CGAffineTransform(translationX: 3, y: 0))
    #expect(view.clipsToBounds && view.alpha == 0.5 && view.transform.tx == 3)
    final class Special: CALayer {}
    final class WithLayer: UIView {
      override class var layerClass: AnyClass { Special.self }
    }
    #expect(WithLayer().layer is Special)
  }

  @Test("A label is as large as its text, broken at a width where it may have more lines")
  func label() {
    let label = UILabel()
    #expect(label.intrinsicContentSize == .zero)
    label.text = "Some words that go on for a while"
    let line: CGSize = label.intrinsicContentSize
    #expect(line.width > 200 && line.height > 15 && line.height < 30)
    label.numberOfLines = 0
    let broken: CGSize = label.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(broken.width <= 100 && broken.height > line.height * 2)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 100, height: 0)).height < broken.height)
    label.attributedText = NSAttributedString(string: "A")
    #expect(label.text == "A")
    label.text = nil
    #expect(label.attributedText == nil)
  }
}
