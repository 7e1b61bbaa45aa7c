import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Elements of UIKit that are no views, lists of elements, and rotors.
@MainActor
@Suite("UIKit's accessibility elements", .serialized)
struct AccessibilityElementTests {
  /// A view that draws bars and says each of them.
  private final class Bars: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      accessibilityLabel = "Scores"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ values: [Int]) {
      accessibilityElements = values.enumerated().map { place, value in
        let element = Bar(accessibilityContainer: self)
        element.accessibilityLabel = "Bar \(place + 1)"
        element.accessibilityValue = "\(value)"
        element.accessibilityFrameInContainerSpace = CGRect(x: place * 20, y: 10, width: 16, height: value * 10)
        return element
      }
    }
    var bars: [Bar] { (accessibilityElements as? [Bar]) ?? [] }
  }

  private final class Bar: UIAccessibilityElement {
    var steps: Int = 0
    var isUsed: Bool = false
    var scrolled: [UIAccessibilityScrollDirection] = []
    override func accessibilityActivate() -> Bool {
      isUsed = true
      return true
    }
    override func accessibilityIncrement() { steps += 1 }
    override func accessibilityDecrement() { steps -= 1 }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      scrolled.append(direction)
      return true
    }
  }

  @Test("Elements of a view stand in its place of the tree, in their order, where they are drawn")
  func elements() throws {
    let bars = Bars()
    bars.show([3, 5])
    let host = try window(width: 200, height: 100) {
      VStack(spacing: 0) {
        Text("Before").frame(height: 20)
        Hosting(view: bars)
        Text("After").frame(height: 20)
      }
    }
    #expect(host.labels == ["Before", "Bar 1", "Bar 2", "After"])
    #expect(host.frame("Bar 2") == CGRect(x: 20, y: 30, width: 16, height: 50))
    #expect(host.element("Bar 2")?.properties.value == "5")
    #expect(bars.bars[1].accessibilityFrame == CGRect(x: 20, y: 30, width: 16, height: 50))
    #expect(bars.bars[0].next === bars && bars.bars[0].accessibilityContainer === bars)
    #expect(bars.accessibilityElementCount() == 2 && bars.index(ofAccessibilityElement: bars.bars[1]) == 1)
    #expect(bars.accessibilityElement(at: 0) as? Bar === bars.bars[0] && bars.accessibilityElement(at: 9) == nil)
    #expect(bars.index(ofAccessibilityElement: bars) == NSNotFound && bars.automationElements?.count == 2)
    host.change { bars.show([1]) }
    #expect(host.labels == ["Before", "Bar 1", "After"])
    host.change { bars.bars[0].accessibilityFrame = CGRect(x: 5, y: 40, width: 10, height: 10) }
    #expect(host.frame("Bar 1") == CGRect(x: 5, y: 40, width: 10, height: 10))
    #expect(bars.bars[0].accessibilityFrameInContainerSpace.minY == 20)
    host.change { bars.accessibilityElements = nil }
    #expect(host.labels == ["Before", "After"])
  }

  @Test("What an element says later changes it alone, and it can be operated (G2)")
  func operating() throws {
    let bars = Bars()
    bars.show([3, 5])
    let host = try window(width: 200, height: 100) { Hosting(view: bars) }
    let bar: Bar = bars.bars[0]
    var bodies: Int = 0
    host.change {
      bar.accessibilityTraits = [.button, .adjustable, .causesPageTurn]
      bar.accessibilityHint = "Opens"
      bar.accessibilityIdentifier = "first"
      bar.accessibilityUserInputLabels = ["One"]
      bar.accessibilityRespondsToUserInteraction = false
      bar.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Count") { _ in
          bodies += 1
          return true
        }
      ]
    }
    let node = try #require(host.element("Bar 1"))
    #expect(node.properties.hint == "Opens" && node.properties.identifier == "first")
    #expect(node.properties.inputLabels == ["One"] && node.properties.respondsToUserInteraction == false)
    #expect(bar.accessibilityUserInputLabels == ["One"] && !bar.accessibilityRespondsToUserInteraction)
    #expect(host.activate("Bar 1") && bar.isUsed)
    func perform(_ action: AccessibilityActionCode, _ input: AccessibilityActionInput = .none) -> Bool {
      host.graph.send(.accessibilityAction(element: node.id, action: action, input: input))
    }
    #expect(perform(.increment) && bar.steps == 1 && perform(.decrement) && bar.steps == 0)
    #expect(perform(.scroll, .edge(.bottom)) && bar.scrolled == [.down])
    #expect(perform(.named("Count")) && bodies == 1)
    host.change { bar.accessibilityElementsHidden = true }
    #expect(host.labels == ["Bar 2"])
  }

  @Test("Elements may be inside of others, and overrides may give them")
  func nested() throws {
    final class Grid: UIView {
      lazy var row: UIAccessibilityElement = {
        let row = UIAccessibilityElement(accessibilityContainer: self)
        row.isAccessibilityElement = false
        row.accessibilityLabel = "Row"
        row.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 10, width: 80, height: 20)
        let cell = UIAccessibilityElement(accessibilityContainer: row)
        cell.accessibilityLabel = "Cell"
        cell.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 10)
        row.accessibilityElements = [cell]
        return row
      }()
      override func accessibilityElementCount() -> Int { 1 }
      override func accessibilityElement(at index: Int) -> Any? { index == 0 ? row : nil }
    }
    let grid = Grid()
    grid.accessibilityContainerType = .landmark
    grid.accessibilityLabel = "Grid"
    let host = try window(width: 100, height: 100) { Hosting(view: grid) }
    #expect(host.labels == ["Cell"])
    #expect(host.frame("Cell") == CGRect(x: 15, y: 15, width: 10, height: 10))
    let containers: [AccessibilityNode] = host.accessibilityTree.nodes.values.filter(\.isContainer)
    #expect(containers.contains { $0.properties.label == "Grid" && $0.properties.role == .landmark })
    #expect(containers.contains { $0.properties.label == "Row" })
  }

  @Test("A list of views is the order in which they are read, and others inside are left out")
  func order() throws {
    let root = UIStackView()
    root.axis = .vertical
    let labels: [UILabel] = ["First", "Second", "Third"].map { text in
      let label = UILabel()
      label.text = text
      root.addArrangedSubview(label)
      return label
    }
    let host = try window(width: 100, height: 100) { Hosting(view: root) }
    #expect(host.labels == ["First", "Second", "Third"])
    host.change { root.accessibilityElements = [labels[2], labels[0]] }
    #expect(host.labels == ["Third", "First"])
    host.change { root.accessibilityElements = nil }
    #expect(host.labels == ["First", "Second", "Third"])
  }

  @Test("A rotor goes through what its search finds, in the place of the system's of that name, and ends")
  func rotors() throws {
    let bars = Bars()
    bars.show([3, 9, 8])
    func search(_ predicate: UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult? {
      #expect(predicate.searchDirection == .next)
      let high: [Bar] = bars.bars.filter { Int($0.accessibilityValue ?? "") ?? 0 > 5 }
      guard let current = predicate.currentItem.targetElement as? Bar else {
        return high.first.map { UIAccessibilityCustomRotorItemResult(targetElement: $0, targetRange: nil) }
      }
      // The search goes round, as apps write it by mistake.
      let next: Int = ((high.firstIndex { $0 === current } ?? 0) + 1) % high.count
      return UIAccessibilityCustomRotorItemResult(targetElement: high[next], targetRange: nil)
    }
    let named = UIAccessibilityCustomRotor(name: "High", itemSearch: search)
    let links = UIAccessibilityCustomRotor(systemType: .link, itemSearch: { _ in nil })
    bars.accessibilityCustomRotors = [named, links]
    #expect(UIAccessibilityCustomRotor(attributedName: NSAttributedString(string: "A")) { _ in nil }.name == "A")
    #expect(named.attributedName.string == "High" && links.systemRotorType == .link)
    #expect(UIAccessibilityCustomRotor(systemType: .headingLevel2) { _ in nil }.name == "Heading 2")
    let host = try window(width: 100, height: 100) { Hosting(view: bars) }
    let rotors: [AccessibilityRotor] = host.accessibilityTree.nodes.values.flatMap(\.properties.rotors)
    let high = try #require(rotors.first { $0.name == "High" })
    #expect(high.stops.map(\.label) == ["Bar 2", "Bar 3"])
    #expect(high.stops.map(\.target) == [host.element("Bar 2")?.id, host.element("Bar 3")?.id])
    #expect(rotors.contains { $0.name == "Links" && $0.replacesSystem })
  }

  @Test("Rotors in the place of the system's have the names by which readers know these")
  func systemRotors() {
    let types: [UIAccessibilityCustomRotor.SystemRotorType] = [
      .none, .link, .visitedLink, .heading, .headingLevel1, .headingLevel2, .headingLevel3, .headingLevel4,
      .headingLevel5, .headingLevel6, .boldText, .italicText, .underlineText, .misspelledWord, .image, .textField,
      .table, .list, .landmark,
    ]
    #expect(types.map(\.rawValue) == Array(0...18))
    let names: [String] = types.map { UIAccessibilityCustomRotor(systemType: $0) { _ in nil }.name }
    #expect(Set(names).count == types.count)
    let known: [AccessibilityRotorKind] = [
      .links, .headings, .heading(level: 1), .heading(level: 6), .images, .textFields, .tables, .lists, .landmarks,
    ]
    #expect(known.allSatisfy { names.contains($0.name) })
  }

  @Test("An item of a rotor may be a range of a text, and its search can be another one later")
  func textItems() throws {
    let view = UITextView()
    view.text = "Fees 👍 and fines"
    view.isAccessibilityElement = true
    let start: UITextPosition = try #require(view.position(from: view.beginningOfDocument, offset: 12))
    let range: UITextRange = try #require(view.textRange(from: start, to: view.endOfDocument))
    let rotor = UIAccessibilityCustomRotor(name: "Costs") { _ in nil }
    rotor.itemSearchBlock = { predicate in
      guard predicate.currentItem.targetElement == nil else { return nil }
      let item = UIAccessibilityCustomRotorItemResult()
      item.targetElement = view
      item.targetRange = range
      return item
    }
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.searchDirection = .previous
    #expect(rotor.itemSearchBlock(predicate)?.targetRange === range && predicate.searchDirection == .previous)
    view.accessibilityCustomRotors = [rotor]
    let host = try window(width: 200, height: 100) { Hosting(view: view) }
    let rotors: [AccessibilityRotor] = host.accessibilityTree.nodes.values.flatMap(\.properties.rotors)
    #expect(rotors.first { $0.name == "Costs" }?.stops.map(\.label) == ["fines"])
    #expect(rotors.first { $0.name == "Costs" }?.stops.first?.textRange == 11..<16)
  }

  @Test("Leaving a view that covers the others is asked of that view")
  func escape() throws {
    final class Cover: UIView {
      var escapes: Int = 0
      override func accessibilityPerformEscape() -> Bool {
        escapes += 1
        return true
      }
    }
    let cover = Cover()
    cover.accessibilityViewIsModal = true
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.text = "Inside"
    cover.addSubview(label)
    let host = try window(width: 100, height: 100) { Hosting(view: cover) }
    let modal = try #require(host.accessibilityTree.nodes.values.first { $0.traits.contains(.isModal) })
    #expect(host.graph.send(.accessibilityAction(element: modal.id, action: .escape)) && cover.escapes == 1)
    #expect(!label.accessibilityPerformMagicTap() && !label.accessibilityScroll(.next))
  }

  @Test("Names for tests are found by one protocol, and values are those that Apple publishes")
  func values() {
    let element = UIAccessibilityElement(accessibilityContainer: UIView())
    let named: [any UIAccessibilityIdentification] = [UIView(), element]
    for object in named {
      object.accessibilityIdentifier = "name"
      #expect(object.accessibilityIdentifier == "name")
    }
    #expect(UIAccessibilityScrollDirection.right.rawValue == 1 && UIAccessibilityScrollDirection.previous.rawValue == 6)
    let directions: [UIAccessibilityScrollDirection] = [.right, .left, .up, .down, .next, .previous]
    #expect(directions.map(\.rawValue) == Array(1...6))
    #expect(UIAccessibilityContainerType.semanticGroup.rawValue == 4 && UIAccessibilityContainerType.none.rawValue == 0)
    #expect(UIAccessibilityContainerType.dataTable.rawValue == 1 && UIAccessibilityContainerType.list.rawValue == 2)
    #expect(UIAccessibilityCustomRotor.SystemRotorType.landmark.rawValue == 18)
    #expect(UIAccessibilityCustomRotor.Direction.next.rawValue == 1)
    let view = UIView()
    view.shouldGroupAccessibilityChildren = true
    #expect(view.shouldGroupAccessibilityChildren && view.accessibilityElements == nil)
  }
}
