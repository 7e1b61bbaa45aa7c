import SwiftData
import SwiftUI
import Testing
import UITestSupport

private struct ByTrip: View {
  @Query(sort: \Stop.title, sectionBy: \.trip?.name) var sections: SectionedResults<Stop, String>
  @Query(sort: [SortDescriptor(\Stop.trip?.destination, order: .reverse), SortDescriptor(\Stop.title)])
  var stops: [Stop]

  private var shown: [String] { sections.map { "\($0.title)(\($0.map(\.title).joined(separator: " ")))" } }

  var body: some View {
    Text("sections: \(shown.joined(separator: " "))")
    Text("stops: \(stops.map(\.title).joined(separator: " "))")
  }
}

@Suite("Queries in the order of related objects")
@MainActor
struct QueryPathTests {
  @Test("A query follows what its order depends on, in objects that it does not fetch")
  func following() throws {
    let container = try ModelContainer(
      for: Schema([Trip.self]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
    let context: ModelContext = container.mainContext
    let rome = Trip(name: "Rome", destination: "Italy")
    let bern = Trip(name: "Bern", destination: "Switzerland")
    let stops: [Stop] = ["a", "b", "c"].map { Stop(title: $0) }
    for stop in stops { context.insert(stop) }
    stops[0].trip = rome
    stops[1].trip = bern
    try context.save()
    let app = try HeadlessApp { ByTrip().modelContainer(container) }
    #expect(app.contains(label: "sections: (c) Bern(b) Rome(a)"))
    #expect(app.contains(label: "stops: b a c"))
    rome.name = "Aosta"
    rome.destination = "Zealand"
    app.advance(by: .zero)
    #expect(app.contains(label: "sections: (c) Aosta(a) Bern(b)"))
    #expect(app.contains(label: "stops: a b c"))
    stops[2].trip = bern
    app.advance(by: .zero)
    #expect(app.contains(label: "sections: Aosta(a) Bern(b c)"))
    #expect(app.contains(label: "stops: a b c"))
  }
}
