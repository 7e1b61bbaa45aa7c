import AccessibilityTree
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Rotors in all forms, walked by a reader.
@MainActor
@Suite("Forms of rotors", .serialized)
struct RotorFormTests {
  private struct Friend: Identifiable {
    var id: Int
    var name: String
  }

  private static let friends: [Friend] = [
    Friend(id: 1, name: "Ada"), Friend(id: 2, name: "Bo"), Friend(id: 3, name: "Cy"),
  ]

  private func texts(_ spoken: [AccessibilityUtterance]?) -> [String]? { spoken?.map(\.text) }

  private func custom(_ host: HeadlessHost) throws -> AccessibilityRotorKind {
    try #require(host.accessibilityTree.rotors.last)
  }

  @Test("A rotor of a list of things stops at each (352, 355)")
  func list() throws {
    let host = try window(height: 200) {
      VStack {
        Text("Friends")
        ForEach(Self.friends) { Text($0.name) }
      }
      .accessibilityElement(children: .contain)
      .accessibilityRotor("Names", entries: Self.friends, entryLabel: \.name)
    }
    let session = host.makeReader()
    let rotor = try custom(host)
    #expect(rotor.name == "Names")
    #expect(texts(session.run(.nextStop(rotor))) == ["Ada"])
    #expect(texts(session.run(.nextStop(rotor))) == ["Bo"])
    #expect(texts(session.run(.previousStop(rotor))) == ["Ada"])
    #expect(session.run(.previousStop(rotor)) == nil)
    let byName = try window(height: 200) {
      VStack { ForEach(Self.friends, id: \.name) { Text($0.name) } }
        .accessibilityRotor(Text("By name"), entries: Self.friends, entryID: \.name, entryLabel: \.name)
    }
    #expect(byName.accessibilityTree.stops(of: try custom(byName)).count == 3)
  }

  @Test("A rotor of the system with stops of the app takes the place of the system's own (362)")
  func system() throws {
    let host = try window(height: 200) {
      VStack {
        Text("Title").accessibilityAddTraits(.isHeader)
        ForEach(Self.friends) { Text($0.name) }
      }
      .accessibilityElement(children: .contain)
      .accessibilityRotor(.headings) {
        Group {
          AccessibilityRotorEntry("second", id: 2)
          AccessibilityRotorEntry("third", id: 3)
        }
      }
    }
    let rotors = host.accessibilityTree.rotors.filter { $0.name == "Headings" }
    #expect(rotors.count == 1)
    #expect(try host.accessibilityTree.stops(of: #require(rotors.first)).map(\.label) == ["second", "third"])
  }

  @Test("Text rotors stop at stretches of the element's own text; what lies outside of it is left out (359, 360)")
  func textRanges() throws {
    let words = "Call 555 or 777"
    let first = try #require(words.range(of: "555"))
    let second = try #require(words.range(of: "777"))
    let host = try window {
      Text(words).accessibilityRotor("Numbers", textRanges: [first, second])
    }
    let session = host.makeReader()
    let rotor = try custom(host)
    #expect(texts(session.run(.nextStop(rotor))) == ["555"])
    #expect(texts(session.run(.nextStop(rotor))) == ["777"])
    let short = try window {
      Text("Call 5").accessibilityRotor("Numbers") {
        AccessibilityRotorEntry("number", textRange: first)
        AccessibilityRotorEntry(textRange: second)
      }
    }
    #expect(try texts(short.makeReader().run(.nextStop(custom(short)))) == ["5"])
  }

  @Test("A stop whose element is out of sight is made ready before the cursor comes (362)")
  func prepared() throws {
    struct Paged: View {
      @State private var page = 0
      var body: some View {
        VStack {
          ForEach(RotorFormTests.friends[page..<page + 1]) { Text($0.name) }
        }
        .accessibilityElement(children: .contain)
        .accessibilityRotor("Friends") {
          ForEach(Array(RotorFormTests.friends.enumerated()), id: \.offset) { index, friend in
            AccessibilityRotorEntry(friend.name, id: friend.id) { page = index }
          }
        }
      }
    }
    let host = try window { Paged() }
    let session = host.makeReader()
    let rotor = try custom(host)
    #expect(host.labels == ["Ada"])
    #expect(texts(session.run(.nextStop(rotor))) == ["Ada"])
    #expect(texts(session.run(.nextStop(rotor))) == ["Bo"])
    #expect(host.labels == ["Bo"])
    #expect(texts(session.run(.nextStop(rotor))) == ["Cy"])
    #expect(session.run(.nextStop(rotor)) == nil)
    #expect(session.transcript.suffix(2) == ["> next in \"Friends\"", "  (nothing happens)"])
  }

  @Test("A container that makes its rows when they are seen brings the one that a stop names (362)")
  func revealed() throws {
    struct Screen: View {
      let remote: Remote<Int>
      @State private var first = 1
      var body: some View {
        VStack { ForEach(first..<first + 2, id: \.self) { Text("row \($0)") } }
          .accessibilityElement(children: .contain)
          .accessibilityRotor("Even", entries: [2, 8, 20].map { Friend(id: $0, name: "\($0)") }, entryLabel: \.name)
          .handing($first, to: remote)
      }
    }
    let remote = Remote<Int>()
    let host = try window { Screen(remote: remote) }
    host.graph.accessibility.setRevealer(
      { key in
        guard let row = key.id.base as? Int, row < 10 else { return false }
        remote.value = row
        return true
      }, for: 1)
    let session = host.makeReader()
    let rotor = try custom(host)
    #expect(texts(session.run(.nextStop(rotor))) == ["row 2"])
    #expect(texts(session.run(.nextStop(rotor))) == ["row 8"])
    #expect(host.labels == ["row 8", "row 9"])
    #expect(session.run(.nextStop(rotor)) == nil)
  }

  @Test("Entries may have a key, a text or a string, with and without a namespace (356, 357, 358)")
  func entries() throws {
    struct Root: View {
      @Namespace private var space
      let name = "verbatim"
      var body: some View {
        Text("a").accessibilityRotorEntry(id: 7, in: space)
          .accessibilityRotor("All") {
            AccessibilityRotorEntry("key", id: 7, in: space)
            AccessibilityRotorEntry(Text("text"), id: 7, in: space)
            AccessibilityRotorEntry(name, id: 7, in: space)
            AccessibilityRotorEntry(name, 7, in: space)
            AccessibilityRotorEntry("lost", id: 7)
          }
      }
    }
    let host = try window { Root() }
    let stops = host.accessibilityTree.stops(of: try custom(host))
    #expect(stops.map(\.label) == ["key", "text", "verbatim", "verbatim", "lost"])
    #expect(stops.map { $0.target == nil } == [false, false, false, false, true])
  }

  @Test("A reader walks a screen: elements, containers, headings, first and last; its words are a transcript")
  func walk() throws {
    let host = try window(height: 300) {
      VStack {
        Text("Results").accessibilityAddTraits(.isHeader)
        VStack {
          Text("0.42")
          Button("Details") {}
        }
        .accessibilityElement(children: .contain).accessibilityLabel("Scores")
        Text("End").accessibilityHeading(.h2)
      }
    }
    let session = host.makeReader()
    for command in [
      .first, .next, .next, .moveOut, .moveIn, .last, .previous, .nextStop(.headings), .previousStop(.headings),
      .nextStop(.buttons), .nextStop(.links), .last, .next,
    ] as [AccessibilityReaderSession.Command] {
      session.run(command)
    }
    #expect(
      session.transcript.joined(separator: "\n") == """
        > first
          Results. Heading.
        > next
          Scores
          0.42
        > next
          Details. Button.
        > out
          Scores
        > in
          0.42
        > last
          End
        > previous
          Scores
          Details. Button.
        > next in "Headings"
          End
        > previous in "Headings"
          Results. Heading.
        > next in "Buttons"
          Details. Button.
        > next in "Links"
          (nothing happens)
        > last
          End
        > next
          (nothing happens)
        """)
    #expect(host.accessibilityTree.focus == host.element("End")?.id)
  }
}
