import Foundation
import Testing

@testable import AccessibilityTree

@MainActor struct StructureTests {
  let make: SourceFactory = SourceFactory()

  @Test("Stacks and groups are transparent, their children float up (292, 312)")
  func transparent() {
    let stack: AccessibilitySource = make.group([make.text("A"), make.group([make.text("B", 0, 30)])])
    let tree: AccessibilityTree = resolved(make.window([stack]))
    #expect(tree[tree.root]?.children == [1, 2])
    #expect(tree.nodes.count == 3)
  }

  @Test("A container keeps its children as nodes of their own, and its label (311, 338)")
  func contain() throws {
    let stack: AccessibilitySource = make.group([make.text("A"), make.button("B", 0, 30)], behavior: .contain) {
      $0.label = "Alerts"
    }
    let tree: AccessibilityTree = resolved(make.window([stack]))
    let container: AccessibilityNode = try #require(tree.children(of: tree.root).first)
    #expect(container.isContainer)
    #expect(container.label == "Alerts")
    #expect(container.role == .group)
    #expect(tree.children(of: container.id).map(\.label) == ["A", "B"])
  }

  @Test("Ignoring children makes a blank element (303, 304)")
  func ignore() throws {
    let stack: AccessibilitySource = make.group([make.text("A"), make.button("B")], behavior: .ignore)
    let element: AccessibilityNode = try #require(onlyElement(make, [stack]))
    #expect(element.label.isEmpty)
    #expect(element.properties.actions.isEmpty)
    #expect(element.traits.isEmpty)
  }

  @Test("An ignoring element takes the label put outside of it (304)")
  func ignoreWithLabel() {
    let stack: AccessibilitySource = make.group([make.text("Your score is"), make.text("1000")], behavior: .ignore)
    stack.properties.label = "Your score is 1000"
    #expect(onlyElement(make, [stack])?.label == "Your score is 1000")
  }

  @Test("Hidden views and their subtrees are not in the tree (296, 350)")
  func hidden() {
    let group: AccessibilitySource = make.group([make.text("A"), make.group([make.text("B")])]) { $0.isHidden = true }
    let shown: AccessibilitySource = make.text("C") { $0.isHidden = false }
    #expect(labels(resolved(make.window([group, shown]))) == ["C"])
  }

  @Test("Labelling a drawing makes an element (289, 337)")
  func labelledCanvas() throws {
    let canvas: AccessibilitySource = make.source(.transparent, CGRect(x: 10, y: 20, width: 100, height: 50))
    let root: AccessibilitySource = make.window([canvas])
    #expect(resolved(root).elements().isEmpty)
    canvas.properties.label = "Chart"
    let tree: AccessibilityTree = resolved(root)
    #expect(labels(tree) == ["Chart"])
    #expect(tree.frame(of: canvas.id) == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test("An identifier or priority alone makes no element")
  func identifierAlone() {
    let shape: AccessibilitySource = make.group([]) {
      $0.identifier = "shape"
      $0.sortPriority = 1
    }
    #expect(resolved(make.window([shape])).elements().isEmpty)
  }

  @Test("A label put on a stack goes to each of its elements")
  func labelOnStack() {
    let stack: AccessibilitySource = make.group([make.text("A"), make.button("B", 0, 30)]) {
      $0.label = "Both"
      $0.identifier = "both"
    }
    let tree: AccessibilityTree = resolved(make.window([stack]))
    #expect(labels(tree) == ["Both", "Both"])
    #expect(tree.elements().map(\.properties.identifier) == ["both", "both"])
    #expect(tree.elements().map(\.role) == [.text, .button])
  }

  @Test("A label put around a container is the container's, not that of its content")
  func labelAroundContainer() {
    let list: AccessibilitySource = make.source(.container, .zero, [make.text("Row")]) { $0.role = .list }
    let tree: AccessibilityTree = resolved(make.window([make.group([list]) { $0.label = "Friends" }]))
    #expect(labels(tree) == ["Row"])
    #expect(tree[list.id]?.label == "Friends")
    #expect(tree[list.id]?.role == .list)
  }

  @Test("A modal hides its siblings, the last one wins (326)")
  func modal() {
    let first: AccessibilitySource = make.group([make.text("First"), make.text("Two", 0, 30)]) {
      $0.traits = .isModal
    }
    let second: AccessibilitySource = make.group([make.text("Second"), make.button("OK", 0, 30)]) {
      $0.traits = .isModal
    }
    let root: AccessibilitySource = make.window([make.text("Page"), first, second])
    #expect(labels(resolved(root)) == ["Second", "OK"])
    second.properties.isHidden = true
    #expect(labels(resolved(root)) == ["First", "Two"])
    first.properties.traits = []
    #expect(labels(resolved(root)) == ["Page", "First", "Two"])
  }

  @Test("Frames are in the window's space through transforms and scrolling (G8)")
  func frames() {
    let text: AccessibilitySource = make.text("A", 10, 10)
    let group: AccessibilitySource = make.group([text], frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    group.scale(by: 2)
    let scroll: AccessibilitySource = make.source(.container, CGRect(x: 0, y: 100, width: 393, height: 300), [group])
    scroll.clip = scroll.bounds
    let root: AccessibilitySource = make.window([scroll])
    #expect(resolved(root).frame(of: text.id) == CGRect(x: 25, y: 125, width: 160, height: 40))
    scroll.contentOffset.y = 70
    let tree: AccessibilityTree = resolved(root)
    #expect(tree.frame(of: text.id) == CGRect(x: 25, y: 55, width: 160, height: 40))
    #expect(tree.isScrolledOut(text.id))
    #expect(tree.issues().isEmpty)
  }

  @Test("The activation point is the centre unless set (400)")
  func activationPoint() {
    let text: AccessibilitySource = make.text("A", 10, 10)
    let root: AccessibilitySource = make.window([text])
    #expect(resolved(root).activationPoint(of: text.id) == CGPoint(x: 50, y: 20))
    text.properties.activationPoint = .fraction(x: 1, y: 0)
    #expect(resolved(root).activationPoint(of: text.id) == CGPoint(x: 90, y: 10))
    text.properties.activationPoint = .point(CGPoint(x: 2, y: 3))
    #expect(resolved(root).activationPoint(of: text.id) == CGPoint(x: 12, y: 13))
  }

  @Test("Sources 200,000 levels deep are read, and let go from the outermost on")
  func depth() {
    var source: AccessibilitySource = make.text("Bottom")
    weak let innermost: AccessibilitySource? = source
    for _ in 0..<200_000 { source = make.group([source]) }
    #expect(labels(resolved(make.window([source]))) == ["Bottom"])
    source = make.text("Other")
    #expect(innermost == nil)
  }
}
