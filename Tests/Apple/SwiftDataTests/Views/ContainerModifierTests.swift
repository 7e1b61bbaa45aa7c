import SwiftData
import SwiftUI
import Testing
import UITestSupport

private struct Notes: View {
  @Query(sort: \Note.order) var notes: [Note]
  @Query var seals: [Seal]
  @Environment(\.modelContext) private var context

  var body: some View {
    VStack {
      Text("\(notes.map(\.text).joined(separator: " ")), \(seals.count)")
      Button("Add") { context.insert(Note("new", order: 1)) }
      Button("Undo") { context.undoManager?.undo() }
    }
  }
}

@Suite("Containers of views")
@MainActor
struct ContainerModifierTests {
  @Test("A container is made once for the views inside, and told to who asks")
  func several() throws {
    var made: [ModelContainer] = []
    let app = try HeadlessApp {
      Notes().modelContainer(for: [Note.self, Seal.self], inMemory: true) { made += [try? $0.get()].compactMap { $0 } }
    }
    #expect(made.count == 1)
    let container: ModelContainer = try #require(made.first)
    #expect(container.schema == Schema([Note.self, Seal.self]))
    #expect(container.configurations.first?.isStoredInMemoryOnly == true)
    #expect(container.mainContext.autosaveEnabled)
    #expect(container.mainContext.undoManager == nil)
    #expect(app.contains(label: ", 0"))
    app.activate(label: "Add")
    #expect(app.contains(label: "new, 0"))
    #expect(container.mainContext.insertedModelsArray.count == 1)
    #expect(made.count == 1)
  }

  @Test("Changes of views can be undone when the container is told so, and wait for a save when it is told so")
  func undoing() throws {
    var made: ModelContainer?
    let app = try HeadlessApp {
      Notes()
        .modelContainer(for: [Note.self, Seal.self], inMemory: true, isAutosaveEnabled: false, isUndoEnabled: true) {
          made = try? $0.get()
        }
    }
    #expect(made?.mainContext.autosaveEnabled == false)
    app.activate(label: "Add")
    #expect(app.contains(label: "new, 0"))
    app.activate(label: "Undo")
    #expect(app.contains(label: ", 0"))
    #expect(made?.mainContext.hasChanges == false)
  }

  private struct Empty: View {
    @Query var notes: [Note]
    var body: some View { Text("\(notes.count) \(_notes.fetchError == nil ? "notes" : "no container")") }
  }

  @Test("A container for one class; a class that it has not makes a query fail, not the program")
  func one() throws {
    let app = try HeadlessApp { Empty().modelContainer(for: Note.self, inMemory: true) }
    #expect(app.contains(label: "0 notes"))
    let other = try HeadlessApp { Empty().modelContainer(for: Seal.self, inMemory: true) }
    #expect(other.contains(label: "0 no container"))
  }

  @Test("A container that cannot be made is told as an error, and the views stand without one")
  func failing() throws {
    var error: SwiftDataError?
    let app = try HeadlessApp {
      Empty().modelContainer(for: Stray.self, inMemory: true) { result in
        if case .failure(let failure) = result { error = failure as? SwiftDataError }
      }
    }
    #expect(error == .unknownSchema)
    #expect(app.contains(label: "0 no container"))
  }

  @Test("Views can share a context other than the main one")
  func context() throws {
    let container = try ModelContainer(for: Note.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = ModelContext(container)
    context.insert(Note("first", order: 0))
    let app = try HeadlessApp { Empty().modelContext(context) }
    #expect(app.contains(label: "1 notes"))
    context.insert(Note("second", order: 1))
    app.updateViews()
    #expect(app.contains(label: "2 notes"))
    #expect(!container.mainContext.hasChanges)
    let beside = try HeadlessApp { Empty().environment(\.modelContext, container.mainContext) }
    #expect(beside.contains(label: "0 notes"))
  }
}
