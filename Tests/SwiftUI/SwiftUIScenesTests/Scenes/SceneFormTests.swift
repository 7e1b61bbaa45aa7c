import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import SwiftUIScenes
import Testing
import ViewTestSupport

/// Each form of scenes and of their modifiers.
@MainActor
@Suite("Forms of scenes", .serialized)
struct SceneFormTests {
  private final class Remote {
    static var open: OpenWindowAction?
    static var dismiss: DismissWindowAction?
  }

  private struct Grip: View {
    let name: String
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
      Text(isEnabled ? name : "\(name) off").onAppear {
        Remote.open = openWindow
        Remote.dismiss = dismissWindow
      }
    }
  }

  private struct Groups: App {
    private let text: String = "By string"
    var body: some Scene {
      WindowGroup { Grip(name: "plain") }
      WindowGroup(id: "a") { Grip(name: "a") }
      WindowGroup(Text("By text"), id: "b") { Grip(name: "b") }
      WindowGroup("By key", id: "c") { Grip(name: "c") }
      WindowGroup(text, id: "d") { Grip(name: "d") }
      Window(Text("Window by text"), id: "e") { Grip(name: "e") }
      Window("Window by key", id: "f") { Grip(name: "f") }
      Window(text, id: "g") { Grip(name: "g") }
    }
  }

  @Test("Groups and windows by id, with titles of each kind")
  func ids() throws {
    let app = try HeadlessApplication(Groups.self)
    for id in ["a", "b", "c", "d", "e", "f", "g"] { Remote.open?(id: id) }
    app.update()
    #expect(app.windows.map { $0.host.labels.first } == ["plain", "a", "b", "c", "d", "e", "f", "g"])
    #expect(
      app.windows.dropFirst(2).map(\.scene.title) == [
        "By text", "By key", "By string", "Window by text", "Window by key", "By string",
      ])
  }

  private struct Titles: App {
    private let text: String = "By string"
    var body: some Scene {
      WindowGroup("By key") { Grip(name: "a") }
      WindowGroup(Text("By text")) { Grip(name: "b") }
      WindowGroup(text) { Grip(name: "c") }
    }
  }

  @Test("The first scene with a title opens under it")
  func titles() throws {
    #expect(try HeadlessApplication(Titles.self).windows.map(\.scene.title) == ["By key"])
  }

  private struct Values: App {
    private let text: String = "By string"
    var body: some Scene {
      WindowGroup { Grip(name: "first") }
      WindowGroup(for: Int.self) { $value in Grip(name: "a\(value ?? 0)") }
      WindowGroup(id: "b", for: Int8.self) { $value in Grip(name: "b\(value ?? 0)") }
      WindowGroup(Text("Text"), id: "c", for: Int16.self) { $value in Grip(name: "c\(value ?? 0)") }
      WindowGroup("Key", id: "d", for: Int32.self) { $value in Grip(name: "d\(value ?? 0)") }
      WindowGroup(text, id: "e", for: Int64.self) { $value in Grip(name: "e\(value ?? 0)") }
      WindowGroup(Text("Text"), for: UInt8.self) { $value in Grip(name: "f\(value ?? 0)") }
      WindowGroup("Key", for: UInt16.self) { $value in Grip(name: "g\(value ?? 0)") }
      WindowGroup(text, for: UInt32.self) { $value in Grip(name: "h\(value ?? 0)") }
    }
  }

  @Test("Groups for values of their types")
  func values() throws {
    let app = try HeadlessApplication(Values.self)
    Remote.open?(value: Int(1))
    Remote.open?(id: "b", value: Int8(2))
    Remote.open?(value: Int16(3))
    Remote.open?(value: Int32(4))
    Remote.open?(value: Int64(5))
    Remote.open?(value: UInt8(6))
    Remote.open?(value: UInt16(7))
    Remote.open?(value: UInt32(8))
    app.update()
    let shown: [String?] = app.windows.dropFirst().map { $0.host.labels.first }
    #expect(shown == ["a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8"])
    Remote.dismiss?(id: "b", value: Int8(2))
    #expect(app.windows.count == 8)
  }

  private struct Defaults: App {
    var body: some Scene {
      WindowGroup(for: Int.self) { $value in
        Button("a\(value)") { value += 1 }
        Grip(name: "grip")
      } defaultValue: {
        40
      }
      WindowGroup(id: "b", for: Int8.self) { $value in
        Grip(name: "b\(value)")
      } defaultValue: {
        41
      }
      WindowGroup(Text("C"), id: "c", for: Int16.self) { $value in
        Grip(name: "c\(value)")
      } defaultValue: {
        42
      }
      WindowGroup(Text("D"), for: Int32.self) { $value in
        Grip(name: "d\(value)")
      } defaultValue: {
        43
      }
    }
  }

  @Test("A window without a value has the default one, which its views change")
  func defaults() throws {
    let app = try HeadlessApplication(Defaults.self)
    let first = try #require(app.front)
    #expect(first.labels == ["a40", "grip"])
    #expect(first.activate("a40"))
    app.update()
    #expect(first.labels == ["a41", "grip"])
    Remote.open?(id: "b")
    Remote.open?(id: "c")
    Remote.open?(value: Int32(5))
    app.update()
    #expect(app.windows.dropFirst().map { $0.host.labels.first } == ["b41", "c42", "d5"])
  }

  private struct Modified: App {
    var body: some Scene {
      WindowGroup("First") { Grip(name: "a") }
        .defaultSize(CGSize(width: 320, height: 240))
        .defaultPosition(.topLeading)
        .windowResizability(.contentSize)
        .environment(\.isEnabled, false)
      Window("Second", id: "b") { Grip(name: "b") }.windowResizability(.contentMinSize)
      Window("Third", id: "c") { Grip(name: "c") }.windowResizability(.automatic)
    }
  }

  @Test("Modifiers of scenes reach their windows: size, place, limits and environment")
  func modifiers() throws {
    let app = try HeadlessApplication(Modified.self)
    Remote.open?(id: "b")
    Remote.open?(id: "c")
    app.update()
    let options: [WindowOptions] = app.windows.map(\.scene.item.options)
    #expect(app.windows[0].host.graph.size == CGSize(width: 320, height: 240))
    #expect(options[0].defaultPosition == .topLeading)
    #expect(options.map(\.resizability) == [.contentSize, .contentMinSize, .automatic])
    #expect(options.map(\.resizability.hasMaximum) == [true, false, false])
    #expect(app.windows.map { $0.host.labels.first } == ["a off", "b", "c"])
  }
}
