import AccessibilityTree
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// A reader among rows that are made when they are needed.
@MainActor
@Suite("Reading lazy rows", .serialized)
struct LazyReadingTests {
  private struct Row: Identifiable {
    var id: Int
    var name: String { "row \(id)" }
  }

  private static func rows(_ range: Range<Int>) -> [Row] { range.map { Row(id: $0) } }

  private struct Rows: View {
    var count: Int
    var height: (Int) -> CGFloat = { _ in 20 }
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(LazyReadingTests.rows(0..<count)) { row in
            Color.blue.frame(height: height(row.id)).accessibilityElement().accessibilityLabel(row.name)
          }
        }
      }
    }
  }

  /// Reads on until nothing more comes.
  private func walk(_ session: AccessibilityReaderSession, _ command: AccessibilityReaderSession.Command) -> [String] {
    var read: [String] = []
    while let spoken = session.run(command)?.last { read.append(spoken.text) }
    return read
  }

  @Test("A reader walks a lazy list of 1,000 rows from the first to the last and back (273, 313)")
  func thousandRows() throws {
    let host = try window(width: 100, height: 250) {
      Rows(count: 1_000) { $0.isMultiple(of: 7) ? 33 : 20 }
    }
    let session = host.makeReader()
    let names: [String] = Self.rows(0..<1_000).map(\.name)
    let first: String? = session.run(.first)?.last?.text
    #expect([first].compactMap { $0 } + walk(session, .next) == names)
    #expect(host.accessibilityTree.nodes.count < 40, "rows that were read are let go")
    #expect(walk(session, .previous) == names.dropLast().reversed())
    #expect(host.graph.differences().isEmpty)
  }

  @Test("A view after a lazy list is read after its last row, a view before it before its first")
  func surroundings() throws {
    let host = try window(width: 100, height: 150) {
      VStack(spacing: 0) {
        Text("before")
        Rows(count: 9)
        Text("after")
      }
    }
    let session = host.makeReader()
    session.run(.first)
    #expect(walk(session, .next) == Self.rows(0..<9).map(\.name) + ["after"])
    #expect(walk(session, .previous) == Self.rows(0..<9).map(\.name).reversed() + ["before"])
  }

  @Test("Pinned headers do not keep a reader from the rows that come after them")
  func pinned() throws {
    let host = try window(width: 100, height: 100) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<4, id: \.self) { section in
            Section {
              ForEach(0..<5, id: \.self) { row in
                Color.red.frame(height: 20).accessibilityElement().accessibilityLabel("\(section).\(row)")
              }
            } header: {
              Color.green.frame(height: 20).accessibilityElement().accessibilityLabel("section \(section)")
            }
          }
        }
      }
    }
    let session = host.makeReader()
    session.run(.first)
    let read: [String] = walk(session, .next).map { $0.replacingOccurrences(of: ". Heading.", with: "") }
    let all: [String] = (0..<4).flatMap { section in
      ["section \(section)"] + (0..<5).map { "\(section).\($0)" }
    }
    #expect(Set(read).isSuperset(of: all.dropFirst()))
    #expect(read.last == "3.4")
  }

  @Test("Pages are turned at once where scrolling comes to rest at views with an animation")
  func aligned() throws {
    let host = try window(width: 100, height: 50) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(Self.rows(0..<20)) { row in
            Color.blue.frame(height: 20).accessibilityElement().accessibilityLabel(row.name)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
    }
    let session = host.makeReader()
    session.run(.first)
    #expect(walk(session, .next).last == "row 19")
  }

  @Test("A stop of a rotor leads to a row that is not made, and the list scrolls there (355, 362)")
  func rotor() throws {
    let host = try window(width: 100, height: 100) {
      Rows(count: 500)
        .accessibilityElement(children: .contain)
        .accessibilityRotor("Far", entries: [3, 250, 499].map { Row(id: $0) }, entryLabel: \.name)
    }
    let session = host.makeReader()
    let rotor = try #require(host.accessibilityTree.rotors.last)
    #expect(rotor.name == "Far")
    for _ in 0..<4 { session.run(.nextStop(rotor)) }
    session.run(.previousStop(rotor))
    #expect(
      session.transcript == [
        "> next in \"Far\"", "  row 3", "> next in \"Far\"", "  row 250", "> next in \"Far\"", "  row 499",
        "> next in \"Far\"", "  (nothing happens)", "> previous in \"Far\"", "  row 250",
      ])
    #expect(host.labels.contains("row 250"))
    #expect(host.graph.differences().isEmpty)
  }

  @Test("A focus state that is set to a row that is not made brings it there (371, 373)")
  func focusState() throws {
    struct Screen: View {
      let remote: Remote<Int?>
      @AccessibilityFocusState private var focused: Int?
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(LazyReadingTests.rows(0..<300)) { row in
              Color.blue.frame(height: 20).accessibilityElement().accessibilityLabel(row.name)
                .accessibilityFocused($focused, equals: row.id)
            }
          }
        }
        .onAppear {
          remote.binding = Binding(get: { focused }, set: { focused = $0 })
        }
      }
    }
    let remote = Remote<Int?>()
    let host = try window(width: 100, height: 100) { Screen(remote: remote) }
    func cursor() -> String? { host.accessibilityTree.focus.flatMap { host.accessibilityTree[$0]?.label } }
    host.change { remote.value = 200 }
    #expect(cursor() == "row 200")
    #expect(remote.value == 200)
    host.change { remote.value = 2 }
    #expect(cursor() == "row 2")
    // Where nothing has the value, the cursor is let go of.
    host.change { remote.value = 4_000 }
    #expect(cursor() == nil)
  }

  @Test("The element that a reader comes to is brought into sight, also where all rows are there")
  func intoSight() throws {
    let host = try window(width: 100, height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { index in
            Color.red.frame(height: 30).accessibilityElement().accessibilityLabel("\(index)")
          }
        }
      }
    }
    let session = host.makeReader()
    session.run(.first)
    for _ in 0..<3 { session.run(.next) }
    // The fourth of rows of 30 points ends at 120.
    #expect(host.frame("3") == CGRect(x: 0, y: 70, width: 100, height: 30))
    session.run(.last)
    #expect(host.frame("19") == CGRect(x: 0, y: 70, width: 100, height: 30))
    session.run(.first)
    #expect(host.frame("0") == CGRect(x: 0, y: 0, width: 100, height: 30))
  }
}
