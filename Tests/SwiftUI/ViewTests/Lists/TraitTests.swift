import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Values of views for their container", .serialized)
struct TraitTests {
  private func grades(@ViewBuilder _ content: () -> some View) throws -> [String] {
    try window(height: 400) { Lines(line: { "\($0.containerValues.grade)" }, content: content) }.labels
  }

  @Test("A container value goes to each view of a group, a ForEach and a condition, and the innermost wins")
  func inheritance() throws {
    let flag = true
    let found: [String] = try grades {
      Text("plain")
      Group {
        Text("1")
        Text("own").containerValue(\.grade, 7)
        ForEach(0..<2) { Text("\($0)").containerValue(\.grade, $0 + 20) }
        if flag { Text("condition") }
      }
      .containerValue(\.grade, 1)
      ForEach(0..<2) { Text("\($0)") }.containerValue(\.grade, 2)
    }
    #expect(found == ["0", "1", "7", "20", "21", "1", "2", "2"])
  }

  @Test("Modifiers around a value leave it, and a container keeps the values of its own views to itself")
  func boundaries() throws {
    let found: [String] = try grades {
      Text("a").containerValue(\.grade, 3).padding().font(.title)
      HStack { Text("b").containerValue(\.grade, 4) }
      AnyView(Text("c").containerValue(\.grade, 5))
      EmptyView()
      Optional(Text("d").containerValue(\.grade, 6))
    }
    #expect(found == ["3", "0", "5", "6"])
  }

  @Test("A value inside a view's own body, or set by a modifier's body, reaches the container")
  func customViews() throws {
    struct Row: View {
      var body: some View { Text("row").containerValue(\.grade, 8) }
    }
    struct Graded: ViewModifier {
      func body(content: Content) -> some View { content.containerValue(\.grade, 9) }
    }
    let found: [String] = try grades {
      Row()
      Row().padding()
      Text("x").modifier(Graded())
      Group {
        Text("y")
        Row()
      }
      .modifier(Graded())
    }
    #expect(found == ["8", "8", "9", "9", "8"])
  }

  @Test("Several kinds of values don't disturb each other")
  func kinds() throws {
    let host = try window(height: 300) {
      Lines(line: { "\($0.containerValues.grade) \($0.containerValues.colour)" }) {
        Group {
          Text("a").containerValue(\.grade, 1)
          Text("b")
        }
        .containerValue(\.colour, "red")
        .containerValue(\.grade, 2)
      }
    }
    #expect(host.labels == ["1 red", "2 red"])
  }

  @Test("A value that changes keeps the view's identity and state, and only its readers run (G3, G4)")
  func changes() throws {
    struct Board<Content: View>: View {
      let log: EventRecorder
      @ViewBuilder let content: Content
      var body: some View {
        VStack {
          ForEach(subviews: content) { subview in
            let _ = log.note("row")
            HStack {
              Text("grade \(subview.containerValues.grade)")
              subview
            }
          }
        }
      }
    }
    struct Root: View {
      let flags: Flags
      let log: EventRecorder
      var body: some View {
        Board(log: log) {
          Graded(flags: flags)
          Counter("b")
        }
      }
    }
    struct Graded: View {
      let flags: Flags
      var body: some View { Counter("a").containerValue(\.grade, flags.number) }
    }
    let flags = Flags()
    let log = EventRecorder()
    let host = try window(height: 300) { Root(flags: flags, log: log) }
    #expect(host.labels == ["grade 0", "a 0", "grade 0", "b 0"])
    #expect(host.activate("a 0"))
    _ = log.take()
    host.change { flags.number = 5 }
    #expect(host.labels == ["grade 5", "a 1", "grade 0", "b 0"])
    #expect(log.take() == ["row"])
  }

  @Test("A tag is found under exactly its type, as an optional too unless told otherwise (260, 261)")
  func tags() throws {
    func tags(_ subview: Subview) -> String {
      let values: ContainerValues = subview.containerValues
      let plain: String = values.tag(for: Int.self).map { "\($0)" } ?? "-"
      let optional: String = values.tag(for: Int?.self).map { "\($0 ?? -1)" } ?? "-"
      return "\(plain) \(optional) \(values.hasTag("x"))"
    }
    let host = try window(height: 300) {
      Lines(line: tags) {
        Text("a").tag(1)
        Text("b").tag(2, includeOptional: false)
        Text("c").tag("x")
        Text("d").tag(4).tag(5)
      }
    }
    #expect(host.labels == ["1 1 false", "2 - false", "- - true", "4 4 false"])
  }

  @Test("ForEach tags its views with their ids, an explicit tag of the type wins (262)")
  func defaultTags() throws {
    let host = try window(height: 300) {
      Lines(line: { "\($0.containerValues.tag(for: String.self) ?? "none")" }) {
        ForEach(["p", "q"], id: \.self) { Text($0) }
        ForEach(["r", "s"], id: \.self) { Text($0).tag("own") }
        ForEach(["t"], id: \.self) { Text($0) }.tag("outer")
        Text("u").id("not a tag")
      }
    }
    #expect(host.labels == ["p", "q", "own", "own", "outer", "none"])
  }
}
