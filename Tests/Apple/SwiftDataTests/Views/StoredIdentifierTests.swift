import SwiftData
import SwiftUI
import Testing
import UITestSupport

private let suite = "org.rotor.tests.identifiers"
nonisolated(unsafe) private let defaults = UserDefaults(suiteName: suite) ?? .standard

private struct Choice: View {
  let note: Note
  @AppStorage("chosen", store: defaults) var chosen: PersistentIdentifier?
  @SceneStorage("shown") var shown: PersistentIdentifier?
  @AppStorage var kept: PersistentIdentifier
  @SceneStorage var seen: PersistentIdentifier

  init(_ note: Note, other: Note) {
    self.note = note
    _kept = AppStorage(wrappedValue: other.persistentModelID, "kept", store: defaults)
    _seen = SceneStorage(wrappedValue: other.persistentModelID, "seen")
  }

  private func name(_ identifier: PersistentIdentifier?) -> String {
    identifier.map { $0 == note.persistentModelID ? "this" : "other" } ?? "none"
  }

  var body: some View {
    Text("\(name(chosen)) \(name(shown)) \(name(kept)) \(name(seen))")
    Button("Take") {
      chosen = note.persistentModelID
      shown = note.persistentModelID
      kept = note.persistentModelID
      seen = note.persistentModelID
    }
    Button("Leave") {
      chosen = nil
      shown = nil
    }
  }
}

@MainActor
@Suite("Identifiers in defaults and scenes")
struct StoredIdentifierTests {
  @Test("An identifier is kept in its coded form, and is gone when there is none")
  func identifiers() throws {
    defer { defaults.removePersistentDomain(forName: suite) }
    let container: ModelContainer = try Note.container()
    let notes: [Note] = try container.mainContext.fetch(FetchDescriptor<Note>())
    let app = try HeadlessApp { Choice(notes[0], other: notes[1]).modelContainer(container) }
    #expect(app.contains(label: "none none other other"))
    app.activate(label: "Take")
    #expect(app.contains(label: "this this this this"))
    let data: Data = try #require(defaults.data(forKey: "chosen"))
    #expect(try JSONDecoder().decode(PersistentIdentifier.self, from: data) == notes[0].persistentModelID)
    let again = try HeadlessApp { Choice(notes[0], other: notes[1]).modelContainer(container) }
    #expect(again.contains(label: "this none this other"))
    app.activate(label: "Leave")
    #expect(app.contains(label: "none none this this"))
    #expect(defaults.data(forKey: "chosen") == nil)
  }
}
