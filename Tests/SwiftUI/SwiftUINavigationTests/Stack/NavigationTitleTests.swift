import AccessibilityTree
import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import ViewTestSupport

@MainActor @Suite struct NavigationTitleTests {
  final class Model: ObservableObject {
    @Published var name = "Draft"
    @Published var isHidden = false
  }

  private func host(
    _ idiom: Idiom = .phone, height: CGFloat = 400, @ViewBuilder _ root: () -> some View
  ) throws -> HeadlessHost {
    try window(width: 393, height: height, settings: NavigationStackTests.settings(idiom), root: root)
  }

  @Test("The title is a heading: large on a phone, in the bar on a desktop (97)")
  func heading() throws {
    for idiom in [Idiom.phone, .desktop] {
      let host = try host(idiom) {
        NavigationStack { Text("Content").navigationTitle("Chapters").navigationSubtitle("All of them") }
      }
      let title: AccessibilityNode = try #require(host.element("Chapters"))
      #expect(title.properties.traits.contains(.isHeader))
      #expect(host.labels.contains("All of them"))
      let frame: CGRect = try #require(host.frame("Chapters"))
      #expect(idiom == .phone ? frame.minY >= 44 : frame.maxY <= 44)
    }
  }

  @Test("An inline title stands in the middle of the bar, and pushed screens have titles as the one below (108)")
  func displayModes() throws {
    let host = try host {
      NavigationStack {
        NavigationLink("On") { Text("Second").navigationTitle("Pushed") }
          .navigationTitle("First")
          .navigationBarTitleDisplayMode(.inline)
      }
    }
    let frame: CGRect = try #require(host.frame("First"))
    #expect(abs(frame.midX - 196.5) <= 1 && frame.maxY <= 44)
    #expect(host.activate("On"))
    host.finishAnimations()
    #expect(try #require(host.frame("Pushed")).maxY <= 44)
  }

  private struct Scrolled: View {
    var body: some View {
      NavigationStack {
        ScrollView { Color.red.frame(height: 2000).accessibilityLabel("Long") }
          .navigationTitle("Collapsing")
      }
    }
  }

  @Test("A large title goes under the bar as the content is scrolled, and the small one comes")
  func collapsing() throws {
    let host = try host { Scrolled() }
    #expect(try #require(host.frame("Collapsing")).minY >= 44)
    #expect(try #require(host.frame("Long")).minY == 96)
    host.drag(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 150), duration: .seconds(1))
    host.finishAnimations()
    #expect(try #require(host.frame("Collapsing")).maxY <= 44)
    #expect(host.labels.count { $0 == "Collapsing" } == 1)
  }

  private struct Renamed: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationStack {
        Text("Content").navigationTitle($model.name).navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  @Test("A title that is bound can be edited in the bar (106)")
  func editing() throws {
    let model = Model()
    let host = try host(.desktop) { Renamed(model: model) }
    host.change { model.name = "Letter" }
    #expect(host.labels.contains("Letter"))
    #expect(host.activate("Letter"))
    host.update()
    #expect(host.elements.contains { $0.properties.editing != nil })
  }

  private struct Hiding: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationStack {
        NavigationLink("On") {
          Text("Second").navigationBarBackButtonHidden(true).navigationBarTitle("Pushed", displayMode: .inline)
        }
        .navigationBarHidden(model.isHidden)
        .navigationBarTitle("First")
      }
    }
  }

  @Test("The bar and the back button can be hidden (107)")
  func hiding() throws {
    let model = Model()
    let host = try host { Hiding(model: model) }
    #expect(host.labels == ["First", "On"])
    host.change { model.isHidden = true }
    #expect(host.labels == ["On"])
    #expect(host.activate("On"))
    host.finishAnimations()
    #expect(host.labels == ["Pushed", "Second"])
  }
}
