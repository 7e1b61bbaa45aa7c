import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Oracle: disclosure groups", .serialized)
struct DisclosureOracles {
  @Test("A row is as wide as there is room, with the content in the middle right below it (disclosure/basic)")
  func basic() throws {
    struct Root: View {
      let remote: Remote<Bool>
      @State private var isOpen = false

      var body: some View {
        VStack(spacing: 12) {
          DisclosureGroup("Group", isExpanded: $isOpen) {
            Text("Inside").probe("inside")
            Toggle("Toggle", isOn: .constant(true)).probe("toggle")
          }
          .probe("group")
          DisclosureGroup(isExpanded: .constant(true)) {
            Text("Content").probe("shownContent")
          } label: {
            Color.clear.frame(width: 83, height: 16).probe("customLabel")
          }
          .probe("expanded")
          DisclosureGroup("Outer", isExpanded: .constant(true)) {
            DisclosureGroup("Inner", isExpanded: .constant(true)) {
              Text("Nested").probe("nested")
            }
            .probe("inner")
          }
          .probe("outer")
        }
        .padding(.horizontal, 20)
        .probe("stack")
        .handing($isOpen, to: remote)
      }
    }
    let remote = Remote<Bool>()
    let window = try OracleWindow(320, 300) { Root(remote: remote) }
    // The recorded label is a row of 16 points with a symbol; the group is 24 high then.
    #expect(
      window.differences(
        [
          "group": [20, 70, 280, 24], "expanded": [20, 106, 280, 40], "outer": [20, 158, 280, 64],
          "inner": [20, 182, 280, 40],
        ].mapValues { [$0[0], $0[1] + 4, $0[2], $0[3]] }) == [])
    window.host.change { remote.value = true }
    window.host.finishAnimations()
    let open: CGFloat = 49.75 + 4
    #expect(
      window.differences([
        "group": [20, open, 280, 64.5], "inside": [141.75, open + 24, 36.5, 16],
        "toggle": [129, open + 46, 62, 18.5],
      ]) == [])
  }
}
