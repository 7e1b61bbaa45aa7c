import Observation
import SwiftUI
import Testing
import UITestSupport
import ViewTestSupport

/// Views that hold values behind a protocol.
@MainActor
struct ProtocolValueTests {
  fileprivate protocol Named { var name: String { get } }
  fileprivate struct Plain: Named { var name: String }
  fileprivate struct Loud: Named { var name: String }

  @Observable
  final class Model {
    var count: Int = 0
    fileprivate var named: any Named = Plain(name: "first")
    /// How often the inner body ran; not for views.
    @ObservationIgnored var bodies: Int = 0
    init() {}
  }

  private struct Inner: View {
    let named: any Named
    let clock: any Clock<Duration>
    let model: Model

    var body: some View {
      let _ = (model.bodies += 1)
      Text(verbatim: named.name)
    }
  }

  private struct Outer: View {
    let model: Model
    let clock: VirtualClock

    var body: some View {
      VStack {
        Text(verbatim: "\(model.count)")
        Inner(named: model.named, clock: clock, model: model)
      }
    }
  }

  @Test("A body runs again when a value behind a protocol has another content or type, not when it is equal (G3)")
  func contents() throws {
    let model = Model()
    let app = try HeadlessApp { Outer(model: model, clock: VirtualClock()) }
    #expect(model.bodies == 1)
    model.count = 1
    app.advance(by: .zero)
    #expect(app.labels == ["1", "first"] && model.bodies == 1)
    model.named = Plain(name: "first")
    app.advance(by: .zero)
    #expect(model.bodies == 1)
    model.named = Plain(name: "second")
    app.advance(by: .zero)
    #expect(app.labels == ["1", "second"] && model.bodies == 2)
    model.named = Loud(name: "second")
    app.advance(by: .zero)
    #expect(model.bodies == 3)
  }
}
