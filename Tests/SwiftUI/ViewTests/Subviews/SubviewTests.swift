import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Subviews", .serialized)
struct SubviewTests {
  /// Shows subviews in a row each, with a number.
  struct Cards<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      Group(subviews: content) { subviews in
        VStack(spacing: 0) {
          Text("\(subviews.count) cards")
          ForEach(subviews) { $0.frame(height: 30) }
          if let last = subviews.last { last }
        }
      }
    }
  }

  @Test("A group of subviews gets all views that a container would see, and may show one more than once")
  func group() throws {
    let host = try window(height: 500) {
      Cards {
        box("a")
        Group {
          box("b")
          ForEach(0..<2) { box("\($0)") }
        }
        EmptyView()
      }
    }
    #expect(host.labels == ["4 cards", "a", "b", "0", "1", "1"])
    #expect(try #require(host.frame("b")).minY - #require(host.frame("a")).minY == 30)
  }

  @Test("Subviews that come, go and move keep the state of those that stay (G4)")
  func changes() throws {
    struct Root: View {
      let flags: Flags
      let log: EventRecorder
      var body: some View {
        Cards {
          if flags.flag { Counter("first") }
          ForEach(flags.names, id: \.self) { name in
            Counter(name).onAppear { log.note("+\(name)") }.onDisappear { log.note("-\(name)") }
          }
        }
      }
    }
    let flags = Flags()
    flags.names = ["a", "b"]
    let log = EventRecorder()
    let host = try window(height: 600) { Root(flags: flags, log: log) }
    #expect(host.labels == ["3 cards", "first 0", "a 0", "b 0", "b 0"])
    _ = log.take()
    #expect(host.activate("a 0"))
    host.change { flags.names = ["b", "a"] }
    #expect(host.labels == ["3 cards", "first 0", "b 0", "a 1", "a 0"], "the last one is another view now")
    #expect(log.take().sorted() == ["+a", "-b"])
    host.change { flags.flag = false }
    #expect(host.labels == ["2 cards", "b 0", "a 1", "a 0"])
    host.change { flags.names = ["a"] }
    #expect(host.labels == ["1 cards", "a 1", "a 0"])
    #expect(log.take() == ["-b"])
    host.change { flags.names = [] }
    #expect(host.labels == ["0 cards"])
    #expect(log.take() == ["-a", "-a"])
  }

  @Test("A subview has the environment of the place where it is shown, with its own modifiers inside")
  func environment() throws {
    struct Probe: View {
      @Environment(\.lineLimit) private var limit: Int?
      @Environment(\.isEnabled) private var isEnabled: Bool
      let name: String
      var body: some View { Text("\(name) \(limit ?? 0) \(isEnabled)") }
    }
    struct Frame<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        VStack {
          ForEach(subviews: content) { $0.disabled(true) }
        }
        .lineLimit(3)
      }
    }
    let host = try window(height: 300) {
      Frame {
        Probe(name: "outer")
        Probe(name: "own").lineLimit(5)
        Group {
          Probe(name: "group")
          Probe(name: "inner").lineLimit(6)
        }
        .lineLimit(7)
      }
      .lineLimit(9)
    }
    #expect(host.labels == ["outer 3 false", "own 5 false", "group 7 false", "inner 6 false"])
  }

  @Test("A spacer turns with the stack in which it is shown")
  func axis() throws {
    struct Row<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        HStack(spacing: 0) { ForEach(subviews: content) { $0 } }
      }
    }
    let host = try window {
      VStack {
        Row {
          box("a")
          Spacer()
          box("b")
        }
      }
    }
    #expect(host.frame("a")?.minX == 0)
    #expect(host.frame("b")?.maxX == 200)
    #expect(host.frame("a")?.minY == 40)
  }

  @Test("Slices and single subviews are views, and containers inside one another each see their own")
  func slices() throws {
    struct Halves<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        Group(subviews: content) { subviews in
          HStack(spacing: 0) {
            VStack { subviews.prefix(2) }
            VStack { subviews.dropFirst(2) }
            subviews[subviews.startIndex]
          }
        }
      }
    }
    let host = try window(width: 400, height: 300) {
      Halves {
        Cards {
          box("1")
          box("2")
        }
        box("b", 10, 20)
        box("c", 10, 20)
      }
    }
    #expect(host.labels.filter { $0 == "2 cards" }.count == 2)
    #expect(host.labels.filter { $0 == "c" }.count == 1)
  }

  @Test("A closure for subviews runs again only when they, or what it read, changed (G3)")
  func counts() throws {
    struct Root: View {
      let flags: Flags
      let log: EventRecorder
      var body: some View {
        Group(subviews: Inside(flags: flags)) { subviews in
          let _ = log.note("transform \(subviews.count)")
          VStack { subviews }
        }
      }
    }
    struct Inside: View {
      let flags: Flags
      var body: some View {
        Text("number \(flags.number)")
        if flags.flag { Text("more") }
      }
    }
    let flags = Flags()
    let log = EventRecorder()
    let host = try window { Root(flags: flags, log: log) }
    #expect(log.take() == ["transform 2"])
    host.change { flags.number = 3 }
    #expect(host.labels == ["number 3", "more"])
    #expect(log.take() == [])
    host.change { flags.flag = false }
    #expect(host.labels == ["number 3"])
    #expect(log.take() == ["transform 1"])
  }
}
