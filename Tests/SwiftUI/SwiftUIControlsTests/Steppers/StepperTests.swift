import AccessibilityTree
import CoreGraphics
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Steppers", .serialized)
struct StepperTests {
  private let desktop = HostSettings(idiom: .desktop)
  private let log = EventRecorder()
  /// The halves of a stepper without a label in the middle of a window of 200 by 100.
  private let up = CGPoint(x: 100, y: 44)
  private let down = CGPoint(x: 100, y: 56)

  private func stepper(_ remote: Remote<Int>, _ value: Int = 3, _ settings: HostSettings? = nil) throws -> HeadlessHost
  {
    try window(settings: settings ?? desktop) {
      ValueRoot(remote, value) { value in
        Stepper("Count", value: value, in: 0...10, step: 2) { log.note("\($0)") }.labelsHidden()
      }
    }
  }

  @Test("On a desktop a stepper is one adjustable element with its value")
  func desktopElement() throws {
    let remote = Remote<Int>()
    let host = try stepper(remote)
    let element = try #require(host.element("Count"))
    #expect(host.elements.count == 1)
    #expect(element.role == .stepper && element.properties.traits == .isAdjustable)
    #expect(element.properties.value == "3")
    host.change { host.send(.accessibilityAction(element: element.id, action: .increment)) }
    #expect(remote.value == 5 && host.element("Count")?.properties.value == "5")
    host.change { host.send(.accessibilityAction(element: element.id, action: .decrement)) }
    #expect(remote.value == 3)
    #expect(log.take() == ["true", "false", "true", "false"])
  }

  @Test("On a phone the halves are buttons that are called by the label and by what they do")
  func phoneElements() throws {
    let remote = Remote<Int>()
    let host = try window {
      ValueRoot(remote, 9) { Stepper("Count", value: $0, in: 0...10, step: 2) { log.note("\($0)") } }
    }
    #expect(host.labels == ["Count", "Count, Decrement", "Count, Increment"])
    let button = try #require(host.element("Count, Increment"))
    #expect(button.role == .button && button.properties.value == "9")
    host.change { #expect(host.activate("Count, Increment")) }
    #expect(remote.value == 10, "the last step is as short as it has to be")
    #expect(host.element("Count, Increment")?.properties.traits.contains(.isDisabled) == true)
    host.change { #expect(host.activate("Count, Decrement")) }
    #expect(remote.value == 8)
    #expect(log.take() == ["true", "false", "true", "false"])
  }

  @Test("Each half acts when a press ends on it, and not when the pointer has left")
  func presses() throws {
    let remote = Remote<Int>()
    let host = try stepper(remote)
    let plain: [String] = host.displayLines
    host.change { host.down(at: up) }
    #expect(host.displayLines != plain, "the half looks pressed")
    #expect(remote.value == 3 && log.take() == ["true"])
    host.change { host.lift(at: up) }
    #expect(remote.value == 5 && log.take() == ["false"])
    #expect(host.displayLines == plain)
    host.change { host.send(.tap(down)) }
    #expect(remote.value == 3)
    _ = log.take()
    host.down(at: up)
    host.move(to: CGPoint(x: 190, y: 90))
    host.change { host.lift(at: CGPoint(x: 190, y: 90)) }
    #expect(remote.value == 3 && log.take() == ["true", "false"])
  }

  @Test("On a phone the minus stands before the plus")
  func phonePresses() throws {
    let remote = Remote<Int>()
    let host = try stepper(remote, 3, HostSettings())
    host.change { host.send(.tap(CGPoint(x: 130, y: 50))) }
    #expect(remote.value == 5)
    host.change { host.send(.tap(CGPoint(x: 70, y: 50))) }
    #expect(remote.value == 3)
  }

  @Test("A half that is held acts after half a second, ten times a second, and from two seconds on twice as fast (573)")
  func held() throws {
    let remote = Remote<Int>()
    let host = try window(settings: desktop) {
      ValueRoot(remote, 0) { Stepper("Count", value: $0) { log.note("\($0)") }.labelsHidden() }
    }
    let pointer: UInt64 = host.down(at: up)
    host.advance(by: .seconds(0.45))
    #expect(remote.value == 0)
    host.advance(by: .seconds(0.1))
    #expect(remote.value == 1)
    host.advance(by: .seconds(1))
    #expect((9...12).contains(remote.value ?? 0), "\(remote.value ?? 0)")
    let before: Int = try #require(remote.value)
    host.advance(by: .seconds(0.5))
    let middle: Int = try #require(remote.value)
    host.advance(by: .seconds(1))
    let after: Int = try #require(remote.value)
    #expect((4...6).contains(middle - before) && (17...21).contains(after - middle), "\(before) \(middle) \(after)")
    host.change { host.lift(pointer, at: up) }
    #expect(remote.value == after, "letting go does nothing more")
    host.advance(by: .seconds(1))
    #expect(remote.value == after)
    #expect(log.take() == ["true", "false"], "it is one edit")
  }

  @Test("A half acts once, when it is let go, where presses are not repeated")
  func heldOnce() throws {
    let remote = Remote<Int>()
    let host = try window(settings: desktop) {
      ValueRoot(remote, 0) { Stepper("Count", value: $0) { log.note("\($0)") }.labelsHidden() }
        .buttonRepeatBehavior(.disabled)
    }
    let pointer: UInt64 = host.down(at: up)
    host.advance(by: .seconds(3))
    #expect(remote.value == 0)
    host.change { host.lift(pointer, at: up) }
    #expect(remote.value == 1 && log.take() == ["true", "false"])
  }

  @Test("A stepper that is held stops at its bound")
  func heldToBound() throws {
    let remote = Remote<Int>()
    let host = try stepper(remote)
    let pointer: UInt64 = host.down(at: down)
    host.advance(by: .seconds(3))
    #expect(remote.value == 0)
    host.lift(pointer, at: down)
    #expect(host.graph.differences().isEmpty)
  }

  @Test("Arrows go up and down")
  func keys() throws {
    let remote = Remote<Int>()
    let host = try stepper(remote)
    host.press(.tab)
    host.change { host.press(.up) }
    #expect(remote.value == 5)
    host.change { host.press(.right) }
    #expect(remote.value == 7)
    host.change { host.press(.down) }
    host.change { host.press(.left) }
    #expect(remote.value == 3)
    #expect(log.take().count == 8)
  }

  @Test("Steps may go down and come near to the ends of a type of numbers")
  func extremes() throws {
    let remote = Remote<Int>()
    let host = try window(settings: desktop) {
      ValueRoot(remote, Int.max - 1) { Stepper("Count", value: $0, in: 0...Int.max, step: 5).labelsHidden() }
    }
    host.change { host.send(.tap(up)) }
    #expect(remote.value == Int.max)
    let other = try window(settings: desktop) {
      ValueRoot(remote, 4) { Stepper("Count", value: $0, in: 0...10, step: -3).labelsHidden() }
    }
    other.change { other.send(.tap(up)) }
    #expect(remote.value == 1)
    other.change { other.send(.tap(down)) }
    other.change { other.send(.tap(down)) }
    other.change { other.send(.tap(down)) }
    #expect(remote.value == 10)
  }

  @Test("A disabled stepper stays as it is")
  func disabled() throws {
    let remote = Remote<Int>()
    let host = try window(settings: desktop) {
      ValueRoot(remote, 3) { Stepper("Count", value: $0).labelsHidden().disabled(true) }
    }
    #expect(host.element("Count")?.properties.traits == [.isAdjustable, .isDisabled])
    host.press(at: up, for: .seconds(2))
    host.press(.tab)
    host.press(.up)
    #expect(remote.value == 3)
  }

  @Test("All forms say their value, formats in the language of the place", arguments: [true, false])
  func forms(isPhone: Bool) throws {
    var settings = HostSettings(idiom: isPhone ? .phone : .desktop)
    settings.localeIdentifier = "de_DE"
    let host = try window(width: 400, height: 700, settings: settings) {
      VStack {
        Stepper("a", value: .constant(1234))
        Stepper("b", value: .constant(0.5), in: 0...1, step: 0.1)
        Stepper(value: .constant(3)) { Text("c") }
        Stepper(value: .constant(3), in: 0...4, step: 2) { Text("d") }
        Stepper(value: .constant(3), onEditingChanged: { _ in }, label: { Text("e") })
        Stepper("f", onIncrement: {}, onDecrement: nil)
        Stepper(onIncrement: {}, onDecrement: nil, label: { Text("g") })
        Stepper("h", value: .constant(0.25), in: 0...1, step: 0.05, format: .percent)
        Stepper(value: .constant(0.25), format: .number) { Text("i") }
        Stepper(String("j"), value: .constant(0.25), format: .number)
      }
    }
    let values: [String?] = ["1.234", "0,5", "3", "3", "3", nil, nil, "25\u{a0}%", "0,25", "0,25"]
    for (label, value) in zip("abcdefghij", values) {
      let element = try #require(host.element(isPhone ? "\(label), Increment" : "\(label)"))
      #expect(element.properties.value == value, "\(label)")
    }
    #expect(host.displayLines.contains { $0.contains("25") && $0.contains("%") }, "formatted values are shown")
    #expect(host.graph.differences().isEmpty)
  }
}
