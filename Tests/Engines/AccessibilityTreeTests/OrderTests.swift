import Foundation
import Testing

@testable import AccessibilityTree

@MainActor struct OrderTests {
  let make: SourceFactory = SourceFactory()

  @Test("Elements are read from the top left to the bottom right (297)")
  func geometry() {
    let root: AccessibilitySource = make.window([
      make.text("D", 100, 50), make.text("C", 0, 50), make.text("B", 100, 0), make.text("A", 0, 0),
    ])
    #expect(labels(resolved(root)) == ["A", "B", "C", "D"])
  }

  @Test("Tops less than 8 points apart are one line on a phone, less than 13 on the desktop")
  func lines() {
    func tree(_ difference: CGFloat, _ order: AccessibilityOrder) -> AccessibilityTree {
      resolved(make.window([make.text("right", 100, 0), make.text("left", 0, difference)]), order: order)
    }
    #expect(labels(tree(7.5, .phone)) == ["left", "right"])
    #expect(labels(tree(8, .phone)) == ["right", "left"])
    #expect(labels(tree(12.5, .desktop)) == ["left", "right"])
    #expect(labels(tree(13, .desktop)) == ["right", "left"])
  }

  @Test("How sums of lengths were rounded decides nothing (G1)", arguments: [-1e-12, 0, 1e-12])
  func rounding(error: CGFloat) {
    let lines: AccessibilityTree = resolved(
      make.window([make.text("right", 100, 152.854), make.text("left", 0, 160.854 + error)]), order: .phone)
    #expect(labels(lines) == ["right", "left"])
    let column: AccessibilityTree = resolved(
      make.window([make.text("low", 10.1, 5), make.text("high", 10.1 + error, 0)]), order: .phone)
    #expect(labels(column) == ["high", "low"])
  }

  @Test("A line is measured from its topmost frame, so that a staircase does not become one line")
  func staircase() {
    let root: AccessibilitySource = make.window([
      make.text("A", 200, 0), make.text("B", 100, 6), make.text("C", 0, 12),
    ])
    #expect(labels(resolved(root)) == ["B", "A", "C"])
  }

  @Test("Right to left, lines are read from the right (636)")
  func rightToLeft() {
    let root: AccessibilitySource = make.window([make.text("left", 0, 0), make.text("right", 100, 3)])
    let order: AccessibilityOrder = AccessibilityOrder(lineTolerance: 8, isRightToLeft: true)
    #expect(labels(resolved(root, order: order)) == ["right", "left"])
  }

  @Test("Equal frames keep the order of the source")
  func ties() {
    let root: AccessibilitySource = make.window(["A", "B", "C", "D"].map { make.text($0) })
    #expect(labels(resolved(root)) == ["A", "B", "C", "D"])
  }

  @Test("Higher priority first, default 0, equal ones by geometry (299 to 302, 397)")
  func priority() {
    let root: AccessibilitySource = make.window([
      make.text("-1", 0, 0) { $0.sortPriority = -1 }, make.text("0b", 0, 60), make.text("0a", 0, 30),
      make.text("1", 0, 90) { $0.sortPriority = 1 },
    ])
    #expect(labels(resolved(root)) == ["1", "0a", "0b", "-1"])
  }

  @Test("A priority puts an element last in its own container only (299, 343)")
  func priorityWithinContainer() {
    let cell: AccessibilitySource = make.source(
      .container, CGRect(x: 0, y: 0, width: 393, height: 44),
      [make.group([make.button("Challenge")]) { $0.sortPriority = -1 }, make.text("Name", 100, 0)])
    #expect(labels(resolved(make.window([cell, make.text("After", 0, 60)]))) == ["Name", "Challenge", "After"])
  }

  @Test("All children of a container come before its next sibling; without containers they interleave (298, 344)")
  func containers() {
    func cell(_ name: String, _ x: CGFloat, _ kind: AccessibilitySource.Kind) -> AccessibilitySource {
      let parts: [AccessibilitySource] = [make.text(name + " title", 0, 0), make.text(name + " score", 0, 40)]
      return make.source(kind, CGRect(x: x, y: 0, width: 100, height: 60), parts)
    }
    let contained: AccessibilitySource = make.window([cell("A", 0, .container), cell("B", 120, .container)])
    #expect(labels(resolved(contained)) == ["A title", "A score", "B title", "B score"])
    let loose: AccessibilitySource = make.window([cell("A", 0, .transparent), cell("B", 120, .transparent)])
    #expect(labels(resolved(loose)) == ["A title", "B title", "A score", "B score"])
  }

  @Test("Frames that are not finite come last and in a fixed order")
  func notFinite() {
    let root: AccessibilitySource = make.window([
      make.text("nan", .nan, 0), make.text("inf", 0, .infinity), make.text("A", 0, 0),
    ])
    #expect(labels(resolved(root)) == ["A", "nan", "inf"])
  }
}
