import AccessibilityTree
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Each way to write a stepper: its steps, its limits and what it tells.
@MainActor
@Suite("Forms of steppers", .serialized)
struct StepperFormTests {
  private let log = EventRecorder()
  private let title = String("Count")

  /// The value at the beginning and after one step up and two steps down.
  private func steps(from first: Double = 4, @ViewBuilder _ content: @escaping (Binding<Double>) -> some View) throws
    -> [Double]
  {
    let remote = Remote<Double>()
    let host = try window(settings: HostSettings(idiom: .desktop)) { ValueRoot(remote, first) { content($0) } }
    var values: [Double] = [remote.value ?? -1]
    for isUp in [true, false, false] {
      let element = try #require(host.elements.first { $0.role == .stepper }, "\(host.labels)")
      #expect(element.label == "Count")
      host.change { host.send(.accessibilityAction(element: element.id, action: isUp ? .increment : .decrement)) }
      values.append(remote.value ?? -1)
    }
    return values
  }

  private var editing: (Bool) -> Void { { [log] in log.note("\($0)") } }
  private var events: Int { log.take().count }

  @Test("A stepper of a value goes by its step, and within its limits where it has some")
  func values() throws {
    #expect(try steps { Stepper(title, value: $0, step: 2, onEditingChanged: editing) } == [4, 6, 4, 2] && events == 6)
    #expect(try steps { Stepper(title, value: $0) } == [4, 5, 4, 3])
    #expect(try steps { Stepper(title, value: $0, in: 3...5) } == [4, 5, 4, 3])
    #expect(
      try steps { Stepper(title, value: $0, in: 3...5, step: 3, onEditingChanged: editing) } == [4, 5, 3, 3]
        && events > 0)
    #expect(
      try steps {
        Stepper(value: $0, in: 3...5, step: 3, onEditingChanged: editing) { Text("Count") }
      } == [4, 5, 3, 3] && events > 0)
  }

  @Test("A stepper with a format shows its value in it, and steps as others do")
  func formats() throws {
    let format = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
    func shown(@ViewBuilder _ content: @escaping (Binding<Double>) -> some View) throws -> String? {
      let host = try window(settings: HostSettings(idiom: .desktop)) {
        ValueRoot(Remote<Double>(), 4) { content($0) }
      }
      return host.elements.first { $0.role == .stepper }?.properties.value
    }
    #expect(try steps { Stepper("Count", value: $0, step: 2, format: format) } == [4, 6, 4, 2])
    #expect(try steps { Stepper(title, value: $0, in: 3...5, step: 3, format: format) } == [4, 5, 3, 3])
    #expect(
      try steps {
        Stepper(value: $0, in: 3...5, step: 3, format: format, label: { Text("Count") }, onEditingChanged: editing)
      } == [4, 5, 3, 3] && events > 0)
    let texts: [String?] = [
      try shown { Stepper("Count", value: $0, step: 2, format: format) },
      try shown { Stepper(title, value: $0, in: 3...5, step: 3, format: format) },
      try shown { Stepper(value: $0, in: 3...5, format: format) { Text("Count") } },
    ]
    #expect(texts == ["4.00", "4.00", "4.00"])
  }

  @Test("A stepper of actions calls them, and cannot go where it has none")
  func actions() throws {
    func called(@ViewBuilder _ content: @escaping () -> some View) throws -> [String] {
      _ = log.take()
      _ = try steps { _ in content() }
      return log.take()
    }
    let (up, down): (() -> Void, () -> Void) = ({ [log] in log.note("up") }, { [log] in log.note("down") })
    let all: [String] = ["up", "down", "down"]
    #expect(try called { Stepper(title, onIncrement: up, onDecrement: down) } == all)
    #expect(try called { Stepper(label: { Text("Count") }, onIncrement: up, onDecrement: down) } == all)
    #expect(try called { Stepper(title, onIncrement: up, onDecrement: nil) } == ["up"])
    #expect(try called { Stepper(label: { Text("Count") }, onIncrement: nil, onDecrement: down) } == ["down", "down"])
    #expect(
      try called { Stepper(title, onIncrement: up, onDecrement: nil, onEditingChanged: editing) }.prefix(3) == [
        "true", "up", "false",
      ])
    #expect(
      try called {
        Stepper(label: { Text("Count") }, onIncrement: up, onDecrement: nil, onEditingChanged: editing)
      }.prefix(3) == ["true", "up", "false"])
  }
}
