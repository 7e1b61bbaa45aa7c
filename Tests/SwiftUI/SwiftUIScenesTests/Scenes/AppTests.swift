import Diagnostics
import HostHeadless
import HostInterface
import Observation
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Programs: their state, their scenes and windows, unseen.
@MainActor
@Suite("Apps and scenes", .serialized)
struct AppTests {
  /// What tests hand to programs, which have no initializer with arguments.
  private final class Remote {
    static var current = Remote()
    var open: OpenWindowAction?
    var dismiss: DismissWindowAction?
    var add: () -> Void = {}
    var log: [String] = []
  }

  private func run<A: App>(_ type: A.Type) throws -> (HeadlessApplication, Remote) {
    Remote.current = Remote()
    return (try HeadlessApplication(type), Remote.current)
  }

  private struct Grip: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.scenePhase) private var phase
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
    let name: String
    var body: some View {
      Text("\(name) \(supportsMultipleWindows ? "of several" : "alone")")
        .onAppear {
          Remote.current.open = openWindow
          Remote.current.dismiss = dismissWindow
          Remote.current.log.append("\(name) appears")
        }
        .onDisappear { Remote.current.log.append("\(name) disappears") }
        .onChange(of: phase) { Remote.current.log.append("\(name) is \(phase)") }
    }
  }

  private struct Notes: App {
    var body: some Scene {
      WindowGroup("Notes", id: "notes") { Grip(name: "note") }
        .defaultSize(width: 300, height: 200)
      Window("Inspector", id: "inspector") { Grip(name: "inspector") }
      WindowGroup("Entry", for: Int.self) { $number in Grip(name: "entry \(number ?? -1)") }
    }
  }

  @Test("The first scene opens by itself, in a window of its default size")
  func first() throws {
    let (app, remote) = try run(Notes.self)
    #expect(app.windows.map(\.scene.title) == ["Notes"])
    #expect(app.front?.graph.size == CGSize(width: 300, height: 200))
    #expect(app.front?.labels == ["note of several"])
    #expect(remote.log == ["note appears", "note is active"])
  }

  @Test("A group opens as many windows as are asked for, a single window comes to the front")
  func groups() throws {
    let (app, remote) = try run(Notes.self)
    remote.open?(id: "notes")
    remote.open?(id: "inspector")
    remote.open?(id: "notes")
    app.update()
    #expect(app.windows.map(\.scene.title) == ["Notes", "Notes", "Inspector", "Notes"])
    remote.open?(id: "inspector")
    #expect(app.windows.map(\.scene.title) == ["Notes", "Notes", "Notes", "Inspector"])
    #expect(app.windows.map(\.scene.phase) == [.inactive, .inactive, .inactive, .active])
  }

  @Test("A value opens its window once, and another value another")
  func values() throws {
    let (app, remote) = try run(Notes.self)
    remote.open?(value: 7)
    remote.open?(value: 8)
    remote.open?(value: 7)
    app.update()
    #expect(app.windows.map(\.host.labels) == [["note of several"], ["entry 8 of several"], ["entry 7 of several"]])
    remote.dismiss?(value: 8)
    #expect(app.windows.count == 2)
  }

  @Test("A window dismisses itself, or others by id; their views end")
  func dismissing() throws {
    let (app, remote) = try run(Notes.self)
    remote.open?(id: "inspector")
    app.update()
    remote.log = []
    remote.dismiss?()
    #expect(app.windows.map(\.scene.title) == ["Notes"])
    #expect(remote.log == ["inspector disappears"])
    remote.open?(id: "notes")
    remote.dismiss?(id: "notes")
    #expect(app.windows.isEmpty)
  }

  @Test("An unknown id opens nothing and says which there are")
  func unknown() throws {
    let (app, remote) = try run(Notes.self)
    let warnings: [String] = warnings { remote.open?(id: "nots") }
    #expect(app.windows.count == 1)
    #expect(warnings.count == 1 && warnings[0].contains("notes, inspector"))
  }

  @Test("The phase of a scene follows its window")
  func phases() throws {
    let (app, remote) = try run(Notes.self)
    remote.open?(id: "inspector")
    app.update()
    #expect(remote.log.contains("note is inactive"))
  }

  // MARK: - State of the program

  @Observable final class Library {
    var books: [String] = ["Dune"]
  }

  private struct Shared: App {
    @State private var count = 1
    @State private var library = Library()
    var body: some Scene {
      WindowGroup(count > 2 ? "Many" : "Few") {
        VStack {
          Counter(count: $count)
          Shelf()
        }
        .onAppear {
          Remote.current.add = { library.books.append("Emma") }
        }
      }
      .environment(library)
    }
  }

  private struct Counter: View {
    @Binding var count: Int
    var body: some View {
      Button("Count \(count)") { count += 1 }
    }
  }

  private struct Shelf: View {
    @Environment(Library.self) private var library
    var body: some View { Text(library.books.joined(separator: ", ")) }
  }

  @Test("Views change the state of the program by a binding, and all see it")
  func sharedState() throws {
    let (app, _) = try run(Shared.self)
    let window = try #require(app.front)
    #expect(window.labels == ["Count 1", "Dune"])
    #expect(window.activate("Count 1"))
    app.update()
    #expect(window.labels == ["Count 2", "Dune"])
    #expect(window.activate("Count 2"))
    app.update()
    #expect(window.labels == ["Count 3", "Dune"])
    #expect(app.windows.map(\.scene.title) == ["Many"])
  }

  @Test("An observable object of the program reaches views through the environment of the scene")
  func sharedObject() throws {
    let (app, remote) = try run(Shared.self)
    remote.add()
    app.update()
    #expect(app.front?.labels == ["Count 1", "Dune, Emma"])
  }

  private struct Optional: App {
    @State private var hasTools = false
    var body: some Scene {
      Window("Main", id: "main") {
        Button("Toggle") { hasTools.toggle() }.onAppear { Remote.current.log.append("main") }
        Grip(name: "main")
      }
      Tools(isShown: hasTools)
    }
  }

  /// A scene of one's own, with state of its own.
  private struct Tools: Scene {
    let isShown: Bool
    @State private var uses = 0
    var body: some Scene {
      Window(isShown ? "Shown tools" : "Tools", id: "tools") {
        Button("Use \(uses)") { uses += 1 }
      }
    }
  }

  @Test("A scene of one's own has a body and state, and follows what it is given")
  func ownScene() throws {
    let (app, remote) = try run(Optional.self)
    let main = try #require(app.front)
    remote.open?(id: "tools")
    app.update()
    let tools = try #require(app.front)
    #expect(tools.labels == ["Use 0"])
    #expect(tools.activate("Use 0"))
    app.update()
    #expect(tools.labels == ["Use 1"])
    #expect(main.activate("Toggle"))
    app.update()
    #expect(app.windows.last?.scene.title == "Shown tools")
    #expect(tools.labels == ["Use 1"])
  }
}
