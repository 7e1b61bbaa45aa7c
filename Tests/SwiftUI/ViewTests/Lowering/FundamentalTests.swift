import CoreGraphics
import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// What views and modifiers are, apart from what they do.
@MainActor
@Suite("View fundamentals", .serialized)
struct FundamentalTests {
  private struct Card: View {
    let title: String
    let log: EventRecorder
    var body: some View {
      let _ = log.note("body of \(title)")
      Text(title)
    }
  }

  @Test(
    "A view is a description: making one draws nothing, the system draws and updates it when it is shown (204, 211)")
  func descriptions() throws {
    struct Root: View {
      let remote: Remote<String>
      let log: EventRecorder
      @State private var title = "a"
      var body: some View { Card(title: title, log: log).handing($title, to: remote) }
    }
    let log = EventRecorder()
    let remote = Remote<String>()
    let card = Card(title: "never shown", log: log)
    let root = Root(remote: remote, log: log)
    #expect(log.take() == [] && card.title == "never shown")
    let host = try window { root }
    #expect(log.take() == ["body of a"] && host.labels == ["a"])
    host.change { remote.value = "b" }
    #expect(log.take() == ["body of b"] && host.labels == ["b"])
  }

  private func stacked() -> some View {
    VStack {
      Text("a")
      Color.red
    }
  }

  @Test("The type of a body is found by the compiler and hidden from callers (206)")
  func opaqueBody() {
    func name<V: View>(_ view: V) -> String { "\(V.self)" }
    #expect(name(stacked()).hasPrefix("VStack<TupleView<") && name(stacked()).contains("Color"))
    #expect("\(Card.Body.self)" == "Text")
  }

  @Test("A modifier returns a new view that takes the original's place, and leaves the original as it was (208, 214)")
  func newViews() throws {
    let text = Text("a")
    let padded = text.padding(10)
    let drawn = try window {
      HStack(spacing: 0) {
        text.background(.red)
        padded.background(.blue)
      }
    }
    let boxes = drawn.displayLines.filter { $0.contains("rect") }
    #expect(boxes.count == 2 && boxes[0] != boxes[1])
    #expect("\(type(of: text.opacity(0.5)))".hasPrefix("ModifiedContent<Text, "))
  }

  @Test("Every view has the modifiers, built in or one's own, one or several (209)")
  func allViews() throws {
    func faded(_ view: some View) throws -> Bool {
      try window { view.opacity(0.25) }.displayLines.contains { $0.contains("opacity 0.25") }
    }
    #expect(try faded(Text("a")))
    #expect(try faded(Card(title: "a", log: EventRecorder())))
    #expect(try faded(Group { Color.red }))
    #expect(try faded(AnyView(Color.red)))
    #expect(try faded(Text("a").padding()))
  }

  @Test("Only what depends on an input that changed is updated and drawn again (210)")
  func affectedParts() throws {
    struct Root: View {
      let remote: Remote<String>
      let log: EventRecorder
      @State private var title = "a"
      var body: some View {
        VStack(spacing: 0) {
          Card(title: title, log: log)
          Card(title: "still", log: log)
        }
        .handing($title, to: remote)
      }
    }
    let log = EventRecorder()
    let remote = Remote<String>()
    let host = try window { Root(remote: remote, log: log) }
    _ = log.take()
    let still = host.displayLines.filter { $0.contains("still") }
    host.change { remote.value = "b" }
    #expect(log.take() == ["body of b"])
    #expect(host.displayLines.filter { $0.contains("still") } == still)
  }

  @Test("A view of one's own is added by naming it where it is to be (212)")
  func named() throws {
    let host = try window {
      VStack {
        Text("above")
        Card(title: "card", log: EventRecorder())
      }
    }
    #expect(host.labels == ["above", "card"])
  }

  @Test("Modifiers chain, each around the result of the one before: their order decides (225)")
  func chains() throws {
    func box(_ view: some View) throws -> CGRect? {
      let host = try window { view.accessibilityElement().accessibilityLabel("box") }
      return host.frame("box")
    }
    func background(_ view: some View) throws -> [String] {
      try window { view }.displayLines.filter { $0.contains("rect") }
    }
    let small = Color.clear.frame(width: 20, height: 10)
    #expect(try background(small.background(.red).padding(10)) != background(small.padding(10).background(.red)))
    #expect(try box(small.padding(10).frame(width: 30)) == CGRect(x: 85, y: 35, width: 30, height: 30))
    #expect(try box(small.frame(width: 30).padding(10)) == CGRect(x: 75, y: 35, width: 50, height: 30))
  }

  @Test("A modifier of one type of view gives that type again; after a general one it is too late for it (232, 233)")
  func specific() throws {
    let text: Text = Text("a").bold().kerning(1)
    let joined: Text = text + Text("b")
    #expect(try window { joined }.labels == ["ab"])
    let image: Image = Image(systemName: "star").resizable()
    #expect(
      try window { image.frame(width: 30, height: 30) }.displayLines.contains {
        // The symbol's drawing keeps its proportions and fills the frame but for rounding.
        $0.contains("symbol") && $0.contains(" 29.999 ")
      })
    let general = Text("a").padding()
    #expect(!(general is Text) && "\(type(of: general))".hasPrefix("ModifiedContent<Text"))
  }

  @Test("Text with a colour is one view, not two (224)")
  func oneView() throws {
    struct Counter<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        Group(subviews: content) { subviews in Text("\(subviews.count)") }
      }
    }
    #expect(try window { Counter { Text("a").foregroundColor(.red).padding().opacity(0.5) } }.labels == ["1"])
    #expect(
      try window {
        Counter {
          Text("a")
          Text("b")
        }
      }.labels == ["2"])
  }

  private struct Inside: View {
    func actor() -> (any Actor)? { #isolation }
    var body: some View { Text("a") }
  }

  fileprivate struct Outside {
    func actor() -> (any Actor)? { #isolation }
  }

  @Test("Conforming to View where a type is declared isolates it to the main actor, in an extension it does not (215)")
  func isolation() {
    #expect(Inside().actor() === MainActor.shared)
    #expect(Outside().actor() == nil)
    #expect(Outside().body as Any is Text)
  }

  @Test("Groups and sections are views only when what they hold are views (269)")
  func conditional() {
    func isView<T>(_ type: T.Type) -> Bool { T.self is any View.Type }
    #expect(isView(Group<Text>.self) && !isView(Group<AccessibilityRotorEntry<Int>>.self))
    #expect(isView(ForEach<[Int], Int, Text>.self) && !isView(ForEach<[Int], Int, AccessibilityRotorEntry<Int>>.self))
    #expect(isView(Section<Text, Text, Text>.self) && !isView(Section<Int, Text, Text>.self))
    #expect(isView(EditableCollectionContent<Text, [Int]>.self) && !isView(EditableCollectionContent<Int, [Int]>.self))
  }
}

extension FundamentalTests.Outside: View {
  var body: some View { Text("a") }
}
