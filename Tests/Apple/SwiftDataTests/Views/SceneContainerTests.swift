import HostHeadless
import SwiftData
import SwiftUI
import Testing
import ViewTestSupport

/// Containers that all windows of a scene share.
@MainActor
@Suite("Containers of scenes", .serialized)
struct SceneContainerTests {
  private enum Remote {
    static var made: [Result<ModelContainer, any Error>] = []
    static var container: ModelContainer?
    static var open: OpenWindowAction?
    static var title: Binding<String>?
  }

  private struct Notes: View {
    @Query(sort: \Note.order) private var notes: [Note]
    @Environment(\.modelContext) private var context
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      VStack {
        Text("Notes: \(notes.map(\.text).joined(separator: " "))")
        Button("Add") { context.insert(Note("new", order: 1)) }
        Button("Undo") { context.undoManager?.undo() }
      }
      .onAppear { Remote.open = openWindow }
    }
  }

  private struct Made: App {
    @State private var title = "First"

    var body: some Scene {
      let _ = Remote.title = $title
      WindowGroup(title, id: "notes") { Notes() }
        .modelContainer(for: [Note.self, Seal.self], inMemory: true, isUndoEnabled: true) { Remote.made.append($0) }
    }
  }

  private func run<A: App>(_ type: A.Type) throws -> HeadlessApplication {
    Remote.made = []
    return try HeadlessApplication(type)
  }

  @Test("A container is made once for all windows, also when the program's body is evaluated again (125)")
  func shared() throws {
    let app = try run(Made.self)
    let first = try #require(app.front)
    #expect(first.labels.contains("Notes: "))
    #expect(Remote.made.count == 1)
    Remote.open?(id: "notes")
    app.update()
    #expect(app.windows.count == 2)
    try tap("Add", in: first)
    app.update()
    #expect(app.front?.labels.contains("Notes: new") == true)
    Remote.title?.wrappedValue = "Second"
    app.update()
    #expect(Remote.made.count == 1)
    #expect(app.front?.labels.contains("Notes: new") == true)
  }

  @Test("Changes in a window can be undone when the container is told so")
  func undoing() throws {
    let app = try run(Made.self)
    let window = try #require(app.front)
    try tap("Add", in: window)
    app.update()
    try tap("Undo", in: window)
    app.update()
    #expect(window.labels.contains("Notes: "))
  }

  private struct Single: App {
    var body: some Scene {
      WindowGroup { Notes() }.modelContainer(for: Note.self, inMemory: true)
    }
  }

  private struct Given: App {
    var body: some Scene {
      if let container = Remote.container {
        WindowGroup { Notes() }.modelContainer(container)
      }
    }
  }

  private struct Context: App {
    var body: some Scene {
      if let container = Remote.container {
        WindowGroup { Notes() }.modelContext(container.mainContext)
      }
    }
  }

  @Test("One class, a finished container, and a context are enough (126)")
  func forms() throws {
    let single = try run(Single.self)
    try tap("Add", in: #require(single.front))
    single.update()
    #expect(single.front?.labels.contains("Notes: new") == true)
    let container = try ModelContainer(
      for: Note.self, Seal.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    container.mainContext.insert(Note("kept", order: 0))
    Remote.container = container
    #expect(try run(Given.self).front?.labels.contains("Notes: kept") == true)
    #expect(try run(Context.self).front?.labels.contains("Notes: kept") == true)
  }
}

/// Clicks on the element with a label.
@MainActor
private func tap(_ label: String, in window: HeadlessHost) throws {
  let frame: CGRect = try #require(window.frame(label), "\(window.labels)")
  window.send(.tap(CGPoint(x: frame.midX, y: frame.midY)))
}
