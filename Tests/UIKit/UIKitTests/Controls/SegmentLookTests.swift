import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Widths, actions and looks of segments.
@MainActor
@Suite("Looks of segments", .serialized)
struct SegmentLookTests {
  private func shown(_ control: UISegmentedControl) throws -> HeadlessHost {
    try window { Hosting(view: placed(control, CGRect(x: 0, y: 34, width: 200, height: 32))) }
  }

  @Test("A momentary control keeps no segment chosen; pressing the chosen segment of another does nothing (575)")
  func momentary() throws {
    let control = UISegmentedControl(items: ["One", "Two"])
    var told: [Int] = []
    control.addAction(UIAction { _ in told.append(control.selectedSegmentIndex) }, for: .valueChanged)
    let host = try shown(control)
    #expect(host.activate("Two") && told == [1] && control.selectedSegmentIndex == 1)
    host.update()
    _ = host.activate("Two")
    #expect(told == [1])
    host.change { control.isMomentary = true }
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    _ = host.activate("Two")
    _ = host.activate("Two")
    #expect(told == [1, 1, 1] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("Segments of actions show them, perform them, and are found by their identifiers")
  func actions() throws {
    var performed: [String] = []
    let first = UIAction(title: "List", identifier: UIAction.Identifier("list")) { _ in performed.append("list") }
    let second = UIAction(title: "Grid", image: picture(12, 12), identifier: UIAction.Identifier("grid")) { _ in
      performed.append("grid")
    }
    let control = UISegmentedControl(frame: .zero, actions: [first, second])
    #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 0) == "List" && control.frame.width > 0)
    #expect(control.imageForSegment(at: 1) != nil && control.actionForSegment(at: 1) === second)
    #expect(control.segmentIndex(identifiedBy: second.identifier) == 1)
    let host = try shown(control)
    #expect(host.labels == ["List", "Grid"] && host.activate("Grid") && performed == ["grid"])
    let third = UIAction(title: "Map") { _ in performed.append("map") }
    host.change { control.insertSegment(action: third, at: 0, animated: false) }
    #expect(control.selectedSegmentIndex == 2 && control.actionForSegment(at: 0) === third)
    #expect(host.activate("Map") && performed == ["grid", "map"])
    host.change { control.setAction(first, forSegmentAt: 0) }
    #expect(control.titleForSegment(at: 0) == "List" && control.actionForSegment(at: 9) == nil)
    #expect(control.segmentIndex(identifiedBy: third.identifier) == NSNotFound)
  }

  @Test("Segments have the widths that are set, and share the rest evenly or by what they show")
  func widths() throws {
    let control = UISegmentedControl(items: ["A", "A much longer title", "C"])
    #expect(control.widthForSegment(at: 0) == 0)
    control.setWidth(60, forSegmentAt: 0)
    #expect(control.widthForSegment(at: 0) == 60 && control.widthForSegment(at: 7) == 0)
    let host = try shown(control)
    #expect(host.frame("A")?.width == 60 && host.frame("C")?.width == 70 && host.frame("C")?.maxX == 200)
    host.change { control.setWidth(0, forSegmentAt: 0) }
    host.change { control.apportionsSegmentWidthsByContent = true }
    let long: CGFloat = try #require(host.frame("A much longer title")).width
    #expect(long > 100 && control.intrinsicContentSize.width < 3 * (long + 24))
    _ = host.tap(at: CGPoint(x: 100, y: 50))
    #expect(control.selectedSegmentIndex == 1)
    #expect(host.element("A much longer title")?.properties.traits.contains(.isSelected) == true)
    _ = host.press(.tab)
    _ = host.press(.right)
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test("What a segment shows is moved by its offset and by the adjustment of its kind")
  func offsets() throws {
    let control = UISegmentedControl(items: ["One", "Two"])
    #expect(control.contentOffsetForSegment(at: 0) == .zero)
    control.setContentOffset(CGSize(width: 4, height: 2), forSegmentAt: 0)
    #expect(control.contentOffsetForSegment(at: 0) == CGSize(width: 4, height: 2))
    let host = try shown(control)
    let before: [String] = host.displayLines
    host.change {
      control.setContentPositionAdjustment(
        UIOffset(horizontal: 0, vertical: 3), forSegmentType: .right, barMetrics: .default)
    }
    #expect(host.displayLines != before)
    #expect(control.contentPositionAdjustment(forSegmentType: .right, barMetrics: .default).vertical == 3)
    #expect(control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default) == .zero)
    #expect(control.contentPositionAdjustment(forSegmentType: .right, barMetrics: .compact) == .zero)
    let kinds: [UISegmentedControl.Segment] = [.any, .left, .center, .right, .alone]
    #expect(kinds.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test("Segments have the pictures, the colours and the letters of their states")
  func looks() throws {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.selectedSegmentIndex = 0
    control.setBackgroundImage(picture(10, 32, .green), for: .normal, barMetrics: .default)
    control.setBackgroundImage(picture(10, 32, .blue), for: .selected, barMetrics: .default)
    control.setDividerImage(
      picture(4, 32, .red), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    #expect(control.backgroundImage(for: .selected, barMetrics: .default) != nil)
    #expect(control.backgroundImage(for: .normal, barMetrics: .compact) == nil)
    let divider: UIImage? = control.dividerImage(
      forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    #expect(divider != nil)
    let host = try shown(control)
    #expect(try host.color(x: 10, y: 50) == "#0000FF" && host.color(x: 190, y: 50) == "#00FF00")
    #expect(try host.color(x: 100, y: 40) == "#FF0000")
    let plain: [String] = host.displayLines
    host.change { control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected) }
    #expect(host.displayLines != plain)
    #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
    #expect(control.titleTextAttributes(for: .normal) == nil)
    let other = UISegmentedControl(items: ["One", "Two"])
    other.selectedSegmentIndex = 1
    other.selectedSegmentTintColor = .red
    let second = try shown(other)
    #expect(try second.color(x: 190, y: 45) == "#FF0000")
    second.change { other.setEnabled(false, forSegmentAt: 0) }
    _ = second.tap(at: CGPoint(x: 30, y: 50))
    #expect(other.selectedSegmentIndex == 1)
  }
}
