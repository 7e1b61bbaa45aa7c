import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Frames relative to their container", .serialized)
struct ContainerRelativeFrameTests {
  private func size(@ViewBuilder _ root: () -> some View) throws -> CGSize? {
    let host = try window(width: 200, height: 100, safeArea: .init(top: 20, bottom: 10), root: root)
    #expect(host.graph.differences().isEmpty)
    return host.frame("a")?.size
  }

  private var box: some View { Color.red.accessibilityLabel("a") }

  @Test("The window is a container, without its safe area")
  func window_() throws {
    #expect(
      try size { box.containerRelativeFrame([.horizontal, .vertical]).padding(30) } == CGSize(width: 200, height: 70))
    #expect(
      try size { box.containerRelativeFrame(.horizontal).frame(width: 10, height: 5) } == CGSize(width: 200, height: 5))
  }

  @Test("A frame takes a share of columns with the distances between them, or what a function says")
  func shares() throws {
    #expect(
      try size { box.containerRelativeFrame(.horizontal, count: 4, span: 1, spacing: 8).frame(height: 10) }
        == CGSize(width: 44, height: 10))
    #expect(
      try size { box.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 8).frame(height: 10) }
        == CGSize(width: 148, height: 10))
    #expect(
      try size {
        box.containerRelativeFrame([.horizontal, .vertical]) { length, axis in axis == .horizontal ? length / 2 : 7 }
      } == CGSize(width: 100, height: 7))
  }

  @Test("Content is aligned in the frame")
  func alignment() throws {
    let host = try window {
      Color.red.accessibilityLabel("a").frame(width: 10, height: 10).containerRelativeFrame(
        .horizontal, alignment: .trailing)
    }
    #expect(host.frame("a") == CGRect(x: 190, y: 45, width: 10, height: 10))
  }

  @Test("A change of the window changes the frame")
  func resizing() throws {
    let host = try window { Color.red.accessibilityLabel("a").containerRelativeFrame(.horizontal).frame(width: 5) }
    host.change { host.graph.resize(to: HostWindow(size: CGSize(width: 320, height: 50))) }
    #expect(host.frame("a")?.width == 320)
  }

  @Test("A scroll view is a container; its content may decide how large it is")
  func scroll() throws {
    struct Root: View {
      let remote: Remote<CGFloat>
      @State private var width: CGFloat = 120
      var body: some View {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<3, id: \.self) { Color.red.accessibilityLabel("\($0)").containerRelativeFrame(.horizontal) }
          }
        }
        .frame(width: width, height: 40)
        .handing($width, to: remote)
      }
    }
    let remote = Remote<CGFloat>()
    let told: [String] = try warnings {
      let host = try window { Root(remote: remote) }
      #expect(host.frame("0")?.width == 120)
      host.change { remote.value = 60 }
      #expect(host.frame("2")?.width == 60)
    }
    #expect(told == [])
  }
}
