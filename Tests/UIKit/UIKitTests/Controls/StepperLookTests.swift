import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// How steppers repeat, and what they show.
@MainActor
@Suite("Looks and presses of steppers", .serialized)
struct StepperLookTests {
  private let plus = CGPoint(x: 125, y: 50)

  private func shown(_ stepper: UIStepper, settings: HostSettings = HostSettings()) throws -> HeadlessHost {
    try window(settings: settings) { Hosting(view: stepper).frame(width: 94, height: 32) }
  }

  @Test("Holding a stepper repeats, faster the longer it is held (573)")
  func repeating() throws {
    let stepper = UIStepper(frame: .zero)
    stepper.maximumValue = 1_000
    #expect(stepper.autorepeat)
    let host = try shown(stepper)
    let finger: UInt64 = host.down(at: plus)
    host.advance(by: .seconds(1.5))
    let early: Double = stepper.value
    host.advance(by: .seconds(1.5))
    let late: Double = stepper.value - early
    #expect(early > 2 && late > early)
    host.lift(finger, at: plus)
    let value: Double = stepper.value
    host.advance(by: .seconds(2))
    #expect(stepper.value == value)
    host.change { stepper.autorepeat = false }
    #expect(!stepper.autorepeat)
    let second: UInt64 = host.down(at: plus)
    host.advance(by: .seconds(3))
    #expect(stepper.value == value && stepper.isTracking)
    host.lift(second, at: plus)
    #expect(stepper.value == value + 1 && !stepper.isTracking)
  }

  @Test("A press that is held goes round the ends of a stepper that wraps, and stops at those of another one")
  func ends() throws {
    let stepper = UIStepper(frame: .zero)
    stepper.maximumValue = 3
    var values: [Double] = []
    stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
    let host = try shown(stepper)
    let finger: UInt64 = host.down(at: plus)
    host.advance(by: .seconds(2))
    host.lift(finger, at: plus)
    #expect(stepper.value == 3 && values == [1, 2, 3])
    host.change { stepper.wraps = true }
    values = []
    let second: UInt64 = host.down(at: plus)
    host.advance(by: .seconds(1.05))
    host.lift(second, at: plus)
    #expect(values.prefix(5) == [0, 1, 2, 3, 0])
  }

  @Test("A stepper that is not continuous tells once, at the end of a press that is held")
  func telling() throws {
    let stepper = UIStepper(frame: .zero)
    stepper.isContinuous = false
    var values: [Double] = []
    stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
    for (count, settings) in [HostSettings(), HostSettings(idiom: .desktop)].enumerated() {
      let host = try shown(stepper, settings: settings)
      // A desktop has one half above the other.
      let place: CGPoint = count == 0 ? plus : CGPoint(x: 100, y: 44)
      let pointer: UInt64 = host.down(at: place)
      host.advance(by: .seconds(2))
      #expect(stepper.value > 3 && values.isEmpty)
      host.lift(pointer, at: place)
      #expect(values == [stepper.value])
      _ = host.tap(at: place)
      #expect(values.count == 2 && values.last == stepper.value)
      values = []
      host.change { stepper.value = 0 }
    }
  }

  @Test("Images, dividers and grounds are drawn by the states of the halves")
  func drawn() throws {
    let stepper = UIStepper(frame: .zero)
    let host = try shown(stepper)
    let usual: [String] = host.displayLines
    host.change { stepper.setBackgroundImage(picture(94, 32, .green), for: .normal) }
    host.change { stepper.setBackgroundImage(picture(94, 32, .blue), for: .highlighted) }
    host.change { stepper.setBackgroundImage(picture(94, 32, .red), for: .disabled) }
    // Nothing is below the least number.
    #expect(try host.color(x: 56, y: 37) == "#FF0000" && host.color(x: 140, y: 37) == "#00FF00")
    let finger: UInt64 = host.down(at: plus)
    host.update()
    #expect(try host.color(x: 56, y: 37) == "#FF0000" && host.color(x: 140, y: 37) == "#0000FF")
    host.lift(finger, at: plus)
    host.update()
    #expect(stepper.value == 1)
    #expect(try host.color(x: 56, y: 37) == "#00FF00" && host.color(x: 140, y: 37) == "#00FF00")
    host.change {
      stepper.setDividerImage(picture(2, 32, .red), forLeftSegmentState: .normal, rightSegmentState: .normal)
    }
    #expect(try host.color(x: 100, y: 50) == "#FF0000")
    let white: UIImage = picture(10, 10, .white).withRenderingMode(.alwaysOriginal)
    host.change { stepper.setIncrementImage(white, for: .normal) }
    #expect(try host.color(x: 123, y: 50) == "#FFFFFF" && host.color(x: 77, y: 37) == "#00FF00")
    host.change { stepper.setDecrementImage(white.withRenderingMode(.alwaysTemplate), for: .normal) }
    host.change { stepper.tintColor = .yellow }
    #expect(try host.color(x: 77, y: 50) == "#FFFF00" && host.color(x: 123, y: 50) == "#FFFFFF")
    host.change { stepper.isEnabled = false }
    #expect(try host.color(x: 140, y: 37) != "#00FF00")
    host.change {
      stepper.isEnabled = true
      stepper.value = 0
      for state: UIControl.State in [.normal, .highlighted, .disabled] { stepper.setBackgroundImage(nil, for: state) }
      stepper.setDividerImage(nil, forLeftSegmentState: .normal, rightSegmentState: .normal)
      stepper.setIncrementImage(nil, for: .normal)
      stepper.setDecrementImage(nil, for: .normal)
    }
    #expect(host.displayLines == usual)
    // Setting the usual images as own ones gives them the tint.
    host.change { stepper.setIncrementImage(stepper.incrementImage(for: .normal), for: .normal) }
    #expect(host.displayLines.contains { $0.contains("\"plus\"") && $0.contains("#FFFF00") })
  }

  @Test("On a desktop the halves with images stand side by side, as one element")
  func desktop() throws {
    let stepper = UIStepper(frame: .zero)
    stepper.accessibilityLabel = "Copies"
    stepper.setBackgroundImage(picture(94, 32, .green), for: .normal)
    let host = try shown(stepper, settings: HostSettings(idiom: .desktop))
    _ = host.tap(at: plus)
    _ = host.tap(at: plus)
    _ = host.tap(at: CGPoint(x: 75, y: 50))
    #expect(stepper.value == 1)
    #expect(host.element("Copies")?.properties.value == "1" && host.elements.count == 1, "\(host.labels)")
  }

  @Test("A stepper keeps its images by state, is used as before, and is read as two buttons")
  func images() throws {
    let stepper = UIStepper(frame: .zero)
    let (more, less, ground): (UIImage, UIImage, UIImage) = (picture(10, 10), picture(8, 8), picture(94, 32, .green))
    stepper.setIncrementImage(more.withRenderingMode(.alwaysOriginal), for: .normal)
    stepper.setDecrementImage(less, for: .normal)
    stepper.setBackgroundImage(ground, for: .normal)
    stepper.setBackgroundImage(picture(94, 32, .blue), for: .highlighted)
    stepper.setDividerImage(picture(2, 32), forLeftSegmentState: .normal, rightSegmentState: .normal)
    #expect(stepper.decrementImage(for: .normal) === less && stepper.backgroundImage(for: .normal) === ground)
    #expect(stepper.incrementImage(for: .highlighted) == nil && stepper.incrementImage(for: .normal) != nil)
    #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) != nil)
    #expect(stepper.dividerImage(forLeftSegmentState: .disabled, rightSegmentState: .normal) == nil)
    let host = try shown(stepper)
    #expect(host.labels == ["Decrement", "Increment"])
    #expect(host.element("Decrement")?.properties.traits.contains(.isDisabled) == true)
    _ = host.tap(at: plus)
    #expect(stepper.value == 1 && host.activate("Increment") && stepper.value == 2)
    host.change { stepper.isEnabled = false }
    _ = host.tap(at: plus)
    #expect(stepper.value == 2)
  }
}
