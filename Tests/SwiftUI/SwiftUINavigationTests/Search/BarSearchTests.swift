import AccessibilityTree
import CoreGraphics
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// The search field of a screen, which stands in the screen's bar.
@MainActor
@Suite("Search in bars")
struct BarSearchTests {
  private struct Fruits: View {
    let placement: SearchFieldPlacement
    let remote: Remote<String>
    @State private var text = ""

    init(_ placement: SearchFieldPlacement = .automatic, _ remote: Remote<String> = Remote()) {
      self.placement = placement
      self.remote = remote
    }

    var body: some View {
      NavigationStack {
        VStack {
          ForEach(["Apple", "Banana"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
          NavigationLink("More") { Text("Next").navigationTitle("Second") }
        }
        .navigationTitle("Fruits")
        .navigationBarTitleDisplayMode(.inline)
        .searchable(text: $text, placement: placement)
        .handing($text, to: remote)
      }
    }
  }

  @Test("On the desktop the field stands at the end of the bar, on the phone in a row below the title")
  func places() throws {
    let desktop = try searchWindow(.desktop) { Fruits() }
    let title = try #require(desktop.frame("Fruits"))
    let field = try #require(desktop.frame("Search"))
    #expect(abs(field.midY - title.midY) < 8 && field.minX > title.maxX && field.maxX <= 400)
    let phone = try searchWindow(.phone) { Fruits() }
    let below = try #require(phone.frame("Search"))
    #expect(below.minY >= (try #require(phone.frame("Fruits"))).maxY && below.width > 300)
    #expect(below.maxY <= (try #require(phone.frame("Apple"))).minY)
  }

  @Test("There is one field, it filters the screen, and the title makes room for it on the phone")
  func searching() throws {
    let remote = Remote<String>()
    let host = try searchWindow(.phone) { Fruits(.automatic, remote) }
    #expect(host.elements.count { $0.role == .searchField } == 1)
    host.change { _ = host.activate("Search") }
    #expect(!host.labels.contains("Fruits"))
    host.change { host.type("Ban") }
    #expect(remote.value == "Ban" && host.labels.contains("Banana") && !host.labels.contains("Apple"))
    #expect(host.elements.count { $0.role == .searchField } == 1)
  }

  @Test("A field in the middle takes the title's place, and a screen that is pushed has no field of the one before")
  func middle() throws {
    let host = try searchWindow(.desktop) { Fruits(.toolbarPrincipal) }
    #expect(abs((try #require(host.frame("Search"))).midX - 200) < 60 && !host.labels.contains("Fruits"))
    host.change { _ = host.activate("More") }
    host.finishAnimations()
    #expect(host.labels.contains("Next") && host.element("Search") == nil)
  }

  @Test("The search of a view around a stack stands in the bar of its first screen, and not in that of a sheet")
  func outer() throws {
    struct Main: View {
      @State private var text = ""
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          Button("Present") { isShown = true }.navigationTitle("First").navigationBarTitleDisplayMode(.inline)
            .sheet(isPresented: $isShown) { NavigationStack { Text("Inside").navigationTitle("Sheet") } }
        }
        .searchable(text: $text)
      }
    }
    let host = try searchWindow(.desktop) { Main() }
    let field = try #require(host.frame("Search"))
    #expect(abs(field.midY - (try #require(host.frame("First"))).midY) < 8)
    host.change { _ = host.activate("Present") }
    host.finishAnimations()
    #expect(host.labels.contains("Inside") && host.element("Search") == nil)
  }

  @Test("A search that is minimized is a button; pressing it brings the field with the focus")
  func minimized() throws {
    struct Main: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          Text("Content").navigationTitle("First").searchable(text: $text).searchToolbarBehavior(.minimize)
        }
      }
    }
    let host = try searchWindow(.desktop) { Main() }
    #expect(host.elements.contains { $0.role == .button && $0.label == "Search" })
    #expect(!host.elements.contains { $0.role == .searchField })
    host.change { _ = host.activate("Search") }
    host.finishAnimations()
    #expect(host.elements.contains { $0.role == .searchField })
    host.change { host.type("x") }
    #expect(host.elements.first { $0.role == .searchField }?.properties.value == "x")
  }
}
