import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Ways to write sections", .serialized)
struct SectionInitTests {
  private func labels(@ViewBuilder _ content: () -> some View) throws -> [String] {
    try window(height: 400) { VStack { content() } }.labels
  }

  @Test("Header and footer as closures, both, one or none")
  func closures() throws {
    let found: [String] = try labels {
      Section {
        Text("1")
      } header: {
        Text("h1")
      } footer: {
        Text("f1")
      }
      Section {
        Text("2")
      } header: {
        Text("h2")
      }
      Section {
        Text("3")
      } footer: {
        Text("f3")
      }
      Section { Text("4") }
    }
    #expect(found == ["h1", "1", "f1", "h2", "2", "3", "f3", "4"])
  }

  @Test("Header and footer as views, both or one")
  func values() throws {
    let found: [String] = try labels {
      Section(header: Text("h1"), footer: Text("f1")) { Text("1") }
      Section(header: Text("h2")) { Text("2") }
      Section(footer: Text("f3")) { Text("3") }
    }
    #expect(found == ["h1", "1", "f1", "h2", "2", "3", "f3"])
  }

  @Test("A title as a key or as text; a plain container shows closed sections too")
  func titles() throws {
    let name: Substring = "plain"
    let found: [String] = try labels {
      Section("key") { Text("1") }
      Section(name) { Text("2") }
      Section("closed key", isExpanded: .constant(false)) { Text("3") }
      Section(name, isExpanded: .constant(false)) { Text("4") }
      Section(isExpanded: .constant(false)) {
        Text("5")
      } header: {
        Text("h5")
      }
    }
    #expect(found == ["key", "1", "plain", "2", "closed key", "3", "plain", "4", "h5", "5"])
  }
}
