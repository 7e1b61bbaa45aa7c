import HostHeadless
import HostInterface
import InputEngine
import ReactiveGraph
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Work of text inputs", .serialized)
struct TextInputCostTests {
  private struct Fields: View {
    @State private var texts: [String] = Array(repeating: "text", count: 200)

    var body: some View {
      VStack {
        ForEach(texts.indices, id: \.self) { index in
          TextField("Field \(index)", text: $texts[index]).textFieldStyle(.plain)
        }
      }
    }
  }

  @Test("Typing into one of 200 fields draws that field alone")
  func oneOfMany() throws {
    let host = try window(height: 5000, settings: .desktop) { Fields() }
    host.focus("Field 100")
    host.press(.end)
    _ = host.displayList
    let log = EventLog()
    host.graph.graph.log = log
    host.type("x")
    _ = host.displayList
    host.graph.graph.log = nil
    #expect(log.evaluated.count { $0.hasPrefix("edited text") && !$0.hasPrefix("edited text style") } == 1)
    // All read the array in which the text is; what depends on a text is that field's alone.
    #expect(log.events.count { "\($0)".hasPrefix("changed text input") } <= 2, "\(log.evaluated)")
    #expect(host.element("Field 100")?.properties.value == "textx")
    #expect(host.element("Field 99")?.properties.value == "text")
  }
}
