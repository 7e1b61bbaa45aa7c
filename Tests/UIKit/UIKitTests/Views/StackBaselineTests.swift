import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Stacks' baselines and arrangement, priorities and other values of views.
@MainActor
@Suite("Baselines of stacks, and values of views", .serialized)
struct StackBaselineTests {
  private func label(_ text: String, _ size: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  @Test("A row has the baselines of its tallest view, a column those of its first and last one (508)")
  func baselines() {
    let (small, large) = (label("small", 10), label("large", 40))
    let stack = UIStackView(arrangedSubviews: [small, large])
    #expect(stack.forFirstBaselineLayout === large && stack.forLastBaselineLayout === large)
    stack.axis = .vertical
    #expect(stack.forFirstBaselineLayout === small && stack.forLastBaselineLayout === large)
    small.isHidden = true
    #expect(stack.forFirstBaselineLayout === large)
    let empty = UIStackView(coder: NSKeyedArchiver(requiringSecureCoding: false))
    #expect(empty.forFirstBaselineLayout === empty && empty.forLastBaselineLayout === empty)
    #expect(empty.arrangedSubviews.isEmpty && empty.axis == .horizontal && empty.spacing == 0)
  }

  @Test("A view that leaves a stack is arranged no longer, and the others take its room")
  func leaving() throws {
    final class Counting: UIStackView {
      var updates = 0
      var removed = 0
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
      override func willRemoveSubview(_ subview: UIView) {
        removed += 1
        super.willRemoveSubview(subview)
      }
    }
    let views: [UIView] = [UIView(), UIView()]
    let stack = Counting(arrangedSubviews: views)
    stack.distribution = .fillEqually
    let host = try window(width: 200, height: 100) { Hosting(view: stack) }
    #expect(views.map(\.frame.width) == [100, 100] && stack.updates > 0)
    let before: Int = stack.updates
    host.change { views[0].removeFromSuperview() }
    #expect(stack.arrangedSubviews == [views[1]] && views[1].frame.width == 200)
    #expect(stack.removed == 1 && stack.updates > before)
  }

  @Test("The baseline of a label is an anchor, to which others are pinned")
  func anchors() throws {
    let page = UIView()
    let (first, second) = (label("one", 17), label("two", 34))
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(view)
    }
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.topAnchor.constraint(equalTo: page.topAnchor),
      first.firstBaselineAnchor.constraint(equalTo: second.lastBaselineAnchor),
    ])
    let host = try window(width: 300, height: 200) { Hosting(view: page) }
    host.update()
    let (one, two) = (first.frame.minY + first.font.ascender, second.frame.maxY + second.font.descender)
    #expect(abs(one - two) <= 1 && first.frame.minY > 5, "\(one) \(two)")
  }

  @Test("Priorities are numbers in Apple's order, and can be raised and lowered")
  func priorities() {
    let order: [UILayoutPriority] = [
      .fittingSizeLevel, .defaultLow, .dragThatCannotResizeScene, .sceneSizeStayPut, .dragThatCanResizeScene,
      .defaultHigh, .required,
    ]
    #expect(order.map(\.rawValue) == [50, 250, 490, 500, 510, 750, 1000] && order == order.sorted())
    #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(251))
    #expect(UILayoutPriority.defaultHigh - 1 == UILayoutPriority(749))
    let relations: [NSLayoutConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    #expect(relations.map(\.rawValue) == [-1, 0, 1])
  }

  @Test("A constraint that says at most lets a view be smaller, and no larger")
  func atMost() throws {
    let (page, box) = (UIView(), UIView())
    box.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(box)
    let wish = box.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = .defaultLow
    let limit = NSLayoutConstraint(
      item: box, attribute: .width, relatedBy: .lessThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 80)
    NSLayoutConstraint.activate([
      wish, limit, box.heightAnchor.constraint(equalToConstant: 10),
      box.leadingAnchor.constraint(equalTo: page.leadingAnchor), box.topAnchor.constraint(equalTo: page.topAnchor),
    ])
    let host = try window(width: 300, height: 200) { Hosting(view: page) }
    #expect(box.frame.width == 80)
    host.change { wish.constant = 30 }
    #expect(box.frame.width == 30)
  }

  @Test("Drawing a part of a view again draws the view, whose place and controller stay")
  func drawing() throws {
    final class Painted: UIView {
      var rects: [CGRect] = []
      override func draw(_ rect: CGRect) { rects.append(rect) }
    }
    let (view, controller) = (Painted(), UIViewController())
    controller.view = view
    let host = try window { Controllers(controller).ignoresSafeArea() }
    let before: Int = view.rects.count
    host.change { view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 5, height: 5)) }
    #expect(view.rects.count == before + 1)
  }
}
