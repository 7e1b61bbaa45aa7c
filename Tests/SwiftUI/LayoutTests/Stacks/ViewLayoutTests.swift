import HostHeadless
import HostInterface
import Observation
import ReactiveGraph
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Layout seen through views: frames of labelled colours.
@MainActor
@Suite("Layout through views", .serialized)
struct ViewLayoutTests {
  private func box(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> some View {
    Color.red.frame(width: width, height: height).accessibilityLabel(name)
  }

  private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("The root lies in the middle of what the safe area leaves")
  func root() throws {
    let host = try window(safeArea: .init(top: 20, leading: 10)) { box("a", 20, 20) }
    #expect(host.frame("a") == frame(95, 50, 20, 20))
    let filling = try window(safeArea: .init(top: 20, leading: 10, bottom: 5, trailing: 30)) { box("a") }
    #expect(filling.frame("a") == frame(10, 20, 160, 75))
  }

  @Test("A background of a style goes on to the window's edges where it touches the safe area; a view does not")
  func safeAreaBackground() throws {
    let insets = HostWindow.Insets(top: 20, bottom: 10)
    func fill(@ViewBuilder _ root: () -> some View) throws -> String? {
      try window(safeArea: insets, root: root).displayLines.first { $0.hasPrefix("fill") }
    }
    #expect(try fill { Color.clear.background(.red) }?.contains("rect 0 0 200 100") == true)
    #expect(
      try fill { Text("").frame(maxWidth: .infinity, maxHeight: .infinity).background(.red) }?
        .contains("rect 0 0 200 100") == true)
    #expect(
      try fill { Text("").frame(maxWidth: .infinity, maxHeight: .infinity).background { Rectangle().fill(.red) } }?
        .contains("rect 0 20 200 70") == true)
    #expect(
      try fill {
        Text("").frame(maxWidth: .infinity, maxHeight: .infinity).background(.red, ignoresSafeAreaEdges: .top)
      }?.contains("rect 0 0 200 90") == true)
    #expect(try fill { Text("").frame(width: 50, height: 20).background(.red) }?.contains("rect 75 45 50 20") == true)
  }

  @Test("A background follows its view to and from the window's edge")
  func movingBackground() throws {
    struct Root: View {
      let remote: Remote<CGFloat>
      @State private var space: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          Color.clear.frame(height: space)
          Color.clear.frame(height: 20).background(.red)
          Spacer(minLength: 0)
        }
        .handing($space, to: remote)
      }
    }
    let remote = Remote<CGFloat>()
    let host = try window(safeArea: .init(top: 20)) { Root(remote: remote) }
    func red() -> String? { host.displayLines.first { $0.contains("FF3B30") } }
    #expect(red()?.contains("rect 0 0 200 40") == true)
    host.change { remote.value = 30 }
    #expect(red()?.contains("rect 0 50 200 20") == true)
    host.change { remote.value = 0 }
    #expect(red()?.contains("rect 0 0 200 40") == true)
  }

  @Test("Stacks give space to flexible views last and by priority")
  func flexibility() throws {
    let host = try window {
      HStack(spacing: 10) {
        box("fixed", 50)
        box("flexible")
        Color.red.frame(minWidth: 30).layoutPriority(1).accessibilityLabel("first")
      }
    }
    #expect(host.frame("fixed") == frame(0, 0, 50, 100))
    #expect(host.frame("first")?.width == 130)
    #expect(host.frame("flexible")?.width == 0)
  }

  @Test("Of several priorities the innermost counts, also zero, unless a container is between them")
  func innermostPriority() throws {
    func widths<Content: View>(@ViewBuilder _ content: () -> Content) throws -> [CGFloat?] {
      let host = try window { HStack(spacing: 0) { content() } }
      return ["a", "b"].map { host.frame($0)?.width }
    }
    #expect(
      try widths {
        box("a").layoutPriority(2).padding(0).layoutPriority(0)
        box("b").layoutPriority(1)
      } == [200, 0])
    #expect(
      try widths {
        box("a").layoutPriority(0).layoutPriority(2)
        box("b").layoutPriority(1)
      } == [0, 200])
    #expect(
      try widths {
        HStack { box("a").layoutPriority(0) }.layoutPriority(2)
        box("b").layoutPriority(1)
      } == [200, 0])
  }

  @Test("A spacer takes what is left along the stack around it, and both ways alone")
  func spacer() throws {
    let row = try window {
      HStack(spacing: 0) {
        box("a", 20, 20); Spacer(); box("b", 20, 20)
      }
    }
    #expect(row.frame("a")?.minX == 0)
    #expect(row.frame("b")?.maxX == 200)
    let column = try window {
      VStack(spacing: 0) {
        Spacer(); box("a", 20, 20)
      }
    }
    #expect(column.frame("a") == frame(90, 80, 20, 20))
    let inGroup = try window {
      HStack(spacing: 0) {
        Group { Spacer(minLength: 150) }; box("a", nil, 20)
      }
    }
    #expect(inGroup.frame("a")?.width == 50)
  }

  @Test("Frames, padding, offset, aspect ratio and fixed size as Apple's rules say")
  func modifiers() throws {
    #expect(
      try window { box("a", 20, 10).frame(width: 100, height: 50, alignment: .bottomTrailing) }.frame("a")
        == frame(130, 65, 20, 10))
    #expect(try window { box("a").padding(.horizontal, 30).padding(.top, 5) }.frame("a") == frame(30, 5, 140, 95))
    #expect(try window { box("a").padding() }.frame("a") == frame(16, 16, 168, 68))
    #expect(try window { box("a", 10, 10).offset(x: 20, y: -5) }.frame("a") == frame(115, 40, 10, 10))
    #expect(try window { box("a").aspectRatio(1, contentMode: .fit) }.frame("a") == frame(50, 0, 100, 100))
    #expect(try window { Color.red.accessibilityLabel("a").fixedSize() }.frame("a") == frame(95, 45, 10, 10))
    #expect(
      try window { Color.red.frame(maxWidth: 50, maxHeight: .infinity).accessibilityLabel("a") }.frame("a")
        == frame(75, 0, 50, 100))
  }

  @Test("Layers are offered the size of their view and change nothing about it")
  func layers() throws {
    let host = try window {
      box("a", 60, 40)
        .overlay(alignment: .topTrailing) { box("over", 10, 10) }
        .background { box("under").padding(-5) }
    }
    #expect(host.frame("a") == frame(70, 30, 60, 40))
    #expect(host.frame("over") == frame(120, 30, 10, 10))
    #expect(host.frame("under") == frame(65, 25, 70, 50))
  }

  @Test("A reader of geometry gets its size, and its content may depend on it without end or beginning")
  func geometryReader() throws {
    struct Root: View {
      let remote: Remote<CGFloat>
      let log: EventRecorder
      @State private var height: CGFloat = 40
      var body: some View {
        VStack(spacing: 0) {
          GeometryReader { proxy in
            let _ = log.note("\(Int(proxy.size.width)) \(Int(proxy.size.height))")
            Color.red.frame(width: proxy.size.width / 2, height: proxy.size.height / 4).accessibilityLabel("half")
          }
          .frame(height: height)
          Text("below")
        }
        .handing($height, to: remote)
      }
    }
    let remote = Remote<CGFloat>()
    let log = EventRecorder()
    let told: [String] = try warnings {
      let host = try window { Root(remote: remote, log: log) }
      #expect(host.frame("half")?.size == CGSize(width: 100, height: 10))
      #expect(log.take().last == "200 40")
      host.change { remote.value = 60 }
      #expect(log.take() == ["200 60"])
      #expect(host.frame("half")?.size == CGSize(width: 100, height: 15))
      host.change { remote.value = 60 }
      #expect(log.take() == [])
    }
    #expect(told == [])
  }

  @Test("The safe area reaches a reader of geometry")
  func safeAreaInsets() throws {
    let host = try window(safeArea: .init(top: 20, bottom: 7)) {
      GeometryReader { Text("\(Int($0.safeAreaInsets.top)) \(Int($0.safeAreaInsets.bottom))") }
    }
    #expect(host.labels == ["20 7"])
  }

  @Test("A text that changes and keeps its size places nothing again (G2)")
  func stableText() throws {
    struct Root: View {
      let remote: Remote<String>
      @State private var text = "001"
      var body: some View {
        VStack {
          Text(text).monospacedDigit()
          ForEach(0..<50, id: \.self) { Text("row \($0)") }
        }
        .handing($text, to: remote)
      }
    }
    let remote = Remote<String>()
    let host = try window(height: 2_000) { Root(remote: remote) }
    let stable = LayoutEvents.counting {
      remote.value = "002"
      host.update()
    }
    #expect(stable.placementsComputed == 0)
    #expect(stable.measuresComputed < 10)
    #expect(host.labels.first == "002")
  }

  @Test("A change in one row evaluates the same nodes whatever the number of rows (G2)")
  func costOfOneRow() throws {
    struct Root: View {
      let model: Model
      var body: some View {
        VStack(spacing: 0) {
          ForEach(model.rows) { row in Row(row: row).frame(width: 100, height: 20) }
        }
      }
    }
    struct Row: View {
      let row: Model.Row
      var body: some View { Text(row.text) }
    }
    func cost(_ count: Int) throws -> Int {
      let model = Model(count)
      let host = try window(height: 10_000) { Root(model: model) }
      let log = EventLog()
      host.graph.graph.log = log
      model.rows[count / 2].text = "other"
      host.update()
      host.graph.graph.log = nil
      return log.evaluated.count
    }
    #expect(try cost(5) == cost(300))
    #expect(try cost(5) < 15)
  }

  @Observable
  final class Model {
    @Observable
    final class Row: Identifiable {
      let id: Int
      var text: String
      init(_ id: Int) {
        self.id = id
        text = "row \(id)"
      }
    }
    var rows: [Row]
    init(_ count: Int) { rows = (0..<count).map { Row($0) } }
  }

  @Test("Inserting, removing and moving rows runs only new bodies (G2)")
  func costOfLists() throws {
    struct Row: View {
      let row: Model.Row
      let log: EventRecorder
      var body: some View {
        let _ = log.note("\(row.id)")
        Text(row.text)
      }
    }
    struct Root: View {
      let model: Model
      let log: EventRecorder
      var body: some View {
        VStack(spacing: 0) { ForEach(model.rows) { Row(row: $0, log: log) } }
      }
    }
    let model = Model(30)
    let log = EventRecorder()
    let host = try window(height: 3_000) { Root(model: model, log: log) }
    _ = log.take()
    host.change { model.rows.insert(Model.Row(100), at: 7) }
    #expect(log.take() == ["100"])
    host.change { model.rows.remove(at: 3) }
    #expect(log.take() == [])
    host.change { model.rows.reverse() }
    #expect(log.take() == [])
    #expect(host.labels.first == "row 29")
  }

  @Test("A resized window lays out anew; the same size does nothing")
  func resize() throws {
    let log = EventRecorder()
    struct Body: View {
      let log: EventRecorder
      var body: some View {
        let _ = log.note("body")
        Color.red.accessibilityLabel("a")
      }
    }
    let host = try window { Body(log: log) }
    _ = log.take()
    host.change { host.graph.resize(to: HostWindow(size: CGSize(width: 300, height: 50))) }
    #expect(host.frame("a") == frame(0, 0, 300, 50))
    #expect(log.take() == [])
    host.graph.resize(to: HostWindow(size: CGSize(width: 300, height: 50)))
    #expect(!host.graph.needsUpdate)
  }

  @Test("Deep nesting ends in a result")
  func depth() throws {
    var view = AnyView(Text("deep"))
    for level in 0..<150 { view = level % 2 == 0 ? AnyView(VStack { view }) : AnyView(view.padding(0.1)) }
    let root: AnyView = view
    #expect(try window { root }.labels == ["deep"])
  }
}
