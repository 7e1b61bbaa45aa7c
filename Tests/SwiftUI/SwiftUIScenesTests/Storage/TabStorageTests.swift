import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import ViewTestSupport

/// What a person changes about tabs, kept by the app and by a scene.
@MainActor
@Suite("Storage of tabs", .serialized)
struct TabStorageTests {
  struct Kept: View {
    @AppStorage("tabs") private var tabs: TabViewCustomization

    var body: some View { Tabs(customization: $tabs) }
  }

  struct KeptByScene: View {
    @SceneStorage("tabs") private var tabs: TabViewCustomization

    var body: some View { Tabs(customization: $tabs) }
  }

  struct Tabs: View {
    let customization: Binding<TabViewCustomization>

    var body: some View {
      TabView {
        Tab("A", systemImage: "star") { Text("1") }.customizationID("a")
        Tab("B", systemImage: "star") { Text("2") }.customizationID("b")
        Tab("C", systemImage: "star") { Text("3") }.customizationID("c")
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewCustomization(customization)
    }
  }

  func open<Content: View>(_ content: Content) throws -> HeadlessHost {
    var settings = HostSettings()
    settings.idiom = .desktop
    return try window(width: 700, height: 500, settings: settings) { content }
  }

  func tabs(_ host: HeadlessHost) -> [String] {
    host.elements.filter { $0.properties.role == .tab }.map(\.label)
  }

  func moveUp(_ label: String, in host: HeadlessHost) throws {
    let tab = try #require(host.element(label))
    host.send(.accessibilityAction(element: tab.id, action: .showMenu))
    host.finishAnimations()
    #expect(host.activate("Move Up"))
    host.finishAnimations()
  }

  @Test("The order of tabs in app storage is that of the next run and of the other window (116)")
  func apps() throws {
    let store = EphemeralDefaults()
    let first = try open(Kept().defaultAppStorage(store))
    let second = try open(Kept().defaultAppStorage(store))
    #expect(tabs(first) == ["A", "B", "C"])
    try moveUp("C", in: first)
    #expect(tabs(first) == ["A", "C", "B"])
    second.update()
    #expect(tabs(second) == ["A", "C", "B"])
    #expect(tabs(try open(Kept().defaultAppStorage(store))) == ["A", "C", "B"])
    #expect(tabs(try open(Kept().defaultAppStorage(EphemeralDefaults()))) == ["A", "B", "C"])
  }

  @Test("The order of tabs in scene storage is that of one scene (116)")
  func scenes() throws {
    let first = try open(KeptByScene())
    let second = try open(KeptByScene())
    try moveUp("B", in: first)
    second.update()
    #expect(tabs(first) == ["B", "A", "C"] && tabs(second) == ["A", "B", "C"])
  }

  @Test("What cannot be read as an order of tabs is the order of the source")
  func nonsense() throws {
    let store = EphemeralDefaults()
    store.set(Data("no tabs".utf8), forKey: "tabs")
    #expect(tabs(try open(Kept().defaultAppStorage(store))) == ["A", "B", "C"])
  }
}
