import Observation
import SwiftUI
import Testing
import UITestSupport
import ViewTestSupport

/// Closures that containers call later are watched as bodies are.
@MainActor
struct ObservedContentTests {
  @Observable
  final class Model {
    var count = 1
    init() {}
  }

  struct Rows: View {
    let model: Model
    var body: some View {
      ForEach(0..<2, id: \.self) { row in
        Text(verbatim: "row \(row): \(model.count)")
      }
    }
  }

  struct Reader: View {
    let model: Model
    var body: some View {
      GeometryReader { _ in
        Text(verbatim: "inside: \(model.count)")
      }
    }
  }

  @Test("Rows of a ForEach that read an observable object are updated when it changes")
  func forEach() throws {
    let model = Model()
    let app = try HeadlessApp { Rows(model: model) }
    #expect(app.labels == ["row 0: 1", "row 1: 1"])
    model.count = 2
    app.advance(by: .zero)
    #expect(app.labels == ["row 0: 2", "row 1: 2"])
    model.count = 3
    app.advance(by: .zero)
    #expect(app.labels == ["row 0: 3", "row 1: 3"])
  }

  @Test("The content of a GeometryReader that reads an observable object is updated when it changes")
  func geometryReader() throws {
    let model = Model()
    let app = try HeadlessApp { Reader(model: model) }
    #expect(app.labels == ["inside: 1"])
    model.count = 2
    app.advance(by: .zero)
    #expect(app.labels == ["inside: 2"])
  }
}
