import SwiftData
import SwiftUI
import Testing
import UITestSupport

/// Counts the bodies of each view.
@MainActor private final class Bodies {
  var list: Int = 0
  var rows: [String: Int] = [:]
}

private struct StopList: View {
  @Query(sort: \Stop.order) var stops: [Stop]
  @Environment(\.modelContext) private var context
  let bodies: Bodies

  var body: some View {
    bodies.list += 1
    return VStack {
      ForEach(stops) { StopRow(stop: $0, bodies: bodies) }
      Button("Add") { context.insert(Stop(title: "New", order: 5)) }
    }
  }
}

private struct StopRow: View {
  let stop: Stop
  let bodies: Bodies

  var body: some View {
    bodies.rows[stop.title, default: 0] += 1
    return Text(stop.title)
  }
}

private struct Filtered: View {
  @Query private var stops: [Stop]

  init(_ text: String) {
    _stops = Query(filter: #Predicate { $0.title.contains(text) }, sort: \.order)
  }

  var body: some View { Text(stops.map(\.title).joined(separator: " ")) }
}

// These only have to compile: a query of a preview is one of a view around it.
#Preview("Stops") {
  @Previewable @Query(sort: \Stop.order) var stops: [Stop]
  Text("\(stops.count) stops").modelContainer(for: Trip.self, inMemory: true)
}

@Suite("Queries in views")
@MainActor
struct QueryTests {
  private func container() throws -> ModelContainer {
    let container = try ModelContainer(
      for: Schema([Trip.self]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
    for number in [3, 1, 2] { container.mainContext.insert(Stop(title: "Stop \(number)", order: number)) }
    try container.mainContext.save()
    return container
  }

  @Test("A query fetches sorted objects for a view, by the context of the container above (125, 126, 130)")
  func fetching() throws {
    let container: ModelContainer = try container()
    let bodies = Bodies()
    let app = try HeadlessApp { StopList(bodies: bodies).modelContainer(container) }
    #expect(app.contains(label: "Stop 1"))
    app.activate(label: "Add")
    #expect(app.contains(label: "New"))
    #expect(container.mainContext.hasChanges)
  }

  @Test("Only the views whose results or objects have changed run again")
  func exactly() throws {
    let container: ModelContainer = try container()
    let bodies = Bodies()
    let app = try HeadlessApp { StopList(bodies: bodies).modelContainer(container) }
    app.updateViews()
    let stops: [Stop] = try container.mainContext.fetch(FetchDescriptor(sortBy: [SortDescriptor(\.order)]))
    bodies.list = 0
    bodies.rows = [:]
    stops[0].title = "Changed"
    app.updateViews()
    #expect(bodies.list == 0)
    #expect(bodies.rows == ["Changed": 1])
    bodies.rows = [:]
    container.mainContext.insert(Trip(name: "Rome"))
    app.updateViews()
    #expect(bodies.list == 0)
    container.mainContext.insert(Stop(title: "Fourth", order: 4))
    app.updateViews()
    #expect(bodies.list == 1)
    #expect(bodies.rows == ["Fourth": 1])
    container.mainContext.delete(stops[1])
    app.updateViews()
    #expect(bodies.list == 2)
    #expect(!app.contains(label: "Stop 2"))
  }

  @Test("A query can be made in an initializer by assigning the underscored property (153)")
  func inInitializer() throws {
    let container: ModelContainer = try container()
    let app = try HeadlessApp { Filtered("2").modelContainer(container) }
    #expect(app.contains(label: "Stop 2"))
    #expect(!app.contains(label: "Stop 1"))
  }

  @Test("Saving is implicit when the views go, if autosave is enabled (128)")
  func autosave() throws {
    let container: ModelContainer = try container()
    container.mainContext.insert(Stop(title: "unsaved"))
    #expect(container.mainContext.autosaveEnabled)
    container.mainContext.autosave()
    #expect(!container.mainContext.hasChanges)
    container.mainContext.autosaveEnabled = false
    container.mainContext.insert(Stop(title: "kept"))
    container.mainContext.autosave()
    #expect(container.mainContext.hasChanges)
  }
}
