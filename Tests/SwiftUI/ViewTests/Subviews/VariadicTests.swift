import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Variadic views", .serialized)
struct VariadicTests {
  struct Divided: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      VStack(spacing: 0) {
        ForEach(children) { child in
          child
          if child.id != last { Color.gray.frame(height: 1).accessibilityLabel("line") }
        }
      }
    }
  }

  struct Reversed: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      ForEach(children.reversed()) { $0 }
    }
  }

  struct Through: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View { children }
  }

  struct RankKey: _ViewTraitKey {
    static var defaultValue: Int { 0 }
  }

  struct Ranked: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      VStack(spacing: 0) {
        ForEach(children) { child in
          Text("\(child[RankKey.self]) \(child.id(as: String.self) ?? "none")")
        }
      }
    }
  }

  @Test("A root that is one view gets each child and its id")
  func unary() throws {
    let host = try window(height: 300) {
      _VariadicView.Tree(Divided()) {
        box("a")
        ForEach(0..<2) { box("\($0)") }
      }
    }
    #expect(host.labels == ["a", "line", "0", "line", "1"])
  }

  @Test("A root of several views is several views for the container around it")
  func multi() throws {
    let host = try window {
      HStack(spacing: 0) {
        _VariadicView.Tree(Reversed()) {
          box("a")
          box("b")
        }
        .padding(5)
      }
    }
    #expect(host.labels == ["b", "a"])
    #expect(host.frame("a")?.minX == 105)
    #expect(host.frame("b")?.minX == 75)
  }

  @Test("Trees inside one another show the innermost views")
  func nested() throws {
    let host = try window {
      VStack(spacing: 0) {
        _VariadicView.Tree(Through()) {
          _VariadicView.Tree(Through()) {
            box("a")
            box("b")
          }
        }
        _VariadicView.Tree(Reversed()) {
          _VariadicView.Tree(Reversed()) {
            box("c")
            box("d")
          }
        }
      }
    }
    #expect(host.labels == ["a", "b", "c", "d"])
  }

  @Test("A child has the traits and ids that modifiers gave it, and its root may set traits for the next container")
  func traits() throws {
    struct Raised: _VariadicView_MultiViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        ForEach(children) { child in
          raised(child)
        }
      }

      private func raised(_ child: _VariadicView.Children.Element) -> some View {
        var child = child
        child[RankKey.self] += 10
        return child
      }
    }
    struct Root: View {
      let flags: Flags
      var body: some View {
        _VariadicView.Tree(Ranked()) {
          Text("a").id("first")._trait(RankKey.self, 1)
          _VariadicView.Tree(Raised()) {
            Text("b")._trait(RankKey.self, flags.number)
            Text("c")
          }
        }
      }
    }
    let flags = Flags()
    let host = try window(height: 300) { Root(flags: flags) }
    #expect(host.labels == ["1 first", "10 none", "10 none"])
    host.change { flags.number = 3 }
    #expect(host.labels == ["1 first", "13 none", "10 none"])
  }

  @Test("A root's dynamic properties work as a view's do")
  func properties() throws {
    struct Limited: _VariadicView_UnaryViewRoot {
      @Environment(\.lineLimit) private var limit: Int?
      func body(children: _VariadicView.Children) -> some View {
        VStack {
          Text("limit \(limit ?? 0)")
          children
        }
      }
    }
    let host = try window {
      _VariadicView.Tree(Limited()) { box("a") }.lineLimit(4)
    }
    #expect(host.labels == ["limit 4", "a"])
  }
}
