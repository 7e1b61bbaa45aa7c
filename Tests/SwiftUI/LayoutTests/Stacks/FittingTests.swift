import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Views that fit", .serialized)
struct FittingTests {
  private func box(_ name: String, _ width: CGFloat, _ height: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height).accessibilityElement().accessibilityLabel(name)
  }

  @Test("The first view whose ideal size fits is shown, the last one where none does")
  func choice() throws {
    func shown(_ width: CGFloat, in axes: Axis.Set = [.horizontal, .vertical]) throws -> [String] {
      try window(width: width, height: 30) {
        ViewThatFits(in: axes) {
          box("wide", 150)
          box("high", 60, 50)
          box("small", 50)
        }
      }.labels
    }
    #expect(try shown(200) == ["wide"])
    #expect(try shown(150) == ["wide"])
    #expect(try shown(100) == ["small"])
    #expect(try shown(100, in: .horizontal) == ["high"])
    #expect(try shown(20) == ["small"])
    #expect(try shown(20, in: .vertical) == ["wide"])
  }

  @Test("Only the view that is shown appears, and it disappears when another takes its place")
  func appearance() throws {
    let recorder = EventRecorder()
    let host = try window(width: 100, height: 30) {
      ViewThatFits(in: .horizontal) {
        box("wide", 150).onAppear { recorder.note("wide on") }.onDisappear { recorder.note("wide off") }
        box("small", 50).onAppear { recorder.note("small on") }.onDisappear { recorder.note("small off") }
      }
    }
    #expect(recorder.take() == ["small on"])
    host.graph.resize(to: .init(size: CGSize(width: 200, height: 30)))
    host.update()
    #expect(recorder.take().sorted() == ["small off", "wide on"])
    #expect(host.labels == ["wide"])
    #expect(host.displayLines.filter { $0.hasPrefix("fill") }.count == 1)
  }

  @Test("A view that grows gives way to one that fits, and comes back with its state")
  func change() throws {
    struct Root: View {
      let width: Remote<CGFloat>
      let count: Remote<Int>
      @State private var length: CGFloat = 50

      var body: some View {
        ViewThatFits(in: .horizontal) {
          Counter(length: length, remote: count)
          Text(verbatim: "short")
        }.handing($length, to: width)
      }
    }
    struct Counter: View {
      let length: CGFloat
      let remote: Remote<Int>
      @State private var count = 0
      var body: some View {
        Color.red.frame(width: length, height: 10).accessibilityElement().accessibilityLabel("count \(count)")
          .handing($count, to: remote)
      }
    }
    let width = Remote<CGFloat>()
    let count = Remote<Int>()
    let host = try window(width: 100, height: 30) { Root(width: width, count: count) }
    #expect(host.labels == ["count 0"])
    host.change { count.value = 7 }
    host.change { width.value = 200 }
    #expect(host.labels == ["short"])
    host.change { width.value = 80 }
    #expect(host.labels == ["count 7"])
  }

  @Test("A choice is as large as what it shows, and its text lines up with others")
  func size() throws {
    try expectFrames(200, 100, ["fits": [0, 0, 40, 20], "beside": [40, 10, 10, 10]]) {
      HStack(alignment: .bottom, spacing: 0) {
        ViewThatFits {
          Color.red.frame(width: 400, height: 20)
          Color.red.frame(width: 40, height: 20)
        }.probe("fits")
        Color.blue.frame(width: 10, height: 10).probe("beside")
      }.frame(width: 200, height: 100, alignment: .topLeading)
    }
  }

  @Test("Other axes make another choice, also of views that are as large (G1)")
  func otherAxes() throws {
    struct Root: View {
      let remote: Remote<Axis.Set>
      @State private var axes: Axis.Set

      init(_ axes: Axis.Set, _ remote: Remote<Axis.Set>) {
        self.remote = remote
        _axes = State(initialValue: axes)
      }

      var body: some View {
        ViewThatFits(in: axes) {
          Color.red.frame(minHeight: 0, idealHeight: 30).accessibilityLabel("a")
          Color.blue.accessibilityLabel("b")
        }
        .frame(width: 50, height: 20)
        .handing($axes, to: remote)
      }
    }
    let remote = Remote<Axis.Set>()
    let host = try window { Root([.horizontal, .vertical], remote) }
    #expect(host.labels == ["b"])
    host.change { remote.value = .horizontal }
    #expect(host.labels == ["a"])
    #expect(host.displayList == (try window { Root(.horizontal, Remote()) }).displayList)
  }

  private struct Mark: PreferenceKey {
    static let defaultValue: String = "none"
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
  }

  @Test("A preference of the view that is shown may decide about its room, in the same frame and without a warning")
  func preferenceDecidesAboutRoom() throws {
    struct Root: View {
      @State private var mark = "none"
      var body: some View {
        VStack(spacing: 0) {
          Text(mark).frame(height: mark == "none" ? 10 : 20)
          ViewThatFits {
            Color.red.frame(width: 150).preference(key: Mark.self, value: "wide")
            Color.red.frame(width: 50).preference(key: Mark.self, value: "small")
          }
        }
        .onPreferenceChange(Mark.self) { mark = $0 }
      }
    }
    var texts: [String] = []
    let told: [String] = try warnings {
      let host = try window(width: 100, height: 60) { Root() }
      texts = host.labels
    }
    #expect(texts.contains("small") && told == [])
  }
}
