import AccessibilityTree
import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Rename buttons", .serialized)
struct RenameButtonTests {
  private struct Rename: View {
    @Environment(\.rename) private var rename: RenameAction?
    var body: some View {
      Button("By hand") { rename?() }.disabled(rename == nil)
    }
  }

  @Test("A rename button runs the action around it, and is disabled without one")
  func action() throws {
    var count = 0
    let host = try window {
      VStack {
        RenameButton()
        Rename()
      }
      .renameAction { count += 1 }
    }
    #expect(host.labels == ["Rename", "By hand"])
    #expect(host.activate("Rename") && count == 1)
    #expect(host.activate("By hand") && count == 2)
    let none = try window {
      VStack {
        RenameButton()
        Rename()
      }
    }
    #expect(none.elements.allSatisfy { $0.properties.traits.contains(.isDisabled) })
  }

  private struct Named: View {
    @FocusState private var isFocused: Bool
    @State private var name = "Notes"
    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($isFocused)
        Text(isFocused ? "edited" : "not edited")
        RenameButton()
      }
      .renameAction($isFocused)
    }
  }

  @Test("A rename action can move the focus to a field")
  func focus() throws {
    let host = try window(width: 300, height: 200) { Named() }
    #expect(host.labels.contains("not edited"))
    _ = host.activate("Rename")
    host.update()
    #expect(host.labels.contains("edited"))
  }
}
