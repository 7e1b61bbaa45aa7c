import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Modifiers of several views", .serialized)
struct MultiViewModifierTests {
  struct Captioned: ViewModifier {
    let caption: String
    func body(content: Content) -> some View {
      content
      box(caption)
    }
  }

  struct Twice: ViewModifier {
    func body(content: Content) -> some View {
      content
      content.padding(5)
    }
  }

  struct Boxed: ViewModifier {
    func body(content: Content) -> some View {
      HStack(spacing: 0) { content }
    }
  }

  struct Spaced: ViewModifier {
    func body(content: Content) -> some View { content.padding(10) }
  }

  private func places(width: CGFloat = 200, @ViewBuilder _ root: () -> some View) throws -> [String] {
    let host = try window(width: width, height: 100, root: root)
    return host.elements.map { element in
      let frame: CGRect = host.accessibilityTree.frame(of: element.id) ?? .null
      return "\(element.label) \(Int(frame.minX)) \(Int(frame.minY))"
    }
  }

  @Test("A modifier whose body gives several views gives them to the container (236)")
  func severalViews() throws {
    let found: [String] = try places {
      HStack(spacing: 0) { box("a").modifier(Captioned(caption: "b")) }
    }
    #expect(found == ["a 80 40", "b 100 40"])
  }

  @Test("A lazy container counts the views of a modifier's body for each content anew")
  func counts() throws {
    @ViewBuilder func rows() -> some View {
      ForEach(0..<2, id: \.self) { _ in box("a").modifier(Captioned(caption: "b")) }
      ForEach(0..<2, id: \.self) { _ in
        Group {
          box("c")
          box("d")
        }
        .modifier(Captioned(caption: "e"))
      }
    }
    let eager = try window(width: 100, height: 400) { VStack { rows() } }
    let lazy = try window(width: 100, height: 400) { ScrollView { LazyVStack { rows() } } }
    #expect(eager.labels == ["a", "b", "a", "b", "c", "d", "e", "c", "d", "e"])
    #expect(lazy.labels == eager.labels)
  }

  @Test("The content may be used more than once, each time as views of its own")
  func twice() throws {
    let found: [String] = try places {
      HStack(spacing: 0) { box("a").modifier(Twice()) }
    }
    #expect(found == ["a 75 40", "a 100 40"])
    let host = try window(height: 300) { VStack { Counter("c").modifier(Twice()) } }
    #expect(host.labels == ["c 0", "c 0"])
    #expect(host.activate("c 0"))
    #expect(host.labels == ["c 1", "c 0"])
  }

  @Test("The content may be several views: each is modified, or all are in the body's container")
  func multiContent() throws {
    let each: [String] = try places {
      HStack(spacing: 0) {
        Group {
          box("a")
          box("b")
        }
        .modifier(Spaced())
      }
    }
    #expect(each == ["a 70 40", "b 110 40"])
    let together: [String] = try places {
      VStack(spacing: 0) {
        ForEach(["a", "b"], id: \.self) { box($0) }.modifier(Boxed())
      }
    }
    #expect(together == ["a 80 40", "b 100 40"])
    let captions: [String] = try places {
      HStack(spacing: 0) {
        Group {
          box("a")
          box("b")
        }
        .modifier(Captioned(caption: "c"))
      }
    }
    #expect(captions == ["a 70 40", "b 90 40", "c 110 40"])
  }

  @Test("Concatenated modifiers do it one after another (238)")
  func concatenated() throws {
    let found: [String] = try places {
      HStack(spacing: 0) { box("a").modifier(Captioned(caption: "b").concat(Spaced())) }
    }
    #expect(found == ["a 70 40", "b 110 40"])
  }

  @Test("Environment values that a view sets do not reach the modifiers around it, in a list as elsewhere (230)")
  func environment() throws {
    struct Limit: View {
      @Environment(\.lineLimit) private var limit: Int?
      let name: String
      var body: some View { Text("\(name) \(limit ?? 0)") }
    }
    let host = try window(height: 300) {
      VStack {
        Group {
          Limit(name: "a").lineLimit(2)
          Group {
            Limit(name: "b")
            Limit(name: "c").lineLimit(3)
          }
          .lineLimit(4)
        }
        .overlay { Limit(name: "over") }
        .lineLimit(5)
      }
      .lineLimit(6)
    }
    #expect(host.labels == ["a 2", "over 5", "b 4", "over 5", "c 3", "over 5"])
  }

  @Test("A modifier's content that changes keeps what stays (G4)")
  func changes() throws {
    struct Root: View {
      let flags: Flags
      var body: some View {
        VStack {
          Group {
            if flags.flag { Counter("first") }
            ForEach(flags.names, id: \.self) { Counter($0) }
          }
          .modifier(Captioned(caption: "end"))
          .modifier(Spaced())
        }
      }
    }
    let flags = Flags()
    flags.names = ["a", "b"]
    let host = try window(height: 600) { Root(flags: flags) }
    #expect(host.activate("b 0"))
    host.change { flags.flag = false }
    host.change { flags.names = ["b", "c"] }
    #expect(host.labels == ["b 1", "c 0", "end"])
  }

  @Test("An id before onAppear renews the view, not what is around it; after it, both (259)")
  func identityAndAppearance() throws {
    struct Root<Content: View>: View {
      let flags: Flags
      @ViewBuilder let content: (Int) -> Content
      var body: some View { content(flags.number) }
    }
    let flags = Flags()
    let log = EventRecorder()
    let inside = try window { Root(flags: flags) { Color.red.id($0).onAppear { log.note("appear") } } }
    let outside = try window { Root(flags: flags) { Color.red.onAppear { log.note("again") }.id($0) } }
    #expect(log.take() == ["appear", "again"])
    flags.number += 1
    inside.update()
    outside.update()
    #expect(log.take() == ["again"])
  }
}
