import SwiftData
import SwiftUI
import Testing
import UITestSupport

/// A line with a rank that it need not have.
@Model final class Note {
  var text: String
  var order: Int
  var rank: Int?
  /// No store can be asked for it.
  @Attribute(.ephemeral) var draft: String = ""

  init(_ text: String, order: Int, rank: Int? = nil) {
    self.text = text
    self.order = order
    self.rank = rank
  }
}

extension Note {
  /// Three notes, saved: c, a and b in the order in which they came.
  @MainActor static func container() throws -> ModelContainer {
    let container = try ModelContainer(for: Note.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    for note in [Note("c", order: 3, rank: 1), Note("a", order: 1), Note("b", order: 2, rank: 5)] {
      container.mainContext.insert(note)
    }
    try container.mainContext.save()
    return container
  }
}

private let slowly = Animation.linear(duration: 3)
private let lately = Transaction(animation: .linear(duration: 4))
private let big = #Predicate<Note> { $0.order > 1 }
private let reversed = FetchDescriptor<Note>(predicate: big, sortBy: [SortDescriptor(\.order, order: .reverse)])

/// Every form of the macro.
private struct Macros: View {
  @Query var all: [Note]
  @Query(reversed, animation: slowly) var described: [Note]
  @Query(reversed) var plainly: [Note]
  @Query(filter: big, sort: [SortDescriptor(\Note.order)], animation: slowly) var sorted: [Note]
  @Query(filter: big, sort: [SortDescriptor(\Note.order)], transaction: lately) var later: [Note]
  @Query(filter: big, sort: \Note.text, order: .reverse, animation: slowly) var byText: [Note]
  @Query(sort: \Note.order) var byOrder: [Note]
  @Query(filter: big, sort: \Note.rank, animation: slowly) var byRank: [Note]
  @Query(sort: \Note.rank, order: .reverse, transaction: lately) var byRankLate: [Note]

  var body: some View {
    Line("all", all)
    Line("described", described)
    Line("plainly", plainly)
    Line("sorted", sorted)
    Line("later", later)
    Line("byText", byText)
    Line("byOrder", byOrder)
    Line("byRank", byRank)
    Line("byRankLate", byRankLate)
  }
}

/// Every initializer of the storage.
private struct Initializers: View {
  @Query var described: [Note]
  @Query var plainly: [Note]
  @Query var sorted: [Note]
  @Query var later: [Note]
  @Query var byText: [Note]
  @Query var byOrder: [Note]
  @Query var byRank: [Note]
  @Query var byRankLate: [Note]

  init() {
    _described = Query(reversed, animation: slowly)
    _plainly = Query(reversed)
    _sorted = Query(filter: big, sort: [SortDescriptor(\Note.order)], animation: slowly)
    _later = Query(filter: big, sort: [SortDescriptor(\Note.order)], transaction: lately)
    _byText = Query(filter: big, sort: \Note.text, order: .reverse, animation: slowly)
    _byOrder = Query(sort: \Note.order)
    _byRank = Query(filter: big, sort: \Note.rank, animation: slowly)
    _byRankLate = Query(sort: \Note.rank, order: .reverse, transaction: lately)
  }

  var body: some View {
    Line("described", described)
    Line("plainly", plainly)
    Line("sorted", sorted)
    Line("later", later)
    Line("byText", byText)
    Line("byOrder", byOrder)
    Line("byRank", byRank)
    Line("byRankLate", byRankLate)
  }
}

/// The texts of a result.
private struct Line: View {
  let label: String

  init(_ name: String, _ notes: [Note]) { label = "\(name): \(notes.map(\.text).joined(separator: " "))" }

  var body: some View { Text(label) }
}

@Suite("Forms of a query", .serialized)
@MainActor
struct QueryFormTests {
  private func check(_ content: some View, _ container: ModelContainer) throws {
    let app = try HeadlessApp { VStack { content }.modelContainer(container) }
    let first: [String] = [
      "described: c b", "plainly: c b", "sorted: b c", "later: b c", "byText: c b", "byOrder: a b c", "byRank: c b",
      "byRankLate: b c a",
    ]
    for label in first { #expect(app.contains(label: label)) }
    container.mainContext.insert(Note("d", order: 4, rank: 3))
    app.updateViews()
    let second: [String] = [
      "described: d c b", "plainly: d c b", "sorted: b c d", "later: b c d", "byText: d c b", "byOrder: a b c d",
      "byRank: c d b", "byRankLate: b d c a",
    ]
    for label in second { #expect(app.contains(label: label)) }
  }

  @Test("The macro takes a descriptor, or a condition and an order by one or several properties")
  func macros() throws { try check(Macros(), try Note.container()) }

  @Test("The storage of a query takes the same, in an initializer")
  func initializers() throws { try check(Initializers(), try Note.container()) }

  private struct Bare: View {
    @Query var all: [Note]
    @Query(filter: #Predicate<Note> { $0.draft == "x" }) var impossible: [Note]
    let take: (_ context: ModelContext, _ error: (any Error)?, _ fine: (any Error)?) -> Void

    var body: some View {
      Text("\(all.count) of \(impossible.count)")
        .onAppear { take(_all.modelContext, _impossible.fetchError, _all.fetchError) }
    }
  }

  private struct Short: View {
    @Query(animation: slowly) var animated: [Note]
    @Query(transaction: lately) var later: [Note]
    let path: KeyPath<Note, Int>
    @Query var sorted: [Note]

    /// A path that nobody has said can be sent.
    init(_ path: KeyPath<Note, Int>) {
      self.path = path
      _sorted = Query(sort: path, animation: slowly)
    }

    var body: some View {
      Text("\(animated.count) \(later.count) \(sorted.map(\.text).joined())")
    }
  }

  @Test("The macro takes an animation or a transaction alone, and storage a path that cannot be sent")
  func shortForms() throws {
    let app = try HeadlessApp { Short(\.order).modelContainer(try! Note.container()) }
    #expect(app.contains(label: "3 3 abc"))
  }

  private struct Filtered: View {
    @Query var notes: [Note]
    init(_ isPossible: Bool) { _notes = Query(filter: isPossible ? big : #Predicate { $0.draft == "x" }) }
    var body: some View { Text("\(notes.count) \(_notes.fetchError == nil)") }
  }

  private struct Switching: View {
    @State private var isPossible = true
    var body: some View {
      Filtered(isPossible)
      Button("Switch") { isPossible.toggle() }
    }
  }

  @Test("A fetch that fails leaves what was fetched last, and tells why")
  func keeping() throws {
    let container: ModelContainer = try Note.container()
    let app = try HeadlessApp { Switching().modelContainer(container) }
    #expect(app.contains(label: "2 true"))
    app.activate(label: "Switch")
    #expect(app.contains(label: "2 false"))
    app.activate(label: "Switch")
    #expect(app.contains(label: "2 true"))
  }

  @Test("A query tells its context, and why its first fetch has failed; its result is empty then")
  func failing() throws {
    let container: ModelContainer = try Note.container()
    var found: (context: ModelContext, error: (any Error)?, fine: (any Error)?)?
    let app = try HeadlessApp { Bare { found = ($0, $1, $2) }.modelContainer(container) }
    #expect(app.contains(label: "3 of 0"))
    #expect(found?.context === container.mainContext)
    #expect(found?.error as? SwiftDataError == .unsupportedPredicate)
    #expect(found?.fine == nil)
  }

  private struct Count: View {
    @Query var notes: [Note]
    var body: some View { Text("\(_notes.fetchError as? SwiftDataError == .missingModelContext) \(notes.count)") }
  }

  @Test("A query without a container above says so")
  func missing() throws {
    let app = try HeadlessApp { Count() }
    #expect(app.contains(label: "true 0"))
  }

  private struct Asking: View {
    @Environment(\.modelContext) private var context
    @State private var answer = ""
    var body: some View {
      Text(answer)
      Button("Ask") {
        do {
          var seen = 0
          try context.enumerate(FetchDescriptor<Note>()) { _ in seen += 1 }
          let counts: [Int] = [
            try context.fetch(FetchDescriptor<Note>()).count, try context.fetchCount(FetchDescriptor<Note>()),
            try context.fetchIdentifiers(FetchDescriptor<Note>()).count,
            try context.fetch(FetchDescriptor<Note>(), batchSize: 10).count, seen,
          ]
          answer = "\(counts)"
        } catch { answer = "\(error)" }
      }
    }
  }

  @Test("A context of no container finds nothing, and does not fail")
  func placeholder() throws {
    let app = try HeadlessApp { Asking() }
    app.activate(label: "Ask")
    #expect(app.contains(label: "[0, 0, 0, 0, 0]"))
  }
}
