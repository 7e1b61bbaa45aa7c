import Foundation
import Testing

@testable import AccessibilityTree

/// Misuse of the tree is named by rule, with the nodes and what to do (G8).
@MainActor struct ValidatorTests {
  private func node(
    _ id: UInt64, parent: UInt64? = nil, _ children: [UInt64] = [], container: Bool = false, label: String = "",
    frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10)
  ) -> AccessibilityNode {
    AccessibilityNode(
      id: id, parent: parent, children: children, isContainer: container,
      properties: AccessibilityProperties(role: container ? .group : .text, label: label), bounds: frame)
  }

  private func tree(_ nodes: [AccessibilityNode]) -> AccessibilityTree {
    let window: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)
    return AccessibilityTree(
      root: 1, nodes: [node(1, [2], container: true, label: "App", frame: window)] + nodes)
  }

  @Test("A valid tree has no issues")
  func valid() {
    #expect(tree([node(2, parent: 1)]).issues().isEmpty)
  }

  @Test("Each broken rule is named")
  func rules() {
    #expect(AccessibilityTree(root: 1).issues().map(\.rule) == [.missingRoot])
    #expect(tree([]).issues().map(\.rule) == [.danglingChild])
    #expect(tree([node(2, parent: 5)]).issues().map(\.rule) == [.wrongParent])
    #expect(tree([node(2, parent: 1), node(9)]).issues().map(\.rule) == [.unreachable])
    #expect(tree([node(2, parent: 1, [3]), node(3, parent: 2)]).issues().map(\.rule) == [.elementInsideElement])
    #expect(
      tree([node(2, parent: 1, [3, 3], container: true), node(3, parent: 2)]).issues().map(\.rule) == [.duplicateChild])
    var focused: AccessibilityTree = tree([node(2, parent: 1)])
    focused.focus = 7
    #expect(focused.issues().map(\.rule) == [.danglingFocus])
    var mismatched: AccessibilityTree = tree([node(2, parent: 1)])
    mismatched.nodes[2]?.id = 4
    #expect(mismatched.issues().map(\.rule) == [.idMismatch])
    var rooted: AccessibilityTree = tree([node(2, parent: 1)])
    rooted.nodes[1]?.parent = 2
    #expect(rooted.issues().map(\.rule).contains(.rootHasParent))
  }

  @Test("Children in a circle end in an issue, not in a hang")
  func circle() {
    let circle: AccessibilityTree = tree([
      node(2, parent: 1, [3], container: true), node(3, parent: 2, [2], container: true),
    ])
    #expect(circle.issues().map(\.rule) == [.duplicateChild])
  }

  @Test("Frames must be finite and inside the window, unless scrolled out")
  func frames() {
    let outside: CGRect = CGRect(x: 0, y: 150, width: 10, height: 10)
    #expect(tree([node(2, parent: 1, frame: outside)]).issues().map(\.rule) == [.frameOutsideWindow])
    let broken: CGRect = CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10)
    #expect(tree([node(2, parent: 1, frame: broken)]).issues().map(\.rule) == [.frameNotFinite])
    var scroll: AccessibilityNode = node(2, parent: 1, [3], container: true)
    scroll.clip = scroll.bounds
    #expect(tree([scroll, node(3, parent: 2, frame: outside)]).issues().isEmpty)
  }

  @Test("Rotor stops must point to nodes of the tree")
  func rotors() {
    var owner: AccessibilityNode = node(2, parent: 1, label: "Rows")
    var stop: AccessibilityRotorStop = AccessibilityRotorStop("One", key: AccessibilityKey(1))
    owner.properties.rotors = [AccessibilityRotor("Numbers", stops: [stop])]
    #expect(tree([owner]).issues().isEmpty)
    stop.target = 40
    owner.properties.rotors = [AccessibilityRotor("Numbers", stops: [stop])]
    #expect(
      tree([owner]).issues().map(\.description) == [
        "danglingRotorStop: group \"App\" (1) > text \"Rows\" (2) has the rotor \"Numbers\" whose stop \"One\" "
          + "points to 40, which is not in the tree."
      ])
  }

  @Test("A message names the way, the labels and the ids")
  func message() {
    let nested: AccessibilityTree = tree([node(2, parent: 1, [3], label: "Card"), node(3, parent: 2, label: "Title")])
    #expect(
      nested.issues().map(\.message) == [
        "group \"App\" (1) > text \"Card\" (2) is an element and holds text \"Title\" (3); only containers hold others: "
          + "use .contain or .combine."
      ])
  }

  @Test("Two views with one id are found")
  func duplicateIDs() {
    let root: AccessibilitySource = AccessibilitySource(id: 1, kind: .container)
    root.bounds.size = CGSize(width: 100, height: 100)
    for _ in 0..<2 { root.append(AccessibilitySource(id: 2, kind: .element)) }
    #expect(resolved(root).issues().map(\.rule) == [.duplicateChild])
  }
}
