import Combine
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import SwiftUIScenes
import Testing
import ViewTestSupport

/// What modifiers of scenes do with the program, its windows and their environment.
@MainActor
@Suite("Modifiers of scenes", .serialized)
struct SceneModifierTests {
  private final class Remote {
    static var log: [String] = []
    static var open: OpenWindowAction?
    static var openSettings: OpenSettingsAction?
    static var add: () -> Void = {}

    static func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private struct Grip: View {
    let name: String
    @Environment(\.openWindow) private var openWindow
    @Environment(\.openSettings) private var openSettings
    @Environment(\.layoutDirection) private var direction
    var body: some View {
      Text(direction == .rightToLeft ? "\(name) mirrored" : name)
        .onAppear {
          Remote.open = openWindow
          Remote.openSettings = openSettings
        }
        .onOpenURL { Remote.log.append("\(name) opens \($0.absoluteString)") }
    }
  }

  private func run<A: App>(_ type: A.Type) throws -> HeadlessApplication {
    Remote.log = []
    return try HeadlessApplication(type)
  }

  // MARK: - Opening

  private struct Launches: App {
    var body: some Scene {
      Settings { Text("Settings") }
      Window("Suppressed", id: "suppressed") { Grip(name: "suppressed") }.defaultLaunchBehavior(.suppressed)
      WindowGroup("First", id: "first") { Grip(name: "first") }.defaultLaunchBehavior(.automatic)
      WindowGroup("Other", id: "other") { Grip(name: "other") }
      Window("Presented", id: "presented") { Grip(name: "presented") }.defaultLaunchBehavior(.presented)
    }
  }

  @Test("The first scene that may opens, and those that ask for it; settings open by their action alone, once")
  func launching() throws {
    let app = try run(Launches.self)
    #expect(app.windows.map(\.scene.title) == ["Presented", "First"])
    Remote.openSettings?()
    Remote.openSettings?()
    app.update()
    #expect(app.windows.map(\.scene.title) == ["Presented", "First", "Settings"])
    #expect(app.windows.last?.scene.item.options.resizability == .contentSize)
  }

  private struct NoSettings: App {
    var body: some Scene {
      WindowGroup {
        Grip(name: "first")
        SettingsLink()
        SettingsLink { Text("Own label") }
      }
    }
  }

  private struct Linked: App {
    var body: some Scene {
      WindowGroup { SettingsLink() }
      Settings { Text("Nothing to set") }
    }
  }

  @Test("A settings link opens the settings; without any the action says so")
  func settingsLink() throws {
    let app = try run(NoSettings.self)
    #expect(app.front?.labels.suffix(2) == ["Settings…", "Own label"])
    let warnings: [String] = warnings { Remote.openSettings?() }
    #expect(warnings.count == 1 && warnings[0].contains("add Settings"))
    let linked = try run(Linked.self)
    try #require(linked.front).tap("Settings…")
    linked.update()
    #expect(linked.front?.labels.contains("Nothing to set") == true)
  }

  // MARK: - Addresses

  private struct Addresses: App {
    var body: some Scene {
      WindowGroup("Main", id: "main") { Grip(name: "main") }
      WindowGroup("Notes", id: "notes") {
        Grip(name: "notes").handlesExternalEvents(preferring: ["pinned"], allowing: ["note"])
      }
      .handlesExternalEvents(matching: ["note:"])
      Window("None", id: "none") { Grip(name: "none") }.handlesExternalEvents(matching: [])
    }
  }

  @Test("An address goes to the window that prefers it, to an open one of its scene that allows it, or to a new one")
  func addresses() throws {
    let app = try run(Addresses.self)
    func open(_ address: String) {
      app.app.open(URL(string: address)!)
      app.update()
    }
    open("https://example.com")
    #expect(Remote.take() == ["main opens https://example.com"])
    open("note:1")
    #expect(Remote.take() == ["notes opens note:1"])
    #expect(app.windows.map(\.scene.title) == ["Main", "Notes"])
    open("note:2")
    #expect(Remote.take() == ["notes opens note:2"] && app.windows.count == 2)
    open("other:pinned")
    #expect(Remote.take() == ["notes opens other:pinned"])
    open("other:x")
    #expect(Remote.take() == ["main opens other:x"] && app.windows.last?.scene.title == "Main")
  }

  // MARK: - Changes and environment

  private final class Store: ObservableObject {
    @Published var name = "Ada"
  }

  private struct Reader: View {
    @EnvironmentObject private var store: Store
    @AppStorage("scene modifier word") private var word = "none"
    var body: some View {
      Grip(name: "\(store.name) \(word)").onAppear { Remote.add = { store.name += "!" } }
    }
  }

  private struct Environments: App {
    @StateObject private var store = Store()
    @State private var defaults = UserDefaults(suiteName: "scene-modifier-tests")!
    var body: some Scene {
      WindowGroup { Reader() }
        .environmentObject(store)
        .transformEnvironment(\.layoutDirection) { $0 = .rightToLeft }
        .defaultAppStorage(defaults)
    }
  }

  @Test("Objects, changed values and storage of a scene reach its views")
  func environment() throws {
    let defaults: UserDefaults = UserDefaults(suiteName: "scene-modifier-tests")!
    defaults.set("kept", forKey: "scene modifier word")
    defer { defaults.removePersistentDomain(forName: "scene-modifier-tests") }
    let app = try run(Environments.self)
    #expect(app.front?.labels == ["Ada kept mirrored"])
    Remote.add()
    app.update()
    #expect(app.front?.labels == ["Ada! kept mirrored"])
  }

  private struct Changes: App {
    @State private var count = 0
    @Environment(\.scenePhase) private var phase
    var body: some Scene {
      WindowGroup { Button("Count") { count += 1 } }
        .onChange(of: count) { old, new in Remote.log.append("\(old) to \(new)") }
        .onChange(of: count, initial: true) { Remote.log.append("changed") }
        .onChange(of: phase) { Remote.log.append("\(phase)") }
    }
  }

  @Test("A scene's action runs when its value changes, at first where that is asked for; its phase is the program's")
  func changes() throws {
    let app = try run(Changes.self)
    app.update()
    #expect(Remote.take().contains("changed"))
    try #require(app.front).tap("Count")
    app.update()
    #expect(Set(Remote.take()) == ["0 to 1", "changed"])
    app.windows.first?.scene.setPhase(.background)
    app.update()
    #expect(Remote.take() == ["background"])
  }

  @available(*, deprecated)
  private struct OlderChange: App {
    @State private var count = 0
    var body: some Scene {
      WindowGroup { Button("Count") { count += 1 } }
        .onChange(of: count, perform: { Remote.log.append("now \($0)") })
    }
  }

  @available(*, deprecated)
  @Test("The older form of a change gets the new value")
  func olderChange() throws {
    let app = try run(OlderChange.self)
    try #require(app.front).tap("Count")
    app.update()
    #expect(Remote.take() == ["now 1"])
  }

  // MARK: - Looks

  private struct Grouped: App {
    var body: some Scene {
      Group {
        WindowGroup("One", id: "one") { Grip(name: "one") }
        Window("Two", id: "two") { Text("two") }
      }
      .defaultSize(width: 120, height: 80)
    }
  }

  @Test("A group of scenes gives its modifiers to each of them")
  func group() throws {
    let app = try run(Grouped.self)
    Remote.open?(id: "two")
    app.update()
    #expect(app.windows.map(\.host.graph.size) == [CGSize(width: 120, height: 80), CGSize(width: 120, height: 80)])
  }

  private struct Styles: App {
    var body: some Scene {
      WindowGroup(id: "a") { Grip(name: "a") }.windowStyle(.plain)
      WindowGroup(id: "b") { Text("b") }.windowStyle(.hiddenTitleBar).windowToolbarStyle(.unified(showsTitle: false))
      WindowGroup(id: "c") { Text("c") }.windowStyle(.titleBar).windowToolbarStyle(.unifiedCompact(showsTitle: true))
      WindowGroup(id: "d") { Text("d") }.windowStyle(.automatic).windowToolbarStyle(.expanded)
      WindowGroup(id: "e") { Text("e") }.windowToolbarStyle(.unified).restorationBehavior(.disabled)
      WindowGroup(id: "f") { Text("f") }.windowToolbarStyle(.unifiedCompact).windowLevel(.floating)
      WindowGroup(id: "g") { Text("g") }.windowToolbarStyle(.automatic).windowManagerRole(.principal)
    }
  }

  @Test("A plain window has no frame, others have the desktop's")
  func styles() throws {
    let app = try run(Styles.self)
    for id in ["b", "c", "d", "e", "f", "g"] { Remote.open?(id: id) }
    app.update()
    #expect(app.windows.map(\.scene.item.options.isDecorated) == [false, true, true, true, true, true, true])
    #expect(PlainWindowStyle()._look.isDecorated == false && DefaultWindowStyle()._look.isDecorated)
    #expect(TitleBarWindowStyle()._look.isDecorated && HiddenTitleBarWindowStyle()._look.isDecorated)
  }

  @Test("Behaviours, levels and roles are told apart")
  func values() {
    #expect(Set([SceneRestorationBehavior.automatic, .disabled]).count == 2)
    #expect(Set([WindowLevel.automatic, .normal, .floating, .desktop]).count == 4)
    #expect(Set([WindowManagerRole.automatic, .principal, .associated]).count == 3)
    #expect(Set([SceneLaunchBehavior.automatic, .presented, .suppressed]).count == 3)
  }
}
