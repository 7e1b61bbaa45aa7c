import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("View builder")
struct ViewBuilderTests {
  private func built<V: View>(@ViewBuilder _ content: () -> V) -> V { content() }

  /// Compiles only when the view's static type is the one expected.
  private func check<V: View>(_ view: V, is type: V.Type) -> Bool { "\(Swift.type(of: view))" == "\(type)" }

  @Test("An empty block is an empty view (217), one child stays as it is (218)")
  func emptyAndOne() {
    let empty = built {}
    let one = built { Text("a") }
    #expect(check(empty, is: EmptyView.self))
    #expect(check(one, is: Text.self))
  }

  @Test("Several children are a tuple view, without a limit of their number (219, 207)")
  func tuple() throws {
    let two = built {
      Text("a"); Color.red
    }
    #expect(check(two, is: TupleView<(Text, Color)>.self))
    let host = try window(height: 600) {
      VStack {
        Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6")
        Text("7"); Text("8"); Text("9"); Text("10"); Text("11"); Text("12")
      }
    }
    #expect(host.labels == (1...12).map { "\($0)" })
  }

  @Test("If-else is a conditional content (220), if alone is an optional (221)")
  func conditions() {
    let flag = true
    let either = built { if flag { Text("a") } else { Color.red } }
    let optional = built { if flag { Text("a") } }
    #expect(check(either, is: _ConditionalContent<Text, Color>.self))
    #expect(check(optional, is: Text?.self))
  }

  @Test("An availability check erases its content (222)")
  func availability() {
    let view = built { if #available(macOS 99, *) { Text("a") } }
    #expect(check(view, is: AnyView?.self))
  }

  @Test("A switch shows the branch of its value, and another after a change")
  func switching() throws {
    struct Switch: View {
      let remote: Remote<Int>
      @State private var value = 0
      var body: some View {
        Group {
          switch value {
          case 0: Text("zero")
          case 1: Image(systemName: "star")
          default: Text("many")
          }
        }
        .handing($value, to: remote)
      }
    }
    let remote = Remote<Int>()
    let host = try window { Switch(remote: remote) }
    #expect(host.labels == ["zero"])
    host.change { remote.value = 1 }
    #expect(host.elements.map(\.role) == [.image])
    host.change { remote.value = 2 }
    #expect(host.labels == ["many"])
  }

  @Test("A function with a builder parameter takes several children (223)")
  func builderParameter() throws {
    struct Box<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View { HStack { content } }
    }
    let host = try window {
      Box {
        Text("a"); Text("b")
      }
    }
    #expect(host.labels == ["a", "b"])
  }

  @Test("Where one view is wanted and several are given, they stand below one another")
  func implicitStack() throws {
    let host = try window {
      Text("a"); Text("b")
    }
    let a = try #require(host.frame("a"))
    let b = try #require(host.frame("b"))
    #expect(b.minY >= a.maxY)
    #expect(a.midX == b.midX)
  }

  @Test("A colour is a view and a style: background and overlay take it without a doubt")
  func colourAsStyle() throws {
    let host = try window {
      Text("a").background(Color.red).background(.blue).overlay(Color.green).background(Color.red, alignment: .top)
    }
    #expect(host.displayLines.count == 5)
  }
}
