import AccessibilityTree
import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import ViewTestSupport

@MainActor @Suite struct ToolbarTests {
  final class Model: ObservableObject {
    @Published var isEditing = false
    @Published var count = 0
    @Published var hidesBar = false
  }

  private struct EditingItems: ToolbarContent {
    @Binding var count: Int
    @State private var own = 0

    init(count: Binding<Int>) { _count = count }

    var body: some ToolbarContent {
      ToolbarItem(placement: .confirmationAction) {
        Button("Save \(count) \(own)") {
          own += 1
          count += 1
        }
      }
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
    }
  }

  private struct Screen: View {
    @ObservedObject var model: Model

    var body: some View {
      NavigationStack {
        Text("Content")
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Trailing", systemImage: "plus") {} }
            ToolbarItemGroup(placement: .bottomBar) {
              Button("Left") {}
              Spacer()
              Button("Right") {}
            }
            ToolbarItem(placement: .status) { Text("Idle") }
            if model.isEditing {
              EditingItems(count: $model.count)
            } else {
              ToolbarItem(placement: .topBarLeading) { Button("Edit") { model.isEditing = true } }
            }
          }
          .toolbar(model.hidesBar ? .hidden : .visible, for: .bottomBar)
      }
    }
  }

  private func host(_ idiom: Idiom = .phone, @ViewBuilder _ root: () -> some View) throws -> HeadlessHost {
    try window(width: 393, height: 500, settings: NavigationStackTests.settings(idiom), root: root)
  }

  @Test("Items stand where their placements say, whatever their order")
  func placements() throws {
    let host = try host { Screen(model: Model()) }
    let frames: [String: CGRect] = Dictionary(
      uniqueKeysWithValues: try ["Edit", "Title", "Trailing", "Left", "Idle", "Right"].map {
        ($0, try #require(host.frame($0), "no \($0) among \(host.labels)"))
      })
    #expect(frames["Edit"]!.maxX < frames["Title"]!.minX && frames["Title"]!.maxX < frames["Trailing"]!.minX)
    #expect(frames["Trailing"]!.maxY <= 44)
    #expect(frames["Left"]!.maxX < frames["Idle"]!.minX && frames["Idle"]!.maxX < frames["Right"]!.minX)
    #expect(frames["Left"]!.minY >= 456)
    #expect(host.labels == ["Edit", "Title", "Trailing", "Content", "Left", "Idle", "Right"])
  }

  @Test("Items come and go with conditions, keep their own state, and follow what they read")
  func conditions() throws {
    let model = Model()
    let host = try host { Screen(model: model) }
    #expect(host.activate("Edit"))
    host.finishAnimations()
    #expect(host.labels.prefix(4) == ["Cancel", "Title", "Trailing", "Save 0 0"])
    #expect(host.activate("Save 0 0"))
    host.finishAnimations()
    #expect(model.count == 1)
    #expect(host.labels.contains("Save 1 1"))
    host.change { model.isEditing = false }
    host.finishAnimations()
    #expect(!host.labels.contains("Cancel"))
    #expect(host.graph.differences().isEmpty)
  }

  @Test("A bar is hidden with its items, and gives its room to the content")
  func hiding() throws {
    let model = Model()
    let host = try host { Screen(model: model) }
    let before: CGRect = try #require(host.frame("Content"))
    host.change { model.hidesBar = true }
    #expect(!host.labels.contains("Left"))
    #expect(try #require(host.frame("Content")).midY == before.midY + 22)
  }

  private struct Options: View {
    var body: some View {
      NavigationStack {
        Text("Content")
          .toolbar {
            ToolbarItem(placement: .principal) { Text("Middle") }
            ToolbarItem(placement: .secondaryAction) { Button("Seldom") {} }
            ToolbarSpacer(.fixed)
            ToolbarItemGroup {
              Button("One") {}
              Button("Two") {}
            }
          }
          .toolbarTitleDisplayMode(.inline)
          .toolbarRole(.editor)
          .toolbarBackground(.visible, for: .navigationBar)
          .toolbarBackground(Color.red, for: .navigationBar)
          .toolbarColorScheme(.dark, for: .navigationBar)
      }
    }
  }

  @Test("Items that are seldom used stand in a menu, and the middle takes views instead of a title")
  func options() throws {
    let host = try host { Options() }
    #expect(host.labels == ["Middle", "One", "Two", "More", "Content"])
    #expect(host.activate("More"))
    host.finishAnimations()
    #expect(host.labels.contains("Seldom"))
  }

  @Test("Views in a toolbar are items at the end of the bar, and older items stand at both ends")
  func plain() throws {
    let host = try host {
      NavigationStack {
        Text("Content").toolbar { Button("Plain") {} }
          .navigationBarItems(leading: Button("Start") {}, trailing: Button("End") {})
      }
    }
    #expect(host.labels == ["Start", "Plain", "End", "Content"])
  }

  private struct Told: View {
    @Environment(\.told) private var told: String
    var body: some View { Text("Told \(told)") }
  }

  @Test("An item has the environment of the view with the toolbar")
  func environment() throws {
    let host = try host {
      NavigationStack {
        Text("Content").toolbar { ToolbarItem { Told() } }.environment(\.told, "inside")
      }
    }
    #expect(host.labels.contains("Told inside"))
  }

  @Test("A sheet with a stack has bars of its own")
  func sheet() throws {
    let host = try host {
      Text("Behind").sheet(isPresented: .constant(true)) {
        NavigationStack {
          Text("Form").navigationTitle("New")
            .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
        }
      }
    }
    host.finishAnimations()
    #expect(host.labels.filter { $0 != "Sheet Grabber" } == ["Cancel", "New", "Form"])
  }

  @Test("A menu stands beside the title, and customizable items stand as the app has them")
  func titleMenu() throws {
    let host = try host {
      NavigationStack {
        Text("Content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbarTitleMenu { Button("Rename") {} }
          .toolbar(id: "main") {
            ToolbarItem(id: "first", placement: .primaryAction) { Button("First") {} }
            ToolbarItem(id: "second", placement: .primaryAction, showsByDefault: false) { Button("Second") {} }
          }
      }
    }
    #expect(host.labels == ["Title", "Title Menu", "First", "More", "Content"])
    #expect(host.activate("Title Menu"))
    host.finishAnimations()
    #expect(host.labels.contains("Rename"))
  }
}

extension EnvironmentValues {
  @Entry fileprivate var told: String = "none"
}
