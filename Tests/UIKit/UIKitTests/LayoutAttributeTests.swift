import CoreGraphics
import SwiftUI
import Testing
import UIKit

/// Each attribute, relation and form of constraints, without a window.
@MainActor
@Suite("Attributes of constraints")
struct LayoutAttributeTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func view() -> UIView {
    let view = UIView(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  /// A view of 40 by 20 points, otherwise placed by what is given.
  private func sized(_ constraints: (UIView) -> [NSLayoutConstraint]) -> CGRect {
    let view = view()
    NSLayoutConstraint.activate(
      [view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 20)]
        + constraints(view))
    root.layoutIfNeeded()
    defer { view.removeFromSuperview() }
    return view.frame
  }

  private func placed(_ attribute: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute? = nil) -> CGRect
  {
    sized {
      [
        NSLayoutConstraint(
          item: $0, attribute: attribute, relatedBy: .equal, toItem: root, attribute: other ?? attribute,
          multiplier: 1, constant: 0)
      ]
    }
  }

  @Test("A view is placed by each attribute of another")
  func attributes() {
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(placed(.left).minX == 0 && placed(.leading).minX == 0 && placed(.top).minY == 0)
    #expect(placed(.right).maxX == 300 && placed(.trailing).maxX == 300 && placed(.bottom).maxY == 200)
    #expect(placed(.centerX).midX == 150 && placed(.centerY).midY == 100)
    #expect(placed(.left, .leftMargin).minX == 2 && placed(.leading, .leadingMargin).minX == 2)
    #expect(placed(.right, .rightMargin).maxX == 296 && placed(.trailing, .trailingMargin).maxX == 296)
    #expect(placed(.top, .topMargin).minY == 1 && placed(.bottom, .bottomMargin).maxY == 197)
    #expect(placed(.centerX, .centerXWithinMargins).midX == 149)
    #expect(placed(.centerY, .centerYWithinMargins).midY == 99)
    // Without text the base line is the lower edge, and the first one the upper edge.
    #expect(placed(.lastBaseline, .bottom).maxY == 200 && placed(.firstBaseline, .top).minY == 0)
    #expect(NSLayoutConstraint.Attribute.baseline == .lastBaseline)
    #expect(NSLayoutConstraint.Attribute.notAnAttribute.rawValue == 0)
  }

  @Test("A constraint tells what it was made of, and can be taken out again")
  func parts() {
    let (view, guide) = (view(), UILayoutGuide())
    root.addLayoutGuide(guide)
    guide.identifier = "middle"
    #expect(guide.owningView === root && guide.identifier == "middle")
    let constraint = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: root, attribute: .height, multiplier: 0.5,
      constant: 3)
    constraint.identifier = "width"
    #expect(constraint.firstItem === view && constraint.secondItem === root)
    #expect(constraint.firstAttribute == .width && constraint.secondAttribute == .height)
    #expect(constraint.relation == .greaterThanOrEqual && constraint.multiplier == 0.5)
    #expect(constraint.identifier == "width")
    let anchored: NSLayoutConstraint = guide.centerXAnchor.constraint(equalTo: view.centerXAnchor)
    #expect(anchored.firstAnchor.item === guide && anchored.secondAnchor?.item === view)
    #expect(view.centerXAnchor.item === view && !view.centerXAnchor.name.isEmpty)
    root.addConstraints([constraint])
    root.addConstraint(anchored)
    #expect(constraint.isActive && anchored.isActive && root.constraints.count == 2)
    root.removeConstraint(anchored)
    root.removeConstraints([constraint])
    #expect(!constraint.isActive && root.constraints.isEmpty)
    NSLayoutConstraint.activate([constraint])
    NSLayoutConstraint.deactivate([constraint])
    #expect(root.constraints.isEmpty)
  }

  @Test("Anchors hold views at least or at most so far from another, also by the system's spacing")
  func inequalities() {
    let inside = sized {
      [
        $0.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 7),
        $0.leadingAnchor.constraint(lessThanOrEqualTo: root.leadingAnchor, constant: 7),
        $0.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
        $0.bottomAnchor.constraint(greaterThanOrEqualTo: root.bottomAnchor),
      ]
    }
    #expect(inside == CGRect(x: 7, y: 180, width: 40, height: 20))
    let spaced = sized {
      [
        $0.leftAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: root.leftAnchor, multiplier: 1),
        $0.leftAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: root.leftAnchor, multiplier: 1),
        $0.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: root.topAnchor, multiplier: 2),
        $0.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: root.topAnchor, multiplier: 2),
      ]
    }
    #expect(spaced.origin == CGPoint(x: 8, y: 16))
    #expect(sized { [$0.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1)] }.minY == 8)
  }

  @Test("Sizes are at least or at most a part of another, or a constant; a distance is a size too")
  func dimensions() {
    let (first, second) = (view(), view())
    NSLayoutConstraint.activate([
      first.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.1),
      first.heightAnchor.constraint(greaterThanOrEqualTo: root.heightAnchor, multiplier: 0.5),
      first.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor, multiplier: 0.5),
      second.widthAnchor.constraint(greaterThanOrEqualTo: first.widthAnchor, multiplier: 2, constant: 1),
      second.widthAnchor.constraint(lessThanOrEqualTo: first.widthAnchor, multiplier: 2, constant: 1),
      second.heightAnchor.constraint(greaterThanOrEqualToConstant: 12),
      second.heightAnchor.constraint(lessThanOrEqualToConstant: 12),
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor), first.topAnchor.constraint(equalTo: root.topAnchor),
      first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor).constraint(equalToConstant: 9),
      first.bottomAnchor.anchorWithOffset(to: second.topAnchor).constraint(equalToConstant: 4),
    ])
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 0, y: 0, width: 30, height: 100))
    #expect(second.frame == CGRect(x: 39, y: 104, width: 61, height: 12))
    #expect(root.constraintsAffectingLayout(for: .horizontal).count <= root.constraints.count)
  }

  @Test("Guides have the anchors of views")
  func guides() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      guide.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      guide.centerYAnchor.constraint(equalTo: root.centerYAnchor), guide.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 10, y: 75, width: 280, height: 50))
    #expect(root.readableContentGuide.owningView === root)
  }

  @Test("Visual formats align what they line up", arguments: [0, 1, 2, 3])
  func formats(index: Int) {
    let (first, second) = (view(), view())
    let options: [NSLayoutConstraint.FormatOptions] = [
      .alignAllCenterY, .alignAllBottom, .alignAllFirstBaseline, .alignAllLastBaseline,
    ]
    NSLayoutConstraint.activate(
      [first.heightAnchor.constraint(equalToConstant: 30), second.heightAnchor.constraint(equalToConstant: 10)]
        + [first.topAnchor.constraint(equalTo: root.topAnchor)]
        + NSLayoutConstraint.constraints(
          withVisualFormat: "H:|[a(20)]-5-[b(20)]", options: options[index], metrics: nil,
          views: ["a": first, "b": second]))
    root.layoutIfNeeded()
    #expect(second.frame.minX == 25)
    #expect(second.frame.minY == [10, 20, 0, 20][index])
  }

  @Test("Columns of a visual format align, and their direction can be fixed")
  func columns() {
    let sides: [(NSLayoutConstraint.FormatOptions, KeyPath<CGRect, CGFloat>)] = [
      (.alignAllLeft, \.minX), (.alignAllRight, \.maxX), (.alignAllLeading, \.minX), (.alignAllTrailing, \.maxX),
      (.alignAllCenterX, \.midX),
    ]
    for (option, edge) in sides {
      let (first, second) = (view(), view())
      NSLayoutConstraint.activate(
        [
          first.widthAnchor.constraint(equalToConstant: 40), second.widthAnchor.constraint(equalToConstant: 20),
          first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
        ]
          + NSLayoutConstraint.constraints(
            withVisualFormat: "V:|[a(10)]-1-[b(10)]", options: option, metrics: nil,
            views: ["a": first, "b": second]))
      root.layoutIfNeeded()
      #expect(first.frame[keyPath: edge] == second.frame[keyPath: edge] && second.frame.minY == 11)
      first.removeFromSuperview()
      second.removeFromSuperview()
    }
    #expect(NSLayoutConstraint.FormatOptions.alignmentMask.contains([.alignAllLeft, .alignAllBottom]))
    #expect(NSLayoutConstraint.FormatOptions.directionMask.contains([.directionLeftToRight, .directionRightToLeft]))
    #expect(NSLayoutConstraint.FormatOptions.directionLeadingToTrailing.isEmpty)
    let view = view()
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-5-[v(20)]", options: .directionRightToLeft, metrics: nil, views: ["v": view]))
    root.layoutIfNeeded()
    #expect(view.frame.maxX == 295)
  }

  @Test("Margins by direction are those by side")
  func margins() {
    var insets = NSDirectionalEdgeInsets()
    #expect(insets == .zero)
    insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect([insets.top, insets.leading, insets.bottom, insets.trailing] == [1, 2, 3, 4])
    let view = MarginsView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.insetsLayoutMarginsFromSafeArea = false
    view.directionalLayoutMargins = insets
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.changes > 0 && !view.preservesSuperviewLayoutMargins)
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    let frame = CGRect(x: 3, y: 4, width: 5, height: 6)
    #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: frame)) == frame)
    #expect(view.forFirstBaselineLayout === view && view.forLastBaselineLayout === view)
  }

  private final class MarginsView: UIView {
    var changes = 0
    var updates = 0

    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      changes += 1
    }

    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }

  @Test("Constraints are updated once after they were asked for")
  func updates() {
    let view = MarginsView(frame: .zero)
    root.addSubview(view)
    view.updateConstraintsIfNeeded()
    let before: Int = view.updates
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    view.updateConstraintsIfNeeded()
    view.updateConstraintsIfNeeded()
    #expect(view.updates == before + 1 && !view.needsUpdateConstraints())
  }

  @Test("Stack views line up at base lines and at the trailing edge, and keep their centers apart")
  func stacks() {
    let blocks: [AutoLayoutTests.Block] = [20, 40, 20].map { width in
      let block = AutoLayoutTests.Block(frame: .zero)
      block.content = CGSize(width: width, height: 10)
      return block
    }
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    blocks.forEach(stack.addArrangedSubview)
    stack.distribution = .equalCentering
    stack.alignment = .trailing
    root.addSubview(stack)
    root.layoutIfNeeded()
    let gaps: [CGFloat] = [
      blocks[1].frame.midX - blocks[0].frame.midX, blocks[2].frame.midX - blocks[1].frame.midX,
    ]
    #expect(abs(gaps[0] - gaps[1]) < 0.01 && blocks[2].frame.maxX == 200)
    stack.alignment = .firstBaseline
    stack.layoutIfNeeded()
    #expect(Set(blocks.map(\.frame.minY)).count == 1)
    stack.alignment = .lastBaseline
    stack.layoutIfNeeded()
    #expect(Set(blocks.map(\.frame.maxY)).count == 1)
    #expect(!stack.isBaselineRelativeArrangement)
    #expect(stack.customSpacing(after: blocks[0]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: blocks[0])
    #expect(stack.customSpacing(after: blocks[0]) == UIStackView.spacingUseSystem)
    blocks[2].removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 2)
  }
}
