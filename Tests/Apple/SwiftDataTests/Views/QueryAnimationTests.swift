import SwiftData
import SwiftUI
import Testing
import UITestSupport

private let slow = Animation.linear(duration: 3)
private let late = Transaction(animation: .linear(duration: 4))
private let big = #Predicate<Note> { $0.order > 1 }
private let reversed = FetchDescriptor<Note>(predicate: big, sortBy: [SortDescriptor(\.order, order: .reverse)])

/// One query, and in which animation its result has changed.
private struct Animated: View {
  @Query var notes: [Note]
  let take: (Animation?) -> Void

  init(_ query: Query<Note, [Note]>, _ take: @escaping (Animation?) -> Void) {
    _notes = query
    self.take = take
  }

  var body: some View { Text("\(notes.count)").transaction { take($0.animation) } }
}

@Suite("Animations of a query", .serialized)
@MainActor
struct QueryAnimationTests {
  private func animation(_ query: Query<Note, [Note]>) throws -> Animation? {
    let container: ModelContainer = try Note.container()
    var last: Animation?
    let app = try HeadlessApp { Animated(query) { last = $0 }.modelContainer(container) }
    container.mainContext.insert(Note("d", order: 4, rank: 3))
    app.updateViews()
    return last
  }

  @Test("A result changes in the animation or the transaction that its query names")
  func animations() throws {
    #expect(try animation(Query(reversed, animation: slow)) == slow)
    #expect(try animation(Query(filter: big, sort: [SortDescriptor(\Note.order)], animation: slow)) == slow)
    #expect(try animation(Query(filter: big, sort: \Note.text, order: .reverse, animation: slow)) == slow)
    #expect(try animation(Query(filter: big, sort: \Note.rank, animation: slow)) == slow)
    #expect(try animation(Query(reversed, transaction: late)) == late.animation)
    #expect(try animation(Query(filter: big, sort: [SortDescriptor(\Note.order)], transaction: late)) == late.animation)
    #expect(try animation(Query(sort: \Note.rank, order: .reverse, transaction: late)) == late.animation)
    #expect(try animation(Query(sort: \Note.order)) == nil)
  }

  private struct Two: View {
    @Query var first: [Note]
    @Query var second: [Note]
    let take: (String, Animation?) -> Void

    init(_ first: Query<Note, [Note]>, _ second: Query<Note, [Note]>, _ take: @escaping (String, Animation?) -> Void) {
      _first = first
      _second = second
      self.take = take
    }

    var body: some View {
      Text("first \(first.count)").transaction { take("first \(first.count)", $0.animation) }
      Text("second \(second.count)").transaction { take("second \(second.count)", $0.animation) }
    }
  }

  @Test("Results of one view change each in the animation of its own query")
  func together() throws {
    func animations(_ first: Query<Note, [Note]>, _ second: Query<Note, [Note]>) throws -> [String: Animation?] {
      let container: ModelContainer = try Note.container()
      var seen: [String: Animation?] = [:]
      let app = try HeadlessApp {
        VStack { Two(first, second) { if seen[$0] == nil { seen[$0] = $1 } } }.modelContainer(container)
      }
      container.mainContext.insert(Note("d", order: 4))
      app.updateViews()
      return seen
    }
    let animated: Query<Note, [Note]> = Query(sort: [SortDescriptor(\Note.order)], animation: slow)
    let plain: Query<Note, [Note]> = Query(sort: [SortDescriptor(\Note.order, order: .reverse)])
    let one: [String: Animation?] = try animations(animated, plain)
    #expect(one["first 4"] == .some(slow))
    #expect(one["second 4"] == .some(nil))
    let other: [String: Animation?] = try animations(plain, animated)
    #expect(other["first 4"] == .some(nil))
    #expect(other["second 4"] == .some(slow))
  }
}
