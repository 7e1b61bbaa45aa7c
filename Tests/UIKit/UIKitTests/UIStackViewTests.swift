import CoreGraphics
import SwiftUI
import Testing
import UIKit

/// Stack views, without a window.
@MainActor
@Suite("Stack views")
struct UIStackViewTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))

  private func stack(_ sizes: [CGSize], _ change: (UIStackView) -> Void = { _ in }) -> UIStackView {
    let stack = UIStackView(
      arrangedSubviews: sizes.map { size in
        let block = AutoLayoutTests.Block(frame: .zero)
        block.content = size
        return block
      })
    change(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor), stack.rightAnchor.constraint(equalTo: root.rightAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor), stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    return stack
  }

  private static let three: [CGSize] = [
    CGSize(width: 40, height: 20), CGSize(width: 60, height: 30), CGSize(width: 100, height: 10),
  ]

  private func lengths(_ stack: UIStackView) -> [CGFloat] { stack.arrangedSubviews.map { $0.frame.width.rounded() } }
  private func places(_ stack: UIStackView) -> [CGFloat] { stack.arrangedSubviews.map { $0.frame.minX.rounded() } }

  @Test("Distributions share the length: by content, evenly, in proportion, or between the views (504, 505, 509)")
  func distributions() {
    let even = stack(Self.three) {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    #expect(lengths(even) == [100, 100, 100] && places(even) == [0, 110, 220])
    even.distribution = .fillProportionally
    root.layoutIfNeeded()
    #expect(lengths(even) == [60, 90, 150])
    even.distribution = .equalSpacing
    root.layoutIfNeeded()
    #expect(lengths(even) == [40, 60, 100] && places(even) == [0, 100, 220])
    even.distribution = .fill
    even.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    even.setCustomSpacing(30, after: even.arrangedSubviews[0])
    root.layoutIfNeeded()
    #expect(lengths(even) == [40, 140, 100] && places(even) == [0, 70, 220])
  }

  @Test(
    "Alignments place views across the stack (506)",
    arguments: [
      (UIStackView.Alignment.fill, [0.0, 0, 0], [100.0, 100, 100]), (.top, [0, 0, 0], [20, 30, 10]),
      (.center, [40, 35, 45], [20, 30, 10]), (.bottom, [80, 70, 90], [20, 30, 10]),
    ])
  func alignments(alignment: UIStackView.Alignment, tops: [Double], heights: [Double]) {
    let row = stack(Self.three) {
      $0.alignment = alignment
      $0.distribution = .fillEqually
    }
    #expect(row.arrangedSubviews.map { Double($0.frame.minY) } == tops)
    #expect(row.arrangedSubviews.map { Double($0.frame.height) } == heights)
  }

  @Test("The fitting size is the sum along and the largest across, with margins where they count (507)")
  func fitting() {
    let row = stack(Self.three) { $0.spacing = 5 }
    #expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 210, height: 30))
    row.isLayoutMarginsRelativeArrangement = true
    #expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 226, height: 46))
    row.axis = .vertical
    row.alignment = .leading
    #expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 116, height: 86))
  }

  @Test("Arranged views are subviews with an order of their own; hidden ones take no space (510, 511, 512)")
  func order() {
    let row = stack(Self.three) { $0.distribution = .fillEqually }
    let (first, last) = (row.arrangedSubviews[0], row.arrangedSubviews[2])
    first.isHidden = true
    root.layoutIfNeeded()
    #expect(lengths(row).suffix(2) == [160, 160] && places(row).suffix(2) == [0, 160])
    first.isHidden = false
    row.insertArrangedSubview(last, at: 0)
    root.layoutIfNeeded()
    #expect(last.frame.minX == 0 && row.subviews.last === last)
    row.removeArrangedSubview(last)
    #expect(last.superview === row && row.arrangedSubviews.count == 2)
    first.removeFromSuperview()
    #expect(row.arrangedSubviews.count == 1)
  }
}
