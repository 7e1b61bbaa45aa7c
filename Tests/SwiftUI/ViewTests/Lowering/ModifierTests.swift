import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Modifiers", .serialized)
struct ModifierTests {
  @Test("A border after a frame outlines the frame, a border before it the text (226, 227, 228)")
  func order() throws {
    func outline(@ViewBuilder _ root: () -> some View) throws -> String {
      let host = try window(root: root)
      return host.displayLines.first { $0.contains("stroke") || $0.contains("rect") } ?? ""
    }
    let after: String = try outline { Text("a").frame(width: 100, height: 50).border(Color.red) }
    let before: String = try outline { Text("a").border(Color.red).frame(width: 100, height: 50) }
    let plain: String = try outline { Text("a").border(Color.red) }
    #expect(after.contains("50.5 25.5 99 49"))
    #expect(before == plain)
    #expect(after != before)
  }

  @Test("A font on a stack reaches its texts; a text's own wins (229, 230, 231)")
  func fontOnStack() throws {
    func height(_ font: Font?, own: Font? = nil) throws -> CGFloat {
      let host = try window { VStack { Text("x").font(own) }.font(font) }
      return try #require(host.frame("x")).height
    }
    #expect(try height(.largeTitle) > height(nil))
    #expect(try height(.largeTitle, own: .caption) == height(.caption))
  }

  @Test("A modifier on a group applies to each of its views")
  func group() throws {
    let host = try window {
      VStack(spacing: 0) {
        Group {
          Text("a")
          Text("b")
        }
        .frame(height: 40)
      }
    }
    let a = try #require(host.frame("a"))
    let b = try #require(host.frame("b"))
    #expect(b.midY - a.midY == 40)
  }

  @Test("A modifier on a group of a changing list applies to views that come later")
  func changingGroup() throws {
    struct Root: View {
      let remote: Remote<Int>
      @State private var count = 1
      var body: some View {
        VStack(spacing: 0) {
          Group {
            ForEach(0..<count, id: \.self) { Text("\($0)") }
          }
          .frame(height: 30)
        }
        .handing($count, to: remote)
      }
    }
    let remote = Remote<Int>()
    let host = try window { Root(remote: remote) }
    host.change { remote.value = 3 }
    let y: [CGFloat] = ["0", "1", "2"].compactMap { host.frame($0)?.midY }
    #expect(y == [20, 50, 80])
  }

  @Test("Modified content exposes its parts and is what its parts are (235, 241, 242)")
  func modifiedContent() {
    let modified = Text("a").modifier(EmptyModifier())
    #expect(modified.content == Text("a"))
    let joined: ModifiedContent<Named, Named> = Named(name: "x").concat(Named(name: "y"))
    #expect(joined.content.name == "x")
    #expect(joined.modifier.name == "y")
    func takesModifier(_: some ViewModifier) {}
    takesModifier(joined)
  }

  struct Named: ViewModifier {
    let name: String
    func body(content: Content) -> some View {
      HStack(spacing: 0) {
        content
        Text(name)
      }
    }
  }

  @Test("A custom modifier wraps the view (234, 236); two concatenated apply in order (238)")
  func custom() throws {
    #expect(try window { Text("a").modifier(Named(name: "b")) }.labels == ["a", "b"])
    let both = Named(name: "x").concat(Named(name: "y"))
    #expect(try window { Text("a").modifier(both) }.labels == ["a", "x", "y"])
  }

  @Test("A custom modifier on a list is one modifier with one state; its content is all the views (236, G4)")
  func customOnList() throws {
    struct Tapped: ViewModifier {
      @State private var taps = 0
      func body(content: Content) -> some View {
        HStack {
          content
          Button("taps \(taps)") { taps += 1 }
        }
      }
    }
    let host = try window {
      VStack {
        Group {
          Text("a")
          Text("b")
        }
        .modifier(Tapped())
      }
    }
    #expect(host.labels == ["a", "b", "taps 0"])
    #expect(host.activate("taps 0"))
    #expect(host.labels == ["a", "b", "taps 1"])
  }

  @Test("A modifier whose body branches keeps the content's identity out of the branches it is not in")
  func branching() throws {
    struct Framed: ViewModifier {
      let isWide: Bool
      func body(content: Content) -> some View {
        if isWide {
          content.frame(width: 100)
        } else {
          content
        }
      }
    }
    struct Root: View {
      let remote: Remote<Bool>
      @State private var isWide = false
      var body: some View { Text("a").modifier(Framed(isWide: isWide)).handing($isWide, to: remote) }
    }
    let remote = Remote<Bool>()
    let host = try window { Root(remote: remote) }
    host.change { remote.value = true }
    #expect(host.labels == ["a"])
    host.change { remote.value = false }
    #expect(host.labels == ["a"])
  }

  @Test("The empty modifier changes nothing (240)")
  func emptyModifier() throws {
    let plain = try window { Text("a") }
    let modified = try window { Text("a").modifier(EmptyModifier()) }
    #expect("\(plain.displayList)" == "\(modified.displayList)")
    let list = try window {
      VStack {
        Group {
          Text("a"); Text("b")
        }.modifier(EmptyModifier.identity)
      }
    }
    #expect(list.labels == ["a", "b"])
  }

  @Test("Opacity makes a view partly transparent (216)")
  func opacity() throws {
    func lines(_ opacity: Double) throws -> [String] {
      try window { Rectangle().fill(.red).opacity(opacity) }.displayLines
    }
    #expect(try lines(0.5).first?.contains("opacity 0.5") == true)
    #expect(try lines(1).contains { $0.contains("opacity") } == false)
    #expect(try lines(0).isEmpty)
    #expect(try lines(-3).isEmpty)
  }

  @Test("Modifiers on nothing are nothing: an empty view takes no place, whatever is put around it (265)")
  func onEmptyView() throws {
    let host = try window {
      VStack(spacing: 10) {
        Text("a")
        EmptyView().padding().background(Color.red).overlay { Text("x") }.frame(width: 50, height: 50)
          .accessibilityLabel("y").opacity(0.5)
        Text("b")
      }
    }
    #expect(host.labels == ["a", "b"])
    let a = try #require(host.frame("a"))
    #expect(host.frame("b")?.minY == a.maxY + 10)
    #expect(try window { EmptyView().padding().background(Color.red) }.displayLines == [])
  }

  @Test("A view that has a place but draws nothing, as a spacer, carries layers, labels and effects")
  func onSpacer() throws {
    let host = try window {
      HStack(spacing: 0) {
        Spacer().overlay { Text("over") }.background(Color.red).accessibilityIdentifier("s").opacity(0.5)
        Text("end")
      }
    }
    #expect(host.labels == ["over", "end"])
    #expect(host.displayLines.contains { $0.contains("opacity") })
  }
}
