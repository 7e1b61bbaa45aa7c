import CoreGraphics
import SwiftUI
import Testing
import UIKit

/// Views that are placed by constraints, without a window.
@MainActor
@Suite("Auto Layout")
struct AutoLayoutTests {
  final class Block: UIView {
    var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
      didSet { invalidateIntrinsicContentSize() }
    }
    var insets = UIEdgeInsets.zero

    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var intrinsicContentSize: CGSize { content }
    override var alignmentRectInsets: UIEdgeInsets { insets }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func block(_ width: CGFloat = -1, _ height: CGFloat = -1, in view: UIView? = nil) -> Block {
    let block = Block(frame: .zero)
    block.content = CGSize(width: width, height: height)
    block.translatesAutoresizingMaskIntoConstraints = false
    (view ?? root).addSubview(block)
    return block
  }

  @Test("Anchors and initialisers place views by multiplier and constant, either side of the equation (497, 498, 503)")
  func places() {
    let (first, second) = (block(), block())
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      first.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      first.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -10),
      first.heightAnchor.constraint(equalToConstant: 40),
      NSLayoutConstraint(
        item: root, attribute: .trailing, relatedBy: .equal, toItem: second, attribute: .trailing, multiplier: 1,
        constant: 20),
      second.leftAnchor.constraint(equalToSystemSpacingAfter: first.rightAnchor, multiplier: 2),
      second.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      second.heightAnchor.constraint(equalTo: first.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 10, y: 5, width: 140, height: 40))
    #expect(second.frame == CGRect(x: 166, y: 80, width: 114, height: 40))
    #expect(root.constraints.count == 7 && first.constraints.count == 1 && !second.hasAmbiguousLayout)
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(first.frame.width == 190 && second.frame.maxX == 380)
  }

  @Test("Hugging and compression resistance decide who is longer and who is shorter than the content (486, 487, 501)")
  func content() {
    let (first, second) = (block(100, 20), block(100, 20))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[first]-gap-[second]|", options: .alignAllTop, metrics: ["gap": 20],
        views: ["first": first, "second": second])
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|-[first]", metrics: nil, views: ["first": first]))
    first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 0, y: 8, width: 100, height: 20) && second.frame.width == 180)
    second.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    first.content.width = 250
    root.layoutIfNeeded()
    #expect(first.frame.width == 250 && second.frame == CGRect(x: 270, y: 8, width: 30, height: 20))
  }

  @Test("Constants change, constraints come and go; priorities are kept in order")
  func changes() {
    let view = block()
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    let strong = view.widthAnchor.constraint(equalToConstant: 80)
    strong.priority = .defaultLow
    NSLayoutConstraint.activate([
      width, view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10), strong,
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    width.constant = 60
    root.layoutIfNeeded()
    #expect(view.frame.width == 60 && width.isActive)
    width.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 80 && !root.constraints.contains(width))
    view.removeFromSuperview()
    #expect(strong.isActive && root.constraints.isEmpty && view.constraints == [view.constraints[0], strong])
  }

  @Test("Guides take part as views do; margins, safe areas and alignment rectangles count (490, 502)")
  func guides() {
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = block()
    view.insets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor),
      guide.widthAnchor.constraint(equalToConstant: 30),
      guide.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      guide.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
      view.leftAnchor.constraint(equalTo: guide.rightAnchor), view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.rightAnchor.constraint(equalTo: root.rightAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 2, y: 0, width: 30, height: 197))
    #expect(view.frame == CGRect(x: 27, y: 0, width: 273, height: 197))
    root.layoutMargins.left = 20
    root.layoutIfNeeded()
    #expect(view.frame.minX == 45)
    root.removeLayoutGuide(guide)
    #expect(root.constraints.count == 1 && root.layoutGuides.isEmpty)
  }

  @Test("Leading is right where people read from right to left, and constants turn round")
  func direction() {
    root.semanticContentAttribute = .forceRightToLeft
    let view = block(50, 10)
    view.semanticContentAttribute = .forceRightToLeft
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 240, y: 0, width: 50, height: 10))
  }

  @Test("Frames of views that translate their masks count as constraints (485)")
  func masks() {
    let fixed = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
    root.addSubview(fixed)
    let view = block(10, 10)
    view.leftAnchor.constraint(equalTo: fixed.rightAnchor).isActive = true
    view.topAnchor.constraint(equalTo: fixed.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 60, y: 80, width: 10, height: 10))
    fixed.frame.origin.x = 100
    root.layoutIfNeeded()
    #expect(view.frame.minX == 140 && fixed.frame.width == 40)
  }

  @Test("A fitting size is the least that constraints allow, and leaves the views as they are")
  func fitting() {
    let box = block()
    let inner = block(80, 30, in: box)
    NSLayoutConstraint.activate(
      ["H:|-(10)-[inner]-(10)-|", "V:|-(5)-[inner]-(5)-|"].flatMap {
        NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: ["inner": inner])
      })
    #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 100, height: 40))
    let wide: CGSize = box.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 200, height: 40) && inner.frame == .zero)
  }

  @Test("A label breaks its lines at the width that constraints give it")
  func lines() {
    let label = UILabel()
    label.text = "Several words that do not fit into one line of a narrow view"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    let below = block(10, 10)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor), label.topAnchor.constraint(equalTo: root.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 120), below.topAnchor.constraint(equalTo: label.bottomAnchor),
      below.leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
    root.layoutIfNeeded()
    let height: CGFloat = label.sizeThatFits(CGSize(width: 120, height: 0)).height
    #expect(label.frame.width == 120 && label.frame.height == height && height > 50 && below.frame.minY == height)
  }
}
