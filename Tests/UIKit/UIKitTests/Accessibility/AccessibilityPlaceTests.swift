import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Where assistive technologies find views and elements, and what these say beside their words.
@MainActor
@Suite("Places and details of UIKit's accessibility", .serialized)
struct AccessibilityPlaceTests {
  private final class Dot: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      isAccessibilityElement = true
      accessibilityLabel = "Dot"
      accessibilityTraits = .button
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// A dot that is found in a larger place than it is seen.
  private final class LargeDot: UIView {
    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
    override var accessibilityLabel: String? {
      get { "Large" }
      set {}
    }
    override var accessibilityFrame: CGRect {
      get { UIAccessibility.convertToScreenCoordinates(bounds.insetBy(dx: -10, dy: -5), in: self) }
      set {}
    }
  }

  @Test("A view is found where it is seen, or in the rectangle of the screen that was set")
  func frames() throws {
    let root = UIView()
    let dot = Dot(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    root.addSubview(dot)
    let host = try window(width: 200, height: 100) { Hosting(view: root) }
    #expect(host.frame("Dot") == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(dot.accessibilityFrame == CGRect(x: 10, y: 10, width: 20, height: 20))
    host.change { dot.accessibilityFrame = CGRect(x: 50, y: 30, width: 40, height: 60) }
    #expect(host.frame("Dot") == CGRect(x: 50, y: 30, width: 40, height: 60))
    #expect(dot.accessibilityActivationPoint == CGPoint(x: 70, y: 60))
    // The rectangle stays where it is on the screen.
    host.change { dot.frame.origin = CGPoint(x: 100, y: 40) }
    #expect(host.frame("Dot") == CGRect(x: 50, y: 30, width: 40, height: 60))
    host.change { root.bounds.origin.x = 5 }
    #expect(host.frame("Dot") == CGRect(x: 50, y: 30, width: 40, height: 60))
    host.change { dot.accessibilityActivationPoint = CGPoint(x: 60, y: 40) }
    let node = try #require(host.element("Dot"))
    let point: CGPoint? = host.accessibilityTree.activationPoint(of: node.id)
    #expect(point.map { abs($0.x - 60) < 0.01 && abs($0.y - 40) < 0.01 } == true)
  }

  @Test("A rectangle that an override works out goes along with the view")
  func overrides() throws {
    let root = UIView()
    let dot = LargeDot(frame: CGRect(x: 40, y: 20, width: 20, height: 20))
    root.addSubview(dot)
    let host = try window(width: 200, height: 100) { Hosting(view: root) }
    #expect(host.frame("Large") == CGRect(x: 30, y: 15, width: 40, height: 30))
    host.change { dot.frame.origin = CGPoint(x: 100, y: 40) }
    #expect(host.frame("Large") == CGRect(x: 90, y: 35, width: 40, height: 30))
  }

  @Test("A control whose look is SwiftUI's is found in the rectangle that was set")
  func controls() throws {
    let root = UIView()
    let toggle = UISwitch(frame: CGRect(x: 10, y: 10, width: 60, height: 30))
    toggle.accessibilityLabel = "Sound"
    root.addSubview(toggle)
    let host = try window(width: 200, height: 100) { Hosting(view: root) }
    host.change { toggle.accessibilityFrame = CGRect(x: 0, y: 0, width: 200, height: 50) }
    #expect(host.frame("Sound") == CGRect(x: 0, y: 0, width: 200, height: 50))
  }

  @Test("A path puts what has no rectangle of its own in the one around it")
  func paths() throws {
    let root = UIView()
    let dot = Dot(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    root.addSubview(dot)
    let element = UIAccessibilityElement(accessibilityContainer: root)
    element.accessibilityLabel = "Ring"
    root.accessibilityElements = [dot, element]
    let host = try window(width: 200, height: 100) { Hosting(view: root) }
    let path = UIBezierPath(ovalIn: CGRect(x: 60, y: 20, width: 50, height: 40))
    host.change {
      dot.accessibilityPath = path
      element.accessibilityPath = UIAccessibility.convertToScreenCoordinates(path, in: dot)
    }
    #expect(host.frame("Dot") == CGRect(x: 60, y: 20, width: 50, height: 40))
    #expect(host.frame("Ring") == CGRect(x: 70, y: 30, width: 50, height: 40))
    // The path is the responder's own.
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(dot.accessibilityPath?.bounds.minX == 60)
    host.change { element.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4) }
    #expect(host.frame("Ring") == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  private final class Row: UIAccessibilityElement {
    override var accessibilityFrame: CGRect {
      get { CGRect(x: 7, y: 8, width: 9, height: 10) }
      set {}
    }
  }

  private final class Column: UIAccessibilityElement {
    override var accessibilityFrameInContainerSpace: CGRect {
      get { CGRect(x: 3, y: 4, width: 5, height: 6) }
      set {}
    }
  }

  @Test("An element represents something that is no view, where its overrides say (635)")
  func elementOverrides() throws {
    let root = UIView()
    let (row, column) = (Row(accessibilityContainer: root), Column(accessibilityContainer: root))
    (row.accessibilityLabel, column.accessibilityLabel) = ("Row", "Column")
    let inner = UIAccessibilityElement(accessibilityContainer: column)
    inner.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 1, width: 2, height: 2)
    inner.accessibilityLabel = "Inner"
    column.isAccessibilityElement = false
    column.accessibilityElements = [inner]
    root.accessibilityElements = [row, column]
    let host = try window(width: 200, height: 100) { Hosting(view: root).padding(20) }
    #expect(host.labels == ["Row", "Inner"])
    #expect(host.frame("Row") == CGRect(x: 7, y: 8, width: 9, height: 10))
    #expect(host.frame("Inner") == CGRect(x: 24, y: 25, width: 2, height: 2))
    #expect(column.accessibilityFrame == CGRect(x: 23, y: 24, width: 5, height: 6))
    #expect(inner.accessibilityFrameInContainerSpace == CGRect(x: 1, y: 1, width: 2, height: 2))
  }

  @Test(
    "Coordinates are converted to those of the screen, also of turned views, and what magnifiers are told does nothing")
  func conversion() throws {
    let root = UIView()
    let turned = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 20))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    root.addSubview(turned)
    let host = try window(width: 200, height: 100) { Hosting(view: root) }
    withExtendedLifetime(host) {
      let rect: CGRect = UIAccessibility.convertToScreenCoordinates(turned.bounds, in: turned)
      #expect(abs(rect.minX - 30) < 0.01 && abs(rect.width - 20) < 0.01 && abs(rect.height - 40) < 0.01)
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 5))
      let moved: CGRect = UIAccessibility.convertToScreenCoordinates(path, in: turned).bounds
      #expect(abs(moved.width - 5) < 0.01 && abs(moved.height - 10) < 0.01 && path.bounds.width == 10)
    }
    UIAccessibility.zoomFocusChanged(zoomType: .insertionPoint, toFrame: .zero, in: root)
    UIAccessibility.registerGestureConflictWithZoom()
    #expect(UIAccessibility.ZoomType.insertionPoint.rawValue == 0)
  }

  @Test("Language, kind of text, headers and direct touch are in the tree")
  func details() throws {
    let dot = Dot()
    let host = try window(width: 200, height: 100) { Hosting(view: dot) }
    #expect(dot.accessibilityLanguage == nil && dot.accessibilityTextualContext == nil)
    #expect(dot.accessibilityNavigationStyle == .automatic && dot.accessibilityDirectTouchOptions.isEmpty)
    host.change {
      dot.accessibilityLanguage = "de-CH"
      dot.accessibilityTextualContext = .sourceCode
      dot.accessibilityHeaderElements = ["Colour", UILabel()]
      dot.accessibilityTraits = [.button, .allowsDirectInteraction]
      dot.accessibilityDirectTouchOptions = [.silentOnTouch, .requiresActivation]
    }
    let properties: AccessibilityProperties = try #require(host.element("Dot")).properties
    #expect(properties.speech?.language == "de-CH" && properties.textContentType == .sourceCode)
    #expect(properties.content.map(\.value) == ["Colour"] && dot.accessibilityHeaderElements?.count == 2)
    #expect(
      properties.directTouch == AccessibilityDirectTouch(isActive: true, isSilent: true, requiresActivation: true))
    let contexts: [UIAccessibilityTextualContext] = [
      .wordProcessing, .narrative, .messaging, .spreadsheet, .fileSystem, .sourceCode, .console,
      UIAccessibilityTextualContext(rawValue: "own"), UIAccessibilityTextualContext("other"),
    ]
    #expect(Set(contexts.map(\.rawValue)).count == 9)
    host.change { dot.accessibilityTextualContext = UIAccessibilityTextualContext("other") }
    #expect(host.element("Dot")?.properties.textContentType == .plain)
  }

  @Test("Elements are hidden, grouped, modal or said to be operable (637)")
  func structure() throws {
    let root = UIView()
    // Two columns of two labels: without groups they are read line by line.
    let columns: [UIView] = [0, 1].map { column in
      let view = UIView(frame: CGRect(x: column * 100, y: 0, width: 100, height: 100))
      for row in 0..<2 {
        let label = UILabel(frame: CGRect(x: 0, y: row * 50, width: 100, height: 20))
        label.text = "\(column)\(row)"
        view.addSubview(label)
      }
      root.addSubview(view)
      return view
    }
    let host = try window(width: 200, height: 100) { Hosting(view: root) }
    #expect(host.labels == ["00", "10", "01", "11"])
    host.change { for column in columns { column.shouldGroupAccessibilityChildren = true } }
    #expect(host.labels == ["00", "01", "10", "11"] && columns[0].shouldGroupAccessibilityChildren)
    host.change { columns[0].accessibilityElementsHidden = true }
    #expect(host.labels == ["10", "11"])
    host.change {
      columns[0].accessibilityElementsHidden = false
      columns[1].accessibilityViewIsModal = true
    }
    #expect(host.accessibilityTree.nodes.values.contains { $0.traits.contains(.isModal) })
    host.change { columns[1].accessibilityViewIsModal = false }
    let label = try #require(columns[0].subviews.first as? UILabel)
    host.change { label.accessibilityRespondsToUserInteraction = true }
    #expect(host.element("00")?.properties.respondsToUserInteraction == true)
  }

  @Test("Reading goes by the language's direction; groups fix it (636)")
  func order() throws {
    var settings = HostSettings()
    settings.isRightToLeft = true
    let root = UIView()
    for place in 0..<3 {
      let label = UILabel(frame: CGRect(x: place * 50, y: 0, width: 50, height: 20))
      label.text = "\(place)"
      root.addSubview(label)
    }
    let host = try window(width: 200, height: 100, settings: settings) { Hosting(view: root) }
    #expect(host.labels == ["2", "1", "0"])
    let group = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    host.change {
      for view in root.subviews.prefix(2) { group.addSubview(view) }
      root.addSubview(group)
      group.accessibilityNavigationStyle = .combined
      group.accessibilityHeaderElements = ["Numbers"]
    }
    let container: AccessibilityNode? = host.accessibilityTree.nodes.values.first { $0.properties.label == "Numbers" }
    #expect(container?.isContainer == true && container?.children.count == 2)
    #expect(group.accessibilityNavigationStyle == .combined && UIAccessibilityNavigationStyle.separate.rawValue == 1)
  }

  @Test("Points for dragging are parts of the view's bounds")
  func dragging() throws {
    let dot = Dot()
    let host = try window(width: 200, height: 100) { Hosting(view: dot) }
    host.change {
      dot.accessibilityDragSourceDescriptors = [UIAccessibilityLocationDescriptor(name: "Whole", view: dot)]
      dot.accessibilityDropPointDescriptors = [
        UIAccessibilityLocationDescriptor(name: "Left", point: CGPoint(x: 50, y: 25), in: dot),
        UIAccessibilityLocationDescriptor(
          attributedName: NSAttributedString(string: "Right"), point: CGPoint(x: 150, y: 75), in: dot),
      ]
    }
    let properties: AccessibilityProperties = try #require(host.element("Dot")).properties
    #expect(properties.dragPoints == [AccessibilityDescribedPoint(x: 0.5, y: 0.5, description: "Whole")])
    #expect(properties.dropPoints.map(\.description) == ["Left", "Right"])
    #expect(properties.dropPoints.map(\.x) == [0.25, 0.75])
    let descriptor = try #require(dot.accessibilityDropPointDescriptors?.last)
    #expect(descriptor.name == "Right" && descriptor.attributedName.string == "Right" && descriptor.view === dot)
    #expect(descriptor.point == CGPoint(x: 150, y: 75) && dot.accessibilityDragSourceDescriptors?.count == 1)
  }

  @Test("Closures answer for places and details as well")
  func closures() throws {
    let dot = Dot(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let root = UIView()
    root.addSubview(dot)
    let host = try window(width: 200, height: 100) { Hosting(view: root) }
    host.change {
      dot.accessibilityFrameBlock = { CGRect(x: 1, y: 2, width: 30, height: 40) }
      dot.accessibilityPathBlock = { UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)) }
      dot.accessibilityLanguageBlock = { "fr" }
      dot.accessibilityHeaderElementsBlock = { ["Head"] }
      dot.accessibilityNavigationStyleBlock = { .separate }
      dot.accessibilityTextualContextBlock = { .console }
    }
    #expect(host.frame("Dot") == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(host.element("Dot")?.properties.speech?.language == "fr")
    #expect(dot.accessibilityPath?.bounds.width == 5 && dot.accessibilityNavigationStyle == .separate)
    #expect(dot.accessibilityTextualContext == .console && dot.accessibilityHeaderElements?.first as? String == "Head")
    let known: [Any?] = [
      dot.accessibilityFrameBlock, dot.accessibilityPathBlock, dot.accessibilityLanguageBlock,
      dot.accessibilityHeaderElementsBlock, dot.accessibilityNavigationStyleBlock,
      dot.accessibilityTextualContextBlock,
    ]
    #expect(known.allSatisfy { $0 != nil })
    host.change { dot.accessibilityFrameBlock = nil }
    #expect(host.frame("Dot") == CGRect(x: 0, y: 0, width: 5, height: 5))
  }

  @Test("Custom actions of a category are offered together")
  func categories() throws {
    let dot = Dot()
    let action = UIAccessibilityCustomAction(name: "Rename") { _ in true }
    action.category = UIAccessibilityCustomAction.editCategory
    dot.accessibilityCustomActions = [action]
    let host = try window(width: 200, height: 100) { Hosting(view: dot) }
    let actions: [AccessibilityAction] = try #require(host.element("Dot")).properties.actions
    #expect(actions.first { $0.kind == .named("Rename") }?.category == UIAccessibilityCustomAction.editCategory)
    #expect(actions.first { $0.kind == .activate }?.category == nil)
  }
}
