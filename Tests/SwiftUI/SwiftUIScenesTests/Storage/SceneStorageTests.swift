import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Scene storage", .serialized)
struct SceneStorageTests {
  enum Tab: String { case home, search }

  struct Root: View {
    let remote: Remote<Int>
    let tabs: Remote<Tab>
    @SceneStorage("row") private var row = 0
    @SceneStorage("tab") private var tab: Tab = .home
    @SceneStorage("note") private var note: String?
    var body: some View {
      Text("\(row) \(tab.rawValue) \(note ?? "-")").handing($row, to: remote).handing($tab, to: tabs)
    }
  }

  private func scene(_ remote: Remote<Int>, _ tabs: Remote<Tab>, _ state: SceneStateMemory) throws -> HeadlessHost {
    try HeadlessHost(root: Root(remote: remote, tabs: tabs), sceneState: state)
  }

  @Test("A scene gets its state back from the host; another scene has its own")
  func restores() throws {
    let remote = Remote<Int>()
    let tabs = Remote<Tab>()
    let state = SceneStateMemory()
    do {
      let host = try scene(remote, tabs, state)
      #expect(host.labels == ["0 home -"])
      host.change {
        remote.value = 3
        tabs.value = .search
      }
      #expect(host.labels == ["3 search -"])
    }
    #expect(state.values == ["row": .int(3), "tab": .string("search")])
    let next = try scene(Remote<Int>(), Remote<Tab>(), state)
    #expect(next.labels == ["3 search -"])
    let other = try scene(Remote<Int>(), Remote<Tab>(), SceneStateMemory())
    #expect(other.labels == ["0 home -"])
  }

  @Test("Views of a scene that name the same key share it, and only they run (G3)")
  func shares() throws {
    struct Reader: View {
      let log: EventRecorder
      @SceneStorage("shared") private var value = 1
      var body: some View {
        let _ = log.note("reader")
        Text("\(value)")
      }
    }
    struct Writer: View {
      let remote: Remote<Int>
      let log: EventRecorder
      @SceneStorage("shared") private var value = 1
      var body: some View {
        let _ = log.note("writer")
        Color.red.handing($value, to: remote)
      }
    }
    let remote = Remote<Int>()
    let log = EventRecorder()
    let host = try window {
      VStack {
        Reader(log: log)
        Writer(remote: remote, log: log)
      }
    }
    _ = log.take()
    host.change { remote.value = 2 }
    #expect(host.labels == ["2"])
    #expect(log.take() == ["reader"])
  }

  @Test("A scene's stored values survive a round through a file, for every type")
  func coding() throws {
    let values: [String: StoredValue] = [
      "a": .bool(true), "b": .int(-1), "c": .double(0.5), "d": .string("é"), "e": .data(Data([0, 255])),
      "f": .date(Date(timeIntervalSince1970: 1)), "g": .url(URL(fileURLWithPath: "/a")),
    ]
    let data = try JSONEncoder().encode(values)
    let read = try JSONDecoder().decode([String: StoredValue].self, from: data)
    #expect(read == values)
    struct All: View {
      @SceneStorage("a") private var a = false
      @SceneStorage("b") private var b: Int?
      @SceneStorage("c") private var c = 0.0
      @SceneStorage("d") private var d = ""
      @SceneStorage("e") private var e: Data?
      @SceneStorage("f") private var f = Date.distantPast
      @SceneStorage("g") private var g: URL?
      var body: some View {
        Text(verbatim: "\(a) \(b ?? 0) \(c) \(d) \(e?.count ?? 0) \(f.timeIntervalSince1970) \(g?.path ?? "")")
      }
    }
    let host = try HeadlessHost(root: All(), sceneState: SceneStateMemory(read))
    #expect(host.labels == ["true -1 0.5 é 2 1.0 /a"])
  }

  @Test("Outside of a view there is no scene: the default value, and writes change nothing")
  func outside() {
    @SceneStorage("x") var value = 4
    value = 5
    #expect(value == 4)
    #expect($value.wrappedValue == 4)
  }
}
