import HostHeadless
import SwiftUI
import Testing
import ViewTestSupport

/// Feedback that is felt elsewhere, and the chrome of devices.
@MainActor
@Suite("Feedback and overlays of devices", .serialized)
struct SensoryFeedbackTests {
  private final class Log { var lines: [String] = [] }

  private struct Counter: View {
    @State private var count: Int = 0
    let log: Log

    var body: some View {
      Button("Add \(count)") { count += 1 }
        .sensoryFeedback(.selection, trigger: count)
        .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: count) { old, new in
          log.lines.append("if \(old) \(new)")
          return new > old
        }
        .sensoryFeedback(trigger: count) {
          log.lines.append("any")
          return count == 2 ? .success : nil
        }
        .sensoryFeedback(trigger: count) { old, new in
          log.lines.append("from \(old) to \(new)")
          return .impact(flexibility: .soft)
        }
    }
  }

  @Test("Feedback is asked for at each change of its trigger and at no other time, and changes nothing that is seen")
  func triggers() throws {
    let log = Log()
    let host = try window { Counter(log: log) }
    #expect(log.lines == [])
    #expect(host.activate("Add 0"))
    host.update()
    #expect(host.labels == ["Add 1"])
    #expect(Set(log.lines) == ["if 0 1", "any", "from 0 to 1"] && log.lines.count == 3)
    #expect(try host.displayLines == window { Button("Add 1") {} }.displayLines)
  }

  @Test("Feedbacks are equal where all that they say is")
  func values() {
    #expect(SensoryFeedback.impact(weight: .light) == .impact(weight: .light, intensity: 1))
    #expect(SensoryFeedback.impact(weight: .light) != .impact(weight: .medium))
    #expect(SensoryFeedback.impact(flexibility: .rigid) != .impact(flexibility: .solid))
    #expect(SensoryFeedback.press(.slider) != .release(.slider))
    let presses: [SensoryFeedback] = [.press(.button), .press(.buttonIconOnly), .press(.tab), .press(.toggle)]
    let selections: [SensoryFeedback] = [
      .selection(.minimum), .selection(.maximum), .selection(.on), .selection(.off), .selection,
    ]
    let named: [SensoryFeedback] = [
      .success, .warning, .error, .increase, .decrease, .start, .stop, .alignment, .levelChange, .pathComplete, .impact,
    ]
    let all: [SensoryFeedback] = presses + selections + named
    #expect(all.indices.allSatisfy { index in all[..<index].allSatisfy { $0 != all[index] } })
  }

  @available(*, deprecated, message: "It tests a deprecated form.")
  @Test("What devices draw over programs is not there to be hidden")
  func overlays() throws {
    let plain = try window { Text("A") }
    let host = try window {
      Text("A").statusBarHidden().statusBarHidden(false).statusBar(hidden: true).persistentSystemOverlays(.hidden)
        .backgroundExtensionEffect().backgroundExtensionEffect(isEnabled: false)
    }
    #expect(host.displayLines == plain.displayLines && host.labels == ["A"])
  }
}
