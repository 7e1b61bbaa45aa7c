import HostHeadless
import Observation
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Why a body runs", .serialized)
struct ChangeReportTests {
  @Observable final class Model {
    var value = 0
  }

  private struct Child: View {
    let number: Int

    var body: some View {
      let _ = Self._printChanges()
      Text("child \(number)")
    }
  }

  private struct Root: View {
    let count: Remote<Int>
    let other: Remote<Int>
    let model: Model
    @State private var value = 0
    @State private var second = 0

    var body: some View {
      let _ = Self._logChanges()
      VStack {
        Text("\(value) \(second) \(model.value)")
        Child(number: value)
      }
      .handing($value, to: count)
      .handing($second, to: other)
    }
  }

  @Test("A body says what has changed: all of a new view, state by name, its own value, or what else it reads")
  func changes() throws {
    let count = Remote<Int>()
    let other = Remote<Int>()
    let model = Model()
    var host: HeadlessHost?
    let first: [String] = try warnings { host = try window { Root(count: count, other: other, model: model) } }
    #expect(first == ["Root: @self, @identity, _value, _second changed.", "Child: @self, @identity changed."])
    func report(_ change: () -> Void) -> [String] {
      warnings {
        change()
        host?.update()
      }
    }
    #expect(report { count.value = 1 } == ["Root: _value changed.", "Child: @self changed."])
    #expect(report { other.value = 1 } == ["Root: _second changed."])
    #expect(report { model.value = 1 } == ["Root: @dependencies changed."])
    #expect(report { other.value = 1 } == [])
  }
}
